"""The sealed journal (HOUSE H4)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime
from typing import Any

from sqlalchemy import Connection, Row, bindparam, func, select, text, update

from app.domain.betting.limits import Scope
from app.domain.house.seal import Head
from app.domain.values.days import instant_text, parse_instant
from app.ports.journal import Entry
from db.bare_journal import DriverJournal, InFile, OnServer
from db.engines import ask
from db.migrations.guards import guards_of, present_guards
from db.repositories.sealed import is_numbered_to, questions
from db.rows import Rows
from db.schema import SEALED
from db.schema.house import BALANCES, CLOCK_RECORDS, JOURNAL, JOURNAL_HEAD, POSTINGS, REQUESTS

_ANSWER = select(REQUESTS.c.answer).where(REQUESTS.c.request == bindparam("asked"))

_AT_ONCE = 2000
_SUMMED_AT_ONCE = 5000
_POSTED_IN = (
    select(POSTINGS.c.account, func.sum(POSTINGS.c.amount))
    .where(POSTINGS.c.entry.between(bindparam("first"), bindparam("last")))
    .group_by(POSTINGS.c.account)
)
"""A part at a time: sorting all postings by account at once takes twice as long, and room on the disk."""


class SqlJournal:
    def __init__(
        self, connection: Connection, rows: Rows, head: Head | None = None, latest_at: str | None = None
    ) -> None:
        """`head` and `latest_at` as the unit has read them when it began."""
        self._connection = connection
        self._rows = rows
        self._head = head
        self._latest = latest_at

    def head(self) -> Head:
        if self._head is not None:
            return self._head
        row = self._connection.execute(select(JOURNAL_HEAD.c.number, JOURNAL_HEAD.c.hash)).one()
        return Head(row.number, row.hash)

    def latest_at(self) -> datetime | None:
        return parse_instant(self._latest) if self._latest else None

    def record_clock(self, now: datetime, reason: str) -> None:
        latest = self.latest_at() or now
        self._rows.add(CLOCK_RECORDS, latest_at=latest, now=now, reason=reason)
        self._connection.execute(update(JOURNAL_HEAD).values(latest_at=instant_text(now)))
        self._latest = instant_text(now)

    def answer(self, request: str) -> str | None:
        found = ask(self._connection, _ANSWER, asked=request)
        return found[0][0] if found else None

    def entries(self, after: int = 0) -> Iterator[Entry]:
        query = select(JOURNAL).where(JOURNAL.c.number > after).order_by(JOURNAL.c.number)
        for row in self._connection.execute(query.execution_options(yield_per=_AT_ONCE)):
            yield entry_of(row)

    def bare(self) -> DriverJournal:
        """On the same connection, in the same snapshot."""
        connection = self._connection.connection.driver_connection
        return DriverJournal(connection, questions(self._connection.dialect.name))

    def elsewhere(self) -> InFile | OnServer:
        dialect = self._connection.dialect
        asked = questions(dialect.name)
        if dialect.name == "sqlite":
            [(_, _, path)] = self._connection.exec_driver_sql("PRAGMA database_list")
            return InFile(path, asked)
        _, login = dialect.create_connect_args(self._connection.engine.url)
        login.pop("context", None)  # how SQLAlchemy has values adapted; it can't be sent to a process
        return OnServer(login, asked)

    def is_numbered_to(self, last: int) -> bool:
        return is_numbered_to(self._connection, last)

    def recent(self, count: int, act: str | None = None) -> Sequence[Entry]:
        query = select(JOURNAL).order_by(JOURNAL.c.number.desc()).limit(count)
        if act is not None:
            query = query.where(JOURNAL.c.act == act)
        return tuple(entry_of(row) for row in self._connection.execute(query))

    def sealed_tables(self) -> Sequence[str]:
        return tuple(table.name for table in SEALED)

    def sealed_rows(self, table: str) -> Iterator[tuple[int, int, Mapping[str, object]]]:
        [found] = [each for each in SEALED if each.name == table]
        query = select(found).order_by(found.c.entry, found.c.line)
        for row in self._connection.execute(query.execution_options(yield_per=_AT_ONCE)):
            values: dict[str, Any] = dict(row._mapping)  # noqa: SLF001  # SQLAlchemy's public name for it
            yield values.pop("entry"), values.pop("line"), values

    def missing_triggers(self) -> Sequence[str]:
        there = present_guards(self._connection)
        dialect = self._connection.dialect.name
        return tuple(
            name
            for name in (JOURNAL.name, *self.sealed_tables())
            if any(there.get(guard) != made for guard, made in guards_of(dialect, name).items())
        )

    def false_balances(self) -> Sequence[str]:
        posted: Counter[str] = Counter()
        for first in range(1, self.head().number + 1, _SUMMED_AT_ONCE):
            asked = {"first": first, "last": first + _SUMMED_AT_ONCE - 1}
            for account, amount in self._connection.execute(_POSTED_IN, asked):
                posted[account] += amount
        held = {row.account: row.amount for row in self._connection.execute(select(BALANCES))}
        return tuple(
            sorted(account for account in posted.keys() | held if posted[account] != held.get(account, 0))
        )

    def false_totals(self) -> Sequence[str]:
        stakes, gains, of_picks, gains_of_picks = map(int, self._connection.execute(_TAKEN).one())
        taken = dict.fromkeys(Scope, (stakes, gains))
        taken |= dict.fromkeys((Scope.BET, Scope.PICK), (of_picks, gains_of_picks))
        there = {scope: (int(own), int(won)) for scope, own, won in self._connection.execute(_TOTALS)}
        return tuple(
            sorted(
                {scope.value for scope, right in taken.items() if there.get(scope.value, (0, 0)) != right}
                | there.keys() - set(map(str, Scope))
            )
        )


_TAKEN = text("""
    SELECT coalesce(sum(stake), 0), coalesce(sum(potential), 0),
        coalesce(sum(stake * picks), 0), coalesce(sum(potential * picks), 0)
    FROM (
        SELECT stake, potential, length(picks) - length(replace(picks, ' ', '')) + 1 AS picks
        FROM play_combinations WHERE play NOT IN (SELECT play FROM cancellations)
    ) AS standing
""")
"""Stakes and gains of all combinations that stand, and the same once for each of their picks."""
_TOTALS = text("SELECT scope, sum(stakes), sum(gains) FROM betting_totals GROUP BY scope")


def entry_of(row: Row[tuple[object, ...]]) -> Entry:
    """A journal entry as its row holds it."""
    return Entry(
        number=row.number,
        at=row.at,
        act=row.act,
        operator=row.operator,
        subject=row.subject,
        body=row.body,
        hash=row.hash,
        seal=row.seal,
    )
