"""Prizes, folded: fixed, paid, vouchers used or cashed, the rake certified."""

from __future__ import annotations

from dataclasses import replace

from app.domain.poker import facts as f
from app.domain.poker.ranking import Place
from app.domain.poker.state import Tournament, Voucher, VoucherState
from app.domain.poker.things import handed_over_with
from app.domain.values import Money


def prizes_fixed(state: Tournament, fact: f.PrizesFixed) -> Tournament:
    return replace(state, prizes=fact)


def thing_awarded(state: Tournament, fact: f.ThingAwarded) -> Tournament:
    return replace(state, awards={**state.awards, fact.thing: fact.player})


def prize_paid(state: Tournament, fact: f.PrizePaid) -> Tournament:
    player = state.players[fact.player]
    worth = fact.amount + (fact.voucher.value if fact.voucher else Money.ZERO)
    players = state.players_with(
        fact.player, prize_paid=(player.prize_paid or Money.ZERO) + worth,
        voucher=Voucher(fact.voucher) if fact.voucher else player.voucher,
    )  # fmt: skip
    handed_over = handed_over_with(state, fact.player, Place(fact.place, fact.last), fact.in_kind)
    return replace(state, players=players, handed_over=handed_over, undoable=(), barrier="PrizePaid")


def voucher_used(state: Tournament, fact: f.VoucherUsed) -> Tournament:
    return _voucher(state, fact.player, VoucherState.USED)


def voucher_cashed(state: Tournament, fact: f.VoucherCashed) -> Tournament:
    return _voucher(state, fact.player, VoucherState.CASHED)


def _voucher(state: Tournament, player: str, to: VoucherState) -> Tournament:
    held = state.players[player].voucher
    if held is None:
        return state
    return replace(state, players=state.players_with(player, voucher=replace(held, state=to)))


def certified(state: Tournament, fact: f.RakeCertified) -> Tournament:
    return replace(state, certified=fact, undoable=(), barrier="RakeCertified")
