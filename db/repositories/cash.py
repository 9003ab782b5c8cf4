"""Shifts, movements and the ledger (HOUSE H3)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from datetime import date, datetime

from sqlalchemy import ColumnElement, Connection, Row, bindparam, func, select

from app.codec import canonical, read
from app.domain.betting.orders import OrderTotal
from app.domain.house.cash import Means, Posting
from app.domain.house.shifts import (
    Closure,
    Movement,
    MovementTotal,
    PastShift,
    Shift,
    ShiftClosing,
    TicketCount,
)
from app.domain.values import Money
from app.domain.values.days import instant_text, parse_instant
from db.engines import upsert_many
from db.memory import Question
from db.rows import Rows
from db.schema.house import (
    BALANCES,
    CLOSURE_ORDERS,
    CLOSURES,
    MOVEMENTS,
    PAID_TICKET_COUNTS,
    POSTINGS,
    SHIFT_CLOSINGS,
    SHIFTS,
)


class SqlCash:
    def __init__(self, connection: Connection, rows: Rows) -> None:
        self._connection = connection
        self._rows = rows

    def open_shift(self, drawer: str) -> Shift | None:
        def ask() -> Shift | None:
            row = self._connection.execute(_OPEN_IN_DRAWER, {"drawer": drawer}).one_or_none()
            return _shift(row) if row else None

        return self._rows.recall_one(_OPEN_NOW, drawer, ask)

    def open_shifts(self) -> Sequence[Shift]:
        return tuple(_shift(row) for row in self._connection.execute(_OPEN.order_by(SHIFTS.c.drawer)))

    def add_shift(self, shift: Shift) -> None:
        self._rows.add(
            SHIFTS,
            id=shift.id,
            drawer=shift.drawer,
            point_of_sale=shift.point_of_sale,
            operator=shift.operator,
            float=shift.float,
            opened_at=shift.opened_at,
        )

    def add_closing(self, closing: ShiftClosing) -> None:
        self._rows.add(
            SHIFT_CLOSINGS,
            shift=closing.shift,
            operator=closing.operator,
            expected=closing.expected,
            counted=closing.counted,
            difference=closing.difference,
            reason=closing.reason,
            pieces=canonical(dict(closing.pieces)),
            closed_at=closing.closed_at,
        )
        if closing.tickets is not None:
            self._rows.add(
                PAID_TICKET_COUNTS,
                shift=closing.shift,
                listed=closing.tickets.listed,
                counted=closing.tickets.counted,
                at=closing.closed_at,
            )

    def shifts(self, start: datetime, end: datetime) -> Sequence[PastShift]:
        asked = {"start": instant_text(start), "end": instant_text(end)}
        return tuple(_past(row) for row in self._connection.execute(_BETWEEN, asked))

    def shift(self, shift: str) -> PastShift | None:
        row = self._connection.execute(_PAST.where(SHIFTS.c.id == shift)).one_or_none()
        return _past(row) if row else None

    def post(self, postings: Iterable[Posting], shift: str | None) -> None:
        moved = []
        for posting in postings:
            self._rows.add(POSTINGS, account=posting.account, amount=posting.amount, shift=shift)
            moved.append({"account": posting.account, "amount": posting.amount.cents})
        if moved:
            upsert_many(self._connection, BALANCES, moved, add=("amount",))

    def add_movement(self, movement: Movement) -> None:
        self._rows.add(
            MOVEMENTS,
            shift=movement.shift,
            act=movement.act,
            means=movement.means,
            amount=movement.amount,
            reference=movement.reference,
            reason=movement.reason,
            at=movement.at,
        )

    def balance(self, account: str) -> Money:
        found = self._connection.execute(
            select(BALANCES.c.amount).where(BALANCES.c.account == account)
        ).scalar_one_or_none()
        return Money(found or 0)

    def balances(self) -> Mapping[str, Money]:
        rows = self._connection.execute(select(BALANCES).order_by(BALANCES.c.account))
        return {row.account: Money(row.amount) for row in rows}

    def recomputed(self) -> Mapping[str, Money]:
        rows = self._connection.execute(_POSTED)
        return {account: Money(int(amount)) for account, amount in rows}

    def movements(self, shift: str) -> Sequence[MovementTotal]:
        return self._totals(MOVEMENTS.c.shift == shift)

    def movements_since(self, entry: int) -> Sequence[MovementTotal]:
        return self._totals(MOVEMENTS.c.entry >= entry)

    def last_closure(self) -> Closure | None:
        row = self._connection.execute(DAYS.order_by(CLOSURES.c.entry.desc()).limit(1)).one_or_none()
        return closure_of(row) if row else None

    def add_closure(self, closure: Closure) -> None:
        self._rows.add(
            CLOSURES,
            day=closure.day,
            first=closure.first,
            last=closure.last,
            head=closure.head,
            movements=canonical(closure.movements),
            turnover=closure.turnover,
            perpetual=closure.perpetual,
            uncertified=canonical(closure.uncertified),
            signature=closure.signature,
            closed_at=closure.closed_at,
        )
        add_orders(self._rows, closure.day.isoformat(), closure.orders)

    def _totals(self, condition: ColumnElement[bool]) -> Sequence[MovementTotal]:
        found = self._connection.execute(
            select(MOVEMENTS.c.act, MOVEMENTS.c.means, func.count(), func.sum(MOVEMENTS.c.amount))
            .where(condition)
            .group_by(MOVEMENTS.c.act, MOVEMENTS.c.means)
            .order_by(func.min(MOVEMENTS.c.entry))
        )
        return tuple(
            MovementTotal(act, Means(means), count, Money(int(amount))) for act, means, count, amount in found
        )


_OPEN_NOW: Question[str, Shift] = Question(SHIFTS, SHIFT_CLOSINGS)
_OPEN = select(SHIFTS).where(
    ~select(SHIFT_CLOSINGS.c.shift).where(SHIFT_CLOSINGS.c.shift == SHIFTS.c.id).exists()
)
_OPEN_IN_DRAWER = _OPEN.where(SHIFTS.c.drawer == bindparam("drawer")).order_by(SHIFTS.c.entry.desc()).limit(1)


_PAST = select(
    SHIFTS,
    SHIFT_CLOSINGS.c.operator.label("closed_by"),
    SHIFT_CLOSINGS.c.expected,
    SHIFT_CLOSINGS.c.counted,
    SHIFT_CLOSINGS.c.difference,
    SHIFT_CLOSINGS.c.reason,
    SHIFT_CLOSINGS.c.pieces,
    SHIFT_CLOSINGS.c.closed_at,
    PAID_TICKET_COUNTS.c.listed,
    PAID_TICKET_COUNTS.c.counted.label("tickets_counted"),
).select_from(
    SHIFTS.outerjoin(SHIFT_CLOSINGS, SHIFT_CLOSINGS.c.shift == SHIFTS.c.id).outerjoin(
        PAID_TICKET_COUNTS, PAID_TICKET_COUNTS.c.shift == SHIFTS.c.id
    )
)
_BETWEEN = (
    _PAST.where(SHIFTS.c.opened_at < bindparam("end"))
    .where(func.coalesce(SHIFT_CLOSINGS.c.closed_at, bindparam("end")) >= bindparam("start"))
    .order_by(SHIFTS.c.entry.desc())
)
_POSTED = (
    select(POSTINGS.c.account, func.sum(POSTINGS.c.amount))
    .group_by(POSTINGS.c.account)
    .order_by(POSTINGS.c.account)
)


def _past(row: Row[tuple[object, ...]]) -> PastShift:
    return PastShift(_shift(row), _closing(row) if row.closed_at else None)


def _closing(row: Row[tuple[object, ...]]) -> ShiftClosing:
    return ShiftClosing(
        shift=row.id,
        operator=row.closed_by,
        expected=Money(row.expected),
        counted=Money(row.counted),
        difference=Money(row.difference),
        reason=row.reason,
        pieces=read(row.pieces, dict[str, int]),
        closed_at=parse_instant(row.closed_at),
        tickets=None if row.listed is None else TicketCount(row.listed, row.tickets_counted),
    )


def _shift(row: Row[tuple[object, ...]]) -> Shift:
    return Shift(
        id=row.id,
        drawer=row.drawer,
        point_of_sale=row.point_of_sale,
        operator=row.operator,
        float=Money(row.float),
        opened_at=parse_instant(row.opened_at),
    )


DAYS = select(CLOSURES, CLOSURE_ORDERS.c.orders).select_from(
    CLOSURES.outerjoin(CLOSURE_ORDERS, CLOSURE_ORDERS.c.period == CLOSURES.c.day)
)


def add_orders(rows: Rows, period: str, orders: tuple[OrderTotal, ...]) -> None:
    """What the closure of `period` has of gains by cheque and transfer, if there are any."""
    if orders:
        rows.add(CLOSURE_ORDERS, period=period, orders=canonical(orders))


def orders_of(row: Row[tuple[object, ...]]) -> tuple[OrderTotal, ...]:
    return read(row.orders or "[]", tuple[OrderTotal, ...])


def closure_of(row: Row[tuple[object, ...]]) -> Closure:
    """A day's closure as its row holds it."""
    return Closure(
        day=date.fromisoformat(row.day),
        first=row.first,
        last=row.last,
        head=row.head,
        movements=read(row.movements, tuple[MovementTotal, ...]),
        orders=orders_of(row),
        turnover=Money(row.turnover),
        perpetual=Money(row.perpetual),
        uncertified=read(row.uncertified or "[]", tuple[str, ...]),
        signature=row.signature,
        closed_at=parse_instant(row.closed_at),
    )
