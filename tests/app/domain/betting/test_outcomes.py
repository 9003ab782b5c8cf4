from __future__ import annotations

from datetime import timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.domain.betting.bet import Bet, BetType, Counted, Handicap, Period, Points
from app.domain.betting.outcomes import (
    Ending,
    Outcome,
    Result,
    Ruling,
    Score,
    Scores,
    decide,
    name_winners,
    race_counts,
)
from app.domain.errors import Code, Refused
from tests.app.domain.betting.samples import NOON, bet, nine_types

SIDES = ("1", "N", "2")
scores = st.tuples(st.integers(0, 9), st.integers(0, 9))


def played(half: Score | None = None, full: Score | None = None, **more: object) -> Result:
    return Result(Scores(half, full), **more)


def winners(what: Bet, listed: tuple[str, ...], result: Result) -> tuple[str, ...] | None:
    """The winning answers, `()` for nobody, None for a voided bet."""
    outcome = decide(what, listed, result)
    assert outcome is not None
    return None if outcome.voided else outcome.winners


def handicap(text: str) -> Bet:
    return bet(1, BetType.HANDICAP, handicap=Handicap.parse(text))


def total(line: str, **more: object) -> Bet:
    return bet(1, BetType.OVER_UNDER, line=Points.parse(line), **more)


@pytest.mark.parametrize(("score", "winner"), [((2, 1), "1"), ((1, 1), "N"), ((0, 3), "2")])
def test_the_score_of_the_period_decides_a_1n2(score: Score, winner: str) -> None:
    assert winners(bet(1), SIDES, played((0, 0), score)) == (winner,)
    half = bet(1, period=Period.HALF_TIME)
    assert winners(half, SIDES, played(score, (9, 9))) == (winner,)


@pytest.mark.parametrize(("score", "winner"), [((4, 0), "1"), ((4, 1), "N"), ((3, 1), "2"), ((0, 0), "2")])
def test_three_goals_given_to_the_second_side(score: Score, winner: str) -> None:
    assert winners(handicap("0:3"), SIDES, played(None, score)) == (winner,)


def test_a_decimal_handicap_always_has_a_winner() -> None:
    assert winners(handicap("0:7.5"), ("1", "2"), played(None, (88, 81))) == ("2",)
    assert winners(handicap("0:7.5"), ("1", "2"), played(None, (89, 81))) == ("1",)
    assert winners(handicap("1.5:0"), ("1", "2"), played(None, (0, 1))) == ("1",)


def test_a_draw_where_no_draw_was_offered_voids_the_bet() -> None:
    assert winners(bet(1), ("1", "2"), played(None, (80, 80))) is None


def test_a_double_chance_is_won_by_each_answer_that_holds_the_result() -> None:
    chances = ("1/N", "N/2", "1/2")
    assert winners(bet(1, BetType.DOUBLE_CHANCE), chances, played(None, (0, 0))) == ("1/N", "N/2")
    assert winners(bet(1, BetType.DOUBLE_CHANCE), ("1/N",), played(None, (0, 2))) == ()


def test_half_time_and_full_time_together() -> None:
    both = bet(1, BetType.HALF_FULL)
    assert winners(both, ("N/1",), played((0, 0), (1, 0))) == ("N/1",)
    assert winners(both, ("1/1",), played((0, 1), (1, 1))) == ("2/N",)
    assert decide(both, ("N/1",), played(None, (1, 0))) is None


def test_a_total_on_the_line_has_no_possible_result() -> None:
    assert winners(total("5"), ("over", "under"), played(None, (3, 2))) is None
    assert winners(total("4.5"), ("over", "under"), played(None, (3, 2))) == ("over",)
    assert winners(total("5.5"), ("over", "under"), played(None, (3, 2))) == ("under",)


def test_nil_nil_is_even_and_without_a_first_goal() -> None:
    nil = played((0, 0), (0, 0))
    assert winners(bet(1, BetType.ODD_EVEN), ("even", "odd"), nil) == ("even",)
    assert winners(bet(1, BetType.FIRST_GOAL), ("1", "2", "none"), nil) == ("none",)


def test_a_bet_on_tries_or_games_is_settled_from_that_count() -> None:
    rugby = played((10, 3), (27, 9), counts={Counted.TRIES: Scores((1, 0), (3, 0))})
    assert winners(total("2.5", counted=Counted.TRIES), ("over", "under"), rugby) == ("over",)
    assert winners(total("36"), ("over", "under"), rugby) is None
    halves = total("0.5", counted=Counted.TRIES, period=Period.HALF_TIME)
    assert winners(halves, ("over", "under"), rugby) == ("over",)
    assert winners(bet(1, BetType.ODD_EVEN, counted=Counted.TRIES), ("even", "odd"), rugby) == ("odd",)


def test_the_first_goal_is_told_or_follows_from_the_score() -> None:
    goal = bet(1, BetType.FIRST_GOAL)
    answers = ("1", "2", "none")
    assert winners(goal, answers, played(None, (1, 2), first_goal="2")) == ("2",)
    assert winners(goal, answers, played(None, (0, 2))) == ("2",)
    assert decide(goal, answers, played(None, (1, 2))) is None
    half = bet(1, BetType.FIRST_GOAL, period=Period.HALF_TIME)
    assert winners(half, answers, played((0, 0), (1, 2), first_goal="2")) == ("none",)


def test_a_score_that_is_not_listed_wins_other() -> None:
    exact = bet(1, BetType.EXACT_SCORE)
    assert winners(exact, ("1:0", "other"), played(None, (1, 0))) == ("1:0",)
    assert winners(exact, ("1:0", "other"), played(None, (3, 2))) == ("other",)


def test_a_listed_score_that_comes_in_without_odds_wins_for_nobody() -> None:
    """`other` does not win either: the score was listed, `nd`."""
    assert winners(bet(1, BetType.EXACT_SCORE), ("2:1", "other"), played(None, (2, 1))) == ("2:1",)


def test_f11_extra_time_and_shoot_out_are_never_counted() -> None:
    after = played((0, 0), (1, 1), extra_time=(2, 1), shoot_out=(4, 3))
    assert winners(bet(1), SIDES, after) == ("N",)
    assert winners(total("2.5"), ("over", "under"), after) == ("under",)


@pytest.mark.parametrize(
    "ended", [Ending.CANCELLED, Ending.POSTPONED, Ending.FORFEIT, Ending.STOPPED_FIRST_HALF]
)
@pytest.mark.parametrize("period", Period)
def test_a_match_that_did_not_take_place_voids_all_its_bets(ended: Ending, period: Period) -> None:
    assert winners(bet(1, period=period), SIDES, played((1, 0), ended=ended)) is None


def test_half_time_bets_stand_when_the_second_half_is_stopped() -> None:
    stopped = played((1, 0), first_goal="1", ended=Ending.STOPPED_SECOND_HALF)
    assert winners(bet(1, period=Period.HALF_TIME), SIDES, stopped) == ("1",)
    for type_ in (BetType.RESULT, BetType.HALF_FULL, BetType.FIRST_GOAL, BetType.EXACT_SCORE):
        assert winners(bet(1, type_), nine_types()[type_], stopped) is None


def test_a_result_that_does_not_say_enough_leaves_the_bet_open() -> None:
    assert decide(bet(1, period=Period.HALF_TIME), SIDES, played(None, (1, 0))) is None
    for type_, listed in nine_types().items():
        assert decide(bet(1, type_), listed, Result()) is None


@given(scores, scores)
def test_every_type_finds_its_answer_in_any_score(half: Score, rest: Score) -> None:
    full = (half[0] + rest[0], half[1] + rest[1])
    result = played(half, full, first_goal="1")
    assert len(winners(bet(1), SIDES, result) or ()) == 1
    assert len(winners(bet(1, BetType.DOUBLE_CHANCE), ("1/N", "N/2", "1/2"), result) or ()) == 2
    assert (winners(bet(1, BetType.ODD_EVEN), ("even", "odd"), result) == ("odd",)) is (sum(full) % 2 == 1)
    pair = (*(winners(bet(1, period=Period.HALF_TIME), SIDES, result) or ()),)
    pair += (*(winners(bet(1), SIDES, result) or ()),)
    assert winners(bet(1, BetType.HALF_FULL), (), result) == ("/".join(pair),)


def test_winners_are_named_among_the_answers_listed() -> None:
    assert name_winners(bet(1), ("1", "2"), ["2"]).winners == ("2",)
    assert name_winners(bet(1), ("1", "2"), []).winners == ()
    with pytest.raises(Refused) as refused:
        name_winners(bet(1), ("1", "2"), ["N"])
    assert refused.value.code is Code.PICKS_INVALID


def test_a_race_counts_from_three_quarters_or_two_thirds_of_its_distance() -> None:
    assert race_counts("formula1", 39, 52)
    assert not race_counts("formula1", 38, 52)
    assert race_counts("rally", 2, 3)
    assert not race_counts("rally", 199, 300)
    assert not race_counts("motorcycling", 99, 100)


def test_a_void_goes_before_any_result() -> None:
    assert Ruling(voided=True, winners=frozenset("2")).of("1", NOON) is Outcome.VOID
    assert Ruling(winners=frozenset("2"), void_picks=frozenset("1")).of("1", NOON) is Outcome.VOID
    assert Ruling(winners=frozenset("2"), void_picks=frozenset("1")).of("N", NOON) is Outcome.LOST


def test_picks_registered_from_the_real_start_on_are_void_and_those_before_it_are_not() -> None:
    early = Ruling(winners=frozenset("1"), void_from=NOON)
    assert early.of("2", NOON) is Outcome.VOID
    assert early.of("2", NOON - timedelta(seconds=1)) is Outcome.LOST
    assert early.of("1", NOON - timedelta(seconds=1)) is Outcome.WON


def test_a_result_that_cannot_be_is_not_built() -> None:
    with pytest.raises(ValueError, match="negative"):
        Scores((-1, 0))
    with pytest.raises(ValueError, match="first goal"):
        Result(first_goal="N")
