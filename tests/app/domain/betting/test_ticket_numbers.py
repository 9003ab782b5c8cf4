from __future__ import annotations

import hmac
from datetime import date

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from app.domain.betting import ticket_numbers as numbers
from app.domain.errors import Code, Refused

DAY = date(2026, 9, 5)
FIRST = numbers.identification(DAY, 1)
tickets = st.builds(
    numbers.identification, st.dates(date(2000, 1, 1), date(2099, 12, 31)), st.integers(1, 99_999_999)
)


def control(issue: int = 0) -> str:
    return numbers.control_number(hmac.digest(b"key", numbers.control_message(FIRST, issue), "sha256"))


def test_a_number_holds_the_day_the_running_number_and_a_check_digit() -> None:
    assert FIRST[:13] == "2624800000001"
    assert len(FIRST) == 14
    assert numbers.is_identification(FIRST)


def test_f48_leading_zeros_are_kept() -> None:
    early = numbers.identification(date(2005, 1, 1), 42)
    assert early.startswith("0500100000042")
    assert numbers.read_code(early).identification == early
    assert len(numbers.control_number(bytes(31) + b"\x07")) == 10


@given(tickets, st.integers(0, 13), st.sampled_from("0123456789"))
def test_every_single_wrong_digit_is_caught(number: str, place: int, digit: str) -> None:
    wrong = number[:place] + digit + number[place + 1 :]
    assert numbers.is_identification(wrong) is (wrong == number)


@given(tickets, st.integers(0, 12))
def test_every_swap_of_neighbours_is_caught(number: str, place: int) -> None:
    assume(number[place] != number[place + 1])
    swapped = number[:place] + number[place + 1] + number[place] + number[place + 2 :]
    assert not numbers.is_identification(swapped)


@pytest.mark.parametrize("sequence", [0, -1, 100_000_000])
def test_running_numbers_have_eight_digits(sequence: int) -> None:
    with pytest.raises(ValueError, match="running number"):
        numbers.identification(DAY, sequence)


def test_a_control_number_is_ten_digits_of_a_whole_code() -> None:
    assert len(control()) == 10
    assert control().isdigit()
    assert control(0) != control(1)
    with pytest.raises(ValueError, match="whole"):
        numbers.control_number(b"short")


def test_only_the_paper_in_force_passes() -> None:
    numbers.check_control(control(0), [control(0)])
    numbers.check_control(control(2), [control(0), control(1), control(2)])
    with pytest.raises(Refused) as refused:
        numbers.check_control(control(0), [control(0), control(1)])
    assert refused.value.code is Code.SUPERSEDED
    for wrong in ("0000000000", "", "é"):
        with pytest.raises(Refused) as refused:
            numbers.check_control(wrong, [control(0), control(1)])
        assert refused.value.code is Code.CONTROL_NUMBER_WRONG


@given(tickets)
def test_a_bar_code_reads_back_with_or_without_its_prefix(number: str) -> None:
    digits = numbers.bar_code(number, "0123456789")
    expected = numbers.Scanned(number, "0123456789")
    assert numbers.read_code(digits) == numbers.read_code(f"]C1{digits}\r\n") == expected


def test_a_number_may_be_typed_in_groups_without_a_control_number() -> None:
    grouped = f"{FIRST[:5]} {FIRST[5:]}"
    assert numbers.read_code(grouped) == numbers.Scanned(FIRST, None)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "111111111111111111",
        FIRST[:-1],
        FIRST + "1",
        FIRST + "012345678x",
        FIRST + "01234567890",
        "²" * 14,
        "A" * 10_000,
    ],
)
def test_what_is_no_ticket_is_unknown_before_anything_is_looked_up(text: str) -> None:
    with pytest.raises(Refused) as refused:
        numbers.read_code(text)
    assert refused.value.code is Code.TICKET_UNKNOWN


@given(tickets)
def test_f41_every_bar_code_has_one_width_known_before_the_sale(number: str) -> None:
    """An even number of digits, 24, that fits 58 mm paper (384 dots) in modules of two dots."""
    assert len(numbers.bar_code(number, "0000000000")) == numbers.BAR_CODE_DIGITS == 24
    assert numbers.BAR_CODE_MODULES * 2 <= 384
