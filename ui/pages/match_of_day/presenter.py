"""The *Match du Jour*, without Qt: the day's matches, the lines taken, and the stake of each."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from app.domain.betting.bet import MATCHES_OF_THE_DAY, Bet, BetType, PickRef, Weekday
from app.domain.betting.offer import BetState
from app.domain.betting.play import Bulletin, Play
from app.domain.values import Money, business_day
from app.services.betting.offers import OfferLine
from ui.betting.announced import AnnouncedPick, announced
from ui.betting.echoes import Echo, Entered, not_open
from ui.betting.loaded import Loaded, load
from ui.betting.offer_rows import Cell, Moves, cells_of, on_sale
from ui.betting.selling import Selling
from ui.betting.states import RecentMoves
from ui.betting.typed import read_typed
from ui.desk import Desk
from ui.pages.match_of_day.lines import LinesSlip, StakedPick

_WEEK = tuple(Weekday)
_TYPES = tuple(BetType)


@dataclass(frozen=True, slots=True)
class Match:
    """A match as its bulletin knows it, with all its bets that have not closed."""

    event: int
    day: Weekday
    number: int
    sides: tuple[str, str]
    closes_at: datetime
    bets: tuple[OfferLine, ...]

    @property
    def open(self) -> bool:
        return any(line.state is BetState.OPEN for line in self.bets)


@dataclass(frozen=True, slots=True)
class MatchBet:
    """One question about the match, and its answers at their odds of now."""

    bet: Bet
    state: BetState
    cells: tuple[Cell, ...]


class MatchOfDayPresenter(Selling[LinesSlip]):
    """One sale of a *Match du Jour* bulletin after another at this station."""

    line: PickRef | None
    """The line in hand: its stake is chosen next."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk, LinesSlip(), Bulletin.MATCH_OF_THE_DAY)
        self._loaded: Loaded | None = None
        self._recent = RecentMoves()
        self._moves: Moves = {}
        self._matches: Sequence[Match] = ()
        self.day: Weekday | None = None
        self.event: int | None = None

    # -- the offer -----------------------------------------------------------------------------

    def load(self) -> Loaded:
        """Ask for the offer, the day's stakes and the drawer."""
        return load(self._desk)

    def show(self, loaded: Loaded) -> None:
        self._loaded = loaded
        self.drawer_open, self.over_ceiling = loaded.drawer_open, loaded.over_ceiling
        self._moves = self._recent.look(loaded.lines, loaded.at)
        self.refresh(loaded.at)

    def refresh(self, now: datetime) -> None:
        """Drop what has closed meanwhile; without a choice, today's first match is shown."""
        lines = self._loaded.lines if self._loaded else ()
        self._matches = _matches(on_sale(lines, now))
        days = self.days
        if self.day not in days:
            today = _WEEK[business_day(now).weekday()]
            self.day = today if today in days or not days else days[0]
        if self.event not in {match.event for match in self.matches}:
            self.event = next((match.event for match in self.matches), None)

    @property
    def loaded(self) -> Loaded | None:
        return self._loaded

    @property
    def days(self) -> Sequence[Weekday]:
        """The weekdays that have a match, from today on."""
        first = business_day(self._desk.house.clock.now()).weekday()
        found = {match.day for match in self._matches}
        return [day for day in (*_WEEK[first:], *_WEEK[:first]) if day in found]

    @property
    def matches(self) -> Sequence[Match]:
        """The matches of the chosen day, by number."""
        return [match for match in self._matches if match.day is self.day]

    @property
    def match(self) -> Match | None:
        """The match whose bets are shown."""
        return next((match for match in self.matches if match.event == self.event), None)

    def choose_day(self, day: Weekday) -> None:
        self.day = day
        self.event = next((match.event for match in self.matches), None)

    def bets(self) -> Sequence[MatchBet]:
        """The bets of the match shown, by type in the order of the règlement."""
        match = self.match
        return [
            MatchBet(line.on_offer.bet, line.state, cells_of(line, self._moves))
            for line in (match.bets if match else ())
        ]

    # -- the bulletin --------------------------------------------------------------------------

    def enter(self, text: str) -> Entered:
        """Take a typed line: a match's number alone, or a bet of the match: `134 1`, `134 1 5`."""
        if text.strip().isdecimal():
            return self._find(int(text))
        typed = read_typed(text, self._line)
        if isinstance(typed, Entered):
            return typed
        line, pick = typed.line, typed.pick
        ref = PickRef(line.on_offer.bet.number, pick)
        entered = Entered(Echo.ADDED, line, pick) if self.slip.holds(ref) else self._add(line, pick)
        if entered.echo is Echo.ADDED:
            self.line = ref
            if typed.stake is not None:
                self.slip = self.slip.with_stake(ref, typed.stake)
        return entered

    def touch(self, ref: PickRef) -> Entered:
        """An answer of the grid was touched: it becomes a line, or leaves the bulletin."""
        line = self._line(ref.number)
        if line is None:
            return Entered(Echo.BET_UNKNOWN)
        if self.slip.holds(ref):
            self.take_off(ref)
            return Entered(Echo.TAKEN_OFF, line, ref.pick)
        return self._add(line, ref.pick)

    def take_off(self, *refs: PickRef) -> None:
        for ref in refs:
            self.slip = self.slip.without(ref)
        if self.line is None or not self.slip.holds(self.line):
            self.line = self.slip.picks[-1].ref if self.slip.picks else None

    def choose_line(self, ref: PickRef) -> None:
        """The line whose stake is chosen next."""
        if self.slip.holds(ref):
            self.line = ref

    def choose_stake(self, stake: Money) -> None:
        """The stake of the line in hand, and of the lines that have none yet."""
        if self.line is not None:
            self.slip = self.slip.with_stake(self.line, stake).with_stake_where_none(stake)

    def stake_all_alike(self) -> None:
        """The stake of the line in hand on every line."""
        if self.stake is not None:
            self.slip = self.slip.with_one_stake(self.stake)

    @property
    def stake(self) -> Money | None:
        """The stake of the line in hand."""
        return self.slip.stake_on(self.line) if self.line is not None else None

    def _reset(self) -> None:
        super()._reset()
        self.line = None

    def _take_up(self, slip: LinesSlip) -> None:
        super()._take_up(slip)
        self.line = slip.picks[-1].ref
        self._show_match_of(slip)

    def _show_match_of(self, slip: LinesSlip) -> None:
        """Show the answers of the match the bulletin is on, as long as it is on sale."""
        match = next((match for match in self._matches if match.event == slip.event), None)
        if match is not None:
            self.day, self.event = match.day, match.event

    def _slip_of(self, play: Play, picks: Sequence[AnnouncedPick]) -> LinesSlip:
        stakes = {(taken.bet, taken.pick): each.stake for each in play.combinations for taken in each.picks}
        return LinesSlip(tuple(StakedPick(pick, stakes[pick.bet.id, pick.pick]) for pick in picks))

    def _line(self, number: int) -> OfferLine | None:
        lines = (line for match in self._matches for line in match.bets)
        return next((line for line in lines if line.on_offer.bet.number == number), None)

    def _find(self, number: int) -> Entered:
        found = next((match for match in self.matches if match.number == number), None)
        if number not in MATCHES_OF_THE_DAY or found is None:
            return Entered(Echo.BET_UNKNOWN)
        self.event = found.event
        return Entered(Echo.FOUND, found.bets[0])

    def _add(self, line: OfferLine, pick: str) -> Entered:
        if self.slip.event not in {None, line.on_offer.bet.event.id}:
            return Entered(Echo.OTHER_MATCH, line, pick)
        now = self._desk.house.clock.now()
        taken = announced(line, pick, now)
        if taken is None:
            return not_open(line, pick, now)
        self.slip = self.slip.with_pick(taken)
        self.line = taken.ref
        self._show_match_of(self.slip)
        return Entered(Echo.ADDED, line, pick)


def _matches(lines: Sequence[OfferLine]) -> Sequence[Match]:
    """The matches of the day among `lines`, by day and number, each with its bets by type."""
    events: dict[int, list[OfferLine]] = {}
    for line in lines:
        if line.on_offer.bet.event.match_of_the_day is not None:
            events.setdefault(line.on_offer.bet.event.id, []).append(line)
    found = []
    for event, bets in events.items():
        bets.sort(key=_in_order)
        known = bets[0].on_offer.bet.event
        if known.match_of_the_day is not None:
            place, closes_at = known.match_of_the_day, bets[0].on_offer.closes_at
            found.append(Match(event, place.day, place.number, known.sides, closes_at, tuple(bets)))
    return sorted(found, key=lambda match: match.number)


def _in_order(line: OfferLine) -> tuple[int, str, int]:
    bet = line.on_offer.bet
    return (_TYPES.index(bet.type), bet.period, bet.number)
