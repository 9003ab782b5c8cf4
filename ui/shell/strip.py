"""The strip over every page: where, which station, who, and how drawer, printer and scanner are."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final

from PySide6.QtCore import QPointF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QSizePolicy, QWidget

from ui.icons import Icon
from ui.theme import Token, Weight, current_theme, row, sized
from ui.widgets.painted import Face, PaintedButton, Run, line_width, paint_line
from ui.widgets.people import paint_initials

STRIP_HEIGHT: Final = 56
_SHORT_BELOW: Final = 1200


class DeviceTone(StrEnum):
    """How something is: a check, a triangle, a cross, or a plain word."""

    GOOD = "good"
    WARN = "warn"
    BAD = "bad"
    PLAIN = "plain"


@dataclass(frozen=True, slots=True)
class DeviceState:
    """One device or drawer: what it is, and the word for its state; `opens` is the page that a touch opens,
    none where the operator has no page for it."""

    key: str
    icon: Icon
    caption: str
    word: str
    tone: DeviceTone = DeviceTone.PLAIN
    short_caption: str = ""
    opens: str = ""


@dataclass(frozen=True, slots=True)
class OperatorState:
    """Who is at the station."""

    name: str
    function: str
    short_name: str = ""
    short_function: str = ""


@dataclass(frozen=True, slots=True)
class StripState:
    """Everything the strip says."""

    place_caption: str
    place: str
    station_caption: str
    station: str
    operator: OperatorState | None = None
    devices: Sequence[DeviceState] = field(default=())
    date: str = ""
    short_date: str = ""
    time: str = ""


_MARKS: Final[dict[DeviceTone, tuple[Icon, Token]]] = {
    DeviceTone.GOOD: (Icon.CHECK, "good"),
    DeviceTone.WARN: (Icon.TRIANGLE_ALERT, "warn"),
    DeviceTone.BAD: (Icon.X, "bad"),
}


class StripCell(PaintedButton):
    """Two lines of the strip, the divider at one side; a button only where `target` is set.

    It never takes the focus: the pages it leads to are reached from the rail.
    """

    nominal_height = STRIP_HEIGHT - 1
    side: int = 14

    def __init__(self, parent: QWidget, *, target: bool, divider: Qt.Edge | None) -> None:
        super().__init__("", parent)
        self._caption = ""
        self._value = ""
        self._divider = divider
        self._icon: Icon | None = None
        self._tone = DeviceTone.PLAIN
        self._person = ""
        self._right_aligned = False
        self.opens = ""
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._be_target(target)

    def _be_target(self, target: bool) -> None:
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, on=not target)

    def show_words(self, caption: str, value: str, *, right_aligned: bool = False) -> None:
        self._caption, self._value, self._right_aligned = caption, value, right_aligned
        self._said()

    def show_person(self, name: str, shown: str, function: str) -> None:
        self._person = name
        self._caption, self._value = function, shown
        self._said()

    def show_device(self, device: DeviceState, caption: str) -> None:
        self.opens = device.opens
        self._be_target(bool(device.opens))
        self._icon, self._tone = device.icon, device.tone
        self._caption, self._value = caption, device.word
        self._said()

    def _said(self) -> None:
        self.setAccessibleName(f"{self._caption} {self._value}")
        self.updateGeometry()
        self.update()

    def _value_runs(self) -> Sequence[Run]:
        value = Run(self._value, 14)
        if self._tone in _MARKS:
            icon, tone = _MARKS[self._tone]
            return [Run(icon=icon, size=14, tone=tone), Run(self._value, 14, tone=tone)]
        return [value]

    def _caption_run(self) -> Run:
        return Run(self._caption, 12, Weight.TEXT, tone="ink3")

    def _lead(self) -> int:
        """The width of what stands before the words."""
        if self._person:
            return current_theme().px(34 + 10)
        return current_theme().px(22 + 9) if self._icon is not None else 0

    def _tail(self) -> int:
        return current_theme().px(24) if self._person else 0

    def _words_width(self) -> float:
        return max(self._caption_run().width(), line_width(self._value_runs(), 4))

    def natural_width(self) -> float:
        return self._lead() + self._words_width() + self._tail() + 2 * current_theme().px(self.side) + 1

    def sizeHint(self) -> QSize:
        return QSize(int(self.natural_width() + 0.99), current_theme().px(STRIP_HEIGHT) - 1)

    def missing_text(self) -> str:
        return self._value if self.natural_width() > self.width() + 1 else ""

    def text_colours(self) -> Sequence[tuple[Token, Token]]:
        _, tone = _MARKS.get(self._tone, (Icon.CHECK, "ink"))
        return [("ink3", "surface"), (tone, "surface")]

    def resting_face(self) -> Face:
        return Face("surface", "surface", "ink")

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = current_theme()
        painter = QPainter(self)
        face = self.face() if self.isEnabled() else self.resting_face()
        painter.fillRect(self.rect(), theme.colour(face.fill))
        if face.border_width > 1:
            painter.setPen(theme.colour(face.border))
            painter.drawRect(self.rect().adjusted(1, 1, -2, -2))
        self._paint_divider(painter)
        self.paint_content(painter, face)

    def _paint_divider(self, painter: QPainter) -> None:
        if self._divider is None:
            return
        theme = current_theme()
        at = 0 if self._divider is Qt.Edge.LeftEdge else self.width() - 1
        inset = theme.px(4)
        painter.fillRect(at, inset, 1, self.height() - 2 * inset + 1, theme.colour("line"))

    def paint_content(self, painter: QPainter, face: Face) -> None:
        theme = current_theme()
        left = float(theme.px(self.side))
        middle = theme.px(28)
        if self._person:
            paint_initials(painter, self._person, QPointF(left + theme.px(17), middle), 34, "pritint")
            chevron = Run(icon=Icon.CHEVRONS_UP_DOWN, size=18, tone="ink2")
            paint_line(painter, [chevron], self.width() - theme.px(self.side + 18) + 4, middle, face.text)
        elif self._icon is not None:
            paint_line(painter, [Run(icon=self._icon, size=20, tone="ink2")], left, middle, face.text)
        left += self._lead()
        caption, value = self._caption_run(), self._value_runs()
        right = self.width() - theme.px(self.side)
        caption_left = right - caption.width() if self._right_aligned else left
        value_left = right - line_width(value, 4) if self._right_aligned else left
        paint_line(painter, [caption], caption_left, theme.px(19), face.text)
        paint_line(painter, value, value_left, theme.px(35), face.text, gap=4)


class EmblemTile(QWidget):
    """The house's emblem on its dark tile, where there is no rail to carry it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        side = current_theme().px(40)
        return QSize(side, side)

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = current_theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.colour("rail"))
        painter.drawRoundedRect(self.rect(), theme.px(8), theme.px(8))
        paint_emblem(painter, QPointF(self.width() / 2, self.height() / 2), 26)


def paint_emblem(painter: QPainter, centre: QPointF, size: int) -> None:
    """The emblem, `size` px of the look wide, on a dark ground."""
    theme = current_theme()
    side = theme.px(size)
    ratio = painter.device().devicePixelRatio()
    pixmap = theme.icons.pixmap(Icon.GUICHET, theme.tokens.onrail, side, ratio, accent=theme.tokens.railbar)
    painter.drawPixmap(QPointF(round(centre.x() - side / 2), round(centre.y() - side / 2)), pixmap)


class Strip(QFrame):
    """The strip, 56 high. Words are shortened where the window is narrow."""

    operator_asked = Signal()
    """The operator was touched: somebody else takes over."""
    page_asked = Signal(str)
    """A device was touched; the page that tells more of it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("strip")
        self._state = StripState("", "", "", "")
        self._short = False
        self.emblem = EmblemTile(self)
        self.emblem.hide()
        self._place = StripCell(self, target=False, divider=Qt.Edge.RightEdge)
        self._station = StripCell(self, target=False, divider=Qt.Edge.RightEdge)
        self._operator = StripCell(self, target=True, divider=None)
        self._operator.clicked.connect(self.operator_asked)
        self._clock = StripCell(self, target=False, divider=Qt.Edge.LeftEdge)
        self._devices: list[StripCell] = []
        self._line = row(self, gap=0, margins=(2, 0, 8, 1))
        self._line.addSpacing(0)
        for cell in (self.emblem, self._place, self._station, self._operator):
            self._line.addWidget(cell)
        self._line.addStretch(1)
        self._line.addWidget(self._clock)
        sized(self, height=STRIP_HEIGHT)

    @property
    def state(self) -> StripState:
        return self._state

    @property
    def devices(self) -> Sequence[StripCell]:
        """From the left, as they are shown."""
        return self._devices

    def show_state(self, state: StripState) -> None:
        """Say everything anew; cells of devices are kept where they can be."""
        self._state = state
        while len(self._devices) > len(state.devices):
            cell = self._devices.pop()
            cell.hide()
            cell.deleteLater()
        while len(self._devices) < len(state.devices):
            self._add_device_cell()
        self._say()

    def show_emblem(self, shown: bool) -> None:
        self.emblem.setVisible(shown)
        margins = self._line.contentsMargins()
        margins.setLeft(current_theme().px(16 if shown else 2))
        self._line.setContentsMargins(margins)

    def _add_device_cell(self) -> None:
        divider = Qt.Edge.LeftEdge if self._devices else None
        cell = StripCell(self, target=False, divider=divider)
        cell.clicked.connect(self._ask_page)
        self._line.insertWidget(self._line.count() - 1, cell)
        self._devices.append(cell)
        cell.show()

    def _ask_page(self) -> None:
        cell = self.sender()
        if isinstance(cell, StripCell):
            self.page_asked.emit(cell.opens)

    def _say(self) -> None:
        state, short = self._state, self._short
        self._place.show_words(state.place_caption, state.place)
        self._station.show_words(state.station_caption, state.station)
        operator = state.operator
        self._operator.setVisible(operator is not None)
        if operator is not None:
            shown = operator.short_name if short and operator.short_name else operator.name
            does = operator.short_function if short and operator.short_function else operator.function
            self._operator.show_person(operator.name, shown, does)
        for cell, device in zip(self._devices, state.devices, strict=True):
            caption = device.short_caption if short and device.short_caption else device.caption
            cell.show_device(device, caption)
        date = state.short_date if short and state.short_date else state.date
        self._clock.show_words(date, state.time, right_aligned=True)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        theme = current_theme()
        short = self.width() < theme.px(_SHORT_BELOW)
        side = 11 if short else 14
        for cell in (self._place, self._station, self._operator, self._clock, *self._devices):
            cell.side = side
        if short != self._short:
            self._short = short
            self._say()
