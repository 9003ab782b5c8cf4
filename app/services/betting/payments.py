"""Gains and refunds paid, and what nobody came for (BETTING B8, art. 11, 12)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date

from app.documents.tickets import payment as payment_receipt
from app.documents.transfers import attestation
from app.domain.betting.orders import PaymentOrder
from app.domain.betting.payment import Method, Payment, PaymentAsked, decide_payment
from app.domain.betting.settlement import Status, Ticket
from app.domain.betting.ticket_numbers import read_code
from app.domain.errors import Refused
from app.domain.house.cash import Ledger, Means, transfer
from app.domain.house.rights import Act
from app.domain.values import Money, business_day
from app.ports.betting import PaymentMade, RegisteredPlay
from app.ports.store import Unit
from app.services.act import Work, act, reading
from app.services.betting import winners
from app.services.betting.papers_in_force import present, spaced_out
from app.services.betting.standing import as_ticket, as_tickets
from app.services.betting.transfers import confirmed_recap, order
from app.services.house import House, Origin


@dataclass(frozen=True, slots=True)
class PayTicket:
    """`code` as scanned or typed, `control` where it was typed apart; the ticket was taken back.

    `together` is what else the same person asks for at the same time (HOUSE H9).
    """

    code: str
    asked: PaymentAsked
    control: str | None = None
    together: Money = Money.ZERO

    @property
    def subject(self) -> str:
        """What a supervisor's word for a winner of the house's own staff is bound to."""
        try:
            return read_code(self.code).identification
        except Refused:
            return self.code


@dataclass(frozen=True, slots=True)
class TicketPaid:
    """`orders` are the transfers or cheques that were asked for, one for each winner."""

    identification: str
    number: int
    gain: Money
    refund: Money
    amount: Money
    orders: tuple[int, ...] = ()


_METHODS = {Method.CASH: "espèces", Method.TRANSFER: "virement", Method.CHEQUE: "chèque"}


@spaced_out
@act(Act.PAY_TICKET, till=True, subject=lambda command: command.subject)
def pay(work: Work, command: PayTicket) -> TicketPaid:
    """Pay a ticket once, whatever the number of stations asking. Refusals in the order of B8, then
    `employee` without a supervisor's word, `recap_required` for a transfer that nobody read back."""
    registered = present(work, command.code, command.control)
    ticket = as_ticket(work.unit, registered)
    rule, linked = winners.rule_for(work, ticket.standing.worth.amount, command.asked, command.together)
    paid = decide_payment(
        ticket,
        command.asked,
        at=work.now,
        point_of_sale=work.unit.places.point_of_sale(work.origin.point_of_sale),
        drawer=work.drawer_balance() if work.house.settings.drawer_short else None,
        identity=rule is not None,
    )
    winners.require_no_staff(work, command.asked)
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
        commitment=_commitment(work, registered, command.asked, paid),
    )
    work.unit.plays.pay(registered.identification, made, work.shift.id)
    winners.register(work, registered.identification, rule, linked + command.together)
    orders = _give(work, registered, command.asked, paid)
    _print_receipt(work, registered, made)
    numbers = tuple(order.number for order in orders)
    return TicketPaid(registered.identification, made.number, made.gain, made.refund, paid.amount, numbers)


def _commitment(work: Work, registered: RegisteredPlay, asked: PaymentAsked, paid: Payment) -> str | None:
    """Who was paid is kept apart; the journal holds a salted digest of it (H9)."""
    if paid.method is Method.TRANSFER:
        return confirmed_recap(work, registered.identification, asked, paid).commitment
    return winners.keep(work, registered.identification, asked.winners) if asked.winners else None


def _give(
    work: Work, registered: RegisteredPlay, asked: PaymentAsked, paid: Payment
) -> tuple[PaymentOrder, ...]:
    """Cash from the drawer, or an order for each winner."""
    if paid.method is Method.CASH:
        work.take(-paid.amount, Ledger.GAINS, Means.CASH)
        return ()
    work.post(*transfer(Ledger.TRANSFERS, Ledger.GAINS, paid.amount))
    orders = order(work, registered.identification, asked, paid)
    if paid.method is Method.TRANSFER and asked.winner is not None:
        work.print(
            attestation(
                orders[0].number,
                asked.winner,
                paid.amount,
                due_on=orders[0].due_on,
                sequence=registered.sequence,
                identification=registered.identification,
                station=work.origin.station,
                at=work.now,
            )
        )
    return orders


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
    return _move_expired(work)


def close_expired_by_night(house: House, origin: Origin) -> ExpiredClosed | None:
    """`close_expired` by the station itself, in nobody's name; None where nothing has expired."""
    with house.store.read() as unit:
        if not any(_expired(unit, business_day(house.clock.now()))):
            return None
    return _close_by_night(house, origin, CloseExpired())


@act(Act.CLOSE_EXPIRED, admits=False)
def _close_by_night(work: Work, _command: CloseExpired) -> ExpiredClosed:
    return _move_expired(work)


def _move_expired(work: Work) -> ExpiredClosed:
    count, total = 0, Money.ZERO
    for registered, ticket in _expired(work.unit, business_day(work.now)):
        amount = ticket.standing.worth.amount
        work.unit.plays.reserve(registered.identification, amount, work.now)
        count, total = count + 1, total + amount
    # What the fund owes stands below nothing, as the pool of prizes does.
    work.post(*transfer(Ledger.RESERVE_FUND, Ledger.GAINS, total))
    return ExpiredClosed(count, total)


def _expired(unit: Unit, today: date) -> Iterator[tuple[RegisteredPlay, Ticket]]:
    return (
        (registered, ticket)
        for registered, ticket in as_tickets(unit, unit.plays.unended())
        if ticket.status_on(today) is Status.EXPIRED
    )


@dataclass(frozen=True, slots=True)
class AskReserveFund:
    """What lies in the reserve fund."""


def _reserve_fund(unit: Unit, _house: House, _query: AskReserveFund) -> Money:
    return -unit.cash.balance(Ledger.RESERVE_FUND)


reserve_fund = reading(_reserve_fund)
