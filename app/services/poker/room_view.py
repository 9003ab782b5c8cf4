"""What the screens of a tournament read: its state, who its people are, the moves to make (POKER P4, P5)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime

from app.domain.house.rights import Act, Operator, who_may
from app.domain.poker.facts import SeatsDrawn
from app.domain.poker.moving import MoveReason
from app.domain.poker.persons import Person
from app.domain.poker.state import Tournament
from app.ports.poker import NumberedFact
from app.ports.store import Unit
from app.services.act import reading
from app.services.house import House
from app.services.poker.folding import load


@dataclass(frozen=True, slots=True)
class AskRoom:
    tournament: str


@dataclass(frozen=True, slots=True)
class Move:
    """A player who is to move, from the table and seat where he sits to those drawn for him."""

    player: str
    left: tuple[int, int]
    drawn: tuple[int, int]
    reason: MoveReason


@dataclass(frozen=True, slots=True)
class MovesDrawn:
    """The moves that have not been made, in their order; `number` and `at` are of the latest draw that
    gave seats, `broken` the tables that they leave for good."""

    number: int
    at: datetime
    moves: tuple[Move, ...]
    broken: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class RoomView:
    """A tournament with the people in it. `watchers` may watch over tables and note who is out;
    `to_make` are the moves drawn, None where everybody sits where he was drawn."""

    state: Tournament
    persons: Mapping[str, Person] = field(default_factory=dict)
    watchers: tuple[Operator, ...] = ()
    to_make: MovesDrawn | None = None


def _room(unit: Unit, _house: House, query: AskRoom) -> RoomView:
    """Raises Refused(unknown)."""
    state = load(unit, query.tournament)
    return RoomView(
        state=state,
        persons=unit.persons.persons(list(state.players)),
        watchers=who_may(Act.ANSWER_CALL, unit.people.operators()),
        to_make=_to_make(state, unit.tournaments.facts(query.tournament)),
    )


room = reading(_room)


def _to_make(state: Tournament, facts: Sequence[NumberedFact]) -> MovesDrawn | None:
    moves = tuple(
        Move(player, (moving.table, moving.seat), (known.table, known.seat), moving.reason)
        for player, moving in state.moves_to_be_made().items()
        if (known := state.players[player]).table is not None and known.seat is not None
    )
    if not moves:
        return None
    draws = [each for each in facts if isinstance(each.fact, SeatsDrawn)]
    broken = {move.left[0] for move in moves} - set(state.tables)
    return MovesDrawn(len(draws), draws[-1].at, moves, tuple(sorted(broken)))
