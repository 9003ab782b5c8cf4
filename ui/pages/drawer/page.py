"""The drawer page, wired."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QWidget

from app.domain.errors import Refused
from app.domain.house.rights import Act, Operator
from app.domain.values import Money
from app.services.cash import HandedOver, Moved, ShiftClosed, ShiftOpened, XReportPrinted
from app.services.people import Approved
from ui.context import PageContext
from ui.icons import Icon
from ui.operations import Change, Operation
from ui.pages.drawer.found import Found, find
from ui.pages.drawer.presenter import DrawerPresenter, Mode
from ui.pages.drawer.showing import DrawerShowing
from ui.pages.drawer.view import DrawerView
from ui.sounds import Sound
from ui.widgets import wrong_code_words
from ui.words import translate

R = TypeVar("R")

_MOVE_MONEY = frozenset(
    {
        Act.OPEN_SHIFT, Act.CLOSE_SHIFT, Act.FORCE_CLOSE_SHIFT, Act.HAND_OVER_SHIFT, Act.CASH_IN,
        Act.CASH_OUT, Act.SELL, Act.CANCEL_TICKET, Act.PAY_TICKET, Act.REFUND_NONCONFORMING, Act.REGISTER,
        Act.LATE_REGISTER, Act.RE_REGISTER, Act.WITHDRAW, Act.REBUY, Act.DEALERS_BONUS, Act.REFUND,
        Act.PAY_PRIZE,
    }
)  # fmt: skip


class DrawerPage(QObject):
    """Open with a float, watch, take money in and out, count, close or hand over."""

    key = "drawer"
    icon = Icon.WALLET

    def __init__(self, context: PageContext) -> None:
        super().__init__()
        self._operations, self._sounds, self._printing = context.operations, context.sounds, context.printing
        self._navigator = context.navigator
        self.presenter = DrawerPresenter(context.desk)
        self._shown = False
        self.view = DrawerView()
        self._showing = DrawerShowing(self.presenter, self.view)
        self._connect()
        self._operations.changed.connect(self._changed)
        self._showing.set_words()

    def _connect(self) -> None:
        view = self.view
        view.words_asked.connect(self._showing.set_words)
        view.escaped.connect(self._back)
        view.back.clicked.connect(self._back)
        view.primary.clicked.connect(self._primary)
        view.confirmed.connect(view.primary.click)
        view.x_report.clicked.connect(self._print_x)
        view.grid.paid_list.clicked.connect(self._list_paid)
        view.cash_in.clicked.connect(lambda: self._go(Mode.CASH_IN))
        view.cash_out.clicked.connect(lambda: self._go(Mode.CASH_OUT))
        view.hand_over.clicked.connect(lambda: self._go(Mode.HANDING_OVER))
        view.by_pieces.clicked.connect(self._choose_way)
        view.by_amount.clicked.connect(self._choose_way)
        view.grid.changed.connect(self._counted)
        view.grid.finished.connect(self._primary)
        view.amount.changed.connect(self._typed)
        view.amount.entered.connect(self._primary)
        view.amount_pad.pressed.connect(view.amount.press)
        view.sheet.reasons.changed.connect(self._reason_given)
        view.sheet.reasons.keyboard_asked.connect(view.show_keyboard)
        view.sheet.reasons.other.edit.returnPressed.connect(view.hide_keyboard)
        view.keyboard.done.connect(view.hide_keyboard)
        view.approval.changed.connect(self._showing.show_primary)
        view.approval.confirmed.connect(self._primary)

    @property
    def widget(self) -> QWidget:
        return self.view

    def title(self) -> str:
        return translate("Drawer", "Caisse")

    def on_show(self) -> None:
        self._shown = True
        self._ask()

    def on_hide(self) -> None:
        """A count is kept while somebody looks something up; what was done is put away."""
        self._shown = False
        if self.presenter.mode is Mode.DONE:
            self.presenter.go(Mode.ASKING)

    # -- asking -------------------------------------------------------------------------------

    def _changed(self, change: Change) -> None:
        if self._shown and change.act in _MOVE_MONEY:
            self._ask()

    def _ask(self) -> None:
        self._operations.read(self, lambda: find(self.presenter.desk)).success(self._found).run()

    def _found(self, found: Found) -> None:
        before = self.presenter.mode
        self.presenter.show(found)
        if self.presenter.mode is not before:
            self._start_mode()
        self._showing.show()

    def _go(self, mode: Mode) -> None:
        self.presenter.go(mode)
        self._start_mode()
        self._showing.show()

    def _back(self) -> None:
        if self.view.primary.is_busy:
            return
        if self.view.shows_approval:
            self.view.show_sheet()
            self._showing.show_primary()
        elif self.presenter.lists_paid:
            self._list_paid()
        elif self.presenter.may_leave:
            self._go(Mode.OPEN)

    def _start_mode(self) -> None:
        """Empty fields for a mode that begins."""
        view, mode = self.view, self.presenter.mode
        view.refusal.clear()
        view.show_sheet()
        view.sheet.reasons.clear()
        view.hide_keyboard()
        view.amount.clear()
        view.grid.clear()
        view.by_pieces.setChecked(True)
        if mode is Mode.CLOSED or mode.counts:
            view.show_count()
            view.grid.take_focus()
        elif mode.moves:
            view.show_amount()
        else:
            view.primary.setFocus(Qt.FocusReason.OtherFocusReason)
        self.presenter.tally.typed = None

    # -- entering -----------------------------------------------------------------------------

    def _choose_way(self) -> None:
        if self.view.by_amount.isChecked():
            self.view.show_amount()
            self.presenter.tally.typed = self.view.amount.amount
        else:
            self.view.show_count()
            self.view.grid.take_focus()
            self.presenter.tally.typed = None
        self._showing.show_account()

    def _list_paid(self) -> None:
        """From the count to the list of the paid tickets, and back."""
        self.presenter.lists_paid = not self.presenter.lists_paid
        if not self.presenter.lists_paid:
            self.view.show_count()
            self.view.grid.take_focus()
        self._showing.show()

    def _counted(self) -> None:
        self.presenter.tally.pieces = self.view.grid.pieces()
        self.presenter.tally.tickets = self.view.grid.tickets_counted()
        self._showing.show_account()

    def _typed(self, amount: Money) -> None:
        self.presenter.tally.typed = amount
        self._showing.show_account()

    def _reason_given(self) -> None:
        self.presenter.reason = self.view.sheet.reasons.reason()
        self._showing.show_primary()

    # -- acting -------------------------------------------------------------------------------

    def _primary(self) -> None:
        if not self.view.primary.isEnabled():
            return
        mode = self.presenter.mode
        if mode is Mode.OPEN:
            self._go(Mode.COUNTING)
        elif mode is Mode.DONE:
            self.presenter.go(Mode.ASKING)
            self._ask()
        elif mode is Mode.CLOSED:
            self._act(self.presenter.asking.opening(self.presenter.tally.counted)).success(self._opened).run()
        elif mode.moves:
            self._act(self.presenter.moving()).success(self._moved).run()
        elif self.presenter.tells:
            self.presenter.tally.reveal()
            self._showing.show()
        elif self.view.shows_approval:
            self._end_on_word()
        elif (act := self.presenter.word_for) is not None:
            self._operations.read(self, self.presenter.asking.givers(act)).success(self._ask_word).run()
        else:
            self._act(self.presenter.closing()).success(self._closed).run()

    def _ask_word(self, people: Sequence[Operator]) -> None:
        self.view.show_approval(people)
        self._showing.say_word()
        self._showing.show_primary()

    def _end_on_word(self) -> None:
        pane, held = self.view.approval, self.presenter
        giver = pane.supervisor
        if not pane.is_complete or giver is None:
            return
        pin = pane.take_code()
        if held.mode is Mode.HANDING_OVER:
            handing = held.asking.handing_over(held.count, held.tally.counted, giver.id, pin)
            self._act(handing).success(lambda answer: self._word_given(answer, giver)).run()
        else:
            closing = held.asking.approved_closing(held.count, giver.id, pin)
            self._act(closing).success(lambda answer: self._word_given(answer, giver)).run()

    def _word_given(self, answer: tuple[Approved, ShiftClosed | HandedOver | None], giver: Operator) -> None:
        word, done = answer
        if done is None:
            self.view.approval.say_why(wrong_code_words(word.tries_left))
        elif isinstance(done, HandedOver):
            self._navigator.hand_to(giver, self.key)
            self._closed(done.closed, giver.name)
        else:
            self._closed(done)

    def _act(self, work: Callable[[], R]) -> Operation[R]:
        """An act of the drawer: busy at once, and its refusal said in place."""
        self.view.refusal.clear()
        self.view.primary.set_busy(True)
        return self._operations.act(self, work).always(self._over).refused(self._refused)

    def _over(self) -> None:
        self.view.primary.set_busy(False)
        self._showing.show_primary()

    def _opened(self, _opened: ShiftOpened) -> None:
        self.presenter.asking.end()
        self._sounds.play(Sound.DONE)
        self._go(Mode.OPEN)
        self._ask()

    def _closed(self, closed: ShiftClosed, handed_to: str = "") -> None:
        self.presenter.show_closed(closed, handed_to)
        self._sounds.play(Sound.DONE)
        self._start_mode()
        self._showing.show()

    def _moved(self, _moved: Moved) -> None:
        self._printing.kick_drawer()
        self.presenter.asking.end()
        self._sounds.play(Sound.DONE)
        self._go(Mode.OPEN)
        self._ask()

    def _refused(self, refusal: Refused) -> None:
        self.presenter.asking.end()
        self.view.show_sheet()
        self._sounds.play(Sound.BAD_SCAN)
        self.view.refusal.say(refusal)
        self._ask()

    def _print_x(self) -> None:
        self.view.x_report.setEnabled(False)
        operation = self._operations.act(self, self.presenter.asking.x_report())
        operation.always(lambda: self.view.x_report.setEnabled(True)).success(self._x_printed)
        operation.refused(self._refused).run()

    def _x_printed(self, _printed: XReportPrinted) -> None:
        self.view.say_why(translate("Drawer", "Le rapport X part à l’imprimante."), Icon.PRINTER)
