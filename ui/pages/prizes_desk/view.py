"""The layout of the page where prizes and refunds are paid."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from ui.icons import Icon
from ui.pages.tournament_desk.view import DeskView, ListOrNone
from ui.theme import column
from ui.widgets import CheckRow, KeyValueRow, Rule, Text, TintedLine


class PrizesDeskView(DeskView):
    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Icon.TROPHY, parent)
        self.listed = ListOrNone(self.players, Icon.TROPHY, self)
        self.place = KeyValueRow("", "", self)
        self.born = KeyValueRow("", "", self)
        self.document = KeyValueRow("", "", self)
        self.amount = KeyValueRow("", "", self, role="total", label_role="section")
        self.note = Text("", "body", self, wrap=True)
        self.paid = TintedLine("", "good", Icon.CIRCLE_CHECK, self)
        self.seen = CheckRow("", "", self)
        self.set_list(self.listed)
        self._lay_out()

    def _lay_out(self) -> None:
        lines = column(self.somebody, gap=8)
        facts = (self.place, self.born, self.document, Rule(self, dashed=True))
        for part in (self.name, *facts, self.amount, self.note, self.paid):
            lines.addWidget(part)
        lines.addStretch(1)
        self.panel.addWidget(self.seen)

    def show_decision(self) -> None:
        self.seen.hide()
        super().show_decision()
