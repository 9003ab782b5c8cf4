"""A real station: the house that was set up, on its own printer and scanner. Part of the composition root."""

from __future__ import annotations

import logging
import threading
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from app.bootstrap import copies_of, key_file, open_house
from app.config import Places, StationFile
from app.device_setup import VIRTUAL, StationSetup
from app.domain.errors import KnownError
from app.ports.copies import Copies
from app.ports.devices import BadScan, Scan, ScanListener
from app.ports.printing import PrinterStatus
from app.services.backup import run_due_backup
from app.services.house import House
from app.services.papers import StoreSpool
from app.vault.keys import Keyring
from hardware import setup
from hardware.filing import Folders
from hardware.printers import JobChange, Printer
from hardware.scanners import RepeatFilter, ScannerState, SerialScanner
from hardware.scanners.codes import Scan as ScannedCode
from hardware.scanners.codes import Scanned
from hardware.scanners.keyboard import KeyboardScanner
from hardware.spooler import Spooler
from hardware.transports import SharedTransport
from hardware.virtual import VirtualPrinter

if TYPE_CHECKING:
    from ui.application import PartsMaker, StationBridge, StationParts
    from ui.operations import Operations

_log = logging.getLogger("guichet")
_LOOK_SECONDS = 300.0
"""How often the schedule of copies is looked at."""


def printer_of(places: Places, file: StationFile) -> Printer:
    """The station's printer. Raises KnownError(printer_way_unknown, profile_unknown)."""
    devices = file.devices
    profile = setup.profile_of(devices.profile, way=devices.printer, dots=devices.dots)
    name, drawer = file.station.printer, devices.drawer
    if devices.printer == VIRTUAL:
        paper = VirtualPrinter(profile, places.data / "papers")
        return Printer(name, profile, paper, drawer=drawer, virtual=True)
    printer = setup.printer_at(devices.printer, profile, name=name, station=file.station.name, drawer=drawer)
    turns = SharedTransport(
        printer.transport, places.data / "turns", address=devices.printer, station=file.station.name
    )
    return replace(printer, transport=turns)


def folders_of(places: Places) -> Folders:
    """Where files come in and go out, beside the store."""
    return Folders(places.data / "incoming", places.data / "outgoing")


def real_parts(places: Places, file: StationFile) -> PartsMaker:
    """The station that set-up wrote down."""

    def make(operations: Operations, bridge: StationBridge) -> StationParts:
        from ui.application import StationParts  # noqa: PLC0415  # the command line runs without Qt
        from ui.desk import Desk  # noqa: PLC0415

        house = replace(open_house(places), changes=operations)
        with house.store.read() as unit:
            establishment = unit.places.establishment()
            point_of_sale = unit.places.point_of_sale(file.station.point_of_sale)
        if establishment is None:
            raise KnownError("station_not_set_up", store=str(places.store))
        repeats = RepeatFilter()
        devices = Devices.start(places, file, house, bridge, repeats)
        desk = Desk(house, file.station, establishment, point_of_sale)
        settings = StationSetup(places, house.clock)
        return StationParts(
            desk,
            devices.spooler,
            KeyboardScanner(repeats),
            None,
            devices.stop,
            settings,
            filing=folders_of(places),
        )

    return make


@dataclass(frozen=True, slots=True)
class Devices:
    """What runs beside the screens, each on a thread of its own."""

    house: House
    spooler: Spooler
    scanner: SerialScanner | None
    copying: CopySchedule

    @classmethod
    def start(
        cls, places: Places, file: StationFile, house: House, bridge: StationBridge, repeats: RepeatFilter
    ) -> Devices:
        def listen(news: PrinterStatus | JobChange) -> None:
            if isinstance(news, PrinterStatus):
                bridge.on_printer(news)
            else:
                bridge.on_job()

        spooler = Spooler((printer_of(places, file),), StoreSpool(house), house.clock, listen)
        spooler.start()
        scanner = _scanner(file.devices.scanner, bridge.on_scan, repeats) if file.devices.scanner else None
        copying = CopySchedule(house, copies_of(places, Keyring.open(key_file(places))), places)
        copying.start()
        return cls(house, spooler, scanner, copying)

    def stop(self) -> None:
        self.copying.stop()
        if self.scanner is not None:
            self.scanner.stop()
        self.spooler.stop()
        self.house.store.close()


def _scanner(port: str, on_scan: ScanListener, repeats: RepeatFilter) -> SerialScanner:
    def scanned(code: Scanned) -> None:
        on_scan(Scan(code.digits) if isinstance(code, ScannedCode) else BadScan(code.reason))

    def say(state: ScannerState) -> None:
        _log.info("scanner %s: %s", port, state)

    scanner = SerialScanner(port, scanned, on_state=say, repeats=repeats)
    scanner.start()
    return scanner


class CopySchedule:
    """Copies the store when a copy is due, on a thread of its own; what goes wrong is logged."""

    def __init__(self, house: House, copies: Copies, places: Places) -> None:
        self._house, self._copies, self._folder = house, copies, places.copies_folder
        self._stopping = threading.Event()
        self._thread = threading.Thread(target=self._run, name="copies", daemon=True)

    def start(self) -> None:
        self._thread.start()

    def stop(self) -> None:
        """Waits for a copy that is under way."""
        self._stopping.set()
        self._thread.join()

    def _run(self) -> None:
        while True:
            try:
                made = run_due_backup(self._house, self._copies, self._folder)
                if made is not None:
                    _log.info("copied up to entry %s: %s", made.head.number, made.path)
            except (KnownError, OSError):
                _log.exception("no copy was made")
            if self._stopping.wait(_LOOK_SECONDS):
                return
