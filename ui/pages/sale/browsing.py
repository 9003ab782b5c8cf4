"""What of the offer is listed at the sale, without Qt: a day, a sport, an event, what is searched for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import date, datetime

from app.domain.values import business_day
from app.services.betting.offers import OfferLine
from ui.betting.loaded import Loaded
from ui.betting.offer_rows import (
    Moves,
    Row,
    bet_rows,
    day_of,
    event_rows,
    events_of,
    has_sport,
    matches,
    on_sale,
)
from ui.betting.states import RecentMoves


class Browsing:
    """The offer as it was told last; what has closed meanwhile is dropped."""

    def __init__(self) -> None:
        self.loaded: Loaded | None = None
        self._lines: dict[int, OfferLine] = {}
        self._events: Mapping[int, Sequence[OfferLine]] = {}
        self._recent = RecentMoves()
        self._moves: Moves = {}
        self.sport = ""
        self.day: date | None = None
        self.search = ""
        self.event: int | None = None

    def show(self, loaded: Loaded) -> None:
        """Take an answer of the house; the first one lists today, where something is on today."""
        first, self.loaded = self.loaded is None, loaded
        self._moves = self._recent.look(loaded.lines, loaded.at)
        self._lines = {line.on_offer.bet.number: line for line in loaded.lines}
        self.refresh(loaded.at)
        today = business_day(loaded.at)
        if first and today in self.days():
            self.day = today

    def refresh(self, now: datetime) -> None:
        """Drop what has closed meanwhile."""
        lines = self.loaded.lines if self.loaded else ()
        self._events = events_of(on_sale(lines, now))
        if self.event not in self._events:
            self.event = None
        if self.day is not None and self.day not in self.days():
            self.day = None

    def line(self, number: int) -> OfferLine | None:
        """The bet of this number, closed or not."""
        return self._lines.get(number)

    def is_on_sale(self, event: int) -> bool:
        return event in self._events

    def days(self) -> Mapping[date, int]:
        """How many events are on sale for each day, today first; a day begins at midnight (B1)."""
        counts: dict[date, int] = {}
        for bets in self._events.values():
            day = day_of(bets)
            counts[day] = counts.get(day, 0) + 1
        return dict(sorted(counts.items()))

    def sports(self) -> Mapping[str, int]:
        """How many events of the chosen day are on sale for each sport, in the order of their numbers."""
        counts: dict[str, int] = {}
        for bets in self._events.values():
            if self.day in {None, day_of(bets)}:
                sport = bets[0].on_offer.bet.event.sport
                counts[sport] = counts.get(sport, 0) + 1
        return counts

    def choose_sport(self, sport: str) -> None:
        """List one sport, or all of them where it is empty."""
        self.sport, self.event, self.search = sport, None, ""

    def choose_day(self, day: date | None) -> None:
        """List one day, or all of them; a sport that is not played that day gives way to all."""
        self.day = day
        if self.sport not in self.sports():
            self.sport = ""

    def clear(self) -> None:
        """Neither an event nor a search narrows the list any more."""
        self.event, self.search = None, ""

    def rows(self) -> Sequence[Row]:
        """What is listed now: one event's bets, what was searched for on any day, or a sport."""
        moves = self._moves
        if self.event is not None:
            bets = self._events[self.event]
            return [row for line in bets for row in bet_rows(line, moves, everything=True)]
        if self.search:
            return event_rows(self._events.values(), moves, matches(self.search))
        of_day = (bets for bets in self._events.values() if self.day in {None, day_of(bets)})
        return event_rows(of_day, moves, has_sport(self.sport))

    def rows_of(self, number: int) -> Sequence[Row]:
        """The answers of one bet, as long as its event is on sale; nothing where there is no such bet."""
        line = self._lines.get(number)
        if line is None or not self.is_on_sale(line.on_offer.bet.event.id):
            return ()
        return [replace(row, within_event=False) for row in bet_rows(line, self._moves, everything=True)]

    def sides_of_event(self) -> tuple[str, str] | None:
        """The sides of the event whose bets are listed."""
        if self.event is None:
            return None
        return self._events[self.event][0].on_offer.bet.event.sides
