"""The layout of the rebuys page: who is in play at the left, what he buys at the right."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QButtonGroup, QWidget

from app.services.poker.counter_sales import ChipsSale
from ui.icons import Icon
from ui.pages.tournament_desk.payment import PaymentPanel
from ui.pages.tournament_desk.seat import SeatGiven
from ui.pages.tournament_desk.view import DeskView, ListOrNone
from ui.theme import column
from ui.widgets import KeyValueRow, OptionRow, Tag, Text, TintedLine


class RebuysView(DeskView):
    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Icon.SCAN_BARCODE, parent)
        self.listed = ListOrNone(self.players, Icon.COINS, self)
        self.state = Tag("", "neutral", None, self)
        self.options = {sale: OptionRow("", "", self, height=64) for sale in ChipsSale}
        self.group = QButtonGroup(self)
        self.nothing = Text("", "body", self, wrap=True)
        self.payment = PaymentPanel(self)
        self.sold = TintedLine("", "good", Icon.CIRCLE_CHECK, self)
        self.given_back = KeyValueRow("", "", self, role="total", label_role="section")
        self.seat = SeatGiven(self)
        self.set_list(self.listed)
        self._lay_out()

    def _lay_out(self) -> None:
        lines = column(self.somebody, gap=8)
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
