"""Registering a player, without Qt (POKER P3)."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

from app.domain.errors import Refused
from app.domain.poker.state import PlayerState, Tournament
from app.domain.values import Money
from app.services.poker.desk import Entered, entry_subject
from app.services.poker.rosters import EntryPreview, OnRoster
from ui.desk import Desk
from ui.pages.registration.applicant import Applicant
from ui.pages.registration.entry import Entry, Paid
from ui.pages.registration.forms import Form, form_of
from ui.pages.tournament_desk.doubts import Decided
from ui.pages.tournament_desk.reading import DeskRead, read_desk


class Step(StrEnum):
    FORM = "form"
    DECISION = "decision"
    REFUSED = "refused"
    DONE = "done"


class RegistrationPresenter:
    """A tournament, whoever asks for a place in it, and the entry that is made of both."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.read = DeskRead()
        self.step = Step.FORM
        self.applicant = Applicant(desk)
        self.entry = Entry(desk)

    def load(self, chosen: str | None) -> DeskRead:
        """Ask again; runs off the screen's thread."""
        return read_desk(self.desk, chosen)

    # -- the tournament ---------------------------------------------------------------------------

    @property
    def state(self) -> Tournament | None:
        return self.read.roster.tournament if self.read.roster else None

    @property
    def tournament(self) -> str:
        return self.state.tournament if self.state else ""

    @property
    def held(self) -> Sequence[OnRoster]:
        """Who holds a place or waits for one, and has not paid."""
        roster = self.read.roster
        return roster.in_state(PlayerState.PRE_REGISTERED, PlayerState.WAITING) if roster else ()

    # -- who asks for a place -----------------------------------------------------------------------

    def change(self, form: Form) -> bool:
        """What stands in the fields now; whether it is anything else than before."""
        if form == self.applicant.form:
            return False
        self.applicant.change(form)
        self.entry.ask_anew()
        return True

    def read_zone(self, text: str) -> Sequence[str]:
        """Fill the form from a document; the names of the fields filled.

        Raises Refused(check_digit) and changes nothing.
        """
        form, names = self.applicant.read_zone(text)
        self.change(form)
        return names

    def take(self, player: str) -> bool:
        """Fill the form with somebody who is known; False where he is not on the list."""
        who = self.read.roster.find(player) if self.read.roster else None
        if who is None:
            return False
        self.begin_again()
        self.change(form_of(who.person))
        return True

    def show_preview(self, form: Form, preview: EntryPreview) -> bool:
        """What the house says about `form`; False where the form is another one by now."""
        if form != self.applicant.form:
            return False
        self.applicant.preview = preview
        return True

    def complete_known(self) -> bool:
        """Whoever holds a place and shows his document is not asked for what he said before."""
        preview = self.applicant.preview
        found = (who for who in self.held if preview is not None and who.player == preview.player)
        known = self.applicant.known_from(next(found, None))
        return known is not None and self.change(known)

    def refuse(self, refusal: Refused) -> None:
        """The act was refused, and said to be."""
        self.applicant.refuse(refusal)
        self.step = Step.REFUSED

    def ask_anew(self) -> None:
        """Another tournament for the same person: what was known and decided counts no more."""
        self.applicant.ask_anew()
        self.entry.begin_again()

    def begin_again(self) -> None:
        self.step = Step.FORM
        self.applicant.begin_again()
        self.entry.begin_again()

    @property
    def covered(self) -> Money:
        """What a voucher pays of the entry."""
        preview = self.applicant.preview
        if self.state is None or preview is None or preview.voucher is None:
            return Money.ZERO
        return self.state.terms.entry_price - preview.price

    # -- the entry --------------------------------------------------------------------------------

    @property
    def subject(self) -> str:
        """What a supervisor's word about this person and tournament is bound to."""
        return entry_subject(self.tournament, self.applicant.person)

    def decide(self, decided: Decided) -> None:
        """The entry is asked for again with what was decided."""
        self.entry.decided, self.step = decided, Step.FORM

    def show_entered(self, entered: Entered, paid: Paid) -> None:
        self.entry.show_made(entered, paid)
        self.step = Step.DONE
