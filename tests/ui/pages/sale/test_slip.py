"""The bulletin in the making always has a formula that fits, and never more than six picks."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.domain.betting.bet import Bet, BetType, Event, PickRef
from app.domain.betting.formulas import SINGLE, Formula
from app.domain.values import Money, Odds
from ui.betting.announced import AnnouncedPick
from ui.pages.sale.slip import Slip

CLOSES = datetime(2026, 9, 5, 18, 45, tzinfo=UTC)


def announced(number: int, pick: str = "1", odds: int = 200) -> AnnouncedPick:
    event = Event(number, "football", "", ("Hôtes", "Invités"))
    return AnnouncedPick(Bet(number, number, event, BetType.RESULT), pick, Odds(odds), CLOSES)


def slip_of(*numbers: int) -> Slip:
    slip = Slip()
    for number in numbers:
        slip = slip.with_pick(announced(number))
    return slip


def test_a_second_pick_makes_a_combined_play() -> None:
    assert slip_of(1).formula == SINGLE
    assert slip_of(1, 2).formula == Formula(2, 2)


def test_simple_plays_that_were_chosen_stay_simple() -> None:
    slip = slip_of(1, 2).with_formula(SINGLE).with_pick(announced(3))
    assert slip.formula == SINGLE
    assert slip.combinations == 3


def test_another_answer_to_the_same_bet_takes_the_place_of_the_first() -> None:
    slip = slip_of(1, 2).with_pick(announced(1, "N"))
    assert [line.ref for line in slip.picks] == [PickRef(1, "N"), PickRef(2, "1")]


def test_the_total_is_the_base_stake_for_every_combination() -> None:
    slip = slip_of(1, 2, 3).with_formula(Formula(2, 3)).with_stake(Money.euros(5))
    assert slip.total == Money.euros(15)


def test_a_bulletin_without_a_stake_asks_for_nothing() -> None:
    with pytest.raises(LookupError):
        slip_of(1).asked()


def test_it_is_sold_at_the_odds_that_were_announced() -> None:
    slip = slip_of(1).with_stake(Money.euros(2)).announced({PickRef(1, "1"): Odds(180)})
    assert slip.asked().seen == {PickRef(1, "1"): Odds(180)}


@given(st.lists(st.tuples(st.booleans(), st.integers(1, 6)), max_size=30))
def test_the_formula_always_takes_the_picks(touches: list[tuple[bool, int]]) -> None:
    slip = Slip()
    for adds, number in touches:
        slip = slip.with_pick(announced(number)) if adds else slip.without(PickRef(number, "1"))
        if slip.picks:
            assert slip.formula.takes(len(slip.picks))
            assert slip.formula in slip.choices
            slip = slip.with_formula(slip.choices[number % len(slip.choices)])
