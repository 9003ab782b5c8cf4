"""What a scan is, wherever it comes from: 8 to 64 digits, and not the same twice in a moment."""

from __future__ import annotations

import re
import threading
from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum

LEAST_DIGITS = 8
MOST_DIGITS = 64
REPEAT_SECONDS = 2.5
"""The same code within this time is the trigger pulled twice, or CR and LF after one code (F44)."""

_AIM_PREFIX = re.compile(r"^\][A-Za-z][0-9]")


class Unreadable(StrEnum):
    """Why what was scanned is no code of the house. It makes a sound, and changes nothing (F45)."""

    TOO_SHORT = "too_short"
    TOO_LONG = "too_long"
    NOT_DIGITS = "not_digits"


@dataclass(frozen=True, slots=True)
class Scan:
    """A code's digits, as text: leading zeros are part of it (F48)."""

    digits: str


@dataclass(frozen=True, slots=True)
class Garbage:
    """Something was scanned that can't be a code."""

    reason: Unreadable


Scanned = Scan | Garbage
OnScan = Callable[[Scanned], None]


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
