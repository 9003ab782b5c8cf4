"""The layout of the claims: what is open at the left, what is written about it in the panel."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QApplication, QButtonGroup, QWidget

from ui.icons import Icon
from ui.pages.claims.presenter import Kind
from ui.pages.claims.story_field import StoryField
from ui.shell import WorkPage
from ui.theme import row
from ui.widgets import (
    AzertyKeyboard,
    Button,
    ChoiceButton,
    EmptyState,
    Field,
    Heading,
    RowList,
    Text,
    TintedLine,
)
from ui.widgets.list_button import ListButton
from ui.widgets.refusal import Refusal


class ClaimsView(WorkPage):
    """`edited`: anything was written."""

    chosen = Signal(object, int)
    edited = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.heading = Heading("", "", self)
        self.new = Button("", Icon.FILE_PEN_LINE, self)
        self.done = TintedLine("", "good", Icon.CIRCLE_CHECK, self)
        self.refusal = Refusal(self, can_leave=True)
        self.rows = RowList(self, gap=8, plain=True)
        self.nothing = EmptyState(Icon.CIRCLE_CHECK, "", "", self)
        self.keyboard = AzertyKeyboard(self)
        self.subject = Heading("", "", self, role="section")
        self.story = Text("", "body", self, wrap=True)
        self.code, self.posted = Field("", self), Field("", self)
        self.text = StoryField(self)
        self.pay, self.keep = ChoiceButton("", Icon.CHECK, self), ChoiceButton("", Icon.BAN, self)
        self._ways = QButtonGroup(self)
        self._buttons: dict[tuple[Kind, int], ListButton] = {}
        self._lay_out()
        self.refusal.left.connect(self.refusal.clear)
        for field in (self.code, self.posted):
            field.edit.textChanged.connect(self.edited)
            field.edit.returnPressed.connect(self.confirmed)
        self.text.changed.connect(self.edited)
        QApplication.instance().focusChanged.connect(self._follow)  # type: ignore[union-attr]  # where widgets are
        self.keyboard.done.connect(self.confirmed)
        self._ways.buttonClicked.connect(self.edited)

    def _lay_out(self) -> None:
        head = row(gap=8)
        head.addWidget(self.heading, 1)
        head.addWidget(self.new, 0, Qt.AlignmentFlag.AlignTop)
        self.content.addLayout(head)
        for part in (self.done, self.refusal):
            self.content.addWidget(part)
        self.content.addWidget(self.rows, 1)
        self.content.addWidget(self.nothing, 1)
        self.content.addWidget(self.keyboard)
        self.done.hide()
        ways = row(gap=8)
        for way in (self.pay, self.keep):
            self._ways.addButton(way)
            ways.addWidget(way, 1)
        for widget in (self.subject, self.story):
            self.panel.addWidget(widget)
        self.panel.addLayout(ways)
        for field in (self.code, self.posted):
            self.panel.addWidget(field)
        self.panel.addWidget(self.text, 1)

    def _follow(self, _left: QWidget | None, now: QWidget | None) -> None:
        """The keyboard on the screen writes into the field that has the focus."""
        for field in (self.code, self.posted, self.text):
            if field.edit is now:
                self.keyboard.attach(field.edit)

    def show_open(self, lines: Sequence[tuple[Kind, int, str, str]]) -> None:
        """What waits: kind, number, what it is, since when."""
        self.rows.clear()
        self._buttons = {}
        for kind, number, text, second in lines:
            button = ListButton(text, second, self)
            button.clicked.connect(partial(self.chosen.emit, kind, number))
            self.rows.add(button)
            self._buttons[kind, number] = button
        self.rows.setVisible(bool(lines))
        self.nothing.setVisible(not lines)

    def mark(self, kind: Kind, number: int) -> None:
        for key, button in self._buttons.items():
            button.setChecked(key == (kind, number))

    def button(self, kind: Kind, number: int) -> ListButton:
        return self._buttons[kind, number]

    def show_kind(self, kind: Kind, posted: str) -> None:
        """Which fields are written, empty; the day of a claim starts as `posted`."""
        self._ways.setExclusive(False)
        for way in (self.pay, self.keep):
            way.setChecked(False)
            way.setVisible(kind is Kind.REFERRAL)
        self._ways.setExclusive(True)
        for field in (self.code, self.posted):
            field.setVisible(kind is Kind.NEW)
        self.code.set_text("")
        self.posted.set_text(posted)
        self.text.set_text("")
        first = self.code if kind is Kind.NEW else self.text
        self.keyboard.attach(first.edit)
        first.edit.setFocus()
