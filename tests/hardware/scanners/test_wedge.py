"""F42 to F46: a scan is told from typing before any field sees a key."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hardware.scanners import (
    Garbage,
    Key,
    KeyCodes,
    Scan,
    Scanned,
    Unreadable,
    WedgeDetector,
    ZoneLine,
)
from tests.hardware.scanners.test_codes import CARD


class Field:
    """What a field with the focus gets, and what is scanned."""

    def __init__(self, key_codes: KeyCodes = KeyCodes.X11) -> None:
        self.detector = WedgeDetector(key_codes)
        self.text = ""
        self.scans: list[Scanned | ZoneLine] = []
        self.at = 100.0

    def press(self, keys: str, gap: float, codes: list[int] | None = None, *, repeat: bool = False) -> Field:
        for place, text in enumerate(keys):
            self.at += gap
            self._wait()
            key = Key(text, self.at, codes[place] if codes else 0, auto_repeat=repeat)
            verdict = self.detector.feed(key)
            self.text += "".join(released.text for released in verdict.released)
            self.text += "" if verdict.held else text
            self.scans += [verdict.scanned] if verdict.scanned else []
        return self

    def rest(self, seconds: float = 0.2) -> Field:
        self.at += seconds
        return self._wait()

    def _wait(self) -> Field:
        verdict = self.detector.idle(self.at)
        self.text += "".join(released.text for released in verdict.released)
        self.scans += [verdict.scanned] if verdict.scanned else []
        return self


def test_f42_a_scanner_set_to_us_on_a_french_layout_is_read() -> None:
    assert Field().press("àà&\"è'!ç&&\r", 0.01).scans == [Scan("0013748911")]
    assert Field().press("éàéà'é&\"(è_ç\r", 0.01).scans == [Scan("202042135789")]


def test_f42_the_position_of_the_keys_is_enough_on_any_layout() -> None:
    x11, windows = [*range(10, 20)], [*range(2, 12)]
    assert Field().press("+ěščřžýáíé\r", 0.01, [*x11, 36]).scans == [Scan("1234567890")]
    assert Field(KeyCodes.WINDOWS).press("+ěščřžýáíé\r", 0.01, [*windows, 28]).scans == [Scan("1234567890")]


def us_keys(text: str) -> list[int]:
    """X11 key codes of what a scanner set to US types; a line ends with Enter."""
    rows = ((10, "1234567890"), (24, "QWERTYUIOP"), (38, "ASDFGHJKL"), (52, "ZXCVBNM<"))
    codes = {letter: first + place for first, row in rows for place, letter in enumerate(row)}
    return [36 if letter == "\r" else codes[letter] for letter in text]


def test_a_document_that_is_read_in_part_is_told_and_types_nothing() -> None:
    field = Field().press(CARD[0] + "\r", 0.01).rest()
    assert field.detector.is_waiting
    assert field.rest(1.1).scans == [ZoneLine(), Scan(CARD[0])]
    assert not field.detector.is_waiting
    assert field.text == ""


@pytest.mark.parametrize("between", ["\r", ""])
def test_a_document_is_read_whatever_has_the_focus(between: str) -> None:
    field = Field().press(between.join(CARD) + "\r", 0.01).rest()
    assert field.text == ""
    assert field.scans[-1] == Scan("".join(CARD))


def test_f42_a_document_read_by_a_scanner_set_to_us_on_a_french_layout() -> None:
    to_french = str.maketrans("QWAZM<1234567890", "AZQW?.&é\"'(-è_çà")
    text = "\r".join(CARD) + "\r"
    field = Field().press(text.translate(to_french), 0.01, us_keys(text)).rest()
    assert field.text == ""
    assert field.scans[-1] == Scan("".join(CARD))


@pytest.mark.parametrize("prefix", ["]C1", "$C&"])
def test_f45_an_aim_prefix_is_dropped(prefix: str) -> None:
    digits = "27094120" if prefix[0] == "]" else "éèàç'&éà"
    assert Field().press(f"{prefix}{digits}\r", 0.01).scans == [Scan("27094120")]


@pytest.mark.parametrize("suffix", ["\r", "\n", "\t", "\r\n", ""])
def test_f43_a_scan_leaves_the_field_untouched_and_its_suffix_presses_nothing(suffix: str) -> None:
    field = Field().press("12", 0.3).rest()
    field.press("27094120004184" + suffix, 0.012).rest()
    assert field.text == "12"
    assert field.scans == [Scan("27094120004184")]


def test_f46_a_code_typed_slowly_by_hand_works_in_the_same_field() -> None:
    field = Field().press("27094120004184\r", 0.18).rest()
    assert field.text == "27094120004184\r"
    assert field.scans == []


def test_f46_fast_typing_of_a_name_arrives_whole_and_in_order() -> None:
    field = Field().press("Jean-Pierre O'Hara", 0.07).rest()
    assert field.text == "Jean-Pierre O'Hara"


@pytest.mark.parametrize("mashed", ["azdqsfgqsd", "12", "1234567", "a1b2c3d4e5f6"])
def test_f46_keys_mashed_fast_are_no_scan(mashed: str) -> None:
    field = Field().press(mashed, 0.02).rest()
    assert (field.text, field.scans) == (mashed, [])


def test_f46_digits_mashed_without_a_suffix_are_no_scan_at_the_pace_of_hands() -> None:
    field = Field().press("12345678", 0.04).rest()
    assert (field.text, field.scans) == ("12345678", [])


@pytest.mark.parametrize("damaged", ["27094120OO4184", "2709\x1b120004184"])
def test_f45_a_code_with_a_letter_or_a_control_is_refused_and_the_field_untouched(damaged: str) -> None:
    field = Field().press(damaged + "\r", 0.01).rest()
    assert (field.text, field.scans) == ("", [Garbage(Unreadable.NOT_DIGITS)])


def test_no_control_character_in_a_code_reaches_the_field_or_becomes_a_code() -> None:
    """Escape, backspace, separators, delete: at any place of a ticket's code, none of it is let go."""
    code = "270941200041847305194605"
    controls = [chr(number) for number in (*range(0x20), 0x7F, 0x9B) if chr(number) not in "\r\n\t"]
    for control in controls:
        for place in (0, 1, 12, len(code)):
            field = Field().press(f"{code[:place]}{control}{code[place:]}\r", 0.01).rest()
            assert (field.text, field.scans) == ("", [Garbage(Unreadable.NOT_DIGITS)]), (control, place)


@pytest.mark.parametrize("suffix", ["\r", ""])
def test_f45_ten_kilobytes_of_garbage_are_one_refusal(suffix: str) -> None:
    field = Field().press("x7" * 5000 + suffix, 0.005).rest()
    assert (field.text, field.scans) == ("", [Garbage(Unreadable.TOO_LONG)])


def test_a_key_held_down_is_typing() -> None:
    field = Field().press("1", 0.3).press("111111111111", 0.03, repeat=True).rest()
    assert (field.text, field.scans) == ("1" * 13, [])


def test_a_lone_enter_and_an_enter_after_typing_reach_the_page() -> None:
    assert Field().press("\r", 0.5).text == "\r"
    assert Field().press("5", 0.5).press("\r", 0.05).text == "5\r"


def test_two_scans_at_once_are_two_codes() -> None:
    field = Field().press("11112222\r", 0.01).press("33334444\r", 0.01)
    assert field.scans == [Scan("11112222"), Scan("33334444")]


def test_keys_without_text_pass_by_and_change_nothing() -> None:
    field = Field().press("1111", 0.01)
    assert not field.detector.feed(Key("", field.at)).held
    assert field.press("2222\r", 0.01).scans == [Scan("11112222")]


@given(
    st.lists(
        st.tuples(st.characters(codec="latin-1"), st.sampled_from([0.005, 0.03, 0.06, 0.12, 0.3])),
        max_size=40,
    )
)
def test_a_key_is_never_lost_but_to_a_scan(keys: list[tuple[str, float]]) -> None:
    field = Field()
    for text, gap in keys:
        field.press(text, gap)
    field.rest()
    if not field.scans:
        assert field.text == "".join(text for text, _gap in keys)
