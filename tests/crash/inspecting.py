"""What has to be true of a store whose program was killed (HOUSE H5; F02)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from sqlalchemy import Connection, func, select

from app.domain.values import Money
from app.services.verify import verify_house
from db.schema.betting import CANCELLATIONS, PLAYS
from db.schema.house import JOURNAL, MOVEMENTS, POSTINGS, REQUESTS
from db.schema.papers import PRINT_JOBS
from db.unit_of_work import SqlUnit, connection_of
from tests.crash.house import open_here
from tests.crash.till import Acknowledged

PRINTING = ("sell", "cancel_ticket", "cash_in", "cash_out")


def complaints(folder: Path, acknowledged: Sequence[Acknowledged], before: int) -> list[str]:
    """All that is wrong after a round that began with `before` entries; nothing, if all is well."""
    house = open_here(folder)
    try:
        verdict = verify_house(house)
        found = [str(finding) for finding in verdict.findings]
        with house.store.read() as unit:
            assert isinstance(unit, SqlUnit)
            found += _lost(unit, acknowledged)
            found += _half_done(connection_of(unit))
            found += _false_sums(unit)
        done = verdict.records - before
        if not len(acknowledged) <= done <= len(acknowledged) + 1:
            found.append(f"{len(acknowledged)} acts were acknowledged and {done} are there")
        return found
    finally:
        house.store.close()


def records(folder: Path) -> int:
    house = open_here(folder)
    with house.store.read() as unit:
        number = unit.journal.head().number
    house.store.close()
    return number


def _lost(unit: SqlUnit, acknowledged: Sequence[Acknowledged]) -> Iterator[str]:
    for act in acknowledged:
        if unit.journal.answer(act.request) != act.answer:
            yield f"{act.request} was answered and is not there"


def _half_done(connection: Connection) -> Iterator[str]:
    """Every act has its answer, every act that prints its paper, every play its money."""

    def count(query: object) -> int:
        return int(connection.execute(query).scalar_one())  # type: ignore[call-overload]

    acts = {name: count(select(func.count()).where(JOURNAL.c.act == name)) for name in PRINTING}
    pairs = {
        "answers": (count(select(func.count()).select_from(REQUESTS)), _all(connection)),
        "papers": (count(select(func.count()).select_from(PRINT_JOBS)), sum(acts.values())),
        "plays": (count(select(func.count()).select_from(PLAYS)), acts["sell"]),
        "cancellations": (count(select(func.count()).select_from(CANCELLATIONS)), acts["cancel_ticket"]),
        "movements": (count(select(func.count()).select_from(MOVEMENTS)), sum(acts.values())),
    }
    for name, (there, due) in pairs.items():
        if there != due:
            yield f"{there} {name} for {due} acts"


def _all(connection: Connection) -> int:
    return int(connection.execute(select(func.count()).select_from(JOURNAL)).scalar_one())


def _false_sums(unit: SqlUnit) -> Iterator[str]:
    connection = connection_of(unit)
    if left_over := connection.execute(select(func.sum(POSTINGS.c.amount))).scalar_one():
        yield f"postings leave {left_over}"
    moved = connection.execute(select(func.sum(MOVEMENTS.c.amount))).scalar_one() or 0
    held = unit.cash.balance("drawer:P1")
    if held != Money.euros(100_000) + Money(moved):
        yield f"the drawer holds {held}, its movements say otherwise"
