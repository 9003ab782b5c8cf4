"""Sealed tables only grow, on both engines and after every migration (HOUSE H4)."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Engine, text
from sqlalchemy.exc import DatabaseError

from app.bootstrap import ScenarioHouse
from app.demo.founding import found_demo
from db.engines import postgresql, sqlite_writer
from db.opening import upgrade
from db.schema import METADATA, SEALED
from db.schema.house import JOURNAL

GUARDED = sorted(table.name for table in (JOURNAL, *SEALED))

TRIGGERS = {
    "sqlite": "SELECT name FROM sqlite_master WHERE type = 'trigger'",
    "postgresql": "SELECT tgname::text FROM pg_trigger WHERE NOT tgisinternal AND tgenabled = 'O'",
}


@pytest.fixture
def empty_store(bare_database_url: str | None, tmp_path: Path) -> Iterator[Engine]:
    url = bare_database_url
    engine = sqlite_writer(tmp_path / "guichet.db") if url is None else postgresql(url)
    upgrade(engine)
    try:
        yield engine
    finally:
        engine.dispose()


def test_every_sealed_table_has_its_guards(empty_store: Engine) -> None:
    with empty_store.connect() as connection:
        there = set(connection.execute(text(TRIGGERS[empty_store.dialect.name])).scalars())
    assert {f"{table}_no_{event}" for table in GUARDED for event in ("update", "delete")} - there == set()


def test_the_migrations_make_the_tables_that_the_program_reads(empty_store: Engine) -> None:
    with empty_store.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []


def test_no_statement_changes_a_sealed_row(made: ScenarioHouse) -> None:
    found_demo(made.house)
    engine: Engine = made.house.store.writer  # type: ignore[attr-defined]
    ways = ["UPDATE {0} SET {1} = {1}", "DELETE FROM {0}"]
    if engine.dialect.name == "sqlite":
        ways.append("INSERT OR REPLACE INTO {0} SELECT * FROM {0} LIMIT 1")
    tried = set()
    for table in GUARDED:
        column = METADATA.tables[table].columns.keys()[0]
        with engine.connect() as connection:
            if connection.execute(text(f"SELECT 1 FROM {table} LIMIT 1")).first() is None:  # noqa: S608
                continue
        for way in ways:
            with pytest.raises(DatabaseError, match="sealed rows"), engine.begin() as connection:
                connection.execute(text(way.format(table, column)))
        tried.add(table)
    assert {"journal", "operators", "bets", "bet_states"} <= tried
