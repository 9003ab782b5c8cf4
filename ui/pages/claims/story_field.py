"""What happened, in as many lines as it takes."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QTextCursor
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from ui.theme import column, sized
from ui.widgets import Text

_LEAST_HEIGHT = 96


class StoryEdit(QPlainTextEdit):
    """Several lines; the keyboard on the screen types into it as into a single one."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("kind", "story")
        self.setTabChangesFocus(True)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        sized(self, least_height=_LEAST_HEIGHT)

    def insert(self, text: str) -> None:
        self.insertPlainText(text)

    def backspace(self) -> None:
        self.textCursor().deletePreviousChar()


class StoryField(QWidget):
    """A labelled text of several lines: Return begins the next one, Tab leaves it."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._label = Text("", "field", self)
        self.edit = StoryEdit(self)
        self._label.setBuddy(self.edit)
        self.setFocusProxy(self.edit)
        lines = column(self, gap=4)
        lines.addWidget(self._label)
        lines.addWidget(self.edit, 1)
        self.edit.textChanged.connect(self.changed)

    def set_label(self, label: str) -> None:
        self._label.setText(label)
        self.edit.setAccessibleName(label)

    def text(self) -> str:
        return self.edit.toPlainText()

    def set_text(self, text: str) -> None:
        """Fill it; what is typed next goes on at its end."""
        self.edit.setPlainText(text)
        self.edit.moveCursor(QTextCursor.MoveOperation.End)
