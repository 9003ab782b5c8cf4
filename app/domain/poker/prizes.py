"""Prizes: fixed once, to the cent, paid once against an identity document (POKER P6)."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from decimal import Decimal
from fractions import Fraction

from app.domain.errors import Code, Refused
from app.domain.poker.admission import Applicant, look_up_banned
from app.domain.poker.context import Context, known_player, require_running_life
from app.domain.poker.facts import (
    DoubtLifted,
    PrizeInKind,
    PrizePaid,
    PrizesFixed,
    VoucherCashed,
    VoucherPrize,
    VoucherUsed,
)
from app.domain.poker.money import Sums, sums
from app.domain.poker.ranking import Place, places
from app.domain.poker.state import Tournament, Voucher, VoucherState
from app.domain.poker.terms import CONTRIBUTION_LIMIT
from app.domain.poker.things import things_owed
from app.domain.values import Money

CENT = Money(1)


@dataclass(frozen=True, slots=True)
class Structure:
    """How the pool is shared: `percentages` from the first place on, or `amounts` by hand.

    `unit` is what percentages are rounded down to; the first place takes what is left.
    """

    percentages: tuple[Decimal, ...] = ()
    amounts: tuple[Money, ...] = ()
    unit: Money = CENT
    vouchers: tuple[VoucherPrize, ...] = ()
    in_kind: tuple[PrizeInKind, ...] = ()


def shared_out(pool: Money, percentages: Sequence[Decimal], unit: Money = CENT) -> tuple[Money, ...]:
    """`pool` by `percentages`, each down to the `unit`, what is left to the first (case F16).

    Raises Refused `percentages_not_100`, `amount_invalid` for a unit that is none.
    """
    if not percentages or sum(percentages) != 100 or min(percentages) <= 0:
        raise Refused(Code.PERCENTAGES_NOT_100, total=sum(percentages, Decimal()))
    if unit <= Money.ZERO:
        raise Refused(Code.AMOUNT_INVALID, unit=unit)
    shares = []
    for percentage in percentages:
        exact = Fraction(percentage) * pool.cents / 100
        shares.append(Money(int(exact // unit.cents) * unit.cents))
    rest = pool - Money.total(shares)
    return (shares[0] + rest, *shares[1:])


def decide_prizes(state: Tournament, structure: Structure, context: Context) -> tuple[PrizesFixed]:
    """Fixes what each place wins, once (case F17).

    By hand, what is above the pool is a contribution of the casino too. Raises Refused, in this
    order: `stopped`, `prizes_fixed`, `entries_open`, `percentages_not_100`, `amount_invalid`,
    `contribution_too_high`, `prizes_below_minimum`.
    """
    require_running_life(state)
    if state.prizes is not None:
        raise Refused(Code.PRIZES_FIXED)
    if state.entries_open(context.now):
        raise Refused(Code.ENTRIES_OPEN)
    money = sums(state)
    amounts = structure.amounts
    if not amounts:
        amounts = shared_out(money.pool, structure.percentages, structure.unit)
    _require_sound(amounts, structure)
    total = Money.total(amounts)
    _require_limit(state, structure, max(total, money.pool), money)
    if total < money.pool:
        raise Refused(Code.PRIZES_BELOW_MINIMUM, minimum=money.minimum, pool=money.pool, total=total)
    return (
        PrizesFixed(
            amounts=amounts,
            pool=total,
            minimum=money.minimum,
            contribution_cash=total - money.minimum,
            vouchers=structure.vouchers,
            in_kind=structure.in_kind,
        ),
    )


def _require_sound(amounts: Sequence[Money], structure: Structure) -> None:
    """A voucher is part of its place's amount, one to a place."""
    if min(amounts) < Money.ZERO:
        raise Refused(Code.AMOUNT_INVALID, amounts=tuple(amounts))
    places_with = [voucher.place for voucher in structure.vouchers]
    for voucher in structure.vouchers:
        inside = 1 <= voucher.place <= len(amounts) and places_with.count(voucher.place) == 1
        if not inside or voucher.value > amounts[voucher.place - 1]:
            raise Refused(Code.AMOUNT_INVALID, place=voucher.place, voucher=voucher.value)
    for thing in structure.in_kind:
        if not (1 <= thing.place <= len(amounts) and thing.what.strip() and thing.value > Money.ZERO):
            raise Refused(Code.AMOUNT_INVALID, place=thing.place, value=thing.value)


def _require_limit(state: Tournament, structure: Structure, pool: Money, money: Sums) -> None:
    """Cash, guarantee, what is above the pool and things in kind: 250,000 € together."""
    things = Money.total(thing.value for thing in structure.in_kind)
    in_kind = max(things, state.terms.contribution_kind)
    contribution = pool - money.minimum + in_kind
    if contribution > CONTRIBUTION_LIMIT:
        raise Refused(Code.CONTRIBUTION_TOO_HIGH, contribution=contribution, limit=CONTRIBUTION_LIMIT)


def prize_of(state: Tournament, player: str) -> Money:
    """All that his place wins, vouchers included; zero without a prize, a place or a structure.

    Tied players share the prizes of their places in cents, odd cents one each to who entered first.
    """
    place = places(state).get(player)
    if place is None or state.prizes is None:
        return Money.ZERO
    won = Money.total(state.prizes.amounts[place.first - 1 : place.last])
    each, odd = divmod(won.cents, place.last - place.first + 1)
    return Money(each + (_rank_among_tied(state, player, place) < odd))


def _rank_among_tied(state: Tournament, player: str, place: Place) -> int:
    tied = [each for each, other in places(state).items() if other == place]
    return sorted(tied, key=lambda each: state.players[each].entered or 0).index(player)


def owed_to(state: Tournament, player: str) -> Money:
    """What of his prize is still to be paid, a voucher included: all of it, or what an expulsion added."""
    paid = state.players[player].prize_paid or Money.ZERO
    return max(prize_of(state, player) - paid, Money.ZERO)


def is_paid(state: Tournament, player: str) -> bool:
    """Whether he got his prize, and nothing was added to it since."""
    was_paid = state.players[player].prize_paid is not None
    return was_paid and not owed_to(state, player) and not things_owed(state, player)


def decide_pay_prize(
    state: Tournament,
    applicant: Applicant,
    *,
    document: bool,
    cancelled: Collection[str] = (),
) -> tuple[PrizePaid | DoubtLifted, ...]:
    """Paid once; to who is out, or has won, once prizes are fixed. An expulsion that moves a paid
    player up leaves him the difference to be paid; a thing that he is named for later is handed over then.

    The voucher of a tournament in `cancelled`, or of a place that is shared, is paid in cash. Raises
    Refused, in this order: `unknown`, `stopped`, `identity_required`, `already_paid`,
    `not_a_winner`, then `banned` or `near_match`: a ban that came later counts.
    """
    known = known_player(state, applicant.player)
    require_running_life(state)
    if not document:
        raise Refused(Code.IDENTITY_REQUIRED)
    owed, things = owed_to(state, applicant.player), things_owed(state, applicant.player)
    if not owed and not things:
        if known.prize_paid is not None:
            raise Refused(Code.ALREADY_PAID, amount=known.prize_paid)
        raise Refused(Code.NOT_A_WINNER)
    doubts = look_up_banned(applicant, known.cleared)
    place = places(state)[applicant.player]
    voucher = voucher_won(state, applicant.player, cancelled)
    return (
        *doubts,
        PrizePaid(
            player=applicant.player,
            place=place.first,
            last=place.last,
            amount=owed - (voucher.value if voucher else Money.ZERO),
            voucher=voucher,
            in_kind=things,
        ),
    )


def voucher_won(state: Tournament, player: str, cancelled: Collection[str]) -> VoucherPrize | None:
    """The voucher that is still to be handed over as a part of his prize; None where all of it is cash."""
    place = places(state).get(player)
    unpaid = state.players[player].prize_paid is None
    if state.prizes is None or place is None or place.first != place.last or not unpaid:
        return None
    for voucher in state.prizes.vouchers:
        if voucher.place == place.first and voucher.tournament not in cancelled:
            return voucher
    return None


def outstanding_vouchers(state: Tournament) -> dict[str, Voucher]:
    """The vouchers won here and not yet used, by holder."""
    return {
        each: player.voucher
        for each, player in state.players.items()
        if player.voucher is not None and player.voucher.state is VoucherState.OUTSTANDING
    }


def decide_use_voucher(state: Tournament, player: str) -> tuple[VoucherUsed]:
    """In the tournament where it was won, as its holder registers elsewhere with it.

    Raises Refused `unknown`, `voucher_holder_only` where he holds none to use.
    """
    known_player(state, player)
    if player not in outstanding_vouchers(state):
        raise Refused(Code.VOUCHER_HOLDER_ONLY)
    return (VoucherUsed(player),)


def decide_cash_voucher(state: Tournament, player: str, cancelled: Collection[str]) -> tuple[VoucherCashed]:
    """A voucher whose tournament was cancelled falls back to cash.

    Raises Refused `unknown`, `not_a_winner` (he holds none), `already_paid` (used or cashed),
    `not_cancelled`.
    """
    held = known_player(state, player).voucher
    if held is None:
        raise Refused(Code.NOT_A_WINNER)
    if held.state is not VoucherState.OUTSTANDING:
        raise Refused(Code.ALREADY_PAID)
    if held.prize.tournament not in cancelled:
        raise Refused(Code.NOT_CANCELLED)
    return (VoucherCashed(player, held.prize.value),)
