"""Changing a store behind the product's back, as somebody with the file in hand would."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager

from sqlalchemy import Connection, Engine, Table, delete, func, insert, select, text, update

from app.ports.tampering import Tampering
from db.schema import METADATA, SEALED
from db.schema.house import BALANCES, JOURNAL, JOURNAL_HEAD, POSTINGS

_FACTS = (
    "amount", "name", "surname", "seat", "float", "body", "odds", "account", "result", "winners", "perpetual",
)  # fmt: skip
"""Columns whose value is an amount, a name, a seat, a score or a sum, the likeliest first."""
Copy = Mapping[Table, list[dict[str, object]]]


class StoreTamperer:
    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._copies: dict[int, Copy] = {}

    def remember(self) -> None:
        with self._engine.connect() as connection:
            number = connection.execute(select(JOURNAL_HEAD.c.number)).scalar_one() + 1
            self._copies[number] = {
                table: [dict(row._mapping) for row in connection.execute(select(table))]  # noqa: SLF001
                for table in METADATA.sorted_tables
            }

    def tamper(self, record: int, how: Tampering) -> None:
        ways = {
            Tampering.CHANGE: _change,
            Tampering.CHANGE_FACT: _change_fact,
            Tampering.REMOVE: _remove,
            Tampering.INSERT: _insert,
            Tampering.SWAP: _swap,
            Tampering.CUT_TAIL: _cut_tail,
        }
        with self._engine.begin() as connection, guards_off(connection):
            if how is Tampering.OLD_COPY:
                _put_back(connection, self._copies[record])
            else:
                ways[how](connection, record)


@contextmanager
def guards_off(connection: Connection) -> Iterator[None]:
    """No trigger fires in between; afterwards they are there again."""
    guards = take_guards_off(connection)
    yield
    put_guards_back(connection, guards)


def take_guards_off(connection: Connection) -> list[str]:
    """Drop the triggers; return what makes them again."""
    if connection.dialect.name == "postgresql":
        tables = [table.name for table in (JOURNAL, *SEALED)]
        for table in tables:
            connection.execute(text(f"ALTER TABLE {table} DISABLE TRIGGER USER"))
        return [f"ALTER TABLE {table} ENABLE TRIGGER USER" for table in tables]
    triggers = connection.execute(text("SELECT name, sql FROM sqlite_master WHERE type = 'trigger'")).all()
    for name, _ in triggers:
        connection.execute(text(f"DROP TRIGGER {name}"))
    return [statement for _, statement in triggers]


def put_guards_back(connection: Connection, guards: Iterable[str]) -> None:
    for statement in guards:
        connection.exec_driver_sql(statement)


def _change(connection: Connection, record: int) -> None:
    body = connection.execute(select(JOURNAL.c.body).where(JOURNAL.c.number == record)).scalar_one()
    changed = body.replace('"v":1', '"v":7', 1)
    connection.execute(update(JOURNAL).where(JOURNAL.c.number == record).values(body=changed))


def _change_fact(connection: Connection, record: int) -> None:
    for column in _FACTS:
        for table in SEALED:
            if column not in table.c:
                continue
            of_record = table.c.entry == record
            row = connection.execute(select(table.c.line, table.c[column]).where(of_record).limit(1)).first()
            if row is None or row[1] is None:
                continue
            value = row[1] + 1 if isinstance(row[1], int) else _other_text(row[1])
            this = of_record & (table.c.line == row.line)
            connection.execute(update(table).where(this).values({column: value}))
            return
    raise LookupError(f"record {record} seals no fact")


def _other_text(value: str) -> str:
    """Another value of the same kind: a digit of a JSON body raised, a letter of a name replaced."""
    for place, letter in enumerate(value):
        if letter in "12345678":
            return value[:place] + str(int(letter) + 1) + value[place + 1 :]
    return value[:-1] + ("x" if value[-1] != "x" else "y")


def _remove(connection: Connection, record: int) -> None:
    connection.execute(delete(JOURNAL).where(JOURNAL.c.number == record))


def _insert(connection: Connection, record: int) -> None:
    last = connection.execute(select(func.max(JOURNAL.c.number))).scalar_one()
    forged = dict(connection.execute(select(JOURNAL).where(JOURNAL.c.number == record)).one()._mapping)  # noqa: SLF001
    for number in range(last, record - 1, -1):
        connection.execute(update(JOURNAL).where(JOURNAL.c.number == number).values(number=number + 1))
    body = json.loads(forged["body"])
    body["operator"] = "nobody"
    connection.execute(insert(JOURNAL), {**forged, "body": json.dumps(body), "hash": "f" * 64})


def _swap(connection: Connection, record: int) -> None:
    spare = -1
    for source, target in ((record, spare), (record + 1, record), (spare, record + 1)):
        connection.execute(update(JOURNAL).where(JOURNAL.c.number == source).values(number=target))


def _cut_tail(connection: Connection, record: int) -> None:
    """Leave a store that is whole in itself: rows, balances and head as if nothing had been."""
    connection.execute(delete(JOURNAL).where(JOURNAL.c.number >= record))
    gone = select(POSTINGS.c.account, func.sum(POSTINGS.c.amount)).where(POSTINGS.c.entry >= record)
    for account, amount in connection.execute(gone.group_by(POSTINGS.c.account)).all():
        left = BALANCES.c.amount - int(amount)
        connection.execute(update(BALANCES).where(BALANCES.c.account == account).values(amount=left))
    for table in SEALED:
        connection.execute(delete(table).where(table.c.entry >= record))
    last = connection.execute(select(JOURNAL).where(JOURNAL.c.number == record - 1)).one_or_none()
    if last is not None:
        connection.execute(update(JOURNAL_HEAD).values(number=last.number, hash=last.hash))


def _put_back(connection: Connection, copy: Copy) -> None:
    for table in reversed(METADATA.sorted_tables):
        connection.execute(delete(table))
    for table, rows in copy.items():
        if rows:
            connection.execute(insert(table), rows)
