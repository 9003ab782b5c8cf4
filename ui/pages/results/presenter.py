"""What is being promulgated, without Qt."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import datetime
from enum import Enum, auto
from typing import Final

from app.domain.betting.bet import NONE, BetType, Event, Period
from app.domain.betting.outcomes import Ending, Result, Score, Scores
from app.domain.betting.results import contradictions
from app.services.betting.results import (
    AskAwaited,
    AwaitedEvent,
    Consequences,
    CorrectResult,
    Promulgate,
    ResultRecorded,
    awaited,
    preview,
    promulgate_event,
)
from app.services.house import Origin
from ui.desk import Desk

SPORTS_OF_TWO_HALVES: Final = frozenset({"football", "rugby", "basketball", "handball"})
"""Sports with a result at half-time (art. 4.2)."""
_WITH_FULL_SCORE: Final = frozenset({Ending.PLAYED})
_WITH_HALF_SCORE: Final = frozenset({Ending.PLAYED, Ending.STOPPED_SECOND_HALF})


class Missing(Enum):
    """What still keeps a result from being promulgated; the first that is true."""

    EVENT = auto()
    ENDING = auto()
    FIRST_GOAL = auto()
    HALF_TIME = auto()
    WRONG_FIRST_GOAL = auto()
    UNCHANGED = auto()
    NOTHING = auto()


@dataclass(slots=True)
class Entry:
    """What the trader has entered so far; nothing is chosen for him."""

    half: Score = (0, 0)
    full: Score = (0, 0)
    first_goal: str | None = None
    ended: Ending | None = None


@dataclass(slots=True)
class ResultsPresenter:
    """One event at a time; a new event begins with an empty entry."""

    desk: Desk
    events: Sequence[AwaitedEvent] = ()
    chosen: AwaitedEvent | None = None
    on_sale_too: bool = False
    entry: Entry = field(default_factory=Entry)

    # -- which event --------------------------------------------------------------------------

    def load(self) -> Sequence[AwaitedEvent]:
        return awaited(self.desk.house, self.desk.origin(), AskAwaited(self.on_sale_too))

    def show(self, events: Sequence[AwaitedEvent]) -> None:
        """The event that was chosen stays chosen while it still waits, with what was entered."""
        self.events = events
        code = self.chosen.code if self.chosen else ""
        still = next((each for each in events if each.code == code), None)
        if still is not None:
            self.chosen = still
        else:
            self.choose(events[0].code if events else "")

    def choose(self, code: str) -> None:
        """Another event, or none: what was entered for the last one is dropped."""
        self.chosen = next((each for each in self.events if each.code == code), None)
        self.entry = Entry()

    def choose_beside(self, by: int) -> None:
        """The next event of the list, or the one before."""
        codes = [each.code for each in self.events]
        if self.chosen is not None and codes:
            self.choose(codes[(codes.index(self.chosen.code) + by) % len(codes)])

    @property
    def event(self) -> Event | None:
        return self.chosen.bets[0].bet.event if self.chosen else None

    @property
    def starts_at(self) -> datetime | None:
        if self.chosen is None or self.event is None:
            return None
        return self.event.starts_at or self.chosen.bets[0].closes_at

    @property
    def asks_half_time(self) -> bool:
        return self.event is not None and self.event.sport in SPORTS_OF_TWO_HALVES

    @property
    def asks_first_goal(self) -> bool:
        bets = self.chosen.bets if self.chosen else ()
        return any(each.bet.type is BetType.FIRST_GOAL for each in bets)

    # -- what happened ------------------------------------------------------------------------

    def set_score(self, period: Period, side: int, count: int) -> None:
        """`count` of `side` (0 or 1). A match with a score was played; at the end a side has at
        least what it had at half-time."""
        entry = self.entry
        if period is Period.HALF_TIME:
            entry.half = _with(entry.half, side, count)
            entry.full = _with(entry.full, side, max(entry.full[side], count))
        else:
            entry.full = _with(entry.full, side, count)
        entry.ended = entry.ended or Ending.PLAYED
        self._follow_score()

    def choose_ending(self, ended: Ending) -> None:
        self.entry.ended = ended
        self._follow_score()

    def choose_first_goal(self, first: str) -> None:
        self.entry.first_goal = first

    @property
    def possible_first_goals(self) -> frozenset[str]:
        """A side that scored none did not score first."""
        if not self.has_full_score:
            return frozenset()
        scored = {side for side, count in zip("12", self.entry.full, strict=True) if count}
        return frozenset(scored or {NONE})

    def _follow_score(self) -> None:
        possible = self.possible_first_goals
        if len(possible) == 1:
            [self.entry.first_goal] = possible
        elif self.entry.first_goal not in possible:
            self.entry.first_goal = None

    @property
    def has_full_score(self) -> bool:
        return self.entry.ended in _WITH_FULL_SCORE or self.entry.ended is None

    @property
    def has_half_score(self) -> bool:
        return self.asks_half_time and (self.entry.ended in _WITH_HALF_SCORE or self.entry.ended is None)

    @property
    def total(self) -> int:
        return sum(self.entry.full)

    def missing(self) -> Missing:
        entry = self.entry
        if self.chosen is None:
            return Missing.EVENT
        if entry.ended is None:
            return Missing.ENDING
        wrong = contradictions(self._result(entry.ended))
        if "half_time" in wrong:
            return Missing.HALF_TIME
        if self.asks_first_goal and self.has_full_score and entry.first_goal is None:
            return Missing.FIRST_GOAL
        return Missing.WRONG_FIRST_GOAL if wrong else Missing.NOTHING

    def command(self) -> Promulgate | CorrectResult | None:
        """What would be promulgated; None while something is missing."""
        if self.missing() is not Missing.NOTHING or self.chosen is None or self.entry.ended is None:
            return None
        return self.command_for(self.chosen.code, self._result(self.entry.ended))

    def command_for(self, code: str, result: Result) -> Promulgate | CorrectResult:
        """A first result here; where results are corrected, another in place of it."""
        return Promulgate(code, result)

    def _result(self, ended: Ending) -> Result:
        scores = Scores(
            half_time=self.entry.half if self.has_half_score else None,
            full_time=self.entry.full if self.has_full_score else None,
        )
        asked = self.asks_first_goal and self.has_full_score
        return Result(scores, self.entry.first_goal if asked else None, ended)

    # -- asking the house ---------------------------------------------------------------------

    def preview(self, command: Promulgate | CorrectResult) -> Consequences:
        """Raises Refused as promulgating would; nothing is kept."""
        return preview(self.desk.house, self.desk.origin(), command)

    def promulgate(self, origin: Origin, command: Promulgate) -> ResultRecorded:
        """Raises Refused: result_exists, not_allowed."""
        return promulgate_event(self.desk.house, origin, command)


def _with(score: Score, side: int, count: int) -> Score:
    return (count, score[1]) if side == 0 else (score[0], count)
