"""The quick comparison finds by itself whatever the entry-by-entry one would name (HOUSE H4)."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

import pytest
from sqlalchemy import Column, Connection, Table, delete, func, insert, select, text, update

from app.ports.journal import BareEntry
from app.services.verify import verify_house
from db.bare_journal import DriverJournal
from db.repositories.journal import SqlJournal
from db.rows import Rows
from db.schema import SEALED
from db.schema.house import JOURNAL, POSTINGS
from tests.app.services.kit import Counter
from tests.db.behind import behind, unguarded
from tests.db.test_seal import Row, first_row, other


def bare(connection: Connection) -> DriverJournal:
    return SqlJournal(connection, Rows(connection, 0)).bare()


def entries_of(connection: Connection) -> Sequence[BareEntry]:
    last = connection.execute(select(func.max(JOURNAL.c.number))).scalar_one()
    return bare(connection).stretch(1, last)


def holds(connection: Connection, entries: Sequence[BareEntry] = ()) -> bool:
    """Are these entries, or all there are, as they were sealed?"""
    if entries:
        return bare(connection).as_sealed(entries)
    entries = entries_of(connection)
    journal = SqlJournal(connection, Rows(connection, 0))
    return journal.is_numbered_to(len(entries)) and journal.bare().as_sealed(entries)


def written_by_table(connection: Connection) -> list[dict[str, object]]:
    """What is written out of each entry's rows, as a reader of JSON has it."""
    return [
        json.loads(f"{{{rows}}}") for rows in bare(connection).rows_written(1, len(entries_of(connection)))
    ]


def same(before: list[dict[str, object]], after: list[dict[str, object]], table: str) -> bool:
    return [rows.get(table) for rows in before] == [rows.get(table) for rows in after]


def change(connection: Connection, table: Table, row: Row, to: Mapping[Column[Any], object]) -> None:
    this = [key == row[key.name] for key in table.primary_key]
    connection.execute(update(table).where(*this).values(to))


def test_a_house_as_it_was_left_holds_entry_by_entry_and_at_once(lived: Counter) -> None:
    with unguarded(lived.house) as engine, engine.connect() as connection:
        assert holds(connection)
        assert all(holds(connection, [entry]) for entry in entries_of(connection))


def test_a_change_in_any_column_of_any_sealed_table_is_written_out(lived: Counter) -> None:
    """The n-th column of all tables at once: the row of each table has to be written as another."""
    missed = []
    with unguarded(lived.house) as engine, engine.connect() as connection:
        rows = {table: first_row(connection, table) for table in SEALED}
        before = written_by_table(connection)
        for place in range(2, max(len(table.c) for table in SEALED)):
            columns = {table: list(table.c)[place] for table in SEALED if place < len(table.c)}
            with connection.begin_nested() as tried:
                for table, column in columns.items():
                    change(connection, table, rows[table], {column: other(column, rows[table][column.name])})
                after = written_by_table(connection)
                missed += [
                    str(column) for column in columns.values() if same(before, after, column.table.name)
                ]
                tried.rollback()
    assert missed == []


def test_a_row_put_at_another_place_is_found_in_any_sealed_table(lived: Counter) -> None:
    missed = []
    with unguarded(lived.house) as engine, engine.connect() as connection:
        entries = {entry[0]: entry for entry in entries_of(connection)}
        for table in SEALED:
            row = first_row(connection, table)
            number = int(str(row["entry"]))
            for column in (table.c.entry, table.c.line):
                with connection.begin_nested() as tried:
                    change(connection, table, row, {column: other(column, row[column.name])})
                    missed += [str(column)] * holds(connection, [entries[number]])
                    tried.rollback()
    assert missed == []


def test_a_change_in_any_column_beside_a_body_is_found_alone(busy: Counter) -> None:
    with unguarded(busy.house) as engine, engine.connect() as connection:
        for name in ("at", "act", "operator", "subject"):
            for value in ("x", '"', "", '","n":4'):
                with connection.begin_nested() as tried:
                    connection.execute(update(JOURNAL).where(JOURNAL.c.number == 4).values({name: value}))
                    assert not holds(connection), (name, value)
                    tried.rollback()


def test_a_row_that_stands_apart_from_the_others_of_its_entry_is_found(busy: Counter) -> None:
    with behind(busy.house) as connection:
        entry = connection.execute(select(POSTINGS.c.entry).where(POSTINGS.c.line == 1).limit(1)).scalar_one()
        this = (POSTINGS.c.entry == entry) & (POSTINGS.c.line == 1)
        row = dict(connection.execute(select(POSTINGS).where(this)).one()._mapping)
        ways = [
            delete(POSTINGS).where(this),
            *(update(POSTINGS).where(this).values(line=line) for line in (-1, 7)),
            *(insert(POSTINGS).values(row | {"line": line}) for line in (-1, 7)),
        ]
        for way in ways:
            with connection.begin_nested() as tried:
                connection.execute(way)
                assert not holds(connection)
                tried.rollback()
        assert holds(connection)


@pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
def test_a_value_of_a_kind_that_sqlite_lets_through_is_found(busy: Counter) -> None:
    changes = [
        "entry = entry + 0.5",
        "entry = 'x' || entry",
        "line = line + 0.5",
        "amount = amount + 0.5",
        "amount = 'x' || amount",
        "amount = CAST(amount AS blob)",
        "account = CAST(account AS blob)",
        "account = account || char(0)",
        "account = account || char(10)",
    ]
    with behind(busy.house) as connection:
        for each in changes:
            with connection.begin_nested() as tried:
                connection.execute(text(f"UPDATE postings SET {each} WHERE rowid = 3"))  # noqa: S608
                assert not holds(connection), each
                tried.rollback()


@pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
def test_an_entry_of_a_kind_that_sqlite_lets_through_is_found_where_it_stands(busy: Counter) -> None:
    for column in JOURNAL.c:
        with behind(busy.house) as connection:
            before = connection.execute(select(JOURNAL).where(JOURNAL.c.number == 4)).one()
            change = "number + 0.5" if column is JOURNAL.c.number else f"CAST({column.name} AS blob)"
            connection.execute(text(f"UPDATE journal SET {column.name} = {change} WHERE number = 4"))  # noqa: S608
        assert verify_house(busy.house).first_bad == 4, column
        with behind(busy.house) as connection:
            connection.execute(delete(JOURNAL).where(JOURNAL.c.number.between(4, 4.5)))
            connection.execute(insert(JOURNAL), dict(before._mapping))
