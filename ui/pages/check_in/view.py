"""The layout of the check-in page: everybody at the left, whoever is at the desk at the right."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QButtonGroup, QStackedWidget, QWidget

from ui.icons import Icon
from ui.pages.check_in.presenter import Filter
from ui.pages.tournament_desk.decision import DecisionView
from ui.pages.tournament_desk.head import TournamentHead, TournamentPicker
from ui.pages.tournament_desk.payment import PaymentPanel
from ui.pages.tournament_desk.player_list import PlayerList
from ui.pages.tournament_desk.seat import SeatGiven
from ui.shell import WorkPage
from ui.theme import column, row
from ui.widgets import (
    ApprovalPanel,
    Button,
    CheckRow,
    ChoiceButton,
    EmptyState,
    KeyValueRow,
    NameText,
    RowList,
    Tag,
    Text,
)
from ui.widgets.refusal import Refusal


class CheckInView(WorkPage):
    """`words_asked` is heard on a switch of the language; `back_asked` on Escape."""

    words_asked = Signal()
    back_asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.head = TournamentHead(self)
        self.picker = TournamentPicker(self)
        self.filters = {each: ChoiceButton("", None, self) for each in Filter}
        self.filter_group = QButtonGroup(self)
        self.players = PlayerList(self)
        self.refusal = Refusal(self, can_leave=True)
        self.decision = DecisionView(self)
        self.approval = ApprovalPanel(self)
        self.nobody = EmptyState(Icon.SCAN_BARCODE, "", "", self)
        self.name = NameText("", "title", self)
        self.state = Tag("", "neutral", None, self)
        self.born = KeyValueRow("", "", self)
        self.document = KeyValueRow("", "", self)
        self.note = Text("", "body", self, wrap=True)
        self.payment = PaymentPanel(self)
        self.seat = SeatGiven(self)
        self.given_back = KeyValueRow("", "", self, role="total", label_role="section")
        self.seen = CheckRow("", "", self)
        self.print_bulletin = Button("", Icon.PRINTER, self, height=64)
        self.give_back = Button("", Icon.UNDO, self)
        self.register = Button("", Icon.USER_PLUS, self)
        self._content = QStackedWidget(self)
        self._desk = QStackedWidget(self)
        self._lay_out()

    def _lay_out(self) -> None:
        self.add_rule(self.decision.read_rule)
        self.content.addWidget(self.head)
        self._list = QWidget(self)
        lines = column(self._list, gap=12)
        choices = row(gap=8)
        for button in self.filters.values():
            self.filter_group.addButton(button)
            choices.addWidget(button)
        choices.addStretch(1)
        lines.addLayout(choices)
        lines.addWidget(self.players, 1)
        self._refused = RowList(self, plain=True)
        self._refused.add(self.refusal)
        for page in (self._list, self._refused, self.picker, self.decision):
            self._content.addWidget(page)
        self.content.addWidget(self._content, 1)
        self._desk.addWidget(self.nobody)
        self._somebody = self._somebody_page()
        self._desk.addWidget(self._somebody)
        self._desk.addWidget(self.approval)
        self.panel.addWidget(self._desk, 1)
        to_sign = row(gap=8)
        to_sign.addWidget(self.seen, 1)
        to_sign.addWidget(self.print_bulletin)
        self.panel.addLayout(to_sign)
        self.add_action(self.give_back)
        self.add_action(self.register)
        self.filters[Filter.ALL].setChecked(True)

    def _somebody_page(self) -> QWidget:
        page = QWidget(self)
        lines = column(page, gap=8)
        lines.addWidget(self.name)
        lines.addWidget(self.state, 0, Qt.AlignmentFlag.AlignLeft)
        lines.addWidget(self.born)
        lines.addWidget(self.document)
        lines.addWidget(self.payment)
        lines.addWidget(self.given_back)
        lines.addWidget(self.seat)
        lines.addWidget(self.note)
        lines.addStretch(1)
        # Each comes with the player it is about; together they would be higher than a screen.
        for part in (self.payment, self.given_back, self.seat, self.note):
            part.hide()
        return page

    def show_list(self) -> None:
        self.refusal.clear()
        self._content.setCurrentWidget(self._list)

    def show_refusal(self) -> None:
        self._content.setCurrentWidget(self._refused)

    def show_decision(self) -> None:
        self._content.setCurrentWidget(self.decision)
        self._desk.setCurrentWidget(self.approval)

    def show_picker(self) -> None:
        self._content.setCurrentWidget(self.picker)

    @property
    def shows_list(self) -> bool:
        return self._content.currentWidget() is self._list

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
