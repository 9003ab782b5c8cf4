"""The layout of the rebuys page: who is in play at the left, what he buys at the right."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QButtonGroup, QStackedWidget, QWidget

from app.services.poker.counter_sales import ChipsSale
from ui.icons import Icon
from ui.pages.tournament_desk.decision import DecisionView
from ui.pages.tournament_desk.head import TournamentHead, TournamentPicker
from ui.pages.tournament_desk.payment import PaymentPanel
from ui.pages.tournament_desk.player_list import PlayerList
from ui.pages.tournament_desk.seat import SeatGiven
from ui.shell import WorkPage
from ui.theme import column
from ui.widgets import (
    ApprovalPanel,
    EmptyState,
    KeyValueRow,
    NameText,
    OptionRow,
    RowList,
    Tag,
    Text,
    TintedLine,
)
from ui.widgets.refusal import Refusal


class RebuysView(WorkPage):
    """`words_asked` is heard on a switch of the language; `back_asked` on Escape."""

    words_asked = Signal()
    back_asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.head = TournamentHead(self)
        self.picker = TournamentPicker(self)
        self.players = PlayerList(self)
        self.empty = EmptyState(Icon.COINS, "", "", self)
        self.refusal = Refusal(self, can_leave=True)
        self.decision = DecisionView(self)
        self.approval = ApprovalPanel(self)
        self.nobody = EmptyState(Icon.SCAN_BARCODE, "", "", self)
        self.name = NameText("", "title", self)
        self.state = Tag("", "neutral", None, self)
        self.options = {sale: OptionRow("", "", self, height=64) for sale in ChipsSale}
        self.group = QButtonGroup(self)
        self.nothing = Text("", "body", self, wrap=True)
        self.payment = PaymentPanel(self)
        self.sold = TintedLine("", "good", Icon.CIRCLE_CHECK, self)
        self.given_back = KeyValueRow("", "", self, role="total", label_role="section")
        self.seat = SeatGiven(self)
        self._content = QStackedWidget(self)
        self._desk = QStackedWidget(self)
        self._lay_out()

    def _lay_out(self) -> None:
        self.add_rule(self.decision.read_rule)
        self._refused = RowList(self, plain=True)
        self._refused.add(self.refusal)
        for page in (self.players, self.empty, self._refused, self.picker, self.decision):
            self._content.addWidget(page)
        self.content.addWidget(self.head)
        self.content.addWidget(self._content, 1)
        self._somebody = QWidget(self)
        lines = column(self._somebody, gap=8)
        lines.addWidget(self.name)
        lines.addWidget(self.state, 0, Qt.AlignmentFlag.AlignLeft)
        for option in self.options.values():
            self.group.addButton(option)
            lines.addWidget(option)
            option.hide()
        # Each comes with the player it is about; together they would be higher than a screen.
        for part in (self.nothing, self.payment, self.sold, self.given_back, self.seat):
            lines.addWidget(part)
            part.hide()
        lines.addStretch(1)
        self._desk.addWidget(self.nobody)
        self._desk.addWidget(self._somebody)
        self._desk.addWidget(self.approval)
        self.panel.addWidget(self._desk, 1)

    def show_list(self, *, empty: bool) -> None:
        self.refusal.clear()
        self._content.setCurrentWidget(self.empty if empty else self.players)

    def show_refusal(self) -> None:
        self._content.setCurrentWidget(self._refused)

    def show_decision(self) -> None:
        self._content.setCurrentWidget(self.decision)
        self._desk.setCurrentWidget(self.approval)

    def show_picker(self) -> None:
        self._content.setCurrentWidget(self.picker)

    @property
    def shows_list(self) -> bool:
        return self._content.currentWidget() in (self.players, self.empty)

    def show_somebody(self, *, there: bool) -> None:
        self._desk.setCurrentWidget(self._somebody if there else self.nobody)

    def retranslate(self) -> None:
        self.words_asked.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.primary.click()
        elif event.key() == Qt.Key.Key_Escape:
            self.back_asked.emit()
        else:
            super().keyPressEvent(event)
