"""What every place wins: proposed, or fixed and won by somebody. No Qt (POKER P6)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from decimal import Decimal

from app.domain.poker.facts import PrizeInKind, PrizesFixed
from app.domain.poker.prizes import is_paid, prize_of
from app.domain.poker.ranking import Place, places
from app.domain.poker.state import Tournament
from app.domain.poker.things import unnamed, winners
from app.domain.values import Money
from ui.pages.prizes.others import OtherTournaments
from ui.pages.prizes.proposal import Proposal


@dataclass(frozen=True, slots=True)
class PrizeLine:
    """A place and what it wins; `percentage` None once amounts are fixed, `player` "" while open.

    `voucher` names the tournament whose buy-in is part of it, or is ""; `things` are won beside it. Of a
    place that is `shared` the voucher is paid in cash, and the things `awaited` are still to be awarded."""

    place: int
    amount: Money
    percentage: Decimal | None = None
    player: str = ""
    paid: bool = False
    voucher: str = ""
    things: tuple[PrizeInKind, ...] = ()
    awaited: tuple[PrizeInKind, ...] = ()
    shared: bool = False


def proposed_lines(proposal: Proposal, others: OtherTournaments) -> Sequence[PrizeLine]:
    """To the cent, from the first place on."""
    hand = proposal.hand
    if hand is None:
        shares = zip(proposal.amounts(), proposal.percentages, strict=True)
        return [PrizeLine(place, amount, share) for place, (amount, share) in enumerate(shares, 1)]
    return [
        PrizeLine(
            place,
            amount,
            voucher=others.name_of(hand.vouchers.get(place)),
            things=tuple(each for each in hand.things.values() if each.place == place),
        )
        for place, amount in enumerate(hand.amounts, 1)
    ]


def fixed_lines(state: Tournament, others: OtherTournaments) -> Sequence[PrizeLine]:
    """Players who share places each have a line with their own part; none while nothing is fixed."""
    fixed = state.prizes
    if fixed is None:
        return []
    ranked = places(state)
    taken = _in_order(state, ranked)
    vouchers = {each.place: each for each in fixed.vouchers}
    awaited = unnamed(state)
    found = []
    for place, amount in enumerate(fixed.amounts, 1):
        player = taken.get(place, "")
        found.append(
            PrizeLine(
                place,
                prize_of(state, player) if player else amount,
                player=player,
                paid=bool(player) and is_paid(state, player),
                voucher=others.name_of(vouchers.get(place)),
                things=_things(state, fixed, place, player),
                awaited=tuple(fixed.in_kind[each] for each in awaited if fixed.in_kind[each].place == place),
                shared=bool(player) and ranked[player].first != ranked[player].last,
            )
        )
    return found


def _things(state: Tournament, fixed: PrizesFixed, place: int, player: str) -> tuple[PrizeInKind, ...]:
    """What the player gets, or what the place has where nobody took it yet."""
    won = winners(state)
    if player:
        return tuple(fixed.in_kind[thing] for thing, winner in won.items() if winner == player)
    return tuple(each for thing, each in enumerate(fixed.in_kind) if each.place == place and thing not in won)


def _in_order(state: Tournament, ranked: Mapping[str, Place]) -> Mapping[int, str]:
    """Who is named at each place; those who share several, in the order in which they entered."""
    by_place: dict[int, list[str]] = {}
    for player in sorted(ranked, key=lambda each: state.players[each].entered or 0):
        by_place.setdefault(ranked[player].first, []).append(player)
    return {first + shift: who for first, group in by_place.items() for shift, who in enumerate(group)}
