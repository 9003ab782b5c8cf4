"""PINs and the lock that wrong ones bring (HOUSE H2)."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest

from app.domain.errors import Code
from app.domain.house.people import is_pin, locked_until, pin_fault

AT = datetime(2026, 9, 5, 12, tzinfo=UTC)


@pytest.mark.parametrize(
    ("failures", "seconds"),
    [(3, 300), (4, 600), (5, 1200), (6, 2400), (11, 76_800), (12, 86_400), (500, 86_400)],
)
def test_the_lock_doubles_up_to_a_day(failures: int, seconds: int) -> None:
    until = locked_until(failures, AT, tries=3, first_seconds=300)
    assert until == AT + timedelta(seconds=seconds)


@pytest.mark.parametrize("failures", [0, 1, 2])
def test_fewer_wrong_pins_than_the_setting_lock_nothing(failures: int) -> None:
    assert locked_until(failures, AT, tries=3, first_seconds=300) is None


@pytest.mark.parametrize(
    ("text", "right"),
    [
        ("1234", True),
        ("123456", True),
        ("123", False),
        ("1234567", False),
        ("12 34", False),
        ("１２３４", False),
    ],
)
def test_a_pin_is_four_to_six_digits(text: str, right: bool) -> None:
    assert is_pin(text) is right


@pytest.mark.parametrize(
    "pin",
    [
        "0000",
        "1111",
        "999999",
        "1234",
        "4321",
        "567890",
        "987654",
        "1212",
        "123123",
        "1979",
        "2004",
        "2580",
        "0852",
        "3690",
        "147258",
        "258369",
        "741852",
        "1122",
        "112233",
        "885511",
    ],
)
def test_what_others_try_first_becomes_nobodys_pin(pin: str) -> None:
    assert pin_fault(pin) is Code.PIN_OBVIOUS


@pytest.mark.parametrize(
    ("pin", "fault"),
    [
        ("2468", None),
        ("19790", None),
        ("1224", None),
        ("1475", None),
        ("11223", None),
        ("123", Code.PIN_WRONG),
    ],
)
def test_any_other_four_to_six_digits_do(pin: str, fault: Code | None) -> None:
    assert pin_fault(pin) is fault
