"""The demonstration's clock: a Saturday afternoon that goes on from where it was, and can be moved on."""

from __future__ import annotations

import threading
from datetime import UTC, datetime, timedelta
from time import monotonic

SATURDAY = datetime(2026, 9, 5, 12, 30, tzinfo=UTC)
"""Half past two in the afternoon at the house."""


class DemoClock:
    """Runs at the pace of the real one; never goes back."""

    def __init__(self, start: datetime = SATURDAY) -> None:
        self._start = start
        self._began = monotonic()
        self._lock = threading.Lock()

    def now(self) -> datetime:
        with self._lock:
            return self._start + timedelta(microseconds=int((monotonic() - self._began) * 1_000_000))

    def move_on(self, instant: datetime) -> None:
        """It is `instant` now; an instant that has been is left alone."""
        with self._lock:
            elapsed = timedelta(microseconds=int((monotonic() - self._began) * 1_000_000))
            self._start = max(self._start, instant - elapsed)
