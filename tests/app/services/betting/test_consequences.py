"""What a result would do: told before it counts, part by part, the same as all at once."""

from __future__ import annotations

from collections.abc import Iterator
from functools import reduce

import pytest

from app.domain.betting.bet import BetType
from app.domain.betting.outcomes import Result, Scores
from app.domain.errors import Code, Refused
from app.domain.values import Money, Odds
from app.services.betting import results
from app.services.betting.consequences import AskPart, hanging, part, parts, preview
from app.services.betting.offers import PublishBet, publish_bet
from tests.app.services.kit import HOME_WIN, Counter
from tests.ui.pages.seated import seated

STEP = results.Promulgate("e101", HOME_WIN)


@pytest.fixture
def counter() -> Iterator[Counter]:
    with seated("theo") as seat:
        seat.counter.publish(101, 102)
        yield seat.counter


def test_parts_add_up_to_the_whole(counter: Counter) -> None:
    for stake, pick in (("10", "1"), ("20", "2"), ("50", "1")):
        counter.sell(101, stake=stake, pick=pick)
    counter.sell(101, 102, formula="2/2")
    counter.sell(102)
    asked = counter.by("theo")
    tickets = hanging(counter.house, asked, STEP)
    assert len(tickets) == 4, "the ticket on another event does not hang on this one"
    found = reduce(
        lambda whole, one: whole + one,
        [part(counter.house, asked, AskPart(STEP, (ticket,))) for ticket in tickets],
    )
    assert found == preview(counter.house, asked, STEP)
    assert (found.won, found.lost, found.pending, found.counted) == (2, 1, 1, 4)
    assert found.to_pay == Money.euros(120)


def test_without_tickets_the_winners_are_told_all_the_same(counter: Counter) -> None:
    [none] = parts(hanging(counter.house, counter.by("theo"), STEP))
    [line] = part(counter.house, counter.by("theo"), AskPart(STEP, none)).bets
    assert (line.number, line.winners) == (101, ("1",))


def test_what_the_step_refuses_is_refused_before_anything_is_counted(counter: Counter) -> None:
    counter.settle(101)
    with pytest.raises(Refused) as refused:
        hanging(counter.house, counter.by("theo"), STEP)
    assert refused.value.code is Code.RESULT_EXISTS


def test_a_bet_that_the_score_leaves_open_still_waits_for_its_winners(counter: Counter) -> None:
    odds = dict.fromkeys(("1", "2", "none"), Odds(200))
    first_goal = PublishBet(201, "e101", BetType.FIRST_GOAL, odds, counter.clock.now().replace(hour=18))
    publish_bet(counter.house, counter.by("theo"), first_goal)
    score = Result(Scores(full_time=(2, 1)))
    results.promulgate_event(counter.house, counter.by("theo"), results.Promulgate("e101", score))
    [event] = results.awaited(counter.house, counter.by("theo"), results.AskAwaited())
    assert [bet.bet.number for bet in event.bets] == [201]
    assert event.scored
    named = results.Promulgate("e101", winners={201: ("1",)})
    results.promulgate_event(counter.house, counter.by("theo"), named)
    assert results.awaited(counter.house, counter.by("theo"), results.AskAwaited()) == ()
    [corrected] = results.promulgated_events(counter.house, counter.by("theo"), results.AskPromulgated())
    assert corrected.result == score, "naming winners does not hide the score"
