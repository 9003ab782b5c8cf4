"""The papers of a station, without Qt (HOUSE H6, F32 to F35)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import partial

from app.documents import BarCode, Kind
from app.domain.house.rights import Act, Operator
from app.domain.values import business_day
from app.ports.printing import Job, JobState, PrinterState, PrinterStatus, Printing
from app.services.betting.tickets import ReplaceTicket, TicketPrinted, copy_ticket, replace_ticket
from app.services.house import Origin
from app.services.papers import (
    ASKS_FOR_SOMEBODY,
    AnswerJob,
    JobSettled,
    PrintAgain,
    ReleaseJob,
    answer_job,
    print_again,
    recent_jobs,
    release_job,
    unsettled_jobs,
)
from app.services.people import Approve, Approved, approve, supervisors
from ui.desk import Desk

_RECENT = 4
"""How many printed papers are shown under those to be treated."""
_MOST = 200
_WORKING = frozenset({PrinterState.READY, PrinterState.VIRTUAL, PrinterState.PAPER_NEAR_END})


class Question(StrEnum):
    """What there is to be asked about the chosen paper."""

    CAME_OUT = "came_out"
    FAILED = "failed"
    WAITING = "waiting"
    UNDER_WAY = "under_way"
    AGAIN = "again"


_QUESTIONS = {
    JobState.UNCONFIRMED: Question.CAME_OUT,
    JobState.FAILED: Question.FAILED,
    JobState.WAITING: Question.WAITING,
    JobState.QUEUED: Question.UNDER_WAY,
    JobState.SENDING: Question.UNDER_WAY,
    JobState.PRINTED: Question.AGAIN,
    JobState.SETTLED: Question.AGAIN,
}


@dataclass(frozen=True, slots=True)
class Found:
    """The latest papers of this station's printers, newest first, and how the printers are."""

    jobs: Sequence[Job]
    printers: Sequence[PrinterStatus]


@dataclass(slots=True)
class PrintsPresenter:
    """Holds the papers, which of them are shown, and the one that is asked about."""

    desk: Desk
    printing: Printing
    found: Found = Found((), ())
    whole_day: bool = False
    chosen: int | None = None
    _intention: Origin | None = None

    def count_to_treat(self) -> int:
        """How many papers ask for somebody: what the rail shows."""
        printers = self.printing.status()
        jobs = unsettled_jobs(self.desk.house, [each.printer for each in printers])
        return len(_to_treat(jobs, printers))

    def load(self) -> Found:
        printers = self.printing.status()
        names = {each.printer for each in printers}
        day = business_day(self.desk.house.clock.now())
        jobs = [
            job
            for job in recent_jobs(self.desk.house, _MOST)
            if job.printer in names and (business_day(job.queued_at) == day or job.state in _UNSETTLED)
        ]
        return Found(tuple(jobs), tuple(printers))

    def show(self, found: Found) -> None:
        """The house answered; a paper that is no longer there is not asked about."""
        self.found = found
        shown = self.shown()
        if self.chosen not in {job.number for job in shown}:
            self.chosen = shown[0].number if shown else None

    def to_treat(self) -> Sequence[Job]:
        return _to_treat(self.found.jobs, self.found.printers)

    def shown(self) -> Sequence[Job]:
        """The papers in the list."""
        return self.found.jobs if self.whole_day else self.to_treat_and_recent()

    def to_treat_and_recent(self) -> Sequence[Job]:
        """Those to be treated, oldest first, then a few that came out last."""
        treat = self.to_treat()
        numbers = {job.number for job in treat}
        recent = [job for job in self.found.jobs if job.number not in numbers][:_RECENT]
        return (*sorted(treat, key=_urgency), *recent)

    def choose(self, number: int) -> None:
        self.chosen, self._intention = number, None

    @property
    def job(self) -> Job | None:
        return next((job for job in self.found.jobs if job.number == self.chosen), None)

    @property
    def question(self) -> Question | None:
        job = self.job
        return _QUESTIONS[job.state] if job else None

    def end(self) -> None:
        """The intention was answered."""
        self._intention = None

    def answer_came_out(self) -> Callable[[], JobSettled]:
        """The paper is there, whole and legible; to be run off the screen's thread."""
        return partial(
            answer_job, self.desk.house, self._origin(), AnswerJob(self._asked().number, came_out=True)
        )

    def duplicate(self) -> Callable[[], JobSettled | TicketPrinted]:
        """Another paper of the job: a ticket is replaced, anything else printed again."""
        job, house, origin = self._asked(), self.desk.house, self._origin()
        if is_ticket(job):
            return partial(replace_ticket, house, origin, ReplaceTicket(job.reference))
        if job.state in ASKS_FOR_SOMEBODY:
            return partial(answer_job, house, origin, AnswerJob(job.number, came_out=False))
        return partial(print_again, house, origin, PrintAgain(job.number))

    def approved_duplicate(
        self, supervisor: str, pin: str
    ) -> Callable[[], tuple[Approved, TicketPrinted | None]]:
        """A supervisor's PIN, then the DUPLICATA of a ticket that came out; nothing for a wrong PIN."""
        house, asking, replacing = self.desk.house, self.desk.origin(), self._origin()
        ticket = self._asked().reference
        word = Approve(supervisor, pin, Act.REPLACE_PRINTED_TICKET, ticket)

        def run() -> tuple[Approved, TicketPrinted | None]:
            given = approve(house, asking, word)
            if given.approval is None:
                return given, None
            return given, replace_ticket(house, replacing.approved(given.approval), ReplaceTicket(ticket))

        return run

    def supervisors(self) -> Sequence[Operator]:
        """Who may give his word for replacing a ticket that came out."""
        asking = self.desk.operator.id if self.desk.operator else ""
        return supervisors(self.desk.house, Act.REPLACE_PRINTED_TICKET, asking)

    @property
    def needs_word(self) -> bool:
        """Whether another paper needs somebody else's word: a ticket that came out (B4)."""
        job = self.job
        return job is not None and self.question is Question.AGAIN and is_ticket(job)

    def copy(self) -> Callable[[], TicketPrinted]:
        """A copy of a ticket for the file."""
        command = ReplaceTicket(self._asked().reference)
        return partial(copy_ticket, self.desk.house, self._origin(), command)

    def release(self) -> Callable[[], JobSettled]:
        """Print it after all."""
        return partial(release_job, self.desk.house, self._origin(), ReleaseJob(self._asked().number))

    def _asked(self) -> Job:
        job = self.job
        if job is None:
            raise LookupError("no paper is chosen")
        return job

    def _origin(self) -> Origin:
        """One touch, one intention; a retry keeps it (H5)."""
        self._intention = self._intention or self.desk.origin()
        return self._intention


def is_ticket(job: Job) -> bool:
    """Whether the paper is one that is paid against: it bears a control number (BETTING B4)."""
    document = job.document
    return document.kind is Kind.TICKET and any(isinstance(block, BarCode) for block in document.blocks)


def is_stuck(job: Job, printers: Sequence[PrinterStatus]) -> bool:
    """Whether a queued paper waits for a printer that does not print."""
    status = next((each for each in printers if each.printer == job.printer), None)
    return job.state is JobState.QUEUED and (status is None or status.state not in _WORKING)


_UNSETTLED = frozenset({*ASKS_FOR_SOMEBODY, JobState.QUEUED, JobState.SENDING})


def _to_treat(jobs: Sequence[Job], printers: Sequence[PrinterStatus]) -> Sequence[Job]:
    return [job for job in jobs if job.state in ASKS_FOR_SOMEBODY or is_stuck(job, printers)]


def _urgency(job: Job) -> tuple[int, int]:
    order = (JobState.UNCONFIRMED, JobState.FAILED, JobState.WAITING, JobState.QUEUED)
    return (order.index(job.state), job.number)
