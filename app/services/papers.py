"""Papers after their act: did they come out, and printing them again (HOUSE H6, F32 to F35)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from app.documents.marking import as_duplicate
from app.domain.errors import Code, Refused
from app.domain.house.rights import Act
from app.ports.printing import Job, JobState
from app.services.act import Work, act
from app.services.house import House


@dataclass(frozen=True, slots=True)
class AnswerJob:
    """A person looked at the printer: job `number` came out whole and legible, or did not."""

    number: int
    came_out: bool


@dataclass(frozen=True, slots=True)
class PrintAgain:
    """Another paper of job `number`, marked DUPLICATA. Tickets are replaced instead (BETTING B4)."""

    number: int


@dataclass(frozen=True, slots=True)
class ReleaseJob:
    """A stale job may be printed after all."""

    number: int


@dataclass(frozen=True, slots=True)
class JobSettled:
    """`duplicate` is the number of the DUPLICATA that was queued, 0 for none."""

    number: int
    duplicate: int


@act(Act.SETTLE_PRINT)
def answer_job(work: Work, command: AnswerJob) -> JobSettled:
    """Settle a job in doubt; what did not come out is printed anew as a DUPLICATA (F33)."""
    job = _job(work, command.number, JobState.UNCONFIRMED, JobState.FAILED, JobState.WAITING)
    state = JobState.PRINTED if command.came_out else JobState.SETTLED
    work.unit.papers.mark(job.number, state, work.origin.operator, work.now)
    return JobSettled(job.number, 0 if command.came_out else _queue_duplicate(work, job))


@act(Act.SETTLE_PRINT)
def release_job(work: Work, command: ReleaseJob) -> JobSettled:
    """Send a stale or failed job on its way: no byte of it was ever printed."""
    job = _job(work, command.number, JobState.WAITING, JobState.FAILED)
    work.unit.papers.mark(job.number, JobState.QUEUED, "", work.now)
    return JobSettled(job.number, 0)


@act(Act.REPRINT)
def print_again(work: Work, command: PrintAgain) -> JobSettled:
    """Any paper of the day, not only the last (F35)."""
    job = _job(work, command.number, *JobState)
    return JobSettled(job.number, _queue_duplicate(work, job))


def _job(work: Work, number: int, *states: JobState) -> Job:
    job = work.unit.papers.job(number)
    if job is None or job.state not in states:
        raise Refused(Code.UNKNOWN, job=number)
    work.subject = job.reference
    return job


def _queue_duplicate(work: Work, job: Job) -> int:
    earlier = work.unit.papers.jobs(limit=1000, reference=job.reference)
    count = 1 + max(
        (each.document.duplicate for each in earlier if each.document.kind == job.document.kind), default=0
    )
    work.print(as_duplicate(job.document, count, work.now))
    return count


def recent_jobs(house: House, limit: int = 200) -> Sequence[Job]:
    """The latest jobs of all printers, newest first."""
    with house.store.read() as unit:
        return unit.papers.jobs(limit=limit)


ASKS_FOR_SOMEBODY = frozenset({JobState.UNCONFIRMED, JobState.FAILED, JobState.WAITING})
"""The states that only a person's word ends."""


def unsettled_jobs(house: House, printers: Iterable[str]) -> Sequence[Job]:
    """Jobs of these printers that have not come to their end, oldest first."""
    states = (*ASKS_FOR_SOMEBODY, JobState.QUEUED, JobState.SENDING)
    with house.store.read() as unit:
        found = [job for name in printers for state in states for job in unit.papers.in_state(name, state)]
    return tuple(sorted(found, key=lambda job: job.number))


class StoreSpool:
    """The spooler's side of the queue, each call a short transaction of its own."""

    def __init__(self, house: House) -> None:
        self._house = house

    def next_job(self, printer: str) -> Job | None:
        with self._house.store.read() as unit:
            return unit.papers.next_queued(printer)

    def mark(self, job: int, state: JobState, note: str = "") -> None:
        with self._house.store.write() as unit:
            unit.papers.mark(job, state, note, self._house.clock.now())
            unit.commit_unsealed()

    def unfinished(self, printer: str) -> Sequence[Job]:
        with self._house.store.read() as unit:
            return unit.papers.in_state(printer, JobState.SENDING)
