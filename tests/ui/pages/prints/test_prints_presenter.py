"""The papers without Qt: which ask for somebody, and what each answer makes of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest

from app.domain.errors import Code, Refused
from app.ports.printing import Job, JobState, PrinterState, PrinterStatus, Trouble
from hardware.preview import preview
from hardware.profiles import VIRTUAL_80
from tests.app.services.kit import AFTERNOON, PIN
from tests.ui.pages.seated import Seat, seated
from ui.pages.prints.presenter import PrintsPresenter, Question, is_ticket
from ui.pages.prints.words import job_why, trouble_words


class OnePrinter:
    """A printer whose state the test says."""

    def __init__(self) -> None:
        self.state = PrinterState.READY
        self.drawn: list[int] = []

    def wake(self) -> None:
        """Nothing prints here."""

    def look(self) -> None:
        """What it says is what the test says."""

    def kick_drawer(self) -> None:
        """There is no drawer."""

    def picture(self, job: Job) -> bytes:
        self.drawn.append(job.number)
        return preview(job.document, VIRTUAL_80)

    def status(self) -> Sequence[PrinterStatus]:
        return [PrinterStatus("P1", self.state, AFTERNOON)]


@pytest.fixture
def seat() -> Iterator[Seat]:
    with seated("anna") as seat:
        seat.counter.publish(101)
        yield seat


@pytest.fixture
def printer() -> OnePrinter:
    return OnePrinter()


@pytest.fixture
def held(seat: Seat, printer: OnePrinter) -> PrintsPresenter:
    return PrintsPresenter(seat.context.desk, printer)


def mark(seat: Seat, number: int, state: JobState, note: str = "") -> None:
    with seat.counter.house.store.write() as unit:
        unit.papers.mark(number, state, note, seat.counter.clock.now())
        unit.commit_unsealed()


def ticket_job(seat: Seat, state: JobState) -> Job:
    """A ticket's paper in that state."""
    seat.counter.sell(101)
    job = seat.counter.papers()[0]
    mark(seat, job.number, state)
    return job


def choose(held: PrintsPresenter, number: int) -> None:
    held.show(held.load())
    held.choose(number)


def test_papers_in_doubt_come_first_and_are_counted(seat: Seat, held: PrintsPresenter) -> None:
    ticket_job(seat, JobState.PRINTED)
    failed = ticket_job(seat, JobState.FAILED)
    doubt = ticket_job(seat, JobState.UNCONFIRMED)
    held.show(held.load())
    assert [job.number for job in held.shown()][:2] == [doubt.number, failed.number]
    assert held.count_to_treat() == 2
    assert held.chosen == doubt.number


def test_a_queued_paper_asks_for_somebody_only_when_the_printer_does_not_print(
    seat: Seat, held: PrintsPresenter, printer: OnePrinter
) -> None:
    """F35: no paper is lost while a cover is open."""
    ticket_job(seat, JobState.QUEUED)
    assert held.count_to_treat() == 0
    printer.state = PrinterState.COVER_OPEN
    assert held.count_to_treat() == 1


def test_a_ticket_that_came_out_is_settled_without_another_paper(seat: Seat, held: PrintsPresenter) -> None:
    """F34."""
    job = ticket_job(seat, JobState.UNCONFIRMED)
    choose(held, job.number)
    assert held.question is Question.CAME_OUT
    held.answer_came_out()()
    assert [each.state for each in seat.counter.papers()] == [JobState.PRINTED]


def test_a_ticket_that_did_not_come_out_is_replaced_by_duplicata_1(seat: Seat, held: PrintsPresenter) -> None:
    """F33."""
    job = ticket_job(seat, JobState.UNCONFIRMED)
    choose(held, job.number)
    held.duplicate()()
    first, second = seat.counter.papers()
    assert (first.document.duplicate, second.state) == (1, JobState.SETTLED)
    assert is_ticket(first)


def test_a_ticket_that_was_printed_is_replaced_on_a_supervisors_word(
    seat: Seat, held: PrintsPresenter
) -> None:
    """BETTING B4."""
    job = ticket_job(seat, JobState.PRINTED)
    choose(held, job.number)
    assert held.question is Question.AGAIN
    assert held.needs_word
    with pytest.raises(Refused) as refusal:
        held.duplicate()()
    assert refusal.value.code is Code.NOT_ALLOWED
    held.end()
    word, printed = held.approved_duplicate("clara", "0000")()
    assert (word.approval, printed) == (None, None)
    _, printed = held.approved_duplicate("clara", PIN)()
    assert printed is not None
    assert seat.counter.papers()[0].document.duplicate == 1


def test_f35_every_paper_that_failed_is_listed_and_any_is_printed_later(
    seat: Seat, held: PrintsPresenter
) -> None:
    """Not the last one only, and not only tickets."""
    ticket = seat.counter.sell(101).identification
    seat.counter.settle(101)
    seat.counter.pay(ticket)
    seat.counter.publish(102)
    seat.counter.sell(102)
    last, receipt, first = seat.counter.papers()
    for each in (last, receipt, first):
        mark(seat, each.number, JobState.FAILED, Trouble.PAPER_END)
    held.show(held.load())
    assert {job.number for job in held.shown()} >= {last.number, receipt.number, first.number}
    assert held.count_to_treat() == 3
    choose(held, receipt.number)
    assert not is_ticket(receipt)
    held.duplicate()()
    again = seat.counter.papers()[0].document
    assert (again.kind, again.duplicate) == (receipt.document.kind, 1)
    assert held.load() is not None


def test_a_stale_paper_waits_for_a_persons_word(seat: Seat, held: PrintsPresenter) -> None:
    """F32."""
    job = ticket_job(seat, JobState.WAITING)
    choose(held, job.number)
    assert held.question is Question.WAITING
    held.release()()
    assert seat.counter.papers()[0].state is JobState.QUEUED


def test_yesterdays_papers_are_gone_but_what_is_unsettled_stays(seat: Seat, held: PrintsPresenter) -> None:
    ticket_job(seat, JobState.PRINTED)
    doubt = ticket_job(seat, JobState.UNCONFIRMED)
    seat.counter.later(days=1)
    held.whole_day = True
    held.show(held.load())
    assert [job.number for job in held.shown()] == [doubt.number]


def test_every_trouble_has_its_words(seat: Seat) -> None:
    assert len({trouble_words(trouble) for trouble in Trouble}) == len(Trouble)
    job = ticket_job(seat, JobState.PRINTED)
    assert job_why(job) == ""
