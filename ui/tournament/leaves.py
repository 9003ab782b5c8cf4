"""Leaves of which one is shown: only that one says how much room it needs."""

from __future__ import annotations

from dataclasses import dataclass, replace

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QStackedWidget, QWidget


class Leaves(QStackedWidget):
    """A stack that is no larger than the leaf shown; Qt's own is as large as the largest of all."""

    def __init__(self, parent: QWidget | None = None, *leaves: QWidget) -> None:
        super().__init__(parent)
        for leaf in leaves:
            self.addWidget(leaf)
        self.currentChanged.connect(self._turned)

    def sizeHint(self) -> QSize:
        leaf = self.currentWidget()
        return leaf.sizeHint() if leaf is not None else super().sizeHint()

    def minimumSizeHint(self) -> QSize:
        leaf = self.currentWidget()
        return leaf.minimumSizeHint() if leaf is not None else super().minimumSizeHint()

    def _turned(self, _place: int) -> None:
        self.updateGeometry()


@dataclass(frozen=True, slots=True)
class Shown:
    """One leaf of the content and one of the panel; `head` is over the content."""

    leaf: QWidget
    panel: QWidget
    head: bool = False

    def with_panel(self, panel: QWidget) -> Shown:
        return replace(self, panel=panel)
