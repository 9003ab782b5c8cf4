"""Paying the ticket in hand, wired: who it goes to, a supervisor's word where one is needed, the money."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeVar

from PySide6.QtCore import QElapsedTimer, QObject, Signal

from app.domain.errors import Code, Refused
from app.domain.house.rights import Operator
from app.services.betting.payments import TicketPaid
from app.services.betting.transfers import RecapPrinted
from app.services.people import Approved
from ui.context import PageContext
from ui.operations import Operation
from ui.pages.check.answers import staff_words
from ui.pages.check.looking_up import ends_the_ticket
from ui.pages.check.presenter import CheckPresenter
from ui.pages.check.showing import CheckShowing
from ui.pages.check.view import CheckView
from ui.sounds import Sound
from ui.widgets import wrong_code_words
from ui.words import translate

R = TypeVar("R")

_DOUBLE_TOUCH_MS: Final = 500
"""A second touch that follows so soon was meant for the payment: its confirmation stays."""


class Paying(QObject):
    """A refusal is said where the work is, and the ticket can be paid another way or left."""

    stale = Signal()
    """Somebody else ended the ticket meanwhile: it is to be looked up again."""

    def __init__(
        self, context: PageContext, presenter: CheckPresenter, view: CheckView, showing: CheckShowing
    ) -> None:
        super().__init__(view)
        self._operations, self._sounds, self._printing = context.operations, context.sounds, context.printing
        self._presenter, self._view, self._showing = presenter, view, showing
        self._paid_since = QElapsedTimer()
        view.taken_back.toggled.connect(self._tick)
        view.same_person.toggled.connect(self._turn_same_person)
        view.form.edited.connect(self._form_edited)
        view.approval.changed.connect(showing.show_primary)

    @property
    def was_just_now(self) -> bool:
        """Whether the last payment is so young that another touch was meant for it."""
        return self._paid_since.isValid() and not self._paid_since.hasExpired(_DOUBLE_TOUCH_MS)

    def go_on(self) -> None:
        """The main action on a ticket that is paid here: the winner first, where he is to be named."""
        if self._view.shows_approval:
            self._pay_approved()
        elif self._presenter.payout.needs_winner and not self._view.shows_form:
            self._open_form()
        else:
            self._pay()

    def _tick(self, ticked: bool) -> None:
        self._presenter.taken_back = ticked
        self._showing.show_primary()

    def _turn_same_person(self, same: bool) -> None:
        self._presenter.payout.same_person = same

    def _open_form(self) -> None:
        """The form of the ticket in hand, as it was left."""
        payout = self._presenter.payout
        self._view.show_form()
        self._view.form.open(
            payout.method, payout.amount, identity=payout.needs_identity, kept=payout.form_begun
        )
        payout.form_begun = True
        self._form_edited()

    def _form_edited(self) -> None:
        """A transfer that was read back is read back again once a letter of it has changed."""
        payout, form = self._presenter.payout, self._view.form
        payout.winner, payout.sharers = form.winner(), form.sharers()
        payout.written = form.is_written
        self._showing.show_form()

    def _pay(self) -> None:
        if self._view.shows_form:
            self._form_edited()
        if self._presenter.payout.needs_recap:
            recap = self.act(self._presenter.payout.recap_printing())
            recap.success(self._recap_printed).refused(self.refuse).run()
            return
        self.act(self._presenter.payout.payment()).success(self._paid).refused(self.refuse).run()

    def act(self, work: Callable[[], R]) -> Operation[R]:
        """An act of the page: the main action is busy until it is answered."""
        self._view.primary.set_busy(True)
        return self._operations.act(self, work).always(self._not_busy)

    def _not_busy(self) -> None:
        self._view.primary.set_busy(False)
        self._showing.show_primary()

    def _recap_printed(self, printed: RecapPrinted) -> None:
        self._presenter.payout.show_recap(printed)
        self._form_edited()

    def _paid(self, paid: TicketPaid) -> None:
        self._presenter.show_paid(paid)
        if paid.amount and not paid.orders:
            self._printing.kick_drawer()
        self._paid_since.start()
        self._sounds.play(Sound.DONE)
        self._showing.show()

    def refuse(self, refusal: Refused) -> None:
        """Say it where the work is; a ticket that somebody else ended meanwhile is looked up again."""
        self._presenter.give_up()
        if refusal.code is Code.IDENTITY_REQUIRED and not self._presenter.payout.needs_identity:
            self._presenter.payout.identity_asked = True
            self._open_form()
        if self._view.shows_form and self._view.form.refuse(refusal):
            return
        if ends_the_ticket(refusal):
            self.stale.emit()
            return
        self._sounds.play(Sound.BAD_SCAN)
        if refusal.code is Code.EMPLOYEE:
            self._operations.read(self, self._presenter.payout.supervisors).success(self._ask_word).run()
            return
        self._showing.show()
        self._view.show_body((), ())
        self._view.show_methods(shown=False)
        self._view.refusal.say(refusal)

    # -- a winner of the house's own staff ----------------------------------------------------

    def _ask_word(self, people: Sequence[Operator]) -> None:
        """Staff may not bet (1.2): a supervisor compares and decides."""
        self._view.ask_approval(*staff_words(self._presenter.amount), people)
        self._showing.show_primary()

    def _pay_approved(self) -> None:
        pane = self._view.approval
        if not pane.is_complete or not pane.chosen:
            return
        reason = translate("Check", "Gagnant inscrit au registre du personnel")
        work = self._presenter.payout.approved_payment(pane.chosen, pane.take_code(), reason)
        self.act(work).success(self._word_given).refused(self._refused_in_the_end).run()

    def _word_given(self, answer: tuple[Approved, TicketPaid | None]) -> None:
        word, paid = answer
        if paid is None:
            self._view.approval.say_why(wrong_code_words(word.tries_left))
            self._showing.show_primary()
        else:
            self._paid(paid)

    def _refused_in_the_end(self, refusal: Refused) -> None:
        """The word was given and counts no more; the ticket is shown with what refused it."""
        self._view.show_answer(paper=True)
        self.refuse(refusal)
