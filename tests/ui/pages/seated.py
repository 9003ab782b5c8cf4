"""A page of a real house in a test: somebody sits at the station, the printer only wakes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from app import bootstrap
from app.bootstrap import ScenarioHouse, scenario_house
from app.config import Settings, Station
from app.documents import Document
from app.domain.house.establishment import Establishment
from app.domain.house.rights import Operator
from app.ports.filing import ReceivedFile
from app.ports.printing import Job, PrinterStatus
from app.scenarios.verbs import FileClock
from tests.app.services.kit import AFTERNOON, POINTS_OF_SALE, Counter
from tests.empty_stores import copied_sqlite
from tests.ui.resting import rest
from ui.context import Demo, PageContext
from ui.desk import Desk
from ui.operations import Operations
from ui.sounds import SilentPlayer, Sounds

HOUSE = Establishment("Maison Lenoir", "Port-Lazare", betting=True, poker=False)


class QuietPrinting:
    def __init__(self) -> None:
        self.kicks = self.looks = 0

    def wake(self) -> None:
        """Nothing prints here."""

    def look(self) -> None:
        self.looks += 1

    def picture(self, job: Job) -> bytes:  # noqa: ARG002
        return b""

    def kick_drawer(self) -> None:
        self.kicks += 1

    def status(self) -> Sequence[PrinterStatus]:
        return ()


@dataclass(slots=True)
class Gone:
    """Where pages asked to go; the port `Navigator`."""

    to: list[tuple[str, object]] = field(default_factory=list)
    badges: dict[str, int] = field(default_factory=dict)

    def go(self, key: str, subject: object = None) -> None:
        self.to.append((key, subject))

    def show_badge(self, key: str, count: int) -> None:
        self.badges[key] = count

    def lock(self, whom: str = "", then: str = "") -> None:
        self.to.append(("login", (whom, then) if whom else None))

    def hand_to(self, operator: Operator, then: str) -> None:
        self.to.append((then, operator))


@dataclass(slots=True)
class FilesInMemory:
    """The port `Filing`, without a disk; `pages` are the documents that became PDFs."""

    received: dict[str, ReceivedFile] = field(default_factory=dict)
    kept: dict[str, bytes] = field(default_factory=dict)
    pages: dict[str, Document] = field(default_factory=dict)
    incoming: str = "/guichet/incoming"
    outgoing: str = "/guichet/outgoing"

    def waiting(self) -> Sequence[str]:
        return tuple(self.received)

    def read(self, name: str) -> ReceivedFile:
        return self.received[name]

    def keep(self, name: str, data: bytes) -> str:
        self.kept[name] = data
        return f"{self.outgoing}/{name}"

    def keep_page(self, name: str, page: Document) -> str:
        self.pages[name] = page
        return f"{self.outgoing}/{name}"


@dataclass(frozen=True, slots=True)
class Seat:
    """The station that a page is opened at, and the house behind it."""

    counter: Counter
    context: PageContext
    gone: Gone
    files: FilesInMemory

    @property
    def kicks(self) -> int:
        """How often the drawer of the counter was to open."""
        printing = self.context.printing
        assert isinstance(printing, QuietPrinting)
        return printing.kicks

    def sit(self, operator: str) -> None:
        with self.counter.house.store.read() as unit:
            self.context.desk.operator = unit.people.operator(operator)

    def rest(self, qtbot: QtBot) -> None:
        """Wait until everything that was asked has come back and is shown."""
        rest(qtbot, self.context.operations)


class SameChance:
    """The port `Randomness`, alike in every run: no code is wider, no seat drawn otherwise."""

    def __init__(self) -> None:
        self._random = Random("guichet")  # noqa: S311

    def bytes(self, count: int) -> bytes:
        return self._random.randbytes(count)


@contextmanager
def _same_house(clock: FileClock) -> Iterator[ScenarioHouse]:
    with pytest.MonkeyPatch.context() as chance:
        chance.setattr(bootstrap, "SystemRandomness", SameChance)
        with scenario_house(clock, Settings(), copied_sqlite) as made:
            yield made


@contextmanager
def seated(
    operator: str, demo: Demo | None = None, *, pins: Mapping[str, str] | None = None
) -> Iterator[Seat]:
    """A founded house with Anna's drawer open, and `operator` at station P1."""
    clock = FileClock(AFTERNOON)
    with _same_house(clock) as made:
        operations = Operations()
        counter = Counter(replace(made.house, changes=operations), clock).found()
        counter.open()
        station = Station(name="P1", point_of_sale="P1", drawer="P1", printer="P1")
        gone = Gone()
        files = FilesInMemory()
        context = PageContext(
            desk=Desk(counter.house, station, HOUSE, POINTS_OF_SALE[0]),
            operations=operations,
            printing=QuietPrinting(),
            sounds=Sounds(SilentPlayer(), lambda: None),
            navigator=gone,
            filing=files,
            demo=demo,
            pins=pins or {},
        )
        seat = Seat(counter, context, gone, files)
        seat.sit(operator)
        try:
            yield seat
        finally:
            operations.close()
