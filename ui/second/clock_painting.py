"""Paints the board of the clock, laid out for 1920×1080 and fitted to any screen (look 10, 10b)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from ui.icons import Icon
from ui.second.clock_board import Board, Figure, Look
from ui.theme import SecondScreenTokens, Weight, current_theme

_COLOURS: Final = SecondScreenTokens()
_WIDTH, _HEIGHT = 1920.0, 1080.0
_HEAD, _FOOT, _SIDE = 119.0, 196.0, 480.0
_TIME_PX, _TIME_ROOM = 372, 1320.0


@dataclass(frozen=True, slots=True)
class _Dress:
    """How a look is told from across the room: the box round its heading (none without an icon), the
    colour of the time and of the bar, a frame round the whole screen or ""."""

    icon: Icon | None = None
    box: str = _COLOURS.pause
    words: str = _COLOURS.on_pause
    time: str = _COLOURS.text
    bar: str = _COLOURS.progress
    frame: str = ""


_DRESSES: Final = {
    Look.BREAK: _Dress(Icon.COFFEE, bar=_COLOURS.pause),
    Look.STOOD_STILL: _Dress(
        Icon.PAUSE, _COLOURS.label, _COLOURS.page, time=_COLOURS.label, bar=_COLOURS.label
    ),
    Look.LAST_LEVEL: _Dress(Icon.FLAG, _COLOURS.text, _COLOURS.page, bar=_COLOURS.text),
    Look.OVERTIME: _Dress(Icon.TIMER, time=_COLOURS.pause, bar=_COLOURS.pause, frame=_COLOURS.pause),
    Look.BUBBLE: _Dress(Icon.BELL, _COLOURS.progress, _COLOURS.page, frame=_COLOURS.progress),
    Look.WON: _Dress(Icon.TROPHY, frame=_COLOURS.pause),
    Look.STOPPED: _Dress(Icon.OCTAGON_X, _COLOURS.label, _COLOURS.page),
}
_PLAIN: Final = _Dress()


@dataclass(frozen=True, slots=True)
class _Canvas:
    """A painter on a page `width` × `height` in the look's pixels."""

    painter: QPainter
    width: float
    height: float
    scale: float

    def text(
        self,
        words: str,
        at: QPointF,
        size: int,
        weight: Weight,
        tone: str,
        *,
        centred: bool = False,
        right: float | None = None,
    ) -> float:
        """Words with their optical middle at the height of `at`, none after `right`; returns their width."""
        font = current_theme().fonts.text(size, weight)
        if right is not None:
            room = max(0.0, right - at.x())
            words = QFontMetricsF(font).elidedText(words, Qt.TextElideMode.ElideRight, room)
        return self._draw(words, at, font, tone, centred=centred)

    def _draw(self, words: str, at: QPointF, font: QFont, tone: str, *, centred: bool) -> float:
        metrics = QFontMetricsF(font)
        width = metrics.horizontalAdvance(words)
        left = at.x() - width / 2 if centred else at.x()
        self.painter.setFont(font)
        self.painter.setPen(QColor(tone))
        self.painter.drawText(QPointF(left, at.y() + metrics.capHeight() / 2), words)
        return width

    def text_right(self, words: str, at: QPointF, size: int, weight: Weight, tone: str) -> float:
        """Words that end at `at`; returns where they begin."""
        width = QFontMetricsF(current_theme().fonts.text(size, weight)).horizontalAdvance(words)
        self.text(words, QPointF(at.x() - width, at.y()), size, weight, tone)
        return at.x() - width

    def icon(self, icon: Icon, centre: QPointF, size: int, tone: str, accent: str = "") -> None:
        # Drawn at the size of the screen, so that strokes stay sharp.
        drawn = max(1, round(size * self.scale))
        ratio = self.painter.device().devicePixelRatio()
        pixmap = current_theme().icons.pixmap(icon, tone, drawn, ratio, accent)
        box = QRectF(centre.x() - size / 2, centre.y() - size / 2, size, size)
        self.painter.drawPixmap(box, pixmap, QRectF(pixmap.rect()))

    def fill(self, box: QRectF, tone: str, radius: float = 0) -> None:
        self.painter.setPen(Qt.PenStyle.NoPen)
        self.painter.setBrush(QColor(tone))
        self.painter.drawRoundedRect(box, radius, radius)

    def line(self, start: QPointF, end: QPointF) -> None:
        self.painter.setPen(QPen(QColor(_COLOURS.line), 1 / self.scale))
        self.painter.drawLine(start, end)


def paint_board(painter: QPainter, area: QRectF, board: Board | None) -> None:
    """Fill `area`; without a board it is dark."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.fillRect(area, QColor(_COLOURS.page))
    if board is None:
        return
    scale = min(area.width() / _WIDTH, area.height() / _HEIGHT)
    painter.scale(scale, scale)
    canvas = _Canvas(painter, area.width() / scale, area.height() / scale, scale)
    _paint_head(canvas, board)
    _paint_side(canvas, board)
    _paint_foot(canvas, board)
    _paint_middle(canvas, board)
    _paint_frame(canvas, board)


def _dress(board: Board) -> _Dress:
    return _DRESSES.get(board.look, _PLAIN)


def _paint_frame(canvas: _Canvas, board: Board) -> None:
    frame = _dress(board).frame
    if not frame:
        return
    painter = canvas.painter
    painter.setPen(QPen(QColor(frame), 20, j=Qt.PenJoinStyle.MiterJoin))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(QRectF(10, 10, canvas.width - 20, canvas.height - 20))


def _paint_head(canvas: _Canvas, board: Board) -> None:
    middle = _HEAD / 2
    canvas.icon(Icon.GUICHET, QPointF(84, middle - 2), 56, _COLOURS.text, _COLOURS.progress)
    end = QPointF(canvas.width - 57, middle)
    right = canvas.text_right(board.house_time, end, 42, Weight.VALUE, _COLOURS.text) - 32
    if board.marking:
        end = QPointF(right, middle)
        right = canvas.text_right(board.marking, end, 26, Weight.AMOUNT, _COLOURS.pause) - 28
    left = 141.0
    title = canvas.text(board.title, QPointF(left, middle), 40, Weight.VALUE, _COLOURS.text, right=right)
    left += title + 28
    canvas.text(board.subtitle, QPointF(left, middle + 1), 27, Weight.TEXT, _COLOURS.label, right=right)
    canvas.line(QPointF(0, _HEAD), QPointF(canvas.width, _HEAD))


def _paint_side(canvas: _Canvas, board: Board) -> None:
    left = canvas.width - _SIDE
    bottom = canvas.height - _FOOT
    canvas.fill(QRectF(left, _HEAD, _SIDE, bottom - _HEAD), _COLOURS.block)
    canvas.line(QPointF(left, _HEAD), QPointF(left, bottom))
    start, end = left + 49, canvas.width - 49
    canvas.text(board.pool.label, QPointF(start, 169), 28, Weight.LABEL, _COLOURS.label)
    canvas.text(board.pool.value, QPointF(start, 222), 64, Weight.AMOUNT, _COLOURS.text)
    top, step = 270.0, 64.6
    for place, (label, amount) in enumerate(board.prizes):
        y = top + step * place
        canvas.line(QPointF(start, y), QPointF(end, y))
        canvas.text(label, QPointF(start, y + step / 2), 32, Weight.TEXT, _COLOURS.label)
        canvas.text_right(amount, QPointF(end, y + step / 2), 32, Weight.AMOUNT, _COLOURS.text)
    if board.note and not board.prizes:
        canvas.line(QPointF(start, top), QPointF(end, top))
        painter = canvas.painter
        painter.setFont(current_theme().fonts.text(28, Weight.TEXT))
        painter.setPen(QColor(_COLOURS.label))
        box = QRectF(start, top + 24, end - start, bottom - top - 40)
        painter.drawText(box, int(Qt.TextFlag.TextWordWrap), board.note)


def _paint_foot(canvas: _Canvas, board: Board) -> None:
    top = canvas.height - _FOOT
    canvas.fill(QRectF(0, top, canvas.width, _FOOT), _COLOURS.block)
    canvas.line(QPointF(0, top), QPointF(canvas.width, top))
    left = 57.0
    # Spare width goes between the figures, so that none is ever pressed against the next.
    widths = [_foot_width(foot) for foot in board.feet]
    spare = canvas.width - 114 - sum(widths)
    gap = max(48.0, spare / max(1, len(widths) - 1) if len(widths) > 1 else 0)
    gap = min(gap, 190.0)
    for place, (foot, width) in enumerate(zip(board.feet, widths, strict=True)):
        if place:
            canvas.line(QPointF(left - gap / 2, top), QPointF(left - gap / 2, canvas.height))
        canvas.text(foot.label, QPointF(left, top + 52), 28, Weight.LABEL, _COLOURS.label)
        value = canvas.text(foot.value, QPointF(left, top + 108), 64, Weight.AMOUNT, _COLOURS.text)
        canvas.text(foot.rest, QPointF(left + value + 16, top + 118), 36, Weight.TEXT, _COLOURS.label)
        left += width + gap


def _foot_width(foot: Figure) -> float:
    fonts = current_theme().fonts
    label = QFontMetricsF(fonts.text(28, Weight.LABEL)).horizontalAdvance(foot.label)
    value = QFontMetricsF(fonts.text(64, Weight.AMOUNT)).horizontalAdvance(foot.value)
    rest = QFontMetricsF(fonts.text(36, Weight.TEXT)).horizontalAdvance(foot.rest) + 16 if foot.rest else 0
    return max(label, value + rest)


def _paint_middle(canvas: _Canvas, board: Board) -> None:
    centre = (canvas.width - _SIDE) / 2
    room = canvas.height - _HEAD - _FOOT
    top = _HEAD + (room - 765) / 2
    in_pill = _dress(board).icon is not None
    if in_pill:
        _paint_pill(canvas, board, QPointF(centre, top + 103))
    else:
        canvas.text(board.heading, QPointF(centre, top + 93), 46, Weight.LABEL, _COLOURS.label, centred=True)
    if board.look in (Look.WON, Look.STOPPED):
        _paint_winner(canvas, board, QPointF(centre, top + 350))
        return
    lower = 52 if in_pill else 0
    _paint_time(canvas, board, QPointF(centre, top + 294 + lower))
    _paint_bar(canvas, board, QPointF(centre, top + 492 + lower))
    if board.big:
        _paint_big(canvas, board, QPointF(centre, top + 550 + lower))
    else:
        canvas.text(board.sentence, QPointF(centre, top + 620), 60, Weight.VALUE, _COLOURS.text, centred=True)


def _paint_pill(canvas: _Canvas, board: Board, centre: QPointF) -> None:
    size = 58 if board.look is Look.BREAK else 46
    words = QFontMetricsF(current_theme().fonts.text(size, Weight.AMOUNT)).horizontalAdvance(board.heading)
    width = words + 56 + 24 + 84
    dress = _dress(board)
    canvas.fill(QRectF(centre.x() - width / 2, centre.y() - 48, width, 96), dress.box, 12)
    left = centre.x() - width / 2 + 42
    if dress.icon is not None:
        canvas.icon(dress.icon, QPointF(left + 28, centre.y()), 56, dress.words)
    canvas.text(board.heading, QPointF(left + 80, centre.y()), size, Weight.AMOUNT, dress.words)


def _paint_time(canvas: _Canvas, board: Board, centre: QPointF) -> None:
    """Every digit stands in the middle of a cell of one width, so that nothing moves as they change."""
    fonts, time = current_theme().fonts, board.time
    size = _TIME_PX
    widths = _cells(time, fonts.display(size))
    if sum(widths) > _TIME_ROOM:
        size = int(size * _TIME_ROOM / sum(widths))
        widths = _cells(time, fonts.display(size))
    font = fonts.display(size)
    metrics = QFontMetricsF(font)
    painter = canvas.painter
    painter.setFont(font)
    painter.setPen(QColor(_dress(board).time))
    left = centre.x() - sum(widths) / 2
    baseline = centre.y() + metrics.capHeight() / 2
    for sign, width in zip(time, widths, strict=True):
        lift = metrics.capHeight() * 0.06 if sign == ":" else 0
        own = metrics.horizontalAdvance(sign)
        painter.drawText(QPointF(left + (width - own) / 2, baseline - lift), sign)
        left += width


def _cells(time: str, font: QFont) -> list[float]:
    metrics = QFontMetricsF(font)
    digit = max(metrics.horizontalAdvance(each) for each in "0123456789")
    return [digit if sign.isdecimal() else metrics.horizontalAdvance(sign) for sign in time]


def _paint_bar(canvas: _Canvas, board: Board, centre: QPointF) -> None:
    width, height = 1080.0, 14.0
    left = centre.x() - width / 2
    canvas.fill(QRectF(left, centre.y() - height / 2, width, height), _COLOURS.line, height / 2)
    filled = width * board.elapsed / 1000
    if filled >= height:
        canvas.fill(QRectF(left, centre.y() - height / 2, filled, height), _dress(board).bar, height / 2)


def _paint_big(canvas: _Canvas, board: Board, top: QPointF) -> None:
    size = 124 if _dress(board).icon is None else 104
    fonts = current_theme().fonts
    metrics = QFontMetricsF(fonts.text(size, Weight.AMOUNT))
    labels = QFontMetricsF(fonts.text(28, Weight.LABEL))
    widths = [
        max(metrics.horizontalAdvance(each.value), labels.horizontalAdvance(each.label)) for each in board.big
    ]
    gap = 107.0
    left = top.x() - (sum(widths) + gap * (len(widths) - 1)) / 2
    for figure, width in zip(board.big, widths, strict=True):
        middle = left + width / 2
        canvas.text(figure.label, QPointF(middle, top.y()), 28, Weight.LABEL, _COLOURS.label, centred=True)
        at = QPointF(middle, top.y() + size * 0.68)
        canvas.text(figure.value, at, size, Weight.AMOUNT, _COLOURS.text, centred=True)
        left += width + gap


def _paint_winner(canvas: _Canvas, board: Board, centre: QPointF) -> None:
    size = 140
    fonts = current_theme().fonts
    width = QFontMetricsF(fonts.text(size, Weight.AMOUNT)).horizontalAdvance(board.sentence)
    if width > _TIME_ROOM:
        size = int(size * _TIME_ROOM / width)
    canvas.text(board.sentence, centre, size, Weight.AMOUNT, _COLOURS.text, centred=True)
    below = QPointF(centre.x(), centre.y() + 150)
    canvas.text(board.note, below, 92, Weight.VALUE, _COLOURS.progress, centred=True)
