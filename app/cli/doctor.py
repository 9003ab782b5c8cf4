"""`guichet doctor`: what is connected, what answers, what is wrong and how to mend it (HOUSE H6).

In short French sentences, to be read out on the telephone. Close the station first: a port has one owner.
"""

from __future__ import annotations

import argparse

from app.config import Places, StationFile
from app.real_station import printer_of
from app.vault.system import SystemClock
from hardware.doctor import Finding, Health, examine, print_test_page, serial_ports
from hardware.setup import found_elsewhere
from hardware.spooler import USUAL

_SIGNS = {Health.GOOD: "bien", Health.UNKNOWN: "?", Health.BAD: "MAL"}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--print", dest="prints", action="store_true", help="print the test page, open the drawer"
    )


def run(arguments: argparse.Namespace) -> int:
    """0 where nothing is wrong, 1 else."""
    places = Places.from_environment()
    file = StationFile.read(places.station_file)
    printers = [printer_of(places, file)] if file else []
    scanners = [file.devices.scanner] if file and file.devices.scanner else []
    findings = [*found_elsewhere(), *examine(printers, scanners, serial_ports(), USUAL)]
    if arguments.prints and file:
        now = SystemClock().now()
        findings += [print_test_page(printer, file.station.name, now, USUAL) for printer in printers]
    for number, finding in enumerate(findings, 1):
        _say(number, finding)
    return int(any(finding.health is Health.BAD for finding in findings))


def _say(number: int, finding: Finding) -> None:
    print(f"{number}. [{_SIGNS[finding.health]}] {finding.subject} : {finding.words}")
    if finding.remedy:
        print(f"   → {finding.remedy}")
