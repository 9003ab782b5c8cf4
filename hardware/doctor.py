"""What is plugged in, what answers, what is wrong and how to mend it, in words for the telephone (H6).

Rows of data only: `guichet doctor` prints them. Runs beside no spooler: a port has one owner.
"""

from __future__ import annotations

import os
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from datetime import datetime
from enum import StrEnum
from pathlib import Path
from types import MappingProxyType

from serial.tools.list_ports import comports

from app.documents import BarCode, Block, Columns, Document, Emphasis, Kind, Line, Rule, Side
from app.ports.printing import Trouble
from hardware.conversation import ask, closing_question, confirm, mark_of
from hardware.printers import Printer, Timing
from hardware.profiles import Profile
from hardware.receipts import kick, lay_out
from hardware.status import Condition
from hardware.transports import FlowControl, TransportError
from hardware.transports.serial_port import open_port

BY_ID = Path("/dev/serial/by-id")
_NOT_DESCRIBED = "n/a"
"""What pyserial says of a port of which the system says nothing."""


class Health(StrEnum):
    GOOD = "good"
    UNKNOWN = "unknown"
    BAD = "bad"


@dataclass(frozen=True, slots=True)
class Finding:
    """One line of the report: what was looked at, how it is, and what to do about it.

    `trouble` is the same for a program.
    """

    subject: str
    health: Health
    words: str
    remedy: str = ""
    trouble: Trouble | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class SerialPort:
    """A serial port of this station; `lasting` is the path that stays when it is plugged in elsewhere."""

    device: str
    description: str
    lasting: str = ""


WORDS: Mapping[Trouble, tuple[str, str]] = MappingProxyType(
    {
        Trouble.UNREACHABLE: (
            "L’adresse ne répond pas.",
            "Vérifiez que l’imprimante est allumée, son câble branché et son adresse celle du réglage.",
        ),
        Trouble.CONNECTION_REFUSED: (
            "L’appareil refuse la connexion.",
            "Vérifiez le port du réglage (9100 d’ordinaire), puis éteignez et rallumez l’imprimante.",
        ),
        Trouble.PORT_MISSING: (
            "L’appareil n’est pas branché, ou il est éteint.",
            "Branchez-le et allumez-le, ou choisissez dans le réglage l’un des ports ci-dessus.",
        ),
        Trouble.PORT_TAKEN: (
            "Un autre programme tient le port.",
            "Fermez l’autre programme, ou l’autre fenêtre du guichet.",
        ),
        Trouble.PORT_DENIED: (
            "Ce compte n’a pas le droit d’ouvrir le port.",
            "Tapez : sudo usermod -aG dialout,lp $USER. Puis fermez la session et rouvrez-la.",
        ),
        Trouble.BUSY: (
            "L’imprimante travaille pour un autre poste.",
            "Attendez que l’autre poste ait fini : le papier part de lui-même.",
        ),
        Trouble.CLOSED_BY_PRINTER: (
            "L’imprimante a coupé la connexion.",
            "Éteignez et rallumez l’imprimante, vérifiez le câble.",
        ),
        Trouble.STOPPED_READING: (
            "L’imprimante ne prend plus de données.",
            "Vérifiez papier et capot ; sur un port série, vitesse et contrôle de flux.",
        ),
        Trouble.SILENT: (
            "Aucune réponse : état inconnu.",
            "Vérifiez le câble ; si ce modèle ne répond jamais, choisissez un profil « generic ».",
        ),
        Trouble.PAPER_NEAR_END: ("Le rouleau touche à sa fin.", "Préparez un rouleau."),
        Trouble.PAPER_END: ("Plus de papier.", "Mettez un rouleau."),
        Trouble.COVER_OPEN: ("Le capot est ouvert.", "Fermez le capot."),
        Trouble.CUTTER: (
            "Le massicot est bloqué.",
            "Éteignez, ouvrez le capot, dégagez le papier, rallumez.",
        ),
        Trouble.OFFLINE: ("L’imprimante est hors ligne.", "Appuyez sur sa touche de mise en ligne."),
        Trouble.PRINTER_FAULT: (
            "L’imprimante signale un défaut.",
            "Éteignez-la une minute ; si le défaut revient, appelez la maintenance.",
        ),
        Trouble.NOT_CONFIRMED: (
            "Envoyé, mais l’imprimante n’a pas dit qu’elle a imprimé.",
            "Regardez si la page est sortie entière.",
        ),
        Trouble.STALE: ("Le travail attendait depuis trop longtemps.", "Imprimez-le ou abandonnez-le."),
        Trouble.PROGRAM_STOPPED: (
            "Le programme s’est arrêté pendant l’impression.",
            "Regardez si la page est sortie entière.",
        ),
        Trouble.PAPER_TOO_NARROW: (
            "Le code à barres ne tient pas sur ce papier.",
            "Choisissez le profil qui correspond à la largeur du rouleau.",
        ),
        Trouble.NOT_PRINTABLE: ("Ce papier ne peut pas être imprimé.", "Appelez la maintenance."),
    }
)
"""What is wrong, and how to mend it."""

_BY_WAY: Mapping[tuple[str, Trouble], tuple[str, str]] = MappingProxyType(
    {
        ("usb", Trouble.PORT_MISSING): (
            "L’imprimante USB n’est pas branchée, ou elle est éteinte.",
            "Branchez-la et allumez-la ; relancez « guichet doctor » : elle doit être nommée plus haut.",
        ),
        ("usb", Trouble.PORT_DENIED): (
            "Ce compte n’a pas le droit d’ouvrir l’imprimante USB.",
            "Tapez : sudo usermod -aG lp $USER. Puis, dans /etc/udev/rules.d/70-guichet.rules, la ligne : "
            'SUBSYSTEM=="usb", ATTR{{idVendor}}=="{vendor}", MODE="0660", GROUP="lp". '
            "Puis débranchez, rebranchez, rouvrez la session.",
        ),
        ("usb", Trouble.PORT_TAKEN): (
            "Un autre programme ou une file d’impression tient l’imprimante.",
            "Fermez l’autre fenêtre du guichet. Une file ? Supprimez-la : lpadmin -x, puis son nom.",
        ),
        ("serial", Trouble.PORT_DENIED): (
            "Ce compte n’a pas le droit d’ouvrir le port.",
            "Tapez : sudo usermod -aG dialout $USER. Puis fermez la session et rouvrez-la.",
        ),
        ("cups", Trouble.UNREACHABLE): (
            "Le serveur d’impression ne répond pas.",
            "Tapez : sudo systemctl start cups. Puis recommencez.",
        ),
        ("cups", Trouble.PORT_MISSING): (
            "Cette file d’impression n’existe pas.",
            "Choisissez dans le réglage l’une de celles nommées plus haut.",
        ),
    }
)


def by_way(finding: Finding, way: str) -> Finding:
    """The same in words for how the printer is reached: `usb:04b8:0e15`, `cups:ticket`, …"""
    kind, _, where = way.partition(":")
    known = _BY_WAY.get((kind, finding.trouble)) if finding.trouble is not None else None
    if known is None:
        return finding
    words, remedy = known
    return replace(finding, words=words, remedy=remedy.format(vendor=where.partition(":")[0]))


def serial_ports(by_id: Path = BY_ID) -> tuple[SerialPort, ...]:
    """The serial ports of this station, with their lasting names where the system gives them."""
    lasting = {str(link.resolve()): str(link) for link in sorted(by_id.glob("*"))} if by_id.is_dir() else {}
    found = sorted(comports(), key=lambda port: port.device)
    return tuple(
        SerialPort(port.device, port.description or "", lasting.get(port.device, "")) for port in found
    )


def examine_ports(ports: Sequence[SerialPort]) -> Sequence[Finding]:
    """The ports alone: none is opened."""
    if not ports:
        return [Finding("ports série", Health.UNKNOWN, "Aucun port série sur ce poste.")]
    return [Finding(port.device, Health.GOOD, _port_words(port)) for port in ports]


def program_at(port: str) -> str:
    """The program that has a device open; empty where the system does not tell."""
    device = os.path.realpath(port)
    for link in Path("/proc").glob("[0-9]*/fd/*"):
        with suppress(OSError):
            if str(link.readlink()) == device:
                return link.parents[1].joinpath("comm").read_text("utf-8").strip()
    return ""


def examine(
    printers: Sequence[Printer], scanner_ports: Sequence[str], ports: Sequence[SerialPort], timing: Timing
) -> tuple[Finding, ...]:
    """Every port, printer and scanner of the station."""
    printing = [_examine_printer(printer, timing) for printer in printers]
    scanning = [_examine_scanner(port) for port in scanner_ports]
    return (*examine_ports(ports), *printing, *scanning)


def _port_words(port: SerialPort) -> str:
    described = port.description not in {"", _NOT_DESCRIBED}
    if port.lasting:
        return f"Port série, nom durable {port.lasting}."
    return f"Port série, {port.description}." if described else "Port série, aucun appareil reconnu dessus."


def print_test_page(printer: Printer, station: str, now: datetime, timing: Timing) -> Finding:
    """Print the test page and open the drawer that hangs on `printer`; what became of it."""
    return print_now(printer, check_page(printer.profile, station, now), timing, kicks=printer.drawer)


def print_now(printer: Printer, document: Document, timing: Timing, *, kicks: bool = False) -> Finding:
    """Print one paper past any spooler, while nothing else holds `printer`; what became of it."""
    page = lay_out(document, printer.profile)
    mark = mark_of(0)
    try:
        printer.transport.open()
        if kicks:
            printer.transport.send(kick(printer.profile.pulse))
        printer.transport.send(page + closing_question(printer.profile, mark))
        end = time.monotonic() + timing.confirm_seconds
        doubt = confirm(printer.transport, printer.profile, mark, lambda: end)
    except TransportError as failed:
        return _finding(printer.name, failed.trouble, Health.BAD)
    finally:
        printer.transport.close()
    if doubt is None:
        return Finding(printer.name, Health.GOOD, f"{document.title} imprimée.")
    return _finding(printer.name, doubt, Health.UNKNOWN)


def check_page(profile: Profile, station: str, now: datetime) -> Document:
    """The test page: the profile's figures, every accent, each size, a bar code as wide as a ticket's."""
    letters = "àâäæçéèêëîïôœöùûüÿ ÀÂÄÆÇÉÈÊËÎÏÔŒÖÙÛÜŸ € « » ° ’ · …"
    blocks: tuple[Block, ...] = (
        Line("PAGE D’ESSAI", Side.CENTRE, Emphasis.LARGE),
        Rule(),
        Columns("Profil", profile.name),
        Columns("Papier", f"{profile.paper_mm} mm, {profile.dots} points"),
        Columns("Page de code", "dessinée" if profile.code_page is None else str(profile.code_page)),
        Columns("Code à barres", "dessiné" if profile.raster_bar_codes else "de l’imprimante"),
        Rule(),
        Line(letters),
        Line(letters, emphasis=Emphasis.BOLD),
        Line(letters, emphasis=Emphasis.SMALL),
        Line("3,50 €", Side.RIGHT, Emphasis.LARGE),
        BarCode("012345678901234567890123"),
        Rule(),
        Line("Bords gauche et droit : les tirets ci-dessus doivent être entiers.", emphasis=Emphasis.SMALL),
    )
    return Document(Kind.TEST_PAGE, "Page d’essai", "essai", now, station, blocks)


def _examine_printer(printer: Printer, timing: Timing) -> Finding:
    try:
        printer.transport.open()
        if printer.transport.delivers or not printer.profile.answers:
            words = (
                "Le fichier peut être écrit." if printer.transport.delivers else "Ce modèle ne répond pas."
            )
            health = Health.GOOD if printer.transport.delivers else Health.UNKNOWN
            return Finding(printer.name, health, words)
        return _of_condition(printer.name, ask(printer.transport, timing.answer_seconds))
    except TransportError as failed:
        return _finding(printer.name, failed.trouble, Health.BAD)
    finally:
        printer.transport.close()


def _of_condition(name: str, condition: Condition | None) -> Finding:
    if condition is None:
        return _finding(name, Trouble.SILENT, Health.UNKNOWN)
    if condition.trouble is not None:
        return _finding(name, condition.trouble, Health.BAD)
    if condition.paper_near_end:
        return _finding(name, Trouble.PAPER_NEAR_END, Health.GOOD)
    return Finding(name, Health.GOOD, "Prête.")


def _examine_scanner(port: str) -> Finding:
    try:
        open_port(port, 9600, FlowControl.NONE, write_seconds=1.0).close()
    except TransportError as failed:
        return _finding(port, failed.trouble, Health.BAD)
    return Finding(port, Health.GOOD, "Douchette branchée.")


def _finding(subject: str, trouble: Trouble, health: Health) -> Finding:
    words, remedy = WORDS[trouble]
    return Finding(subject, health, words, remedy, trouble)
