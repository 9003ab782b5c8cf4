"""The layout that every selling page has: a leaf for each step of the sale, the bulletin in the panel."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QStackedWidget, QWidget

from ui.betting.bulletin_panel import BulletinPanel
from ui.betting.changed import ChangedView
from ui.betting.entry_bar import EntryBar
from ui.betting.sold import SoldView
from ui.betting.states import Step
from ui.betting.tender import TenderView
from ui.icons import Icon
from ui.shell import WorkPage
from ui.widgets import Button
from ui.words import translate


class Picking(Protocol):
    """The leaf that picks are made on."""

    entry: EntryBar

    def retranslate(self) -> None:
        """All its words."""


class SellingView(WorkPage):
    """The panel holds the bulletin throughout."""

    begun = Signal(str)
    """A figure or letter was typed where nothing on the page took it."""
    resized = Signal()

    bulletin: Picking
    slip: BulletinPanel

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.changed = ChangedView(self)
        self.tender = TenderView(self)
        self.sold = SoldView(self)
        self.back = Button("", Icon.ARROW_LEFT, self)
        self.remove_changed = Button("", Icon.LIST_X, self)
        self.rule = Button("", Icon.BOOK_OPEN, self)
        self.rule.clicked.connect(self.changed.turn_rule)
        self._leaves = QStackedWidget(self)
        self._by_step: dict[Step, QWidget] = {}
        self.content.addWidget(self._leaves, 1)
        self.add_action(self.back)
        self.add_action(self.remove_changed)
        self.add_rule(self.rule)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)

    def compose(self, picking: QWidget) -> None:
        """Put the page's own leaf before the others, and its bulletin into the panel."""
        self._by_step = {
            Step.BULLETIN: picking,
            Step.CHANGED: self.changed,
            Step.TENDER: self.tender,
            Step.SOLD: self.sold,
        }
        for leaf in self._by_step.values():
            # A wide layout must not keep the window from becoming narrow.
            leaf.setMinimumWidth(1)
            self._leaves.addWidget(leaf)
        self.panel.addWidget(self.slip, 1)

    def show_step(self, step: Step) -> None:
        self._leaves.setCurrentWidget(self._by_step[step])
        self.back.setVisible(step in (Step.TENDER, Step.CHANGED))
        self.remove_changed.setVisible(step is Step.CHANGED)
        self.rule.setVisible(step is Step.CHANGED)

    def retranslate(self) -> None:
        self._say_actions()
        for part in (self.bulletin, self.changed, self.tender, self.slip):
            part.retranslate()
        super().retranslate()

    def _say_actions(self) -> None:
        narrow = self.is_narrow
        back, rule = translate("Sale", "Revenir au bulletin"), translate("Sale", "Art. 2.1.6 · lire la règle")
        self.back.setText(translate("Sale", "Revenir") if narrow else back)
        self.rule.setText(translate("Sale", "Art. 2.1.6") if narrow else rule)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.text().isprintable() and event.text().strip():
            self.begun.emit(event.text())
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.tender.set_narrow(narrow=self.is_narrow)
        self.changed.set_narrow(narrow=self.is_narrow)
        self._say_actions()
        self.resized.emit()
