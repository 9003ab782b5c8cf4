"""The layout of the room: head and plan at the left, what to do in the panel (look 08)."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from ui.icons import Icon
from ui.pages.room.header import RoomHeader
from ui.pages.room.leaves import GatheringLeaf, PlanLeaf, ResultLeaf, StepsLeaf
from ui.pages.room.panels import HandPanel, MovesPanel, WatchPanel
from ui.pages.room.plan import TableView
from ui.shell import WorkPage
from ui.tournament.leaves import Leaves, Shown
from ui.widgets import Button, EmptyState
from ui.widgets.refusal import Refusal


class RoomView(WorkPage):
    """One leaf of the content and one of the panel at a time."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.header = RoomHeader(self)
        self.nothing = EmptyState(Icon.LAYOUT_GRID, "", "", self)
        self.gathering = GatheringLeaf(self)
        self.plan = PlanLeaf(self)
        self.table = TableView(self)
        self.bags = ResultLeaf(self)
        self.result = ResultLeaf(self)
        leaves = (self.nothing, self.gathering, self.plan, self.table, self.bags, self.result)
        self._leaves = Leaves(self, *leaves)
        self.content.addWidget(self.header)
        self.content.addWidget(self._leaves, 1)
        self.moves = MovesPanel(self)
        self.watch = WatchPanel(self)
        self.hand = HandPanel(self)
        self.steps = StepsLeaf(self)
        self.refusal = Refusal(self, narrow=True, can_leave=True)
        panels = (self.moves, self.watch, self.hand, self.steps, self.refusal)
        self._panels = Leaves(self, *panels)
        self.panel.addWidget(self._panels, 1)
        self.back = Button("", Icon.ARROW_LEFT, self)
        self.other_table = Button("", Icon.LAYOUT_GRID, self)
        self.count = Button("", Icon.COINS, self)
        self.race = Button("", Icon.DICES, self)
        self.answer = Button("", Icon.BELL, self)
        self.gather_by_hand = Button("", Icon.DICES, self)
        self.ruling = Button("", Icon.FILE_PEN_LINE, self)
        self.close_session = Button("", Icon.CALENDAR_CLOCK, self)
        for button in (
            self.back, self.other_table, self.count, self.race, self.answer, self.gather_by_hand,
            self.ruling, self.close_session,
        ):  # fmt: skip
            self.add_action(button)

    def show_leaves(self, shown: Shown) -> None:
        """Show these; the head stands beside a leaf that has room for it, not for a moment beside another."""
        if not shown.head:
            self.header.hide()
        self._leaves.setCurrentWidget(shown.leaf)
        self._panels.setCurrentWidget(shown.panel)
        self.header.setVisible(shown.head)

    def add_leaves(self, leaf: QWidget | None, panel: QWidget) -> None:
        """Take in what a tool shows; a leaf that is there already stays."""
        if leaf is not None and self._leaves.indexOf(leaf) < 0:
            self._leaves.addWidget(leaf)
        self._panels.addWidget(panel)

    @property
    def leaf(self) -> QWidget | None:
        return self._leaves.currentWidget()
