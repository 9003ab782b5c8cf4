"""The page of the day's tickets, wired."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QWidget

from app.domain.betting.ticket_numbers import BAR_CODE_DIGITS
from app.domain.house.rights import Act
from app.services.betting.tickets import Checked
from ui.betting.cancelling import ToCancel
from ui.betting.rereading import Rereading
from ui.context import PageContext
from ui.icons import Icon
from ui.pages.tickets.acting import TicketActs
from ui.pages.tickets.presenter import Loaded, Step, TicketsPresenter, split_code
from ui.pages.tickets.screen import TicketsScreen
from ui.pages.tickets.view import TicketsView
from ui.words import translate

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
        self._acts = TicketActs(context, self.presenter, self.view, self._screen)
        self._rereading = Rereading(context, _CONCERNS, self.presenter.load, self.view)
        self._wire()
        self.view.retranslate()

    @property
    def widget(self) -> QWidget:
        return self.view

    def title(self) -> str:
        return translate("Tickets", "Tickets\ndu jour")

    def on_show(self) -> None:
        self._rereading.start()
        self.view.search.setFocus()

    def on_hide(self) -> None:
        """Whoever comes next finds no ticket of somebody else's."""
        self._rereading.stop()
        if not self.view.primary.is_busy:
            self._leave()

    def receive(self, subject: object) -> None:
        """A ticket's number from another page, or one that was read there to be cancelled."""
        if isinstance(subject, str):
            self._look_up(subject)
        elif isinstance(subject, ToCancel):
            self._look_up(*split_code(subject.code), cancelling=True)

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
        view.words_asked.connect(self._screen.say_again)
        view.search.textEdited.connect(self._search)
        view.search.returnPressed.connect(self._search_entered)
        view.list.chosen.connect(self._look_up)
        self._acts.left.connect(self._finish)
        self._acts.changed.connect(self._look_at_chosen_again)
        self._rereading.loaded.connect(self._loaded)
        self._rereading.time_passed.connect(self._look_at_shown_again)

    # -- the list ------------------------------------------------------------------------------

    @Slot(object)
    def _loaded(self, loaded: Loaded) -> None:
        self.presenter.listed.loaded = loaded
        self._screen.show_list()
        self._look_at_shown_again()

    def _search(self, text: str) -> None:
        self.presenter.listed.search = text
        self._screen.show_list()

    def _search_entered(self) -> None:
        """Return takes the only ticket that is left, or the number that was typed whole."""
        lines = self.presenter.listed.lines()
        typed = "".join(self.view.search.text().split())
        if len(lines) == 1:
            self._look_up(lines[0].registered.identification)
        elif typed:
            identification, control = split_code(typed)
            self._look_up(identification, control)

    # -- one ticket ----------------------------------------------------------------------------

    def _look_up(self, identification: str, control: str = "", *, cancelling: bool = False) -> None:
        if self.view.primary.is_busy:
            return
        found = partial(self._found, control=control, cancelling=cancelling)
        work = self._operations.read(self, lambda: self.presenter.look_up(identification))
        work.success(found).refused(self._acts.refuse).run()

    def _found(self, found: Checked, *, control: str, cancelling: bool) -> None:
        self.presenter.choose(found, control)
        if cancelling and self.presenter.why_not_cancelled is None:
            self.presenter.begin_cancelling()
        self._context.customer.show(None)
        self.view.refusal.clear()
        self.view.show_list(shown=True)
        self._screen.show_all()

    def _finish(self) -> None:
        self._leave()
        self.view.search.setFocus()

    def _leave(self) -> None:
        self.presenter.leave()
        self._context.customer.show(None)
        self.presenter.listed.search = ""
        self.view.search.clear()
        self.view.refusal.clear()
        self.view.show_list(shown=True)
        self._screen.show_all()

    def _look_at_chosen_again(self) -> None:
        """What the act made of the ticket stands on its paper at once."""
        ticket = self.presenter.identification
        work = self._operations.read(self, lambda: self.presenter.look_up(ticket))
        work.success(self._seen_again).run()

    @Slot()
    def _look_at_shown_again(self) -> None:
        """Whether the ticket in the panel can still be cancelled: hours pass, a match begins, odds move."""
        if self.presenter.chosen is not None and self.presenter.step is Step.SHOWN:
            self._look_at_chosen_again()

    def _seen_again(self, found: Checked) -> None:
        if self.presenter.refresh_chosen(found):
            self._screen.show_step()
