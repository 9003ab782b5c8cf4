"""The page behind "Plus": the pages that found no room on the rail."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QWidget

from ui.shell.rail import RailEntry
from ui.theme import column, grid
from ui.widgets.buttons import Button
from ui.widgets.text import Text
from ui.words import translate

_COLUMNS: Final = 3


class _EntryButton(Button):
    text_size = 17
    icon_size = 26
    gap = 12

    def __init__(self, entry: RailEntry, waiting: int, parent: QWidget) -> None:
        word = entry.word.replace("\n", " ")
        super().__init__(f"{word} ({waiting})" if waiting else word, entry.icon, parent, height=72)
        self.key = entry.key


class MorePage(QWidget):
    """Large buttons, one for each page."""

    chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title = Text("", "title", self)
        self._cells = grid(gap=12, even_columns=_COLUMNS)
        self._buttons: list[_EntryButton] = []
        lines = column(self, gap=16, margins=16)
        lines.addWidget(self._title)
        lines.addLayout(self._cells)
        lines.addStretch(1)
        self._set_words()

    def show_entries(self, entries: Sequence[RailEntry], badges: Mapping[str, int]) -> None:
        """The pages, and how much waits on each."""
        for button in self._buttons:
            button.hide()
            button.deleteLater()
        self._buttons = [_EntryButton(entry, badges.get(entry.key, 0), self) for entry in entries]
        for place, button in enumerate(self._buttons):
            button.clicked.connect(self._choose)
            self._cells.addWidget(button, place // _COLUMNS, place % _COLUMNS)

    def _choose(self) -> None:
        button = self.sender()
        if isinstance(button, _EntryButton):
            self.chosen.emit(button.key)

    def _set_words(self) -> None:
        self._title.setText(translate("MorePage", "Autres pages"))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._set_words()
        super().changeEvent(event)
