"""Who is still to be paid of a tournament: prizes, or refunds where it came to nothing (POKER P6, P8)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from app.domain.poker.prizes import is_paid, outstanding_vouchers, owed_to, prize_of, voucher_won
from app.domain.poker.ranking import Place, places
from app.domain.poker.state import PlayerState, Tournament
from app.domain.poker.things import things_of, things_owed, things_to_rule_on
from app.domain.values import Money
from app.ports.store import Unit
from app.services.act import reading
from app.services.house import House
from app.services.poker.folding import load


class DueKind(StrEnum):
    PRIZE = "prize"
    REFUND = "refund"
    VOUCHER = "voucher"
    """A buy-in that was won, of a tournament that was cancelled since."""


@dataclass(frozen=True, slots=True)
class Due:
    """What a player gets: `amount`, of which `voucher` as a buy-in, and `things` in kind; `place` None for a
    refund.

    Of a shared place, who gets the `things_to_rule_on` is the tournament director's word. `done`: all of it
    has been paid. `before` is what he was paid when something was added since, which is then all that
    `amount` and `things` say."""

    player: str
    kind: DueKind
    amount: Money
    place: Place | None
    done: bool
    things: tuple[str, ...] = ()
    things_to_rule_on: tuple[str, ...] = ()
    voucher: Money = Money.ZERO
    before: Money | None = None

    @property
    def cash(self) -> Money:
        """What leaves the drawer."""
        return self.amount - self.voucher

    @property
    def payable(self) -> bool:
        """Whether the desk has something to hand over now."""
        return not self.done and bool(self.amount or self.things)


@dataclass(frozen=True, slots=True)
class AskDues:
    tournament: str


def _dues(unit: Unit, _house: House, query: AskDues) -> Sequence[Due]:
    """By place, or for refunds by entry. Raises Refused(unknown)."""
    state = load(unit, query.tournament)
    if state.cancelled or state.stopped:
        return _refunds(state)
    won = {voucher.tournament for voucher in state.prizes.vouchers} if state.prizes else set()
    return _prizes(state, frozenset(name for name in won if load(unit, name).cancelled))


def _prizes(state: Tournament, cancelled: frozenset[str]) -> Sequence[Due]:
    found = []
    vouchers = outstanding_vouchers(state)
    for player, place in sorted(places(state).items(), key=lambda each: (each[1].first, each[0])):
        voucher = vouchers.get(player)
        if voucher is not None and voucher.prize.tournament in cancelled:
            found.append(Due(player, DueKind.VOUCHER, voucher.prize.value, place, done=False))
            continue
        due = _prize(state, player, place, cancelled)
        if due.amount or due.things or due.things_to_rule_on or due.done:
            found.append(due)
    return tuple(found)


def _prize(state: Tournament, player: str, place: Place, cancelled: frozenset[str]) -> Due:
    """All that his place wins, or what was added to it since he was paid."""
    ruled, paid = things_to_rule_on(state, player), state.players[player].prize_paid
    if paid is not None and not is_paid(state, player):
        owed, things = owed_to(state, player), things_owed(state, player)
        return Due(
            player,
            DueKind.PRIZE,
            owed,
            place,
            done=False,
            things=things,
            things_to_rule_on=ruled,
            before=paid,
        )
    amount, voucher = prize_of(state, player), _voucher_within(state, player, cancelled)
    return Due(
        player, DueKind.PRIZE, amount, place, paid is not None, things_of(state, player), ruled, voucher
    )


def _voucher_within(state: Tournament, player: str, cancelled: frozenset[str]) -> Money:
    """The buy-in that is a part of his prize, handed over or still to be."""
    held, won = state.players[player].voucher, voucher_won(state, player, cancelled)
    prize = held.prize if held is not None else won
    return prize.value if prize is not None else Money.ZERO


def _refunds(state: Tournament) -> Sequence[Due]:
    paid = [
        (player, entry)
        for player, entry in state.players.items()
        if entry.entered is not None and entry.state is not PlayerState.EXPELLED
    ]
    return tuple(
        Due(player, DueKind.REFUND, entry.paid, None, entry.refunded)
        for player, entry in sorted(paid, key=lambda each: each[1].entered or 0)
    )


dues = reading(_dues)
