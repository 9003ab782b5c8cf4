from __future__ import annotations

import pytest

from hardware.scanners import Garbage, RepeatFilter, Scan, Unreadable, read_code


@pytest.mark.parametrize(
    ("text", "scanned"),
    [
        ("0013748911", Scan("0013748911")),
        ("]C10013748911", Scan("0013748911")),
        ("1234567", Garbage(Unreadable.TOO_SHORT)),
        ("9" * 64, Scan("9" * 64)),
        ("9" * 65, Garbage(Unreadable.TOO_LONG)),
        ("00137A8911", Garbage(Unreadable.NOT_DIGITS)),
        ("00137\x1b8911", Garbage(Unreadable.NOT_DIGITS)),
        ("٠٠١٣٧٤٨٩١١", Garbage(Unreadable.NOT_DIGITS)),
        ("", Garbage(Unreadable.NOT_DIGITS)),
    ],
)
def test_f45_f48_only_digits_are_a_code_and_leading_zeros_are_kept(text: str, scanned: object) -> None:
    assert read_code(text) == scanned


def test_f44_the_trigger_pulled_twice_makes_one_act() -> None:
    repeats = RepeatFilter()
    assert repeats.lets_through("12345678", 10.0)
    assert not repeats.lets_through("12345678", 10.4)
    assert not repeats.lets_through("12345678", 12.8)
    assert repeats.lets_through("12345678", 15.4)
    assert repeats.lets_through("87654321", 15.5)
    assert repeats.lets_through("12345678", 15.6)
