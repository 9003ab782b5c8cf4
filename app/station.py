"""Putting a station together: house, devices and screens. With `bootstrap`, the composition root."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from enum import StrEnum
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from types import MappingProxyType
from typing import TYPE_CHECKING

from app.bootstrap import key_file, open_house
from app.config import Places, StationFile
from app.demo.arrivals import arrive
from app.demo.clock import SATURDAY, DemoClock
from app.demo.evening import go_on
from app.demo.founding import (
    ESTABLISHMENT,
    EVENING_TOURNAMENT,
    PEOPLE,
    POINT_OF_SALE,
    STATION,
    TRAINING,
    found_demo,
)
from app.device_setup import DemoSetup, model_of
from app.domain.errors import KnownError
from app.domain.house.establishment import Establishment
from app.domain.house.seal import Head
from app.ports.devices import BadScan, Scan, ScanListener, VirtualPaper
from app.ports.outside import Clock
from app.ports.printing import PrinterStatus
from app.real_station import Devices, folders_of, held_by, real_parts
from app.services.house import House
from app.services.papers import StoreSpool
from app.setting_up import StationSettingUp, ensure_free, is_under_way
from app.wall_note import WallFile
from hardware.printers import JobChange, Printer
from hardware.profiles import VIRTUAL_80
from hardware.scanners import RepeatFilter, VirtualScanner
from hardware.scanners.codes import Scan as ScannedCode
from hardware.scanners.codes import Scanned
from hardware.scanners.keyboard import KeyboardScanner
from hardware.spooler import Spooler
from hardware.virtual import Label, Paper, VirtualPrinter

if TYPE_CHECKING:
    from ui.application import StationScreens
    from ui.operations import Operations
    from ui.station import PartsMaker, StationBridge, StationParts

_KEPT_PAPERS = 200
_PINS = MappingProxyType({person.operator: person.pin for person in PEOPLE})


class VirtualShelf:
    """The port `VirtualDevices`: what came out of the virtual printer, and a scanner held over it.

    The papers lie there again after a restart: they are kept in `folder`, bar codes and all.
    """

    def __init__(
        self,
        clock: Clock,
        folder: Path,
        on_scan: ScanListener,
        repeats: RepeatFilter,
        label: Callable[[], Label],
    ) -> None:
        self._clock = clock
        self._papers: deque[tuple[Paper, VirtualPaper]] = deque(maxlen=_KEPT_PAPERS)
        self.printer = VirtualPrinter(
            VIRTUAL_80,
            folder,
            on_paper=self._lay_down,
            label=label,
            keep=_KEPT_PAPERS,
        )
        for paper in self.printer.kept_papers():
            self._lay_down(paper)
        self._on_scan = on_scan
        self._scanner = VirtualScanner(self._scanned, repeats=repeats)

    def papers(self) -> Sequence[VirtualPaper]:
        return [shown for _, shown in reversed(tuple(self._papers))]

    def scan(self, paper: int) -> bool:
        held = [each for each, shown in self._papers if shown.number == paper]
        return bool(held) and self._scanner.scan(held[0])

    def _lay_down(self, paper: Paper) -> None:
        code = paper.codes[0] if paper.codes else None
        label = paper.label or Label("", self._clock.now())
        picture = paper.path.read_bytes() if paper.path else paper.png()
        shown = VirtualPaper(paper.number, label.title, picture, code, label.at, label.duplicate, paper.whole)
        self._papers.append((paper, shown))

    def _scanned(self, scanned: Scanned) -> None:
        if isinstance(scanned, ScannedCode):
            self._on_scan(Scan(scanned.digits))
        else:
            self._on_scan(BadScan(scanned.reason))


def demo_parts(
    places: Places, establishment: Establishment = ESTABLISHMENT, *, can_found: bool = False
) -> PartsMaker:
    """The demonstration: a real house in a folder of its own, printer and scanner on the screen.

    Training is the same under other words on page and paper. `can_found`: a way out of it leads to
    founding a real house.
    """

    def make(operations: Operations, bridge: StationBridge) -> StationParts:
        from ui.context import Demo  # noqa: PLC0415  # as above
        from ui.desk import Desk  # noqa: PLC0415  # as above
        from ui.station import StationParts  # noqa: PLC0415  # the command line runs without Qt

        clock = DemoClock(places.data / "clock")
        house = replace(open_demo_house(places, clock, establishment), changes=operations)
        repeats = RepeatFilter()
        shelf = VirtualShelf(
            clock, places.pictures, bridge.on_scan, repeats, partial(_label_of_paper_in_hand, house)
        )

        def listen(news: PrinterStatus | JobChange) -> None:
            if isinstance(news, PrinterStatus):
                bridge.on_printer(news)
            else:
                bridge.on_job()

        printer = Printer(STATION.printer, VIRTUAL_80, shelf.printer, drawer=True, virtual=True)
        spooler = Spooler((printer,), StoreSpool(house), clock, listen)
        spooler.start()

        def close() -> None:
            spooler.stop()
            house.store.close()
            clock.rest()

        desk = Desk(house, STATION, establishment, POINT_OF_SALE)
        setup = DemoSetup(shelf.printer, model_of(VIRTUAL_80), STATION.name, clock)
        arrivals = partial(arrive, house, tournament=EVENING_TOURNAMENT)
        demo = Demo(shelf, partial(go_on, house, clock), setup, arrivals, EVENING_TOURNAMENT)
        return StationParts(
            desk,
            spooler,
            KeyboardScanner(repeats),
            demo,
            close,
            setup,
            filing=folders_of(places),
            wall=WallFile(places.wall_note),
            can_found=can_found,
            pins=_PINS,
        )

    return make


def _label_of_paper_in_hand(house: House) -> Label:
    """What the paper is that the printer of the demonstration has just brought out."""
    sending = StoreSpool(house).unfinished(STATION.printer)
    if not sending:
        return Label("", house.clock.now())
    return Label(sending[0].document.title, house.clock.now(), sending[0].document.duplicate)


def training_parts(places: Places, file: StationFile) -> PartsMaker:
    """Training on the station's own printer and scanner: a store of its own, and every paper marked (H4).

    Its people are those of the demonstration, and the login tells their codes likewise.
    """

    def make(operations: Operations, bridge: StationBridge) -> StationParts:
        from ui.desk import Desk  # noqa: PLC0415  # as above
        from ui.station import StationParts  # noqa: PLC0415  # the command line runs without Qt

        clock = DemoClock(places.data / "clock")
        house = replace(open_demo_house(places, clock, TRAINING), changes=operations)
        repeats = RepeatFilter()
        devices = Devices.start(places, file, house, bridge, repeats, operations.report)
        station = replace(file.station, point_of_sale=POINT_OF_SALE.id)
        desk = Desk(house, station, TRAINING, POINT_OF_SALE)

        def close() -> None:
            devices.stop()
            clock.rest()

        return StationParts(
            desk,
            devices.spooler,
            KeyboardScanner(repeats),
            None,
            close,
            filing=folders_of(places),
            wall=WallFile(places.wall_note),
            pins=_PINS,
        )

    return make


def open_demo_house(places: Places, clock: DemoClock, establishment: Establishment = ESTABLISHMENT) -> House:
    """The demonstration house, founded the first time; its clock goes on where it was."""
    house = replace(open_house(places, make_keys=True), clock=clock)
    with house.store.read() as unit:
        latest = unit.journal.latest_at()
    if latest is None:
        if house.heads.last() is not None:
            house.heads.start_again(Head.empty())  # of a demonstration whose store was thrown away
        found_demo(house, establishment)
    clock.move_on(max(latest, SATURDAY) if latest else SATURDAY)
    return house


class WhichHouse(StrEnum):
    """Which of a station's houses is opened."""

    REAL = "real"
    NEW = "new"
    DEMO = "demo"
    TRAINING = "training"


def run_station(places: Places, which: WhichHouse, *, dark: bool, full_screen: bool) -> int:
    """Open the station's window and stay until it is closed.

    A set-up that was begun is gone on with; one that is asked for, here or in the demonstration, is
    begun, and the station opened once the house is founded. Raises KnownError(house_exists).
    """
    from ui.application import FOUND_ASKED, run  # noqa: PLC0415  # the command line runs without Qt
    from ui.setup.window import run_set_up  # noqa: PLC0415  # as above

    while True:
        if which is WhichHouse.NEW or (which is WhichHouse.REAL and is_under_way(places)):
            ensure_free(places)
            if not run_set_up(StationSettingUp(places), dark=dark, full_screen=full_screen):
                return 0
            which, places = WhichHouse.REAL, places.with_address()
        code = run(parts_of(places, which), dark=dark, full_screen=full_screen)
        if code != FOUND_ASKED:
            return code
        which = WhichHouse.NEW


def say_not_opened(error: KnownError) -> None:
    """Why there is no station's window, in a window of its own: not everybody starts it from a terminal."""
    from ui.not_opened import show_why  # noqa: PLC0415  # as above

    show_why(error, ["guichet"])


def parts_of(places: Places, which: WhichHouse) -> PartsMaker:
    """The real house where one was set up, else the demonstration; training and demonstration at will.

    Raises KnownError(station_not_set_up) for a house whose station file is missing, KnownError(house_gone)
    where only its keys are left: a disk that is not there is no reason for a demonstration.
    """
    file = StationFile.read(places.station_file)
    if which is WhichHouse.TRAINING:
        own = places.part("training")
        parts = training_parts(own, file) if file else demo_parts(own, TRAINING)
        return held_by(own, TRAINING.marking, parts)
    if which is WhichHouse.REAL and file is not None:
        return held_by(places, file.station.name, real_parts(places, file))
    if which is WhichHouse.REAL:
        _ensure_no_house(places)
    demo = places.part("demo")
    return held_by(demo, STATION.name, demo_parts(demo, can_found=which is WhichHouse.REAL))


def _ensure_no_house(places: Places) -> None:
    if places.store.exists():
        raise KnownError("station_not_set_up", store=str(places.store))
    if not key_file(places).exists():
        return
    if places.database_url is not None:
        raise KnownError("station_not_set_up")
    raise KnownError("house_gone", folder=str(places.data))


def live_demo_day(folder: Path, tell: Callable[[str], None]) -> None:
    """Live the demonstration's day without a display, through its real screens.

    Pictures of the screens and of the papers are left in `folder`; the house is gone afterwards.
    """
    from ui.demo_day import DemoDay  # noqa: PLC0415  # the command line runs without Qt

    with _passing_demo() as screens:
        DemoDay(screens, folder, tell).live()


def take_pictures(folder: Path) -> int:
    """A picture of every page of the demonstration in every look, in `folder`; how many there are."""
    from ui.demo_day import DemoDay  # noqa: PLC0415  # the command line runs without Qt
    from ui.tour import Tour  # noqa: PLC0415  # as above

    with _passing_demo() as screens, TemporaryDirectory(prefix="guichet-day-") as day:
        DemoDay(screens, Path(day), lambda _: None).live_afternoon()
        return Tour(screens).take_pictures(folder)


@contextmanager
def _passing_demo() -> Iterator[StationScreens]:
    """The demonstration's screens on a house that is gone afterwards."""
    from ui.application import make_application, open_screens  # noqa: PLC0415  # as above

    make_application(["guichet"])
    with TemporaryDirectory(prefix="guichet-demo-") as house:
        screens = open_screens(demo_parts(Places(Path(house) / "data", Path(house) / "keys")))
        try:
            screens.window.resize(1366, 768)
            screens.window.show()
            yield screens
        finally:
            screens.close()
            screens.operations.close()
