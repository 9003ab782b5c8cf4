"""What is entered of one event, and what is still missing of it, without Qt."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum, auto
from typing import Final, Self

from app.domain.betting.bet import NONE, BetId, BetType, Event, Period, WhichBet
from app.domain.betting.offer import OnOffer
from app.domain.betting.outcomes import Ending, Result, Score, Scores
from app.domain.betting.results import contradictions
from app.services.betting.results import AwaitedEvent

SPORTS_WITH_SCORE: Final = frozenset(
    {"football", "rugby", "basketball", "handball", "tennis", "volleyball", "hockey"}
)
"""Sports whose bets are decided by a score; in others the winners are named, bet by bet (B6)."""
SPORTS_OF_TWO_HALVES: Final = frozenset({"football", "rugby", "basketball", "handball"})
"""Sports with a result at half-time (art. 4.2)."""
_WITH_FULL_SCORE: Final = frozenset({None, Ending.PLAYED})
_WITH_HALF_SCORE: Final = frozenset({None, Ending.PLAYED, Ending.STOPPED_SECOND_HALF})


class Missing(Enum):
    """What still keeps a result from being made known; the first that is true."""

    EVENT = auto()
    ENDING = auto()
    FIRST_GOAL = auto()
    HALF_TIME = auto()
    WRONG_FIRST_GOAL = auto()
    WINNERS = auto()
    UNCHANGED = auto()
    NOTHING = auto()


@dataclass(slots=True)
class Entry:
    """What the trader has entered so far; nothing is chosen for him.

    `named` has the winners by the bets' own identities where they are entered by hand; a bet that it
    does not hold is not decided yet, and one with no pick is won by nobody.
    """

    half: Score = (0, 0)
    full: Score = (0, 0)
    first_goal: str | None = None
    ended: Ending | None = None
    by_hand: bool = False
    named: Mapping[int, frozenset[str]] = field(default_factory=dict)


@dataclass(slots=True)
class Entering:
    """The entry of one event, or of none.

    `begun` is the entry as it began. `corrects` where it began with the result that stands: unchanged
    it corrects nothing. A score that is promulgated can't be entered again: what it left open is named.
    """

    about: AwaitedEvent | None = None
    can_be_scored: bool = True
    corrects: bool = False
    entry: Entry = field(default_factory=Entry)
    begun: Entry = field(default_factory=Entry)

    @classmethod
    def first(cls, about: AwaitedEvent | None) -> Self:
        """An empty entry for a first result."""
        if about is None:
            return cls()
        scored = not about.scored
        by_hand = not scored or about.bets[0].bet.event.sport not in SPORTS_WITH_SCORE
        return cls(about, scored, entry=Entry(by_hand=by_hand), begun=Entry(by_hand=by_hand))

    @classmethod
    def correction(cls, about: AwaitedEvent, result: Result | None) -> Self:
        """The result that stands; without one, the winners that were named."""
        if result is None:
            named = {
                each.bet.id: frozenset(each.outcome.winners)
                for each in about.bets
                if not each.voided and each.outcome is not None
            }
            entry = Entry(by_hand=True, named=named)
        else:
            scores = result.scores
            entry = Entry(
                half=scores.half_time or (0, 0),
                full=scores.full_time or (0, 0),
                first_goal=result.first_goal,
                ended=result.ended,
            )
        return cls(about, result is not None, corrects=True, entry=entry, begun=replace(entry))

    # -- the event ----------------------------------------------------------------------------

    @property
    def event(self) -> Event | None:
        return self.about.bets[0].bet.event if self.about else None

    @property
    def asks_half_time(self) -> bool:
        return self.event is not None and self.event.sport in SPORTS_OF_TWO_HALVES

    @property
    def asks_first_goal(self) -> bool:
        bets = self.about.bets if self.about else ()
        return any(each.bet.type is BetType.FIRST_GOAL for each in bets)

    @property
    def bets_to_name(self) -> Sequence[OnOffer]:
        """The bets whose winners can be named."""
        return [each for each in self.about.bets if not each.voided] if self.about else []

    # -- what happened ------------------------------------------------------------------------

    def set_score(self, period: Period, side: int, count: int) -> None:
        """`count` of `side` (0 or 1). A match with a score was played.

        Nobody but the trader enters the end: it is said where it has less than half-time had.
        """
        entry = self.entry
        if period is Period.HALF_TIME:
            entry.half = _with(entry.half, side, count)
        else:
            entry.full = _with(entry.full, side, count)
        entry.ended = entry.ended or Ending.PLAYED
        self._follow_score()

    def choose_ending(self, ended: Ending) -> None:
        self.entry.ended = ended
        self._follow_score()

    def choose_first_goal(self, first: str) -> None:
        self.entry.first_goal = first

    def turn_by_hand(self) -> None:
        """Name the winners bet by bet, or go back to the score."""
        self.entry = Entry(by_hand=not self.entry.by_hand or not self.can_be_scored)

    def name(self, bet: int, pick: str) -> None:
        """`pick` wins a bet, or does no longer; an empty one: nobody does.

        Of a double chance several answers win.
        """
        named = next(each for each in self.bets_to_name if each.bet.id == bet)
        before = self.entry.named.get(bet, frozenset())
        several = named.bet.type is BetType.DOUBLE_CHANCE
        winners = (before ^ {pick} if several else frozenset({pick})) if pick else frozenset()
        self.entry.named = {**self.entry.named, bet: winners}

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
        return self.entry.ended in _WITH_FULL_SCORE

    @property
    def has_half_score(self) -> bool:
        return self.asks_half_time and self.entry.ended in _WITH_HALF_SCORE

    # -- what it comes to ---------------------------------------------------------------------

    @property
    def is_begun(self) -> bool:
        """Whether anything was entered."""
        return self.entry != self.begun

    def missing(self) -> Missing:
        missing = self._missing()
        unchanged = missing is Missing.NOTHING and self.corrects and not self.is_begun
        return Missing.UNCHANGED if unchanged else missing

    def _missing(self) -> Missing:
        entry = self.entry
        if self.about is None:
            return Missing.EVENT
        if entry.by_hand:
            open_bets = {each.bet.id for each in self.bets_to_name} - entry.named.keys()
            return Missing.WINNERS if open_bets or not entry.named else Missing.NOTHING
        result = self.result()
        if result is None:
            return Missing.ENDING
        wrong = contradictions(result)
        if "half_time" in wrong:
            return Missing.HALF_TIME
        if self.asks_first_goal and self.has_full_score and entry.first_goal is None:
            return Missing.FIRST_GOAL
        return Missing.WRONG_FIRST_GOAL if wrong else Missing.NOTHING

    def result(self) -> Result | None:
        """What happened; None where winners are named, or while it is not said how it ended."""
        entry = self.entry
        if entry.by_hand or entry.ended is None:
            return None
        scores = Scores(
            half_time=entry.half if self.has_half_score else None,
            full_time=entry.full if self.has_full_score else None,
        )
        asked = self.asks_first_goal and self.has_full_score
        return Result(scores, entry.first_goal if asked else None, entry.ended)

    def winners(self) -> Mapping[WhichBet, tuple[str, ...]]:
        """The winners that are named, none where a score is entered."""
        named = self.entry.named if self.entry.by_hand else {}
        return {BetId(bet): tuple(sorted(picks)) for bet, picks in named.items()}


def _with(score: Score, side: int, count: int) -> Score:
    return (count, score[1]) if side == 0 else (score[0], count)
