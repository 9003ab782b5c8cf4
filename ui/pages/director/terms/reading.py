"""What is typed, as days, hours, figures and amounts; None for what means nothing. No Qt."""

from __future__ import annotations

import re
from datetime import UTC, date, datetime, time
from typing import Final

from app.domain.values import Money
from app.domain.values.days import HOUSE_ZONE

_DAY: Final = re.compile(r"(\d{1,2})[ ./-]?(\d{1,2})[ ./-]?(\d{4})")
_TIME: Final = re.compile(r"(\d{1,2})[ :hH]?(\d{2})")
_SESSION: Final = re.compile(r"(\S+)\s+(?:à\s+)?(\S+)")
_SESSION_ON_THE_PAD: Final = re.compile(r"(\d{8})(\d{4})")
"""The pad on the screen has figures and a comma, no space."""


def instant(day: str, hour: str) -> datetime | None:
    """`05/09/2026` and `20:45` by the house's clock; None for what is no day or no time."""
    on, at = day_of(day.strip()), time_of(hour.strip())
    return datetime.combine(on, at, HOUSE_ZONE).astimezone(UTC) if on and at else None


def day_of(text: str) -> date | None:
    """`05/09/2026`, `5.9.2026`, `05092026`; None for what is no day."""
    found = _DAY.fullmatch(text)
    if found is None:
        return None
    day, month, year = map(int, found.groups())
    try:
        return date(year, month, day)
    except ValueError:
        return None


def time_of(text: str) -> time | None:
    """`20:45`, `20h45`, `2045`; None for what is no time."""
    found = _TIME.fullmatch(text)
    if found is None:
        return None
    try:
        return time(int(found[1]), int(found[2]))
    except ValueError:
        return None


def sessions_of(text: str) -> tuple[datetime, ...] | None:
    """Later starts, with a comma between two: `06/09/2026 15:00`, `060920261500`."""
    starts = []
    for part in filter(None, (each.strip() for each in text.split(","))):
        parted = _SESSION.fullmatch(part) or _SESSION_ON_THE_PAD.fullmatch(part)
        start = instant(parted[1], parted[2]) if parted else None
        if start is None:
            return None
        starts.append(start)
    return tuple(starts)


def number_of(text: str) -> int | None:
    """`20 000` as a whole number; None for what has a sign, a comma or letters."""
    figures = "".join(text.split())
    return int(figures) if figures.isdecimal() else None


def money_of(text: str) -> Money | None:
    """`12,50` as an amount; None for what is none."""
    try:
        return Money.parse(text)
    except ValueError:
        return None
