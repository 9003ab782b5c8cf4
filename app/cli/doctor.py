"""`guichet doctor`: what is connected, what answers, what is wrong and how to mend it (HOUSE H6).

In short French sentences, to be read out on the telephone. Beside a station that is open it says what it
can and leaves that one's printer and scanner alone: a port has one owner.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path

from app.config import Places, StationFile
from app.ports.devices import Suffix
from app.ports.printing import Trouble
from app.real_station import printer_of
from app.vault.system import SystemClock
from db.holding import holder_of
from hardware.doctor import (
    Finding,
    Health,
    by_way,
    examine,
    examine_ports,
    print_test_page,
    program_at,
    serial_ports,
)
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
    held = _stations_open(places)
    own = file is not None and held.get(places.store)
    examined = examine_ports(serial_ports()) if own else _of_station(places, file, prints=arguments.prints)
    findings = [*map(_open_words, held.values()), *found_elsewhere(), *examined]
    for line in (*_head(file), *_lines(findings), _summary(file, findings)):
        print(line)
    return int(any(finding.health is Health.BAD for finding in findings))


def _stations_open(places: Places) -> Mapping[Path, str]:
    """Who holds which store on this machine now: the station, its training, the demonstration."""
    stores = [places.store, *(places.part(part).store for part in ("training", "demo"))]
    found = {store: holder_of(store) for store in stores}
    return {store: holder for store, holder in found.items() if holder is not None}


def _open_words(station: str) -> Finding:
    return Finding(
        "Guichet",
        Health.UNKNOWN,
        f"Le poste « {station} » est ouvert : ce qu’il tient n’est pas examiné.",
        "L’état de ses appareils est en haut de son écran. Pour tout examiner, fermez-le, puis recommencez.",
    )


def _of_station(places: Places, file: StationFile | None, *, prints: bool) -> Iterator[Finding]:
    if file is None:
        yield from examine_ports(serial_ports())
        return
    printer = printer_of(places, file)
    scanners = [file.devices.scanner] if file.devices.scanner else []
    is_well = True
    for found in examine([printer], scanners, serial_ports(), USUAL):
        finding = found
        if found.subject == printer.name:
            finding = replace(by_way(found, file.devices.printer), subject=_PRINTER)
            finding = _by_whom(finding, file.devices.printer.partition(":")[2])
            is_well = found.health is not Health.BAD
        elif found.subject in scanners:
            finding = _by_whom(found, found.subject)
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


def _by_whom(finding: Finding, port: str) -> Finding:
    """The program that has taken a port, by its name."""
    program = program_at(port) if finding.trouble is Trouble.PORT_TAKEN else ""
    return replace(finding, words=f"Le programme « {program} » tient le port.") if program else finding


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
        yield "Aucun poste n’est installé ici : il n’y a pas encore d’imprimante ni de douchette à examiner."
        yield "   → Pour l’installer : guichet run --new. Pour essayer sans rien installer : guichet run."
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


def _summary(file: StationFile | None, findings: Sequence[Finding]) -> str:
    bad = [str(number) for number, each in enumerate(findings, 1) if each.health is Health.BAD]
    if bad:
        return f"À réparer : {'le point' if len(bad) == 1 else 'les points'} {', '.join(bad)}."
    if file is None:
        return "Rien à réparer : installez d’abord le poste, puis recommencez."
    if any(each.health is Health.UNKNOWN for each in findings):
        return "Rien à réparer ; regardez ce qui est à voir."
    return "Tout va bien."
