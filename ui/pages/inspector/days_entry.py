"""The first and the last day, typed on the keyboard or on the pad that is there while one is typed."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QApplication, QWidget

from ui.icons import Icon
from ui.models.amount_entry import EditKey
from ui.pages.inspector.presenter import pressed_day
from ui.theme import column, row, show_in_turn
from ui.widgets import Button, Field, Keypad


class DaysEntry(QWidget):
    typing_changed = Signal(bool)
    """Whether a day is being typed: the pad needs the room of what is over it and under it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.first, self.last = Field("", self), Field("", self)
        self.keypad = Keypad((EditKey.CLEAR, "0", EditKey.BACKSPACE), self, captions=True)
        self.ask = Button("", Icon.SEARCH, self, height=56)
        self._typed_into: Field | None = None
        days = row(gap=8)
        for field in (self.first, self.last):
            days.addWidget(field, 1)
        lines = column(self, gap=8)
        lines.addLayout(days)
        for part in (self.keypad, self.ask):
            lines.addWidget(part)
            part.hide()
        self.keypad.pressed.connect(self._press)
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._follow)

    @property
    def is_typing(self) -> bool:
        return self._typed_into is not None

    def texts(self) -> tuple[str, str]:
        """The first and the last day as they are written."""
        return self.first.text(), self.last.text()

    def set_texts(self, first: str, last: str) -> None:
        self.first.set_text(first)
        self.last.set_text(last)

    def accept(self) -> None:
        """Take back what was said to be wrong."""
        for field in (self.first, self.last):
            field.accept()

    def _press(self, key: str) -> None:
        """As if it was typed: leaving the field tells whether it was."""
        if self._typed_into is not None:
            edit = self._typed_into.edit
            text = pressed_day(edit.text(), key)
            edit.selectAll()
            edit.insert(text)

    def _follow(self, _left: QWidget | None, now: QWidget | None) -> None:
        """The pad writes into the day that has the focus."""
        was_typing = self.is_typing
        self._typed_into = next((each for each in (self.first, self.last) if each.edit is now), None)
        if self.is_typing is not was_typing:
            show_in_turn(dict.fromkeys((self.keypad, self.ask), self.is_typing))
            self.typing_changed.emit(self.is_typing)
