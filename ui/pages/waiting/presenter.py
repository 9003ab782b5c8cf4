"""Which list is shown, who is in hand, what can be done about him. No Qt (POKER P3)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum

from app.domain.house.rights import Act, Operator
from app.domain.poker.state import Tournament
from app.services.house import Origin
from app.services.people import Approve, Approved, approve, supervisors
from app.services.poker.desk import AtDesk, Withdrawn, withdraw
from app.services.poker.money import WithdrawnPaid, withdraw_paid
from app.services.poker.tournaments import AskTournaments, tournaments
from app.services.poker.waiting import AskWaiting, Paid, Unpaid, WaitingRoom, Waits, waiting
from ui.desk import Desk
from ui.pages.tournament_choice import tournament_at_hand
from ui.tournament.words import full_name


class Shown(StrEnum):
    WAITING = "waiting"
    UNPAID = "unpaid"
    PAID = "paid"


Listed = Waits | Unpaid | Paid


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
    def listed(self) -> Sequence[Listed]:
        """The list shown, in its order."""
        return self.list_of(self.shown)

    def list_of(self, shown: Shown) -> Sequence[Listed]:
        if self.room is None:
            return ()
        lists: Mapping[Shown, Sequence[Listed]] = {
            Shown.WAITING: self.room.waiting,
            Shown.UNPAID: self.room.unpaid,
            Shown.PAID: self.room.paid,
        }
        return lists[shown]

    def turn(self, shown: Shown) -> None:
        """To the other list; nobody is in hand there yet."""
        self.shown = shown
        self.choose(None)

    def choose(self, player: str | None) -> None:
        self.chosen, self.takes_off = player, False

    @property
    def person(self) -> Listed | None:
        """Who is in hand."""
        return next((each for each in self.listed if each.player == self.chosen), None)

    def held(self, listed: Listed) -> Held | None:
        """How his place stands; None for who is on another list."""
        if not isinstance(listed, Waits):
            return None
        if listed.held_until is None:
            return Held.NOT_YET
        return Held.PAST if listed.is_past(self.desk.house.clock.now()) else Held.OFFERED

    @property
    def calls(self) -> int:
        """For how many of the waiting list a place is held."""
        return sum(each.held_until is not None for each in self.room.waiting) if self.room else 0

    @property
    def may_register(self) -> bool:
        """Whether a place is his: who only waits has none yet, however many come after him."""
        person = self.person
        return isinstance(person, Unpaid) or (isinstance(person, Waits) and person.held_until is not None)

    # -- who has paid ------------------------------------------------------------------------

    @property
    def paid(self) -> Paid | None:
        """Who is in hand, where he has paid."""
        person = self.person
        return person if isinstance(person, Paid) else None

    @property
    def may_pay_back(self) -> bool:
        return self.desk.may(Act.WITHDRAW_PAID)

    @property
    def needs_word(self) -> bool:
        """Whether the tournament director has to give his: nobody else decides about money given back."""
        return not self.desk.may(Act.ALLOW_WITHDRAWAL)

    def supervisors(self) -> Sequence[Operator]:
        asking = self.desk.operator.id if self.desk.operator else ""
        return supervisors(self.desk.house, Act.ALLOW_WITHDRAWAL, asking)

    def pay_back(self, origin: Origin, player: str) -> WithdrawnPaid:
        """All that he paid, out of the drawer; his place goes to the next. Raises Refused."""
        return withdraw_paid(self.desk.house, origin, AtDesk(self.tournament or "", player))

    def pay_back_approved(self, player: str, supervisor: str, pin: str) -> Approved | WithdrawnPaid:
        """The same at a supervisor's word; what became of his code where it was wrong. Raises Refused."""
        subject = AtDesk(self.tournament or "", player).subject
        word = Approve(supervisor, pin, Act.ALLOW_WITHDRAWAL, subject)
        given = approve(self.desk.house, self.desk.origin(), word)
        if given.approval is None:
            return given
        return self.pay_back(self.desk.origin().approved(given.approval), player)

    # -- who has not -------------------------------------------------------------------------

    def take_off(self, origin: Origin, player: str) -> Withdrawn:
        """His place, or his turn, goes to the next. Raises Refused."""
        command = AtDesk(self.tournament or "", player)
        return withdraw(self.desk.house, origin, command)

    def name_of(self, player: str) -> str:
        """`Armelle Weiss`; his number where he is on no list."""
        everybody = [each for shown in Shown for each in self.list_of(shown)]
        return next((full_name(each.person, player) for each in everybody if each.player == player), player)
