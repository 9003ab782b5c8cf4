"""Restores, changes of keys, periods sealed, personal data let go (H4, H5, H9)."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from datetime import date, datetime

from sqlalchemy import CompoundSelect, Connection, Row, func, or_, select, union, update

from app.codec import canonical, read
from app.domain.house.keeping import KeyChange, PeriodClosure, PrivacyAct, PrivacyKind, Restored
from app.domain.house.seal import Head
from app.domain.house.shifts import Closure, MovementTotal
from app.domain.values import Money
from app.domain.values.days import instant_text, parse_instant
from app.ports.journal import Entry
from db.repositories.cash import DAYS, add_orders, closure_of, orders_of
from db.repositories.journal import entry_of
from db.rows import Rows
from db.schema.house import APPROVAL_USES, APPROVALS, CLOSURE_ORDERS, CLOSURES, JOURNAL, JOURNAL_HEAD
from db.schema.keeping import KEY_CHANGES, PERIOD_CLOSURES, PRIVACY_ACTS, RESTORES


class SqlKeeping:
    def __init__(self, connection: Connection, rows: Rows) -> None:
        self._connection = connection
        self._rows = rows
        self.next_key_id: str | None = None
        """The key that this act names for the entries after it."""

    def key_id(self) -> str | None:
        named: str | None = self._connection.execute(select(JOURNAL_HEAD.c.key_id)).scalar_one()
        return named

    def add_restore(self, restored: Restored) -> None:
        self._rows.add(
            RESTORES,
            back_to=restored.back_to.number,
            back_to_hash=restored.back_to.hash,
            lost_to=restored.lost_to,
            digest=restored.digest,
            reason=restored.reason,
            at=restored.at,
        )

    def restores(self) -> Sequence[Restored]:
        rows = self._connection.execute(select(RESTORES).order_by(RESTORES.c.entry))
        return tuple(_restored(row) for row in rows)

    def restore_entries(self) -> Sequence[int]:
        return tuple(self._connection.execute(select(RESTORES.c.entry)).scalars())

    def add_key_change(self, change: KeyChange) -> None:
        self._rows.add(
            KEY_CHANGES,
            key_id=change.key_id,
            former_key_id=change.former_key_id,
            public_key=change.public_key,
            former_public_key=change.former_public_key,
            signature=change.signature,
            lost=change.lost,
            reason=change.reason,
            at=change.at,
        )
        self.next_key_id = change.key_id
        self._connection.execute(update(JOURNAL_HEAD), {"key_id": change.key_id})

    def key_changes(self) -> Mapping[int, KeyChange]:
        rows = self._connection.execute(select(KEY_CHANGES).order_by(KEY_CHANGES.c.entry))
        return {row.entry: _key_change(row) for row in rows}

    def closures(self, first: date, last: date) -> Sequence[Closure]:
        rows = self._connection.execute(
            DAYS.where(CLOSURES.c.day >= first.isoformat(), CLOSURES.c.day <= last.isoformat()).order_by(
                CLOSURES.c.day
            )
        )
        return tuple(closure_of(row) for row in rows)

    def add_period(self, closure: PeriodClosure) -> None:
        self._rows.add(
            PERIOD_CLOSURES,
            period=closure.period,
            first_day=closure.first_day,
            last_day=closure.last_day,
            days=closure.days,
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
        add_orders(self._rows, closure.period, closure.orders)

    def periods(self) -> Sequence[PeriodClosure]:
        rows = self._connection.execute(_PERIODS.order_by(PERIOD_CLOSURES.c.entry, PERIOD_CLOSURES.c.line))
        return tuple(_period(row) for row in rows)

    def entries_between(self, first: int, last: int) -> Sequence[Entry]:
        rows = self._connection.execute(
            select(JOURNAL).where(JOURNAL.c.number.between(first, last)).order_by(JOURNAL.c.number)
        )
        return tuple(entry_of(row) for row in rows)

    def numbers_between(self, start: datetime, end: datetime) -> tuple[int, int] | None:
        first, last = self._connection.execute(
            select(func.min(JOURNAL.c.number), func.max(JOURNAL.c.number)).where(
                JOURNAL.c.at >= instant_text(start), JOURNAL.c.at < instant_text(end)
            )
        ).one()
        return None if first is None else (first, last)

    def find_entries(
        self,
        *,
        acts: Collection[str],
        operator: str | None,
        subject: str | None,
        start: datetime | None,
        end: datetime | None,
        limit: int,
    ) -> Sequence[Entry]:
        query = select(JOURNAL).order_by(JOURNAL.c.number.desc()).limit(limit)
        if acts:
            query = query.where(JOURNAL.c.act.in_([str(act) for act in acts]))
        if operator is not None:
            query = query.where(
                or_(JOURNAL.c.operator == operator, JOURNAL.c.number.in_(_vouched_by(operator)))
            )
        if subject is not None:
            query = query.where(JOURNAL.c.subject == subject)
        if start is not None:
            query = query.where(JOURNAL.c.at >= instant_text(start))
        if end is not None:
            query = query.where(JOURNAL.c.at < instant_text(end))
        return tuple(entry_of(row) for row in self._connection.execute(query))

    def add_privacy_act(self, act: PrivacyAct) -> None:
        self._rows.add(PRIVACY_ACTS, kind=act.kind, subject=act.subject, reason=act.reason, at=act.at)

    def privacy_acts(self) -> Sequence[PrivacyAct]:
        rows = self._connection.execute(
            select(PRIVACY_ACTS).order_by(PRIVACY_ACTS.c.entry, PRIVACY_ACTS.c.line)
        )
        return tuple(
            PrivacyAct(PrivacyKind(row.kind), row.subject, row.reason, parse_instant(row.at)) for row in rows
        )


def _vouched_by(operator: str) -> CompoundSelect[tuple[int]]:
    """The entries in which `operator` gave his word, and those of the acts that needed it."""
    given = select(APPROVALS.c.entry).where(APPROVALS.c.supervisor == operator)
    used = select(APPROVAL_USES.c.entry).join(APPROVALS, APPROVALS.c.id == APPROVAL_USES.c.approval)
    return union(given, used.where(APPROVALS.c.supervisor == operator))


def restores_after(connection: Connection, entry: int) -> Sequence[Restored]:
    """The restores that were sealed after `entry`: numbers given before them go on behind a gap."""
    rows = connection.execute(select(RESTORES).where(RESTORES.c.entry > entry).order_by(RESTORES.c.entry))
    return tuple(_restored(row) for row in rows)


def _restored(row: Row[tuple[object, ...]]) -> Restored:
    return Restored(
        back_to=Head(row.back_to, row.back_to_hash),
        lost_to=row.lost_to,
        digest=row.digest,
        reason=row.reason,
        at=parse_instant(row.at),
    )


def _key_change(row: Row[tuple[object, ...]]) -> KeyChange:
    return KeyChange(
        key_id=row.key_id,
        former_key_id=row.former_key_id,
        public_key=row.public_key,
        former_public_key=row.former_public_key,
        signature=row.signature,
        lost=bool(row.lost),
        reason=row.reason,
        at=parse_instant(row.at),
    )


_PERIODS = select(PERIOD_CLOSURES, CLOSURE_ORDERS.c.orders).select_from(
    PERIOD_CLOSURES.outerjoin(CLOSURE_ORDERS, CLOSURE_ORDERS.c.period == PERIOD_CLOSURES.c.period)
)


def _period(row: Row[tuple[object, ...]]) -> PeriodClosure:
    return PeriodClosure(
        period=row.period,
        first_day=date.fromisoformat(row.first_day),
        last_day=date.fromisoformat(row.last_day),
        days=row.days,
        first=row.first,
        last=row.last,
        head=row.head,
        movements=read(row.movements, tuple[MovementTotal, ...]),
        orders=orders_of(row),
        turnover=Money(row.turnover),
        perpetual=Money(row.perpetual),
        uncertified=read(row.uncertified, tuple[str, ...]),
        signature=row.signature,
        closed_at=parse_instant(row.closed_at),
    )
