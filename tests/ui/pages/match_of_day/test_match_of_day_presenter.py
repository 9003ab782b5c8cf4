"""The *Match du Jour* without Qt: one match, a stake for each line, one ticket."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from app.domain.betting.bet import BetType, MatchOfTheDay, PickRef, Weekday
from app.domain.values import Money, Odds
from app.services.betting.offers import SetOdds, SuspendBet, set_odds, suspend_bet
from app.services.betting.tickets import AskTickets, tickets_of_day
from tests.ui.pages.match_of_day.bulletin import publish_matches
from tests.ui.pages.seated import Seat, seated
from ui.betting.echoes import Echo
from ui.betting.states import Step
from ui.pages.match_of_day.presenter import MatchOfDayPresenter

HOME, OVER, OTHER_MATCH = PickRef(134, "1"), PickRef(303, "over"), PickRef(141, "1")


@pytest.fixture
def seat() -> Iterator[Seat]:
    with seated("anna") as seat:
        seat.counter.publish(200)
        publish_matches(seat.counter)
        yield seat


@pytest.fixture
def presenter(seat: Seat) -> MatchOfDayPresenter:
    presenter = MatchOfDayPresenter(seat.context.desk)
    presenter.show(presenter.load())
    return presenter


def sell(presenter: MatchOfDayPresenter) -> None:
    assert presenter.take_quotation(presenter.prices.quote(presenter.slip))
    presenter.cash_in()
    presenter.was_sold(presenter.sell(presenter.sale()))


def test_only_matches_of_the_day_are_shown_by_their_numbers(presenter: MatchOfDayPresenter) -> None:
    assert presenter.days == [Weekday.SATURDAY]
    assert [match.number for match in presenter.matches] == [1, 3]
    assert presenter.match is not None
    assert presenter.match.number == 1


def test_the_bets_of_a_match_come_by_type(presenter: MatchOfDayPresenter) -> None:
    kinds = [bet.bet.type for bet in presenter.bets()]
    assert kinds == [BetType.RESULT, BetType.OVER_UNDER, BetType.EXACT_SCORE]


def test_each_line_has_a_stake_of_its_own_and_all_are_one_ticket(
    seat: Seat, presenter: MatchOfDayPresenter
) -> None:
    presenter.touch(HOME)
    presenter.choose_stake(Money.euros(5))
    presenter.touch(OVER)
    presenter.choose_stake(Money.euros(20))
    sell(presenter)
    assert presenter.done is not None
    assert presenter.done.sold.total == Money.euros(25)
    [line] = tickets_of_day(seat.counter.house, seat.counter.by("anna"), AskTickets("P1"))
    assert [each.stake for each in line.registered.play.combinations] == [Money.euros(5), Money.euros(20)]
    assert line.match == MatchOfTheDay(Weekday.SATURDAY, 1)


def test_a_new_line_takes_the_stake_of_the_line_before(presenter: MatchOfDayPresenter) -> None:
    presenter.touch(HOME)
    assert not presenter.slip.is_ready
    presenter.choose_stake(Money.euros(10))
    presenter.touch(OVER)
    assert presenter.stake == Money.euros(10)
    assert presenter.slip.total == Money.euros(20)


def test_a_stake_is_taken_by_every_line_that_has_none(presenter: MatchOfDayPresenter) -> None:
    presenter.touch(HOME)
    presenter.touch(OVER)
    presenter.choose_stake(Money.euros(5))
    assert [line.stake for line in presenter.slip.lines] == [Money.euros(5), Money.euros(5)]


def test_a_stake_typed_with_its_bet_is_that_bets_alone(presenter: MatchOfDayPresenter) -> None:
    presenter.touch(HOME)
    presenter.enter("303 + 10")
    assert [line.stake for line in presenter.slip.lines] == [None, Money.euros(10)]


def test_the_stake_of_an_earlier_line_can_be_changed(presenter: MatchOfDayPresenter) -> None:
    for ref in (HOME, OVER):
        presenter.touch(ref)
        presenter.choose_stake(Money.euros(5))
    presenter.choose_line(HOME)
    presenter.choose_stake(Money.euros(50))
    assert [line.stake for line in presenter.slip.lines] == [Money.euros(50), Money.euros(5)]


def test_a_bulletin_is_on_one_match(presenter: MatchOfDayPresenter) -> None:
    presenter.touch(HOME)
    assert presenter.touch(OTHER_MATCH).echo is Echo.OTHER_MATCH
    assert presenter.chosen == {HOME}


def test_an_answer_touched_twice_leaves_and_the_stakes_go_to_the_line_before(
    presenter: MatchOfDayPresenter,
) -> None:
    presenter.touch(HOME)
    presenter.touch(OVER)
    assert presenter.touch(OVER).echo is Echo.TAKEN_OFF
    assert presenter.line == HOME


@pytest.mark.parametrize(
    ("typed", "echo"),
    [
        ("3", Echo.FOUND),
        ("2", Echo.BET_UNKNOWN),
        ("303 + 20", Echo.ADDED),
        ("303 x", Echo.ANSWER_UNKNOWN),
        ("200 1", Echo.BET_UNKNOWN),
        ("rien", Echo.UNREADABLE),
    ],
)
def test_a_typed_line_says_what_it_did(presenter: MatchOfDayPresenter, typed: str, echo: Echo) -> None:
    assert presenter.enter(typed).echo is echo


def test_typing_the_same_answer_again_only_changes_its_stake(presenter: MatchOfDayPresenter) -> None:
    presenter.enter("134 1 5")
    presenter.enter("134 1 20")
    assert [line.stake for line in presenter.slip.lines] == [Money.euros(20)]


def test_odds_that_moved_are_announced_before_the_money(seat: Seat, presenter: MatchOfDayPresenter) -> None:
    presenter.enter("134 1 5")
    set_odds(seat.counter.house, seat.counter.by("theo"), SetOdds(134, {"1": Odds.parse("1.70")}))
    presenter.take_quotation(presenter.prices.quote(presenter.slip))
    presenter.cash_in()
    assert presenter.step is Step.CHANGED
    presenter.accept()
    assert presenter.step is Step.TENDER
    assert presenter.slip.lines[0].pick.seen == Odds.parse("1.70")


def test_a_match_that_closed_is_not_offered_any_more(seat: Seat, presenter: MatchOfDayPresenter) -> None:
    seat.counter.later(hours=6)
    presenter.refresh(seat.counter.clock.now())
    assert not presenter.matches
    assert presenter.match is None


def test_a_parked_bulletin_comes_back_with_its_stakes_and_its_match(presenter: MatchOfDayPresenter) -> None:
    presenter.enter("134 1 5")
    presenter.enter("303 + 20")
    before, shown = presenter.slip, presenter.event
    presenter.park()
    presenter.enter("141 1 10")
    presenter.recall(0)
    assert presenter.chosen == {OTHER_MATCH}
    presenter.start_again()
    presenter.recall(0)
    assert presenter.slip == before
    assert (presenter.line, presenter.event) == (OVER, shown)
    assert presenter.shelf.parked == ()


def test_odds_that_moved_while_it_waited_are_announced(seat: Seat, presenter: MatchOfDayPresenter) -> None:
    presenter.enter("134 1 5")
    presenter.park()
    set_odds(seat.counter.house, seat.counter.by("theo"), SetOdds(134, {"1": Odds.parse("1.70")}))
    presenter.recall(0)
    presenter.take_quotation(presenter.prices.quote(presenter.slip))
    assert presenter.answer.changed == {HOME: Odds.parse("1.70")}


def test_the_last_ticket_is_repeated_at_the_odds_of_now_without_what_is_suspended(
    seat: Seat, presenter: MatchOfDayPresenter
) -> None:
    presenter.enter("134 1 5")
    presenter.enter("303 + 20")
    sell(presenter)
    presenter.start_again()
    set_odds(seat.counter.house, seat.counter.by("theo"), SetOdds(134, {"1": Odds.parse("1.70")}))
    suspend_bet(seat.counter.house, seat.counter.by("theo"), SuspendBet(303))
    presenter.show(presenter.load())
    assert presenter.repeat_last() == (OVER,)
    assert [(line.pick.seen, line.stake) for line in presenter.slip.lines] == [
        (Odds.parse("1.70"), Money.euros(5))
    ]
    assert presenter.line == HOME


def test_after_a_restart_the_last_ticket_comes_with_the_stake_of_each_line(
    seat: Seat, presenter: MatchOfDayPresenter
) -> None:
    presenter.enter("134 1 5")
    presenter.enter("303 + 20")
    sell(presenter)
    restarted = MatchOfDayPresenter(seat.context.desk)
    restarted.show(restarted.load())
    restarted.remember(restarted.find_last())
    assert restarted.repeat_last() == ()
    assert [line.stake for line in restarted.slip.lines] == [Money.euros(5), Money.euros(20)]
