"""The sheet of a draw: all that anybody needs to compute it again, and nothing else (POKER P4)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from app.domain.poker.draw import Draw, Drawer, verify_draw
from app.domain.poker.facts import DrawKind, Fact, SeatsDrawn
from app.domain.poker.fold import apply
from app.domain.poker.seating import Room, SeatGiven, TableSeat, balanced, first_seats, late_seat
from app.domain.poker.state import Tournament


@dataclass(frozen=True, slots=True)
class DrawSheet:
    """`occupied`, `pinned` and `breaking` are the room before the draw, `players` those who drew
    first seats, in their order; `expected` how many hold a place: as many tables are opened as they need.
    """

    tournament: str
    number: int
    kind: DrawKind
    draw: Draw
    seats: int
    players: tuple[str, ...]
    occupied: Mapping[int, Mapping[int, str]]
    pinned: tuple[str, ...]
    breaking: tuple[int, ...]
    expected: int
    next_big_blind: tuple[TableSeat, ...]
    given: tuple[SeatGiven, ...]

    @property
    def room(self) -> Room:
        return Room(self.seats, self.occupied, frozenset(self.pinned), self.breaking)


def sheets_of(facts: Iterable[Fact]) -> tuple[DrawSheet, ...]:
    """The sheets of a tournament's draws of seats, in order; draws by hand have none."""
    state: Tournament | None = None
    found = []
    for fact in facts:
        if state is not None and isinstance(fact, SeatsDrawn) and fact.draw is not None:
            found.append(sheet_of(state, fact, fact.draw))
        state = apply(state, fact)
    return tuple(found)


def sheet_of(before: Tournament, fact: SeatsDrawn, draw: Draw) -> DrawSheet:
    """The sheet of a draw, from the tournament as it was `before`."""
    room = before.room()
    orders = [step.options for step in draw.steps if step.what == "players"]
    return DrawSheet(
        tournament=before.tournament,
        number=before.draws + 1,
        kind=fact.kind,
        draw=draw,
        seats=before.terms.seats,
        players=orders[0] if orders else fact.arrivals,
        occupied=room.occupied,
        pinned=tuple(sorted(room.pinned)),
        breaking=room.breaking,
        expected=before.places_held(),
        next_big_blind=fact.next_big_blind,
        given=fact.given,
    )


def verify_sheet(sheet: DrawSheet) -> bool:
    """Whether seed, commitment, every step and every seat come out as the sheet says."""
    if not verify_draw(sheet.draw):
        return False
    drawer = Drawer(bytes.fromhex(sheet.draw.seed))
    try:
        if sheet.kind in (DrawKind.FIRST, DrawKind.SESSION):
            seats = first_seats(sheet.players, sheet.seats, drawer)
        elif sheet.kind is DrawKind.LATE:
            seats = late_seat(sheet.room, sheet.players[0], drawer, expected=sheet.expected)
        else:
            seats = balanced(sheet.room, drawer, sheet.next_big_blind)
    except (ValueError, IndexError, KeyError):
        return False
    return seats.given == sheet.given and drawer.record(sheet.draw.next_commitment) == sheet.draw
