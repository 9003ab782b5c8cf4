"""Who is paid what, where and how (BETTING B8, art. 11)."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, datetime
from enum import StrEnum

from stdnum import iban

from app.domain.betting.settlement import AT_ANY_COUNTER, WITH_IDENTITY, Status, Ticket, pays_here
from app.domain.errors import Code, Refused
from app.domain.house.establishment import PointOfSale
from app.domain.values import Money, business_day

MAJORITY = 18


class Method(StrEnum):
    CASH = "cash"
    TRANSFER = "transfer"
    CHEQUE = "cheque"


@dataclass(frozen=True, slots=True)
class Winner:
    """The one winner of a ticket, as far as he is known: all of it, part of it, nothing."""

    surname: str = ""
    given_names: str = ""
    born: date | None = None
    address: str = ""
    document: str = ""
    iban: str = ""
    phone: str = ""

    @property
    def named(self) -> bool:
        return bool(self.surname.strip() and self.given_names.strip())

    @property
    def identified(self) -> bool:
        """Named, with birth date, address and identity document (11.3)."""
        return self.named and self.born is not None and bool(self.address.strip() and self.document.strip())


@dataclass(frozen=True, slots=True)
class Sharer:
    """One of several winners on the collective form, and his share (11.1.6)."""

    name: str
    share: Money
    born: date | None = None
    address: str = ""
    document: str = ""

    @property
    def named(self) -> bool:
        return bool(self.name.strip())

    @property
    def identified(self) -> bool:
        return self.named and self.born is not None and bool(self.address.strip() and self.document.strip())


@dataclass(frozen=True, slots=True)
class PaymentAsked:
    """How the ticket is to be paid, and to whom: nobody in particular, one winner, or several."""

    method: Method
    winner: Winner | None = None
    sharers: tuple[Sharer, ...] = ()

    @property
    def winners(self) -> tuple[Winner | Sharer, ...]:
        return self.sharers or (() if self.winner is None else (self.winner,))


@dataclass(frozen=True, slots=True)
class Payment:
    """What is paid; `gain` and `refund` stay apart for the reports (5.7)."""

    method: Method
    gain: Money
    refund: Money

    @property
    def amount(self) -> Money:
        return self.gain + self.refund


def decide_payment(
    ticket: Ticket,
    asked: PaymentAsked,
    *,
    at: datetime,
    point_of_sale: PointOfSale,
    drawer: Money | None = None,
    identity: bool = False,
) -> Payment:
    """What to pay for `ticket`, whose control number was asked before.

    `drawer` is what the drawer holds, None where the house does not ask; `identity` is whether the
    house's stricter rules ask for the winner's (HOUSE H9). Raises Refused with the first reason of
    B8 from `cancelled` to `drawer_short`.
    """
    _check_ticket(ticket, at)
    standing = ticket.standing
    payment = Payment(asked.method, standing.worth.gain, standing.worth.refund)
    _check_place(payment, point_of_sale)
    _check_winners(payment, asked, identity=identity)
    played_on = business_day(ticket.play.registered_at)
    for winner in asked.winners:
        if winner.born is not None and not of_age(winner.born, played_on):
            raise Refused(Code.MINOR, born=winner.born, played_on=played_on)
    if asked.method is Method.CASH and drawer is not None and drawer < payment.amount:
        raise Refused(Code.DRAWER_SHORT, amount=payment.amount, drawer=drawer)
    return payment


def of_age(born: date, on: date) -> bool:
    """Whether who was born on `born` was 18 on the day `on`; of a 29 February, from 1 March."""
    return (born.year + MAJORITY, born.month, born.day) <= (on.year, on.month, on.day)


def latest_birth(on: date) -> date:
    """The birth date of the youngest who are of age on the day `on` (11.1)."""
    leap_day = (on.month, on.day) == (2, 29)
    return on.replace(year=on.year - MAJORITY, day=28 if leap_day else on.day)


def method_here(amount: Money, point_of_sale: PointOfSale) -> Method:
    """The one way in which a point of sale that may pay `amount` does so (11.1.3 to 11.1.5)."""
    if amount <= AT_ANY_COUNTER:
        return Method.CASH
    return Method.CHEQUE if point_of_sale.payment_centre else Method.TRANSFER


def _check_ticket(ticket: Ticket, at: datetime) -> None:
    day = business_day(at)
    refusals = {
        Status.CANCELLED: Code.CANCELLED,
        Status.PAID: Code.ALREADY_PAID,
        Status.PENDING: Code.PENDING,
        Status.LOST: Code.LOST,
        Status.EXPIRED: Code.EXPIRED,
    }
    code = refusals.get(ticket.status_on(day))
    if code is not None:
        raise Refused(code, until=ticket.standing.payable_until)
    first = ticket.standing.payable_from
    if first is not None and day < first:
        raise Refused(Code.NOT_YET_PAYABLE, payable_from=first)


def _check_place(payment: Payment, point_of_sale: PointOfSale) -> None:
    if not pays_here(payment.amount, point_of_sale):
        raise Refused(Code.PAYMENT_CENTRE_ONLY, amount=payment.amount)
    allowed = method_here(payment.amount, point_of_sale)
    if payment.method is not allowed:
        raise Refused(Code.METHOD_NOT_ALLOWED, allowed=allowed)


def _check_winners(payment: Payment, asked: PaymentAsked, *, identity: bool) -> None:
    winners = asked.winners
    identity = identity or payment.amount >= WITH_IDENTITY
    if identity and not (winners and all(winner.identified for winner in winners)):
        raise Refused(Code.IDENTITY_REQUIRED, amount=payment.amount)
    if asked.method is Method.TRANSFER and len(asked.sharers) > 1:
        raise Refused(Code.TRANSFER_SINGLE_WINNER)
    if asked.method is Method.TRANSFER and (asked.winner is None or not asked.winner.named):
        raise Refused(Code.NAME_REQUIRED)
    if asked.method is Method.CHEQUE and not (winners and all(winner.named for winner in winners)):
        raise Refused(Code.NAME_REQUIRED)
    if asked.method is Method.TRANSFER and asked.winner is not None and not iban.is_valid(asked.winner.iban):
        raise Refused(Code.IBAN_INVALID)
    shares = [sharer.share for sharer in asked.sharers]
    if shares and (Money.total(shares) != payment.amount or min(shares) <= Money.ZERO):
        raise Refused(Code.SHARES_MISMATCH, amount=payment.amount, shares=Money.total(shares))
