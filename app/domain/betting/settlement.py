"""What a ticket is worth, when and until when (BETTING B6 to B8, art. 5.7, 9.3, 10, 11.2)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import date, datetime, timedelta
from enum import StrEnum

from app.domain.betting.gains import gain
from app.domain.betting.outcomes import Outcome, Ruling
from app.domain.betting.play import Combination, PickTaken, Play
from app.domain.house.establishment import PointOfSale
from app.domain.values import Money, business_day

AT_ANY_COUNTER = Money.euros(500)
"""Up to this, gains and refunds are paid at once, in cash, at any point of sale (11.1.3)."""
WITH_IDENTITY = Money.euros(5_000)
"""From this on, at a payment centre alone and with the winner's identity (11.3)."""
DAYS_TO_CLAIM = timedelta(days=61)
"""The sixtieth day after the day after promulgation (11.2.2)."""


class Status(StrEnum):
    PENDING = "pending"
    WON = "won"
    REFUND = "refund"
    LOST = "lost"
    PAID = "paid"
    CANCELLED = "cancelled"
    EXPIRED = "expired"


@dataclass(frozen=True, slots=True)
class Worth:
    """What the results known so far make of a play. Gains and refunds are nil until `decided`."""

    decided: bool
    gain: Money = Money.ZERO
    refund: Money = Money.ZERO

    @property
    def amount(self) -> Money:
        return self.gain + self.refund


@dataclass(frozen=True, slots=True)
class Standing:
    """A ticket's worth, and the day its sixty days are counted from (None until it is decided)."""

    worth: Worth = Worth(decided=False)
    promulgated_on: date | None = None

    @property
    def payable_from(self) -> date | None:
        """First day: that of the promulgation, or the day after for more than 500 € (11.2.1)."""
        if self.promulgated_on is None:
            return None
        return self.promulgated_on + timedelta(days=self.worth.amount > AT_ANY_COUNTER)

    @property
    def payable_until(self) -> date | None:
        """Last day, until midnight: 61 days after the promulgation (11.2.2)."""
        return None if self.promulgated_on is None else self.promulgated_on + DAYS_TO_CLAIM

    def expired_on(self, day: date) -> bool:
        """Whether there was something to claim and it no longer is."""
        last = self.payable_until
        return last is not None and bool(self.worth.amount) and day > last


@dataclass(frozen=True, slots=True)
class Ticket:
    """A play with what became of it."""

    play: Play
    standing: Standing = Standing()
    cancelled: bool = False
    paid: bool = False

    def status_on(self, day: date) -> Status:
        """What the ticket is worth showing as on a business `day`; what was paid or cancelled stays so."""
        worth = self.standing.worth
        if self.cancelled or self.paid:
            return Status.CANCELLED if self.cancelled else Status.PAID
        if not worth.decided:
            return Status.PENDING
        if not worth.amount:
            return Status.LOST
        if self.standing.expired_on(day):
            return Status.EXPIRED
        return Status.WON if worth.gain else Status.REFUND


@dataclass(frozen=True, slots=True)
class Verdict:
    """The one clear answer of a ticket check; days and amounts are nil where there are none."""

    status: Status
    gain: Money
    refund: Money
    payable: bool = False
    payable_from: date | None = None
    payable_until: date | None = None

    @property
    def amount(self) -> Money:
        return self.gain + self.refund


def outcome(play: Play, pick: PickTaken, rulings: Mapping[int, Ruling]) -> Outcome:
    """What became of one pick of `play`. `rulings` by bet identity; a missing one is pending."""
    return rulings.get(pick.bet, Ruling()).of(pick.pick, play.registered_at)


def worth(play: Play, rulings: Mapping[int, Ruling]) -> Worth:
    """The sum over the combinations (art. 10.1).

    Decided when no combination can win any more (lost), else when every pick's result is known.
    """
    outcomes = {pick.key: outcome(play, pick, rulings) for pick in play.picks}
    alive = [
        combination
        for combination in play.combinations
        if all(outcomes[pick.key] is not Outcome.LOST for pick in combination.picks)
    ]
    if not alive:
        return Worth(decided=True)
    if Outcome.PENDING in outcomes.values():
        return Worth(decided=False)
    total = Worth(decided=True)
    for combination in alive:
        total = _add(total, combination, outcomes)
    return total


def _add(total: Worth, combination: Combination, outcomes: Mapping[str, Outcome]) -> Worth:
    right = [pick.odds for pick in combination.picks if outcomes[pick.key] is Outcome.WON]
    if not right:
        return replace(total, refund=total.refund + combination.stake)
    return replace(total, gain=total.gain + gain(right, combination.stake))


def resettle(ticket: Ticket, rulings: Mapping[int, Ruling], on: date) -> Ticket:
    """`ticket` after a promulgation, void or correction on the day `on` (9.3).

    A ticket paid or cancelled stays as it is. Days are counted from `on` when the ticket is decided
    for the first time and when a change makes its amount grow; one that had expired stays so
    unless it was wrongly losing.
    """
    before = ticket.standing
    if ticket.cancelled or ticket.paid or before.expired_on(on):
        return ticket
    after = worth(ticket.play, rulings)
    if not after.decided:
        return replace(ticket, standing=Standing(after))
    counted_anew = before.promulgated_on is None or after.amount > before.worth.amount
    day = on if counted_anew else before.promulgated_on
    return replace(ticket, standing=Standing(after, day))


def voided_by_early_start(play: Play, bets: frozenset[int], started_at: datetime) -> int:
    """How many picks of `play` the real start of the event of `bets` makes void (5.3)."""
    if play.registered_at < started_at:
        return 0
    return sum(pick.bet in bets for pick in play.picks)


def pays_here(amount: Money, point_of_sale: PointOfSale) -> bool:
    """Whether a point of sale of this kind may pay that much at all (11.1)."""
    if amount <= AT_ANY_COUNTER or point_of_sale.payment_centre:
        return True
    return amount < WITH_IDENTITY and point_of_sale.transfers


def verdict(ticket: Ticket, point_of_sale: PointOfSale, at: datetime) -> Verdict:
    """What the counter says of `ticket`; `payable` is whether this point of sale may pay it now."""
    day = business_day(at)
    status = ticket.status_on(day)
    if status is Status.CANCELLED:
        return Verdict(status, Money.ZERO, Money.ZERO)
    standing = ticket.standing
    claimable = status in {Status.WON, Status.REFUND}
    started = standing.payable_from is not None and day >= standing.payable_from
    dated = bool(standing.worth.amount)
    return Verdict(
        status=status,
        gain=standing.worth.gain,
        refund=standing.worth.refund,
        payable=claimable and started and pays_here(standing.worth.amount, point_of_sale),
        payable_from=standing.payable_from if dated else None,
        payable_until=standing.payable_until if dated else None,
    )
