"""Wrong PINs and the lock they bring (HOUSE H2)."""

from __future__ import annotations

from datetime import datetime, timedelta

PIN_DIGITS = range(4, 7)


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
