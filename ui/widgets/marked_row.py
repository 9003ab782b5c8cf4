"""Rows of a list with their state at the right: tournaments, notices, papers, people who wait."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from functools import partial
from typing import Generic, TypeVar

from PySide6.QtCore import Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QButtonGroup, QWidget

from ui.icons import Icon
from ui.theme import Token, Weight, current_theme
from ui.widgets import Face, RowList, Run, line_width, paint_line
from ui.widgets.list_button import ListButton

_GAP = 5
Key = TypeVar("Key", bound=Hashable)
Mark = tuple[str, Icon, Token]
"""A state as a row says it: word, icon, colour."""
RowWords = tuple[str, str, Mark]
"""Both lines, and the state."""


class MarkedRow(ListButton):
    """Two lines at the left, elided; icon and word of the state at the right, always whole."""

    def __init__(self, text: str, second: str, mark: Mark, parent: QWidget) -> None:
        super().__init__(text, second, parent)
        self._quiet = second
        self._mark = mark
        self.say_all(text, second, mark)

    def say_all(self, text: str, second: str, mark: Mark) -> None:
        """Other words and another state."""
        self.say(text, second)
        self._quiet, self._mark = second, mark
        self.setAccessibleName(f"{text}. {second}. {mark[0]}")

    def _state(self) -> Sequence[Run]:
        word, icon, _ = self._mark
        return [Run(icon=icon, size=16), Run(word, 13)]

    def _tone(self, face: Face) -> Token:
        return face.text if self.isChecked() or not self.isEnabled() else self._mark[2]

    def natural_width(self) -> float:
        return line_width(self._state(), _GAP) + current_theme().px(150)

    def text_colours(self) -> Sequence[tuple[Token, Token]]:
        face = self.face()
        return [*super().text_colours(), (self._tone(face), face.fill)] if self.isEnabled() else []

    def paint_content(self, painter: QPainter, face: Face) -> None:
        theme = current_theme()
        left, lift, middle = theme.px(15), theme.px(11), self.height() / 2
        state = self._state()
        right = self.width() - left - line_width(state, _GAP)
        room = right - left - theme.px(12)
        second: Token = face.text if self.isChecked() else "ink2"
        paint_line(painter, [Run(self.text(), 15).elided(room)], left, middle - lift, face.text)
        paint_line(painter, [Run(self._quiet, 13, Weight.TEXT).elided(room)], left, middle + lift, second)
        paint_line(painter, state, right, middle, self._tone(face), gap=_GAP)


class MarkedRows(RowList, Generic[Key]):
    """Rows of which one at most is chosen; each stands for a key of the page's own.

    While the keys are the same the rows stay, so that no drag and no focus is lost; they only say what
    is new.
    """

    chosen = Signal(object)
    """The key of the row that was touched."""

    def __init__(self, parent: QWidget | None = None, *, choosable: bool = True) -> None:
        super().__init__(parent, gap=8, plain=True)
        self.by_key: dict[Key, MarkedRow] = {}
        self._choosable = choosable
        self._group = QButtonGroup(self)

    def show_rows(self, rows: Mapping[Key, RowWords], chosen: Key | None = None) -> None:
        """In the order of `rows`; none is chosen where `chosen` is none of the keys."""
        if list(rows) != list(self.by_key):
            self.clear()
            self.by_key = {key: self._row(key) for key in rows}
        # A group that excludes would keep its last one chosen.
        self._group.setExclusive(False)
        for key, row in self.by_key.items():
            row.say_all(*rows[key])
            row.setChecked(self._choosable and key == chosen)
        self._group.setExclusive(self._choosable)

    def step(self, by: int) -> None:
        """To the next row, or the one before, from the keyboard."""
        keys = list(self.by_key)
        if not keys:
            return
        there = next((at for at, each in enumerate(self.by_key.values()) if each.isChecked()), None)
        at = 0 if there is None else max(0, min(there + by, len(keys) - 1))
        self.ensureWidgetVisible(self.by_key[keys[at]])
        self.chosen.emit(keys[at])

    def _row(self, key: Key) -> MarkedRow:
        row = MarkedRow("", "", ("", Icon.CHECK, "ink2"), self)
        row.setCheckable(self._choosable)
        self._group.addButton(row)
        row.clicked.connect(partial(self.chosen.emit, key))
        self.add(row)
        return row
