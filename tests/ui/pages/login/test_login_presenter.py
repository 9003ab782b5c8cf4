"""Who is asked for his code, and what the page says about papers in doubt; without Qt."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from app.documents.tickets import grouped
from app.domain.house.rights import Act
from app.ports.printing import JobState, Trouble
from app.services.last_acts import last_act
from app.services.papers import AnswerJob, StoreSpool, answer_job, recent_jobs
from tests.ui.pages.seated import Seat, seated
from ui.pages.login.presenter import LoginPresenter
from ui.pages.login.words import last_act_words


@pytest.fixture
def seat() -> Iterator[Seat]:
    with seated("anna") as seat:
        yield seat


@pytest.fixture
def presenter(seat: Seat) -> LoginPresenter:
    return LoginPresenter(seat.context.desk)


def chosen(presenter: LoginPresenter) -> str | None:
    return presenter.chosen.id if presenter.chosen else None


def test_nobody_is_chosen_at_first(presenter: LoginPresenter) -> None:
    presenter.show(presenter.load())
    assert chosen(presenter) is None


def test_who_was_named_beforehand_is_chosen_once_the_house_says_who_works_here(
    presenter: LoginPresenter,
) -> None:
    presenter.expect("theo")
    assert chosen(presenter) is None
    presenter.show(presenter.load())
    assert chosen(presenter) == "theo"


def test_a_name_that_is_touched_counts_more_than_one_that_was_expected(presenter: LoginPresenter) -> None:
    presenter.show(presenter.load())
    presenter.expect("theo")
    assert chosen(presenter) == "theo"
    presenter.choose("anna")
    presenter.show(presenter.load())
    assert chosen(presenter) == "anna"


def test_a_stranger_who_is_expected_is_nobody(presenter: LoginPresenter) -> None:
    presenter.expect("zoé")
    presenter.show(presenter.load())
    assert chosen(presenter) is None


def test_papers_that_ask_are_counted_until_somebody_answers(presenter: LoginPresenter, seat: Seat) -> None:
    seat.counter.publish(101)
    seat.counter.sell(101)
    job = recent_jobs(seat.counter.house, 1)[0]
    assert presenter.load().papers == 0
    StoreSpool(seat.counter.house).mark(job.number, JobState.UNCONFIRMED, Trouble.PROGRAM_STOPPED)
    assert presenter.load().papers == 1
    answer_job(seat.counter.house, seat.context.desk.origin(), AnswerJob(job.number, came_out=True))
    assert presenter.load().papers == 0


def test_after_a_restart_the_last_act_of_this_station_is_told_and_no_other(seat: Seat) -> None:
    seat.counter.publish(101)
    seat.counter.open(pos="P2", by="boris")
    sold = seat.counter.sell(101)
    seat.counter.sell(101, pos="P2", by="boris")
    presenter = LoginPresenter(seat.context.desk)
    presenter.show(presenter.load())
    presenter.choose("anna")
    presenter.try_code("1234")
    presenter.show(presenter.load())
    last = presenter.last_act
    assert last is not None
    assert (last.act, last.subject, last.by) == (Act.SELL, sold.identification, "Anna")
    words = last_act_words(last, seat.counter.clock.now())
    assert words == f"Dernier acte de ce poste : Vente {grouped(sold.identification)} · 14:00 · Anna"


def test_a_station_that_did_nothing_tells_of_no_act(seat: Seat) -> None:
    assert last_act(seat.counter.house, "Guichet 9") is None
