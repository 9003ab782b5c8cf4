"""The layout of the check-in page: everybody at the left, whoever is at the desk at the right."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QButtonGroup, QWidget

from ui.icons import Icon
from ui.pages.check_in.presenter import Filter
from ui.pages.tournament_desk.payment import PaymentPanel
from ui.pages.tournament_desk.seat import SeatGiven
from ui.pages.tournament_desk.view import DeskView
from ui.theme import column, row
from ui.widgets import Button, CheckRow, ChoiceButton, KeyValueRow, Tag, Text


class CheckInView(DeskView):
    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Icon.SCAN_BARCODE, parent)
        self.filters = {each: ChoiceButton("", None, self) for each in Filter}
        self.filter_group = QButtonGroup(self)
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
        self._lay_out_list()
        self._lay_out_somebody()
        to_sign = row(gap=8)
        to_sign.addWidget(self.seen, 1)
        to_sign.addWidget(self.print_bulletin)
        self.panel.addLayout(to_sign)
        self.add_action(self.give_back)
        self.add_action(self.register)

    def _lay_out_list(self) -> None:
        listed = QWidget(self)
        lines = column(listed, gap=12)
        choices = row(gap=8)
        for button in self.filters.values():
            self.filter_group.addButton(button)
            choices.addWidget(button)
        choices.addStretch(1)
        lines.addLayout(choices)
        lines.addWidget(self.players, 1)
        self.filters[Filter.ALL].setChecked(True)
        self.set_list(listed)

    def _lay_out_somebody(self) -> None:
        lines = column(self.somebody, gap=8)
        lines.addWidget(self.name)
        lines.addWidget(self.state, 0, Qt.AlignmentFlag.AlignLeft)
        facts = (self.born, self.document)
        # Each comes with the player it is about; together they would be higher than a screen.
        passing = (self.payment, self.given_back, self.seat, self.note)
        for part in (*facts, *passing):
            lines.addWidget(part)
        lines.addStretch(1)
        for part in passing:
            part.hide()
