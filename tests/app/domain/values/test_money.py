"""One amount, one parser, one formatter (HOUSE H7; F06, F07)."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.domain.values import Money

AMOUNTS = st.integers(-(10**12), 10**12).map(Money)


@pytest.mark.parametrize(
    ("typed", "cents"),
    [
        ("62,50", 6250), ("10.50", 1050), ("256,54", 25654), ("12,5", 1250), ("12", 1200), ("12,", 1200),
        ("1 234,50 €", 123450), ("1\u202f234,50\u00a0€", 123450), ("+50", 5000), ("-5", -500), ("0", 0),
    ],
)  # fmt: skip
def test_what_a_person_types_is_read_to_the_cent(typed: str, cents: int) -> None:
    assert Money.parse(typed) == Money(cents)


@pytest.mark.parametrize(
    "typed",
    ["", "€", "1e3", "1.234,50", "1,234.50", "12,345", "1,2,3", "--5", "5-", ",50", "nan", "inf", "0x10",
     "１２", "12,5a", "99999999999999"],
)  # fmt: skip
def test_what_is_no_amount_is_refused_rather_than_guessed(typed: str) -> None:
    with pytest.raises(ValueError, match="not an amount"):
        Money.parse(typed)


@pytest.mark.parametrize("wrong", [12.5, 12.0, True, "12", None, Fraction(1)])
def test_an_amount_is_a_whole_number_of_cents(wrong: object) -> None:
    with pytest.raises(TypeError):
        Money(wrong)  # type: ignore[arg-type]
    with pytest.raises(TypeError):
        Money.euros(wrong)  # type: ignore[arg-type]
    if not isinstance(wrong, int):
        with pytest.raises(TypeError):
            Money(100) * wrong  # type: ignore[operator]


def test_sums_are_exact() -> None:
    assert Money.parse("496.45") + Money.parse("65.86") - Money.parse("560.40") == Money.parse("1.91")


def test_a_negative_amount_reads_as_people_write_it() -> None:
    assert Money(-123_450).text() == "-1\u202f234,50\u00a0€"
    assert Money(-5).text() == "-0,05\u00a0€"
    assert Money(-5).plain() == "-0.05"


def test_round_amounts_may_leave_their_cents_out() -> None:
    assert Money(10_000).text(cents=False) == "100\u00a0€"
    assert Money(10_050).text(cents=False) == "100,50\u00a0€"


@pytest.mark.parametrize(
    ("euros", "step", "cents"),
    [("1.265", 1, 127), ("1.264", 1, 126), ("0.125", 5, 15), ("0.12", 10, 10), ("-0.005", 1, 0)],
)
def test_rounding_goes_to_the_nearest_step_half_up(euros: str, step: int, cents: int) -> None:
    assert Money.rounded_to(Fraction(euros), step) == Money(cents)


@given(AMOUNTS)
def test_an_amount_is_read_back_from_both_of_its_forms(amount: Money) -> None:
    assert Money.parse(amount.plain()) == amount
    assert Money.parse(amount.text()) == amount
    assert Money.parse(amount.text(cents=False)) == amount


@given(AMOUNTS, AMOUNTS, st.integers(-50, 50))
def test_amounts_add_and_multiply_like_numbers(one: Money, other: Money, times: int) -> None:
    assert one + other - other == one
    assert Money.total([one] * abs(times)) == one * abs(times)
    assert -one * times == one * -times
    assert (one < other) == (one.cents < other.cents)
    assert bool(one) == (one.cents != 0)
