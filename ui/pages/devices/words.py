"""What the set-up page says."""

from __future__ import annotations

from app.ports.device_setup import FoundPrinter, Model, SimulatedFault
from app.ports.devices import BadScan, Manner, Scan, Suffix
from ui.pages.devices.presenter import Right
from ui.words import translate


def printer_words(printer: FoundPrinter) -> tuple[str, str]:
    """Its name, and how it is connected."""
    kind, _, where = printer.way.partition(":")
    ways = {
        "usb": translate("Devices", "USB"),
        "serial": translate("Devices", "Port série"),
        "cups": translate("Devices", "File d’impression (CUPS)"),
        "windows": translate("Devices", "Imprimante de Windows"),
        "network": translate("Devices", "Réseau"),
        "file": translate("Devices", "Fichier"),
        "virtual": translate("Devices", "Ses papiers s’affichent à l’écran"),
    }
    virtual = translate("Devices", "Imprimante virtuelle")
    name = virtual if kind == "virtual" else printer.name or where
    way = ways.get(kind, kind)
    return name, way if name == where or not where else f"{way} · {where}"


def model_words(model: Model) -> tuple[str, str]:
    paper = translate("Devices", "{width} mm, {dots} points")
    return profile_words(model.name), paper.format(width=model.paper_mm, dots=model.dots)


def profile_words(name: str) -> str:
    """What a model is called: `Epson TM-T20` is, `generic-80` is not."""
    words = {
        "virtual-80": translate("Devices", "À l’écran, 80 mm"),
        "virtual-58": translate("Devices", "À l’écran, 58 mm"),
        "tm-t88": "Epson TM-T88",
        "tm-t20": "Epson TM-T20",
        "tm-m30": "Epson TM-m30",
        "generic-80": translate("Devices", "Autre modèle, 80 mm"),
        "generic-58": translate("Devices", "Autre modèle, 58 mm"),
        "generic-80-ascii": translate("Devices", "Sans accents, 80 mm"),
        "generic-58-ascii": translate("Devices", "Sans accents, 58 mm"),
    }
    return words.get(name, name)


def right_words(right: Right) -> tuple[str, str]:
    """What to look for, and where."""
    return {
        Right.ACCENTS: (
            translate("Devices", "Les accents sont justes"),
            translate("Devices", "é è ç € œ, en trois tailles"),
        ),
        Right.BAR_CODE: (
            translate("Devices", "Le code-barres se lit"),
            translate("Devices", "Lisez-le : la case se coche"),
        ),
        Right.CUT: (
            translate("Devices", "Le papier est coupé"),
            translate("Devices", "Après la dernière ligne, pas avant"),
        ),
        Right.DRAWER: (
            translate("Devices", "Le tiroir s’est ouvert"),
            translate("Devices", "Laissez vide s’il n’y en a pas"),
        ),
    }[right]


def mending_words(wrong: Right) -> str:
    """What to try where something on the test page is wrong."""
    return {
        Right.ACCENTS: translate("Devices", "Accents faux : essayez le modèle du même papier en « ascii »."),
        Right.BAR_CODE: translate("Devices", "Code illisible ou absent : essayez un modèle « generic »."),
        Right.CUT: translate("Devices", "Pas de coupe : déchirez à la main, ou essayez un autre modèle."),
        Right.DRAWER: translate(
            "Devices", "Tiroir fermé : sans tiroir, rien à faire ; sinon, voyez son câble."
        ),
    }[wrong]


def scan_words(scan: Scan | BadScan) -> tuple[str, str]:
    """What was read, and how the scanner does it: `Suffixe Entrée, clavier US : c’est compris.`"""
    if isinstance(scan, BadScan):
        return (
            translate("Devices", "Code illisible"),
            translate("Devices", "Réglez la douchette sur les codes CODE 128, sans préfixe."),
        )
    if scan.manner is None:
        return scan.code, translate("Devices", "Douchette série ou virtuelle : rien à régler.")
    return scan.code, manner_words(scan.manner)


def manner_words(manner: Manner) -> str:
    """How a scanner types: `Suffixe Entrée ; même clavier que le poste.`"""
    suffix = {
        Suffix.ENTER: translate("Devices", "Suffixe Entrée"),
        Suffix.TAB: translate("Devices", "Suffixe Tabulation"),
        Suffix.NONE: translate("Devices", "Sans suffixe, donc un peu plus lente : préférez Entrée"),
    }[manner.suffix]
    layout = (
        translate("Devices", "réglée sur un autre clavier, mais comprise")
        if manner.other_layout
        else translate("Devices", "même clavier que le poste")
    )
    return f"{suffix} ; {layout}."


def fault_words(fault: SimulatedFault) -> tuple[str, str]:
    """A simulated fault, and what to watch."""
    return {
        SimulatedFault.NONE: (
            translate("Devices", "Tout va bien"),
            translate("Devices", "Ce qui attendait s’imprime"),
        ),
        SimulatedFault.PAPER_NEAR_END: (
            translate("Devices", "Papier bientôt fini"),
            translate("Devices", "Le bandeau prévient, les tickets sortent encore"),
        ),
        SimulatedFault.PAPER_END: (
            translate("Devices", "Plus de papier"),
            translate("Devices", "Vendez : rien n’est perdu, tout attend"),
        ),
        SimulatedFault.COVER_OPEN: (
            translate("Devices", "Capot ouvert"),
            translate("Devices", "Refermé, la file repart seule"),
        ),
        SimulatedFault.CUTTER: (
            translate("Devices", "Massicot bloqué"),
            translate("Devices", "À dégager à la main"),
        ),
        SimulatedFault.OFFLINE: (
            translate("Devices", "Hors ligne"),
            translate("Devices", "La touche de l’imprimante"),
        ),
        SimulatedFault.UNPLUGGED_IN_MID_PAPER: (
            translate("Devices", "Débranchée en plein ticket"),
            translate("Devices", "Le prochain papier : « Est-il sorti ? »"),
        ),
        SimulatedFault.SILENT: (
            translate("Devices", "Muette"),
            translate("Devices", "Sans réponse, l’état est inconnu"),
        ),
    }[fault]
