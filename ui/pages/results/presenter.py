"""What is being promulgated, without Qt."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from enum import Enum, auto
from typing import Final

from app.domain.betting.bet import NONE, BetId, BetType, Event, Period, WhichBet
from app.domain.betting.offer import OnOffer
from app.domain.betting.outcomes import Ending, Result, Score, Scores
from app.domain.betting.results import contradictions
from app.services.betting.consequences import AskPart, Consequences, hanging, part, parts
from app.services.betting.results import (
    AskAwaited,
    AwaitedEvent,
    CorrectResult,
    Promulgate,
    ResultRecorded,
    awaited,
    promulgate_event,
)
from app.services.house import Origin
from ui.desk import Desk

SPORTS_WITH_SCORE: Final = frozenset(
    {"football", "rugby", "basketball", "handball", "tennis", "volleyball", "hockey"}
)
"""Sports whose bets are decided by a score; in others the winners are named, bet by bet (B6)."""
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
class ResultsPresenter:
    """One event at a time; a new event begins with an empty entry."""

    desk: Desk
    events: Sequence[AwaitedEvent] = ()
    chosen: AwaitedEvent | None = None
    on_sale_too: bool = False
    wanted: str = ""
    """What is searched for: the number of a bet, or a part of a side's or a competition's name."""
    entry: Entry = field(default_factory=Entry)

    # -- which event --------------------------------------------------------------------------

    def load(self) -> Sequence[AwaitedEvent]:
        return awaited(self.desk.house, self.desk.origin(), AskAwaited(self.on_sale_too))

    def show(self, events: Sequence[AwaitedEvent]) -> None:
        """The event that was chosen stays chosen while it still waits, with what was entered.

        After it comes the first of those that are searched for, or of all.
        """
        self.events = events
        code = self.chosen.code if self.chosen else ""
        still = next((each for each in events if each.code == code), None)
        if still is not None:
            self.chosen = still
        else:
            beside = self.found() or events
            self.choose(beside[0].code if beside else "")

    def choose(self, code: str) -> None:
        """Another event, or none: what was entered for the last one is dropped."""
        self.chosen = next((each for each in self.events if each.code == code), None)
        self.entry = Entry(by_hand=not self._has_a_score)

    def choose_beside(self, by: int) -> None:
        """The next event of the list, or the one before."""
        codes = [each.code for each in self.found()]
        if self.chosen is not None and codes:
            here = codes.index(self.chosen.code) if self.chosen.code in codes else -by
            self.choose(codes[(here + by) % len(codes)])

    def found(self) -> Sequence[AwaitedEvent]:
        """The events that answer what is searched for."""
        words = _plain(self.wanted).split()
        return [each for each in self.events if all(word in _searched(each) for word in words)]

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

    @property
    def _has_a_score(self) -> bool:
        return self.event is None or (self.event.sport in SPORTS_WITH_SCORE and self.can_be_scored)

    @property
    def can_be_scored(self) -> bool:
        """Whether a score can still be entered; once it is promulgated, what it left open is named."""
        return self.chosen is None or not self.chosen.scored

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
    def bets_to_name(self) -> Sequence[OnOffer]:
        """The bets whose winners can be named."""
        return [each for each in self.chosen.bets if not each.voided] if self.chosen else []

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
        if entry.by_hand:
            open_bets = {each.bet.id for each in self.bets_to_name} - entry.named.keys()
            return Missing.WINNERS if open_bets or not entry.named else Missing.NOTHING
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
        if self.missing() is not Missing.NOTHING or self.chosen is None:
            return None
        if self.entry.by_hand:
            winners: dict[WhichBet, tuple[str, ...]] = {
                BetId(bet): tuple(sorted(picks)) for bet, picks in self.entry.named.items()
            }
            return self.command_for(self.chosen.code, None, winners)
        if self.entry.ended is None:
            return None
        return self.command_for(self.chosen.code, self._result(self.entry.ended), {})

    def command_for(
        self, code: str, result: Result | None, winners: Mapping[WhichBet, tuple[str, ...]]
    ) -> Promulgate | CorrectResult:
        """A first result here; where results are corrected, another in place of it."""
        return Promulgate(code, result, winners)

    def _result(self, ended: Ending) -> Result:
        scores = Scores(
            half_time=self.entry.half if self.has_half_score else None,
            full_time=self.entry.full if self.has_full_score else None,
        )
        asked = self.asks_first_goal and self.has_full_score
        return Result(scores, self.entry.first_goal if asked else None, ended)

    # -- asking the house ---------------------------------------------------------------------

    def hanging(self, command: Promulgate | CorrectResult) -> Sequence[tuple[str, ...]]:
        """The tickets that `command` would move, in parts. Raises Refused as promulgating would."""
        return parts(hanging(self.desk.house, self.desk.origin(), command))

    def count(self, command: Promulgate | CorrectResult, tickets: tuple[str, ...]) -> Consequences:
        """What `command` would do to a part of them; nothing is kept."""
        return part(self.desk.house, self.desk.origin(), AskPart(command, tickets))

    def promulgate(self, origin: Origin, command: Promulgate) -> ResultRecorded:
        """Raises Refused: result_exists, not_allowed."""
        return promulgate_event(self.desk.house, origin, command)


def _searched(event: AwaitedEvent) -> str:
    about = event.bets[0].bet.event
    numbers = " ".join(str(each.bet.number) for each in event.bets)
    return _plain(f"{numbers} {' '.join(about.sides)} {about.competition or ''} {about.sport}")


def _plain(text: str) -> str:
    """Small letters without accents, so that `evry` finds `Évry`."""
    apart = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in apart if not unicodedata.combining(letter))


def _with(score: Score, side: int, count: int) -> Score:
    return (count, score[1]) if side == 0 else (score[0], count)
