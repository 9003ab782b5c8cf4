"""Rarer acts: rulings, things awarded, no-shows, the chip race, seats drawn by hand (POKER P4 to P6)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from app.domain.house.rights import Act
from app.domain.poker import drawing, play, race, things
from app.domain.poker.seating import SeatGiven
from app.domain.poker.state import Tournament
from app.services.act import Work, act
from app.services.poker.floor import Done
from app.services.poker.folding import context, load, record
from app.services.poker.seats import SeatsGiven, give_seats


@dataclass(frozen=True, slots=True)
class Ruling:
    """A ruling or a penalty, about a player, a table or neither."""

    tournament: str
    text: str
    player: str | None = None
    table: int | None = None


@act(Act.LOG_RULING)
def log_ruling(work: Work, command: Ruling) -> Done:
    """Kept in the journal. Raises Refused(reason_required, unknown)."""
    state = _state(work, command.tournament)
    record(work, state, play.decide_ruling(state, command.text, command.player, command.table))
    return Done(command.tournament)


@dataclass(frozen=True, slots=True)
class AwardThing:
    """Who gets a thing that tied players share; `thing` is its rank among those of the fixed prizes."""

    tournament: str
    thing: int
    player: str
    reason: str


@act(Act.AWARD_THING)
def award_thing(work: Work, command: AwardThing) -> Done:
    """Handed over at the desk afterwards, with a receipt. Refusals in the order of
    `things.decide_award_thing` (P6)."""
    state = _state(work, command.tournament)
    facts = things.decide_award_thing(state, command.thing, command.player, command.reason)
    record(work, state, facts)
    return Done(command.tournament)


@dataclass(frozen=True, slots=True)
class NoShow:
    """`stack` are the chips found at his seat; None: the last ones known."""

    tournament: str
    player: str
    stack: int | None = None


@act(Act.PUT_OUT_NO_SHOW)
def put_out_no_show(work: Work, command: NoShow) -> Done:
    """Who never came, once entries and rebuys are over: no refund, what is left goes out of play.

    Refusals in the order of `play.decide_no_show`.
    """
    state = _state(work, command.tournament)
    facts = play.decide_no_show(state, command.player, context(work, state), command.stack)
    record(work, state, facts)
    return Done(command.tournament)


@dataclass(frozen=True, slots=True)
class RaceChips:
    """At one table the chips of value `removed` are changed for those of `smallest`; `odd` counts
    what each player could not change, `last_chips` those who hold nothing else."""

    tournament: str
    table: int
    removed: int
    smallest: int
    odd: Mapping[str, int] = field(default_factory=dict)
    last_chips: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class ChipsRacedOff:
    """`won` got one larger chip each; `change` is what the chips in play grew by, or shrank."""

    won: tuple[str, ...]
    change: int


@act(Act.RACE_CHIPS)
def race_chips(work: Work, command: RaceChips) -> ChipsRacedOff:
    """The colour-up by the TDA rule, drawn. Refusals in the order of `race.decide_chip_race`."""
    state = _state(work, command.tournament)
    [raced] = race.decide_chip_race(
        state,
        command.table,
        command.removed,
        command.smallest,
        command.odd,
        context(work, state),
        last_chips=command.last_chips,
    )
    record(work, state, (raced,))
    return ChipsRacedOff(raced.won, raced.change)


@dataclass(frozen=True, slots=True)
class SeatByHand:
    """Seats drawn by hand before two `witnesses`; `breaking` the order of the tables, if drawn too."""

    tournament: str
    given: tuple[SeatGiven, ...]
    witnesses: tuple[str, ...]
    breaking: tuple[int, ...] = ()


@act(Act.SEAT_BY_HAND)
def seat_by_hand(work: Work, command: SeatByHand) -> SeatsGiven:
    """Entered as such and checked like any other draw; a card for each player.

    Refusals in the order of `drawing.decide_seats_by_hand`.
    """
    state = _state(work, command.tournament)
    facts = drawing.decide_seats_by_hand(state, command.given, command.witnesses, command.breaking)
    return give_seats(work, state, facts)


def _state(work: Work, tournament: str) -> Tournament:
    work.subject = f"tournament {tournament}"
    return load(work.unit, tournament)
