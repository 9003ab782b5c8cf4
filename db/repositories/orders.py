"""Transfers and cheques: recaps, orders and their states (BETTING B8)."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, datetime
from typing import Any

from sqlalchemy import ColumnElement, Connection, Row, func, select, true

from app.domain.betting.orders import OrderState, PaymentOrder
from app.domain.betting.payment import Method
from app.domain.values import Money
from app.domain.values.days import parse_instant
from app.ports.office import Recap
from db.rows import Rows
from db.schema.office import ORDER_STATES, PAYMENT_ORDERS, TRANSFER_RECAPS


class SqlOrders:
    def __init__(self, connection: Connection, rows: Rows) -> None:
        self._connection = connection
        self._rows = rows

    def next_recap(self) -> int:
        last = func.coalesce(func.max(TRANSFER_RECAPS.c.number), 0)
        return int(self._connection.execute(select(last)).scalar_one()) + 1

    def add_recap(self, recap: Recap) -> None:
        self._rows.add(
            TRANSFER_RECAPS,
            number=recap.number,
            play=recap.play,
            amount=recap.amount,
            commitment=recap.commitment,
            at=recap.at,
        )

    def recap(self, play: str) -> Recap | None:
        row = self._connection.execute(
            select(TRANSFER_RECAPS)
            .where(TRANSFER_RECAPS.c.play == play)
            .order_by(TRANSFER_RECAPS.c.entry.desc())
            .limit(1)
        ).one_or_none()
        if row is None:
            return None
        return Recap(row.number, row.play, Money(row.amount), row.commitment, parse_instant(row.at))

    def next_order(self) -> int:
        last = func.coalesce(func.max(PAYMENT_ORDERS.c.number), 0)
        return int(self._connection.execute(select(last)).scalar_one()) + 1

    def add(self, order: PaymentOrder) -> None:
        self._rows.add(
            PAYMENT_ORDERS,
            number=order.number,
            play=order.play,
            method=order.method,
            share=order.share,
            amount=order.amount,
            due_on=order.due_on,
            at=order.requested_at,
        )

    def set_state(
        self, order: int, state: OrderState, at: datetime, *, reference: str = "", reason: str = ""
    ) -> None:
        self._rows.add(
            ORDER_STATES, payment_order=order, state=state, reference=reference, reason=reason, at=at
        )

    def order(self, number: int) -> PaymentOrder | None:
        found = self._select(PAYMENT_ORDERS.c.number == number)
        return found[0] if found else None

    def all(self, *, play: str | None = None) -> Sequence[PaymentOrder]:
        return self._select(true() if play is None else PAYMENT_ORDERS.c.play == play)

    def requested_since(self, entry: int) -> Sequence[PaymentOrder]:
        return self._select(PAYMENT_ORDERS.c.entry >= entry)

    def issued_with(self, reference: str) -> Sequence[PaymentOrder]:
        issued = select(ORDER_STATES.c.payment_order).where(
            ORDER_STATES.c.reference == reference, ORDER_STATES.c.state == OrderState.ISSUED.value
        )
        return self._select(PAYMENT_ORDERS.c.number.in_(issued))

    def _select(self, condition: ColumnElement[bool]) -> Sequence[PaymentOrder]:
        newest = (
            select(ORDER_STATES.c.payment_order, func.max(ORDER_STATES.c.entry).label("entry"))
            .group_by(ORDER_STATES.c.payment_order)
            .subquery()
        )
        states = (
            select(ORDER_STATES)
            .join(
                newest,
                (ORDER_STATES.c.payment_order == newest.c.payment_order)
                & (ORDER_STATES.c.entry == newest.c.entry),
            )
            .subquery()
        )
        query = (
            select(PAYMENT_ORDERS, states.c.state, states.c.reference, states.c.reason)
            .outerjoin(states, states.c.payment_order == PAYMENT_ORDERS.c.number)
            .where(condition)
            .order_by(PAYMENT_ORDERS.c.number)
        )
        return tuple(_order(row) for row in self._connection.execute(query))


def _order(row: Row[tuple[Any, ...]]) -> PaymentOrder:
    return PaymentOrder(
        number=row.number,
        play=row.play,
        method=Method(row.method),
        share=row.share,
        amount=Money(row.amount),
        requested_at=parse_instant(row.at),
        due_on=date.fromisoformat(row.due_on),
        state=OrderState(row.state or OrderState.REQUESTED),
        reference=row.reference or "",
        reason=row.reason or "",
    )
