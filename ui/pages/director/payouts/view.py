"""The layout of a payout table: its rows, and under them the fields of the row in hand."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLineEdit, QWidget

from ui.icons import Icon
from ui.models.amount_entry import EditKey
from ui.pages.director.payouts.draft import TypedRow
from ui.pages.director.side import SideView
from ui.theme import column, row
from ui.tournament.leaves import Leaves
from ui.widgets import AzertyKeyboard, Button, Field, Heading, Keypad, Notice, TintedLine
from ui.widgets.marked_row import MarkedRows

NEXT_PLACE: Final = " / "
SAME_SHARE: Final = " × "


class PayoutsView(SideView):
    """Holds nothing: shows what it is given, says what is touched and typed."""

    typed = Signal(str, str)
    """What the fields of the row in hand hold now: entries, shares."""
    named = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._filling = False
        self.heading = Heading("", "", self)
        self.rows: MarkedRows[int] = MarkedRows(self)
        self.keyboard = AzertyKeyboard(self)
        self._upper = Leaves(self, self.rows, self.keyboard)
        self.name, self.entries, self.shares = Field("", self), Field("", self), Field("", self)
        self._present: QLineEdit = self.shares.edit
        self.write_name = Button("", Icon.KEYBOARD, self)
        self.add = Button("", Icon.PLUS, self)
        self.remove = Button("", Icon.TRASH, self)
        self.about = Heading("", "", self.beside, role="section")
        self.total = TintedLine("", "good", Icon.CHECK, self.beside)
        self.fault = Notice("", Icon.TRIANGLE_ALERT, self.beside, tone="bad")
        self.next_place = Button("", Icon.ARROW_RIGHT, self.beside, height=56)
        self.same_share = Button("", Icon.EQUAL, self.beside, height=56)
        self.keypad = Keypad((",", "0", EditKey.BACKSPACE), self.beside, key_height=56)
        self._lay_out()
        self._connect()

    def _lay_out(self) -> None:
        self.content.addWidget(self.heading)
        self.content.addWidget(self._upper, 1)
        fields = row(gap=12)
        for field, share in ((self.name, 3), (self.entries, 2), (self.shares, 5)):
            fields.addWidget(field, share)
        self.content.addLayout(fields)
        self.step_through(self.rows)
        for button in (self.write_name, self.add, self.remove):
            self.add_action(button)
        signs = row(gap=8)
        signs.addWidget(self.next_place, 1)
        signs.addWidget(self.same_share, 1)
        lines = column(self.beside, gap=12)
        for part in (self.about, self.total, self.fault, self.done):
            lines.addWidget(part)
        lines.addStretch(1)
        lines.addLayout(signs)
        lines.addWidget(self.keypad)
        self.fault.hide()

    def _connect(self) -> None:
        for field in (self.name, self.entries, self.shares):
            field.edit.returnPressed.connect(self.confirmed)
            field.edit.cursorPositionChanged.connect(self._aim)
            field.edit.selectionChanged.connect(self._aim)
        self.name.edit.textChanged.connect(self._name)
        for field in (self.entries, self.shares):
            field.edit.textChanged.connect(self._type)
        self.write_name.clicked.connect(self._write_name)
        self.keyboard.done.connect(self.begin_typing)
        self.next_place.clicked.connect(self._type_next_place)
        self.same_share.clicked.connect(self._type_same_share)
        self.keypad.pressed.connect(self._press)

    def show_row(self, name: str, typed: TypedRow) -> None:
        """The row in hand; what is typed is not written over."""
        self._filling = True
        for field, text in ((self.name, name), (self.entries, typed.entries), (self.shares, typed.shares)):
            if field.text() != text:
                field.set_text(text)
        self._filling = False

    def begin_typing(self) -> None:
        """The rows are shown; the shares are to be typed, all of them marked."""
        self._upper.setCurrentWidget(self.rows)
        self.shares.edit.setFocus(Qt.FocusReason.OtherFocusReason)
        self.shares.edit.selectAll()

    @property
    def writes_name(self) -> bool:
        """Whether the letters of the screen stand in place of the rows."""
        return self._upper.currentWidget() is self.keyboard

    def _write_name(self) -> None:
        if self.writes_name:
            self.begin_typing()
            return
        self._upper.setCurrentWidget(self.keyboard)
        self.keyboard.attach(self.name.edit)

    def _type(self) -> None:
        if not self._filling:
            self.typed.emit(self.entries.text(), self.shares.text())

    def _name(self, text: str) -> None:
        if not self._filling:
            self.named.emit(text)

    def _aim(self) -> None:
        """The keys of the screen write where the cursor is."""
        for field in (self.name, self.entries, self.shares):
            if field.edit.hasFocus():
                self._present = field.edit

    def _type_next_place(self) -> None:
        self._insert(NEXT_PLACE)

    def _type_same_share(self) -> None:
        self._insert(SAME_SHARE)

    def _insert(self, sign: str) -> None:
        """Signs stand between shares alone."""
        self.shares.edit.setFocus(Qt.FocusReason.OtherFocusReason)
        self.shares.edit.deselect()
        self.shares.edit.insert(sign)

    def _press(self, key: str) -> None:
        if key == EditKey.BACKSPACE:
            self._present.backspace()
        else:
            self._present.insert(key)
