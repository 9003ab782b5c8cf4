"""Play, folded: the clock, who goes out, chips counted and exchanged, sessions, the end."""

from __future__ import annotations

from dataclasses import replace

from app.domain.poker import facts as f
from app.domain.poker.state import Count, PlayerState, Tournament


def started(state: Tournament, fact: f.TournamentStarted) -> Tournament:
    return replace(state, started_at=fact.at, clock=fact.clock)


def clock(
    state: Tournament, fact: f.ClockPaused | f.ClockResumed | f.LevelSet | f.ClockAdjusted
) -> Tournament:
    return replace(state, clock=fact.clock)


def eliminated(state: Tournament, fact: f.PlayersEliminated) -> Tournament:
    players = dict(state.players)
    out = [player for group in fact.groups for player in group]
    for each in out:
        stack = fact.stacks.get(each, players[each].stack)
        players[each] = replace(players[each], state=PlayerState.OUT, stack=stack, rebuy_asked=None)
    return replace(
        state, players=players, outs=state.outs + fact.groups, undoable=(*state.undoable, tuple(out))
    )


def undone(state: Tournament, fact: f.EliminationUndone) -> Tournament:
    players = state.players_with(
        fact.player, state=PlayerState.IN_PLAY, table=fact.table, seat=fact.seat, stack=fact.stack
    )
    return replace(
        state,
        players=players,
        outs=_struck(state.outs, fact.player),
        undoable=_struck(state.undoable, fact.player),
    )


def _struck(groups: tuple[tuple[str, ...], ...], player: str) -> tuple[tuple[str, ...], ...]:
    left = (tuple(each for each in group if each != player) for group in groups)
    return tuple(group for group in left if group)


def expelled_for_a_time(state: Tournament, fact: f.ExpelledForATime) -> Tournament:
    held = replace(state, undoable=(), barrier="ExpelledForATime")
    return replace(held, players=state.players_with(fact.player, suspended_until=fact.until))


def expelled(state: Tournament, fact: f.PlayerExpelled) -> Tournament:
    return _put_out(state, fact.player, fact.stack, PlayerState.EXPELLED, "PlayerExpelled")


def no_show(state: Tournament, fact: f.NoShowPutOut) -> Tournament:
    out = _put_out(state, fact.player, fact.stack, PlayerState.OUT, "NoShowPutOut")
    return replace(out, outs=(*state.outs, (fact.player,)))


def _put_out(state: Tournament, player: str, stack: int, as_: PlayerState, barrier: str) -> Tournament:
    table = state.players[player].table
    return replace(
        state, players=state.players_with(player, state=as_, stack=0, rebuy_asked=None),
        undoable=(), barrier=barrier,
        chips_in_play=state.chips_in_play - stack, ledger=state.ledger_plus(table, -stack),
    )  # fmt: skip


def ruling(state: Tournament, _: f.RulingLogged) -> Tournament:
    return state


def counted(state: Tournament, fact: f.ChipsCounted) -> Tournament:
    players = dict(state.players)
    for each, stack in fact.stacks.items():
        players[each] = replace(players[each], stack=stack)
    ledger = state.ledger if fact.table in state.ledger else {**state.ledger, fact.table: fact.total}
    counts = {**state.counts, fact.table: Count(fact.total, fact.deviation)}
    return replace(state, players=players, counts=counts, ledger=ledger)


def raced(state: Tournament, fact: f.ChipsRaced) -> Tournament:
    players = dict(state.players)
    for each, chips in fact.odd.items():
        gained = fact.smallest * (each in fact.won) - fact.removed * chips
        players[each] = replace(players[each], stack=players[each].stack + gained)
    return replace(
        state,
        players=players,
        chips_in_play=state.chips_in_play + fact.change,
        ledger=state.ledger_plus(fact.table, fact.change),
        commitment=fact.draw.next_commitment,
        draws=state.draws + 1,
    )


def session_closed(state: Tournament, fact: f.SessionClosed) -> Tournament:
    players = dict(state.players)
    totals = dict.fromkeys(state.tables, 0)
    for each, chips in fact.bags.items():
        players[each] = replace(players[each], stack=chips)
        totals[players[each].table or 0] += chips
    counts = {
        table: Count(total, total - state.ledger[table] if table in state.ledger else None)
        for table, total in totals.items()
    }
    out = (PlayerState.OUT, PlayerState.EXPELLED)
    return replace(
        state, players=players, ledger=totals, counts=counts, clock=fact.clock, session=fact.session + 1,
        between_sessions=True, buttons={}, moving={}, undoable=(), barrier="SessionClosed",
        gone_before=frozenset(each for each, player in players.items() if player.state in out),
    )  # fmt: skip


def session_opened(state: Tournament, fact: f.SessionOpened) -> Tournament:
    return replace(state, clock=fact.clock, between_sessions=False)


def finished(state: Tournament, fact: f.TournamentFinished) -> Tournament:
    return replace(state, finish=fact, clock=fact.clock, undoable=(), barrier="TournamentFinished")
