"""The day's tickets without Qt: found, cancelled on their control number, printed again."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from app.domain.betting.settlement import Status
from app.domain.errors import Code, Refused
from app.domain.values import Money
from app.ports.printing import JobState
from tests.app.services.kit import PIN
from tests.ui.pages.seated import Seat, seated
from ui.pages.tickets.presenter import Step, TicketsPresenter, split_code, wants_supervisor


@pytest.fixture
def seat() -> Iterator[Seat]:
    with seated("anna") as seat:
        seat.counter.publish(134, 135)
        yield seat


@pytest.fixture
def presenter(seat: Seat) -> TicketsPresenter:
    return TicketsPresenter(seat.context.desk)


def load(presenter: TicketsPresenter) -> None:
    presenter.listed.loaded = presenter.load()


def printed(seat: Seat, ticket: str) -> None:
    """The spool says that the ticket came out."""
    with seat.counter.house.store.write() as unit:
        for job in unit.papers.jobs(limit=10, reference=ticket):
            unit.papers.mark(job.number, JobState.PRINTED, "", seat.counter.clock.now())
        unit.commit_unsealed()


def test_the_day_lists_this_counters_tickets_newest_first(seat: Seat, presenter: TicketsPresenter) -> None:
    seat.counter.open("P2", by="boris")
    first, second = seat.counter.sell(134), seat.counter.sell(135, stake="20")
    seat.counter.sell(134, pos="P2", by="boris")
    load(presenter)
    assert [line.registered.identification for line in presenter.listed.lines()] == [
        second.identification,
        first.identification,
    ]
    assert presenter.listed.total == Money.euros(30)


def test_a_ticket_is_found_by_its_number_or_a_part_of_its_identification(
    seat: Seat, presenter: TicketsPresenter
) -> None:
    first, second = seat.counter.sell(134), seat.counter.sell(135)
    load(presenter)
    presenter.listed.search = "2"
    assert second.identification in [line.registered.identification for line in presenter.listed.lines()]
    presenter.listed.search = first.identification[-5:]
    assert [line.registered.identification for line in presenter.listed.lines()] == [first.identification]


def test_a_cancelled_ticket_gives_the_whole_sum_back(seat: Seat, presenter: TicketsPresenter) -> None:
    sold = seat.counter.sell(134)
    presenter.choose(presenter.look_up(sold.identification))
    presenter.begin_cancelling()
    assert not presenter.may_cancel
    presenter.type_control(seat.counter.control(sold.identification))
    assert presenter.may_cancel
    presenter.was_cancelled(presenter.cancel(presenter.cancellation()))
    assert presenter.step is Step.CANCELLED
    assert seat.counter.balance("drawer:P1") == Money.euros(100)
    load(presenter)
    assert [presenter.listed.status(line) for line in presenter.listed.lines()] == [Status.CANCELLED]
    assert presenter.listed.total == Money.ZERO


def test_a_wrong_control_number_cancels_nothing(seat: Seat, presenter: TicketsPresenter) -> None:
    sold = seat.counter.sell(134)
    presenter.choose(presenter.look_up(sold.identification), control="0000000000")
    with pytest.raises(Refused) as refusal:
        presenter.cancel(presenter.cancellation())
    assert refusal.value.code is Code.CONTROL_NUMBER_WRONG


def test_a_ticket_that_is_paid_or_cancelled_has_nothing_left_to_cancel(
    seat: Seat, presenter: TicketsPresenter
) -> None:
    sold = seat.counter.sell(134)
    seat.counter.cancel(sold.identification)
    presenter.choose(presenter.look_up(sold.identification))
    refusal = presenter.why_not_cancelled
    assert refusal is not None
    assert refusal.code is Code.ALREADY_CANCELLED


def test_a_paper_that_never_came_out_is_replaced_without_a_supervisor(
    seat: Seat, presenter: TicketsPresenter
) -> None:
    sold = seat.counter.sell(134)
    presenter.choose(presenter.look_up(sold.identification))
    assert presenter.replace(presenter.copying()).copy == 1


def test_a_paper_that_came_out_is_replaced_on_a_supervisors_word(
    seat: Seat, presenter: TicketsPresenter
) -> None:
    sold = seat.counter.sell(134)
    printed(seat, sold.identification)
    presenter.choose(presenter.look_up(sold.identification))
    with pytest.raises(Refused) as refusal:
        presenter.replace(presenter.copying())
    assert wants_supervisor(refusal.value)
    assert "clara" in [each.id for each in presenter.supervisors()]
    wrong = presenter.approved_replacement("clara", "1111", "déchiré")
    assert presenter.replace_approved(wrong, sold.identification)[1] is None
    right = presenter.approved_replacement("clara", PIN, "déchiré")
    _, paper = presenter.replace_approved(right, sold.identification)
    assert paper is not None
    assert "clara" in seat.counter.last().body


def test_a_bar_code_holds_the_identification_and_the_control_number() -> None:
    assert split_code("12345678901234" + "0987654321") == ("12345678901234", "0987654321")
    assert split_code("12345678901234") == ("12345678901234", "")
