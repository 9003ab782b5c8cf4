"""What is done with the ticket in the panel, wired: cancelled, copied, replaced."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from PySide6.QtCore import QObject, Signal

from app.domain.errors import Refused
from app.domain.house.rights import Operator
from app.services.betting.tickets import TicketCancelled, TicketPrinted
from app.services.people import Approved
from ui.context import PageContext
from ui.customer import Answer
from ui.operations import Operation
from ui.pages.tickets.presenter import Step, TicketsPresenter, wants_supervisor
from ui.pages.tickets.screen import TicketsScreen
from ui.pages.tickets.view import TicketsView
from ui.pages.tickets.words import replacing_reasons, replacing_words
from ui.sounds import Sound
from ui.widgets import wrong_code_words
from ui.words import translate

R = TypeVar("R")


class TicketActs(QObject):
    """One act at a time; a touch that asks for more comes back to the ticket first."""

    left = Signal()
    """The ticket is done with."""
    changed = Signal()
    """An act made something else of the ticket: it is to be looked up again."""

    def __init__(
        self, context: PageContext, presenter: TicketsPresenter, view: TicketsView, screen: TicketsScreen
    ) -> None:
        super().__init__(view)
        self._context = context
        self._operations = context.operations
        self._presenter, self._view, self._screen = presenter, view, screen
        view.primary.clicked.connect(self._go_on)
        view.confirmed.connect(self._go_on)
        view.escaped.connect(self._back)
        view.back.clicked.connect(self._back)
        view.copy.clicked.connect(self._copy)
        view.replace.clicked.connect(self._begin_replacing)
        view.refusal.left.connect(self._see_again)
        view.control.typed.connect(self._control_typed)
        view.control.confirmed.connect(self._go_on)
        view.approval.changed.connect(screen.show_primary)
        view.approval.confirmed.connect(self._go_on)

    # -- the main action -----------------------------------------------------------------------

    def _go_on(self) -> None:
        """The main action, by touch or by Return."""
        presenter = self._presenter
        if presenter.chosen is None or self._view.primary.is_busy or not self._view.primary.isEnabled():
            return
        if presenter.step is Step.SHOWN:
            presenter.begin_cancelling()
            self._screen.show_step()
            self._view.control.setFocus()
        elif presenter.step is Step.CANCELLING:
            self._cancel()
        elif presenter.step is Step.REPLACING:
            self._replace()
        elif presenter.step is Step.APPROVING:
            self._replace_approved()
        else:
            self.left.emit()

    def _back(self) -> None:
        if self._view.primary.is_busy:
            return
        if self._presenter.step in (Step.SHOWN, Step.CANCELLED):
            self.left.emit()
            return
        self._presenter.step = Step.SHOWN
        self._view.approval.take_code()
        self._view.refusal.clear()
        self._view.show_list(shown=True)
        self._screen.show_step()

    # -- cancelling ----------------------------------------------------------------------------

    def _control_typed(self, digits: str) -> None:
        self._presenter.type_control(digits)
        self._screen.show_primary()

    def _cancel(self) -> None:
        if not self._presenter.may_cancel:
            return
        cancellation = self._presenter.cancellation()
        self._act(lambda: self._presenter.cancel(cancellation)).success(self._cancelled).run()

    def _cancelled(self, cancelled: TicketCancelled) -> None:
        self._presenter.was_cancelled(cancelled)
        self._context.printing.wake()
        self._context.printing.kick_drawer()
        self._context.sounds.play(Sound.DONE)
        given_back = translate("Customer", "Ticket annulé, à vous rendre")
        self._context.customer.show(Answer(given_back, cancelled.refund, won=True))
        self._screen.show_step()
        self.changed.emit()
        self._view.setFocus()

    # -- printing again ------------------------------------------------------------------------

    def _copy(self) -> None:
        if self._view.primary.is_busy or self._presenter.chosen is None:
            return
        copying = self._presenter.copying()
        self._act(lambda: self._presenter.copy(copying)).success(self._was_copied).run()

    def _was_copied(self, printed: TicketPrinted) -> None:
        self._printed(printed, copied=True)

    def _begin_replacing(self) -> None:
        self._presenter.begin_replacing()
        self._screen.show_step()
        self._view.setFocus()

    def _replace(self) -> None:
        replacing = self._presenter.copying()
        work = self._act(lambda: self._presenter.replace(replacing))
        work.success(self._was_replaced).refused(self._not_replaced).run()

    def _not_replaced(self, refusal: Refused) -> None:
        """A paper that came out needs a supervisor's word; anything else is said."""
        if not wants_supervisor(refusal):
            self.refuse(refusal)
            return
        self._operations.read(self, self._presenter.supervisors).success(self._ask_supervisor).run()

    def _ask_supervisor(self, people: Sequence[Operator]) -> None:
        presenter = self._presenter
        presenter.ask_supervisor()
        words = replacing_words(presenter.sequence_of_chosen(), presenter.total_of_chosen())
        self._view.approval.ask(*words, people, ready=replacing_reasons())
        self._screen.show_step()
        self._view.approval.focus_first()

    def _replace_approved(self) -> None:
        approval, ticket = self._view.approval, self._presenter.identification
        if not approval.is_complete or not approval.chosen:
            return
        asked = self._presenter.approved_replacement(
            approval.chosen, approval.take_code(), approval.reason.text().strip()
        )
        self._act(lambda: self._presenter.replace_approved(asked, ticket)).success(self._approved).run()

    def _approved(self, answer: tuple[Approved, TicketPrinted | None]) -> None:
        word, printed = answer
        if printed is None:
            self._view.approval.say_why(wrong_code_words(word.tries_left))
            return
        self._was_replaced(printed)

    def _was_replaced(self, printed: TicketPrinted) -> None:
        self._printed(printed, copied=False)

    def _printed(self, printed: TicketPrinted, *, copied: bool) -> None:
        self._presenter.was_printed(printed, copied=copied)
        self._context.printing.wake()
        self._screen.show_step()
        self.changed.emit()

    # -- what came back ------------------------------------------------------------------------

    def _act(self, work: Callable[[], R]) -> Operation[R]:
        """The main action is busy until the act is answered."""
        self._view.primary.set_busy(True)
        return self._operations.act(self, work).always(self._not_busy).refused(self.refuse)

    def _not_busy(self) -> None:
        self._view.primary.set_busy(False)
        self._screen.show_primary()

    def refuse(self, refusal: Refused) -> None:
        """Say it in the place of the list; the ticket stays in the panel."""
        self._context.sounds.play(Sound.BAD_SCAN)
        self._presenter.step = Step.SHOWN
        self._presenter.control = ""
        self._view.show_list(shown=False)
        self._view.refusal.say(refusal)
        self._screen.show_step()
        self._view.setFocus()

    def _see_again(self) -> None:
        self._view.show_list(shown=True)
        self._screen.show_step()
