"""Chips sold during play: rebuys, dealers bonuses, re-entries (POKER P3, P5)."""

from __future__ import annotations

from collections.abc import Callable

from app.domain.errors import Code, Refused
from app.domain.poker.admission import (
    Applicant,
    look_up_banned,
    look_up_employee,
    look_up_limited,
    require_fresh_list,
)
from app.domain.poker.context import Context, known_player, require_in_play, require_running_life
from app.domain.poker.desk import Payment, require_paid
from app.domain.poker.drawing import seat_late
from app.domain.poker.facts import DealersBonusSold, Fact, RebuySold, ReRegistered
from app.domain.poker.fold import apply
from app.domain.poker.state import Player, PlayerState, Tournament
from app.domain.poker.terms import Format

_NOT_CHECKED_IN = (PlayerState.PRE_REGISTERED, PlayerState.WAITING, PlayerState.REGISTERED)


def decide_rebuy(
    state: Tournament, player: str, context: Context, payment: Payment | None = None
) -> tuple[RebuySold]:
    """Raises Refused, in this order: `unknown`, `stopped`, `rebuy_not_allowed`, `first_part_over`,
    `rebuy_limit`, `check_in_required`, `not_in_play`, `payment_required`."""
    known = known_player(state, player)
    require_running_life(state)
    payment = payment or Payment()
    terms = state.terms.rebuy
    if terms is None:
        raise Refused(Code.REBUY_NOT_ALLOWED)
    if not state.rebuys_open(context.now):
        raise Refused(Code.FIRST_PART_OVER)
    if terms.limit is not None and known.rebuys >= terms.limit:
        raise Refused(Code.REBUY_LIMIT, limit=terms.limit)
    _require_seat(state, player, known)
    require_paid(payment, terms.price)
    return (RebuySold(player, terms.price, terms.chips, payment.method),)


def decide_dealers_bonus(
    state: Tournament, player: str, context: Context, payment: Payment | None = None
) -> tuple[DealersBonusSold]:
    """Once per player; in the first part, where one is named.

    Raises Refused, in this order: `unknown`, `stopped`, `rebuy_not_allowed` (none is offered),
    `first_part_over`, `dealers_bonus_taken`, `check_in_required`, `not_in_play`, `payment_required`.
    """
    known = known_player(state, player)
    require_running_life(state)
    payment = payment or Payment()
    terms = state.terms.dealers_bonus
    if terms is None:
        raise Refused(Code.REBUY_NOT_ALLOWED)
    last = state.terms.first_part_levels
    if last and state.level(context.now) > last:
        raise Refused(Code.FIRST_PART_OVER)
    if known.dealers_bonus:
        raise Refused(Code.DEALERS_BONUS_TAKEN)
    _require_seat(state, player, known)
    require_paid(payment, terms.price)
    return (DealersBonusSold(player, terms.price, terms.chips, payment.method),)


def refused(
    decide: Callable[[Tournament, str, Context], object], state: Tournament, player: str, context: Context
) -> Refused | None:
    """What `decide_rebuy` or `decide_dealers_bonus` would refuse now, paid exactly; None where it is sold."""
    try:
        decide(state, player, context)
    except Refused as refusal:
        return refusal
    return None


def _require_seat(state: Tournament, player: str, known: Player) -> None:
    if known.state in _NOT_CHECKED_IN:
        raise Refused(Code.CHECK_IN_REQUIRED)
    require_in_play(state, player)


def decide_re_register(
    state: Tournament, applicant: Applicant, payment: Payment, context: Context
) -> tuple[Fact, ...]:
    """An eliminated player's second entry, once, in the first part, on the first one's terms.

    Raises Refused, in this order: `unknown`, `stopped`, `banned` (`list_outdated`, `near_match`),
    `employee`, `access_limited`, `payment_required`, `reentry_not_allowed`, `first_part_over`,
    `expelled`, `still_in_play`, `reentry_taken`, `full` where a single table was filled by others after
    he went out in an earlier session.
    """
    known = known_player(state, applicant.player)
    require_running_life(state)
    require_fresh_list(applicant, context)
    doubts: tuple[Fact, ...] = look_up_banned(applicant, known.cleared)
    look_up_employee(applicant)
    doubts += look_up_limited(applicant, known.cleared)
    require_paid(payment, known.buy_in + known.fee)
    if not state.terms.reentry:
        raise Refused(Code.REENTRY_NOT_ALLOWED)
    if not state.reentry_open(context.now):
        raise Refused(Code.FIRST_PART_OVER)
    _require_out(known)
    entered = (
        *doubts,
        ReRegistered(applicant.player, known.buy_in, known.fee, known.first_chips, payment.method),
    )
    for fact in entered:
        state = apply(state, fact)
    if state.terms.format is Format.SINGLE_TABLE and state.places_held() > state.terms.capacity:
        raise Refused(Code.FULL, waiting=len(state.waiting))
    return (*entered, seat_late(state, applicant.player, known.first_chips, context))


def _require_out(known: Player) -> None:
    if known.state is PlayerState.EXPELLED:
        raise Refused(Code.EXPELLED)
    if known.state is not PlayerState.OUT:
        raise Refused(Code.STILL_IN_PLAY)
    if known.reentered:
        raise Refused(Code.REENTRY_TAKEN)
