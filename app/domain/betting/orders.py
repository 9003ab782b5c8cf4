"""Transfers and cheques on their way to a winner (BETTING B8, art. 11.1.4 to 11.2.3)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date, datetime
from enum import StrEnum

from app.domain.betting.deadlines import payment_due, transfer_order_on
from app.domain.betting.payment import Method
from app.domain.errors import Code, Refused
from app.domain.values import Money, business_day


class OrderState(StrEnum):
    """`RETURNED` came back unpaid (a closed account, a cheque not cashed); it may be issued again."""

    REQUESTED = "requested"
    ISSUED = "issued"
    RETURNED = "returned"


@dataclass(frozen=True, slots=True)
class PaymentOrder:
    """What one winner of a ticket is owed by transfer or cheque.

    `share` is his place on the collective form, 0 where he is the only one. `reference` is the
    export that carried a transfer, or the number of a cheque. `reason` says why it came back.
    """

    number: int
    play: str
    method: Method
    share: int
    amount: Money
    requested_at: datetime
    due_on: date
    state: OrderState = OrderState.REQUESTED
    reference: str = ""
    reason: str = ""

    @property
    def export_on(self) -> date:
        """The first day on which a transfer goes to the bank: the next working day (11.1.4)."""
        return transfer_order_on(business_day(self.requested_at))

    def late_on(self, day: date) -> bool:
        """Whether it should have been issued before `day`: ten working days have passed (11.2.3)."""
        return self.state is not OrderState.ISSUED and day > self.due_on


@dataclass(frozen=True, slots=True)
class OrderTotal:
    """What was asked for by one means that no drawer pays.

    `tickets` is how many were paid so, `orders` how many transfers or cheques that makes: several
    winners of one ticket have a cheque each.
    """

    method: Method
    tickets: int
    orders: int
    amount: Money


def order_totals(orders: Iterable[PaymentOrder]) -> tuple[OrderTotal, ...]:
    """The sums of `orders` by their means, cheques first; none where nothing was asked for."""
    asked = tuple(orders)
    by_means = (
        (method, [each for each in asked if each.method is method])
        for method in (Method.CHEQUE, Method.TRANSFER)
    )
    return tuple(
        OrderTotal(
            method, len({each.play for each in those}), len(those), Money.total(each.amount for each in those)
        )
        for method, those in by_means
        if those
    )


def due_on(requested_at: datetime) -> date:
    return payment_due(business_day(requested_at))


def check_issue(order: PaymentOrder) -> None:
    """Raises Refused(unknown) for an order that was issued and has not come back."""
    if order.state is OrderState.ISSUED:
        raise Refused(Code.UNKNOWN, order=order.number, state=order.state)


def check_return(order: PaymentOrder, reason: str) -> None:
    """Raises Refused: `unknown` for an order that was not issued, `reason_required`."""
    if order.state is not OrderState.ISSUED:
        raise Refused(Code.UNKNOWN, order=order.number, state=order.state)
    if not reason.strip():
        raise Refused(Code.REASON_REQUIRED)
