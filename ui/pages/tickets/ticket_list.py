"""The list of the day's tickets: one painted line each, touched as a whole."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QPainter
from PySide6.QtWidgets import QFrame, QListView, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from ui.icons import Icon
from ui.theme import Token, Weight, current_theme
from ui.widgets import Run, TagKind, drag_scroll, line_width, paint_line

Index = QModelIndex | QPersistentModelIndex
_TAGS: dict[TagKind, tuple[Token, Token]] = {
    "good": ("good", "goodtint"),
    "bad": ("bad", "badtint"),
    "info": ("pri", "pritint"),
    "neutral": ("ink2", "sunken"),
}


@dataclass(frozen=True, slots=True)
class TicketRow:
    """One ticket as the list shows it."""

    identification: str
    time: str
    number: str
    formula: str
    picks: str
    amount: str
    state: tuple[str, TagKind, Icon]

    def spoken(self) -> str:
        return f"{self.number}, {self.time}, {self.formula}, {self.amount}, {self.state[0]}"


class TicketRows(QAbstractListModel):
    """The rows, for the view."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._rows: Sequence[TicketRow] = ()

    def show_rows(self, rows: Sequence[TicketRow]) -> None:
        self.beginResetModel()
        self._rows = rows
        self.endResetModel()

    def row_at(self, place: int) -> TicketRow:
        return self._rows[place]

    def place_of(self, identification: str) -> int:
        """Where a ticket stands, or -1."""
        places = (place for place, row in enumerate(self._rows) if row.identification == identification)
        return next(places, -1)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008  # Qt's own signature
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if role in (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.DisplayRole):
            return self._rows[index.row()].spoken()
        return None


class _RowPainter(QStyledItemDelegate):
    """Time, number, formula with its picks, state, amount; 58 high."""

    def __init__(self, rows: TicketRows, view: QListView) -> None:
        super().__init__(view)
        self._rows = rows
        self._view = view

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:  # noqa: ARG002
        return QSize(current_theme().px(400), current_theme().px(58))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        theme = current_theme()
        px = theme.px
        area: QRect = option.rect
        chosen = index.row() == self._view.currentIndex().row()
        row = self._rows.row_at(index.row())
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(area, theme.colour("pritint" if chosen else "surface"))
        painter.fillRect(area.left(), area.bottom(), area.width(), 1, theme.colour("line"))
        if chosen:
            painter.fillRect(area.left(), area.top(), px(4), area.height(), theme.colour("pri"))
        painter.translate(area.topLeft())
        middle = area.height() / 2
        time = Run(row.time, 15, Weight.TEXT, tone="ink2")
        paint_line(painter, [time], px(16), middle, "ink2")
        paint_line(painter, [Run(row.number, 17, Weight.AMOUNT)], px(76), middle, "ink")
        amount = Run(row.amount, 17, Weight.AMOUNT)
        right = area.width() - px(16) - amount.width()
        paint_line(painter, [amount], right, middle, "ink")
        tag_left = area.width() - px(16 + 116) - self._paint_tag_width(row)
        self._paint_tag(painter, row, tag_left, middle)
        room = tag_left - px(142 + 8)
        paint_line(painter, [_fit(row.formula, 15, Weight.VALUE, room)], px(142), middle - px(10), "ink")
        paint_line(painter, [_fit(row.picks, 14, Weight.TEXT, room)], px(142), middle + px(11), "ink2")
        painter.restore()

    def _tag_runs(self, row: TicketRow) -> Sequence[Run]:
        word, _, icon = row.state
        return (Run(icon=icon, size=16), Run(word, 13))

    def _paint_tag_width(self, row: TicketRow) -> float:
        return line_width(self._tag_runs(row), 5) + 2 * current_theme().px(8)

    def _paint_tag(self, painter: QPainter, row: TicketRow, left: float, middle: float) -> None:
        theme = current_theme()
        text, fill = _TAGS[row.state[1]]
        high = theme.px(26)
        box = QRect(int(left), int(middle - high / 2), int(self._paint_tag_width(row)), high)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.colour(fill))
        painter.drawRoundedRect(box, theme.px(6), theme.px(6))
        paint_line(painter, self._tag_runs(row), left + theme.px(8), middle, text, gap=5)


class TicketList(QListView):
    """Says which ticket was touched, or chosen by arrows and Return."""

    chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rows = TicketRows(self)
        self.setModel(self.rows)
        self.setItemDelegate(_RowPainter(self.rows, self))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setProperty("kind", "list")
        self.setUniformItemSizes(True)
        self.setMouseTracking(False)
        self.viewport().setAutoFillBackground(False)
        drag_scroll(self)
        self.clicked.connect(self._choose)

    def show_rows(self, rows: Sequence[TicketRow], chosen: str) -> None:
        """List `rows`; the ticket `chosen` is marked where it is among them."""
        self.rows.show_rows(rows)
        self.setCurrentIndex(self.rows.index(self.rows.place_of(chosen)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if Qt.Key(event.key()) in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.currentIndex().isValid():
            self._choose(self.currentIndex())
            return
        super().keyPressEvent(event)

    def _choose(self, index: Index) -> None:
        self.chosen.emit(self.rows.row_at(index.row()).identification)


def _fit(text: str, size: int, weight: Weight, room: float) -> Run:
    metrics = QFontMetricsF(current_theme().font(size, weight))
    shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, max(0.0, room))
    return Run(shown, size, weight)
