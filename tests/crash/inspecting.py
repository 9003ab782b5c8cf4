"""What has to be true of a store whose program was killed or lost its power (HOUSE H5; F02)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import Connection, func, select

from app.codec import read
from app.domain.house.rights import Act
from app.domain.values import Money
from app.ports.printing import JobState
from app.services.papers import JobSettled
from app.services.verify import verify_house
from db.schema.betting import CANCELLATIONS, PAYMENTS, PLAYS
from db.schema.house import JOURNAL, MOVEMENTS, POSTINGS, REQUESTS
from db.unit_of_work import SqlUnit, connection_of
from tests.crash.house import FLOAT, open_here
from tests.crash.telling import Acknowledged, Heard

_MOVING = (Act.SELL, Act.CANCEL_TICKET, Act.PAY_TICKET, Act.CASH_IN, Act.CASH_OUT, Act.REGISTER)
"""Acts of a till that move money once and print one paper."""


@dataclass(frozen=True, slots=True)
class Inspection:
    """`records` is how many entries are there; `complaints` is all that is wrong."""

    records: int
    complaints: tuple[str, ...]


def inspect(folder: Path, heard: Heard, acts: Sequence[Acknowledged], before: int | None) -> Inspection:
    """Look at a house after a round that began with `before` entries (None: who knows how many) and
    acknowledged `acts`; `heard` is all that was ever said."""
    house = open_here(folder)
    try:
        verdict = verify_house(house)
        found = [str(finding) for finding in verdict.findings]
        with house.store.read() as unit:
            assert isinstance(unit, SqlUnit)
            found += _lost(unit, acts)
            found += _half_done(connection_of(unit))
            found += _false_sums(unit)
            found += _twice(unit, heard)
        done = verdict.records - before if before is not None else len(acts)
        if not len(acts) <= done <= len(acts) + 1:
            found.append(f"{len(acts)} acts were acknowledged and {done} are there")
        return Inspection(verdict.records, tuple(found))
    finally:
        house.store.close()


def unprinted(folder: Path) -> list[str]:
    """Papers that are still under way once the spooler had all the time it wants."""
    house = open_here(folder)
    try:
        with house.store.read() as unit:
            states = (JobState.QUEUED, JobState.SENDING, JobState.WAITING, JobState.FAILED)
            jobs = [job for state in states for job in unit.papers.in_state("P1", state)]
        return [f"paper {job.number} is {job.state}" for job in jobs]
    finally:
        house.store.close()


def _lost(unit: SqlUnit, acts: Sequence[Acknowledged]) -> Iterator[str]:
    for act in acts:
        if unit.journal.answer(act.request) != act.answer:
            yield f"{act.request} was answered and is not there"


def _half_done(connection: Connection) -> Iterator[str]:
    """Every act has its answer, its movement of money, its paper, its play."""

    def count(query: object) -> int:
        return int(connection.execute(query).scalar_one())  # type: ignore[call-overload]

    def rows(table: object) -> int:
        return count(select(func.count()).select_from(table))  # type: ignore[arg-type]

    acts = {act: count(select(func.count()).where(JOURNAL.c.act == act.value)) for act in Act}
    moving = sum(acts[act] for act in _MOVING)
    pairs = {
        "answers": (rows(REQUESTS), rows(JOURNAL)),
        "movements": (rows(MOVEMENTS), moving),
        "plays": (rows(PLAYS), acts[Act.SELL]),
        "cancellations": (rows(CANCELLATIONS), acts[Act.CANCEL_TICKET]),
        "payments": (rows(PAYMENTS), acts[Act.PAY_TICKET]),
    }
    for name, (there, due) in pairs.items():
        if there != due:
            yield f"{there} {name} for {due} acts"


def _twice(unit: SqlUnit, heard: Heard) -> Iterator[str]:
    """Nothing is paid or printed twice; each paper is its act's, or a DUPLICATA that somebody asked for."""
    connection = connection_of(unit)
    paid = Counter(connection.execute(select(PAYMENTS.c.play)).scalars())
    yield from (f"ticket {play} was paid {times} times" for play, times in paid.items() if times > 1)
    began = Counter(heard.papers)
    yield from (f"paper {job} was printed {times} times" for job, times in began.items() if times > 1)
    jobs = unit.papers.jobs(limit=1_000_000)
    firsts = sum(not job.document.duplicate for job in jobs)
    acts = connection.execute(select(func.count()).where(JOURNAL.c.act.in_(_MOVING))).scalar_one()
    if firsts != acts:
        yield f"{firsts} papers for {acts} acts"
    settling = select(REQUESTS.c.answer).join(JOURNAL, JOURNAL.c.number == REQUESTS.c.entry)
    settled = connection.execute(settling.where(JOURNAL.c.act == Act.SETTLE_PRINT)).scalars()
    asked = sum(read(answer, JobSettled).duplicate > 0 for answer in settled)
    if len(jobs) - firsts != asked:
        yield f"{len(jobs) - firsts} duplicates, and {asked} were asked for"


def _false_sums(unit: SqlUnit) -> Iterator[str]:
    connection = connection_of(unit)
    if left_over := connection.execute(select(func.sum(POSTINGS.c.amount))).scalar_one():
        yield f"postings leave {left_over}"
    moved = connection.execute(select(func.sum(MOVEMENTS.c.amount))).scalar_one() or 0
    opened = unit.cash.open_shift("P1") is not None
    held = unit.cash.balance("drawer:P1")
    if held != (Money.euros(int(FLOAT)) if opened else Money.ZERO) + Money(moved):
        yield f"the drawer holds {held}, its movements say otherwise"
