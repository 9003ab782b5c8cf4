from __future__ import annotations

import pytest

from hardware.scanners import CodeReader, Garbage, RepeatFilter, Scan, Unreadable, ZoneLine, read_code


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
        ("\x1d0013748911", Garbage(Unreadable.NOT_DIGITS)),
        ("0013748911\x00", Garbage(Unreadable.NOT_DIGITS)),
        ("0013748911\x7f", Garbage(Unreadable.NOT_DIGITS)),
        ("٠٠١٣٧٤٨٩١١", Garbage(Unreadable.NOT_DIGITS)),
        ("", Garbage(Unreadable.NOT_DIGITS)),
    ],
)
def test_f45_f48_only_digits_are_a_code_and_leading_zeros_are_kept(text: str, scanned: object) -> None:
    assert read_code(text) == scanned


CARD = (
    "IDFRAX7K4M2P911<<<<<<<<<<<<<<<",
    "9103144F3111024FRA<<<<<<<<<<<0",
    "MARCHADIER<<ELOISE<CAMILLE<<<<",
)
PASSPORT = ("P<FRAMARTIN<<CLAUDE" + "<" * 25, "23XY456780FRA8004126M3104305123456789012341" + "8")


@pytest.mark.parametrize("lines", [CARD, PASSPORT], ids=["card", "passport"])
def test_a_documents_lines_are_one_scan_together_or_one_by_one(lines: tuple[str, ...]) -> None:
    assert CodeReader().read("".join(lines), 1.0) == Scan("".join(lines))
    reader = CodeReader()
    *first, last = [reader.read(line.lower(), 1.0 + place / 10) for place, line in enumerate(lines)]
    assert first == [ZoneLine()] * (len(lines) - 1)
    assert last == Scan("".join(lines))


def test_a_part_of_a_zone_is_told_once_no_other_line_comes() -> None:
    reader = CodeReader()
    for place, line in enumerate(CARD[:2]):
        reader.read(line, 1.0 + place)
    assert reader.is_waiting
    assert reader.idle(2.5) is None
    assert reader.idle(3.1) == Scan("".join(CARD[:2]))
    assert not reader.is_waiting
    assert reader.idle(9.0) is None


def test_a_documents_line_that_comes_late_or_after_a_ticket_begins_anew() -> None:
    reader = CodeReader()
    assert reader.read(PASSPORT[0], 1.0) == ZoneLine()
    assert reader.read(PASSPORT[0], 3.0) == ZoneLine()
    assert reader.read("12345678", 3.1) == Scan("12345678")
    assert reader.read(PASSPORT[1], 3.2) == Garbage(Unreadable.NOT_DIGITS)


def test_f44_the_trigger_pulled_twice_makes_one_act() -> None:
    repeats = RepeatFilter()
    assert repeats.lets_through("12345678", 10.0)
    assert not repeats.lets_through("12345678", 10.4)
    assert not repeats.lets_through("12345678", 12.8)
    assert repeats.lets_through("12345678", 15.4)
    assert repeats.lets_through("87654321", 15.5)
    assert repeats.lets_through("12345678", 15.6)
