"""Entries and what is sold to them, folded: places, payments, check-in, chips bought, money back."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from app.domain.poker import facts as f
from app.domain.poker.state import Player, PlayerState, Tournament


def pre_registered(state: Tournament, fact: f.PreRegistered) -> Tournament:
    return _entered(state, fact.player, state=PlayerState.PRE_REGISTERED)


def _entered(state: Tournament, player: str, /, **changes: Any) -> Tournament:
    known = state.players.get(player, Player(PlayerState.REGISTERED))
    players = {**state.players, player: replace(known, **changes)}
    waiting = tuple(each for each in state.waiting if each != player)
    return replace(state, players=players, waiting=waiting)


def waiting(state: Tournament, fact: f.WaitingListJoined) -> Tournament:
    players = {**state.players, fact.player: Player(PlayerState.WAITING)}
    return replace(state, players=players, waiting=(*state.waiting, fact.player))


def registered(state: Tournament, fact: f.Registered) -> Tournament:
    order = state.first_entries + 1
    entered = _entered(
        state, fact.player, state=PlayerState.REGISTERED, entered=order, buy_in=fact.buy_in,
        fee=fact.fee, paid=fact.buy_in + fact.fee,
    )  # fmt: skip
    return replace(
        entered, first_entries=order, entries=state.entries + 1, buy_ins=state.buy_ins + fact.buy_in
    )


def doubt_lifted(state: Tournament, fact: f.DoubtLifted) -> Tournament:
    cleared = (*state.players[fact.player].cleared, *fact.records)
    return replace(state, players=state.players_with(fact.player, cleared=cleared))


def bulletin_signed(state: Tournament, fact: f.BulletinSigned) -> Tournament:
    return replace(state, players=state.players_with(fact.player, bulletin_signed=True))


def withdrawn(state: Tournament, fact: f.EntryWithdrawn) -> Tournament:
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
        chips_in_play=state.chips_in_play - chips, ledger=state.ledger_plus(gone.table, -chips),
    )  # fmt: skip


def checked_in(state: Tournament, fact: f.CheckedIn) -> Tournament:
    return replace(state, players=state.players_with(fact.player, state=PlayerState.CHECKED_IN))


def re_registered(state: Tournament, fact: f.ReRegistered) -> Tournament:
    player = state.players[fact.player]
    players = state.players_with(
        fact.player, state=PlayerState.CHECKED_IN, reentered=True,
        paid=player.paid + fact.buy_in + fact.fee, table=None, seat=None, stack=0,
    )  # fmt: skip
    struck = tuple(tuple(each for each in group if each != fact.player) for group in state.outs)
    return replace(
        state, players=players, entries=state.entries + 1, buy_ins=state.buy_ins + fact.buy_in,
        outs=tuple(group for group in struck if group), undoable=(), barrier="ReRegistered",
    )  # fmt: skip


def rebuy_asked(state: Tournament, fact: f.RebuyAsked) -> Tournament:
    return replace(state, players=state.players_with(fact.player, rebuy_asked=fact.at))


def rebuy(state: Tournament, fact: f.RebuySold) -> Tournament:
    player = state.players[fact.player]
    players = state.players_with(
        fact.player, rebuys=player.rebuys + 1, paid=player.paid + fact.price,
        stack=player.stack + fact.chips, rebuy_asked=None,
    )  # fmt: skip
    sold = _chips_sold(state, fact.player, fact.chips)
    return replace(sold, players=players, buy_ins=state.buy_ins + fact.price)


def dealers_bonus(state: Tournament, fact: f.DealersBonusSold) -> Tournament:
    player = state.players[fact.player]
    players = state.players_with(
        fact.player, dealers_bonus=True, bonus_paid=fact.price, paid=player.paid + fact.price,
        stack=player.stack + fact.chips,
    )  # fmt: skip
    sold = _chips_sold(state, fact.player, fact.chips)
    return replace(sold, players=players, bonuses=state.bonuses + fact.price)


def _chips_sold(state: Tournament, player: str, chips: int) -> Tournament:
    return replace(
        state,
        chips_in_play=state.chips_in_play + chips,
        ledger=state.ledger_plus(state.players[player].table, chips),
    )


def refunded(state: Tournament, fact: f.Refunded) -> Tournament:
    return replace(state, players=state.players_with(fact.player, refunded=True))
