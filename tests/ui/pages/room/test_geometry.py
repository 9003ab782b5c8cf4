"""Where tables and seats lie: nothing overlaps, nothing leaves its card, tiles are large enough."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QRect, QSize

from ui.pages.room.geometry import (
    LEAST_CARD,
    LEAST_TILE,
    Spaces,
    card_columns,
    card_rects,
    table_shape,
    tile_rects,
)

SPACES = Spaces(margin=9, gap=4, seat_height=50)


@pytest.mark.parametrize("seats", range(1, 13))
@pytest.mark.parametrize("card", [QRect(0, 0, 279, 276), QRect(5, 7, 425, 246), QRect(0, 0, 860, 470)])
def test_seats_lie_within_the_card_and_apart(seats: int, card: QRect) -> None:
    shape = table_shape(card, seats, SPACES)
    assert len(shape.seats) == seats
    assert all(card.contains(seat) for seat in shape.seats)
    for one, other in combinations((*shape.seats, shape.dealer), 2):
        assert not one.intersects(other)


def test_seats_go_clockwise_from_the_dealers_left() -> None:
    shape = table_shape(QRect(0, 0, 279, 276), 9, SPACES)
    first, second, third, *_, seventh, eighth, ninth = shape.seats
    assert first.bottom() == eighth.bottom() == ninth.bottom()
    assert first.left() < shape.dealer.left() < ninth.left() < eighth.left()
    assert second.top() > third.top()
    assert seventh.left() > second.left()


@pytest.mark.parametrize("count", range(1, 7))
def test_up_to_six_tables_are_drawn_with_their_seats(count: int) -> None:
    area = QSize(862, 560)
    columns = card_columns(area, count, LEAST_CARD, 12)
    assert columns
    cards = card_rects(area, count, columns, 12)
    assert all(QRect(0, 0, 862, 560).contains(card) for card in cards)
    assert all(card.height() <= card.width() * 6 // 5 + 12 for card in cards)
    for one, other in combinations(cards, 2):
        assert not one.intersects(other)


def test_more_than_six_tables_are_tiles() -> None:
    assert card_columns(QSize(4000, 4000), 7, LEAST_CARD, 12) == 0


@pytest.mark.parametrize("width", [560, 862, 1240])
def test_112_tiles_are_large_enough_and_apart(width: int) -> None:
    tiles = tile_rects(width, 112, LEAST_TILE, 8)
    assert len(tiles) == 112
    assert all(tile.width() >= 120 and tile.height() >= 88 for tile in tiles)
    assert all(tile.right() < width for tile in tiles)
    for one, other in combinations(tiles, 2):
        assert not one.intersects(other)
