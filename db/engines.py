"""Engines for SQLite and PostgreSQL, set so that neither loses an update (facts: the store)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache, lru_cache
from itertools import chain
from operator import itemgetter
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

import sqlcipher3.dbapi2 as sqlite
from sqlalchemy import (
    ClauseElement,
    Connection,
    Dialect,
    Engine,
    Insert,
    Table,
    Update,
    create_engine,
    event,
    insert,
)
from sqlalchemy.dialects import sqlite as sqlite_dialect
from sqlalchemy.pool import QueuePool
from sqlalchemy.sql.compiler import SQLCompiler

from app.domain.errors import KnownError

if TYPE_CHECKING:
    from sqlalchemy.dialects import postgresql as postgresql_dialect

_WRITING = (
    "synchronous=EXTRA",  # while the file is made: its journal's end must not be undone by a power cut
    "journal_mode=WAL",
    "synchronous=FULL",
    "foreign_keys=ON",
    "recursive_triggers=ON",
)
OLDEST_SAFE_SQLITE = (3, 51, 3)
"""Before it, a WAL database with two connections can be corrupted (the WAL reset fault)."""
BUSY_SECONDS = 10
_KEYS_AT_ONCE = 500


def sqlite_writer(path: Path) -> Engine:
    """The one writing connection: WAL, every commit synced, every transaction immediate.

    Raises KnownError(sqlite_too_old).
    """
    if tuple(map(int, sqlite.sqlite_version.split("."))) < OLDEST_SAFE_SQLITE:
        raise KnownError("sqlite_too_old", version=sqlite.sqlite_version)
    engine = _sqlite(path, "BEGIN IMMEDIATE", pool_size=1)

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _record: object) -> None:
        for pragma in _WRITING:
            connection.execute(f"PRAGMA {pragma}").close()

    return engine


def sqlite_reader(path: Path) -> Engine:
    """Connections that can't write: readers never wait for the writer, nor it for them."""
    # The pages' reader, a report beside it, a verification, and two to spare.
    engine = _sqlite(path, "BEGIN", pool_size=5)

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _record: object) -> None:
        connection.execute("PRAGMA query_only=ON").close()

    return engine


def _sqlite(path: Path, begin: str, *, pool_size: int) -> Engine:
    engine = create_engine(
        "sqlite://",
        module=sqlite,
        creator=lambda: sqlite.connect(
            str(path), isolation_level=None, timeout=BUSY_SECONDS, check_same_thread=False
        ),
        poolclass=QueuePool,
        pool_size=pool_size,
        max_overflow=0,
    )

    def begin_as_told(dbapi_connection: Any) -> None:
        dbapi_connection.execute(begin).close()

    # Not by the event of that name: where somebody listens to one, all events of all statements are told.
    engine.dialect.do_begin = begin_as_told  # type: ignore[method-assign]  # see above
    return engine


def postgresql(url: str) -> Engine:
    """READ COMMITTED, because each act first locks the head row: one writer at a time."""
    return create_engine(url, pool_size=4, pool_pre_ping=True)


def insert_many(connection: Connection, table: Table, rows: Sequence[Mapping[str, object]]) -> None:
    """Insert `rows`, which all have the same names."""
    run_many(connection, _insertion(table), rows)


def upsert_many(
    connection: Connection, table: Table, rows: Sequence[Mapping[str, object]], *, add: Sequence[str]
) -> None:
    """Insert `rows`, each or else adding its `add` columns to the row that has its key."""
    run_many(connection, _adding(connection.dialect.name, table, tuple(add)), rows)


def ask(connection: Connection, statement: ClauseElement, **values: object) -> Sequence[tuple[Any, ...]]:
    """Ask what every act asks, as the driver takes it: finding the way there costs more than the answer."""
    text, order, preset = _question(connection.dialect, statement)
    given = {**preset, **values}
    if order is None:
        return [tuple(row) for row in connection.exec_driver_sql(text, given or None)]
    return _rows(connection, text, tuple([given[name] for name in order]))


def run_many(
    connection: Connection, statement: Insert | Update, rows: Sequence[Mapping[str, object]]
) -> None:
    """Run `statement` for each row as the driver takes it: stored values need no conversion, and
    going through each of them anew costs more than writing it."""
    text, order = _compiled(connection.dialect, statement, tuple(rows[0]))
    if order is None:
        connection.exec_driver_sql(text, [dict(row) for row in rows])
    else:
        connection.connection.cursor().executemany(text, list(map(itemgetter(*order), rows)))


@lru_cache(maxsize=256)
def _compiled(
    dialect: Dialect, statement: Insert | Update, names: tuple[str, ...]
) -> tuple[str, tuple[str, ...] | None]:
    """The driver's own text, and the order of the values where it has no names for them."""
    made = statement.compile(dialect=dialect, column_keys=list(names))
    return str(made), tuple(made.positiontup or ()) if made.positional else None


def rows_of(
    connection: Connection, table: Table, keys: Sequence[tuple[str, ...]]
) -> Iterator[tuple[Any, ...]]:
    """The rows of `table` that have one of these primary keys, as the driver gives them.

    Making SQLAlchemy's rows of them costs more than reading them does, and so does handing over
    members of an enumeration, which the driver takes for something that it has to adapt.
    """
    for start in range(0, len(keys), _KEYS_AT_ONCE):
        part = keys[start : start + _KEYS_AT_ONCE]
        statement = _by_key(connection.dialect.paramstyle, table, len(part))
        yield from _rows(connection, statement, tuple(chain.from_iterable(part)))


def _rows(connection: Connection, text: str, values: tuple[object, ...]) -> Sequence[tuple[Any, ...]]:
    """SQLite's driver is asked itself, within the transaction that is under way on its connection."""
    if connection.dialect.name != "sqlite":
        return [tuple(row) for row in connection.exec_driver_sql(text, values)]
    cursor = connection.connection.cursor()
    cursor.execute(text, values)
    return cursor.fetchall()


@lru_cache(maxsize=64)
def _by_key(style: str, table: Table, count: int) -> str:
    """`CROSS` has SQLite look up each key rather than each row."""
    columns = [column.name for column in table.primary_key]
    mark = "?" if style == "qmark" else "%s"
    keys = ", ".join([f"({', '.join([mark] * len(columns))})"] * count)
    held = " AND ".join(f"{table.name}.{name} = asked.{name}" for name in columns)
    return (
        f"WITH asked ({', '.join(columns)}) AS (VALUES {keys})"  # noqa: S608  # names of our own
        f" SELECT {table.name}.* FROM asked CROSS JOIN {table.name} WHERE {held}"
    )


@lru_cache(maxsize=64)
def _question(
    dialect: Dialect, statement: ClauseElement
) -> tuple[str, tuple[str, ...] | None, Mapping[str, object]]:
    """The driver's own text, the order of its values, and those that stand in the statement itself."""
    made = cast("SQLCompiler", statement.compile(dialect=dialect))
    return str(made), tuple(made.positiontup or ()) if made.positional else None, made.params


def put(connection: Connection, table: Table, row: Mapping[str, object]) -> None:
    """Insert `row`, or replace the one that has its key."""
    statement = _insert(connection.dialect.name, table)
    fresh = {name: statement.excluded[name] for name in row}
    connection.execute(
        statement.on_conflict_do_update(index_elements=list(table.primary_key), set_=fresh), row
    )


@cache
def _insertion(table: Table) -> Insert:
    return insert(table)


@cache
def _adding(dialect: str, table: Table, add: tuple[str, ...]) -> Insert:
    """Made once for each table: making it costs more than running it."""
    statement = _insert(dialect, table)
    sums = {name: table.c[name] + statement.excluded[name] for name in add}
    return statement.on_conflict_do_update(index_elements=list(table.primary_key), set_=sums)


def _insert(dialect: str, table: Table) -> sqlite_dialect.Insert | postgresql_dialect.Insert:
    if dialect == "sqlite":
        return sqlite_dialect.insert(table)
    from sqlalchemy.dialects import postgresql as loaded  # noqa: PLC0415  # no need where a file is the store

    return loaded.insert(table)
