"""A row of a list with its state at the right: a tournament, a notice, a paper, somebody who waits."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from ui.icons import Icon
from ui.theme import Token, Weight, current_theme
from ui.widgets import Face, Run, line_width, paint_line
from ui.widgets.list_button import ListButton

_GAP = 5


class MarkedRow(ListButton):
    """Two lines at the left, elided; icon and word of the state at the right, always whole."""

    def __init__(self, text: str, second: str, mark: tuple[str, Icon, Token], parent: QWidget) -> None:
        super().__init__(text, second, parent)
        self._quiet = second
        self._mark = mark
        self.say_all(text, second, mark)

    def say_all(self, text: str, second: str, mark: tuple[str, Icon, Token]) -> None:
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
