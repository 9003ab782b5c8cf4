"""Print jobs (HOUSE H6)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import datetime
from typing import Any

from sqlalchemy import Connection, Row, Select, select, update

from app.codec import canonical, read
from app.documents import Document
from app.domain.values.days import instant_text, parse_instant
from app.ports.printing import Job, JobState
from db.engines import insert_many
from db.schema.papers import PRINT_JOBS


class SqlPapers:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def queue(self, documents: Iterable[Document], printer: str, reference: str, at: datetime) -> None:
        jobs = [
            {
                "printer": printer,
                "document": canonical(document),
                "reference": reference,
                "state": JobState.QUEUED.value,
                "note": "",
                "queued_at": instant_text(at),
                "changed_at": instant_text(at),
            }
            for document in documents
        ]
        if jobs:
            insert_many(self._connection, PRINT_JOBS, jobs)

    def job(self, number: int) -> Job | None:
        row = self._connection.execute(select(PRINT_JOBS).where(PRINT_JOBS.c.number == number)).one_or_none()
        return _job(row) if row else None

    def jobs(self, *, limit: int, reference: str | None = None) -> Sequence[Job]:
        query = select(PRINT_JOBS).order_by(PRINT_JOBS.c.number.desc()).limit(limit)
        if reference is not None:
            query = query.where(PRINT_JOBS.c.reference == reference)
        return tuple(_job(row) for row in self._connection.execute(query))

    def mark(self, number: int, state: JobState, note: str, at: datetime) -> None:
        self._connection.execute(
            update(PRINT_JOBS).where(PRINT_JOBS.c.number == number),
            {"state": state.value, "note": note, "changed_at": instant_text(at)},
        )

    def next_queued(self, printer: str) -> Job | None:
        row = self._connection.execute(self._in_state(printer, JobState.QUEUED).limit(1)).one_or_none()
        return _job(row) if row else None

    def in_state(self, printer: str, state: JobState) -> Sequence[Job]:
        return tuple(_job(row) for row in self._connection.execute(self._in_state(printer, state)))

    def _in_state(self, printer: str, state: JobState) -> Select[tuple[Any, ...]]:
        return (
            select(PRINT_JOBS)
            .where(PRINT_JOBS.c.printer == printer, PRINT_JOBS.c.state == state.value)
            .order_by(PRINT_JOBS.c.number)
        )


def _job(row: Row[tuple[object, ...]]) -> Job:
    return Job(
        number=row.number,
        printer=row.printer,
        document=read(row.document, Document),
        state=JobState(row.state),
        queued_at=parse_instant(row.queued_at),
        changed_at=parse_instant(row.changed_at),
        reference=row.reference,
        note=row.note,
    )
