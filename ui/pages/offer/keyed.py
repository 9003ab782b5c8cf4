"""A field that the keypad of the panel can write into."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QFocusEvent, QMouseEvent
from PySide6.QtWidgets import QWidget

from ui.models.amount_entry import EditKey
from ui.widgets import LineEdit


class KeyedField(LineEdit):
    """The keypad writes where the focus was last."""

    entered = Signal()

    def __init__(self, text: str, name: str, most: int, parent: QWidget) -> None:
        super().__init__(text, parent)
        self.setAccessibleName(name)
        self.setMaxLength(most)
        self._begins = False

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._begins = True
        self.selectAll()
        self.entered.emit()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A first touch takes all of it, so that what is typed replaces it."""
        super().mouseReleaseEvent(event)
        if self._begins:
            self.selectAll()
        self._begins = False

    def press(self, key: str) -> None:
        if key == EditKey.BACKSPACE:
            self.backspace()
        else:
            self.insert(key)
        self.textEdited.emit(self.text())
