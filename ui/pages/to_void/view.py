"""The layout of the bets to be voided: the list, and in the panel what is voided and why."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QButtonGroup, QWidget

from ui.icons import Icon
from ui.pages.to_void.presenter import Reason
from ui.shell import WorkPage
from ui.theme import column
from ui.widgets import EmptyState, Heading, NameText, Notice, OptionRow, RowList, Text, TintedLine
from ui.widgets.list_button import ListButton
from ui.widgets.refusal import Refusal


@dataclass(frozen=True, slots=True)
class DueLine:
    """A bet as the list shows it, by its identity."""

    bet: int
    text: str
    second: str


class ToVoidView(WorkPage):
    chosen = Signal(int)
    reason_chosen = Signal(object)
    beside = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.heading = Heading("", "", self)
        self.done = TintedLine("", "good", Icon.CIRCLE_CHECK, self)
        self.refusal = Refusal(self, can_leave=True)
        self.rows = RowList(self, gap=8, plain=True)
        self.nothing = EmptyState(Icon.CIRCLE_CHECK, "", "", self)
        self.subject = Text("", "section", self)
        self.sides = NameText("", "strong", self)
        self.question = Text("", "quiet", self, wrap=True)
        self.reason_words = Text("", "field", self)
        self.reasons = {reason: OptionRow("", "", self, height=56) for reason in Reason}
        self.remark = Notice("", Icon.INFO, self)
        self.bets: dict[int, ListButton] = {}
        self.primary.set_icon(Icon.BAN)
        self._panel = QWidget(self)
        self._group = QButtonGroup(self)
        self._lay_out()
        self.refusal.left.connect(self.refusal.clear)
        self.escaped.connect(self.refusal.clear)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)

    def _lay_out(self) -> None:
        for part in (self.heading, self.done, self.refusal):
            self.content.addWidget(part)
        self.content.addWidget(self.rows, 1)
        self.content.addWidget(self.nothing, 1)
        self.done.hide()
        group = QButtonGroup(self)
        lines = column(self._panel, gap=8)
        for words in (self.subject, self.sides, self.question):
            lines.addWidget(words)
        lines.addWidget(self.reason_words)
        for reason, option in self.reasons.items():
            group.addButton(option)
            option.clicked.connect(partial(self.reason_chosen.emit, reason))
            lines.addWidget(option)
        lines.addStretch(1)
        lines.addWidget(self.remark)
        self.panel.addWidget(self._panel, 1)

    def show_bets(self, lines: Sequence[DueLine], chosen: int | None) -> None:
        self.rows.clear()
        self.bets = {}
        for line in lines:
            option = ListButton(line.text, line.second, self)
            option.setChecked(line.bet == chosen)
            option.clicked.connect(partial(self.chosen.emit, line.bet))
            self._group.addButton(option)
            self.rows.add(option)
            self.bets[line.bet] = option
        self.rows.setVisible(bool(lines))
        self.nothing.setVisible(not lines)
        self._panel.setVisible(bool(lines))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in (Qt.Key.Key_Down, Qt.Key.Key_Up):
            self.beside.emit(-1 if key is Qt.Key.Key_Up else 1)
        else:
            super().keyPressEvent(event)
