"""Parts of the guide: a step to touch, the mouth of the printer."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from ui.icons import Icon
from ui.theme import Token, Weight, current_theme
from ui.widgets import PaintedButton
from ui.widgets.list_button import elided
from ui.widgets.painted import Face, Run, paint_box, paint_line

_DISC = 36


class StepButton(PaintedButton):
    """A step: its number or a check, what it is, who does it. The present one is tinted."""

    nominal_height = 56

    def __init__(self, number: int, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self._number = number
        self._second = ""
        self._done = False
        self._present = False
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def say(self, title: str, second: str, *, done: bool, present: bool) -> None:
        self.setText(title)
        self._second, self._done, self._present = second, done, present
        self.setAccessibleName(f"{self._number}. {title}. {second}")
        self.update()

    def natural_width(self) -> float:
        return current_theme().px(200)

    def resting_face(self) -> Face:
        fill: Token = "pritint" if self._present else "surface"
        return Face(fill, fill, "ink")

    def text_colours(self) -> Sequence[tuple[Token, Token]]:
        fill = self.face().fill
        return [("ink", fill), ("ink2", fill)]

    def paint_face(self, painter: QPainter, face: Face) -> None:
        paint_box(painter, self.rect(), face, 0 if face.fill == "pritint" else 8)

    def paint_content(self, painter: QPainter, face: Face) -> None:
        theme = current_theme()
        left, middle = theme.px(16), self.height() / 2
        self._paint_disc(painter, left, middle)
        words = left + theme.px(_DISC) + theme.px(14)
        room = self.width() - words - theme.px(8)
        title = elided(Run(self.text(), 17), room)
        paint_line(painter, [title], words, middle - theme.px(11), face.text)
        paint_line(
            painter, [elided(Run(self._second, 13, Weight.TEXT), room)], words, middle + theme.px(11), "ink2"
        )

    def _paint_disc(self, painter: QPainter, left: float, middle: float) -> None:
        theme = current_theme()
        fill: Token = "bandgood" if self._done else "pri" if self._present else "surface"
        ink: Token = "onband" if self._done else "onpri" if self._present else "ink"
        side = theme.px(_DISC)
        outlined = fill == "surface"
        painter.setPen(QPen(theme.colour("ctl"), 2) if outlined else Qt.PenStyle.NoPen)
        painter.setBrush(theme.colour(fill))
        edge = 1.0 if outlined else 0.0
        disc = QRectF(left, middle - side / 2, side, side).adjusted(edge, edge, -edge, -edge)
        painter.drawEllipse(disc)
        run = Run(icon=Icon.CHECK, size=20) if self._done else Run(str(self._number), 16, Weight.AMOUNT)
        paint_line(painter, [run], left + (side - run.width()) / 2, middle, ink)


class PrinterMouth(QWidget):
    """The slot that the paper comes out of."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        theme = current_theme()
        return QSize(theme.px(200), theme.px(14))

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = current_theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(theme.colour("ctl"), 1))
        painter.setBrush(theme.colour("rail"))
        box = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)


class PaperPlace(QWidget):
    """Where a paper is held under the scanner: a dashed box with an icon."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._what = ""
        self._hint = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    def say(self, what: str, hint: str) -> None:
        self._what, self._hint = what, hint
        self.setAccessibleName(f"{what} {hint}")
        self.update()

    def sizeHint(self) -> QSize:
        theme = current_theme()
        return QSize(theme.px(200), theme.px(140))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)

    def missing_text(self) -> str:
        """A paper's name may be cut at its end; what is to be done with it may not."""
        return self._hint if Run(self._hint, 13, Weight.TEXT).width() > self._room() else ""

    def _room(self) -> float:
        return self.width() - 2 * current_theme().px(16)

    def text_colours(self) -> Sequence[tuple[Token, Token]]:
        return [("ink", "surface"), ("ink2", "surface")]

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = current_theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        pen = QPen(theme.colour("ctl"), 2)
        pen.setDashPattern([4, 2])
        painter.setPen(pen)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), theme.px(12), theme.px(12))
        middle = self.height() / 2
        centre = QPointF(self.width() / 2, middle - theme.px(24))
        theme.icons.paint(painter, Icon.SCAN_BARCODE, theme.tokens.ink2, centre, theme.px(48))
        what, hint = elided(Run(self._what, 17), self._room()), Run(self._hint, 13, Weight.TEXT)
        lines: tuple[tuple[Run, int, Token], ...] = ((what, 24, "ink"), (hint, 48, "ink2"))
        for run, down, tone in lines:
            paint_line(painter, [run], (self.width() - run.width()) / 2, middle + theme.px(down), tone)
