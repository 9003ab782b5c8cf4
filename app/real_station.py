"""A real station: the house that was set up, on its own printer and scanner. Part of the composition root."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING

from app.bootstrap import copies_of, key_file, open_house
from app.config import Places, StationFile
from app.device_setup import VIRTUAL, StationSetup
from app.domain.errors import KnownError
from app.domain.house.rights import Act
from app.ports.changes import Changes
from app.ports.copies import Copies
from app.ports.devices import BadScan, Scan
from app.ports.printing import PrinterStatus
from app.ports.timestamps import StampTrouble
from app.services.backup import run_due_backup
from app.services.house import House
from app.services.papers import StoreSpool
from app.services.starting import ensure_head
from app.services.timestamps import stamp_closures
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
_LOOK_SECONDS = 300.0
"""How often the schedules of copies and timestamps are looked at."""


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
            raise KnownError("station_not_set_up", store=str(places.store))
        operations.read(bridge, partial(_look_at_head, house)).run()
        repeats = RepeatFilter()
        devices = Devices.start(places, file, house, bridge, repeats, operations.report)
        stamping = StampSchedule(house, closings.heard, operations.report)
        stamping.start()
        desk = Desk(house, file.station, establishment, point_of_sale)
        settings = StationSetup(places, house.clock)

        def stop() -> None:
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


class CopySchedule:
    """Copies the store when a copy is due, on a thread of its own; each copy is verified in full.

    What goes wrong is logged each time, and told once for each cause until a copy was made.
    """

    def __init__(
        self, house: House, copies: Copies, places: Places, report: Callable[[BaseException], None]
    ) -> None:
        self._house, self._copies, self._places, self._report = house, copies, places, report
        self._told = ""
        self._stopping = threading.Event()
        self._thread = threading.Thread(target=self._run, name="copies", daemon=True)

    def start(self) -> None:
        self._thread.start()

    def stop(self) -> None:
        """Waits for a copy that is under way."""
        self._stopping.set()
        self._thread.join()

    def look(self) -> None:
        """Make the copy that is due by now, if one is."""
        try:
            folder = self._places.copies_under(self._house.at_present().settings)
            made = run_due_backup(self._house, self._copies, folder)
        except KnownError as error:
            self._tell(error)
        else:
            if made is not None:
                self._told = ""
                _log.info("copied up to entry %s: %s", made.head.number, made.path)

    def _tell(self, error: KnownError) -> None:
        _log.error("no copy was made", exc_info=error)
        if error.cause != self._told:
            self._told = error.cause
            self._report(error)

    def _run(self) -> None:
        while True:
            self.look()
            if self._stopping.wait(_LOOK_SECONDS):
                return


class Closings:
    """Passes on what was committed, and hears when a day is closed (the port `Changes`)."""

    def __init__(self, changes: Changes) -> None:
        self._changes = changes
        self.heard = threading.Event()

    def announce(self, act: Act, subject: str) -> None:
        self._changes.announce(act, subject)
        if act is Act.CLOSE_DAY:
            self.heard.set()


class StampSchedule:
    """Has closures timestamped once they are committed, on a thread of its own; no screen waits for it.

    What goes wrong is logged each time and tried again; it is told once until a timestamp was had.
    """

    def __init__(
        self, house: House, closed: threading.Event, report: Callable[[BaseException], None]
    ) -> None:
        self._house, self._closed, self._report = house, closed, report
        self._told = False
        self._stopping = threading.Event()
        self._thread = threading.Thread(target=self._run, name="timestamps", daemon=True)

    def start(self) -> None:
        if self._house.timestamps is not None:
            self._thread.start()

    def stop(self) -> None:
        """Waits for an answer that is under way, no longer than its deadline."""
        self._stopping.set()
        self._closed.set()
        if self._house.timestamps is not None:
            self._thread.join()

    def look(self) -> None:
        """Ask for the timestamps that are missing, if any are."""
        try:
            trouble = stamp_closures(self._house)
        except KnownError as error:
            _log.exception("the store could not be read for timestamps")
            self._tell(error)
            return
        if trouble is None:
            self._told = False
        else:
            _log.error("a closure has no timestamp: %s", trouble)
            cause = "proxy_refused" if trouble is StampTrouble.PROXY_REFUSED else "closure_unstamped"
            self._tell(KnownError(cause, why=trouble))

    def _tell(self, error: KnownError) -> None:
        if not self._told:
            self._told = True
            self._report(error)

    def _run(self) -> None:
        while not self._stopping.is_set():
            self._closed.clear()
            self.look()
            if not self._stopping.is_set():
                self._closed.wait(_LOOK_SECONDS)
