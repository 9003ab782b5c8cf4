"""Odds in whole hundredths, multiplied exactly and rounded once (art. 2.1.6, 10.3; F05)."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.domain.values import Odds

SOME = st.integers(100, 99_999).map(Odds)


@pytest.mark.parametrize(("typed", "hundredths"), [("1.85", 185), ("1,85", 185), ("2", 200), (" 1.5 ", 150)])
def test_odds_are_read_with_comma_or_point(typed: str, hundredths: int) -> None:
    assert Odds.parse(typed) == Odds(hundredths)


@pytest.mark.parametrize("held", ["2", "1,85", "1.9", " 1.85", "01.85", "1.855", "nd"])
def test_a_file_holds_odds_with_a_point_and_two_decimals(held: str) -> None:
    assert Odds.written("1.85") == Odds(185)
    with pytest.raises(ValueError, match="odds"):
        Odds.written(held)


@pytest.mark.parametrize("typed", ["1.855", "0.99", "0", "-2", "1e2", "", "nd", "1.", "1234567"])
def test_what_is_no_odds_is_refused(typed: str) -> None:
    with pytest.raises(ValueError, match="odds"):
        Odds.parse(typed)


@pytest.mark.parametrize("wrong", [1.85, True, "185", None])
def test_odds_are_a_whole_number_of_hundredths(wrong: object) -> None:
    with pytest.raises(TypeError):
        Odds(wrong)  # type: ignore[arg-type]


def test_a_product_that_floats_get_wrong_is_right() -> None:
    assert Odds.product([Odds(115), Odds(110)]) == Odds(127)


def test_an_empty_product_is_one() -> None:
    assert Odds.product([]) == Odds.ONE


@given(st.lists(SOME, max_size=8))
def test_a_product_is_rounded_once_whatever_the_order(odds: list[Odds]) -> None:
    exact = Fraction(1)
    for each in odds:
        exact *= each.fraction()
    product = Odds.product(odds)
    assert Odds.product(reversed(odds)) == product
    assert Fraction(-1, 200) < product.fraction() - exact <= Fraction(1, 200)


@given(SOME)
def test_odds_are_read_back_from_both_of_their_forms(odds: Odds) -> None:
    assert Odds.parse(odds.text()) == Odds.parse(odds.plain()) == odds
