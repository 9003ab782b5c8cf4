"""PINs, the lock that wrong ones bring, and a supervisor's approval (HOUSE H2)."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum
from itertools import pairwise
from typing import Final

from app.domain.errors import Code, Refused
from app.domain.house.rights import Act
from app.domain.values import Money

PIN_DIGITS = range(4, 7)
BADGE_DIGITS = range(8, 65)
"""As many as a scanner reads."""
BADGE_LASTS = timedelta(seconds=60)
"""How long a badge that was shown waits for its PIN."""
NOBODY = ""
"""Stands for the operator where a badge that is nobody's was shown."""


class BadgeUse(StrEnum):
    """What a scanned badge is for, beside the PIN that is always asked (HOUSE H2)."""

    OFF = "off"
    CHOOSES = "chooses"
    REQUIRED = "required"


def locked_until(failures: int, last_failure: datetime, *, tries: int, first_seconds: int) -> datetime | None:
    """Until when an operator is locked after `failures` wrong PINs in a row, or None.

    The first lock lasts `first_seconds`; each further wrong PIN doubles it, up to a day. It is
    computed from what the journal recorded, so that a restart changes nothing.
    """
    if failures < tries:
        return None
    seconds = min(first_seconds << min(failures - tries, 16), 86_400)
    return last_failure + timedelta(seconds=seconds)


def is_pin(text: str) -> bool:
    """Four to six digits."""
    return text.isascii() and text.isdigit() and len(text) in PIN_DIGITS


def pin_fault(text: str) -> Code | None:
    """Why `text` can't become somebody's PIN; None where it can. One that others try first is no secret:
    a figure again and again, a run (1234, 9876), a repetition (1212), doubled figures (112233), columns of
    the pad (2580, 147258), a year of birth (HOUSE H2)."""
    if not is_pin(text):
        return Code.PIN_WRONG
    steps = {(int(after) - int(before)) % 10 for before, after in pairwise(text)}
    is_run = len(steps) == 1 and steps <= {0, 1, 9}
    is_repetition = any(text == text[:part] * (len(text) // part) for part in (2, 3))
    is_doubled = len(text) % 2 == 0 and text[::2] == text[1::2]
    is_year = len(text) == 4 and text[:2] in {"19", "20"}
    return (
        Code.PIN_OBVIOUS if (is_run or is_repetition or is_doubled or _is_columns(text) or is_year) else None
    )


_COLUMNS: Final = ("147", "258", "2580", "369", "3690")
"""Of the pad, where 0 stands under the middle; 3690 goes on round its corner."""
_STROKES: Final = frozenset(each[::way] for each in _COLUMNS for way in (1, -1))


def _is_columns(text: str) -> bool:
    """Strokes down or up the pad, one after the other and no figure besides."""
    rest = [text]
    while rest:
        left = rest.pop()
        if left in _STROKES:
            return True
        rest.extend(left[len(each) :] for each in _STROKES if left.startswith(each))
    return False


def ensure_pin(text: str) -> None:
    """`text` is to become somebody's PIN. Raises Refused(pin_wrong, pin_obvious)."""
    fault = pin_fault(text)
    if fault is not None:
        raise Refused(fault)


def is_badge(code: str) -> bool:
    """Eight to sixty-four digits."""
    return code.isascii() and code.isdigit() and len(code) in BADGE_DIGITS


@dataclass(frozen=True, slots=True)
class Approval:
    """A supervisor's word for one act on one subject, up to one amount; used once."""

    id: str
    supervisor: str
    asked_by: str
    act: Act
    subject: str
    amount: Money | None
    reason: str
    at: datetime


@dataclass(frozen=True, slots=True)
class Tries:
    """Wrong PINs in a row, and when the last of them was."""

    failures: int
    last_failure: datetime | None
