from __future__ import annotations

import pytest

from app.domain.betting.bet import BetType
from app.domain.betting.quick_entry import Entry, answer_meant, read_entry, wrong_stake
from app.domain.values import Money
from tests.app.domain.betting.samples import nine_types


def test_a_number_and_an_answer_add_the_pick_and_a_third_word_sets_the_stake() -> None:
    assert read_entry("134 1") == Entry(134, "1", None)
    assert read_entry(" 134  n 5 ") == Entry(134, "n", Money.euros(5))


@pytest.mark.parametrize(
    "text", ["", "134", "134 ", "0 1", "1340 1", "134 1 3", "134 1 5 6", "N 134", "134 1 5,5"]
)
def test_what_is_no_whole_entry_adds_nothing(text: str) -> None:
    assert read_entry(text) is None


@pytest.mark.parametrize(
    ("type_", "typed", "pick"),
    [
        (BetType.RESULT, "n", "N"),
        (BetType.DOUBLE_CHANCE, "1n", "1/N"),
        (BetType.HALF_FULL, "n/2", "N/2"),
        (BetType.OVER_UNDER, "+", "over"),
        (BetType.OVER_UNDER, "-", "under"),
        (BetType.ODD_EVEN, "i", "odd"),
        (BetType.FIRST_GOAL, "0", "none"),
        (BetType.EXACT_SCORE, "21", "2:1"),
        (BetType.EXACT_SCORE, "2-1", "2:1"),
        (BetType.EXACT_SCORE, "a", "other"),
        (BetType.RESULT, "3", None),
        (BetType.RESULT, "/", None),
    ],
)
def test_short_answers_are_understood(type_: BetType, typed: str, pick: str | None) -> None:
    assert answer_meant(type_, nine_types()[type_], typed) == pick


def test_an_answer_that_may_mean_two_scores_means_none() -> None:
    assert answer_meant(BetType.EXACT_SCORE, ["1:10", "11:0"], "110") is None
    assert answer_meant(BetType.EXACT_SCORE, ["1:10", "11:0"], "11:0") == "11:0"


@pytest.mark.parametrize(
    ("typed", "stake"),
    [
        ("134 1 3", "3"),
        ("134 N 12,50", "12.50"),
        ("134 1 0", "0"),
        ("134 1 5", None),
        ("134 1", None),
        ("1", None),
    ],
)
def test_a_stake_that_is_no_base_stake_is_told_from_a_line_that_is_none(
    typed: str, stake: str | None
) -> None:
    """Art. 3.2.3."""
    assert wrong_stake(typed) == (None if stake is None else Money.parse(stake))
