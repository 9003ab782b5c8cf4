"""What the plan of the room shows of each table, without Qt (look 08)."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum

from app.domain.poker.persons import Person
from app.domain.poker.state import Tournament
from app.services.poker.room_view import MovesDrawn
from ui.tournament.words import seat_names


class SeatState(StrEnum):
    """How a seat is drawn."""

    FREE = "free"
    TAKEN = "taken"
    ARRIVES = "arrives"
    CHOSEN = "chosen"


@dataclass(frozen=True, slots=True)
class SeatPicture:
    """One chair; `came_from` is the table that an arriving player left, 0 where nobody arrives."""

    number: int
    state: SeatState = SeatState.FREE
    player: str = ""
    name: str = ""
    stack: int = 0
    pinned: bool = False
    came_from: int = 0
    has_button: bool = False


@dataclass(frozen=True, slots=True)
class TablePicture:
    """One open table. `breaks` where its players no longer need it; `uneven` where it differs from
    the others by more than one player; `chief` is the name of who watches it, or "";
    `calls` where he is wanted."""

    number: int
    seats: tuple[SeatPicture, ...]
    breaks: bool = False
    uneven: bool = False
    chief: str = ""
    calls: bool = False

    @property
    def players(self) -> int:
        return sum(seat.state is not SeatState.FREE for seat in self.seats)

    @property
    def arriving(self) -> int:
        return sum(seat.came_from > 0 for seat in self.seats)


def pictures_of(
    state: Tournament,
    persons: Mapping[str, Person],
    *,
    chosen: Collection[str] = (),
    moved: MovesDrawn | None = None,
    breaks: Collection[int] = (),
    chiefs: Mapping[int, str] | None = None,
) -> tuple[TablePicture, ...]:
    """Every open table by its number. `moved` are the moves that have not been made."""
    came = (
        {move.player: move.left[0] for move in moved.moves if move.left[0] != move.drawn[0]} if moved else {}
    )
    room, names = state.room(), seat_names(persons)
    sizes = [len(seated) for seated in room.occupied.values()]
    fullest, emptiest = max(sizes, default=0), min(sizes, default=0)
    found = []
    for table in room.tables:
        seated = room.occupied[table]
        seats = tuple(
            _seat(number, seated.get(number), state, names, chosen, came)
            for number in range(1, state.terms.seats + 1)
        )
        uneven = fullest - emptiest > 1 and len(seated) in (fullest, emptiest)
        button = state.buttons.get(table)
        seats = tuple(replace(seat, has_button=True) if seat.number == button else seat for seat in seats)
        chief = (chiefs or {}).get(table, "")
        found.append(TablePicture(table, seats, table in breaks, uneven, chief, table in state.calls))
    return tuple(found)


def _seat(
    number: int,
    player: str | None,
    state: Tournament,
    names: Mapping[str, str],
    chosen: Collection[str],
    came: Mapping[str, int],
) -> SeatPicture:
    if player is None:
        return SeatPicture(number)
    known = state.players[player]
    seat_state = SeatState.ARRIVES if player in came else SeatState.TAKEN
    return SeatPicture(
        number,
        SeatState.CHOSEN if player in chosen else seat_state,
        player,
        names.get(player, player),
        known.stack,
        known.pinned,
        came.get(player, 0),
    )
