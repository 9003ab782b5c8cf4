"""The plan of the room, painted: tables with their seats, tiles where there are many (look 08)."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from ui.pages.room.geometry import (
    LEAST_CARD,
    LEAST_TILE,
    Spaces,
    card_columns,
    card_rects,
    table_shape,
    tile_rects,
)
from ui.pages.room.painting import ENLARGED, ON_PLAN, paint_table, paint_tile, table_words
from ui.pages.room.pictures import SeatState, TablePicture
from ui.theme import Token, current_theme
from ui.widgets.painted import Face, paint_box
from ui.words import translate

_GAP = 12
_TILE_GAP = 8


class PaintedTargets(QWidget):
    """Boxes painted by one widget, each a target for finger and keyboard.

    Arrows go from box to box, Space touches; Return and Escape are left to the page.
    """

    touched = Signal(int)
    """The place of the box in `hit_areas()`."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._at = 0
        self._pressed = -1
        self._by_keyboard = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def hit_areas(self) -> list[QRect]:
        """The boxes as they lie now; none by itself."""
        return []

    def missing_text(self) -> str:
        """Names are elided as the look allows, figures never."""
        return ""

    def text_colours(self) -> Sequence[tuple[Token, Token]]:
        return [("ink", "surface"), ("ink2", "felt"), ("ink3", "surface"), ("onpri", "pri")]

    def box_at(self, point: QPoint) -> int:
        """The place of the box under `point`, or -1."""
        return next((place for place, area in enumerate(self.hit_areas()) if area.contains(point)), -1)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._pressed = self.box_at(event.position().toPoint())
        self._by_keyboard = False
        self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        pressed, self._pressed = self._pressed, -1
        self.update()
        if pressed >= 0 and pressed == self.box_at(event.position().toPoint()):
            self._at = pressed
            self.touched.emit(pressed)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        areas = self.hit_areas()
        if not areas:
            super().keyPressEvent(event)
            return
        self._at = min(self._at, len(areas) - 1)
        key = Qt.Key(event.key())
        if key == Qt.Key.Key_Space:
            self.touched.emit(self._at)
        elif key in _WAYS:
            # The first arrow only shows where one is.
            if self._by_keyboard:
                self._at = _neighbour(areas, self._at, _WAYS[key])
            self._by_keyboard = True
            self.update()
        else:
            super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self._by_keyboard = False
        super().focusOutEvent(event)
        self.update()

    def paint_focus(self, painter: QPainter) -> None:
        """The ring round the box that Space would touch."""
        areas = self.hit_areas()
        if not (self.hasFocus() and self._by_keyboard) or self._at >= len(areas):
            return
        theme = current_theme()
        painter.setPen(QPen(theme.colour("pri"), 2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(QRectF(areas[self._at]).adjusted(1, 1, -1, -1), theme.px(10), theme.px(10))


_WAYS = {
    Qt.Key.Key_Left: QPoint(-1, 0),
    Qt.Key.Key_Right: QPoint(1, 0),
    Qt.Key.Key_Up: QPoint(0, -1),
    Qt.Key.Key_Down: QPoint(0, 1),
}


def _neighbour(areas: Sequence[QRect], at: int, way: QPoint) -> int:
    """The nearest box on that side; the same one where there is none."""
    here = areas[at].center()

    def distance(place: int) -> float:
        apart = areas[place].center() - here
        along = apart.x() * way.x() + apart.y() * way.y()
        aside = abs(apart.x() * way.y()) + abs(apart.y() * way.x())
        return along + 2 * aside if along > 0 else float("inf")

    best = min(range(len(areas)), key=distance, default=at)
    return best if distance(best) < float("inf") else at


class RoomPlan(PaintedTargets):
    """All open tables; the whole table is the target."""

    seats_shown = Signal(bool)
    """From now on the tables are drawn with their seats, or as tiles."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tables: Sequence[TablePicture] = ()
        self._areas: list[QRect] = []
        self._as_cards = True
        self._room = QSize()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    @property
    def tables(self) -> Sequence[TablePicture]:
        return self._tables

    def show_tables(self, tables: Sequence[TablePicture]) -> None:
        self._tables = tables
        self._lay_out()
        taken = sum(table.players for table in tables)
        words = translate("Room", "Plan de la salle : {tables}, {players}")
        name = words.format(
            tables=translate("Room", "%n table(s)", None, len(tables)),
            players=translate("Room", "%n joueur(s)", None, taken),
        )
        self.setAccessibleName(name)

    def set_room(self, room: QSize) -> None:
        """What can be seen of the plan at once; more tables than fit there scroll."""
        self._room = room
        self._lay_out()

    def hit_areas(self) -> list[QRect]:
        return self._areas

    def _lay_out(self) -> None:
        theme = current_theme()
        room = self._room if self._room.isValid() else self.size()
        count = len(self._tables)
        least = QSize(theme.px(LEAST_CARD.width()), theme.px(LEAST_CARD.height()))
        columns = card_columns(room, count, least, theme.px(_GAP)) if count else 0
        if self._as_cards is not (columns > 0):
            self._as_cards = columns > 0
            self.seats_shown.emit(self._as_cards)
        if self._as_cards:
            self.setMinimumHeight(0)
            self._areas = card_rects(room, count, columns, theme.px(_GAP))
        else:
            tile = QSize(theme.px(LEAST_TILE.width()), theme.px(LEAST_TILE.height()))
            self._areas = tile_rects(room.width(), count, tile, theme.px(_TILE_GAP)) if count else []
            self.setMinimumHeight(self._areas[-1].bottom() + 1 if self._areas else 0)
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for place, (table, area) in enumerate(zip(self._tables, self._areas, strict=True)):
            if not area.intersects(event.rect()):
                continue
            if self._as_cards:
                self._paint_card(painter, table, area, pressed=place == self._pressed)
            else:
                paint_tile(painter, table, area)
        self.paint_focus(painter)

    def _paint_card(self, painter: QPainter, table: TablePicture, area: QRect, *, pressed: bool) -> None:
        theme = current_theme()
        paint_box(painter, area, Face("sunken" if pressed else "surface", "line", "ink"), 12)
        spaces = Spaces(theme.px(9), theme.px(4), theme.px(50))
        paint_table(painter, table, table_shape(area, len(table.seats), spaces), ON_PLAN)


class TableView(PaintedTargets):
    """One table enlarged; its players are the targets, at least 96×72."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._table: TablePicture | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_table(self, table: TablePicture) -> None:
        self._table = table
        title = translate("Room", "Table {number}").format(number=table.number)
        self.setAccessibleName(f"{title}, {table_words(table)}")
        self.update()

    def _shape_areas(self) -> list[QRect]:
        if self._table is None:
            return []
        return list(table_shape(self.rect(), len(self._table.seats), self._spaces()).seats)

    def _spaces(self) -> Spaces:
        theme = current_theme()
        return Spaces(theme.px(16), theme.px(12), theme.px(96))

    def hit_areas(self) -> list[QRect]:
        if self._table is None:
            return []
        taken = [seat.state is not SeatState.FREE for seat in self._table.seats]
        return [area for area, is_taken in zip(self._shape_areas(), taken, strict=True) if is_taken]

    def player_at(self, place: int) -> str:
        """The player of the n-th target. Raises IndexError."""
        seated = (
            [seat for seat in self._table.seats if seat.state is not SeatState.FREE] if self._table else []
        )
        return seated[place].player

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._table is None:
            return
        painter = QPainter(self)
        paint_box(painter, self.rect(), Face("surface", "line", "ink"), 12)
        shape = table_shape(self.rect(), len(self._table.seats), self._spaces())
        paint_table(painter, self._table, shape, ENLARGED)
        self.paint_focus(painter)
