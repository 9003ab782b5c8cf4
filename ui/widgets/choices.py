"""Rows that are touched as a whole: something to tick, one of several answers, a pick of the slip."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from ui.icons import Icon
from ui.theme import Token, Weight, column, current_theme, row
from ui.widgets.buttons import IconButton
from ui.widgets.painted import Face, PaintedButton, Run, paint_box, paint_line
from ui.widgets.text import DashedRule, IconText, NameText, Text
from ui.words import translate


class _MarkedRow(PaintedButton):
    """A checkable row with a mark at its left, a strong line and perhaps a quiet one under it."""

    radius = 8
    mark_side: int = 28

    def __init__(self, text: str, second: str, parent: QWidget | None, *, height: int) -> None:
        super().__init__(text, parent)
        self.nominal_height = height
        self._second = second
        self.setCheckable(True)
        self.setAccessibleName(f"{text}. {second}" if second else text)

    def set_words(self, text: str, second: str) -> None:
        self.setText(text)
        self.set_second(second)

    def set_second(self, second: str) -> None:
        self._second = second
        self.setAccessibleName(f"{self.text()}. {second}")
        self.updateGeometry()
        self.update()

    def _words_left(self) -> int:
        theme = current_theme()
        return theme.px(16) + theme.px(self.mark_side) + theme.px(14)

    def _lines(self) -> tuple[Run, Run]:
        size = 17 if self.nominal_height >= 72 else 15
        return Run(self.text(), size), Run(self._second, 14, Weight.TEXT)

    def natural_width(self) -> float:
        first, second = self._lines()
        return self._words_left() + max(first.width(), second.width()) + current_theme().px(16)

    def text_colours(self) -> Sequence[tuple[Token, Token]]:
        fill = self.face().fill
        return [("ink", fill), ("ink2", fill)] if self.isEnabled() else []

    def paint_mark(self, painter: QPainter, area: QRectF) -> None:
        """Draw the box or the ring in `area`."""
        raise NotImplementedError

    def paint_content(self, painter: QPainter, face: Face) -> None:
        theme = current_theme()
        side = theme.px(self.mark_side)
        middle = self.height() / 2
        self.paint_mark(painter, QRectF(theme.px(16), round(middle - side / 2), side, side))
        first, second = self._lines()
        lift = theme.px(10) if self._second else 0
        left = self._words_left()
        paint_line(painter, [first], left, middle - lift, face.text)
        if self._second:
            quiet: Token = "ink2" if self.isEnabled() else "offtext"
            paint_line(painter, [second], left, middle + theme.px(11), quiet)


class CheckRow(_MarkedRow):
    """Something the cashier confirms ("Ticket repris, entier et non altéré"), 64 high."""

    def __init__(
        self, text: str, second: str = "", parent: QWidget | None = None, *, height: int = 64
    ) -> None:
        super().__init__(text, second, parent, height=height)

    def chosen_face(self) -> Face:
        return Face("pritint", "pri", "ink", 2) if self._by_keyboard else Face("surface", "ctl", "ink")

    def paint_mark(self, painter: QPainter, area: QRectF) -> None:
        theme = current_theme()
        ticked = self.isChecked() and self.isEnabled()
        border: Token = "pri" if ticked else "ctl" if self.isEnabled() else "offline"
        painter.setPen(QPen(theme.colour(border), 2))
        painter.setBrush(theme.colour("pri" if ticked else "surface" if self.isEnabled() else "offfill"))
        rounding = theme.px(5)
        painter.drawRoundedRect(area.adjusted(1, 1, -1, -1), rounding, rounding)
        if self.isChecked():
            tone: Token = "onpri" if ticked else "offtext"
            theme.icons.paint(painter, Icon.CHECK, theme.tokens.of(tone), area.center(), theme.px(22))


class OptionRow(_MarkedRow):
    """One answer of several, with a ring; put them in a `QButtonGroup`. 76 high, 64 in the panel."""

    radius = 12

    def __init__(
        self, text: str, second: str = "", parent: QWidget | None = None, *, height: int = 76
    ) -> None:
        super().__init__(text, second, parent, height=height)
        if height < 72:
            self.radius = 8

    def chosen_face(self) -> Face:
        return Face("sunken" if self.isDown() else "pritint", "pri", "ink", 3 if self._by_keyboard else 2)

    def paint_mark(self, painter: QPainter, area: QRectF) -> None:
        theme = current_theme()
        chosen = self.isChecked() and self.isEnabled()
        border: Token = "pri" if chosen else "ctl" if self.isEnabled() else "offline"
        painter.setPen(QPen(theme.colour(border), 2))
        painter.setBrush(theme.colour("surface" if self.isEnabled() else "offfill"))
        painter.drawEllipse(area.adjusted(1, 1, -1, -1))
        if chosen:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.colour("pri"))
            inset = area.width() / 4
            painter.drawEllipse(area.adjusted(inset, inset, -inset, -inset))


class PickBox(QWidget):
    """The 40×40 square with the side picked (`1`, `N`, `2`)."""

    def __init__(self, text: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._text = text
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(text)

    def set_text(self, text: str) -> None:
        self._text = text
        self.setAccessibleName(text)
        self.updateGeometry()
        self.update()

    def _run(self) -> Run:
        return Run(self._text, 18 if len(self._text) < 3 else 14, Weight.AMOUNT)

    def sizeHint(self) -> QSize:
        theme = current_theme()
        return QSize(max(theme.px(40), int(self._run().width()) + theme.px(12)), theme.px(40))

    def missing_text(self) -> str:
        return self._text if self._run().width() > self.width() else ""

    def text_colours(self) -> Sequence[tuple[Token, Token]]:
        return [("ink", "surface")]

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint_box(painter, self.rect(), Face("surface", "ink", "ink", 2), 6)
        run = self._run()
        paint_line(painter, [run], (self.width() - run.width()) / 2, self.height() / 2, "ink")


class SlipPick(QWidget):
    """A pick of the slip: the side, a caption, the match, the odds, and a cross that removes it.

    56 high, more where the match needs a second line. The cross can be left out, and an arrow can say how
    the odds moved.
    """

    removed = Signal()

    def __init__(
        self,
        side: str,
        caption: str,
        match: str,
        odds: str,
        parent: QWidget | None = None,
        *,
        removable: bool = True,
    ) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self._caption = Text(caption, "caption", self)
        self._match = NameText(match, "value", self, lines=2)
        self._odds = Text(odds, "odds", self, align="right")
        self._moved = IconText(Icon.ARROW_UP, 18, "good", self)
        self._moved.hide()
        self._remove = IconButton(Icon.X, "", self, framed=False, at_right=True)
        self._remove.setVisible(removable)
        self._remove.clicked.connect(self.removed)
        self._remove.set_name(translate("SlipPick", "Retirer ce pronostic"))
        words = column(gap=0)
        words.addStretch(1)
        words.addWidget(self._caption)
        words.addWidget(self._match)
        words.addStretch(1)
        line = row(self, gap=0, margins=(0, 1, 0, 1))
        line.addStrut(current_theme().px(54))
        line.addWidget(PickBox(side, self))
        line.addSpacing(current_theme().px(12))
        line.addLayout(words, 1)
        line.addWidget(self._moved)
        line.addSpacing(current_theme().px(4))
        line.addWidget(self._odds)
        if removable:
            # The cross is a whole target; its left part lies over the empty end of the odds.
            line.addSpacing(current_theme().px(36))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        side = self._remove.sizeHint().width()
        self._remove.setGeometry(self.width() - side, (self.height() - side) // 2, side, side)
        self._remove.raise_()

    def mark_fault(self) -> None:
        """The caption says what is wrong with the pick."""
        self._caption.set_tone("warn")

    def show_moved(self, odds: str, moved: int) -> None:
        """New odds; `moved` above 0 rose, below fell: a fall on a sale is amber."""
        self._odds.setText(odds)
        self._moved.setVisible(bool(moved))
        if moved > 0:
            self._moved.set_icon(Icon.ARROW_UP, "good")
        else:
            self._moved.set_icon(Icon.ARROW_DOWN, "warn")


class SlipRule(DashedRule):
    """The fainter dashed line between two picks."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, strong=False)
