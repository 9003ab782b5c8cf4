"""The layout of the dealer's station: one table at the left, what the hand does in the panel (look 09)."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from ui.icons import Icon
from ui.pages.dealer.panels import EntryPanel, LookPanel
from ui.pages.dealer.table import DealerTable
from ui.pages.room.leaves import PlanArea, StepsLeaf
from ui.pages.room.plan import RoomPlan
from ui.shell import WorkPage
from ui.theme import column, row
from ui.tournament.leaves import Leaves, Shown
from ui.widgets import Button, EmptyState, Tag, Text
from ui.widgets.refusal import Refusal


class _TableLeaf(QWidget):
    """The table, and under it how its chips add up."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.table = DealerTable(self)
        self.chips = Text("", "value", self)
        self.state = Tag("", "neutral", None, self)
        sums = row(gap=10)
        sums.addStretch(1)
        sums.addWidget(self.chips)
        sums.addWidget(self.state)
        lines = column(self, gap=8)
        lines.addWidget(self.table, 1)
        lines.addLayout(sums)


class DealerView(WorkPage):
    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.nothing = EmptyState(Icon.LAYOUT_GRID, "", "", self)
        self.tables = RoomPlan(self)
        self.choice = PlanArea(self.tables, self)
        self.at_table = _TableLeaf(self)
        self.table = self.at_table.table
        self._leaves = Leaves(self, self.nothing, self.choice, self.at_table)
        self.content.addWidget(self._leaves, 1)
        self.look = LookPanel(self)
        self.entry = EntryPanel(self)
        self.steps = StepsLeaf(self)
        self.refusal = Refusal(self, narrow=True)
        self._panels = Leaves(self, self.look, self.entry, self.steps, self.refusal)
        self.panel.addWidget(self._panels, 1)
        self.call = Button("", Icon.BELL, self)
        self.out = Button("", Icon.USER_X, self)
        self.undo = Button("", Icon.UNDO, self)
        self.back = Button("", Icon.ARROW_LEFT, self)
        self.other = Button("", Icon.LAYOUT_GRID, self)
        for button in (self.back, self.call, self.out, self.undo, self.other):
            self.add_action(button)

    def show_leaves(self, shown: Shown) -> None:
        self._leaves.setCurrentWidget(shown.leaf)
        self._panels.setCurrentWidget(shown.panel)

    @property
    def panel_leaf(self) -> QWidget | None:
        return self._panels.currentWidget()
