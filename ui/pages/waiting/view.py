"""The layout of the waiting list: both lists at the left, who is in hand in the panel."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QButtonGroup, QWidget

from ui.icons import Icon
from ui.pages.tournament_desk.head import TournamentHead, TournamentPicker
from ui.pages.waiting.presenter import Shown
from ui.shell import WorkPage
from ui.theme import column, row
from ui.tournament.leaves import Leaves
from ui.widgets import (
    ApprovalPanel,
    Button,
    ChoiceButton,
    EmptyState,
    KeyValueRow,
    NameText,
    Notice,
    TintedLine,
)
from ui.widgets.marked_row import MarkedRows, RowWords
from ui.widgets.refusal import Refusal


class WaitingView(WorkPage):
    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.head = TournamentHead(self)
        self.picker = TournamentPicker(self)
        self.tabs = {shown: ChoiceButton("", None, self) for shown in Shown}
        self.tab_group = QButtonGroup(self)
        self.rows: MarkedRows[str] = MarkedRows(self)
        self.nobody = EmptyState(Icon.HOURGLASS, "", "", self)
        self.untouched = EmptyState(Icon.USER, "", "", self)
        self.name = NameText("", "title", self)
        self.facts = [KeyValueRow("", "", self) for _ in range(4)]
        self.note = Notice("", Icon.INFO, self)
        self.done = TintedLine("", "good", Icon.CIRCLE_CHECK, self)
        self.take_off = Button("", Icon.USER_X, self, height=56)
        self.approval = ApprovalPanel(self)
        self.leave = Button("", Icon.ARROW_LEFT, self)
        self.refusal = Refusal(self, narrow=True, can_leave=True)
        self._lay_out()
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)

    def _lay_out(self) -> None:
        self._list = QWidget(self)
        lines = column(self._list, gap=12)
        tabs = row(gap=8)
        for place, button in enumerate(self.tabs.values()):
            self.tab_group.addButton(button, place)
            tabs.addWidget(button)
        tabs.addStretch(1)
        lines.addLayout(tabs)
        self._listed = Leaves(self, self.rows, self.nobody)
        lines.addWidget(self._listed, 1)
        self.content.addWidget(self.head)
        self._content = Leaves(self, self._list, self.picker)
        self.content.addWidget(self._content, 1)
        self._somebody = QWidget(self)
        inside = column(self._somebody, gap=12)
        inside.addWidget(self.name)
        for fact in self.facts:
            inside.addWidget(fact)
        inside.addWidget(self.note)
        inside.addStretch(1)
        inside.addWidget(self.take_off)
        self._panel = Leaves(self, self.untouched, self._somebody, self.approval, self.refusal)
        self.add_action(self.leave)
        self.leave.hide()
        self.panel.addWidget(self._panel, 1)
        self.panel.insertWidget(0, self.done)
        self.done.hide()

    def show_rows(self, rows: Mapping[str, RowWords], chosen: str | None) -> None:
        self.rows.show_rows(rows, chosen)
        self._listed.setCurrentWidget(self.rows if rows else self.nobody)

    def show_list(self) -> None:
        self._content.setCurrentWidget(self._list)

    def turn_picker(self) -> None:
        """The same touch opens the choice of another tournament and closes it."""
        self._content.setCurrentWidget(self.picker if self.shows_list else self._list)

    @property
    def shows_list(self) -> bool:
        return self._content.currentWidget() is self._list

    def show_somebody(self, *, there: bool) -> None:
        self._panel.setCurrentWidget(self._somebody if there else self.untouched)

    def show_approval(self) -> None:
        self._panel.setCurrentWidget(self.approval)

    def show_refusal(self) -> None:
        self._panel.setCurrentWidget(self.refusal)

    def say_done(self, words: str) -> None:
        """What has just come about; an empty string takes it back."""
        self.done.say(words, "good", Icon.CIRCLE_CHECK)
        self.done.setVisible(bool(words))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in (Qt.Key.Key_Down, Qt.Key.Key_Up):
            self.rows.step(1 if key is Qt.Key.Key_Down else -1)
        else:
            super().keyPressEvent(event)
