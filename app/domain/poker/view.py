"""What screens and papers read of a tournament at an instant."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime

from app.domain.errors import Refused
from app.domain.poker.context import known_player
from app.domain.poker.fold import apply
from app.domain.poker.money import sums
from app.domain.poker.play import decide_eliminate
from app.domain.poker.ranking import Place, places
from app.domain.poker.seating import is_final, moves_due, tables_to_break
from app.domain.poker.state import PlayerState, Tournament
from app.domain.values import Money


@dataclass(frozen=True, slots=True)
class Overview:
    """The tournament in figures. `entries` are paid ones, re-entries included; `in_play`, `pre_registered`
    and `waiting` are players, `tables` open tables, `average` whole chips."""

    entries: int
    pre_registered: int
    waiting: int
    in_play: int
    tables: int
    chips_in_play: int
    average: int
    pool: Money
    rake: Money
    minimum: Money
    spread: int
    seats_valid: bool


def overview(state: Tournament) -> Overview:
    """The tournament in figures, as it stands; the pool follows every sale until the prizes are fixed."""
    money = sums(state)
    return Overview(
        entries=state.entries,
        pre_registered=state.count_of(PlayerState.PRE_REGISTERED),
        waiting=len(state.waiting),
        in_play=state.in_play,
        tables=len(state.tables),
        chips_in_play=state.chips_in_play,
        average=state.average,
        pool=money.pool,
        rake=money.rake,
        minimum=money.minimum,
        spread=state.room().spread,
        seats_valid=state.seats_valid(),
    )


@dataclass(frozen=True, slots=True)
class PlayerView:
    """A player now; place, table and seat are None where he has none."""

    state: PlayerState
    place: Place | None
    table: int | None
    seat: int | None
    stack: int


def view_player(state: Tournament, player: str) -> PlayerView:
    """Raises Refused `unknown`."""
    known = known_player(state, player)
    seated = known.state is PlayerState.IN_PLAY
    return PlayerView(
        known.state,
        places(state).get(player),
        known.table if seated else None,
        known.seat if seated else None,
        known.stack if seated else 0,
    )


def places_if_out(
    state: Tournament, players: Sequence[str], stacks: Mapping[str, int], *, hand_for_hand: bool = False
) -> Mapping[str, Place]:
    """The place that each of `players` would have, were they out in one hand; empty where they can't be."""
    try:
        facts = decide_eliminate(state, players, stacks, hand_for_hand=hand_for_hand)
    except Refused:
        return {}
    for fact in facts:
        state = apply(state, fact)
    ranked = places(state)
    return {player: ranked[player] for player in players}


def seated_at(state: Tournament, open_table: int) -> tuple[str, ...]:
    """Who sits at the n-th open table, by seat number; () where there is none."""
    if not 1 <= open_table <= len(state.tables):
        return ()
    taken = state.room().occupied[state.tables[open_table - 1]]
    return tuple(player for _, player in sorted(taken.items()))


@dataclass(frozen=True, slots=True)
class SeatLine:
    """A line of the seating list and of the emergency sheet; `stack` is the last one known."""

    table: int
    seat: int
    player: str
    stack: int


def seating_list(state: Tournament) -> tuple[SeatLine, ...]:
    """Who sits where, by table and seat; names and their order are the caller's."""
    return tuple(
        SeatLine(table, seat, player, state.players[player].stack)
        for table, seated in sorted(state.room().occupied.items())
        for seat, player in sorted(seated.items())
    )


def players_short(state: Tournament) -> int:
    """How many paid entries the announced minimum of entrants still lacks."""
    return max(0, state.terms.minimum_entrants - state.entries)


@dataclass(frozen=True, slots=True)
class MovesToMake:
    """What `decide_balance` would do: how many players move, which tables break, or all to one."""

    moves: int
    breaks: tuple[int, ...]
    final_table: bool


def moves_to_make(state: Tournament) -> MovesToMake:
    room = state.room()
    final = is_final(room)
    return MovesToMake(moves_due(room), () if final else tables_to_break(room), final)


@dataclass(frozen=True, slots=True)
class BlindsView:
    """A level by its number; `starts_next` for the one that the break is followed by (case F23)."""

    level: int
    small_blind: int
    big_blind: int
    ante: int
    starts_next: bool


def blinds_to_play(state: Tournament, now: datetime) -> BlindsView:
    """The blinds that are played, in a break those that are played after it."""
    clock = state.clock_view(now)
    number = clock.next_level if clock.on_break and clock.next_level else clock.level
    level = state.terms.levels[number - 1]
    return BlindsView(number, level.small_blind, level.big_blind, level.ante, starts_next=clock.on_break)
