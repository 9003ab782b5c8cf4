"""A printer of this station, the spooler's patience with it, and what is told of its jobs."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import timedelta

from app.ports.printing import JobState, PrinterStatus
from hardware.profiles import Profile
from hardware.transports import Transport


@dataclass(frozen=True, slots=True)
class Printer:
    """One printer of this station. `drawer` says that the drawer hangs on it, `virtual` that it is pixels."""

    name: str
    profile: Profile
    transport: Transport
    drawer: bool = False
    virtual: bool = False


@dataclass(frozen=True, slots=True)
class Timing:
    """The spooler's patience.

    A job unchanged for `stale_after` waits for a person's word (F32). A drawer is kicked only within
    `kick_within` of the act: later, nobody may be standing there. Seconds are of a steady clock.
    """

    stale_after: timedelta = timedelta(minutes=15)
    kick_within: timedelta = timedelta(seconds=30)
    poll_seconds: float = 10.0
    retry_seconds: float = 2.0
    busy_seconds: float = 0.2
    answer_seconds: float = 1.0
    confirm_seconds: float = 10.0
    confirm_bytes_per_second: int = 2000
    goodbye_seconds: float = 3.0


@dataclass(frozen=True, slots=True)
class JobChange:
    """A job has gone from one state to the next; `note` is a `Trouble` or empty."""

    job: int
    printer: str
    state: JobState
    note: str = ""


Listener = Callable[[PrinterStatus | JobChange], None]
