"""The floor: the rows of one sale written by hand, durably, and nothing else."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import sqlcipher3.dbapi2 as sqlite
from sqlalchemy import text

from app.domain.betting.limits import effect
from app.services.house import House
from db.engines import sqlite_writer
from db.opening import upgrade
from db.unit_of_work import SqlUnit, connection_of

Row = Mapping[str, Any]
_TOTAL = "INSERT INTO betting_totals VALUES (?, ?, ?, ?, ?) ON CONFLICT"
_BALANCE = "INSERT INTO balances VALUES (?, ?) ON CONFLICT"


class SaleRows:
    """Every row that a ticket's sale wrote, as the store holds them."""

    def __init__(self, house: House, ticket: str) -> None:
        with house.store.read() as unit:
            assert isinstance(unit, SqlUnit)
            registered = unit.plays.play(ticket)
            assert registered is not None
            self.totals = [
                (key.scope.value, key.item, key.point_of_sale, taken.stakes.cents, taken.gains.cents)
                for key, taken in effect(registered.play).items()
            ]
            [entry] = [each for each in unit.journal.recent(50) if each.subject == ticket]
            self.entry = entry
            self.sealed: Mapping[str, Sequence[Row]] = json.loads(entry.body)["rows"]
            query = "SELECT document FROM print_jobs WHERE reference = :ticket"
            connection = connection_of(unit)
            self.document = connection.execute(text(query), {"ticket": ticket}).scalar_one()
            answer = "SELECT answer FROM requests WHERE entry = :entry"
            self.answer = connection.execute(text(answer), {"entry": entry.number}).scalar_one()


class RawStore:
    """A store of the same tables and guards under plain SQL; one transaction for each `write`."""

    def __init__(self, path: Path, rows: SaleRows) -> None:
        engine = sqlite_writer(path)
        upgrade(engine)
        engine.dispose()
        self._connection = sqlite.connect(str(path), isolation_level=None)
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "recursive_triggers=ON"):
            self._connection.execute(f"PRAGMA {pragma}").close()
        self._rows = rows
        self._statements = {table: _insertion(table, sealed[0]) for table, sealed in rows.sealed.items()}
        self._written = 0

    def write(self) -> None:
        """The rows of one more sale, each with a ticket of its own."""
        self._written += 1
        entry, run = self._written, self._connection.execute
        run("BEGIN IMMEDIATE")
        for table, sealed in self._rows.sealed.items():
            values = [(entry, line, *self._unique(table, row)) for line, row in enumerate(sealed)]
            self._connection.executemany(self._statements[table], values)
        self._connection.executemany(
            f"{_TOTAL} DO UPDATE SET stakes = stakes + excluded.stakes, gains = gains + excluded.gains",
            self._rows.totals,
        )
        for account in ("drawer", "stakes"):
            run(f"{_BALANCE} DO UPDATE SET amount = amount + excluded.amount", (account, 1))
        job = ("Caisse", self._rows.document, str(entry), "queued", "", "", "")
        run("INSERT INTO print_jobs VALUES (NULL, ?, ?, ?, ?, ?, ?, ?)", job)
        told = self._rows.entry
        run(
            "INSERT INTO journal VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            (entry, told.at, told.act, told.operator, told.subject, told.body, f"{entry}", told.seal),
        )
        run("UPDATE journal_head SET number = ?, hash = ?, latest_at = ?", (entry, told.hash, told.at))
        run("INSERT INTO requests VALUES (?, ?, ?)", (f"{entry}", entry, self._rows.answer))
        run("COMMIT")

    def close(self) -> None:
        self._connection.close()

    def _unique(self, table: str, row: Row) -> Sequence[Any]:
        """The row's values with what must be unique made so."""
        changed = dict(row)
        if table == "plays":
            changed |= {
                "identification": f"{self._written:014d}",
                "running": self._written,
                "sequence": self._written,
            }
        elif "play" in changed:
            changed["play"] = f"{self._written:014d}"
        return tuple(changed.values())


def _insertion(table: str, row: Row) -> str:
    names = ", ".join(("entry", "line", *row))
    places = ", ".join("?" * (len(row) + 2))
    return f"INSERT INTO {table} ({names}) VALUES ({places})"  # noqa: S608  # names of our own tables
