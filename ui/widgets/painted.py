"""What every painted control shares: faces by state, text and icons set side by side."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, Protocol, runtime_checkable

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QFocusEvent,
    QFontMetricsF,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QStatusTipEvent,
)
from PySide6.QtWidgets import QApplication, QPushButton, QSizePolicy, QWidget

from ui.icons import Icon
from ui.theme import Token, Weight, current_theme

LEAST_TARGET: Final = 48
"""No finger target is smaller, in pixels of the look (HOUSE H7)."""

_KEYBOARD_REASONS: Final = frozenset(
    {Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason, Qt.FocusReason.ShortcutFocusReason}
)


@runtime_checkable
class HasHitAreas(Protocol):
    """A widget that paints its targets itself; it is measured by them."""

    def hit_areas(self) -> list[QRect]:
        """The targets, in the widget's own coordinates."""


@runtime_checkable
class ShowsText(Protocol):
    """A widget that paints its text itself."""

    def missing_text(self) -> str:
        """Text that does not fit and is cut off or elided; empty where all of it is seen."""

    def text_colours(self) -> Sequence[tuple[Token, Token]]:
        """Every text colour with the surface it stands on."""


@dataclass(frozen=True, slots=True)
class Face:
    """How a control looks in one state."""

    fill: Token
    border: Token
    text: Token
    border_width: int = 1


@dataclass(frozen=True, slots=True)
class Run:
    """A piece of a line: an icon, or words in one size and weight."""

    text: str = ""
    size: int = 15
    weight: Weight = Weight.VALUE
    icon: Icon | None = None
    tone: Token | None = None
    tabular: bool = True

    def width(self) -> float:
        """In pixels on this window."""
        theme = current_theme()
        if self.icon is not None:
            return theme.px(self.size)
        return QFontMetricsF(theme.font(self.size, self.weight, tabular=self.tabular)).horizontalAdvance(
            self.text
        )

    def elided(self, room: float) -> Run:
        """The same words cut at their right, with an ellipsis, to `room` pixels. Not for money."""
        metrics = QFontMetricsF(current_theme().font(self.size, self.weight, tabular=self.tabular))
        shown = metrics.elidedText(self.text, Qt.TextElideMode.ElideRight, max(0.0, room))
        return replace(self, text=shown)


def line_width(runs: Sequence[Run], gap: int) -> float:
    """The width of `runs` side by side, `gap` px of the look between them."""
    return sum(run.width() for run in runs) + current_theme().px(gap) * max(0, len(runs) - 1)


def paint_line(
    painter: QPainter, runs: Sequence[Run], left: float, middle: float, tone: Token, *, gap: int = 0
) -> None:
    """Draw `runs` from `left`, centred on the height `middle`; words share the first words' baseline."""
    theme = current_theme()
    for run in runs:
        colour = run.tone or tone
        width = run.width()
        if run.icon is not None:
            centre = QPointF(left + width / 2, middle)
            theme.icons.paint(painter, run.icon, theme.tokens.of(colour), centre, theme.px(run.size))
        else:
            font = theme.font(run.size, run.weight, tabular=run.tabular)
            painter.setFont(font)
            painter.setPen(theme.colour(colour))
            painter.drawText(QPointF(left, middle + cap_offset(run.size, run.weight)), run.text)
        left += width + theme.px(gap)


def cap_offset(size: int, weight: Weight = Weight.VALUE) -> float:
    """From the optical middle of a line down to its baseline, in pixels on this window."""
    metrics = QFontMetricsF(current_theme().font(size, weight))
    return round((metrics.ascent() - metrics.descent()) / 2)


def paint_box(painter: QPainter, rect: QRect, face: Face, radius: int) -> None:
    """Draw a rounded box with its border inside `rect`."""
    theme = current_theme()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    half = face.border_width / 2
    inner = QRectF(rect).adjusted(half, half, -half, -half)
    painter.setPen(QPen(theme.colour(face.border), face.border_width))
    painter.setBrush(theme.colour(face.fill))
    rounding = theme.px(radius) - half
    painter.drawRoundedRect(inner, rounding, rounding)


class PaintedButton(QPushButton):
    """A push button that draws itself from the tokens; the base of every button of the house.

    It is never a dialog's default button (a scanner's Enter must not press it), takes no focus from a
    field when touched, shows the focus only to somebody who uses the keyboard, and when it is touched
    while disabled says why: the reason goes up to the page as a status tip.
    """

    radius: int = 8
    nominal_height: int = LEAST_TARGET

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._why = ""
        self._by_keyboard = False
        self.setText(text)
        self.setAutoDefault(False)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)

    def forbid(self, why: str) -> None:
        """Disable the button; `why` is said to whoever touches it."""
        self._why = why
        self.setEnabled(False)

    def allow(self) -> None:
        self._why = ""
        self.setEnabled(True)

    def allow_unless(self, why: str) -> None:
        """Forbid it for `why`; where that is empty nothing stands against it."""
        if why:
            self.forbid(why)
        else:
            self.allow()

    @property
    def why_disabled(self) -> str:
        return self._why

    def face(self) -> Face:
        """The look of the present state; controls override `resting_face` and the like instead."""
        if not self.isEnabled():
            return Face("offfill", "offline", "offtext")
        if self.isChecked():
            return self.chosen_face()
        if self.isDown():
            return Face("sunken", "ink2", "ink")
        if self._by_keyboard:
            return Face("pritint", "pri", "ink", 2)
        return self.resting_face()

    def resting_face(self) -> Face:
        return Face("surface", "ctl", "ink")

    def chosen_face(self) -> Face:
        pressed = self.isDown()
        if self._by_keyboard:
            return Face("prip" if pressed else "pri", "prifocus", "onpri", 3)
        return Face("prip", "prip", "onpri") if pressed else Face("pri", "pri", "onpri")

    def natural_width(self) -> float:
        """The width that the content needs, in pixels on this window."""
        raise NotImplementedError

    def paint_content(self, painter: QPainter, face: Face) -> None:
        """Draw what stands on the face."""
        raise NotImplementedError

    def missing_text(self) -> str:
        return self.text() if self.natural_width() > self.width() + 0.5 else ""

    def text_colours(self) -> Sequence[tuple[Token, Token]]:
        face = self.face()
        return [(face.text, face.fill)] if self.isEnabled() else []

    def sizeHint(self) -> QSize:
        theme = current_theme()
        width = max(self.natural_width() + 0.99, theme.px(LEAST_TARGET))
        return QSize(int(width), theme.px(self.nominal_height))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def hitButton(self, pos: QPoint) -> bool:
        return self.rect().contains(pos)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        face = self.face()
        self.paint_face(painter, face)
        self.paint_content(painter, face)

    def paint_face(self, painter: QPainter, face: Face) -> None:
        """Draw the box under the content."""
        paint_box(painter, self.rect(), face, self.radius)

    def focusInEvent(self, event: QFocusEvent) -> None:
        self._by_keyboard = event.reason() in _KEYBOARD_REASONS
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self._by_keyboard = False
        super().focusOutEvent(event)

    def event(self, event: QEvent) -> bool:
        if (
            not self.isEnabled()
            and self._why
            and isinstance(event, QMouseEvent)
            and event.type() == QEvent.Type.MouseButtonPress
        ):
            QApplication.sendEvent(self, QStatusTipEvent(self._why))
            return True
        return super().event(event)
