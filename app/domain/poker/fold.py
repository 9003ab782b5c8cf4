"""`apply(state, fact) -> state`: pure, total, and blind to time."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from typing import Any, TypeVar

from app.domain.poker import facts as f
from app.domain.poker.fold_frame import cancelled, notice_sent, postponed, stopped, terms_changed
from app.domain.poker.moving import moving_after
from app.domain.poker.state import Count, Player, PlayerState, Tournament, Voucher, VoucherState
from app.domain.values import Money

F = TypeVar("F")


def apply(state: Tournament | None, fact: f.Fact) -> Tournament:
    """The tournament after `fact`. Raises ValueError where a life does not begin by a creation."""
    if isinstance(fact, f.TournamentCreated):
        return Tournament(fact.tournament, fact.terms, fact.commitment, fact.notices_elsewhere)
    if state is None:
        raise ValueError("a tournament begins with its creation")
    return _APPLY[type(fact)](state, fact)


def fold(facts: Iterable[f.Fact]) -> Tournament:
    """The tournament that all its `facts`, in order, have made. Raises ValueError without any."""
    state: Tournament | None = None
    for fact in facts:
        state = apply(state, fact)
    if state is None:
        raise ValueError("a tournament begins with its creation")
    return state


def _with(state: Tournament, player: str, /, **changes: Any) -> Mapping[str, Player]:
    return {**state.players, player: replace(state.players[player], **changes)}


def _after(mapping: Mapping[int, F], without: Iterable[int]) -> dict[int, F]:
    gone = frozenset(without)
    return {key: value for key, value in mapping.items() if key not in gone}


def _plus(ledger: Mapping[int, int], table: int | None, chips: int) -> Mapping[int, int]:
    if table is None or table not in ledger:
        return ledger
    return {**ledger, table: ledger[table] + chips}


def _pre_registered(state: Tournament, fact: f.PreRegistered) -> Tournament:
    return _entered(state, fact.player, state=PlayerState.PRE_REGISTERED)


def _entered(state: Tournament, player: str, /, **changes: Any) -> Tournament:
    known = state.players.get(player, Player(PlayerState.REGISTERED))
    players = {**state.players, player: replace(known, **changes)}
    waiting = tuple(each for each in state.waiting if each != player)
    return replace(state, players=players, waiting=waiting)


def _waiting(state: Tournament, fact: f.WaitingListJoined) -> Tournament:
    players = {**state.players, fact.player: Player(PlayerState.WAITING)}
    return replace(state, players=players, waiting=(*state.waiting, fact.player))


def _registered(state: Tournament, fact: f.Registered) -> Tournament:
    order = state.first_entries + 1
    entered = _entered(
        state, fact.player, state=PlayerState.REGISTERED, entered=order, buy_in=fact.buy_in,
        fee=fact.fee, paid=fact.buy_in + fact.fee,
    )  # fmt: skip
    return replace(
        entered, first_entries=order, entries=state.entries + 1, buy_ins=state.buy_ins + fact.buy_in
    )


def _doubt_lifted(state: Tournament, fact: f.DoubtLifted) -> Tournament:
    cleared = (*state.players[fact.player].cleared, *fact.records)
    return replace(state, players=_with(state, fact.player, cleared=cleared))


def _bulletin_signed(state: Tournament, fact: f.BulletinSigned) -> Tournament:
    return replace(state, players=_with(state, fact.player, bulletin_signed=True))


def _withdrawn(state: Tournament, fact: f.EntryWithdrawn) -> Tournament:
    gone = state.players[fact.player]
    left = replace(
        state,
        players={each: player for each, player in state.players.items() if each != fact.player},
        waiting=tuple(each for each in state.waiting if each != fact.player),
    )
    if gone.entered is None:
        return left
    chips = gone.stack if gone.table is not None else 0
    return replace(
        left, entries=state.entries - 1, buy_ins=state.buy_ins - gone.buy_in,
        chips_in_play=state.chips_in_play - chips, ledger=_plus(state.ledger, gone.table, -chips),
    )  # fmt: skip


def _checked_in(state: Tournament, fact: f.CheckedIn) -> Tournament:
    return replace(state, players=_with(state, fact.player, state=PlayerState.CHECKED_IN))


def _re_registered(state: Tournament, fact: f.ReRegistered) -> Tournament:
    player = state.players[fact.player]
    players = _with(
        state, fact.player, state=PlayerState.CHECKED_IN, reentered=True,
        paid=player.paid + fact.buy_in + fact.fee, table=None, seat=None, stack=0,
    )  # fmt: skip
    struck = tuple(tuple(each for each in group if each != fact.player) for group in state.outs)
    return replace(
        state, players=players, entries=state.entries + 1, buy_ins=state.buy_ins + fact.buy_in,
        outs=tuple(group for group in struck if group), undoable=(), barrier="ReRegistered",
    )  # fmt: skip


def _seats_drawn(state: Tournament, fact: f.SeatsDrawn) -> Tournament:
    arrivals = frozenset(fact.arrivals)
    players = dict(state.players)
    ledger = _after(state.ledger, fact.broken) | dict.fromkeys(fact.opened, 0)
    for given in fact.given:
        before = players[given.player]
        if given.player in arrivals:
            players[given.player] = replace(
                before, state=PlayerState.IN_PLAY, table=given.table, seat=given.seat,
                stack=fact.chips, first_chips=before.first_chips or fact.chips,
            )  # fmt: skip
            if given.table in ledger:
                ledger[given.table] += fact.chips
            continue
        players[given.player] = replace(before, table=given.table, seat=given.seat)
        ledger.pop(given.table, None)
        if before.table is not None:
            ledger.pop(before.table, None)
    seats = _seats_of({given.player: state.players[given.player] for given in fact.given})
    tables = (frozenset(state.tables) | frozenset(fact.opened)) - frozenset(fact.broken)
    return replace(
        state, players=players, drawn=True, tables=tuple(sorted(tables)), breaking=fact.breaking,
        chips_in_play=state.chips_in_play + fact.chips * len(fact.arrivals), ledger=ledger,
        counts=_after(state.counts, fact.broken), undoable=(), barrier="SeatsDrawn",
        buttons=_after(state.buttons, fact.broken), dealers=_after(state.dealers, fact.broken),
        calls=_after(state.calls, fact.broken), moving=moving_after(state.moving, fact, seats),
        commitment=fact.draw.next_commitment if fact.draw else state.commitment,
        draws=state.draws + (fact.draw is not None),
        seatings=state.seatings + 1,
    )  # fmt: skip


def _seats_of(players: Mapping[str, Player]) -> Mapping[str, tuple[int, int]]:
    return {
        each: (player.table, player.seat)
        for each, player in players.items()
        if player.table is not None and player.seat is not None
    }


def _moves_made(state: Tournament, fact: f.MovesMade) -> Tournament:
    return replace(
        state, moving={each: move for each, move in state.moving.items() if each not in fact.players}
    )


def _pinned(state: Tournament, fact: f.PlayerPinned) -> Tournament:
    return replace(state, players=_with(state, fact.player, pinned=fact.pinned))


def _chiefs(state: Tournament, fact: f.ChiefsAssigned) -> Tournament:
    return replace(state, chiefs=fact.chiefs)


def _started(state: Tournament, fact: f.TournamentStarted) -> Tournament:
    return replace(state, started_at=fact.at, clock=fact.clock)


def _clock(
    state: Tournament, fact: f.ClockPaused | f.ClockResumed | f.LevelSet | f.ClockAdjusted
) -> Tournament:
    return replace(state, clock=fact.clock)


def _chips_sold(state: Tournament, player: str, chips: int) -> Tournament:
    return replace(
        state,
        chips_in_play=state.chips_in_play + chips,
        ledger=_plus(state.ledger, state.players[player].table, chips),
    )


def _rebuy(state: Tournament, fact: f.RebuySold) -> Tournament:
    player = state.players[fact.player]
    players = _with(
        state, fact.player, rebuys=player.rebuys + 1, paid=player.paid + fact.price,
        stack=player.stack + fact.chips, rebuy_asked=None,
    )  # fmt: skip
    sold = _chips_sold(state, fact.player, fact.chips)
    return replace(sold, players=players, buy_ins=state.buy_ins + fact.price)


def _dealers_bonus(state: Tournament, fact: f.DealersBonusSold) -> Tournament:
    player = state.players[fact.player]
    players = _with(
        state, fact.player, dealers_bonus=True, bonus_paid=fact.price, paid=player.paid + fact.price,
        stack=player.stack + fact.chips,
    )  # fmt: skip
    sold = _chips_sold(state, fact.player, fact.chips)
    return replace(sold, players=players, bonuses=state.bonuses + fact.price)


def _eliminated(state: Tournament, fact: f.PlayersEliminated) -> Tournament:
    players = dict(state.players)
    out = [player for group in fact.groups for player in group]
    for each in out:
        stack = fact.stacks.get(each, players[each].stack)
        players[each] = replace(players[each], state=PlayerState.OUT, stack=stack, rebuy_asked=None)
    return replace(
        state, players=players, outs=state.outs + fact.groups, undoable=(*state.undoable, tuple(out))
    )


def _undone(state: Tournament, fact: f.EliminationUndone) -> Tournament:
    players = _with(
        state, fact.player, state=PlayerState.IN_PLAY, table=fact.table, seat=fact.seat, stack=fact.stack
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


def _expelled_for_a_time(state: Tournament, fact: f.ExpelledForATime) -> Tournament:
    held = replace(state, undoable=(), barrier="ExpelledForATime")
    return replace(held, players=_with(state, fact.player, suspended_until=fact.until))


def _put_out(state: Tournament, player: str, stack: int, as_: PlayerState, barrier: str) -> Tournament:
    table = state.players[player].table
    return replace(
        state, players=_with(state, player, state=as_, stack=0, rebuy_asked=None),
        undoable=(), barrier=barrier,
        chips_in_play=state.chips_in_play - stack, ledger=_plus(state.ledger, table, -stack),
    )  # fmt: skip


def _expelled(state: Tournament, fact: f.PlayerExpelled) -> Tournament:
    return _put_out(state, fact.player, fact.stack, PlayerState.EXPELLED, "PlayerExpelled")


def _no_show(state: Tournament, fact: f.NoShowPutOut) -> Tournament:
    out = _put_out(state, fact.player, fact.stack, PlayerState.OUT, "NoShowPutOut")
    return replace(out, outs=(*state.outs, (fact.player,)))


def _ruling(state: Tournament, _: f.RulingLogged) -> Tournament:
    return state


def _counted(state: Tournament, fact: f.ChipsCounted) -> Tournament:
    players = dict(state.players)
    for each, stack in fact.stacks.items():
        players[each] = replace(players[each], stack=stack)
    ledger = state.ledger if fact.table in state.ledger else {**state.ledger, fact.table: fact.total}
    counts = {**state.counts, fact.table: Count(fact.total, fact.deviation)}
    return replace(state, players=players, counts=counts, ledger=ledger)


def _raced(state: Tournament, fact: f.ChipsRaced) -> Tournament:
    players = dict(state.players)
    for each, chips in fact.odd.items():
        gained = fact.smallest * (each in fact.won) - fact.removed * chips
        players[each] = replace(players[each], stack=players[each].stack + gained)
    return replace(
        state,
        players=players,
        chips_in_play=state.chips_in_play + fact.change,
        ledger=_plus(state.ledger, fact.table, fact.change),
        commitment=fact.draw.next_commitment,
        draws=state.draws + 1,
    )


def _finished(state: Tournament, fact: f.TournamentFinished) -> Tournament:
    return replace(state, finish=fact, clock=fact.clock, undoable=(), barrier="TournamentFinished")


def _prizes_fixed(state: Tournament, fact: f.PrizesFixed) -> Tournament:
    return replace(state, prizes=fact)


def _prize_paid(state: Tournament, fact: f.PrizePaid) -> Tournament:
    player = state.players[fact.player]
    worth = fact.amount + (fact.voucher.value if fact.voucher else Money.ZERO)
    players = _with(
        state, fact.player, prize_paid=(player.prize_paid or Money.ZERO) + worth,
        voucher=Voucher(fact.voucher) if fact.voucher else player.voucher,
    )  # fmt: skip
    return replace(state, players=players, undoable=(), barrier="PrizePaid")


def _voucher(state: Tournament, player: str, to: VoucherState) -> Tournament:
    held = state.players[player].voucher
    if held is None:
        return state
    return replace(state, players=_with(state, player, voucher=replace(held, state=to)))


def _voucher_used(state: Tournament, fact: f.VoucherUsed) -> Tournament:
    return _voucher(state, fact.player, VoucherState.USED)


def _voucher_cashed(state: Tournament, fact: f.VoucherCashed) -> Tournament:
    return _voucher(state, fact.player, VoucherState.CASHED)


def _certified(state: Tournament, fact: f.RakeCertified) -> Tournament:
    return replace(state, certified=fact, undoable=(), barrier="RakeCertified")


def _refunded(state: Tournament, fact: f.Refunded) -> Tournament:
    return replace(state, players=_with(state, fact.player, refunded=True))


def _session_closed(state: Tournament, fact: f.SessionClosed) -> Tournament:
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


def _session_opened(state: Tournament, fact: f.SessionOpened) -> Tournament:
    return replace(state, clock=fact.clock, between_sessions=False)


def _button_placed(state: Tournament, fact: f.ButtonPlaced) -> Tournament:
    return replace(state, buttons={**state.buttons, fact.table: fact.seat})


def _dealer_seated(state: Tournament, fact: f.DealerSeated) -> Tournament:
    elsewhere = {table: dealer for table, dealer in state.dealers.items() if dealer != fact.dealer}
    return replace(state, dealers={**elsewhere, fact.table: fact.dealer})


def _chief_called(state: Tournament, fact: f.ChiefCalled) -> Tournament:
    return replace(state, calls={**state.calls, fact.table: fact.at})


def _call_answered(state: Tournament, fact: f.CallAnswered) -> Tournament:
    return replace(state, calls=_after(state.calls, (fact.table,)))


def _rebuy_asked(state: Tournament, fact: f.RebuyAsked) -> Tournament:
    return replace(state, players=_with(state, fact.player, rebuy_asked=fact.at))


_APPLY: Mapping[type[Any], Callable[[Tournament, Any], Tournament]] = {
    f.TermsChanged: terms_changed,
    f.TournamentPostponed: postponed,
    f.TournamentCancelled: cancelled,
    f.TournamentStopped: stopped,
    f.NoticeSent: notice_sent,
    f.PreRegistered: _pre_registered,
    f.WaitingListJoined: _waiting,
    f.Registered: _registered,
    f.DoubtLifted: _doubt_lifted,
    f.BulletinSigned: _bulletin_signed,
    f.EntryWithdrawn: _withdrawn,
    f.CheckedIn: _checked_in,
    f.ReRegistered: _re_registered,
    f.SeatsDrawn: _seats_drawn,
    f.MovesMade: _moves_made,
    f.PlayerPinned: _pinned,
    f.ChiefsAssigned: _chiefs,
    f.TournamentStarted: _started,
    f.ClockPaused: _clock,
    f.ClockResumed: _clock,
    f.LevelSet: _clock,
    f.ClockAdjusted: _clock,
    f.RebuySold: _rebuy,
    f.DealersBonusSold: _dealers_bonus,
    f.PlayersEliminated: _eliminated,
    f.EliminationUndone: _undone,
    f.ExpelledForATime: _expelled_for_a_time,
    f.PlayerExpelled: _expelled,
    f.NoShowPutOut: _no_show,
    f.RulingLogged: _ruling,
    f.ChipsCounted: _counted,
    f.ChipsRaced: _raced,
    f.TournamentFinished: _finished,
    f.PrizesFixed: _prizes_fixed,
    f.PrizePaid: _prize_paid,
    f.VoucherUsed: _voucher_used,
    f.VoucherCashed: _voucher_cashed,
    f.RakeCertified: _certified,
    f.Refunded: _refunded,
    f.SessionClosed: _session_closed,
    f.SessionOpened: _session_opened,
    f.ButtonPlaced: _button_placed,
    f.DealerSeated: _dealer_seated,
    f.ChiefCalled: _chief_called,
    f.CallAnswered: _call_answered,
    f.RebuyAsked: _rebuy_asked,
}
