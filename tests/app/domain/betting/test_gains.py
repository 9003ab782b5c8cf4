from __future__ import annotations

from decimal import ROUND_HALF_UP, Decimal

from hypothesis import given
from hypothesis import strategies as st

from app.domain.betting.formulas import BASE_STAKES
from app.domain.betting.gains import gain
from app.domain.values import Money, Odds
from tests.app.domain.betting.samples import euros, odds


def test_f05_a_product_of_1_265_is_1_27_and_pays_127_euros_on_100() -> None:
    assert gain(odds("1.15", "1.10"), Money.euros(100)) == euros("127.00")


def test_f07_sums_of_amounts_are_exact() -> None:
    assert euros("496.45") + euros("65.86") - euros("560.40") == euros("1.91")


def test_the_product_is_rounded_once_at_its_end() -> None:
    assert gain(odds("1.15", "1.15", "1.15"), Money.euros(100)) == euros("152.00")


def test_a_gain_goes_to_the_nearest_twentieth_of_a_euro() -> None:
    one = Money.euros(1)
    assert [gain(odds(text), one) for text in ("1.37", "1.38", "1.87", "1.88")] == [
        euros(text) for text in ("1.35", "1.40", "1.85", "1.90")
    ]


def test_exactly_in_the_middle_goes_up() -> None:
    assert gain(odds("1.05"), Money(50)) == Money(55)


@given(st.lists(st.integers(101, 100_000), min_size=1, max_size=6), st.sampled_from(BASE_STAKES))
def test_gains_agree_with_decimal_arithmetic(hundredths: list[int], stake: Money) -> None:
    exact = Decimal(1)
    for each in hundredths:
        exact *= Decimal(each) / 100
    product = exact.quantize(Decimal("0.01"), ROUND_HALF_UP)
    twentieths = (product * stake.cents / 5).quantize(Decimal(1), ROUND_HALF_UP)
    assert gain((Odds(each) for each in hundredths), stake) == Money(int(twentieths) * 5)
