"""Checking players in, without Qt (POKER P3)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum

from app.domain.errors import Code, Refused
from app.domain.house.cash import Means
from app.domain.poker.receipts import RECEIPT_DIGITS
from app.domain.poker.state import PlayerState
from app.domain.values import Money
from app.services.house import Origin
from app.services.poker.desk import (
    AtDesk,
    Enter,
    Seated,
    Withdrawn,
    check_in,
    entry_subject,
    late_register,
    register,
    withdraw,
)
from app.services.poker.papers import BulletinAsked, print_bulletin
from app.services.poker.rosters import (
    AskReceipt,
    EntryPreview,
    OnRoster,
    Preview,
    preview_entry,
    receipt,
)
from ui.desk import Desk
from ui.pages.tournament_desk.doubts import Decided
from ui.pages.tournament_desk.reading import DeskRead, read_desk


class Filter(StrEnum):
    ALL = "all"
    PRE_REGISTERED = "pre_registered"
    REGISTERED = "registered"
    CHECKED_IN = "checked_in"


_STATES: Mapping[Filter, tuple[PlayerState, ...]] = {
    Filter.ALL: tuple(PlayerState),
    Filter.PRE_REGISTERED: (PlayerState.PRE_REGISTERED, PlayerState.WAITING),
    Filter.REGISTERED: (PlayerState.REGISTERED,),
    Filter.CHECKED_IN: (PlayerState.CHECKED_IN, PlayerState.IN_PLAY),
}


class Step(StrEnum):
    """What the primary action does for the player chosen."""

    NOBODY = "nobody"
    PAY_AND_CHECK_IN = "pay_and_check_in"
    CHECK_IN = "check_in"
    NOT_OFFERED = "not_offered"
    DONE = "done"
    GONE = "gone"


_STEPS: Mapping[PlayerState, Step] = {
    PlayerState.PRE_REGISTERED: Step.PAY_AND_CHECK_IN,
    PlayerState.WAITING: Step.NOT_OFFERED,
    PlayerState.REGISTERED: Step.CHECK_IN,
    PlayerState.CHECKED_IN: Step.DONE,
    PlayerState.IN_PLAY: Step.DONE,
    PlayerState.OUT: Step.GONE,
    PlayerState.EXPELLED: Step.GONE,
}


@dataclass(frozen=True, slots=True)
class Taken:
    """How a player pays: `tendered` None takes exactly what is due."""

    tendered: Money | None = None
    means: Means = Means.CASH


@dataclass(frozen=True, slots=True)
class Intention:
    """The requests of one touch, kept for a retry (HOUSE H5)."""

    payment: Origin
    presence: Origin


class CheckInPresenter:
    """The people of the tournament, who of them is at the desk, what can be done for him."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.read = DeskRead()
        self.filter = Filter.ALL
        self.player = ""
        self.document_seen = False
        self.bulletin_printed = False
        self.decided = Decided()
        self.change: Money | None = None
        self.entry: EntryPreview | None = None
        self._intention: Intention | None = None

    def load(self, chosen: str | None) -> DeskRead:
        """Ask again; runs off the screen's thread."""
        return read_desk(self.desk, chosen)

    def show(self, read: DeskRead) -> None:
        self.read = read
        if self.who is None:
            self.choose("")

    @property
    def tournament(self) -> str:
        roster = self.read.roster
        return roster.tournament.tournament if roster else ""

    @property
    def players(self) -> Sequence[OnRoster]:
        """Who answers to the filter, by name."""
        roster = self.read.roster
        return roster.in_state(*_STATES[self.filter]) if roster else ()

    def count(self, which: Filter) -> int:
        roster = self.read.roster
        return len(roster.in_state(*_STATES[which])) if roster else 0

    @property
    def who(self) -> OnRoster | None:
        """Who is at the desk."""
        roster = self.read.roster
        return roster.find(self.player) if roster and self.player else None

    def choose(self, player: str) -> None:
        """Another player: his document has still to be seen."""
        if player != self.player:
            self.document_seen = self.bulletin_printed = False
            self.change = self.entry = None
            self.decided = Decided()
        self.player = player
        self._intention = None

    @property
    def step(self) -> Step:
        who = self.who
        if who is None:
            return Step.NOBODY
        return Step.PAY_AND_CHECK_IN if who.offered else _STEPS[who.state]

    @property
    def has_started(self) -> bool:
        roster = self.read.roster
        return roster is not None and roster.tournament.started

    @property
    def is_closed(self) -> bool:
        """Whether the tournament takes no entry any more, late ones neither."""
        refusal = self.entry.refusal if self.entry else None
        return refusal is not None and refusal.code is Code.REGISTRATION_CLOSED

    @property
    def may_withdraw(self) -> bool:
        """Whether a place that nothing was paid for can be given back."""
        who = self.who
        return who is not None and who.state in (PlayerState.PRE_REGISTERED, PlayerState.WAITING)

    def ask_entry(self, who: OnRoster) -> EntryPreview:
        """What his entry costs, off a buy-in that he won elsewhere; runs off the screen's thread."""
        asked = Preview(self.tournament, who.person)
        return preview_entry(self.desk.house, self.desk.origin(), asked)

    def show_entry(self, who: OnRoster, entry: EntryPreview) -> bool:
        """False where somebody else is at the desk by now."""
        if who.player != self.player:
            return False
        self.entry = entry
        return True

    @property
    def covered(self) -> Money:
        """What a voucher pays of the entry."""
        roster, entry = self.read.roster, self.entry
        return roster.tournament.terms.entry_price - entry.price if roster and entry else Money.ZERO

    def reads(self, code: str) -> bool:
        """Whether a scan is a receipt or a seat card."""
        return len(code) == RECEIPT_DIGITS and code.isdigit()

    def load_and_find(self, chosen: str | None, code: str) -> str:
        """Whose receipt it is, among the players as they are now; runs off the screen's thread.

        Raises Refused(unknown) for none of this tournament's.
        """
        self.show(self.load(chosen))
        found = receipt(self.desk.house, self.desk.origin(), AskReceipt(code))
        if found.tournament != self.tournament:
            raise Refused(Code.UNKNOWN, tournament=found.tournament)
        return found.player

    def intend(self) -> Intention:
        """The requests of this touch; a retry after a fault keeps them."""
        self._intention = self._intention or Intention(self.desk.origin(), self.desk.origin())
        return self._intention

    def give_up(self) -> None:
        """The touch was answered: the next one is another intention."""
        self._intention = None

    @property
    def wants_bulletin(self) -> bool:
        """Whether whoever is at the desk pays now and has no bulletin to sign yet."""
        pays = self.step is Step.PAY_AND_CHECK_IN
        return pays and self.read.drawer_open and not self.is_closed and not self.bulletin_printed

    def print_bulletin(self, origin: Origin) -> str:
        """Queue the bulletin that the player signs before he pays; whose it is.

        Raises Refused(identity_missing).
        """
        who = self.who
        if who is None:
            raise Refused(Code.UNKNOWN, player=self.player)
        print_bulletin(self.desk.house, origin, BulletinAsked(self.tournament, who.person))
        return who.player

    def show_printed(self, player: str) -> None:
        """A bulletin came out; somebody else may be at the desk by now."""
        if player == self.player:
            self.bulletin_printed = True

    def act(self, intention: Intention, taken: Taken) -> Seated:
        """Take the money where it is still due, then check the player in."""
        who = self.who
        if who is None:
            raise Refused(Code.UNKNOWN, player=self.player)
        house = self.desk.house
        if self.step is Step.PAY_AND_CHECK_IN:
            voucher = self.entry.voucher if self.entry else None
            entry = Enter(
                self.tournament,
                who.person,
                tendered=taken.tendered,
                means=taken.means,
                voucher_of=voucher.won_in if voucher else None,
                voucher_holder=voucher.holder if voucher else None,
                bulletin_signed=True,
                doubts=self.decided.doubts,
            )
            asked = self.decided.origin(intention.payment)
            if self.has_started:
                late = late_register(house, asked, entry)  # checked in and seated at once
                return Seated(late.player, late.table, late.seat)
            register(house, asked, entry)
            # What was decided at the entry is known of the player from now on.
            return check_in(house, intention.presence, self._at_desk(Decided()))
        return check_in(house, self.decided.origin(intention.presence), self._at_desk(self.decided))

    def _at_desk(self, decided: Decided) -> AtDesk:
        return AtDesk(self.tournament, self.player, document=self.document_seen, doubts=decided.doubts)

    @property
    def subject(self) -> str:
        """What a supervisor's word about this player is bound to."""
        who = self.who
        if who is not None and self.step is Step.PAY_AND_CHECK_IN:
            return entry_subject(self.tournament, who.person)
        return f"{self.tournament}/{self.player}"

    def show_done(self, taken: Taken, *, paid: bool) -> None:
        """What is given back stays in sight until the next player."""
        self._intention = None
        if paid and self.entry is not None and taken.tendered is not None:
            self.change = taken.tendered - self.entry.price

    def give_back(self, intention: Intention) -> Withdrawn:
        """The player gives his unpaid place back."""
        return withdraw(self.desk.house, intention.payment, AtDesk(self.tournament, self.player))
