"""Who sits where: first seats, late seats, balancing, broken tables, the final table (POKER P4).

Every function here is pure: a room and a drawer in, seats out. The same room and the same seed
always give the same seats, which is how a draw is verified.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from app.domain.poker.draw import Drawer


@dataclass(frozen=True, slots=True)
class SeatGiven:
    """A player and the table and seat he is given, both numbered from 1."""

    player: str
    table: int
    seat: int


@dataclass(frozen=True, slots=True)
class TableSeat:
    """A seat at a table: where the next big blind sits."""

    table: int
    seat: int


@dataclass(frozen=True, slots=True)
class Room:
    """The open tables and who sits at them.

    `seats` is how many a table has; `occupied` holds for every open table its players by seat;
    `pinned` players never change tables (case F28); tables break in the order `breaking`.
    """

    seats: int
    occupied: Mapping[int, Mapping[int, str]]
    pinned: frozenset[str] = frozenset()
    breaking: tuple[int, ...] = ()

    @property
    def tables(self) -> tuple[int, ...]:
        return tuple(sorted(self.occupied))

    @property
    def players(self) -> int:
        return sum(len(seated) for seated in self.occupied.values())

    @property
    def spread(self) -> int:
        """Largest table minus smallest, in players; 0 without tables."""
        sizes = [len(seated) for seated in self.occupied.values()]
        return max(sizes) - min(sizes) if sizes else 0

    def size(self, table: int) -> int:
        return len(self.occupied[table])

    def free(self, table: int) -> tuple[int, ...]:
        return tuple(seat for seat in range(1, self.seats + 1) if seat not in self.occupied[table])

    def holds_pinned(self, table: int) -> bool:
        return not self.pinned.isdisjoint(self.occupied[table].values())

    def without(self, tables: Iterable[int]) -> Room:
        gone = frozenset(tables)
        return replace(
            self,
            occupied={table: seated for table, seated in self.occupied.items() if table not in gone},
            breaking=tuple(table for table in self.breaking if table not in gone),
        )


@dataclass(frozen=True, slots=True)
class Seats:
    """What a draw of seats came to. `breaking` is the whole order from then on."""

    given: tuple[SeatGiven, ...] = ()
    opened: tuple[int, ...] = ()
    broken: tuple[int, ...] = ()
    breaking: tuple[int, ...] = ()


def tables_for(players: int, seats: int) -> int:
    """As few tables as hold the players."""
    return max(1, -(-players // seats))


def first_seats(players: Sequence[str], seats: int, drawer: Drawer) -> Seats:
    """All at once: which tables hold one player more, which chairs are used, who sits on which."""
    tables = range(1, tables_for(len(players), seats) + 1)
    smaller, larger_count = divmod(len(players), len(tables))
    larger = drawer.pick_numbers("tables with one player more", tables, larger_count)
    places: list[tuple[int, int]] = []
    for table in tables:
        count = smaller + (table in larger)
        chairs = drawer.pick_numbers(f"seats of table {table}", range(1, seats + 1), count)
        places.extend((table, chair) for chair in sorted(chairs))
    order = drawer.pick("players", players, len(players))
    given = tuple(SeatGiven(player, table, seat) for player, (table, seat) in zip(order, places, strict=True))
    breaking = drawer.pick_numbers("breaking order", tables, len(tables))
    return Seats(given, tuple(tables), (), breaking)


def late_seat(room: Room, player: str, drawer: Drawer, *, expected: int = 1) -> Seats:
    """One who comes later: a free seat at a smallest table.

    Where every seat is taken a table is opened and the room balanced at once. In a room without
    tables (seat by seat) as many are opened as hold the `expected` players.
    """
    opened: tuple[int, ...] = ()
    breaking = room.breaking
    if not room.occupied:
        opened = tuple(range(1, tables_for(expected, room.seats) + 1))
        breaking = drawer.pick_numbers("breaking order", opened, len(opened))
        room = replace(room, occupied={table: {} for table in opened}, breaking=breaking)
    if all(room.size(table) >= room.seats for table in room.tables):
        return _open_one_table(room, player, drawer)
    least = min(room.size(table) for table in room.tables)
    smallest = [table for table in room.tables if room.size(table) == least]
    (table,) = drawer.pick_numbers("smallest table", smallest, 1)
    (seat,) = drawer.pick_numbers(f"seats of table {table}", room.free(table), 1)
    return Seats((SeatGiven(player, table, seat),), opened, (), breaking)


def _open_one_table(room: Room, player: str, drawer: Drawer) -> Seats:
    number = next(each for each in range(1, len(room.tables) + 2) if each not in room.occupied)
    (place,) = drawer.pick_numbers("place in the breaking order", range(len(room.breaking) + 1), 1)
    breaking = (*room.breaking[:place], number, *room.breaking[place:])
    larger = replace(room, occupied={**room.occupied, number: {}}, breaking=breaking)
    return Seats(_levelled(larger, (player,), drawer, {}), (number,), (), breaking)


def tables_to_break(room: Room) -> tuple[int, ...]:
    """The tables that the players no longer need, by the order drawn (case F20).

    A table with a pinned player stays. With all at one table, see `is_final`.
    """
    excess = len(room.tables) - tables_for(room.players, room.seats)
    if excess <= 0:
        return ()
    can_break = [table for table in room.breaking if not room.holds_pinned(table)]
    return tuple(can_break[:excess])


def is_final(room: Room) -> bool:
    """Whether the players of several tables fit at one."""
    return len(room.tables) > 1 and 0 < room.players <= room.seats


def balanced(room: Room, drawer: Drawer, next_big_blind: Sequence[TableSeat] = ()) -> Seats:
    """The fewest moves after which tables differ by at most one player, or the final table.

    `next_big_blind` names, for the tables where the rules say "by position", the seat that moves
    first; the seats after it follow.
    """
    if is_final(room):
        return _final_table(room, drawer)
    broken = tables_to_break(room)
    homeless = tuple(player for table in sorted(broken) for _, player in sorted(room.occupied[table].items()))
    left = room.without(broken)
    moves = _levelled(left, homeless, drawer, {each.table: each.seat for each in next_big_blind})
    return Seats(moves, (), broken, left.breaking)


def _final_table(room: Room, drawer: Drawer) -> Seats:
    """All draw, at the table that would break last; at the pinned players' table if there is one."""
    pinned = {
        table: sum(player in room.pinned for player in seated.values())
        for table, seated in room.occupied.items()
    }
    final = max(room.breaking, key=lambda table: (pinned[table], room.breaking.index(table)))
    players = [player for table in room.tables for _, player in sorted(room.occupied[table].items())]
    chairs = drawer.pick_numbers(f"seats of table {final}", range(1, room.seats + 1), len(players))
    order = drawer.pick("players", players, len(players))
    given = tuple(SeatGiven(player, final, seat) for player, seat in zip(order, sorted(chairs), strict=True))
    broken = tuple(table for table in room.breaking if table != final)
    return Seats(given, (), broken, (final,))


def _targets(room: Room, homeless: int, drawer: Drawer) -> dict[int, int]:
    """How many each table shall hold: the large ones keep one more, as that moves the fewest."""
    tables = room.tables
    smaller, larger_count = divmod(room.players + homeless, len(tables))
    above = [table for table in tables if room.size(table) > smaller]
    rest = [table for table in tables if room.size(table) <= smaller]
    if len(above) > larger_count:
        larger = drawer.pick_numbers("tables that stay larger", above, larger_count)
    else:
        more = drawer.pick_numbers("tables with one player more", rest, larger_count - len(above))
        larger = (*above, *more)
    return {table: smaller + (table in larger) for table in tables}


def _levelled(
    room: Room, homeless: tuple[str, ...], drawer: Drawer, first_to_move: Mapping[int, int]
) -> tuple[SeatGiven, ...]:
    """Seats for the `homeless` and for the fewest others, so that the room is level."""
    if not homeless and room.spread <= 1:
        return ()
    targets = _targets(room, len(homeless), drawer)
    movers = list(homeless)
    for table, target in targets.items():
        movers.extend(_movers(room, table, room.size(table) - target, drawer, first_to_move))
    places: list[tuple[int, int]] = []
    for table, target in targets.items():
        wanted = max(0, target - room.size(table))
        chairs = drawer.pick_numbers(f"seats of table {table}", room.free(table), wanted)
        places.extend((table, chair) for chair in chairs)
    order = drawer.pick("players who move", movers, len(movers))
    return tuple(SeatGiven(player, table, seat) for player, (table, seat) in zip(order, places, strict=False))


def _movers(
    room: Room, table: int, count: int, drawer: Drawer, first_to_move: Mapping[int, int]
) -> tuple[str, ...]:
    """Who leaves a table that is too large: drawn, or from the next big blind on."""
    if count <= 0:
        return ()
    start = first_to_move.get(table, 1)
    by_seat = sorted(room.occupied[table].items(), key=lambda taken: (taken[0] < start, taken[0]))
    free_to_go = [player for _, player in by_seat if player not in room.pinned]
    count = min(count, len(free_to_go))
    if table in first_to_move:
        return tuple(free_to_go[:count])
    return drawer.pick(f"who leaves table {table}", free_to_go, count)


def moves_due(room: Room) -> int:
    """How many players `balanced` would move, without drawing any."""
    if is_final(room):
        return room.players
    broken = tables_to_break(room)
    left = room.without(broken)
    homeless = room.players - left.players
    if not left.occupied or (homeless == 0 and left.spread <= 1):
        return homeless
    smaller, larger_count = divmod(room.players, len(left.occupied))
    sizes = sorted((left.size(table) for table in left.tables), reverse=True)
    targets = [smaller + (place < larger_count) for place in range(len(sizes))]
    return homeless + sum(max(0, size - target) for size, target in zip(sizes, targets, strict=True))
