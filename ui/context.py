"""What every page is handed when it is made."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import Protocol

from app.domain.house.rights import Operator
from app.ports.device_setup import DeviceSetup, FaultSwitch
from app.ports.devices import VirtualDevices
from app.ports.filing import Filing
from app.ports.printing import Printing
from app.ports.wall import WallNote
from app.services.house import Origin
from ui.customer import CustomerScreen
from ui.desk import Desk
from ui.operations import Operations
from ui.pages.tournament_choice import TournamentChoice
from ui.sounds import Sounds


class Navigator(Protocol):
    """How a page opens another without knowing it."""

    def go(self, key: str, subject: object = None) -> None:
        """Open the page `key`; `subject` is what it is about (a code, a tournament)."""

    def show_badge(self, key: str, count: int) -> None:
        """How many things wait on a page."""

    def lock(self, whom: str = "", then: str = "") -> None:
        """Nobody is logged in any more. `whom` is asked for his code, and lands on the page `then`."""

    def hand_to(self, operator: Operator, then: str) -> None:
        """`operator`, who has proved himself by his code, goes on at this station, on the page `then`."""


@dataclass(frozen=True, slots=True)
class Demo:
    """What only a demonstration has: papers and scanner on the screen, a clock that is moved on."""

    devices: VirtualDevices
    go_on: Callable[[datetime], None]
    """Moves its clock on to an instant; an act, since whatever is played has to stand still meanwhile."""
    faults: FaultSwitch | None = None
    arrivals: Callable[[Origin], int] | None = None
    """Lets everybody who holds a place in the evening's tournament pay and be checked in."""
    tournament: str | None = None
    """The one that the day begins with, though another is being played already."""


@dataclass(frozen=True, slots=True)
class PageContext:
    desk: Desk
    operations: Operations
    printing: Printing
    sounds: Sounds
    navigator: Navigator
    filing: Filing
    demo: Demo | None = None
    setup: DeviceSetup | None = None
    wall: WallNote | None = None
    """Where it is kept what hangs on the wall; None where nothing is to come back."""
    customer: CustomerScreen = field(default_factory=CustomerScreen)
    tournament: TournamentChoice = field(default_factory=TournamentChoice)
    pins: Mapping[str, str] = field(default_factory=dict)
    """Everybody's personal code by his id, in the open: nothing is worth hiding in a house that does not
    exist, be it for a demonstration or for training. Empty in a real house."""

    def __post_init__(self) -> None:
        if self.demo is not None:
            self.tournament.choose(self.demo.tournament)


PageMaker = Callable[[PageContext], object]
