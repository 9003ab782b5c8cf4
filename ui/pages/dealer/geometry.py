"""Where the chairs of one table lie round its felt, the dealer at the bottom (look 09)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRect, QRectF, QSize

_SIDES: Final[dict[int, tuple[int, int, int, int, int]]] = {
    1: (0, 0, 1, 0, 0),
    2: (0, 1, 0, 1, 0),
    3: (0, 1, 1, 1, 0),
    4: (0, 1, 2, 1, 0),
    5: (0, 1, 3, 1, 0),
    6: (1, 1, 2, 1, 1),
    7: (1, 1, 3, 1, 1),
    8: (1, 2, 2, 2, 1),
    9: (1, 2, 3, 2, 1),
    10: (1, 2, 4, 2, 1),
}
"""Chairs left of the dealer, at the left, on top, at the right, right of the dealer."""


@dataclass(frozen=True, slots=True)
class DealerShape:
    """`seats` by number, from 1 on, clockwise from the dealer's left; `felt` is what the ellipse fills,
    `dealer` his own place."""

    seats: tuple[QRect, ...]
    felt: QRectF
    dealer: QRect


def dealer_shape(area: QRect, seats: int, seat: QSize, gap: int) -> DealerShape:
    """Chairs of at most `seat`, smaller where the room asks for it; at least `gap` between two."""
    below_left, left, above, right, below_right = _SIDES[max(1, min(10, seats))]
    across = max(above, below_left + below_right + 1, 3)
    width = min(seat.width(), (area.width() - gap * (across - 1)) // across)
    height = min(seat.height(), (area.height() - gap * 3) // 4)
    size = QSize(width, height)
    outer = min(gap * 3, max(0, area.height() - 4 * height - 3 * gap))
    boxes = [
        *_below(area, below_left, size, -1),
        *reversed(_at_side(area.left(), area, left, size, outer)),
        *_above(area, above, size, gap, outer),
        *_at_side(area.right() - width + 1, area, right, size, outer),
        *_below(area, below_right, size, +1),
    ]
    felt = QRectF(area).adjusted(width / 2, height * 0.6, -width / 2, -height * 0.5)
    centre = area.center().x()
    dealer = QRect(centre - width // 2, area.bottom() - height + 1, width, height)
    return DealerShape(tuple(boxes), felt, dealer)


def _below(area: QRect, count: int, size: QSize, side: int) -> list[QRect]:
    """One chair beside the dealer, a chair's width away from the middle."""
    if not count:
        return []
    middle = area.center().x() + side * (size.width() + size.width() // 4)
    left = max(area.left(), min(middle - size.width() // 2, area.right() - size.width() + 1))
    return [QRect(left, area.bottom() - size.height() + 1, size.width(), size.height())]


def _above(area: QRect, count: int, size: QSize, gap: int, lower: int) -> list[QRect]:
    """In a row; the outermost stand lower where there are more than two, as the felt curves away."""
    spare = area.width() - count * size.width()
    apart = max(gap, min(gap * 3, spare // (count + 1))) if count else 0
    whole = count * size.width() + (count - 1) * apart
    left = max(area.left(), area.center().x() - whole // 2)
    return [
        QRect(
            left + place * (size.width() + apart),
            area.top() + (lower if count > 2 and place in (0, count - 1) else 0),
            size.width(),
            size.height(),
        )
        for place in range(count)
    ]


def _at_side(left: int, area: QRect, count: int, size: QSize, lower: int) -> list[QRect]:
    """One over the other between the rows, the first on top."""
    top = area.top() + size.height() + lower
    room = area.bottom() + 1 - size.height() - top
    return [
        QRect(
            left,
            top + room * (2 * place + 1) // (2 * count) - size.height() // 2,
            size.width(),
            size.height(),
        )
        for place in range(count)
    ]
