"""Prizes, rake, refunds (POKER P6 to P8)."""

from __future__ import annotations

from dataclasses import dataclass, field

from app.documents import Kind
from app.documents.poker import money_receipt
from app.domain.errors import Code, Refused
from app.domain.house.cash import Ledger, transfer
from app.domain.house.rights import Act
from app.domain.poker import desk, prizes, rake, refunds, things
from app.domain.poker.facts import PrizePaid, VoucherPrize
from app.domain.poker.money import rake_on
from app.domain.poker.persons import Person
from app.domain.poker.prizes import Structure
from app.domain.poker.ranking import Place
from app.domain.poker.state import Tournament
from app.domain.values import Money
from app.services.act import Work, act
from app.services.poker.desk import AtDesk, Doubts, decisions
from app.services.poker.folding import context, load, record
from app.services.poker.lists import known_player
from app.services.poker.papers import voucher_of


@dataclass(frozen=True, slots=True)
class FixPrizes:
    tournament: str
    structure: Structure


@dataclass(frozen=True, slots=True)
class PrizesKnown:
    pool: Money
    minimum: Money
    amounts: tuple[Money, ...]
    contribution_cash: Money


@act(Act.FIX_PRIZES)
def fix_prizes(work: Work, command: FixPrizes) -> PrizesKnown:
    """Fix what each place wins, once. Refusals in the order of `prizes.decide_prizes`, then `amount_invalid`
    for a voucher that is not the buy-in of another tournament (art. « Constitution des lots »)."""
    state = _state(work, command.tournament)
    [fixed] = prizes.decide_prizes(state, command.structure, context(work, state))
    for voucher in fixed.vouchers:
        _ensure_buy_in_elsewhere(work, command.tournament, voucher)
    record(work, state, (fixed,))
    # What the pool owes stands below nothing: a contribution makes it owe more.
    work.post(*transfer(Ledger.PRIZE_POOL, Ledger.CONTRIBUTIONS, fixed.contribution_cash))
    return PrizesKnown(fixed.pool, fixed.minimum, fixed.amounts, fixed.contribution_cash)


def _ensure_buy_in_elsewhere(work: Work, tournament: str, voucher: VoucherPrize) -> None:
    worth = load(work.unit, voucher.tournament).terms.buy_in
    if voucher.tournament == tournament or voucher.value != worth:
        raise Refused(Code.AMOUNT_INVALID, place=voucher.place, voucher=voucher.value, buy_in=worth)


@dataclass(frozen=True, slots=True)
class PayPrize:
    tournament: str
    player: str
    document: bool = True
    doubts: Doubts = field(default_factory=Doubts)

    @property
    def subject(self) -> str:
        return f"{self.tournament}/{self.player}"


@dataclass(frozen=True, slots=True)
class PrizeGiven:
    """`amount` in cash; `voucher` names the tournament whose buy-in was won; `things` go over the counter."""

    amount: Money
    voucher: str | None
    place: int
    things: tuple[str, ...] = ()


@act(Act.PAY_PRIZE, till=True, subject=lambda command: command.subject)
def pay_prize(work: Work, command: PayPrize) -> PrizeGiven:
    """Once, against an identity document; a buy-in that was won is printed as a voucher. What is added to a
    prize afterwards has a receipt of its own.

    Refusals in the order of `prizes.decide_pay_prize`.
    """
    state = _player(work, command.tournament, command.player)
    facts = prizes.decide_pay_prize(
        state,
        known_player(work, command.player, decisions(work, command.doubts)),
        document=command.document,
        cancelled=_cancelled(work, state),
    )
    after = record(work, state, facts)
    paid = next(fact for fact in facts if isinstance(fact, PrizePaid))
    work.pay_out(paid.amount, Ledger.PRIZE_POOL)
    if paid.voucher is not None:
        work.post(*transfer(Ledger.VOUCHERS, Ledger.PRIZE_POOL, paid.voucher.value))
        keys, station = work.house.keys, work.origin.station
        work.print(voucher_of(work.unit, keys, after, command.player, station, work.now))
    lines = _prize_lines(work, state, paid)
    _receipt(
        work,
        state,
        command.player,
        Kind.PRIZE,
        "Prix",
        paid.amount,
        lines,
        _prize_paper(state, paid),
    )
    voucher = paid.voucher.tournament if paid.voucher else None
    return PrizeGiven(paid.amount, voucher, paid.place, paid.in_kind)


def _prize_paper(state: Tournament, paid: PrizePaid) -> str:
    """One for each place that a player is paid for, and one for the things given later for the same place."""
    name = f"P{Place(paid.place, paid.last)}"
    if paid.amount or not paid.in_kind or state.players[paid.player].prize_paid is None:
        return name
    return f"{name}-L{len(state.handed_over) + 1}"


def _prize_lines(work: Work, state: Tournament, paid: PrizePaid) -> tuple[tuple[str, str], ...]:
    """What the receipt says of a place beside its cash: a buy-in that was won, things given."""
    place = Place(paid.place, paid.last)
    lines = [("Place", f"{place}" if place.first == place.last else f"{place} ex æquo")]
    if paid.voucher is not None:
        lines.append(("Bon d’inscription", load(work.unit, paid.voucher.tournament).terms.name))
        lines.append(("Valeur du bon", paid.voucher.value.text()))
    before = (state.players[paid.player].prize_paid or Money.ZERO) if paid.amount else Money.ZERO
    lines += [("Complément · déjà versé", before.text())] if before else []
    ruled = things.things_to_rule_on(state, paid.player)
    lines += [("Lot à attribuer par décision du directeur du tournoi", what) for what in ruled]
    return (*lines, *(("Lot", what) for what in paid.in_kind))


def _cancelled(work: Work, state: Tournament) -> frozenset[str]:
    """The tournaments of vouchers that are cancelled: those are paid in cash."""
    named = {voucher.tournament for voucher in state.prizes.vouchers} if state.prizes else set()
    return frozenset(name for name in named if load(work.unit, name).cancelled)


@dataclass(frozen=True, slots=True)
class Certify:
    """Certified by the operator of the act, countersigned by a games cashier whose PIN was asked."""

    tournament: str
    countersigned_by: str

    @property
    def subject(self) -> str:
        return f"tournament {self.tournament}"


@dataclass(frozen=True, slots=True)
class RakeKnown:
    """`buy_ins` is all that the rake applies to; `rate` a whole percentage."""

    buy_ins: Money
    rate: int
    rake: Money


@act(Act.CERTIFY, admits=False, subject=lambda command: command.subject)
def certify(work: Work, command: Certify) -> RakeKnown:
    """The entry of the register 11 ter. Refusals in the order of `rake.decide_certify`."""
    state = _state(work, command.tournament)
    certifier = work.operator(work.origin.operator)
    signed = work.approved_for(Act.COUNTERSIGN) and work.approved_by == command.countersigned_by
    [certified] = rake.decide_certify(
        state,
        certifier.id,
        command.countersigned_by,
        may_certify=certifier.may(Act.CERTIFY),
        may_countersign=signed,
    )
    record(work, state, (certified,))
    on_buy_ins = rake_on(state.buy_ins, state.terms.game)
    work.post(*transfer(Ledger.RAKE, Ledger.PRIZE_POOL, on_buy_ins))
    # The rake on dealers bonuses is taken from them: no prize is made of them.
    work.post(*transfer(Ledger.RAKE, Ledger.DEALERS_BONUS, certified.rake - on_buy_ins))
    return RakeKnown(certified.buy_ins, certified.rate, certified.rake)


@dataclass(frozen=True, slots=True)
class RefundGiven:
    amount: Money


@act(Act.REFUND, till=True)
def refund(work: Work, command: AtDesk) -> RefundGiven:
    """All that a player paid, once (P8). Refusals in the order of `refunds.decide_refund`."""
    state = _player(work, command.tournament, command.player)
    [given] = refunds.decide_refund(state, command.player)
    record(work, state, (given,))
    _give_back(work, state, command.player, given.amount)
    return RefundGiven(given.amount)


@dataclass(frozen=True, slots=True)
class WithdrawnPaid:
    """`offered_to` is the first of the waiting list for whom the freed place is now held."""

    amount: Money
    offered_to: str | None


@act(Act.WITHDRAW_PAID, till=True, subject=lambda command: command.subject)
def withdraw_paid(work: Work, command: AtDesk) -> WithdrawnPaid:
    """Who has paid gives his place back before the start and gets his money (P3).

    Needs the tournament director's word (`ALLOW_WITHDRAWAL`). Refusals in the order of
    `desk.decide_withdraw_paid`, then `not_allowed`.
    """
    state = _player(work, command.tournament, command.player)
    desk.decide_withdraw_paid(state, command.player, "")
    allowed_by = work.supervisor_for(Act.ALLOW_WITHDRAWAL)
    [gone] = desk.decide_withdraw_paid(state, command.player, allowed_by)
    record(work, state, (gone,))
    _give_back(work, state, command.player, gone.refunded)
    return WithdrawnPaid(gone.refunded, gone.offered_to)


def _give_back(work: Work, state: Tournament, player: str, amount: Money) -> None:
    """All that `player` paid leaves the drawer, with a receipt. Raises Refused(drawer_short)."""
    fees = min(amount, _fees(state, player))
    bonus = state.players[player].bonus_paid
    _require_held(work, amount)
    work.take_split(
        (
            (Ledger.ENTRY_FEES, -fees),
            (Ledger.DEALERS_BONUS, -bonus),
            (Ledger.PRIZE_POOL, fees + bonus - amount),
        )
    )
    _receipt(work, state, player, Kind.REFUND, "Remboursement", amount, (), "R")


@dataclass(frozen=True, slots=True)
class VoucherPaid:
    amount: Money


@act(Act.CASH_VOUCHER, till=True)
def cash_voucher(work: Work, command: AtDesk) -> VoucherPaid:
    """A voucher whose tournament was cancelled is paid in cash, once, to its holder (P6).

    `command.tournament` is the one in which it was won. Refusals in the order of
    `prizes.decide_cash_voucher`, then `identity_required`, `drawer_short`.
    """
    state = _player(work, command.tournament, command.player)
    [cashed] = prizes.decide_cash_voucher(state, command.player, _cancelled(work, state))
    if not command.document:
        raise Refused(Code.IDENTITY_REQUIRED)
    record(work, state, (cashed,))
    work.pay_out(cashed.amount, Ledger.VOUCHERS)
    _receipt(work, state, command.player, Kind.PRIZE, "Bon payé en espèces", cashed.amount, (), "B")
    return VoucherPaid(cashed.amount)


def _fees(state: Tournament, player: str) -> Money:
    known = state.players[player]
    return known.fee * 2 if known.reentered else known.fee


def _require_held(work: Work, amount: Money) -> None:
    if work.house.settings.drawer_short and work.drawer_balance() < amount:
        raise Refused(Code.DRAWER_SHORT, held=work.drawer_balance(), amount=amount)


def _receipt(
    work: Work,
    state: Tournament,
    player: str,
    kind: Kind,
    title: str,
    amount: Money,
    lines: tuple[tuple[str, str], ...],
    what: str,
) -> None:
    """`what` tells a player's papers apart: nothing of it is paid to him twice."""
    work.print(
        money_receipt(
            state,
            kind=kind,
            title=title,
            person=work.unit.persons.person(player) or Person(),
            amount=amount,
            lines=lines,
            name=f"{player}-{what}",
            station=work.origin.station,
            at=work.now,
        )
    )


def _state(work: Work, tournament: str) -> Tournament:
    work.subject = f"tournament {tournament}"
    return load(work.unit, tournament)


def _player(work: Work, tournament: str, player: str) -> Tournament:
    work.subject = f"{tournament}/{player}"
    return load(work.unit, tournament)
