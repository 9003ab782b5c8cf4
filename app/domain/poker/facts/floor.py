"""What happens on the floor: seats, clock, play."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import ClassVar

from app.domain.poker.clock import Clock
from app.domain.poker.draw import Draw
from app.domain.poker.facts.values import ChiefTables, DrawKind
from app.domain.poker.seating import SeatGiven, TableSeat


@dataclass(frozen=True, slots=True)
class SeatsDrawn:
    """Seats given by a draw, or by hand before two witnesses (then without `draw`).

    `arrivals` are those of `given` who sit down with `chips` each; all others moved.
    """

    VERSION: ClassVar[int] = 1
    kind: DrawKind
    given: tuple[SeatGiven, ...]
    arrivals: tuple[str, ...]
    chips: int
    opened: tuple[int, ...]
    broken: tuple[int, ...]
    breaking: tuple[int, ...]
    next_big_blind: tuple[TableSeat, ...] = ()
    draw: Draw | None = None
    witnesses: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class MovesMade:
    """Players who were drawn to other seats sit there now."""

    VERSION: ClassVar[int] = 1
    players: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PlayerPinned:
    """He can't change tables, or can again."""

    VERSION: ClassVar[int] = 1
    player: str
    pinned: bool


@dataclass(frozen=True, slots=True)
class ButtonPlaced:
    """Where the dealer button lies at a table."""

    VERSION: ClassVar[int] = 1
    table: int
    seat: int


@dataclass(frozen=True, slots=True)
class DealerSeated:
    """Who deals at a table from now on; he leaves the one where he dealt before."""

    VERSION: ClassVar[int] = 1
    table: int
    dealer: str


@dataclass(frozen=True, slots=True)
class ChiefCalled:
    """A table asks for its floor chief."""

    VERSION: ClassVar[int] = 1
    table: int
    at: datetime


@dataclass(frozen=True, slots=True)
class CallAnswered:
    """The floor chief stands at the table."""

    VERSION: ClassVar[int] = 1
    table: int


@dataclass(frozen=True, slots=True)
class RebuyAsked:
    """A player asks for a rebuy from his seat; `at` None takes it back."""

    VERSION: ClassVar[int] = 1
    player: str
    at: datetime | None


@dataclass(frozen=True, slots=True)
class ChiefsAssigned:
    VERSION: ClassVar[int] = 1
    chiefs: tuple[ChiefTables, ...]


@dataclass(frozen=True, slots=True)
class ClockPaused:
    VERSION: ClassVar[int] = 1
    clock: Clock
    reason: str = ""


@dataclass(frozen=True, slots=True)
class ClockResumed:
    VERSION: ClassVar[int] = 1
    clock: Clock
    reason: str = ""


@dataclass(frozen=True, slots=True)
class LevelSet:
    VERSION: ClassVar[int] = 1
    clock: Clock


@dataclass(frozen=True, slots=True)
class ClockAdjusted:
    VERSION: ClassVar[int] = 1
    seconds: int
    clock: Clock


@dataclass(frozen=True, slots=True)
class PlayersEliminated:
    """Out in one hand or round: groups of equals, the first out first. `stacks` as entered."""

    VERSION: ClassVar[int] = 1
    groups: tuple[tuple[str, ...], ...]
    stacks: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class EliminationUndone:
    """Takes the player's elimination back: seat and stack as they were."""

    VERSION: ClassVar[int] = 1
    player: str
    table: int
    seat: int
    stack: int


@dataclass(frozen=True, slots=True)
class ExpelledForATime:
    """Seat and stack stay; he is dealt in and blinded off until then."""

    VERSION: ClassVar[int] = 1
    player: str
    until: datetime
    reason: str


@dataclass(frozen=True, slots=True)
class PlayerExpelled:
    """For good, without refund; `stack` chips are out of play."""

    VERSION: ClassVar[int] = 1
    player: str
    stack: int
    reason: str


@dataclass(frozen=True, slots=True)
class NoShowPutOut:
    """Absent at the end of registration and rebuys; `stack` chips are out of play."""

    VERSION: ClassVar[int] = 1
    player: str
    stack: int


@dataclass(frozen=True, slots=True)
class RulingLogged:
    """A ruling or penalty of the floor, for the journal."""

    VERSION: ClassVar[int] = 1
    text: str
    player: str | None = None
    table: int | None = None


@dataclass(frozen=True, slots=True)
class ChipsCounted:
    """A table's count. `deviation` is counted less supposed chips, None after moves."""

    VERSION: ClassVar[int] = 1
    table: int
    total: int
    stacks: Mapping[str, int]
    deviation: int | None


@dataclass(frozen=True, slots=True)
class ChipsRaced:
    """The odd chips of a table raced off: how many each player had, who won a larger one.

    `change` is what the rounding added to the chips in play, or took.
    """

    VERSION: ClassVar[int] = 1
    table: int
    removed: int
    smallest: int
    odd: Mapping[str, int]
    won: tuple[str, ...]
    change: int
    draw: Draw
