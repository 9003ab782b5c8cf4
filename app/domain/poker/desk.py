"""The desk: pre-registration, registration, waiting list, check-in, withdrawal (POKER P3)."""

from __future__ import annotations

from dataclasses import dataclass

from app.domain.errors import Code, Refused
from app.domain.poker.admission import (
    Applicant,
    look_up_banned,
    look_up_employee,
    look_up_limited,
    require_fresh_list,
    require_identity,
)
from app.domain.poker.context import Context, known_player, require_running_life
from app.domain.poker.drawing import seat_late
from app.domain.poker.facts import (
    BulletinSigned,
    CheckedIn,
    DoubtLifted,
    EntryWithdrawn,
    Fact,
    PaymentMethod,
    PreRegistered,
    Registered,
    WaitingListJoined,
)
from app.domain.poker.fold import apply
from app.domain.poker.state import Player, PlayerState, Tournament, Voucher, VoucherState
from app.domain.poker.terms import Seating
from app.domain.values import Money


@dataclass(frozen=True, slots=True)
class HeldVoucher:
    """A voucher shown at the desk: who won it, in which tournament, and what has become of it.

    `voucher` is None where nothing was won, or nothing handed out yet.
    """

    holder: str
    won_in: str
    voucher: Voucher | None


@dataclass(frozen=True, slots=True)
class Payment:
    """What is laid on the desk. `tendered` None: exactly what is due."""

    tendered: Money | None = None
    method: PaymentMethod = PaymentMethod.CASH
    voucher: HeldVoucher | None = None


def price_of(state: Tournament, voucher: HeldVoucher | None = None) -> Money:
    """What an entry costs now. A voucher pays of the buy-in, never of the fee."""
    terms = state.terms
    won = voucher.voucher if voucher else None
    covered = min(won.prize.value, terms.buy_in) if won else Money.ZERO
    return terms.entry_price - covered


def decide_pre_register(
    state: Tournament, applicant: Applicant, context: Context, *, waiting: bool = False
) -> tuple[Fact, ...]:
    """Holds a place, unpaid; with `waiting` joins the waiting list where that would be `full`.

    Raises Refused, in this order: `registration_closed`, `identity_missing`, `document_expired`,
    `minor`, `list_outdated`, `banned` or `near_match`, `employee`, `already_registered`,
    `access_limited`, `full`.
    """
    _require_open_before_start(state)
    doubts, is_full = _admit(state, applicant, context, waiting=waiting, may_hold_a_place=False)
    if is_full:
        return (WaitingListJoined(applicant.player), *doubts)
    return (PreRegistered(applicant.player), *doubts)


def decide_register(
    state: Tournament,
    applicant: Applicant,
    payment: Payment,
    context: Context,
    *,
    waiting: bool = False,
) -> tuple[Fact, ...]:
    """A paid entry. Raises Refused as `decide_pre_register`, then `voucher_holder_only` and
    `payment_required`."""
    _require_open_before_start(state)
    doubts, is_full = _admit(state, applicant, context, waiting=waiting, may_hold_a_place=True)
    if is_full:
        return (WaitingListJoined(applicant.player), *doubts)
    return (_paid(state, applicant.player, payment), *doubts)


def decide_late_register(
    state: Tournament,
    applicant: Applicant,
    payment: Payment,
    context: Context,
    *,
    waiting: bool = False,
) -> tuple[Fact, ...]:
    """A paid entry after the start, while the late levels last: checked in and seated at once.

    Raises Refused `not_started`, then as `decide_register`.
    """
    if not state.started and not state.over:
        raise Refused(Code.NOT_STARTED)
    _require_late_entry_open(state, context)
    doubts, is_full = _admit(state, applicant, context, waiting=waiting, may_hold_a_place=True)
    if is_full:
        return (WaitingListJoined(applicant.player), *doubts)
    entered: tuple[Fact, ...] = (
        _paid(state, applicant.player, payment),
        *doubts,
        CheckedIn(applicant.player),
    )
    return _seated_after(state, entered, applicant.player, context)


def require_admissible(state: Tournament, applicant: Applicant, context: Context) -> None:
    """Raises what a paid entry would be refused for now, before or after the start, payment aside."""
    if state.started:
        _require_late_entry_open(state, context)
    else:
        _require_open_before_start(state)
    _admit(state, applicant, context, waiting=False, may_hold_a_place=True)


def _require_late_entry_open(state: Tournament, context: Context) -> None:
    if not state.late_entry_open(context.now):
        raise Refused(Code.REGISTRATION_CLOSED)


def _require_open_before_start(state: Tournament) -> None:
    if state.started or state.over:
        raise Refused(Code.REGISTRATION_CLOSED)


def _admit(
    state: Tournament, applicant: Applicant, context: Context, *, waiting: bool, may_hold_a_place: bool
) -> tuple[tuple[DoubtLifted, ...], bool]:
    """The doubts lifted, and whether the applicant goes on the waiting list."""
    require_identity(applicant.person, context)
    known = state.players.get(applicant.player)
    cleared = known.cleared if known else ()
    require_fresh_list(applicant, context)
    doubts = look_up_banned(applicant, cleared)
    look_up_employee(applicant)
    is_full = is_full_for(state, applicant.player)
    require_new(known, may_hold_a_place=may_hold_a_place, would_wait=waiting and is_full)
    doubts += look_up_limited(applicant, cleared)
    if is_full and not waiting:
        raise Refused(Code.FULL, waiting=len(state.waiting))
    return doubts, is_full


def require_new(known: Player | None, *, may_hold_a_place: bool, would_wait: bool) -> None:
    """One entry per person and tournament. Raises Refused `already_registered`."""
    if known is None:
        return
    if known.state is PlayerState.WAITING and not would_wait:
        return
    if known.state is PlayerState.PRE_REGISTERED and may_hold_a_place:
        return
    raise Refused(Code.ALREADY_REGISTERED)


def is_full_for(state: Tournament, player: str) -> bool:
    """Whether no place is free for `player`; who holds one, or is offered one, is not turned away."""
    known = state.players.get(player)
    if known is not None and known.state is PlayerState.WAITING:
        return player not in state.offered()
    if known is not None:
        return False
    return state.places_held() + len(state.waiting) >= state.terms.capacity


def _paid(state: Tournament, player: str, payment: Payment) -> Registered:
    held = payment.voucher
    if held is not None and not _is_good_for(held, player, state):
        raise Refused(Code.VOUCHER_HOLDER_ONLY, holder=held.holder)
    due = price_of(state, held)
    require_paid(payment, due)
    terms = state.terms
    return Registered(player, terms.buy_in, terms.fee, due, payment.method, held.won_in if held else None)


def _is_good_for(held: HeldVoucher, player: str, state: Tournament) -> bool:
    return (
        held.holder == player
        and held.voucher is not None
        and held.voucher.prize.tournament == state.tournament
        and held.voucher.state is VoucherState.OUTSTANDING
    )


def require_paid(payment: Payment, due: Money) -> None:
    """Raises Refused `payment_required` with what is due when less is tendered."""
    if payment.tendered is not None and payment.tendered < due:
        raise Refused(Code.PAYMENT_REQUIRED, due=due, tendered=payment.tendered)


def decide_check_in(
    state: Tournament, applicant: Applicant, context: Context, *, document: bool = True
) -> tuple[Fact, ...]:
    """Identity shown on the day. After the draw a seat is drawn at once, as for a late entry.

    Raises Refused `unknown`, `stopped`, `identity_required`, `payment_required` (pre-registered or
    waiting), `not_in_play` (out or expelled), `registration_closed` (prizes are fixed), then as the
    lists say: a ban that came after the registration counts. Who is checked in already stays so: ().
    """
    player = known_player(state, applicant.player)
    require_running_life(state)
    if not document:
        raise Refused(Code.IDENTITY_REQUIRED)
    if player.entered is None:
        raise Refused(Code.PAYMENT_REQUIRED, due=state.terms.entry_price)
    if player.state in (PlayerState.CHECKED_IN, PlayerState.IN_PLAY):
        return ()
    if player.state is not PlayerState.REGISTERED:
        raise Refused(Code.NOT_IN_PLAY)
    if state.prizes is not None or state.over:
        raise Refused(Code.REGISTRATION_CLOSED)
    doubts = look_up_banned(applicant, player.cleared)
    look_up_employee(applicant)
    shown: tuple[Fact, ...] = (*doubts, CheckedIn(applicant.player))
    if not state.drawn and state.terms.seating is Seating.ALL_AT_ONCE:
        return shown
    return _seated_after(state, shown, applicant.player, context)


def _seated_after(
    state: Tournament, entered: tuple[Fact, ...], player: str, context: Context
) -> tuple[Fact, ...]:
    for fact in entered:
        state = apply(state, fact)
    return (*entered, seat_late(state, player, state.terms.chips, context))


def decide_bulletin(state: Tournament, player: str) -> tuple[BulletinSigned]:
    """The signed bulletin is in; the receipt may be printed. Raises Refused `unknown`."""
    known_player(state, player)
    return (BulletinSigned(player),)


def decide_withdraw(state: Tournament, player: str) -> tuple[EntryWithdrawn]:
    """Of who has paid nothing. Raises Refused `unknown`, `not_allowed` for a paid entry."""
    if known_player(state, player).entered is not None:
        raise Refused(Code.NOT_ALLOWED)
    return (_withdrawn(state, player, Money.ZERO, None),)


def decide_withdraw_paid(state: Tournament, player: str, allowed_by: str) -> tuple[EntryWithdrawn]:
    """Before the start a paid player is refunded on the tournament director's word.

    Raises Refused `unknown`, `stopped`, `already_started`, `payment_required` (nothing was paid).
    """
    known = known_player(state, player)
    require_running_life(state)
    if state.started:
        raise Refused(Code.ALREADY_STARTED)
    if known.entered is None:
        raise Refused(Code.PAYMENT_REQUIRED)
    return (_withdrawn(state, player, known.paid, allowed_by),)


def _withdrawn(state: Tournament, player: str, refunded: Money, allowed_by: str | None) -> EntryWithdrawn:
    left = EntryWithdrawn(player, refunded, None, allowed_by)
    newly = [each for each in apply(state, left).offered() if each not in state.offered()]
    return EntryWithdrawn(player, refunded, newly[0] if newly else None, allowed_by)
