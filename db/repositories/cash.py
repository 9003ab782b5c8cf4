"""Shifts, movements and the ledger (HOUSE H3)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from datetime import date

from sqlalchemy import ColumnElement, Connection, Row, bindparam, func, select

from app.codec import canonical, read
from app.domain.house.cash import Means, Posting
from app.domain.house.shifts import Closure, Movement, MovementTotal, Shift, ShiftClosing
from app.domain.values import Money
from app.domain.values.days import parse_instant
from db.engines import upsert_many
from db.rows import Rows
from db.schema.house import BALANCES, CLOSURES, MOVEMENTS, POSTINGS, SHIFT_CLOSINGS, SHIFTS


class SqlCash:
    def __init__(self, connection: Connection, rows: Rows) -> None:
        self._connection = connection
        self._rows = rows

    def open_shift(self, drawer: str) -> Shift | None:
        row = self._connection.execute(_OPEN_IN_DRAWER, {"drawer": drawer}).one_or_none()
        return _shift(row) if row else None

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

    def movements(self, shift: str) -> Sequence[MovementTotal]:
        return self._totals(MOVEMENTS.c.shift == shift)

    def movements_since(self, entry: int) -> Sequence[MovementTotal]:
        return self._totals(MOVEMENTS.c.entry >= entry)

    def last_closure(self) -> Closure | None:
        row = self._connection.execute(
            select(CLOSURES).order_by(CLOSURES.c.entry.desc()).limit(1)
        ).one_or_none()
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


_OPEN = select(SHIFTS).where(
    ~select(SHIFT_CLOSINGS.c.shift).where(SHIFT_CLOSINGS.c.shift == SHIFTS.c.id).exists()
)
_OPEN_IN_DRAWER = _OPEN.where(SHIFTS.c.drawer == bindparam("drawer")).order_by(SHIFTS.c.entry.desc()).limit(1)


def _shift(row: Row[tuple[object, ...]]) -> Shift:
    return Shift(
        id=row.id,
        drawer=row.drawer,
        point_of_sale=row.point_of_sale,
        operator=row.operator,
        float=Money(row.float),
        opened_at=parse_instant(row.opened_at),
    )


def closure_of(row: Row[tuple[object, ...]]) -> Closure:
    """A day's closure as its row holds it."""
    return Closure(
        day=date.fromisoformat(row.day),
        first=row.first,
        last=row.last,
        head=row.head,
        movements=read(row.movements, tuple[MovementTotal, ...]),
        turnover=Money(row.turnover),
        perpetual=Money(row.perpetual),
        uncertified=read(row.uncertified or "[]", tuple[str, ...]),
        signature=row.signature,
        closed_at=parse_instant(row.closed_at),
    )
