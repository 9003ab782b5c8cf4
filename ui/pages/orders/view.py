"""The layout of the transfers and cheques: the list at the left, the one in hand in the panel."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QApplication, QButtonGroup, QWidget

from ui.icons import Icon
from ui.pages.orders.presenter import Task
from ui.shell import WorkPage
from ui.theme import column, row
from ui.widgets import (
    AzertyKeyboard,
    Button,
    ChoiceButton,
    EmptyState,
    Field,
    Heading,
    KeyValueRow,
    NameText,
    RowList,
    Text,
    TintedLine,
    clear_rows,
)
from ui.widgets.list_button import ListButton
from ui.widgets.refusal import Refusal

_WRITTEN = frozenset({Task.HAND_OVER, Task.RETURN})


class OrdersView(WorkPage):
    """`chosen` carries an order's number; `edited`: anything was written."""

    chosen = Signal(int)
    edited = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.heading = Heading("", "", self)
        self.to_do, self.every = ChoiceButton("", None, self), ChoiceButton("", None, self)
        self.done = TintedLine("", "good", Icon.CIRCLE_CHECK, self)
        self.saved = NameText("", "strong", self)
        self.refusal = Refusal(self, can_leave=True)
        self.rows = RowList(self, gap=8, plain=True)
        self.nothing = EmptyState(Icon.LANDMARK, "", "", self)
        self.keyboard = AzertyKeyboard(self)
        self.subject = Heading("", "", self, role="section")
        self.facts = column(gap=4)
        self.story = Text("", "body", self, wrap=True)
        self.text = Field("", self)
        self.surname, self.given_names, self.iban = (Field("", self) for _ in range(3))
        self.form = Button("", Icon.FILE_TEXT, self, height=56)
        self.file = Button("", Icon.FILE_DOWN, self, height=56)
        self._buttons: dict[int, ListButton] = {}
        self._lay_out()
        self.refusal.left.connect(self.refusal.clear)
        for field in self._fields:
            field.edit.textChanged.connect(self.edited)
            field.edit.returnPressed.connect(self.confirmed)
        QApplication.instance().focusChanged.connect(self._follow)  # type: ignore[union-attr]  # where widgets are
        self.keyboard.done.connect(self.confirmed)

    @property
    def _fields(self) -> Sequence[Field]:
        return (self.text, *self._account)

    @property
    def _account(self) -> Sequence[Field]:
        return (self.surname, self.given_names, self.iban)

    def _lay_out(self) -> None:
        head, which = row(gap=8), QButtonGroup(self)
        head.addWidget(self.heading, 1)
        for choice in (self.to_do, self.every):
            which.addButton(choice)
            head.addWidget(choice, 0, Qt.AlignmentFlag.AlignTop)
        self.content.addLayout(head)
        for part in (self.done, self.saved, self.refusal):
            self.content.addWidget(part)
        self.content.addWidget(self.rows, 1)
        self.content.addWidget(self.nothing, 1)
        self.content.addWidget(self.keyboard)
        self.panel.addWidget(self.subject)
        self.panel.addLayout(self.facts)
        for widget in (self.story, *self._fields):
            self.panel.addWidget(widget)
        self.panel.addStretch(1)
        for button in (self.form, self.file):
            self.panel.addWidget(button)
        self.say_done("", "")

    def _follow(self, _left: QWidget | None, now: QWidget | None) -> None:
        """The keyboard on the screen writes into the field that has the focus."""
        for field in self._fields:
            if field.edit is now:
                self.keyboard.attach(field.edit)

    def show_orders(self, lines: Sequence[tuple[int, str, str]], chosen: int) -> None:
        """Number, words and second line of each."""
        self.rows.clear()
        self._buttons = {}
        for number, words, second in lines:
            button = ListButton(words, second, self)
            button.setObjectName(str(number))
            button.setChecked(number == chosen)
            button.clicked.connect(self._touch)
            self.rows.add(button)
            self._buttons[number] = button
        self.rows.setVisible(bool(lines))
        QTimer.singleShot(0, self, self._show_chosen)
        self.nothing.setVisible(not lines)

    def _show_chosen(self) -> None:
        """The keyboard leaves the list little room: once it is laid out, the one in hand is in sight."""
        for button in self._buttons.values():
            if button.isChecked():
                self.rows.ensureWidgetVisible(button)

    def button(self, number: int) -> ListButton:
        return self._buttons[number]

    def ask(self, task: Task) -> None:
        """Which fields are written for `task`, empty."""
        self.text.setVisible(task in _WRITTEN)
        for field in self._account:
            field.setVisible(task is Task.AGAIN)
        for field in self._fields:
            field.set_text("")
        self.keyboard.setVisible(task is not Task.SEND)
        if task is not Task.SEND:
            first = self.text if task in _WRITTEN else self.surname
            self.keyboard.attach(first.edit)
            first.edit.setFocus()

    def show_facts(self, facts: Sequence[tuple[str, str]]) -> None:
        clear_rows(self.facts)
        for label, value in facts:
            self.facts.addWidget(KeyValueRow(label, value, self))

    def say_done(self, words: str, file: str) -> None:
        """What was done last, and the file that it left; nothing with empty words."""
        self.done.say(words, "good", Icon.CIRCLE_CHECK)
        self.done.setVisible(bool(words))
        self.saved.set_name(file)
        self.saved.setVisible(bool(file))

    def _touch(self) -> None:
        self.chosen.emit(int(self.sender().objectName()))
