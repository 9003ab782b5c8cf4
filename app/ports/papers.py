"""Print jobs as acts write them: committed with the act, sent by the spooler afterwards."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import datetime
from typing import Protocol

from app.documents import Document
from app.ports.printing import Job, JobState


class Papers(Protocol):
    def queue(self, documents: Iterable[Document], printer: str, reference: str, at: datetime) -> None:
        """Add a job for each, in this order; they exist if and only if the act is committed."""

    def job(self, number: int) -> Job | None: ...

    def jobs(self, *, limit: int, reference: str | None = None) -> Sequence[Job]:
        """The latest jobs, newest first; only those about `reference` where it is given."""

    def mark(self, number: int, state: JobState, note: str, at: datetime) -> None: ...

    def next_queued(self, printer: str) -> Job | None: ...

    def in_state(self, printer: str, state: JobState) -> Sequence[Job]: ...
