"""The sale, without Qt: what is picked, what it costs, what is taken, what became of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date, datetime

from app.domain.betting.bet import PickRef
from app.domain.betting.quick_entry import answer_meant, read_entry
from app.domain.values import business_day
from app.services.betting.offers import OfferLine
from ui.betting.announced import announced
from ui.betting.echoes import Echo, Entered, not_a_line, not_open
from ui.betting.loaded import Loaded, load
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
from ui.betting.selling import Selling
from ui.betting.states import RecentMoves
from ui.desk import Desk
from ui.pages.sale.slip import Slip


class SalePresenter(Selling[Slip]):
    """One sale of a *1N2* bulletin after another at this station."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk, Slip())
        self._loaded: Loaded | None = None
        self._lines: dict[int, OfferLine] = {}
        self._events: Mapping[int, Sequence[OfferLine]] = {}
        self._recent = RecentMoves()
        self._moves: Moves = {}
        self.sport = ""
        self.day: date | None = None
        self.search = ""
        self.event: int | None = None

    # -- the offer -----------------------------------------------------------------------------

    def load(self) -> Loaded:
        """Ask for the offer, the day's stakes and the drawer."""
        return load(self._desk)

    def show(self, loaded: Loaded) -> None:
        first, self._loaded = self._loaded is None, loaded
        self.drawer_open = loaded.drawer_open
        self._moves = self._recent.look(loaded.lines, loaded.at)
        self._lines = {line.on_offer.bet.number: line for line in loaded.lines}
        self.refresh(loaded.at)
        today = business_day(loaded.at)
        if first and today in self.days():
            self.day = today

    def refresh(self, now: datetime) -> None:
        """Drop what has closed meanwhile."""
        lines = self._loaded.lines if self._loaded else ()
        self._events = events_of(on_sale(lines, now))
        if self.event not in self._events:
            self.event = None
        if self.day is not None and self.day not in self.days():
            self.day = None

    @property
    def loaded(self) -> Loaded | None:
        return self._loaded

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

    def choose_day(self, day: date | None) -> None:
        """List one day, or all of them; a sport that is not played that day gives way to all."""
        self.day = day
        if self.sport not in self.sports():
            self.sport = ""

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

    def sides_of_event(self) -> tuple[str, str] | None:
        """The sides of the event whose bets are listed."""
        if self.event is None:
            return None
        return self._events[self.event][0].on_offer.bet.event.sides

    # -- the bulletin --------------------------------------------------------------------------

    def enter(self, text: str) -> Entered:
        """Take a typed line: `134 1`, `134 1 5`, or a number alone, which shows its event."""
        if text.strip().isdecimal():
            return self._find(int(text))
        entry = read_entry(text)
        if entry is None:
            return not_a_line(text)
        line = self._lines.get(entry.number)
        if line is None:
            return Entered(Echo.BET_UNKNOWN)
        bet = line.on_offer.bet
        pick = answer_meant(bet.type, tuple(line.on_offer.picks), entry.answer)
        if pick is None:
            return Entered(Echo.ANSWER_UNKNOWN, line, entry.answer)
        entered = self._add(line, pick)
        if entered.echo is Echo.ADDED and entry.stake is not None:
            self.slip = self.slip.with_stake(entry.stake)
        return entered

    def touch(self, ref: PickRef) -> Entered:
        """An answer of the list was touched: it comes onto the bulletin, or leaves it."""
        line = self._lines[ref.number]
        if self.slip.holds(ref):
            self.take_off(ref)
            return Entered(Echo.TAKEN_OFF, line, ref.pick)
        return self._add(line, ref.pick)

    def take_off(self, *refs: PickRef) -> None:
        for ref in refs:
            self.slip = self.slip.without(ref)

    def _line(self, number: int) -> OfferLine | None:
        return self._lines.get(number)

    def _find(self, number: int) -> Entered:
        line = self._lines.get(number)
        if line is None:
            return Entered(Echo.BET_UNKNOWN)
        event = line.on_offer.bet.event.id
        if event not in self._events:
            return not_open(line, next(iter(line.on_offer.picks)), self._desk.house.clock.now())
        self.event = event
        return Entered(Echo.FOUND, line)

    def _add(self, line: OfferLine, pick: str) -> Entered:
        now = self._desk.house.clock.now()
        taken = announced(line, pick, now)
        if taken is None:
            return not_open(line, pick, now)
        held = any(each.bet.number == taken.bet.number for each in self.slip.picks)
        if self.slip.is_full and not held:
            return Entered(Echo.FULL, line, pick)
        self.slip = self.slip.with_pick(taken)
        return Entered(Echo.ADDED, line, pick)

    def start_again(self) -> None:
        """An empty bulletin: the next player, or a sale that is given up."""
        self._reset()
        self.event, self.search = None, ""
