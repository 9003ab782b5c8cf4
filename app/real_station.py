"""A real station: the house that was set up, on its own printer and scanner. Part of the composition root."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING

from app.bootstrap import copies_of, key_file, open_house
from app.config import Places, StationFile
from app.device_setup import VIRTUAL, StationSetup
from app.domain.errors import KnownError
from app.ports.devices import BadScan, Scan
from app.ports.printing import PrinterStatus
from app.schedules import Closings, CopySchedule, NightSchedule, StampSchedule
from app.services.house import House
from app.services.papers import StoreSpool
from app.services.starting import ensure_head
from app.vault.keys import Keyring
from app.wall_note import WallFile
from db.holding import StoreHeld
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
    from ui.operations import Operations
    from ui.station import PartsMaker, StationBridge, StationParts

_log = logging.getLogger("guichet")


def printer_of(places: Places, file: StationFile) -> Printer:
    """The station's printer. Raises KnownError(printer_way_unknown, profile_unknown)."""
    devices = file.devices
    profile = setup.profile_of(devices.profile, way=devices.printer, dots=devices.dots)
    name, drawer = file.station.printer, devices.drawer
    if devices.printer == VIRTUAL:
        paper = VirtualPrinter(profile, places.pictures)
        return Printer(name, profile, paper, drawer=drawer, virtual=True)
    printer = setup.printer_at(devices.printer, profile, name=name, station=file.station.name, drawer=drawer)
    turns = SharedTransport(
        printer.transport, places.data / "turns", address=devices.printer, station=file.station.name
    )
    return replace(printer, transport=turns)


def folders_of(places: Places) -> Folders:
    """Where files come in and go out, beside the store."""
    return Folders(places.data / "incoming", places.data / "outgoing")


def held_by(places: Places, station: str, make_parts: PartsMaker) -> PartsMaker:
    """The same parts, on a store that is this window's alone for as long as they are in use.

    They raise KnownError(store_held) where another window has it. Stations that share a PostgreSQL
    server need no such turn.
    """
    if places.database_url is not None:
        return make_parts

    def make(operations: Operations, bridge: StationBridge) -> StationParts:
        held = StoreHeld(places.store, station)
        try:
            parts = make_parts(operations, bridge)
        except BaseException:
            held.release()
            raise

        def close() -> None:
            try:
                parts.close()
            finally:
                held.release()

        return replace(parts, close=close)

    return make


def real_parts(places: Places, file: StationFile) -> PartsMaker:
    """The station that set-up wrote down."""

    def make(operations: Operations, bridge: StationBridge) -> StationParts:
        from ui.desk import Desk  # noqa: PLC0415  # as above
        from ui.station import StationParts  # noqa: PLC0415  # the command line runs without Qt

        closings = Closings(operations)
        house = replace(open_house(places), changes=closings)
        with house.store.read() as unit:
            establishment = unit.places.establishment()
            point_of_sale = unit.places.point_of_sale(file.station.point_of_sale)
        if establishment is None:
            raise KnownError("house_gone")
        operations.read(bridge, partial(_look_at_head, house)).run()
        repeats = RepeatFilter()
        devices = Devices.start(places, file, house, bridge, repeats, operations.report)
        stamping = StampSchedule(house, closings.heard, operations.report)
        stamping.start()
        desk = Desk(house, file.station, establishment, point_of_sale)
        nights = NightSchedule(house, desk.anonymous)
        nights.start()
        settings = StationSetup(places, house.clock)

        def stop() -> None:
            nights.stop()
            stamping.stop()
            devices.stop()

        return StationParts(
            desk,
            devices.spooler,
            KeyboardScanner(repeats),
            None,
            stop,
            settings,
            filing=folders_of(places),
            wall=WallFile(places.wall_note),
        )

    return make


def _look_at_head(house: House) -> None:
    """Raises what `ensure_head` does, which the screens then say; the log keeps it."""
    try:
        ensure_head(house)
    except KnownError:
        _log.exception("the store does not end as this station last saw it")
        raise


@dataclass(frozen=True, slots=True)
class Devices:
    """What runs beside the screens, each on a thread of its own."""

    house: House
    spooler: Spooler
    scanner: SerialScanner | None
    copying: CopySchedule

    @classmethod
    def start(
        cls,
        places: Places,
        file: StationFile,
        house: House,
        bridge: StationBridge,
        repeats: RepeatFilter,
        report: Callable[[BaseException], None],
    ) -> Devices:
        """`report` is told, on any thread, why no copy could be made."""

        def listen(news: PrinterStatus | JobChange) -> None:
            if isinstance(news, PrinterStatus):
                bridge.on_printer(news)
            else:
                bridge.on_job()

        spooler = Spooler((printer_of(places, file),), StoreSpool(house), house.clock, listen)
        spooler.start()
        scanner = _scanner(file.devices.scanner, bridge, repeats) if file.devices.scanner else None
        copies = copies_of(places, Keyring.open(key_file(places)))
        copying = CopySchedule(house, copies, places, report)
        copying.start()
        return cls(house, spooler, scanner, copying)

    def stop(self) -> None:
        self.copying.stop()
        if self.scanner is not None:
            self.scanner.stop()
        self.spooler.stop()
        self.house.store.close()


def _scanner(port: str, bridge: StationBridge, repeats: RepeatFilter) -> SerialScanner:
    def scanned(code: Scanned) -> None:
        bridge.on_scan(Scan(code.digits) if isinstance(code, ScannedCode) else BadScan(code.reason))

    def say(state: ScannerState) -> None:
        _log.info("scanner %s: %s", port, state)
        bridge.on_scanner(there=state is ScannerState.CONNECTED)

    scanner = SerialScanner(port, scanned, on_state=say, repeats=repeats)
    scanner.start()
    return scanner
