"""A scanner that types: told from a person's typing by its pace, before any field sees a key.

Pure: keys and their times go in, verdicts come out. The screen's event filter holds a key back when
told to, and delivers the released ones as if nothing had been. So a scan never changes a field,
presses a button or acts twice, and a slow hand entry works in the same field (F42 to F46).
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from types import MappingProxyType

from app.ports.devices import Manner, Suffix
from hardware.scanners.codes import (
    LEAST_DIGITS,
    LINES_OF_ZONE,
    MOST_LETTERS,
    CodeReader,
    Garbage,
    Scanned,
    Unreadable,
    ZoneLine,
)

SILENCE_SECONDS = 0.100
"""A scan is over, and a key is a person's, after this time without another key."""
SCAN_PACE_SECONDS = 0.050
"""The longest average between the keys of a scan."""
UNENDED_PACE_SECONDS = 0.030
"""The same for a scan without a suffix: only the silence tells it from keys mashed fast (F46)."""
_MOST_KEYS = MOST_LETTERS + 3
_ENOUGH_FOR_A_PACE = 4

_LETTERS = re.compile(r"[A-Z0-9<]+")
_ZONE_LENGTHS = frozenset(length * lines for length, most in LINES_OF_ZONE.items() for lines in (1, most))
_SUFFIXES = frozenset("\r\n\t")
# The unshifted digit row of a French keyboard (and where Belgian and Apple ones differ): what a
# scanner set to US seems to type.
_FRENCH_ROW = str.maketrans("à&é\"'(-è_ç§!", "012345678968")


class KeyCodes(StrEnum):
    """Whose numbers a key's scan code is given in."""

    X11 = "x11"
    WINDOWS = "windows"


DIGIT_KEYS: Mapping[KeyCodes, Mapping[int, str]] = MappingProxyType(
    {
        KeyCodes.X11: {9 + place: str(place % 10) for place in range(1, 11)},
        KeyCodes.WINDOWS: {1 + place: str(place % 10) for place in range(1, 11)},
    }
)
"""Positions of the digit row: `1` to `9`, `0`."""

_US_ROWS = ((16, "QWERTYUIOP"), (30, "ASDFGHJKL"), (44, "ZXCVBNM<"))
"""Positions (Windows; X11's are 8 more) of what a scanner set to US types of a document's zone: `<` is
the comma's key with shift."""
_ZONE_KEYS: Mapping[KeyCodes, Mapping[int, str]] = MappingProxyType(
    {
        codes: {
            **DIGIT_KEYS[codes],
            **{first + more + place: letter for first, row in _US_ROWS for place, letter in enumerate(row)},
        }
        for codes, more in ((KeyCodes.WINDOWS, 0), (KeyCodes.X11, 8))
    }
)


@dataclass(frozen=True, slots=True)
class Key:
    """A key pressed: the text it gives, its scan code, when (seconds of a steady clock).

    `token` is the screen's own handle, given back when the key is released to the field.
    """

    text: str
    at: float
    scan_code: int = 0
    auto_repeat: bool = False
    token: object = None


@dataclass(frozen=True, slots=True)
class Verdict:
    """What to do: deliver `released` in order, then the key unless it is `held`; act on `scanned`."""

    held: bool
    released: tuple[Key, ...] = ()
    scanned: Scanned | ZoneLine | None = None
    manner: Manner | None = None


_NOTHING = Verdict(held=False)


class WedgeDetector:
    """Feed it every key before any widget has it, and ask `idle` 100 ms after a key was held."""

    def __init__(self, key_codes: KeyCodes = KeyCodes.X11) -> None:
        self._digit_keys, self._zone_keys = DIGIT_KEYS[key_codes], _ZONE_KEYS[key_codes]
        self._reader = CodeReader()
        self._held: list[Key] = []
        self._last = float("-inf")
        self._typing = False
        self._swallowing = False
        self._lost = 0

    def feed(self, key: Key) -> Verdict:
        """What becomes of `key`. Keys without text (arrows, shift) pass by and change nothing."""
        if not key.text:
            return _NOTHING
        before = self.idle(key.at)
        self._last = key.at
        verdict = self._next(key)
        return Verdict(
            verdict.held,
            before.released + verdict.released,
            before.scanned or verdict.scanned,
            before.manner or verdict.manner,
        )

    def idle(self, at: float) -> Verdict:
        """What the silence up to `at` means for the keys that are held."""
        if at - self._last < SILENCE_SECONDS:
            return Verdict(held=bool(self._held))
        self._typing = self._swallowing = False
        if self._held:
            return self._end(UNENDED_PACE_SECONDS)
        part = self._reader.idle(at)
        return Verdict(held=False, scanned=part) if part is not None else _NOTHING

    @property
    def is_waiting(self) -> bool:
        """Whether the next line of a zone is to come: `idle` is to be asked until it has."""
        return self._reader.is_waiting

    def _next(self, key: Key) -> Verdict:
        suffix = key.text in _SUFFIXES
        if self._typing or key.auto_repeat:
            return self._give_back(typing=True)
        if suffix and self._held:
            return self._suffixed(Suffix.TAB if key.text == "\t" else Suffix.ENTER)
        if suffix:
            # The LF of CR+LF belongs to the scan before it; a lone Enter is a person's.
            return Verdict(held=self._swallowing)
        self._swallowing = False
        if len(self._held) >= _MOST_KEYS:
            self._lost += 1
        else:
            self._held.append(key)
        if len(self._held) >= _ENOUGH_FOR_A_PACE and self._pace() > SCAN_PACE_SECONDS:
            *earlier, _this = self._held
            self._forget()
            self._typing = True
            return Verdict(held=False, released=tuple(earlier))
        return Verdict(held=True)

    def _suffixed(self, suffix: Suffix) -> Verdict:
        verdict = self._end(SCAN_PACE_SECONDS)
        if verdict.scanned is None:
            return Verdict(held=False, released=verdict.released)
        self._swallowing = True
        manner = replace(verdict.manner, suffix=suffix) if verdict.manner else None
        return Verdict(held=True, scanned=verdict.scanned, manner=manner)

    def _end(self, pace: float) -> Verdict:
        """The held keys as a scan, as garbage, or given back as typing."""
        ended = pace == SCAN_PACE_SECONDS
        overlong = self._lost > 0
        if not overlong and (len(self._held) < LEAST_DIGITS or self._pace() > pace):
            return self._give_back(typing=False)
        meant = "" if overlong else self._meant()
        code = Garbage(Unreadable.TOO_LONG) if overlong else self._reader.read(meant, self._last)
        if isinstance(code, Garbage) and not ended and not overlong:
            return self._give_back(typing=False)
        typed = "".join(key.text for key in self._held)
        other_layout = not isinstance(code, Garbage) and meant.upper() not in typed.upper()
        self._forget()
        return Verdict(held=False, scanned=code, manner=Manner(Suffix.NONE, other_layout))

    def _give_back(self, *, typing: bool) -> Verdict:
        released = tuple(self._held)
        self._forget()
        self._typing = typing
        return Verdict(held=False, released=released)

    def _forget(self) -> None:
        self._held, self._lost = [], 0

    def _pace(self) -> float:
        first, last = self._held[0], self._held[-1]
        return (last.at - first.at) / (len(self._held) - 1) if len(self._held) > 1 else float("inf")

    def _meant(self) -> str:
        """The code that was meant, whatever the keyboard's layout made of it (F42)."""
        keys = self._held
        if len(keys) > LEAST_DIGITS and keys[0].text in "]$" and keys[1].text in "Cc":
            keys = keys[3:]
        text = "".join(key.text for key in keys)
        if text.isascii() and text.isdigit():
            return text
        if all(key.scan_code in self._digit_keys for key in keys):
            return "".join(self._digit_keys[key.scan_code] for key in keys)
        if len(keys) in _ZONE_LENGTHS and not _LETTERS.fullmatch(text.upper()):
            by_position = "".join(self._zone_keys.get(key.scan_code, "?") for key in keys)
            return by_position if "?" not in by_position else text
        return text.translate(_FRENCH_ROW)
