"""What a scan is, wherever it comes from: 8 to 64 digits, or the machine-readable zone of a document;
and not the same twice in a moment."""

from __future__ import annotations

import re
import threading
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType

LEAST_DIGITS = 8
MOST_DIGITS = 64
REPEAT_SECONDS = 2.5
"""The same code within this time is the trigger pulled twice, or CR and LF after one code (F44)."""

LINES_OF_ZONE: Mapping[int, int] = MappingProxyType({30: 3, 36: 2, 44: 2})
"""How many lines a zone has, by their length (TD1, TD2 and the French card of before 2021, TD3)."""
MOST_LETTERS = max(length * lines for length, lines in LINES_OF_ZONE.items())
LINE_SECONDS = 1.0
"""The next line of a zone comes within this time."""

_ZONE = re.compile(r"[A-Z0-9<]+")
_AIM_PREFIX = re.compile(r"^\][A-Za-z][0-9]")


class Unreadable(StrEnum):
    """Why what was scanned is no code of the house. It makes a sound, and changes nothing (F45)."""

    TOO_SHORT = "too_short"
    TOO_LONG = "too_long"
    NOT_DIGITS = "not_digits"


@dataclass(frozen=True, slots=True)
class Scan:
    """A code's digits, as text: leading zeros are part of it (F48). Of a document, its zone's letters; where
    no other line came in time, those of the lines that did: whoever reads them says what to do."""

    digits: str


@dataclass(frozen=True, slots=True)
class ZoneLine:
    """A line of a zone of which others are to come."""


@dataclass(frozen=True, slots=True)
class Garbage:
    """Something was scanned that can't be a code."""

    reason: Unreadable


Scanned = Scan | Garbage
OnScan = Callable[[Scanned], None]


class CodeReader:
    """Reads what stands between two suffixes, and puts the lines of a zone together."""

    def __init__(self) -> None:
        self._lines: tuple[str, ...] = ()
        self._at = float("-inf")

    def read(self, text: str, at: float) -> Scanned | ZoneLine:
        """`text` at `at` (seconds of a steady clock); a whole zone is a scan of 72, 88 or 90 letters."""
        line = text.upper()
        if not _ZONE.fullmatch(line):
            self._lines = ()
            return read_code(text)
        follows = self._lines and len(line) == len(self._lines[0]) and at - self._at <= LINE_SECONDS
        self._lines, self._at = (*self._lines, line) if follows else (line,), at
        if not follows and "<" not in line:
            self._lines = ()
            return read_code(text)
        return self._joined(len(line), text)

    @property
    def is_waiting(self) -> bool:
        """Whether other lines of a zone are to come: `idle` is to be asked until they have."""
        return bool(self._lines)

    def idle(self, at: float) -> Scan | None:
        """What came of a zone whose next line did not come in time (`at`: seconds of the same clock)."""
        if not self._lines or at - self._at <= LINE_SECONDS:
            return None
        letters, self._lines = "".join(self._lines), ()
        return Scan(letters)

    def forget(self) -> None:
        """What was begun is not gone on with."""
        self._lines = ()

    def _joined(self, length: int, text: str) -> Scanned | ZoneLine:
        wanted = LINES_OF_ZONE.get(length)
        if wanted is not None and len(self._lines) < wanted:
            return ZoneLine()
        letters, self._lines = "".join(self._lines), ()
        whole = length in {each * lines for each, lines in LINES_OF_ZONE.items()}
        return Scan(letters) if wanted is not None or whole else read_code(text)


def read_code(text: str) -> Scanned:
    """`text` between two suffixes as a scan, its AIM prefix (`]C1`) dropped."""
    bare = _AIM_PREFIX.sub("", text)
    if len(bare) > MOST_DIGITS:
        return Garbage(Unreadable.TOO_LONG)
    if not (bare.isascii() and bare.isdigit()):
        return Garbage(Unreadable.NOT_DIGITS)
    if len(bare) < LEAST_DIGITS:
        return Garbage(Unreadable.TOO_SHORT)
    return Scan(bare)


class RepeatFilter:
    """Lets each code through once in `REPEAT_SECONDS`. One for all scanners of a station."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._last = ""
        self._until = float("-inf")

    def lets_through(self, digits: str, at: float) -> bool:
        """Whether the scan of `digits` at `at` (seconds of a steady clock) is a new act.

        A trigger held down keeps the time running: the code must be out of sight for a moment.
        """
        with self._lock:
            repeated = digits == self._last and at < self._until
            self._last, self._until = digits, at + REPEAT_SECONDS
        return not repeated
