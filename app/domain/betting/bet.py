"""What a bet is: its event, its question and its answers, which never change (BETTING B1, art. 2)."""

from __future__ import annotations

import re
from collections.abc import Collection
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from typing import Self

from app.domain.betting.formulas import ALL_FORMULAS, SINGLE, Formula
from app.domain.values.exact import whole

NUMBERS = range(1, 1000)
"""The numbers that a bet may bear (art. 2.1.4 and the grid of the bulletin)."""
MATCHES_OF_THE_DAY = range(1, 11)
_POINTS = re.compile(r"([0-9]{1,3})(?:[.,]([0-9]{1,2}))?")
_SCORE = re.compile(r"(?:0|[1-9][0-9]?):(?:0|[1-9][0-9]?)")


class BetType(StrEnum):
    """The nine questions of art. 2.3.1."""

    RESULT = "1n2"
    HANDICAP = "1n2_handicap"
    DOUBLE_CHANCE = "double_chance"
    HALF_FULL = "half_full"
    OVER_UNDER = "over_under"
    ODD_EVEN = "odd_even"
    FIRST_GOAL = "first_goal"
    EXACT_SCORE = "exact_score"


class Period(StrEnum):
    """What the question looks at: regular time with its stoppage time, or its first half (art. 4)."""

    FULL = "full"
    HALF_TIME = "half_time"


class Counted(StrEnum):
    """What an over/under or odd/even bet adds up; None on a bet stands for the score itself."""

    GOALS = "goals"
    POINTS = "points"
    TRIES = "tries"
    GAMES = "games"
    SETS = "sets"


class Weekday(StrEnum):
    MONDAY = "monday"
    TUESDAY = "tuesday"
    WEDNESDAY = "wednesday"
    THURSDAY = "thursday"
    FRIDAY = "friday"
    SATURDAY = "saturday"
    SUNDAY = "sunday"


@dataclass(frozen=True, order=True, slots=True)
class Points:
    """A whole or decimal number of goals, points, sets or laps, in hundredths (art. 4.4)."""

    hundredths: int

    def __post_init__(self) -> None:
        whole(self.hundredths, "hundredths of a point")

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read `3`, `2.5` or `2,5`. Raises ValueError."""
        match = _POINTS.fullmatch(text)
        if match is None:
            raise ValueError(f"not a number of points: {text!r}")
        return cls(int(match[1]) * 100 + int((match[2] or "").ljust(2, "0")))

    def plain(self) -> str:
        """As files hold it: `2.5`, `3`."""
        points, rest = divmod(self.hundredths, 100)
        return f"{points}.{rest:02d}".rstrip("0").rstrip(".")

    def text(self) -> str:
        """As screens and papers show it: `2,5`."""
        return self.plain().replace(".", ",")


@dataclass(frozen=True, slots=True)
class Handicap:
    """The lead given to each side, as `0:3` says it (art. 2.3.1.2)."""

    first: Points
    second: Points

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read `0:3` or `1.5:0`. Raises ValueError."""
        first, colon, second = text.partition(":")
        if not colon:
            raise ValueError(f"not a handicap: {text!r}")
        return cls(Points.parse(first), Points.parse(second))

    @property
    def draw_possible(self) -> bool:
        """Whether a score can be level once the handicap is added: not with half a goal."""
        return (self.first.hundredths - self.second.hundredths) % 100 == 0

    def plain(self) -> str:
        return f"{self.first.plain()}:{self.second.plain()}"

    def text(self) -> str:
        """As art. 2.3.1.2 writes it: `[0 : 3]`."""
        return f"[{self.first.text()} : {self.second.text()}]"


@dataclass(frozen=True, slots=True)
class MatchOfTheDay:
    """The day and number (1 to 10) by which *Le Match du Jour* is known (art. 2.2.2)."""

    day: Weekday
    number: int


@dataclass(frozen=True, slots=True)
class Event:
    """A match, race or duel; the order of its two sides is what `1` and `2` mean (art. 2.3)."""

    id: int
    sport: str
    competition: str
    sides: tuple[str, str]
    starts_at: datetime | None = None
    match_of_the_day: MatchOfTheDay | None = None


@dataclass(frozen=True, slots=True)
class Bet:
    """One question about one event. `id` tells it from a later bet that bears the same number."""

    id: int
    number: int
    event: Event
    type: BetType
    period: Period = Period.FULL
    handicap: Handicap | None = None
    line: Points | None = None
    counted: Counted | None = None
    formulas: tuple[Formula, ...] = ALL_FORMULAS

    @property
    def single_allowed(self) -> bool:
        """Whether it may be played alone; the poster says where it may not (art. 2.2.1, 6.1)."""
        return SINGLE in self.formulas


@dataclass(frozen=True, slots=True)
class BetId:
    """A bet by its own identity: it can still be named once a later bet bears its number."""

    id: int


WhichBet = int | BetId
"""How an act names its bet: by the number, which is that of the latest bet that bears it, or by identity."""


@dataclass(frozen=True, order=True, slots=True)
class PickRef:
    """A pick as files and fingers name it: bet number and answer, `134:N`."""

    number: int
    pick: str

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read `134:N` or `134:2:1` (the score 2:1). Raises ValueError."""
        number, colon, pick = text.partition(":")
        if not colon or not pick or not (number.isascii() and number.isdigit()):
            raise ValueError(f"not a pick: {text!r}")
        return cls(int(number), pick)

    def plain(self) -> str:
        return f"{self.number}:{self.pick}"


OTHER = "other"
NONE = "none"
SIDES = ("1", "N", "2")
PICKS: dict[BetType, tuple[str, ...]] = {
    BetType.RESULT: SIDES,
    BetType.HANDICAP: SIDES,
    BetType.DOUBLE_CHANCE: ("1/N", "N/2", "1/2"),
    BetType.HALF_FULL: tuple(f"{half}/{full}" for half in SIDES for full in SIDES),
    BetType.OVER_UNDER: ("over", "under"),
    BetType.ODD_EVEN: ("even", "odd"),
    BetType.FIRST_GOAL: ("1", "2", NONE),
}
"""The answers of each type, in the order of the bulletin; an exact score has its own list."""
_REQUIRED: dict[BetType, frozenset[str]] = {
    BetType.RESULT: frozenset(("1", "2")),
    BetType.HANDICAP: frozenset(("1", "2")),
    BetType.OVER_UNDER: frozenset(("over", "under")),
    BetType.ODD_EVEN: frozenset(("even", "odd")),
    BetType.FIRST_GOAL: frozenset(("1", "2")),
}


def picks_fit(bet: Bet, picks: Collection[str]) -> bool:
    """Whether `picks` can be the answers of `bet`, listed without odds (`nd`) or with.

    Double chance, half-time/full-time and exact score may offer a part of their answers
    (art. 2.3.1.3); `N` can't stand beside a decimal handicap (BETTING B1); a handicap or a line
    is there where the type asks for one, and only there.
    """
    if (bet.handicap is not None) != (bet.type is BetType.HANDICAP):
        return False
    if (bet.line is not None) != (bet.type is BetType.OVER_UNDER):
        return False
    if bet.counted is not None and bet.type not in {BetType.OVER_UNDER, BetType.ODD_EVEN}:
        return False
    if bet.type is BetType.HALF_FULL and bet.period is Period.HALF_TIME:
        return False
    if bet.handicap is not None and not bet.handicap.draw_possible and "N" in picks:
        return False
    return bool(picks) and _REQUIRED.get(bet.type, frozenset()) <= set(picks) and _known(bet.type, picks)


def _known(type_: BetType, picks: Collection[str]) -> bool:
    if type_ is BetType.EXACT_SCORE:
        scores = [pick for pick in picks if pick != OTHER]
        return bool(scores) and all(_SCORE.fullmatch(score) for score in scores)
    return set(picks) <= set(PICKS[type_])
