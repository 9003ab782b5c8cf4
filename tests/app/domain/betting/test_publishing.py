from __future__ import annotations

from dataclasses import replace
from datetime import timedelta

import pytest

from app.domain.betting.bet import BetType, Handicap, MatchOfTheDay, Weekday
from app.domain.betting.offer import BetState
from app.domain.betting.publishing import (
    Held,
    check_sides,
    problems,
    publish,
    rescheduled,
    started_early,
    typed_odds,
    with_odds,
    with_suspension,
    with_void,
    written_odds,
)
from app.domain.errors import Code, Refused
from app.domain.values import Odds
from tests.app.domain.betting.samples import CLOSING, NOON, bet, days_later, event, on_offer

ONE_N_TWO = {"1": Odds(200), "N": Odds(300), "2": None}
SATURDAY_3 = MatchOfTheDay(Weekday.SATURDAY, 3)


def refusal(refused: pytest.ExceptionInfo[Refused]) -> Code:
    return refused.value.code


@pytest.mark.parametrize("text", ["1.00", "1", "0.99", "2.555", "nd", "-2", "1e3", ""])
def test_odds_are_greater_than_one_with_at_most_two_decimals(text: str) -> None:
    with pytest.raises(Refused) as refused:
        typed_odds(text)
    assert refusal(refused) is Code.ODDS_INVALID
    assert typed_odds("1.01") == Odds(101)


@pytest.mark.parametrize(("text", "written"), [("2", "2.00"), ("1,85", "1.85"), ("1.9", "1.90")])
def test_a_file_holds_odds_in_one_way_and_is_told_which(text: str, written: str) -> None:
    with pytest.raises(Refused) as refused:
        written_odds(text)
    assert (refusal(refused), refused.value.details["written"]) == (Code.ODDS_INVALID, written)
    assert written_odds(written) == typed_odds(text)


def test_a_bet_put_on_offer_shows_its_odds_and_nd() -> None:
    published = publish(bet(134), ONE_N_TWO, CLOSING, [], NOON)
    assert published.state_at(NOON) is BetState.OPEN
    assert published.shown_odds() == ONE_N_TWO


def test_every_reason_is_named_in_the_order_of_the_offer() -> None:
    held = [
        Held.by(on_offer(134)),
        Held.by(on_offer(7, of=bet(7, event=event(7, match_of_the_day=SATURDAY_3)))),
    ]
    bad = replace(bet(134, event=event(1, match_of_the_day=SATURDAY_3)), id=1)
    assert problems(bad, {"1": Odds.ONE, "X": None}, NOON, held, NOON) == (
        Code.ODDS_INVALID,
        Code.BET_NUMBER_TAKEN,
        Code.MATCH_OF_THE_DAY_FULL,
        Code.PICKS_INVALID,
        Code.TIMES_INVALID,
    )
    with pytest.raises(Refused) as refused:
        publish(bad, {"1": Odds.ONE, "X": None}, NOON, held, NOON)
    assert refused.value.codes == (Code.ODDS_INVALID,)


def test_a_number_is_free_again_the_day_after_its_last_day_of_sale() -> None:
    held = [Held.by(on_offer(134))]
    later = replace(bet(134), id=2)
    assert problems(later, ONE_N_TWO, days_later(3), held, days_later(0)) == (Code.BET_NUMBER_TAKEN,)
    assert problems(later, ONE_N_TWO, days_later(3), held, days_later(1)) == ()


@pytest.mark.parametrize("number", [0, 1000, -1])
def test_numbers_run_from_1_to_999(number: int) -> None:
    assert problems(bet(number), ONE_N_TWO, CLOSING, [], NOON) == (Code.BET_NUMBER_TAKEN,)


def test_ten_matches_of_the_day_fill_a_day() -> None:
    def match(number: int, day: Weekday = Weekday.SATURDAY) -> MatchOfTheDay:
        return MatchOfTheDay(day, number)

    held = [Held.by(on_offer(n, of=bet(n, event=event(n, match_of_the_day=match(n))))) for n in range(1, 11)]
    for taken in (*range(1, 12), 0):
        eleventh = bet(50, event=event(50, match_of_the_day=match(taken)))
        assert problems(eleventh, ONE_N_TWO, CLOSING, held, NOON) == (Code.MATCH_OF_THE_DAY_FULL,)
    same_event = bet(51, event=event(3, match_of_the_day=match(3)))
    assert problems(same_event, ONE_N_TWO, CLOSING, held, NOON) == ()
    sunday = bet(52, event=event(52, match_of_the_day=match(1, Weekday.SUNDAY)))
    assert problems(sunday, ONE_N_TWO, CLOSING, held, NOON) == ()


def test_validation_ends_in_the_future_and_not_after_the_start() -> None:
    starting = bet(1, event=event(starts_at=CLOSING))
    assert problems(starting, ONE_N_TWO, CLOSING, [], NOON) == ()
    late = CLOSING + timedelta(seconds=1)
    assert problems(starting, ONE_N_TWO, late, [], NOON) == (Code.TIMES_INVALID,)


def test_f10_swapped_sides_are_refused() -> None:
    check_sides(event(), ("Brest", "Lorient"))
    with pytest.raises(Refused) as refused:
        check_sides(event(), ("Lorient", "Brest"))
    assert refusal(refused) is Code.PICKS_INVALID
    assert refused.value.details["swapped"] == ("Brest", "Lorient")


def test_odds_left_out_keep_their_value_and_a_move_is_counted() -> None:
    before = on_offer(1)
    moved = with_odds(before, {"1": Odds(210)})
    assert moved.shown_odds() == {"1": Odds(210), "N": Odds(300), "2": Odds(400)}
    back = with_odds(moved, {"1": Odds(200)})
    assert (before.revision, moved.revision, back.revision) == (0, 1, 2)
    assert with_odds(back, {"2": None}).revision == 3


def test_the_same_odds_again_and_a_suspension_are_no_change_of_odds() -> None:
    before = on_offer(1)
    assert with_odds(before, {"1": Odds(200)}) == before
    suspended = with_suspension(before, None, suspended=True)
    assert suspended.state_at(NOON) is BetState.SUSPENDED
    assert suspended.revision == before.revision
    assert with_suspension(with_suspension(before, "N", suspended=True), "N", suspended=False) == before


def test_odds_are_not_set_on_a_voided_bet_or_an_answer_that_is_not_listed() -> None:
    with pytest.raises(Refused) as refused:
        with_odds(on_offer(1), {"X": Odds(200)})
    assert refusal(refused) is Code.PICKS_INVALID
    with pytest.raises(Refused) as refused:
        with_odds(with_void(on_offer(1), None), {"1": Odds(200)})
    assert refusal(refused) is Code.BET_VOIDED
    with pytest.raises(Refused) as refused:
        with_odds(on_offer(1), {"1": Odds.ONE})
    assert refusal(refused) is Code.ODDS_INVALID


def test_a_void_counts_as_a_change_and_takes_the_odds_off_the_poster() -> None:
    pick_void = with_void(on_offer(1), "N")
    assert (pick_void.revision, pick_void.shown_odds()["N"]) == (1, None)
    bet_void = with_void(pick_void, None)
    assert (bet_void.revision, bet_void.shown_odds()) == (2, {})
    assert bet_void.state_at(NOON) is BetState.VOIDED


def test_what_is_void_is_not_voided_twice() -> None:
    for voided, pick in ((with_void(on_offer(1), None), "1"), (with_void(on_offer(1), "1"), "1")):
        with pytest.raises(Refused) as refused:
            with_void(voided, pick)
        assert refusal(refused) is Code.BET_VOIDED
    with pytest.raises(Refused) as refused:
        with_void(on_offer(1), "X")
    assert refusal(refused) is Code.PICKS_INVALID


def test_a_match_put_forward_brings_the_end_of_validation_with_it() -> None:
    earlier = CLOSING - timedelta(hours=1)
    moved = rescheduled(on_offer(1), starts_at=earlier, closes_at=None, held=[], at=NOON)
    assert moved.closes_at == earlier == moved.bet.event.starts_at


def test_a_match_put_off_opens_its_bets_again() -> None:
    later = days_later(2, CLOSING)
    moved = rescheduled(on_offer(1), starts_at=later, closes_at=later, held=[], at=days_later(1))
    assert moved.state_at(days_later(1)) is BetState.OPEN


def test_an_end_of_validation_is_neither_past_nor_after_the_start() -> None:
    starting = on_offer(1, of=bet(1, event=event(starts_at=CLOSING)))
    for closes_at in (NOON - timedelta(seconds=1), CLOSING + timedelta(seconds=1)):
        with pytest.raises(Refused) as refused:
            rescheduled(starting, starts_at=None, closes_at=closes_at, held=[], at=NOON)
        assert refusal(refused) is Code.TIMES_INVALID


def test_a_bet_put_off_does_not_meet_a_later_bet_of_its_number() -> None:
    held = [Held.by(on_offer(1, of=replace(bet(1), id=9), closes_at=days_later(2)))]
    with pytest.raises(Refused) as refused:
        rescheduled(on_offer(1), starts_at=None, closes_at=days_later(1, CLOSING), held=held, at=NOON)
    assert refusal(refused) is Code.BET_NUMBER_TAKEN


def test_the_sale_of_an_event_that_began_early_ended_when_it_began() -> None:
    start = CLOSING - timedelta(minutes=15)
    early = started_early(on_offer(1), start, start + timedelta(minutes=10))
    assert (early.closes_at, early.void_from) == (start, start)
    closed = on_offer(2, closes_at=start)
    assert started_early(closed, start, CLOSING) == closed
    with pytest.raises(Refused) as refused:
        started_early(on_offer(1), CLOSING, NOON)
    assert refusal(refused) is Code.TIMES_INVALID


def test_a_decimal_handicap_refuses_the_draw_at_entry() -> None:
    half = bet(1, BetType.HANDICAP, handicap=Handicap.parse("0:0.5"))
    assert problems(half, ONE_N_TWO, CLOSING, [], NOON) == (Code.PICKS_INVALID,)
