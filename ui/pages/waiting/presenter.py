"""Which list is shown, who is in hand, what can be done about him. No Qt (POKER P3)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from app.domain.poker.state import Tournament
from app.services.house import Origin
from app.services.poker.desk import AtDesk, Withdrawn, withdraw
from app.services.poker.tournaments import AskTournaments, tournaments
from app.services.poker.waiting import AskWaiting, Unpaid, WaitingRoom, Waits, waiting
from ui.desk import Desk
from ui.pages.tournament_choice import tournament_at_hand
from ui.tournament.words import full_name


class Shown(StrEnum):
    WAITING = "waiting"
    UNPAID = "unpaid"


class Held(StrEnum):
    """How a place stands for somebody who waits."""

    NOT_YET = "not_yet"
    OFFERED = "offered"
    PAST = "past"


@dataclass(frozen=True, slots=True)
class WaitingRead:
    """All tournaments of the house, and who waits for the one that is worked on."""

    tournaments: Sequence[Tournament] = ()
    room: WaitingRoom | None = None


class WaitingPresenter:
    """Nobody is in hand until he is touched; taking somebody off is asked twice."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.read = WaitingRead()
        self.shown = Shown.WAITING
        self.chosen: str | None = None
        self.takes_off = False

    def load(self, chosen: str | None) -> WaitingRead:
        """Ask for the tournament `chosen`, or for the one at hand where that one is none."""
        origin = self.desk.origin()
        known = tournaments(self.desk.house, origin, AskTournaments())
        name = chosen if chosen in {each.tournament for each in known} else tournament_at_hand(known)
        if name is None:
            return WaitingRead(known)
        return WaitingRead(known, waiting(self.desk.house, origin, AskWaiting(name)))

    def show(self, read: WaitingRead) -> None:
        """Who is in hand stays so while he is on the list."""
        self.read = read
        if self.chosen not in {each.player for each in self.listed}:
            self.choose(None)

    @property
    def room(self) -> WaitingRoom | None:
        return self.read.room

    @property
    def tournament(self) -> str | None:
        return self.room.tournament.tournament if self.room else None

    @property
    def listed(self) -> Sequence[Waits | Unpaid]:
        """The list shown, in its order."""
        if self.room is None:
            return ()
        return self.room.waiting if self.shown is Shown.WAITING else self.room.unpaid

    def turn(self, shown: Shown) -> None:
        """To the other list; nobody is in hand there yet."""
        self.shown = shown
        self.choose(None)

    def choose(self, player: str | None) -> None:
        self.chosen, self.takes_off = player, False

    @property
    def person(self) -> Waits | Unpaid | None:
        """Who is in hand."""
        return next((each for each in self.listed if each.player == self.chosen), None)

    def held(self, waits: Waits) -> Held:
        if waits.held_until is None:
            return Held.NOT_YET
        return Held.PAST if waits.is_past(self.desk.house.clock.now()) else Held.OFFERED

    @property
    def may_register(self) -> bool:
        """Whether a place is his: who only waits has none yet, however many come after him."""
        person = self.person
        return person is not None and (isinstance(person, Unpaid) or person.held_until is not None)

    def take_off(self, origin: Origin, player: str) -> Withdrawn:
        """His place, or his turn, goes to the next. Raises Refused."""
        command = AtDesk(self.tournament or "", player)
        return withdraw(self.desk.house, origin, command)

    def name_of(self, player: str) -> str:
        """`Armelle Weiss`; his number where he is on no list."""
        everybody: Sequence[Waits | Unpaid] = (*self.room.waiting, *self.room.unpaid) if self.room else ()
        return next((full_name(each.person, player) for each in everybody if each.player == player), player)
