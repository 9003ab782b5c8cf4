"""The demonstration's clock: a Saturday afternoon that goes on from where it was, and can be moved on."""

from __future__ import annotations

import threading
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path
from time import monotonic
from typing import Final

SATURDAY = datetime(2026, 9, 5, 12, 30, tzinfo=UTC)
"""Half past two in the afternoon at the house."""
_AHEAD: Final = timedelta(minutes=1)
"""How far the mark lies ahead: what a clock may gain that was cut off."""


class DemoClock:
    """Runs at the pace of the real one; never goes back, and with a `mark` not even after a restart.

    The mark is a file with an instant that no one has been told yet. A clock that is put to `rest` goes
    on from there; one that was cut off goes on from its mark, a minute later at the most.
    """

    def __init__(self, mark: Path | None = None, start: datetime = SATURDAY) -> None:
        self._mark = mark
        self._lock = threading.Lock()
        self._start = max(start, _read(mark)) if mark else start
        self._marked = self._start
        self._began = monotonic()

    def now(self) -> datetime:
        with self._lock:
            now = self._start + self._elapsed()
            if self._mark is not None and now >= self._marked:
                self._set_mark(now + _AHEAD)
            return now

    def move_on(self, instant: datetime) -> None:
        """It is `instant` now; an instant that has been is left alone."""
        with self._lock:
            self._start = max(self._start, instant - self._elapsed())

    def rest(self) -> None:
        """The next start goes on from here. Who still asks is answered, and leaves the mark alone."""
        with self._lock:
            self._set_mark(self._start + self._elapsed())
            self._mark = None

    def _elapsed(self) -> timedelta:
        return timedelta(microseconds=int((monotonic() - self._began) * 1_000_000))

    def _set_mark(self, instant: datetime) -> None:
        """On a disk that is full the time is told all the same: a restart then goes on from the last act."""
        if self._mark is not None:
            self._marked = instant
            scratch = self._mark.with_name(f"{self._mark.name}.new")
            with suppress(OSError):
                scratch.write_text(instant.isoformat(), "ascii")
                scratch.replace(self._mark)  # whole, or not there: half an instant is none


def _read(mark: Path) -> datetime:
    """The instant of the mark; the beginning where there is none that can be read."""
    try:
        return datetime.fromisoformat(mark.read_text("ascii"))
    except (OSError, ValueError):
        return SATURDAY
