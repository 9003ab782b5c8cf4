"""Where tables and seats lie on the plan, in pixels of the window."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRect, QSize

MOST_CARDS: Final = 6
"""Up to so many tables are drawn with their seats, more as tiles (look, Shape)."""
LEAST_CARD: Final = QSize(250, 190)
_EASY_WIDTH: Final = 360
"""From here on the names at a table are whole."""
LEAST_TILE: Final = QSize(120, 88)
SEATS_ACROSS: Final = 4

_SIDES: Final[dict[int, tuple[int, int, int, int, int]]] = {
    1: (0, 0, 1, 0, 0),
    2: (0, 1, 0, 1, 0),
    3: (0, 1, 1, 1, 0),
    4: (0, 1, 2, 1, 0),
    5: (0, 1, 3, 1, 0),
    6: (1, 1, 2, 1, 1),
    7: (1, 1, 3, 1, 1),
    8: (1, 1, 4, 1, 1),
    9: (1, 1, 4, 1, 2),
    10: (1, 2, 4, 2, 1),
}
"""Seats left of the dealer, at the left, on top, at the right, right of the dealer."""


@dataclass(frozen=True, slots=True)
class Spaces:
    """Margin of a table's card, gap between its seats, and their height where there is room."""

    margin: int
    gap: int
    seat_height: int


@dataclass(frozen=True, slots=True)
class TableShape:
    """`seats` by number, from 1 on; `felt` is the table itself, `dealer` the dealer's place."""

    seats: tuple[QRect, ...]
    felt: QRect
    dealer: QRect


def card_columns(area: QSize, count: int, least: QSize, gap: int) -> int:
    """In how many columns the cards of `count` tables are read best; 0 where they would be too small."""
    if count > MOST_CARDS:
        return 0
    best, found = 0.0, 0
    for columns in range(1, min(3, count) + 1):
        rows = -(-count // columns)
        width = (area.width() - gap * (columns - 1)) / columns
        height = (area.height() - gap * (rows - 1)) / rows
        if width < least.width() or height < least.height():
            continue
        size = min(width / (least.width() * _EASY_WIDTH / LEAST_CARD.width()), height / least.height())
        if size > best:
            best, found = size, columns
    return found


def card_rects(area: QSize, count: int, columns: int, gap: int) -> list[QRect]:
    """Cards that fill the area, but are never much higher than wide."""
    rows = -(-count // columns)
    width = (area.width() - gap * (columns - 1)) // columns
    height = min(area.height(), rows * (width * 6 // 5 + gap) - gap)
    return spread_evenly(QRect(0, 0, area.width(), height), count, columns, gap)


def spread_evenly(area: QRect, count: int, columns: int, gap: int) -> list[QRect]:
    """`count` boxes that fill `area` in rows of `columns`."""
    rows = -(-count // columns)
    found = []
    for place in range(count):
        at_row, at_column = divmod(place, columns)
        left = area.left() + (area.width() + gap) * at_column // columns
        right = area.left() + (area.width() + gap) * (at_column + 1) // columns - gap
        top = area.top() + (area.height() + gap) * at_row // rows
        bottom = area.top() + (area.height() + gap) * (at_row + 1) // rows - gap
        found.append(QRect(left, top, right - left, bottom - top))
    return found


def tile_columns(width: int, least: QSize, gap: int) -> int:
    return max(1, (width + gap) // (least.width() + gap))


def tile_rects(width: int, count: int, least: QSize, gap: int) -> list[QRect]:
    """Tiles of one size in as many columns as the width holds, from the top."""
    columns = tile_columns(width, least, gap)
    rows = max(1, -(-count // columns))
    return spread_evenly(QRect(0, 0, width, rows * (least.height() + gap) - gap), count, columns, gap)


def table_shape(card: QRect, seats: int, spaces: Spaces) -> TableShape:
    """Seats around the table, the dealer at the bottom, seat 1 at his left (look 08)."""
    inner = card.adjusted(spaces.margin, spaces.margin, -spaces.margin, -spaces.margin)
    left_of_dealer, left, top, right, right_of_dealer = _sides_of(seats)
    across = max(SEATS_ACROSS, top, left_of_dealer + right_of_dealer + 1)
    width = (inner.width() - spaces.gap * (across - 1)) // across
    at_sides = max(left, right, 1)
    height = min(spaces.seat_height, (inner.height() - spaces.gap * (at_sides + 1)) // (at_sides + 2))
    bottom = inner.bottom() - height + 1
    middle = QRect(
        inner.left(),
        inner.top() + height + spaces.gap,
        inner.width(),
        inner.height() - 2 * (height + spaces.gap),
    )
    boxes = [
        *_in_row(inner.left(), bottom, left_of_dealer, QSize(width, height), spaces.gap),
        *reversed(_in_column(inner.left(), middle, left, QSize(width, height))),
        *_centred(inner, inner.top(), top, QSize(width, height), spaces.gap),
        *_in_column(inner.right() - width + 1, middle, right, QSize(width, height)),
        *_from_right(inner.right(), bottom, right_of_dealer, QSize(width, height), spaces.gap),
    ]
    felt = middle.adjusted(width + 2 * spaces.gap, 0, -width - 2 * spaces.gap, 0)
    dealer_at = inner.left() + (width + spaces.gap) * left_of_dealer
    dealer_end = inner.right() - (width + spaces.gap) * right_of_dealer
    return TableShape(tuple(boxes), felt, QRect(dealer_at, bottom, dealer_end - dealer_at + 1, height))


def _sides_of(seats: int) -> tuple[int, int, int, int, int]:
    if seats in _SIDES:
        return _SIDES[seats]
    at_sides = (seats - 7) // 2
    return (1, at_sides, 4, at_sides, seats - 5 - 2 * at_sides)


def _in_row(left: int, top: int, count: int, size: QSize, gap: int) -> list[QRect]:
    return [
        QRect(left + (size.width() + gap) * place, top, size.width(), size.height()) for place in range(count)
    ]


def _from_right(right: int, top: int, count: int, size: QSize, gap: int) -> Sequence[QRect]:
    """Clockwise along the bottom: the first of them stands at the right end."""
    left = right - (size.width() + gap) * count + gap + 1
    return list(reversed(_in_row(left, top, count, size, gap)))


def _centred(inner: QRect, top: int, count: int, size: QSize, gap: int) -> list[QRect]:
    width = (size.width() + gap) * count - gap
    return _in_row(inner.left() + (inner.width() - width) // 2, top, count, size, gap)


def _in_column(left: int, middle: QRect, count: int, size: QSize) -> list[QRect]:
    return [
        QRect(
            left,
            middle.top() + (middle.height() * (2 * place + 1) // max(1, count) - size.height()) // 2,
            size.width(),
            size.height(),
        )
        for place in range(count)
    ]
