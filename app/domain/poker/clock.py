"""The tournament clock: recorded instants in, what the wall shows out (POKER P5).

Nothing ticks. "Level 4 ends at 21:40:00" or "paused with 11:21 left" is all that is ever written.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum

from app.domain.poker.terms import Level

_MICROSECOND = timedelta(microseconds=1)


class ClockState(StrEnum):
    NOT_STARTED = "not_started"
    RUNNING = "running"
    BREAK = "break"
    PAUSED = "paused"
    ENDED = "ended"


@dataclass(frozen=True, slots=True)
class Clock:
    """Where the clock stands: a level, or the break after it, that ends at an instant when it
    runs, or that has `left` microseconds to go when it stands still.

    `left` below zero is overtime of the last level. Exactly one of the two is None.
    """

    level: int
    on_break: bool
    ends_at: datetime | None = None
    left: int | None = None

    def running(self) -> bool:
        return self.ends_at is not None

    def at(self, levels: Sequence[Level], now: datetime) -> Clock:
        """The same clock, turned on over the levels and breaks that have ended by `now`."""
        level, on_break, ends_at = self.level, self.on_break, self.ends_at
        while ends_at is not None and ends_at <= now and level < len(levels):
            pause = timedelta(minutes=levels[level - 1].break_minutes)
            if not on_break and pause:
                on_break, ends_at = True, ends_at + pause
                continue
            level, on_break = level + 1, False
            ends_at += timedelta(minutes=levels[level - 1].minutes)
        return Clock(level, on_break, ends_at, self.left)

    def time_left(self, now: datetime) -> timedelta:
        """Of this level or break, which `at` has been turned to; below zero in overtime."""
        return (
            self.left * _MICROSECOND
            if self.ends_at is None and self.left is not None
            else (self._end() - now)
        )

    def _end(self) -> datetime:
        if self.ends_at is None:
            raise ValueError("a clock runs to an instant or stands still with time left")
        return self.ends_at

    def paused(self, now: datetime) -> Clock:
        return Clock(self.level, self.on_break, None, self.time_left(now) // _MICROSECOND)

    def resumed(self, now: datetime) -> Clock:
        return Clock(self.level, self.on_break, now + self.time_left(now), None)

    def with_left(self, left: timedelta, now: datetime) -> Clock:
        """The same level with `left` to go, running or standing as before."""
        if self.running():
            return Clock(self.level, self.on_break, now + left, None)
        return Clock(self.level, self.on_break, None, left // _MICROSECOND)


def level_begun(level: int, levels: Sequence[Level], now: datetime) -> Clock:
    """The clock of a level that begins now."""
    return Clock(level, on_break=False, ends_at=now + timedelta(minutes=levels[level - 1].minutes))


@dataclass(frozen=True, slots=True)
class ClockView:
    """What the second screen shows. `seconds_left` counts the second that is running as whole.

    `next_level` is None at the last one; `next_break_in` are the seconds until the next break
    begins, None when none is left or one is on. `overtime` are the seconds since the last level
    ended (case F24).
    """

    state: ClockState
    level: int
    seconds_left: int
    overtime: int
    on_break: bool
    next_level: int | None
    next_break_in: int | None


def view_clock(
    clock: Clock | None, levels: Sequence[Level], now: datetime, *, ended: bool = False
) -> ClockView:
    """The clock as it stands at `now`, from what was recorded alone."""
    if clock is None:
        state = ClockState.ENDED if ended else ClockState.NOT_STARTED
        whole = levels[0].minutes * 60
        return ClockView(
            state, 1, 0 if ended else whole, 0, on_break=False, next_level=None, next_break_in=None
        )
    turned = clock.at(levels, now)
    left = turned.time_left(now)
    return ClockView(
        state=_state(turned, ended=ended),
        level=turned.level,
        seconds_left=max(0, _seconds_up(left)),
        overtime=max(0, -left // timedelta(seconds=1)),
        on_break=turned.on_break,
        next_level=turned.level + 1 if turned.level < len(levels) else None,
        next_break_in=_until_break(turned, levels, left),
    )


def _state(clock: Clock, *, ended: bool) -> ClockState:
    if ended:
        return ClockState.ENDED
    if not clock.running():
        return ClockState.PAUSED
    return ClockState.BREAK if clock.on_break else ClockState.RUNNING


def _seconds_up(left: timedelta) -> int:
    return -(-left // timedelta(seconds=1))


def _until_break(clock: Clock, levels: Sequence[Level], left: timedelta) -> int | None:
    if clock.on_break:
        return None
    wait = left
    for number in range(clock.level, len(levels)):
        if levels[number - 1].break_minutes:
            return max(0, _seconds_up(wait))
        wait += timedelta(minutes=levels[number].minutes)
    return None
