"""Tables and seats as they are painted: the same marks small on the plan, large at one table (look 08)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen

from ui.icons import Icon
from ui.pages.room.geometry import TableShape
from ui.pages.room.pictures import SeatPicture, SeatState, TablePicture
from ui.theme import Token, Weight, current_theme
from ui.tournament.words import chips
from ui.widgets.painted import Run, line_width, paint_line
from ui.words import translate


@dataclass(frozen=True, slots=True)
class Sizes:
    """Of the words on a seat and on the felt, in pixels of the look."""

    name: int
    stack: int
    title: int
    caption: int


ON_PLAN = Sizes(name=12, stack=14, title=18, caption=14)
ENLARGED = Sizes(name=15, stack=18, title=24, caption=15)

_FACES: dict[SeatState, tuple[Token, Token, Token, Token]] = {
    SeatState.FREE: ("surface", "ctl", "ink3", "ink3"),
    SeatState.TAKEN: ("surface", "ctl", "ink", "ink"),
    SeatState.ARRIVES: ("pri", "pri", "onpri", "onpri"),
    SeatState.CHOSEN: ("pri", "pri", "onpri", "onpri"),
}
"""Fill, border, name, stack."""


def paint_table(painter: QPainter, table: TablePicture, shape: TableShape, sizes: Sizes) -> None:
    """The felt with its words, the dealer, every seat."""
    _paint_felt(painter, table, shape.felt, sizes)
    _paint_dealer(painter, shape.dealer, sizes)
    for seat, area in zip(table.seats, shape.seats, strict=True):
        paint_seat(painter, seat, area, sizes, leaves=table.breaks)


def table_words(table: TablePicture) -> str:
    """`9 sur 9`, or what is special about the table."""
    if table.calls:
        return translate("Room", "chef demandé")
    if table.breaks:
        return translate("Room", "se casse")
    return translate("Room", "{taken} sur {seats}").format(taken=table.players, seats=len(table.seats))


def _paint_felt(painter: QPainter, table: TablePicture, felt: QRect, sizes: Sizes) -> None:
    theme = current_theme()
    side = min(felt.width(), felt.height() * 4 // 3)
    box = QRectF(felt)
    if felt.width() > side > theme.px(90):
        box = QRectF(felt.center().x() - side / 2, felt.top(), side, felt.height())
    pen = QPen(theme.colour("feltline"), 1)
    if table.breaks:
        pen.setStyle(Qt.PenStyle.DashLine)
    painter.setPen(pen)
    painter.setBrush(theme.colour("sunken" if table.breaks else "felt"))
    rounding = min(box.width(), box.height()) * 0.34
    painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), rounding, rounding)
    middle = box.center()
    title = Run(translate("Room", "Table {number}").format(number=table.number), sizes.title, Weight.AMOUNT)
    caption = Run(table_words(table), sizes.caption, Weight.TEXT, tone="ink2")
    apart = theme.px(sizes.title) * 0.62
    for run, height in ((title, middle.y() - apart), (caption, middle.y() + apart)):
        paint_line(painter, [run], middle.x() - run.width() / 2, height, "ink")


def _paint_dealer(painter: QPainter, area: QRect, sizes: Sizes) -> None:
    theme = current_theme()
    size = 16 if sizes is ON_PLAN else 22
    word = Run(translate("Room", "croupier"), 13, Weight.TEXT)
    if word.width() > area.width():
        return
    middle = QPointF(area.center())
    lift = theme.px(9)
    theme.icons.paint(
        painter, Icon.USER, theme.tokens.ink3, QPointF(middle.x(), middle.y() - lift), theme.px(size)
    )
    paint_line(painter, [word], middle.x() - word.width() / 2, middle.y() + lift, "ink3")


def paint_seat(
    painter: QPainter, seat: SeatPicture, area: QRect, sizes: Sizes, *, leaves: bool = False
) -> None:
    """A seat with its number, who sits there and his chips; dashed where it is free or is left."""
    theme = current_theme()
    fill, border, name_tone, stack_tone = _FACES[seat.state]
    pen = QPen(theme.colour(border), 1)
    if seat.state is SeatState.FREE or leaves:
        pen.setStyle(Qt.PenStyle.DashLine)
        painter.setBrush(Qt.BrushStyle.NoBrush)
    else:
        painter.setBrush(theme.colour(fill))
    painter.setPen(pen)
    painter.drawRoundedRect(QRectF(area).adjusted(0.5, 0.5, -0.5, -0.5), theme.px(6), theme.px(6))
    middle = QRectF(area).center()
    if seat.has_button:
        _paint_button(painter, area)
    if seat.state is SeatState.FREE:
        number = Run(str(seat.number), sizes.stack, Weight.TEXT)
        paint_line(painter, [number], middle.x() - number.width() / 2, middle.y(), name_tone)
        return
    apart = theme.px(sizes.name) * 0.72
    runs = _first_line(seat, area, sizes)
    paint_line(painter, runs, middle.x() - line_width(runs, 0) / 2, middle.y() - apart, name_tone)
    second = _second_line(seat, area, sizes)
    left = middle.x() - line_width(second, 3) / 2
    paint_line(painter, second, left, middle.y() + apart, stack_tone, gap=3)
    if seat.pinned:
        _paint_pin(painter, area)


def _first_line(seat: SeatPicture, area: QRect, sizes: Sizes) -> list[Run]:
    """The number of the seat and a name; where both find no room, a surname alone while it is whole, else
    the number and as much of the name as there is room for."""
    number, name = Run(f"{seat.number} ", sizes.name, Weight.TEXT), Run(seat.name, sizes.name, Weight.LABEL)
    room = area.width() - current_theme().px(4)
    if number.width() + name.width() > room:
        if not seat.name.endswith(".") and name.width() <= room:
            return [name]
        name = _cut(name, room - number.width())
    return [number, name]


def _cut(name: Run, room: float) -> Run:
    """The surname cut, not the initial that tells a namesake apart."""
    surname, _, initial = name.text.rpartition(" ")
    if name.width() <= room or not (surname and initial.endswith(".")):
        return name.elided(room)
    kept = replace(name, text=f" {initial}")
    cut = replace(name, text=surname).elided(room - kept.width())
    return replace(name, text=cut.text + kept.text)


def _second_line(seat: SeatPicture, area: QRect, sizes: Sizes) -> list[Run]:
    if seat.state is SeatState.CHOSEN:
        return [Run(icon=Icon.CHECK, size=sizes.stack), _stack(seat, area, sizes)]
    if seat.state is SeatState.ARRIVES:
        words = translate("Room", "T{table}").format(table=seat.came_from)
        return [Run(icon=Icon.ARROW_LEFT, size=sizes.stack), Run(words, sizes.stack - 1)]
    return [_stack(seat, area, sizes)]


def _stack(seat: SeatPicture, area: QRect, sizes: Sizes) -> Run:
    """A figure is never cut: where the whole one finds no room, it is told in thousands."""
    whole = Run(chips(seat.stack), sizes.stack)
    room = area.width() - current_theme().px(8 if seat.state is SeatState.TAKEN else sizes.stack + 12)
    if whole.width() <= room:
        return whole
    return Run(translate("Room", "{thousands} k").format(thousands=chips(seat.stack // 1000)), sizes.stack)


def _paint_button(painter: QPainter, area: QRect) -> None:
    theme = current_theme()
    across = theme.px(20)
    centre = QPointF(area.right() - across * 0.3, area.top() + across * 0.2)
    painter.setPen(QPen(theme.colour("surface"), 1))
    painter.setBrush(theme.colour("ink"))
    painter.drawEllipse(centre, across / 2, across / 2)
    letter = Run("D", 12, Weight.AMOUNT)
    paint_line(painter, [letter], centre.x() - letter.width() / 2, centre.y(), "surface")


def _paint_pin(painter: QPainter, area: QRect) -> None:
    theme = current_theme()
    across = theme.px(20)
    centre = QPointF(area.left() + across * 0.3, area.top() + across * 0.3)
    painter.setPen(QPen(theme.colour("ctl"), 1))
    painter.setBrush(theme.colour("surface"))
    painter.drawEllipse(centre, across / 2, across / 2)
    theme.icons.paint(painter, Icon.PIN, theme.tokens.ink, centre, theme.px(13))


def paint_tile(painter: QPainter, table: TablePicture, area: QRect) -> None:
    """A table as a tile: number, players, what is to be done there."""
    theme = current_theme()
    fill: Token = "sunken" if table.breaks else "surface"
    pen = QPen(theme.colour("warn" if table.uneven else "ctl"), 2 if table.uneven else 1)
    if table.breaks:
        pen.setStyle(Qt.PenStyle.DashLine)
    painter.setPen(pen)
    painter.setBrush(theme.colour(fill))
    painter.drawRoundedRect(QRectF(area).adjusted(1, 1, -1, -1), theme.px(10), theme.px(10))
    left, top = area.left() + theme.px(12), area.top()
    number = Run(translate("Room", "Table {number}").format(number=table.number), 17, Weight.AMOUNT)
    players = Run(table_words(table), 14, Weight.TEXT, tone="ink2")
    paint_line(painter, [number], left, top + theme.px(22), "ink")
    paint_line(painter, [players], left, top + theme.px(44), "ink")
    state = _tile_state(table)
    if state is not None:
        paint_line(painter, state, left, top + theme.px(67), "ink3", gap=5)


def _tile_state(table: TablePicture) -> list[Run] | None:
    if table.arriving:
        text = translate("Room", "%n arrive(nt)", None, table.arriving)
        return [Run(icon=Icon.ARROW_LEFT, size=15, tone="pri"), Run(text, 13, tone="pri")]
    if table.uneven:
        return [Run(translate("Room", "À équilibrer"), 13, tone="warn")]
    if table.chief:
        metrics = QFontMetricsF(current_theme().font(13, Weight.TEXT))
        name = metrics.elidedText(table.chief, Qt.TextElideMode.ElideRight, current_theme().px(98))
        return [Run(name, 13, Weight.TEXT, tone="ink3")]
    return None
