"""Registering a player, without Qt (POKER P3)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from app.domain.errors import Code, Refused
from app.domain.house.cash import Means
from app.domain.poker.mrz import read_mrz
from app.domain.poker.persons import Person
from app.domain.poker.state import PlayerState, Tournament
from app.domain.values import Money, business_day
from app.services.house import Origin
from app.services.poker.desk import (
    Enter,
    Entered,
    entry_subject,
    late_register,
    pre_register,
    register,
)
from app.services.poker.papers import BulletinAsked, print_bulletin
from app.services.poker.rosters import (
    EntryPreview,
    OnRoster,
    Preview,
    preview_entry,
)
from ui.desk import Desk
from ui.pages.registration.forms import Form, filled_from, form_of, person_of, zone_lines
from ui.pages.tournament_desk.doubts import Decided
from ui.pages.tournament_desk.reading import DeskRead, read_desk


class Step(StrEnum):
    FORM = "form"
    DECISION = "decision"
    REFUSED = "refused"
    DONE = "done"


@dataclass(frozen=True, slots=True)
class Paid:
    """How the entry is paid. `later`: not at all yet, the place is only held."""

    tendered: Money | None = None
    means: Means = Means.CASH
    later: bool = False


class RegistrationPresenter:
    """The form, what the house says about it, and what was decided."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.read = DeskRead()
        self.form = Form()
        self.step = Step.FORM
        self.preview: EntryPreview | None = None
        self.decided = Decided()
        self.entered: Entered | None = None
        self.paid = Paid()
        self._printed: Form | None = None
        self._intention: Origin | None = None

    # -- what is asked (off the screen's thread) --------------------------------------------------

    def load(self, chosen: str | None) -> DeskRead:
        return read_desk(self.desk, chosen)

    def ask_preview(self, form: Form) -> EntryPreview:
        """What an entry by this form would meet now."""
        query = Preview(self.tournament, person_of(form))
        return preview_entry(self.desk.house, self.desk.origin(), query)

    # -- the tournament ---------------------------------------------------------------------------

    @property
    def state(self) -> Tournament | None:
        return self.read.roster.tournament if self.read.roster else None

    @property
    def tournament(self) -> str:
        return self.state.tournament if self.state else ""

    @property
    def is_closed(self) -> bool:
        """Whether the tournament takes nobody any more."""
        refusal = self.preview.refusal if self.preview else None
        return refusal is not None and refusal.code is Code.REGISTRATION_CLOSED

    @property
    def held(self) -> Sequence[OnRoster]:
        """Who holds a place or waits for one, and has not paid."""
        roster = self.read.roster
        return roster.in_state(PlayerState.PRE_REGISTERED, PlayerState.WAITING) if roster else ()

    # -- the form ---------------------------------------------------------------------------------

    @property
    def person(self) -> Person:
        return person_of(self.form)

    def change(self, form: Form) -> None:
        """The form is another one: what was decided about it counts no more."""
        if form == self.form:
            return
        self.form = form
        self.decided, self._intention = Decided(), None

    def take(self, player: str) -> bool:
        """Fill the form with somebody who is known; False where he is not on the list."""
        who = self.read.roster.find(player) if self.read.roster else None
        if who is None:
            return False
        self.begin_again()
        self.change(form_of(who.person))
        return True

    def read_zone(self, text: str) -> tuple[str, ...]:
        """Fill the form from a document; the names of the fields filled.

        Raises Refused(check_digit) and changes nothing.
        """
        lines = zone_lines(text)
        zone = read_mrz(lines, business_day(self.desk.house.clock.now()))
        form, names = filled_from(zone, lines, self.form)
        self.change(form)
        return names

    def begin_again(self) -> None:
        self.form, self.step = Form(), Step.FORM
        self.preview, self.entered, self.paid = None, None, Paid()
        self.decided, self._intention, self._printed = Decided(), None, None

    # -- the bulletin ---------------------------------------------------------------------------

    @property
    def bulletin_printed(self) -> bool:
        """Whether the form, as it stands, came out to be signed."""
        return self._printed == self.form

    def print_bulletin(self, origin: Origin, form: Form) -> Form:
        """Queue the bulletin of `form`. Raises Refused: identity_missing, document_expired, minor."""
        print_bulletin(self.desk.house, origin, BulletinAsked(self.tournament, person_of(form)))
        return form

    def show_printed(self, form: Form) -> None:
        self._printed = form

    # -- the entry --------------------------------------------------------------------------------

    def intend(self) -> Origin:
        """The request of this touch, with the supervisor's word; a retry after a fault keeps it."""
        self._intention = self._intention or self.desk.origin()
        return self.decided.origin(self._intention)

    def give_up(self) -> None:
        self._intention = None

    def enter(self, origin: Origin, paid: Paid, *, waiting: bool = False) -> Entered:
        """Register, register late or hold a place."""
        state = self.state
        if state is None:
            raise Refused(Code.UNKNOWN, tournament="")
        command = Enter(
            state.tournament,
            self.person,
            waiting=waiting,
            doubts=self.decided.doubts,
            tendered=paid.tendered,
            means=paid.means,
            bulletin_signed=not paid.later and not waiting,
        )
        if paid.later or (waiting and not state.started):
            return pre_register(self.desk.house, origin, command)
        act = late_register if state.started else register
        return act(self.desk.house, origin, command)

    def show_entered(self, entered: Entered, paid: Paid) -> None:
        self.entered, self.paid, self.step = entered, paid, Step.DONE
        self._intention = None

    @property
    def change_due(self) -> Money:
        """What is given back for the entry that was just made."""
        if self.entered is None or self.paid.tendered is None or not self.entered.paid:
            return Money.ZERO
        return self.paid.tendered - self.entered.paid

    # -- a supervisor's decision ------------------------------------------------------------------

    @property
    def subject(self) -> str:
        """What a supervisor's word about this person and tournament is bound to."""
        return entry_subject(self.tournament, self.person)

    def decide(self, decided: Decided) -> None:
        """The entry is asked for again with what was decided."""
        self.decided, self.step = decided, Step.FORM
