"""Play: eliminations and their undo, expulsions, no-shows, counts, rulings, the end (POKER P5)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime

from app.domain.errors import Code, Refused
from app.domain.poker.context import (
    Context,
    known_player,
    require_in_play,
    require_reason,
    require_running_life,
    require_started,
)
from app.domain.poker.facts import (
    ChipsCounted,
    EliminationUndone,
    ExpelledForATime,
    NoShowPutOut,
    PlayerExpelled,
    PlayersEliminated,
    Ranked,
    RulingLogged,
    TournamentFinished,
)
from app.domain.poker.ranking import first_placed, groups_out, places
from app.domain.poker.state import PlayerState, Tournament


def decide_eliminate(
    state: Tournament,
    players: Sequence[str],
    stacks: Mapping[str, int] | None = None,
    *,
    hand_for_hand: bool = False,
    one_by_one: bool = False,
) -> tuple[PlayersEliminated, ...]:
    """Players out in one hand, or, `one_by_one`, each in a hand of his own in the order given.

    `stacks` are the chips at the start of the hand. Places are read from `ranking.places` afterwards.
    Raises Refused `stopped`, `not_started`, `not_in_play`, `still_in_play` where nobody would be left.
    """
    require_started(state)
    for player in players:
        require_in_play(state, player)
    if len(set(players)) >= state.in_play:
        raise Refused(Code.STILL_IN_PLAY, players=tuple(players))
    known = dict(stacks or {})
    if one_by_one:
        return tuple(
            PlayersEliminated(((player,),), {player: known[player]} if player in known else {})
            for player in players
        )
    groups = groups_out(state, list(dict.fromkeys(players)), known, hand_for_hand=hand_for_hand)
    return (PlayersEliminated(groups, {each: known[each] for each in players if each in known}),)


def decide_undo_elimination(state: Tournament, player: str) -> tuple[EliminationUndone]:
    """Place, seat and stack back, the last one out first (case F22).

    Raises Refused `unknown`, `stopped`, `still_in_play`, `not_in_play` (never was), `later_fact` with
    the kind of fact that holds it.
    """
    known = known_player(state, player)
    require_running_life(state)
    if state.undoable and player in state.undoable[-1] and known.table is not None and known.seat:
        return (EliminationUndone(player, known.table, known.seat, known.stack),)
    if known.state is PlayerState.IN_PLAY and state.finish is None:
        raise Refused(Code.STILL_IN_PLAY, player=player)
    if known.state not in (PlayerState.OUT, PlayerState.IN_PLAY):
        raise Refused(Code.NOT_IN_PLAY, player=player)
    held_by = "PlayersEliminated" if any(player in group for group in state.undoable) else state.barrier
    raise Refused(Code.LATER_FACT, fact=held_by)


def decide_expel(
    state: Tournament, player: str, until: datetime | None, reason: str, stack: int | None = None
) -> tuple[ExpelledForATime] | tuple[PlayerExpelled]:
    """For a time, or for good (`until` None): then without refund, place or prize.

    `stack` are the chips put out of play; None: the last ones known. Raises Refused
    `reason_required`, `stopped`, `not_in_play`.
    """
    reason = require_reason(reason)
    require_running_life(state)
    known = require_in_play(state, player)
    if until is not None:
        return (ExpelledForATime(player, until, reason),)
    return (PlayerExpelled(player, known.stack if stack is None else stack, reason),)


def decide_no_show(
    state: Tournament, player: str, context: Context, stack: int | None = None
) -> tuple[NoShowPutOut]:
    """Who never came, at the end of registration and rebuys: what is left goes out of play.

    Raises Refused `stopped`, `not_started`, `not_in_play`, `entries_open`.
    """
    require_started(state)
    known = require_in_play(state, player)
    if state.entries_open(context.now):
        raise Refused(Code.ENTRIES_OPEN)
    return (NoShowPutOut(player, known.stack if stack is None else stack),)


def decide_ruling(
    state: Tournament, text: str, player: str | None = None, table: int | None = None
) -> tuple[RulingLogged]:
    """A ruling or penalty for the log. Raises Refused `reason_required`, `unknown`."""
    text = require_reason(text)
    if player is not None:
        known_player(state, player)
    return (RulingLogged(text, player, table),)


def decide_chip_count(
    state: Tournament, table: int, stacks: Mapping[str, int] | None = None, total: int | None = None
) -> tuple[ChipsCounted]:
    """A count by player or of the whole table. Raises Refused `stopped`, `unknown` (no such open
    table, no figure or one below zero), `not_in_play` (a player of another table)."""
    require_running_life(state)
    by_player = dict(stacks or {})
    if table not in state.tables or (not by_player and total is None):
        raise Refused(Code.UNKNOWN, table=table)
    for player in by_player:
        if require_in_play(state, player).table != table:
            raise Refused(Code.NOT_IN_PLAY, player=player, table=table)
    counted = sum(by_player.values()) if by_player else (total or 0)
    if counted < 0 or min(by_player.values(), default=0) < 0:
        raise Refused(Code.UNKNOWN, table=table, total=counted)
    supposed = state.ledger.get(table)
    deviation = None if supposed is None else counted - supposed
    return (ChipsCounted(table, counted, by_player, deviation),)


@dataclass(frozen=True, slots=True)
class CountView:
    """`difference` is counted less in play, None until every open table is counted; `explained_by`
    are the tables whose count is not what should lie there."""

    in_play: int
    counted: int
    difference: int | None
    uncounted: tuple[int, ...]
    explained_by: tuple[int, ...]


def view_count(state: Tournament) -> CountView:
    """The latest counts of the open tables against the chips in play."""
    counts = {table: state.counts[table] for table in state.tables if table in state.counts}
    counted = sum(count.total for count in counts.values())
    uncounted = tuple(table for table in state.tables if table not in counts)
    difference = None if uncounted else counted - state.chips_in_play
    explained_by = tuple(table for table, count in counts.items() if count.deviation)
    return CountView(state.chips_in_play, counted, difference, uncounted, explained_by)


def decide_finish(state: Tournament, context: Context) -> tuple[TournamentFinished]:
    """One player has all the chips; or the last one was expelled, and the first place is that of who was out
    before him. Raises Refused `stopped`, `not_started`, `already_finished`, `not_finished`."""
    require_started(state)
    if state.finish is not None:
        raise Refused(Code.ALREADY_FINISHED)
    first = first_placed(state)
    if not first or state.clock is None:
        raise Refused(Code.NOT_FINISHED, in_play=state.in_play)
    ranked = [Ranked(player, 1, 1) for player in state.seated()]
    ranked += [Ranked(player, place.first, place.last) for player, place in places(state).items()]
    clock = state.clock.at(state.terms.levels, context.now).paused(context.now)
    return (TournamentFinished(first[0] if len(first) == 1 else "", tuple(ranked), clock),)
