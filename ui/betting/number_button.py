"""One of the figures of a paper bulletin's grid."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from ui.icons import Icon
from ui.theme import current_theme
from ui.widgets import PaintedButton, Run, line_width, paint_line
from ui.widgets.painted import Face

_GAP: Final = 4


class NumberButton(PaintedButton):
    """A figure, or the number of a match; chosen, it carries a check."""

    nominal_height = 56

    def __init__(self, number: int, parent: QWidget | None = None) -> None:
        super().__init__(str(number), parent)
        self.number = number
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def natural_width(self) -> float:
        return current_theme().px(48)

    def paint_content(self, painter: QPainter, face: Face) -> None:
        runs = [Run(self.text(), 18)]
        if self.isChecked():
            runs.insert(0, Run(icon=Icon.CHECK, size=14))
        left = (self.width() - line_width(runs, _GAP)) / 2
        paint_line(painter, runs, left, self.height() / 2, face.text, gap=_GAP)
