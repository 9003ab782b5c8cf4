"""An amount is typed the same way on pad, keyboard and quick cash (F06)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.domain.values import Money
from ui.models.amount_entry import AmountEntry, EditKey


def typed(keys: str, entry: AmountEntry | None = None) -> AmountEntry:
    entry = entry or AmountEntry()
    for key in keys:
        entry = entry.typed(key)
    return entry


def test_fifty_added_to_twelve_fifty_due_is_sixty_two_fifty() -> None:
    entry = AmountEntry.proposing(Money(1250)).plus(Money.euros(50))
    assert entry.amount == Money(6250)


@pytest.mark.parametrize("keys", ["10.50", "10,50", "10.5", "10,5"])
def test_point_and_comma_are_the_same_key(keys: str) -> None:
    assert typed(keys).amount == Money(1050)


def test_256_54_is_never_256() -> None:
    assert typed("256,54").amount == Money(25654)
    assert AmountEntry().pasted("256,54").amount == Money(25654)


@pytest.mark.parametrize("text", ["1e3", "1.234,50", "12,505", "", "douze", "--3"])
def test_what_is_not_an_amount_is_refused_whole(text: str) -> None:
    with pytest.raises(ValueError, match="not an amount"):
        AmountEntry().pasted(text)


def test_an_exponent_can_not_be_typed() -> None:
    assert typed("1e3").amount == Money.euros(13)


def test_the_second_decimal_key_does_nothing() -> None:
    assert typed("12,5,0").amount == Money(1250)
    assert typed("12,,5") == typed("12,5")


def test_a_figure_after_quick_cash_starts_a_new_amount() -> None:
    entry = typed("6", AmountEntry().plus(Money.euros(20)))
    assert entry.amount == Money.euros(6)


def test_a_comma_after_quick_cash_starts_a_new_amount() -> None:
    assert typed(",5", AmountEntry().plus(Money.euros(20))).amount == Money(50)


def test_the_first_figure_replaces_the_sum_due() -> None:
    assert typed("20", AmountEntry.proposing(Money(1500))).amount == Money.euros(20)


def test_a_third_decimal_does_nothing() -> None:
    assert typed("1,999").amount == Money(199)


def test_an_amount_of_eight_figures_can_not_be_typed() -> None:
    assert typed("123456789").amount == Money.euros(1234567)
    assert typed("9999999").plus(Money.euros(1)).amount == Money.euros(9999999)


def test_a_leading_zero_is_not_kept() -> None:
    assert typed("007").amount == Money.euros(7)
    assert typed("0,07").amount == Money(7)


def test_correcting_takes_one_figure_and_a_proposed_amount_as_a_whole() -> None:
    assert typed("12,5").typed(EditKey.BACKSPACE).typed(EditKey.BACKSPACE).amount == Money.euros(12)
    assert AmountEntry.proposing(Money(1500)).typed(EditKey.BACKSPACE).is_empty


def test_what_is_typed_is_shown_as_typed() -> None:
    assert typed("1234,5").shown() == "1\u202f234,5\u00a0€"
    assert typed("1234,").shown() == "1\u202f234,\u00a0€"
    assert AmountEntry.proposing(Money(6250)).shown() == "62,50\u00a0€"
    assert AmountEntry().shown() == "0,00\u00a0€"


def test_double_zero_is_two_figures() -> None:
    assert typed("1").typed("00").amount == Money.euros(100)


@given(st.text(alphabet="0123456789,.", max_size=24))
def test_no_run_of_keys_makes_nonsense(keys: str) -> None:
    entry = typed(keys)
    assert 0 <= entry.amount.cents < 1_000_000_000
    assert entry.text.count(",") <= 1


@given(st.integers(0, 999_999_999))
def test_every_amount_can_be_typed_and_is_what_was_typed(cents: int) -> None:
    amount = Money(cents)
    assert typed(amount.plain()).amount == amount
    assert AmountEntry.proposing(amount).amount == amount
    assert AmountEntry().pasted(amount.text()).amount == amount
