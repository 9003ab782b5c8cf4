"""A bet that is about to be put on sale, as it is typed (BETTING B1). No Qt."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from enum import Enum, StrEnum

from app.domain.betting.bet import (
    MATCHES_OF_THE_DAY,
    NUMBERS,
    OTHER,
    PICKS,
    BetType,
    Counted,
    Event,
    Handicap,
    MatchOfTheDay,
    Period,
    Points,
    Weekday,
)
from app.domain.betting.publishing import typed_odds
from app.domain.errors import Refused
from app.domain.house.rights import Act
from app.domain.values import Odds, business_day
from app.services.betting.offers import AskEventCode, OfferLine, PublishBet, event_code, publish_bet
from app.services.house import Origin
from ui.desk import Desk
from ui.pages.offer.presenter import Done
from ui.pages.offer.times import Typed, read_instant, written

SPORTS = (
    "football", "rugby", "tennis", "basketball", "handball", "volleyball", "hockey", "cycling", "motorsport",
)  # fmt: skip
TOTALS = frozenset({BetType.OVER_UNDER, BetType.ODD_EVEN})
"""The questions about a total, which may be of something else than the score."""


class Line(StrEnum):
    """What is typed in one line each."""

    NUMBER = "number"
    FIRST = "first"
    SECOND = "second"
    COMPETITION = "competition"
    MATCH = "match"
    FIRST_LEAD = "first_lead"
    SECOND_LEAD = "second_lead"
    LINE = "line"


class Missing(Enum):
    """Why it can't be published yet, in the order of the form."""

    NUMBER = "number"
    SIDES = "sides"
    START = "start"
    MATCH = "match"
    CLOSES = "closes"
    HANDICAP = "handicap"
    LINE = "line"
    SCORES = "scores"
    ODDS = "odds"


@dataclass(slots=True)
class NewBetPresenter:
    """`event` is the event known already that the bet may be about; None while a new one is typed.
    `counted` is None for the score itself, `match_day` for an event that is no *Match du Jour*."""

    desk: Desk
    known: Event | None = None
    event: Event | None = None
    lines: dict[Line, str] = field(default_factory=lambda: dict.fromkeys(Line, ""))
    sport: str = SPORTS[0]
    type: BetType = BetType.RESULT
    period: Period = Period.FULL
    counted: Counted | None = None
    single_allowed: bool = True
    match_day: Weekday | None = None
    starts: Typed = field(default_factory=Typed)
    closes: Typed = field(default_factory=Typed)
    scores: tuple[str, ...] = ()
    odds: dict[str, str] = field(default_factory=dict)

    def begin(self, line: OfferLine | None, lines: Sequence[OfferLine]) -> None:
        """An empty form with the lowest free number, about the event in hand."""
        self.lines = {**dict.fromkeys(Line, ""), Line.NUMBER: _lowest_free(lines, self.now)}
        self.sport, self.type, self.period = SPORTS[0], BetType.RESULT, Period.FULL
        self.counted, self.single_allowed, self.match_day = None, True, None
        self.starts, self.scores, self.odds = Typed(), (), {}
        self.known = line.on_offer.bet.event if line is not None else None
        self.take_event(self.known)

    def take_event(self, event: Event | None) -> None:
        """Its start is proposed as the end of validation."""
        self.event = event
        self.closes = written(event.starts_at) if event is not None else Typed()

    @property
    def asks_match(self) -> bool:
        """Whether a place among the *Matchs du Jour* can be given: an event keeps the one it has."""
        return self.event is None or self.event.match_of_the_day is None

    @property
    def asks_match_number(self) -> bool:
        return self.asks_match and self.match_day is not None

    @property
    def now(self) -> datetime:
        return self.desk.house.clock.now()

    def picks(self) -> Sequence[str]:
        """The answers that the bet would list."""
        if self.type is BetType.EXACT_SCORE:
            return (*self.scores, OTHER)
        handicap = self._handicap()
        level = handicap is None or handicap.draw_possible
        return [pick for pick in PICKS[self.type] if pick != "N" or level]

    def add_score(self, first: str, second: str) -> bool:
        """Whether it is a score, as `2` and `1` are, that wasn't listed."""
        if not all(each.isascii() and each.isdigit() and len(each) < 3 for each in (first, second)):
            return False
        score = f"{int(first)}:{int(second)}"
        if score in self.scores:
            return False
        self.scores = (*self.scores, score)
        return True

    def missing(self) -> Missing | None:
        """The first thing that can't be read; whether the rest agrees is for the house to say."""
        checks: Mapping[Missing, bool] = {
            Missing.NUMBER: self._number() in NUMBERS,
            Missing.SIDES: self.event is not None
            or bool(self.lines[Line.FIRST].strip() and self.lines[Line.SECOND].strip()),
            Missing.START: self.event is not None or self._start() is not None,
            Missing.MATCH: not self.asks_match_number or self._match() is not None,
            Missing.CLOSES: self._end() is not None,
            Missing.HANDICAP: self.type is not BetType.HANDICAP or self._handicap() is not None,
            Missing.LINE: self.type is not BetType.OVER_UNDER or self._has_line(),
            Missing.SCORES: self.type is not BetType.EXACT_SCORE or bool(self.scores),
            Missing.ODDS: self._odds() is not None,
        }
        return next((missing for missing, there in checks.items() if not there), None)

    def asked(self) -> PublishBet:
        """The act, but for the code of its event. Raises ValueError while something is missing."""
        closes, odds = self._end(), self._odds()
        if self.missing() is not None or closes is None or odds is None:
            raise ValueError("the form isn't complete")
        new = self.event is None
        sides = (self.lines[Line.FIRST].strip(), self.lines[Line.SECOND].strip())
        return PublishBet(
            number=self._number(),
            event="",
            type=self.type,
            odds=odds,
            closes_at=closes,
            starts_at=self._start() if new else None,
            sides=sides if new else None,
            sport=self.sport,
            competition=self.lines[Line.COMPETITION].strip(),
            period=Period.FULL if self.type is BetType.HALF_FULL else self.period,
            handicap=self._lead_text() if self.type is BetType.HANDICAP else None,
            line=self.lines[Line.LINE].strip() if self.type is BetType.OVER_UNDER else None,
            counted=self.counted if self.type in TOTALS else None,
            single_allowed=self.single_allowed,
            match_of_the_day=self._match(),
        )

    def _code(self, origin: Origin) -> str:
        """Of the event; a new one is named after the request, so that a retry means the same."""
        if self.event is None:
            return f"event-{origin.request}"
        return event_code(self.desk.house, origin, AskEventCode(self.event.id))

    def publish(self, origin: Origin, command: PublishBet) -> Done:
        """Raises Refused: odds_invalid, bet_number_taken, match_of_the_day_full, picks_invalid,
        times_invalid."""
        named = replace(command, event=self._code(origin))
        return Done(Act.PUBLISH_BET, (publish_bet(self.desk.house, origin, named).bet,))

    # -- what is typed ------------------------------------------------------------------------

    def _number(self) -> int:
        return _whole(self.lines[Line.NUMBER])

    def _match(self) -> MatchOfTheDay | None:
        number = _whole(self.lines[Line.MATCH])
        if self.match_day is None or not self.asks_match or number not in MATCHES_OF_THE_DAY:
            return None
        return MatchOfTheDay(self.match_day, number)

    def _start(self) -> datetime | None:
        return read_instant(self.starts, self.now)

    def _end(self) -> datetime | None:
        """Left empty, validation ends as the event starts."""
        if not self.closes.empty:
            return read_instant(self.closes, self.now)
        return self._start() if self.event is None else self.event.starts_at

    def _lead_text(self) -> str:
        return f"{self.lines[Line.FIRST_LEAD].strip()}:{self.lines[Line.SECOND_LEAD].strip()}"

    def _handicap(self) -> Handicap | None:
        if self.type is not BetType.HANDICAP:
            return None
        try:
            return Handicap.parse(self._lead_text())
        except ValueError:
            return None

    def _has_line(self) -> bool:
        try:
            Points.parse(self.lines[Line.LINE].strip())
        except ValueError:
            return False
        return True

    def _odds(self) -> Mapping[str, Odds | None] | None:
        """None while one of them can't be read; one that is empty is `nd`."""
        texts = {pick: self.odds.get(pick, "").strip() for pick in self.picks()}
        try:
            return {pick: typed_odds(text) if text else None for pick, text in texts.items()}
        except Refused:
            return None


def _whole(text: str) -> int:
    """The number that is typed; 0 for what isn't one."""
    typed = text.strip()
    return int(typed) if typed.isascii() and typed.isdigit() else 0


def _lowest_free(lines: Sequence[OfferLine], now: datetime) -> str:
    """The lowest number that no bet on sale today or later bears (art. 2.1.4)."""
    today = business_day(now)
    taken = {line.on_offer.bet.number for line in lines if business_day(line.on_offer.closes_at) >= today}
    return next((str(number) for number in NUMBERS if number not in taken), "")
