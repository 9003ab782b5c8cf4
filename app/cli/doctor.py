"""`guichet doctor`: what is connected, what answers, what is wrong and how to mend it (HOUSE H6).

In short French sentences, to be read out on the telephone. Close the station first: a port has one owner.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from dataclasses import replace

from app.config import Places, StationFile
from app.ports.devices import Suffix
from app.real_station import printer_of
from app.vault.system import SystemClock
from hardware.doctor import Finding, Health, by_way, examine, print_test_page, serial_ports
from hardware.printers import Printer
from hardware.setup import found_elsewhere
from hardware.spooler import USUAL

_SIGNS = {Health.GOOD: "bien", Health.UNKNOWN: "à voir", Health.BAD: "À RÉPARER"}
_SUFFIXES = {
    Suffix.ENTER: "suffixe Entrée",
    Suffix.TAB: "suffixe Tabulation",
    Suffix.NONE: "sans suffixe",
}
_PRINTER = "Imprimante de ce poste"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--print", dest="prints", action="store_true", help="print the test page, open the drawer"
    )


def run(arguments: argparse.Namespace) -> int:
    """0 where nothing is wrong, 1 else."""
    places = Places.from_environment()
    file = StationFile.read(places.station_file)
    findings = [*found_elsewhere(), *_of_station(places, file, prints=arguments.prints)]
    for line in (*_head(file), *_lines(findings), _summary(findings)):
        print(line)
    return int(any(finding.health is Health.BAD for finding in findings))


def _of_station(places: Places, file: StationFile | None, *, prints: bool) -> Iterator[Finding]:
    if file is None:
        yield from examine([], [], serial_ports(), USUAL)
        return
    printer = printer_of(places, file)
    scanners = [file.devices.scanner] if file.devices.scanner else []
    is_well = True
    for found in examine([printer], scanners, serial_ports(), USUAL):
        finding = found
        if found.subject == printer.name:
            finding = replace(by_way(found, file.devices.printer), subject=_PRINTER)
            is_well = found.health is not Health.BAD
        yield finding
    if not scanners:
        yield Finding("Douchette", Health.GOOD, _wedge_words(file))
    if prints:
        yield (
            _printed(printer, file)
            if is_well
            else Finding(
                "Page d’essai",
                Health.UNKNOWN,
                "Pas imprimée : réparez d’abord l’imprimante.",
                "Puis recommencez.",
            )
        )


def _printed(printer: Printer, file: StationFile) -> Finding:
    finding = print_test_page(printer, file.station.name, SystemClock().now(), USUAL)
    if finding.health is Health.BAD:
        return replace(by_way(finding, file.devices.printer), subject="Page d’essai")
    look = "Regardez-la : accents justes, code-barres entier, papier coupé"
    drawer = ", tiroir ouvert." if printer.drawer else "."
    remedy = finding.remedy or f"{look}{drawer}"
    return replace(finding, subject="Page d’essai", remedy=remedy)


def _wedge_words(file: StationFile) -> str:
    """Of a scanner that types: nothing to examine, only what was learnt of it."""
    devices = file.devices
    if not devices.suffix:
        return "Elle tape au clavier, rien à régler ; un code lu page Appareils la fait connaître."
    layout = "réglée sur un autre clavier, mais comprise" if devices.other_layout else "même clavier"
    return f"Elle tape au clavier : {_SUFFIXES[Suffix(devices.suffix)]}, {layout}."


def _head(file: StationFile | None) -> Iterator[str]:
    """What the station was told to use, before what was found of it."""
    if file is None:
        yield "Aucun poste n’est installé ici."
        return
    devices = file.devices
    drawer = "avec tiroir" if devices.drawer else "sans tiroir"
    yield f"Poste {file.station.name}."
    yield f"Réglage : imprimante {devices.printer}, modèle {devices.profile}, {drawer}."
    yield f"Réglage : douchette {devices.scanner or 'au clavier'}."


def _lines(findings: Sequence[Finding]) -> Iterator[str]:
    for number, finding in enumerate(findings, 1):
        yield f"{number}. [{_SIGNS[finding.health]}] {finding.subject} : {finding.words}"
        if finding.remedy:
            yield f"   → {finding.remedy}"


def _summary(findings: Sequence[Finding]) -> str:
    bad = [str(number) for number, each in enumerate(findings, 1) if each.health is Health.BAD]
    if bad:
        return f"À réparer : {'le point' if len(bad) == 1 else 'les points'} {', '.join(bad)}."
    if any(each.health is Health.UNKNOWN for each in findings):
        return "Rien à réparer ; regardez ce qui est à voir."
    return "Tout va bien."
