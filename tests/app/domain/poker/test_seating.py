from __future__ import annotations

import hashlib

from hypothesis import given
from hypothesis import strategies as st

from app.domain.poker.draw import Drawer
from app.domain.poker.seating import (
    Room,
    SeatGiven,
    Seats,
    TableSeat,
    balanced,
    first_seats,
    is_final,
    late_seat,
    moves_due,
    tables_for,
    tables_to_break,
)


def drawer(number: int = 0) -> Drawer:
    return Drawer(hashlib.sha256(f"{number}".encode()).digest())


def after(room: Room, seats: Seats) -> Room:
    """The room once everybody has moved; no seat is ever given twice."""
    moved = {each.player for each in seats.given}
    occupied = {
        table: {seat: player for seat, player in seated.items() if player not in moved}
        for table, seated in room.occupied.items()
        if table not in seats.broken
    } | {table: {} for table in seats.opened}
    for each in seats.given:
        assert 1 <= each.seat <= room.seats
        assert each.seat not in occupied[each.table], "nobody ever sits on another's seat (case F22)"
        occupied[each.table][each.seat] = each.player
    return Room(room.seats, occupied, room.pinned, seats.breaking)


@st.composite
def rooms(draw: st.DrawFn) -> Room:
    """Any room that eliminations can leave behind, tables empty or full."""
    seats = draw(st.integers(2, 10))
    sizes = draw(st.lists(st.integers(0, seats), min_size=1, max_size=6))
    occupied = {
        table: {seat: f"{table}.{seat}" for seat in draw(st.permutations(range(1, seats + 1)))[:size]}
        for table, size in enumerate(sizes, 1)
    }
    return Room(seats, occupied, breaking=tuple(draw(st.permutations(sorted(occupied)))))


@given(st.integers(1, 120), st.integers(2, 10), st.integers(0, 5))
def test_the_first_draw_opens_as_few_tables_as_hold_the_players_and_levels_them(
    players: int, seats: int, salt: int
) -> None:
    names = [f"P{number}" for number in range(players)]
    drawn = first_seats(names, seats, drawer(salt))
    room = after(Room(seats, {}), drawn)
    assert len(room.tables) == -(-players // seats)
    assert room.spread <= 1
    assert sorted(each.player for each in drawn.given) == sorted(names)
    assert sorted(drawn.breaking) == list(room.tables)


@given(rooms(), st.integers(0, 5))
def test_balancing_levels_any_room_with_the_fewest_moves(room: Room, salt: int) -> None:
    final, due = is_final(room), moves_due(room)
    seats = balanced(room, drawer(salt))
    levelled = after(room, seats)
    assert levelled.players == room.players
    assert levelled.spread <= 1
    assert len(levelled.tables) == (tables_for(room.players, room.seats) if room.players else 1)
    assert len(seats.given) == due
    if not final:
        left = room.without(seats.broken)
        homeless = room.players - left.players
        fewest = min_moves([left.size(table) for table in left.tables], homeless)
        assert due == fewest


def min_moves(sizes: list[int], homeless: int) -> int:
    """By trying: the fewest who have to leave a table, over every level way to end up."""
    if homeless == 0 and sizes and max(sizes) - min(sizes) <= 1:
        return 0
    smaller, larger = divmod(sum(sizes) + homeless, len(sizes))
    best = sum(sizes)
    for choice in range(1 << len(sizes)):
        if choice.bit_count() == larger:
            targets = [smaller + (choice >> table & 1) for table in range(len(sizes))]
            best = min(best, sum(max(0, size - to) for size, to in zip(sizes, targets, strict=True)))
    return best + homeless


@given(rooms(), st.integers(0, 5))
def test_a_late_player_sits_at_a_smallest_table_or_opens_one(room: Room, salt: int) -> None:
    full = all(room.size(table) == room.seats for table in room.tables)
    seats = late_seat(room, "late", drawer(salt))
    later = after(room, seats)
    assert later.players == room.players + 1
    if full:
        assert len(later.tables) == len(room.tables) + 1
        assert later.spread <= 1
        assert sorted(seats.breaking) == list(later.tables)
    else:
        (given_seat,) = seats.given
        assert room.size(given_seat.table) == min(room.size(table) for table in room.tables)


def test_f20_two_tables_of_three_at_six_handed_merge() -> None:
    room = Room(6, {1: {1: "a", 3: "b", 5: "c"}, 2: {2: "d", 4: "e", 6: "f"}}, breaking=(2, 1))
    assert is_final(room)
    seats = balanced(room, drawer())
    assert seats.broken == (2,)
    assert {each.table for each in seats.given} == {1}
    assert len(seats.given) == 6


def test_tables_break_in_the_order_drawn() -> None:
    room = Room(4, {1: {1: "a", 2: "b"}, 2: {1: "c", 2: "d"}, 3: {1: "e"}}, breaking=(2, 3, 1))
    assert tables_to_break(room) == (2,)
    assert balanced(room, drawer()).breaking == (3, 1)


def test_f28_a_pinned_player_is_never_moved_by_balancing() -> None:
    large = {seat: f"L{seat}" for seat in range(1, 10)}
    room = Room(9, {1: large, 2: {1: "s"}, 3: {1: "t"}}, frozenset({"L1", "L9"}), (1, 2, 3))
    for salt in range(40):
        seats = balanced(room, drawer(salt))
        assert {"L1", "L9"}.isdisjoint(each.player for each in seats.given)
        assert 1 not in seats.broken
        assert after(room, seats).spread <= 1


def test_f28_the_final_table_is_the_pinned_players_table() -> None:
    room = Room(9, {1: {1: "a"}, 2: {1: "wheelchair", 2: "b"}}, frozenset({"wheelchair"}), (2, 1))
    seats = balanced(room, drawer())
    assert seats.broken == (1,)
    assert {each.table for each in seats.given} == {2}


def test_by_position_the_next_big_blind_moves() -> None:
    large = {seat: f"L{seat}" for seat in range(1, 8)}
    room = Room(9, {1: large, 2: {seat: f"S{seat}" for seat in range(1, 6)}}, breaking=(1, 2))
    (given_seat,) = balanced(room, drawer(), [TableSeat(1, 4)]).given
    assert given_seat.player == "L4"
    round_the_table = Room(9, {1: large | {8: "L8", 9: "L9"}, 2: room.occupied[2]}, breaking=(1, 2))
    assert {each.player for each in balanced(round_the_table, drawer(), [TableSeat(1, 9)]).given} == {
        "L9",
        "L1",
    }


def test_a_level_room_is_left_alone() -> None:
    room = Room(4, {1: {1: "a", 2: "b", 3: "c"}, 2: {1: "d", 2: "e"}}, breaking=(1, 2))
    assert balanced(room, drawer()) == Seats((), (), (), (1, 2))


def test_seat_by_seat_opens_the_tables_that_all_expected_players_need() -> None:
    seats = late_seat(Room(9, {}), "first", drawer(), expected=19)
    assert seats.opened == (1, 2, 3)
    assert sorted(seats.breaking) == [1, 2, 3]


def test_a_table_that_broke_may_be_opened_again_next_to_its_neighbours() -> None:
    room = Room(2, {1: {1: "a", 2: "b"}, 3: {1: "c", 2: "d"}}, breaking=(3, 1))
    seats = late_seat(room, "x", drawer())
    assert seats.opened == (2,)
    assert SeatGiven("x", 2, 1) in seats.given or "x" in {each.player for each in seats.given}
