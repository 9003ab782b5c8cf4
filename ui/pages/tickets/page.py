"""The page of the day's tickets, wired."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QObject, QTimer, Slot
from PySide6.QtWidgets import QWidget

from app.domain.betting.ticket_numbers import BAR_CODE_DIGITS
from app.domain.errors import Refused
from app.domain.house.rights import Act, Operator
from app.services.betting.tickets import Checked, TicketCancelled, TicketPrinted
from app.services.people import Approved
from ui.context import PageContext
from ui.icons import Icon
from ui.operations import Change
from ui.pages.tickets.presenter import Loaded, Step, TicketsPresenter, split_code, wants_supervisor
from ui.pages.tickets.screen import TicketsScreen
from ui.pages.tickets.view import TicketsView
from ui.sounds import Sound
from ui.widgets import wrong_code_words
from ui.words import translate

_ASK_AGAIN_MS: Final = 150
_LOOK_AGAIN_MS: Final = 10_000
"""What can be cancelled now can't be for ever: two hours pass, a match begins, odds move."""
_CONCERNS: Final = frozenset(
    {
        Act.SELL,
        Act.CANCEL_TICKET,
        Act.REFUND_NONCONFORMING,
        Act.PAY_TICKET,
        Act.REPLACE_TICKET,
        Act.COPY_TICKET,
        Act.PROMULGATE,
        Act.CORRECT_RESULT,
        Act.VOID_BET,
        Act.SET_ODDS,
    }
)


class TicketsPage(QObject):
    key = "tickets"
    icon = Icon.RECEIPT_TEXT

    def __init__(self, context: PageContext) -> None:
        super().__init__()
        self._context = context
        self._operations = context.operations
        self.presenter = TicketsPresenter(context.desk)
        self.view = TicketsView()
        self._screen = TicketsScreen(self.view, self.presenter)
        self._shown = False
        self._ask_again = QTimer(self.view)
        self._ask_again.setSingleShot(True)
        self._ask_again.setInterval(_ASK_AGAIN_MS)
        self._ask_again.timeout.connect(self._load)
        self._look_again = QTimer(self.view)
        self._look_again.setInterval(_LOOK_AGAIN_MS)
        self._look_again.timeout.connect(self._look_at_shown_again)
        self._wire()
        self.view.retranslate()

    @property
    def widget(self) -> QWidget:
        return self.view

    def title(self) -> str:
        return translate("Tickets", "Tickets\ndu jour")

    def on_show(self) -> None:
        self._shown = True
        self._look_again.start()
        self._load()
        self.view.search.setFocus()

    def on_hide(self) -> None:
        """Whoever comes next finds no ticket of somebody else's."""
        self._shown = False
        self._look_again.stop()
        if not self.view.primary.is_busy:
            self._leave()

    def receive(self, subject: object) -> None:
        """A ticket's number from another page."""
        if isinstance(subject, str):
            self._look_up(subject)

    def take_scan(self, code: str) -> bool:
        """A scan puts its ticket into the panel, with its control number; it never cancels (H6)."""
        if len(code) != BAR_CODE_DIGITS or self.view.primary.is_busy:
            return False
        identification, control = split_code(code)
        presenter = self.presenter
        same = presenter.chosen is not None and presenter.identification == identification
        if same and presenter.step is Step.CANCELLING:
            presenter.type_control(control)
            self._screen.show_step()
        else:
            self._look_up(identification, control)
        return True

    def _wire(self) -> None:
        view = self.view
        view.words_asked.connect(self._screen.show_all)
        view.search.textEdited.connect(self._search)
        view.search.returnPressed.connect(self._search_entered)
        view.list.chosen.connect(self._look_up)
        view.primary.clicked.connect(self._go_on)
        view.confirmed.connect(self._go_on)
        view.escaped.connect(self._back)
        view.back.clicked.connect(self._back)
        view.copy.clicked.connect(self._copy)
        view.replace.clicked.connect(self._begin_replacing)
        view.refusal.left.connect(self._refusal_left)
        view.control.typed.connect(self._control_typed)
        view.control.confirmed.connect(self._go_on)
        view.approval.changed.connect(self._screen.show_primary)
        view.approval.confirmed.connect(self._go_on)
        self._operations.changed.connect(self._heard)

    # -- the list ------------------------------------------------------------------------------

    def _load(self) -> None:
        if self._shown and self._context.desk.operator is not None:
            self._operations.read(self, self.presenter.load).success(self._loaded).run()
            self._look_at_shown_again()

    def _loaded(self, loaded: Loaded) -> None:
        self.presenter.show(loaded)
        self._screen.show_list()

    def _heard(self, change: Change) -> None:
        if self._shown and change.act in _CONCERNS:
            self._ask_again.start()

    def _search(self, text: str) -> None:
        self.presenter.search = text
        self._screen.show_list()

    def _search_entered(self) -> None:
        """Return takes the only ticket that is left, or the number that was typed whole."""
        lines = self.presenter.lines()
        typed = "".join(self.view.search.text().split())
        if len(lines) == 1:
            self._look_up(lines[0].registered.identification)
        elif typed:
            identification, control = split_code(typed)
            self._look_up(identification, control)

    # -- one ticket ----------------------------------------------------------------------------

    def _look_up(self, identification: str, control: str = "") -> None:
        if self.view.primary.is_busy:
            return
        work = self._operations.read(self, lambda: self.presenter.look_up(identification))
        work.success(lambda found: self._found(found, control)).refused(self._refused).run()

    def _found(self, found: Checked, control: str) -> None:
        self.presenter.choose(found, control)
        self.view.refusal.clear()
        self.view.show_list(shown=True)
        self._screen.show_all()

    def _leave(self) -> None:
        self.presenter.leave()
        self.presenter.search = ""
        self.view.search.clear()
        self.view.refusal.clear()
        self.view.show_list(shown=True)
        self._screen.show_all()

    # -- the main action -----------------------------------------------------------------------

    def _go_on(self) -> None:
        """The main action, by touch or by Return."""
        presenter = self.presenter
        if presenter.chosen is None or self.view.primary.is_busy or not self.view.primary.isEnabled():
            return
        if presenter.step is Step.SHOWN:
            presenter.begin_cancelling()
            self._screen.show_step()
            self.view.control.setFocus()
        elif presenter.step is Step.CANCELLING:
            self._cancel()
        elif presenter.step is Step.REPLACING:
            self._replace()
        elif presenter.step is Step.APPROVING:
            self._replace_approved()
        else:
            self._leave()

    def _back(self) -> None:
        if self.view.primary.is_busy:
            return
        if self.presenter.step in (Step.SHOWN, Step.CANCELLED):
            self._leave()
            self.view.search.setFocus()
            return
        self.presenter.step = Step.SHOWN
        self.view.approval.take_code()
        self.view.refusal.clear()
        self.view.show_list(shown=True)
        self._screen.show_step()

    # -- cancelling ----------------------------------------------------------------------------

    def _control_typed(self, digits: str) -> None:
        self.presenter.type_control(digits)
        self._screen.show_primary()

    def _cancel(self) -> None:
        if not self.presenter.may_cancel:
            return
        self.view.primary.set_busy(True)
        cancellation = self.presenter.cancellation()
        operation = self._operations.act(self, lambda: self.presenter.cancel(cancellation))
        operation.always(self._not_busy).success(self._cancelled).refused(self._refused).run()

    def _cancelled(self, cancelled: TicketCancelled) -> None:
        self.presenter.was_cancelled(cancelled)
        self._context.printing.wake()
        self._context.printing.kick_drawer()
        self._context.sounds.play(Sound.DONE)
        self._screen.show_step()
        self._look_at_chosen_again()
        self.view.setFocus()

    # -- printing again ------------------------------------------------------------------------

    def _copy(self) -> None:
        if self.view.primary.is_busy or self.presenter.chosen is None:
            return
        self.view.primary.set_busy(True)
        copying = self.presenter.copying()
        operation = self._operations.act(self, lambda: self.presenter.copy(copying))
        operation.always(self._not_busy).success(self._was_copied).refused(self._refused).run()

    def _was_copied(self, printed: TicketPrinted) -> None:
        self._printed(printed, copied=True)

    def _begin_replacing(self) -> None:
        self.presenter.begin_replacing()
        self._screen.show_step()
        self.view.setFocus()

    def _replace(self) -> None:
        self.view.primary.set_busy(True)
        replacing = self.presenter.copying()
        operation = self._operations.act(self, lambda: self.presenter.replace(replacing))
        operation.always(self._not_busy).success(self._was_replaced).refused(self._not_replaced).run()

    def _not_replaced(self, refusal: Refused) -> None:
        """A paper that came out needs a supervisor's word; anything else is said."""
        if not wants_supervisor(refusal):
            self._refused(refusal)
            return
        self._operations.read(self, self.presenter.supervisors).success(self._ask_supervisor).run()

    def _ask_supervisor(self, people: Sequence[Operator]) -> None:
        self.presenter.ask_supervisor()
        self.view.approval.ask(
            translate("Tickets", "Accord d’un responsable"),
            "",
            people,
        )
        self._screen.show_step()
        self.view.approval.focus_first()

    def _replace_approved(self) -> None:
        approval, ticket = self.view.approval, self.presenter.identification
        if not approval.is_complete or not approval.chosen:
            return
        asked = self.presenter.approved_replacement(
            approval.chosen, approval.take_code(), approval.reason.text().strip()
        )
        self.view.primary.set_busy(True)
        operation = self._operations.act(self, lambda: self.presenter.replace_approved(asked, ticket))
        operation.always(self._not_busy).success(self._approved).refused(self._refused).run()

    def _approved(self, answer: tuple[Approved, TicketPrinted | None]) -> None:
        word, printed = answer
        if printed is None:
            self.view.approval.say_why(wrong_code_words(word.tries_left))
            return
        self._was_replaced(printed)

    def _was_replaced(self, printed: TicketPrinted) -> None:
        self._printed(printed, copied=False)

    def _printed(self, printed: TicketPrinted, *, copied: bool) -> None:
        self.presenter.was_printed(printed, copied=copied)
        self._context.printing.wake()
        self._screen.show_step()
        self._look_at_chosen_again()

    # -- what came back ------------------------------------------------------------------------

    def _look_at_chosen_again(self) -> None:
        """What the act made of the ticket stands on its paper at once."""
        ticket = self.presenter.identification
        work = self._operations.read(self, lambda: self.presenter.look_up(ticket))
        work.success(self._seen_again).run()

    @Slot()
    def _look_at_shown_again(self) -> None:
        """Whether the ticket in the panel can still be cancelled."""
        if self.presenter.chosen is not None and self.presenter.step is Step.SHOWN:
            self._look_at_chosen_again()

    def _seen_again(self, found: Checked) -> None:
        if self.presenter.refresh_chosen(found):
            self._screen.show_step()

    def _not_busy(self) -> None:
        self.view.primary.set_busy(False)
        self._screen.show_primary()

    def _refused(self, refusal: Refused) -> None:
        self._context.sounds.play(Sound.BAD_SCAN)
        self.presenter.step = Step.SHOWN
        self.presenter.control = ""
        self.view.show_list(shown=False)
        self.view.refusal.say(refusal)
        self._screen.show_step()
        self.view.setFocus()

    def _refusal_left(self) -> None:
        self.view.show_list(shown=True)
        self._screen.show_step()
