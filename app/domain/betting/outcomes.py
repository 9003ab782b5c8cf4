"""From what happened on the field to what every answer became (BETTING B6, art. 4, 5, 9)."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from enum import StrEnum
from fractions import Fraction

from app.domain.betting.bet import NONE, OTHER, Bet, BetType, Counted, Period
from app.domain.errors import Code, Refused

Score = tuple[int, int]


class Ending(StrEnum):
    """How an event ended; a retirement or disqualification in tennis is a forfeit (5.4)."""

    PLAYED = "played"
    STOPPED_FIRST_HALF = "stopped_first_half"
    STOPPED_SECOND_HALF = "stopped_second_half"
    CANCELLED = "cancelled"
    POSTPONED = "postponed"
    FORFEIT = "forfeit"


@dataclass(frozen=True, slots=True)
class Scores:
    """First side's and second side's count at the end of each period; None where not known."""

    half_time: Score | None = None
    full_time: Score | None = None

    def __post_init__(self) -> None:
        if any(count < 0 for score in (self.half_time, self.full_time) for count in score or ()):
            raise ValueError("a score is never negative")

    def of(self, period: Period) -> Score | None:
        return self.half_time if period is Period.HALF_TIME else self.full_time


@dataclass(frozen=True, slots=True)
class Result:
    """What is promulgated of an event. Regular time alone settles bets (art. 4.1): extra time and
    shoot-out are kept apart and never counted. `counts` holds what is not the score (tries, games).
    """

    scores: Scores = Scores()
    first_goal: str | None = None
    ended: Ending = Ending.PLAYED
    counts: Mapping[Counted, Scores] = field(default_factory=dict)
    extra_time: Score | None = None
    shoot_out: Score | None = None

    def __post_init__(self) -> None:
        if self.first_goal not in {None, "1", "2", NONE}:
            raise ValueError(f"the first goal is of a side or of none, not {self.first_goal!r}")

    def count(self, counted: Counted | None, period: Period) -> Score | None:
        """The count that a bet asks for: its own where the result gives one, else the score."""
        scores = self.scores if counted is None else self.counts.get(counted, self.scores)
        return scores.of(period)


@dataclass(frozen=True, slots=True)
class BetOutcome:
    """A bet promulgated: voided by the result, or won by `winners` (none of them, possibly)."""

    bet: int
    number: int
    voided: bool
    winners: tuple[str, ...] = ()


class Outcome(StrEnum):
    """What became of one pick of one ticket."""

    PENDING = "pending"
    WON = "won"
    LOST = "lost"
    VOID = "void"


@dataclass(frozen=True, slots=True)
class Ruling:
    """All that is known of a bet's answers: voids by an act, the result, an early start."""

    voided: bool = False
    winners: frozenset[str] | None = None
    void_picks: frozenset[str] = frozenset()
    void_from: datetime | None = None

    def of(self, pick: str, registered_at: datetime) -> Outcome:
        """The outcome of `pick` on a ticket registered at `registered_at`.

        A void goes before any result (5.7). Picks registered at or after the real start of an
        event that began early are void, those before it are not (5.3).
        """
        early = self.void_from is not None and registered_at >= self.void_from
        if self.voided or early or pick in self.void_picks:
            return Outcome.VOID
        if self.winners is None:
            return Outcome.PENDING
        return Outcome.WON if pick in self.winners else Outcome.LOST


def decide(bet: Bet, listed: Collection[str], result: Result) -> BetOutcome | None:
    """What `result` makes of `bet`; None where it does not say enough to tell.

    A bet on a period that did not come to its end is voided (5.2), and so is one none of whose
    possible answers is right: a total on the line, a draw where no draw was offered (5.5).
    """
    if not _came_to_its_end(bet, result.ended):
        return BetOutcome(bet.id, bet.number, voided=True)
    winners = _WINNERS[bet.type](bet, listed, result)
    if winners is None:
        return None
    if not winners and bet.type not in _MAY_BE_WON_BY_NOBODY:
        return BetOutcome(bet.id, bet.number, voided=True)
    return BetOutcome(bet.id, bet.number, voided=False, winners=winners)


def name_winners(bet: Bet, listed: Collection[str], winners: Collection[str]) -> BetOutcome:
    """A bet promulgated by naming its winning picks, where a sport has no score (B6).

    Raises Refused(picks_invalid) for a winner that the bet does not list.
    """
    if not set(winners) <= set(listed):
        raise Refused(Code.PICKS_INVALID, bet=bet.number, picks=sorted(set(winners) - set(listed)))
    return BetOutcome(bet.id, bet.number, voided=False, winners=tuple(sorted(set(winners))))


def race_counts(sport: str, run: int, planned: int) -> bool:
    """Whether the leader ran enough of the distance for the race to count (art. 4.3).

    `run` and `planned` in one unit, laps or metres: 75 % in Formula 1, two thirds in a rally;
    where the règlement names no threshold, all of it.
    """
    return Fraction(run, planned) >= _DISTANCE.get(sport, Fraction(1))


_DISTANCE = {"formula1": Fraction(3, 4), "rally": Fraction(2, 3)}
_MAY_BE_WON_BY_NOBODY = frozenset(
    (BetType.DOUBLE_CHANCE, BetType.HALF_FULL, BetType.EXACT_SCORE, BetType.FIRST_GOAL)
)
"""Types that may list a part of their answers: the answer that comes in was left out on purpose."""


def _came_to_its_end(bet: Bet, ended: Ending) -> bool:
    if ended is Ending.STOPPED_SECOND_HALF:
        return bet.period is Period.HALF_TIME
    return ended is Ending.PLAYED


def _letter(first: int, second: int) -> str:
    if first == second:
        return "N"
    return "1" if first > second else "2"


def _result(bet: Bet, listed: Collection[str], result: Result) -> tuple[str, ...] | None:
    score = result.scores.of(bet.period)
    if score is None:
        return None
    ahead = (bet.handicap.first.hundredths, bet.handicap.second.hundredths) if bet.handicap else (0, 0)
    letter = _letter(score[0] * 100 + ahead[0], score[1] * 100 + ahead[1])
    return (letter,) if letter in listed else ()


def _double_chance(bet: Bet, listed: Collection[str], result: Result) -> tuple[str, ...] | None:
    score = result.scores.of(bet.period)
    if score is None:
        return None
    return tuple(pick for pick in listed if _letter(*score) in pick.split("/"))


def _half_full(_bet: Bet, _listed: Collection[str], result: Result) -> tuple[str, ...] | None:
    half, full = result.scores.half_time, result.scores.full_time
    if half is None or full is None:
        return None
    return (f"{_letter(*half)}/{_letter(*full)}",)


def _over_under(bet: Bet, _listed: Collection[str], result: Result) -> tuple[str, ...] | None:
    count = result.count(bet.counted, bet.period)
    if count is None or bet.line is None:
        return None
    total = sum(count) * 100
    if total == bet.line.hundredths:
        return ()
    return ("over",) if total > bet.line.hundredths else ("under",)


def _odd_even(bet: Bet, _listed: Collection[str], result: Result) -> tuple[str, ...] | None:
    count = result.count(bet.counted, bet.period)
    if count is None:
        return None
    return ("odd",) if sum(count) % 2 else ("even",)


def _first_goal(bet: Bet, _listed: Collection[str], result: Result) -> tuple[str, ...] | None:
    score = result.scores.of(bet.period)
    if score == (0, 0):
        return (NONE,)
    if score is not None and 0 in score:
        return ("1",) if score[1] == 0 else ("2",)
    return None if result.first_goal is None else (result.first_goal,)


def _exact_score(bet: Bet, listed: Collection[str], result: Result) -> tuple[str, ...] | None:
    score = result.scores.of(bet.period)
    if score is None:
        return None
    written = f"{score[0]}:{score[1]}"
    return (written,) if written in listed else (OTHER,)


_Rule = Callable[[Bet, Collection[str], Result], tuple[str, ...] | None]
_WINNERS: dict[BetType, _Rule] = {
    BetType.RESULT: _result,
    BetType.HANDICAP: _result,
    BetType.DOUBLE_CHANCE: _double_chance,
    BetType.HALF_FULL: _half_full,
    BetType.OVER_UNDER: _over_under,
    BetType.ODD_EVEN: _odd_even,
    BetType.FIRST_GOAL: _first_goal,
    BetType.EXACT_SCORE: _exact_score,
}
