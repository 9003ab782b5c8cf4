"""Verbs of prizes, rake and refunds."""

from __future__ import annotations

import re
from dataclasses import dataclass
from decimal import Decimal

from app.domain.errors import Refused
from app.domain.house.rights import Act
from app.domain.poker.facts import VoucherPrize
from app.domain.poker.prizes import CENT, Structure
from app.domain.values import Money
from app.scenarios.poker.common import Playing, Showing, at_desk, player_of, state_of
from app.scenarios.reading import ScenarioError, Step
from app.scenarios.verbs import Play, Result, verb
from app.services.house import Origin
from app.services.poker import money

_PERCENTAGE = re.compile(r"[0-9]+(\.[0-9]+)?")


@dataclass(frozen=True, slots=True)
class VoucherGiven:
    place: int
    tournament: str


@dataclass(frozen=True, slots=True)
class Prizing:
    tournament: str
    percentages: tuple[str, ...] = ()
    amounts: tuple[Money, ...] = ()
    unit: Money = CENT
    vouchers: tuple[VoucherGiven, ...] = ()


def _percentage(text: str) -> Decimal:
    if not _PERCENTAGE.fullmatch(text):
        raise ScenarioError(f"{text!r} is no percentage")
    return Decimal(text)


@verb("prizes", Prizing)
def prizes(play: Play, step: Step, given: Prizing) -> Result:
    if bool(given.percentages) == bool(given.amounts):
        raise ScenarioError("prizes wants percentages or amounts")

    def voucher(each: VoucherGiven) -> VoucherPrize:
        name = play.named("tournament", each.tournament)
        return VoucherPrize(each.place, name, state_of(play, step, name).terms.buy_in)

    structure = Structure(
        percentages=tuple(map(_percentage, given.percentages)),
        amounts=given.amounts,
        unit=given.unit,
        vouchers=tuple(map(voucher, given.vouchers)),
    )
    command = money.FixPrizes(play.named("tournament", given.tournament), structure)
    fixed = money.fix_prizes(play.house, play.origin(step, Act.FIX_PRIZES), command)
    return {
        "pool": fixed.pool.plain(),
        "minimum": fixed.minimum.plain(),
        "amounts": [amount.plain() for amount in fixed.amounts],
        "contribution_cash": fixed.contribution_cash.plain(),
    }


@verb("pay_prize", Showing)
def pay_prize(play: Play, step: Step, given: Showing) -> Result:
    command = money.PayPrize(*player_of(play, given.player), document=given.document)
    paid = money.pay_prize(play.house, play.origin(step, Act.PAY_PRIZE), command)
    alias = next(
        (a for (kind, a), name in play.names.items() if kind == "tournament" and name == paid.voucher), None
    )
    return {"amount": paid.amount.plain(), "voucher": alias}


@dataclass(frozen=True, slots=True)
class Certifying:
    tournament: str
    certified_by: str
    countersigned_by: str


@verb("certify", Certifying)
def certify(play: Play, step: Step, given: Certifying) -> Result:
    command = money.Certify(play.named("tournament", given.tournament), given.countersigned_by)
    origin = play.origin_at(step.point_of_sale, given.certified_by)
    if given.certified_by != given.countersigned_by:
        origin = _countersigned(play, origin, given.countersigned_by, command.subject)
    known = money.certify(play.house, origin, command)
    return {"buy_ins": known.buy_ins.plain(), "rate": str(known.rate), "rake": known.rake.plain()}


def _countersigned(play: Play, origin: Origin, cashier: str, subject: str) -> Origin:
    """Who may not countersign gives no word that counts; the act then says what is wrong first."""
    try:
        return play.approved(origin, cashier, Act.COUNTERSIGN, subject)
    except Refused:
        return origin


@verb("refund", Playing)
def refund(play: Play, step: Step, given: Playing) -> Result:
    done = money.refund(play.house, play.origin(step, Act.REFUND), at_desk(play, given))
    return {"amount": done.amount.plain()}
