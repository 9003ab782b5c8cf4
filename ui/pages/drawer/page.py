"""The drawer page, wired."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QWidget

from app.domain.errors import Refused
from app.domain.house.rights import Act, Operator
from app.domain.values import Money
from app.services.cash import Moved, ShiftClosed, ShiftOpened, XReportPrinted
from app.services.people import Approved
from ui.context import PageContext
from ui.icons import Icon
from ui.operations import Change, Operation
from ui.pages.drawer.presenter import DrawerPresenter, Found, Mode
from ui.pages.drawer.showing import DrawerShowing
from ui.pages.drawer.view import DrawerView
from ui.sounds import Sound
from ui.widgets import wrong_code_words
from ui.words import translate

R = TypeVar("R")

_MOVE_MONEY = frozenset(
    {
        Act.OPEN_SHIFT, Act.CLOSE_SHIFT, Act.FORCE_CLOSE_SHIFT, Act.CASH_IN, Act.CASH_OUT, Act.SELL,
        Act.CANCEL_TICKET, Act.PAY_TICKET, Act.REFUND_NONCONFORMING, Act.REGISTER, Act.LATE_REGISTER,
        Act.RE_REGISTER, Act.WITHDRAW, Act.REBUY, Act.DEALERS_BONUS, Act.REFUND, Act.PAY_PRIZE,
    }
)  # fmt: skip


class DrawerPage(QObject):
    """Open with a float, watch, take money in and out, count, close."""

    key = "drawer"
    icon = Icon.WALLET

    def __init__(self, context: PageContext) -> None:
        super().__init__()
        self._operations, self._sounds, self._printing = context.operations, context.sounds, context.printing
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
        view.back_asked.connect(self._back)
        view.back.clicked.connect(self._back)
        view.primary.clicked.connect(self._primary)
        view.x_report.clicked.connect(self._print_x)
        view.grid.paid_list.clicked.connect(self._list_paid)
        view.cash_in.clicked.connect(lambda: self._go(Mode.CASH_IN))
        view.cash_out.clicked.connect(lambda: self._go(Mode.CASH_OUT))
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
        self._operations.read(self, self.presenter.load).success(self._found).run()

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
        if mode in {Mode.CLOSED, Mode.COUNTING}:
            view.show_count()
            view.grid.take_focus()
        elif mode in {Mode.CASH_IN, Mode.CASH_OUT}:
            view.show_amount()
        else:
            view.primary.setFocus(Qt.FocusReason.OtherFocusReason)
        self.presenter.typed = None

    # -- entering -----------------------------------------------------------------------------

    def _choose_way(self) -> None:
        if self.view.by_amount.isChecked():
            self.view.show_amount()
            self.presenter.typed = self.view.amount.amount
        else:
            self.view.show_count()
            self.view.grid.take_focus()
            self.presenter.typed = None
        self._showing.show_account()

    def _list_paid(self) -> None:
        """From the count to the list of the paid tickets, and back."""
        self.presenter.lists_paid = not self.presenter.lists_paid
        if not self.presenter.lists_paid:
            self.view.show_count()
            self.view.grid.take_focus()
        self._showing.show()

    def _counted(self) -> None:
        self.presenter.pieces = self.view.grid.pieces()
        self.presenter.tickets = self.view.grid.tickets_counted()
        self._showing.show_account()

    def _typed(self, amount: Money) -> None:
        self.presenter.typed = amount
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
            self._act(self.presenter.opening()).success(self._opened).run()
        elif mode is not Mode.COUNTING:
            self._act(self.presenter.moving()).success(self._moved).run()
        elif self.presenter.tells:
            self.presenter.reveal()
            self._showing.show()
        elif self.view.shows_approval:
            self._close_approved()
        elif self.presenter.needs_word:
            self._operations.read(self, self.presenter.supervisors).success(self._ask_word).run()
        else:
            self._act(self.presenter.closing()).success(self._closed).run()

    def _ask_word(self, people: Sequence[Operator]) -> None:
        """A colleague's drawer closes on a supervisor's word (F63)."""
        title = translate("Drawer", "Accord d’un responsable")
        second = translate("Drawer", "Clôturer la caisse de {name}").format(name=self.presenter.opened_by)
        self.view.show_approval(title, second, people)
        self._showing.show_primary()

    def _close_approved(self) -> None:
        pane = self.view.approval
        if not pane.is_complete or not pane.chosen:
            return
        work = self.presenter.approved_closing(pane.chosen, pane.take_code())
        self._act(work).success(self._word_given).run()

    def _word_given(self, answer: tuple[Approved, ShiftClosed | None]) -> None:
        word, closed = answer
        if closed is None:
            self.view.approval.say_why(wrong_code_words(word.tries_left))
        else:
            self._closed(closed)

    def _act(self, work: Callable[[], R]) -> Operation[R]:
        """An act of the drawer: busy at once, and its refusal said in place."""
        self.view.refusal.clear()
        self.view.primary.set_busy(True)
        return self._operations.act(self, work).always(self._over).refused(self._refused)

    def _over(self) -> None:
        self.view.primary.set_busy(False)
        self._showing.show_primary()

    def _opened(self, _opened: ShiftOpened) -> None:
        self.presenter.end()
        self._sounds.play(Sound.DONE)
        self._go(Mode.OPEN)
        self._ask()

    def _closed(self, closed: ShiftClosed) -> None:
        self.presenter.show_closed(closed)
        self._sounds.play(Sound.DONE)
        self._start_mode()
        self._showing.show()

    def _moved(self, _moved: Moved) -> None:
        self._printing.kick_drawer()
        self.presenter.end()
        self._sounds.play(Sound.DONE)
        self._go(Mode.OPEN)
        self._ask()

    def _refused(self, refusal: Refused) -> None:
        self.presenter.end()
        self.view.show_sheet()
        self._sounds.play(Sound.BAD_SCAN)
        self.view.refusal.say(refusal)
        self._ask()

    def _print_x(self) -> None:
        self.view.x_report.setEnabled(False)
        operation = self._operations.act(self, self.presenter.x_report())
        operation.always(lambda: self.view.x_report.setEnabled(True)).success(self._x_printed)
        operation.refused(self._refused).run()

    def _x_printed(self, _printed: XReportPrinted) -> None:
        self.view.say_why(translate("Drawer", "Le rapport X part à l’imprimante."), Icon.PRINTER)
