"""People to choose from, and the disc with their initials."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from ui.icons import Icon
from ui.theme import Token, Weight, current_theme
from ui.widgets.painted import Face, PaintedButton, Run, paint_line


class PersonButton(PaintedButton):
    """Somebody to choose: initials in a disc, name, function."""

    radius = 12
    nominal_height = 96

    def __init__(self, name: str, function: str, parent: QWidget | None = None, *, height: int = 96) -> None:
        super().__init__(name, parent)
        self.nominal_height = height
        self.setCheckable(True)
        self.say(name, function)

    def say(self, name: str, function: str) -> None:
        self.setText(name)
        self._function = function
        self.setAccessibleName(f"{name}, {function}")
        self.updateGeometry()
        self.update()

    def natural_width(self) -> float:
        words = max(Run(self.text(), 18).width(), Run(self._function, 14, Weight.TEXT).width())
        return words + current_theme().px(20 + 52 + 16 + 24 + 20)

    def text_colours(self) -> Sequence[tuple[Token, Token]]:
        return [*super().text_colours(), ("pri", "onpri" if self.isChecked() else "pritint")]

    def paint_content(self, painter: QPainter, face: Face) -> None:
        theme = current_theme()
        middle = self.height() / 2
        disc: Token = "onpri" if self.isChecked() else "pritint"
        paint_initials(painter, self.text(), QPointF(theme.px(46), middle), 52, disc)
        left = theme.px(88)
        quiet: Token = face.text if self.isChecked() or not self.isEnabled() else "ink3"
        paint_line(painter, [Run(self.text(), 18)], left, middle - theme.px(10), face.text)
        paint_line(painter, [Run(self._function, 14, Weight.TEXT)], left, middle + theme.px(12), quiet)
        if self.isChecked():
            mark = Run(icon=Icon.CHECK, size=24)
            paint_line(painter, [mark], self.width() - theme.px(44), middle, face.text)


def initials(name: str) -> str:
    """The first letters of the first and the last word of a name."""
    words = name.split()
    return "".join(word[0] for word in (words[:1] + words[1:][-1:])).upper()


def paint_initials(painter: QPainter, name: str, centre: QPointF, across: int, disc: Token) -> None:
    """A disc `across` px of the look wide with the initials of `name`."""
    theme = current_theme()
    radius = theme.px(across) / 2
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.colour(disc))
    painter.drawEllipse(centre, radius, radius)
    run = Run(initials(name), 18 if across > 40 else 13, Weight.AMOUNT)
    paint_line(painter, [run], centre.x() - run.width() / 2, centre.y(), "pri")
