"""Gains and refunds paid, and what nobody came for (BETTING B8, art. 11, 12)."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass

from app.codec import canonical
from app.documents.tickets import payment as payment_receipt
from app.domain.betting.payment import Method, PaymentAsked, decide_payment
from app.domain.betting.settlement import Status
from app.domain.house.cash import Ledger, Means, transfer
from app.domain.house.rights import Act
from app.domain.values import Money, business_day
from app.ports.betting import PaymentMade, RegisteredPlay
from app.ports.store import Unit
from app.services.act import Work, act, reading
from app.services.betting.papers_in_force import present, spaced_out
from app.services.betting.standing import as_ticket, as_tickets
from app.services.house import House


@dataclass(frozen=True, slots=True)
class PayTicket:
    """`code` as scanned or typed, `control` where it was typed apart; the ticket was taken back."""

    code: str
    asked: PaymentAsked
    control: str | None = None


@dataclass(frozen=True, slots=True)
class TicketPaid:
    identification: str
    number: int
    gain: Money
    refund: Money
    amount: Money


_METHODS = {Method.CASH: "espèces", Method.TRANSFER: "virement", Method.CHEQUE: "chèque"}


@spaced_out
@act(Act.PAY_TICKET, till=True)
def pay(work: Work, command: PayTicket) -> TicketPaid:
    """Pay a ticket once, whatever the number of stations asking. Refusals in the order of B8."""
    registered = present(work, command.code, command.control)
    paid = decide_payment(
        as_ticket(work.unit, registered),
        command.asked,
        at=work.now,
        point_of_sale=work.unit.places.point_of_sale(work.origin.point_of_sale),
        drawer=work.drawer_balance() if work.house.settings.drawer_short else None,
    )
    work.subject = registered.identification
    made = PaymentMade(
        number=work.unit.plays.next_payment(),
        gain=paid.gain,
        refund=paid.refund,
        method=paid.method,
        point_of_sale=work.origin.point_of_sale,
        station=work.origin.station,
        operator=work.origin.operator,
        at=work.now,
        commitment=_keep_winners(work, registered, command.asked),
    )
    work.unit.plays.pay(registered.identification, made, work.shift.id)
    if paid.method is Method.CASH:
        work.take(-paid.amount, Ledger.GAINS, Means.CASH)
    else:
        work.post(*transfer(Ledger.TRANSFERS, Ledger.GAINS, paid.amount))
    _print_receipt(work, registered, made)
    return TicketPaid(registered.identification, made.number, made.gain, made.refund, paid.amount)


def _keep_winners(work: Work, registered: RegisteredPlay, asked: PaymentAsked) -> str | None:
    """Keep who was paid apart from the journal, which holds a salted digest of it (H9)."""
    if not asked.winners:
        return None
    salt = work.house.randomness.bytes(16).hex()
    data = canonical(asked.winners)
    work.unit.persons.keep_winner(registered.identification, salt, data, work.now)
    return hashlib.sha256(f"{salt}{data}".encode()).hexdigest()


def _print_receipt(work: Work, registered: RegisteredPlay, made: PaymentMade) -> None:
    work.print(
        payment_receipt(
            sequence=registered.sequence,
            identification=registered.identification,
            number=made.number,
            gain=made.gain,
            refund=made.refund,
            method=_METHODS[made.method],
            station=work.origin.station,
            at=work.now,
        )
    )


@dataclass(frozen=True, slots=True)
class CloseExpired:
    """Move to the reserve fund what can no longer be claimed (art. 12)."""


@dataclass(frozen=True, slots=True)
class ExpiredClosed:
    tickets: int
    amount: Money


@act(Act.CLOSE_EXPIRED)
def close_expired(work: Work, _command: CloseExpired) -> ExpiredClosed:
    """Ticket by ticket; running it twice moves nothing twice."""
    today = business_day(work.now)
    count, total = 0, Money.ZERO
    for registered, ticket in as_tickets(work.unit, work.unit.plays.unended()):
        if ticket.status_on(today) is Status.EXPIRED:
            amount = ticket.standing.worth.amount
            work.unit.plays.reserve(registered.identification, amount, work.now)
            count, total = count + 1, total + amount
    work.post(*transfer(Ledger.GAINS, Ledger.RESERVE_FUND, total))
    return ExpiredClosed(count, total)


@dataclass(frozen=True, slots=True)
class AskReserveFund:
    """What lies in the reserve fund."""


def _reserve_fund(unit: Unit, _house: House, _query: AskReserveFund) -> Money:
    return unit.cash.balance(Ledger.RESERVE_FUND)


reserve_fund = reading(_reserve_fund)
