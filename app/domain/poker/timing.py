"""The acts on the clock: pause, resume, level, plus and minus (POKER P5)."""

from __future__ import annotations

from datetime import timedelta

from app.domain.errors import Code, Refused
from app.domain.poker.clock import Clock, level_begun
from app.domain.poker.context import Context, require_started
from app.domain.poker.facts import ClockAdjusted, ClockPaused, ClockResumed, LevelSet
from app.domain.poker.state import Tournament


def decide_pause(state: Tournament, reason: str, context: Context) -> tuple[ClockPaused]:
    """The clock stands still, in a break too. Raises Refused `not_started`, `stopped`,
    `already_paused`."""
    clock = _clock(state, context)
    if not clock.running():
        raise Refused(Code.ALREADY_PAUSED)
    return (ClockPaused(clock.paused(context.now), reason.strip()),)


def decide_resume(state: Tournament, reason: str, context: Context) -> tuple[ClockResumed]:
    """It goes on with what was left. Raises Refused `not_started`, `stopped`, `not_paused`."""
    clock = _clock(state, context)
    if clock.running():
        raise Refused(Code.NOT_PAUSED)
    return (ClockResumed(clock.resumed(context.now), reason.strip()),)


def decide_level(state: Tournament, number: int, context: Context) -> tuple[LevelSet]:
    """Level `number` begins now; a clock that is paused stays so, with the whole level left.

    Raises Refused `not_started`, `stopped`, `unknown` for a level that there is not.
    """
    clock = _clock(state, context)
    if not 1 <= number <= len(state.terms.levels):
        raise Refused(Code.UNKNOWN, level=number)
    begun = level_begun(number, state.terms.levels, context.now)
    return (LevelSet(begun if clock.running() else begun.paused(context.now)),)


def decide_adjust_clock(state: Tournament, seconds: int, context: Context) -> tuple[ClockAdjusted]:
    """More time left, or less; never less than none: then the level ends now.

    In overtime more time counts from now. Raises Refused `not_started`, `stopped`.
    """
    clock = _clock(state, context)
    left = clock.time_left(context.now)
    change = timedelta(seconds=seconds)
    none = timedelta()
    changed = max(left, none) + change if change > none else max(min(left, none), left + change)
    return (ClockAdjusted(seconds, clock.with_left(changed, context.now)),)


def _clock(state: Tournament, context: Context) -> Clock:
    require_started(state)
    if state.finish is not None or state.clock is None:
        raise Refused(Code.ALREADY_FINISHED)
    return state.clock.at(state.terms.levels, context.now)
