"""A row of a list to touch: one or two lines at the left, a check where it is chosen."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from ui.icons import Icon
from ui.theme import Token, Weight, current_theme
from ui.widgets.painted import Face, PaintedButton, Run, paint_line


class ListButton(PaintedButton):
    """64 high; what is too long for its line is elided at its right, and whole to a reader of screens."""

    nominal_height = 64

    def __init__(self, text: str, second: str, parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self._second = ""
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.say(text, second)

    def say(self, text: str, second: str) -> None:
        """Other words, for another language; without a second line the first stands in the middle."""
        self.setText(text)
        self._second = second
        self.setAccessibleName(f"{text}. {second}" if second else text)
        self.update()

    def natural_width(self) -> float:
        return current_theme().px(160)

    def text_colours(self) -> Sequence[tuple[Token, Token]]:
        face = self.face()
        second: Token = face.text if self.isChecked() else "ink2"
        return [(face.text, face.fill), (second, face.fill)] if self.isEnabled() else []

    def paint_content(self, painter: QPainter, face: Face) -> None:
        theme = current_theme()
        left, middle = theme.px(15), self.height() / 2
        lift = theme.px(11) if self._second else 0
        room = self.width() - 2 * left - (theme.px(28) if self.isChecked() else 0)
        second: Token = face.text if self.isChecked() else "ink2"
        paint_line(painter, [elided(Run(self.text(), 15), room)], left, middle - lift, face.text)
        quiet = elided(Run(self._second, 13, Weight.TEXT), room)
        paint_line(painter, [quiet], left, middle + lift, second)
        if self.isChecked():
            check = Run(icon=Icon.CHECK, size=20)
            paint_line(painter, [check], self.width() - left - check.width(), middle, face.text)


def elided(run: Run, room: float) -> Run:
    """`run` as much as fits into `room`, an ellipsis at its right where it had to be cut."""
    metrics = QFontMetricsF(current_theme().font(run.size, run.weight, tabular=run.tabular))
    words = metrics.elidedText(run.text, Qt.TextElideMode.ElideRight, room)
    return Run(words, run.size, run.weight)
