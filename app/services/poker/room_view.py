"""What the screens of a tournament read: its state, who its people are, its latest draw (POKER P4, P5)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime

from app.domain.house.rights import Act, Operator, who_may
from app.domain.poker.facts import DrawKind, SeatsDrawn
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
    """A player who moved, from his table and seat to those drawn for him."""

    player: str
    left: tuple[int, int]
    drawn: tuple[int, int]


@dataclass(frozen=True, slots=True)
class DrawSeen:
    """A draw that gave seats: the n-th of the tournament, and what it moved; `broken` are tables."""

    number: int
    at: datetime
    kind: DrawKind
    moves: tuple[Move, ...]
    broken: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class RoomView:
    """A tournament with the people in it. `watchers` may watch over tables and note who is out;
    `last_draw` is the latest draw where it moved players, None where it seated newcomers."""

    state: Tournament
    persons: Mapping[str, Person] = field(default_factory=dict)
    watchers: tuple[Operator, ...] = ()
    last_draw: DrawSeen | None = None


_MOVING = frozenset({DrawKind.BALANCE, DrawKind.FINAL_TABLE})


def _room(unit: Unit, _house: House, query: AskRoom) -> RoomView:
    """Raises Refused(unknown)."""
    state = load(unit, query.tournament)
    facts = unit.tournaments.facts(query.tournament)
    return RoomView(
        state=state,
        persons=unit.persons.persons(list(state.players)),
        watchers=who_may(Act.ANSWER_CALL, unit.people.operators()),
        last_draw=_last_draw(facts),
    )


room = reading(_room)


def _last_draw(facts: Sequence[NumberedFact]) -> DrawSeen | None:
    """Where its players sat before it is looked up in the facts that came before, the latest first."""
    places = [place for place, each in enumerate(facts) if isinstance(each.fact, SeatsDrawn)]
    if not places:
        return None
    latest = facts[places[-1]]
    if not isinstance(latest.fact, SeatsDrawn) or latest.fact.kind not in _MOVING:
        return None
    came = _seats_of({given.player for given in latest.fact.given}, facts[: places[-1]])
    moves = tuple(
        Move(given.player, came.get(given.player, (0, 0)), (given.table, given.seat))
        for given in latest.fact.given
    )
    return DrawSeen(len(places), latest.at, latest.fact.kind, moves, latest.fact.broken)


def _seats_of(players: set[str], facts: Sequence[NumberedFact]) -> Mapping[str, tuple[int, int]]:
    """Where each of `players` sits after `facts`."""
    found: dict[str, tuple[int, int]] = {}
    for each in reversed(facts):
        if isinstance(each.fact, SeatsDrawn):
            for given in each.fact.given:
                if given.player in players:
                    found.setdefault(given.player, (given.table, given.seat))
        if len(found) == len(players):
            break
    return found
