"""What is entered of an event, and when it may be promulgated."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from app.domain.betting.bet import BetId, BetType, Period
from app.domain.betting.outcomes import Ending
from app.domain.values import Odds
from app.services.betting.offers import PublishBet, publish_bet
from tests.ui.pages.seated import Seat, seated
from ui.pages.results.entering import Missing
from ui.pages.results.presenter import ResultsPresenter


@pytest.fixture
def seat() -> Iterator[Seat]:
    with seated("theo") as seat:
        seat.counter.publish(101, 102)
        first_goal = {"1": Odds(165), "2": Odds(255), "none": Odds(900)}
        command = PublishBet(
            201, "e101", BetType.FIRST_GOAL, first_goal, seat.counter.clock.now().replace(hour=18)
        )
        publish_bet(seat.counter.house, seat.counter.by("theo"), command)
        yield seat


@pytest.fixture
def presenter(seat: Seat) -> ResultsPresenter:
    presenter = ResultsPresenter(seat.context.desk)
    seat.counter.later(hours=8)
    presenter.show(presenter.load())
    presenter.choose("e101")
    return presenter


def test_only_events_whose_sale_is_over_wait(seat: Seat) -> None:
    presenter = ResultsPresenter(seat.context.desk)
    assert presenter.load() == ()
    presenter.on_sale_too = True
    assert [(each.code, each.closed) for each in presenter.load()] == [("e101", False), ("e102", False)]
    seat.counter.later(hours=8)
    presenter.on_sale_too = False
    assert [each.code for each in presenter.load()] == ["e101", "e102"]


def test_nothing_is_chosen_beforehand(presenter: ResultsPresenter) -> None:
    assert presenter.entering.missing() is Missing.ENDING
    assert presenter.command() is None


def test_a_score_says_that_the_match_was_played(presenter: ResultsPresenter) -> None:
    presenter.entering.set_score(Period.FULL, 0, 2)
    assert presenter.entering.entry.ended is Ending.PLAYED


def test_half_time_never_writes_the_end_of_the_match(presenter: ResultsPresenter) -> None:
    presenter.entering.set_score(Period.HALF_TIME, 1, 3)
    assert presenter.entering.entry.full == (0, 0)
    assert presenter.entering.missing() is Missing.HALF_TIME, "the end is still to be entered"
    presenter.entering.set_score(Period.FULL, 1, 3)
    assert presenter.entering.missing() is Missing.NOTHING


def test_events_are_found_by_bet_number_and_by_name_without_accents(presenter: ResultsPresenter) -> None:
    for wanted, found in (("101", ["e101"]), ("hotes 101", ["e101"]), ("INVITÉS 102", ["e102"]), ("999", [])):
        presenter.choice.wanted = wanted
        assert [each.code for each in presenter.choice.found()] == found, wanted


def test_the_form_follows_the_search_until_something_is_entered(presenter: ResultsPresenter) -> None:
    assert presenter.search("102")
    assert presenter.choice.chosen is not None
    assert presenter.choice.chosen.code == "e102"
    presenter.entering.set_score(Period.FULL, 0, 2)
    assert not presenter.search("101"), "what is entered is not dropped by a search"
    assert [each.code for each in presenter.listed()] == ["e102", "e101"], "and its event stays in sight"
    assert not presenter.search("999")
    assert [each.code for each in presenter.listed()] == ["e102"]


def test_winners_are_named_bet_by_bet_where_no_score_decides(presenter: ResultsPresenter) -> None:
    presenter.entering.turn_by_hand()
    assert presenter.entering.missing() is Missing.WINNERS
    for bet in presenter.entering.bets_to_name:
        presenter.entering.name(bet.bet.id, "1")
        presenter.entering.name(bet.bet.id, "2")
    command = presenter.command()
    assert command is not None
    assert command.winners == {BetId(bet.bet.id): ("2",) for bet in presenter.entering.bets_to_name}
    presenter.entering.turn_by_hand()
    assert presenter.entering.missing() is Missing.ENDING, "the score begins empty"


def test_a_half_time_above_the_end_is_a_contradiction(presenter: ResultsPresenter) -> None:
    presenter.entering.set_score(Period.HALF_TIME, 1, 3)
    presenter.entering.set_score(Period.FULL, 1, 2)
    assert presenter.entering.missing() is Missing.HALF_TIME
    assert presenter.command() is None


def test_a_side_that_scored_none_did_not_score_first(presenter: ResultsPresenter) -> None:
    presenter.entering.set_score(Period.FULL, 0, 2)
    assert presenter.entering.possible_first_goals == {"1"}
    assert presenter.entering.entry.first_goal == "1"
    presenter.entering.set_score(Period.FULL, 1, 1)
    assert presenter.entering.possible_first_goals == {"1", "2"}
    presenter.entering.set_score(Period.FULL, 0, 0)
    assert presenter.entering.entry.first_goal == "2"


def test_no_goal_at_all_is_the_only_answer_to_nil_nil(presenter: ResultsPresenter) -> None:
    presenter.entering.choose_ending(Ending.PLAYED)
    assert presenter.entering.entry.first_goal == "none"
    assert presenter.entering.missing() is Missing.NOTHING


def test_the_first_goal_is_asked_for_where_a_bet_is_on_it(presenter: ResultsPresenter) -> None:
    presenter.entering.set_score(Period.FULL, 0, 2)
    presenter.entering.entry.first_goal = None
    presenter.entering.set_score(Period.FULL, 1, 1)
    assert presenter.entering.missing() is Missing.FIRST_GOAL
    presenter.choose("e102")
    presenter.entering.set_score(Period.FULL, 0, 2)
    presenter.entering.set_score(Period.FULL, 1, 1)
    assert presenter.entering.missing() is Missing.NOTHING


@pytest.mark.parametrize(
    "ended", [Ending.CANCELLED, Ending.POSTPONED, Ending.FORFEIT, Ending.STOPPED_FIRST_HALF]
)
def test_a_match_that_was_not_played_has_no_score(presenter: ResultsPresenter, ended: Ending) -> None:
    presenter.entering.set_score(Period.FULL, 0, 2)
    presenter.entering.choose_ending(ended)
    command = presenter.command()
    assert command is not None
    assert command.result is not None
    assert command.result.scores.full_time is None
    assert command.result.scores.half_time is None


def test_half_time_stands_where_the_second_half_was_stopped(presenter: ResultsPresenter) -> None:
    presenter.entering.set_score(Period.HALF_TIME, 0, 1)
    presenter.entering.choose_ending(Ending.STOPPED_SECOND_HALF)
    command = presenter.command()
    assert command is not None
    assert command.result is not None
    assert command.result.scores.half_time == (1, 0)
    assert command.result.scores.full_time is None


def test_what_was_entered_stays_while_the_list_is_asked_again(presenter: ResultsPresenter) -> None:
    presenter.entering.set_score(Period.FULL, 0, 2)
    presenter.show(presenter.load())
    assert presenter.entering.entry.full == (2, 0)


def test_another_event_begins_empty(presenter: ResultsPresenter) -> None:
    presenter.entering.set_score(Period.FULL, 0, 2)
    presenter.choose(presenter.choice.beside(1))
    assert presenter.choice.chosen is not None
    assert presenter.choice.chosen.code == "e102"
    assert presenter.entering.entry.full == (0, 0)
    assert presenter.entering.entry.ended is None
