"""`python -m tests.benchmarks.run`: a sale against the bare transaction, `verify` against bare hashes.

Figures are ratios within one run: they name the place and the price of its fsync (facts, the
store). Targets: a 4/6 sale 6 times its bare rows, `verify` 2.5 times the bare hashes.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

import sqlcipher3.dbapi2 as sqlite
from sqlalchemy import Table, select

from app.bootstrap import open_house
from app.config import Places, Settings
from app.domain.house.seal import GENESIS, entry_hash, seal
from app.scenarios.verbs import FileClock
from app.services.verify import verify_house
from app.vault.pins import ArgonPins
from db.schema import METADATA
from db.schema.betting import BETTING_TOTALS
from db.schema.house import BALANCES, JOURNAL, JOURNAL_HEAD, REQUESTS
from db.schema.papers import PRINT_JOBS
from db.unit_of_work import SqlUnit, connection_of
from tests.app.services.kit import AFTERNOON, Counter
from tests.crash.till import WIDE

BETS = tuple(range(101, 107))
Rows = list[tuple[Table, list[tuple[object, ...]]]]


def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sales", type=int, default=300)
    parser.add_argument("--folder", type=Path, default=None, help="where the stores lie")
    given = parser.parse_args(words)
    with TemporaryDirectory(prefix="guichet-bench-", dir=given.folder) as name:
        folder = Path(name)
        _say("fsync of an append", _milliseconds(_appender(folder), given.sales))
        counter = _counter(folder)
        sale = _milliseconds(lambda: counter.sell(*BETS, formula="4/6", stake="1"), given.sales)
        bare = _milliseconds(_bare_transaction(counter, folder), given.sales)
        _say("bare transaction of a 4/6 sale's rows", bare)
        _say("4/6 sale, limits on", sale, sale / bare)
        _verify(counter)
        counter.house.store.close()
    return 0


def _say(what: str, milliseconds: float, ratio: float | None = None) -> None:
    times = f"  {ratio:.1f} x" if ratio is not None else ""
    sys.stdout.write(f"{what:<42}{milliseconds:10.3f} ms{times}\n")


def _milliseconds(act: Callable[[], object], times: int) -> float:
    """The median of `times` runs."""
    act()
    taken = []
    for _ in range(times):
        start = time.perf_counter()
        act()
        taken.append(time.perf_counter() - start)
    return median(taken) * 1000


def _appender(folder: Path) -> Callable[[], object]:
    descriptor = os.open(folder / "append", os.O_WRONLY | os.O_CREAT | os.O_APPEND)

    def append() -> None:
        os.write(descriptor, b"x" * 4096)
        os.fsync(descriptor)

    return append


def _counter(folder: Path) -> Counter:
    house = open_house(Places(folder / "data", folder / "keys"), make_keys=True)
    clock = FileClock(AFTERNOON)
    pins = ArgonPins.of_strength(b"", memory_kib=8, passes=1)
    house = replace(house, clock=clock, pins=pins, settings=Settings(limits=WIDE))
    counter = Counter(house, clock).found()
    counter.open(float_="1000")
    counter.publish(*BETS)
    return counter


def _bare_transaction(counter: Counter, folder: Path) -> Callable[[], object]:
    """The same rows into the same tables with the same guards, without anything in between."""
    rows = _rows_of_last(counter)
    open_house(Places(folder / "bare", folder / "keys")).store.close()
    connection = sqlite.connect(folder / "bare" / "guichet.db", isolation_level=None)
    for pragma in ("synchronous=FULL", "recursive_triggers=ON"):
        connection.execute(f"PRAGMA {pragma}")
    statements = [(_insert(table), values) for table, values in rows]
    unique = iter(range(1 << 40, 1 << 60))

    def run() -> None:
        number = next(unique)
        connection.execute("BEGIN IMMEDIATE")
        connection.execute("SELECT number, hash FROM journal_head").fetchone()
        for statement, values in statements:
            connection.executemany(statement, [_renumbered(row, number) for row in values])
        connection.execute("UPDATE journal_head SET number = ?", (number,))
        connection.execute("COMMIT")

    return run


def _insert(table: Table) -> str:
    marks = ", ".join("?" * len(table.c))
    verb = "INSERT OR REPLACE" if table in {BALANCES, BETTING_TOTALS} else "INSERT"
    return f"{verb} INTO {table.name} VALUES ({marks})"  # names of our own tables


def _renumbered(row: tuple[object, ...], number: int) -> tuple[object, ...]:
    """What has to be unique, made so: the mark stands where a number or a name was."""
    return tuple(number if value is ... else value for value in row)


def _rows_of_last(counter: Counter) -> Rows:
    """All rows of the last sale, an ellipsis where each repetition needs a value of its own."""
    found: Rows = []
    with counter.house.store.read() as unit:
        assert isinstance(unit, SqlUnit)
        connection, entry = connection_of(unit), unit.journal.head().number
        for table in METADATA.sorted_tables:
            query = select(table)
            if "entry" in table.c:
                query = query.where(table.c.entry == entry)
            elif table is JOURNAL:
                query = query.where(table.c.number == entry)
            elif table is PRINT_JOBS:
                query = query.order_by(table.c.number.desc()).limit(1)
            elif table not in {BALANCES, BETTING_TOTALS}:
                continue
            own = _own_columns(table)
            values = [
                tuple(... if name in own else value for name, value in row._mapping.items())
                for row in connection.execute(query)
            ]
            if values:
                found.append((table, values))
    return found


def _own_columns(table: Table) -> set[str]:
    names = {column.name for column in table.c if column.unique}
    if table in {BALANCES, BETTING_TOTALS, JOURNAL_HEAD}:
        return set()
    if table in {JOURNAL, PRINT_JOBS}:
        return names | {"number"}
    return names | {"request" if table is REQUESTS else "entry"} | ({"sequence"} & {*table.c.keys()})


def _verify(counter: Counter) -> None:
    with counter.house.store.read() as unit:
        bodies = [entry.body for entry in unit.journal.entries()]
    key = counter.house.keys.seal_key()

    def bare() -> None:
        link = GENESIS
        for body in bodies:
            link = entry_hash(link, body)
            seal(key, link)

    hashes = _milliseconds(bare, 3)
    whole = _milliseconds(lambda: verify_house(counter.house), 3)
    _say(f"bare hashes of {len(bodies)} entries", hashes)
    _say(f"verify of {len(bodies)} entries", whole, whole / hashes)
    _say("verify of 100,000 such entries", whole / len(bodies) * 100_000)


if __name__ == "__main__":
    sys.exit(main())
