"""The offer as the counter lists it: one row for each event, grouped; the event's other bets behind it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from typing import Final
from unicodedata import combining, normalize

from app.domain.betting.bet import Bet, BetType, Period, PickRef
from app.domain.betting.offer import BetState
from app.domain.values import Odds, business_day
from app.domain.values.days import local
from app.services.betting.offers import OfferLine
from ui.betting.questions import bet_words, pick_words

CELLS: Final = 3
"""Answers side by side; a bet with more of them goes on in the rows below."""
CLOSING_SOON: Final = timedelta(minutes=15)

Moves = Mapping[PickRef, int]
"""Picks whose odds moved lately: above 0 they rose, below they fell."""


@dataclass(frozen=True, slots=True)
class HeadRow:
    """The sport and competition of the rows below it."""

    sport: str
    competition: str


@dataclass(frozen=True, slots=True)
class Cell:
    """One answer that can be touched, or can't: `odds` of None is `nd`."""

    ref: PickRef
    label: str
    odds: Odds | None
    moved: int
    open: bool


@dataclass(frozen=True, slots=True)
class BetRow:
    """A bet, or the next three answers of one (`first` False).

    `event_of` is the event's identity, `others` how many more bets it has, `title` the question
    where it is not the plain result.
    """

    number: int
    event_of: int
    sides: tuple[str, str]
    title: str
    closes_at: datetime
    state: BetState
    single_allowed: bool
    cells: tuple[Cell, ...]
    others: int = 0
    first: bool = True
    within_event: bool = False
    """Listed among its event's bets, under the event's own name."""

    def time(self) -> str:
        return f"{local(self.closes_at):%H:%M}"

    def is_later_day(self, now: datetime) -> bool:
        return business_day(self.closes_at) > business_day(now)

    def minutes_left(self, now: datetime) -> int | None:
        """Whole minutes until the bet closes, once it closes soon."""
        left = self.closes_at - now
        if self.state is not BetState.OPEN or left > CLOSING_SOON:
            return None
        return max(0, int(left.total_seconds()) // 60)


Row = HeadRow | BetRow


def on_sale(lines: Iterable[OfferLine], now: datetime) -> Sequence[OfferLine]:
    """What the counter lists: everything that has not closed, suspended and voided bets as well."""
    return [line for line in lines if line.state is not BetState.CLOSED and not line.on_offer.closed_at(now)]


def events_of(lines: Iterable[OfferLine]) -> Mapping[int, Sequence[OfferLine]]:
    """The bets of each event, its main bet first; events in the order of their first number."""
    events: dict[int, list[OfferLine]] = {}
    for line in lines:
        events.setdefault(line.on_offer.bet.event.id, []).append(line)
    for bets in events.values():
        bets.sort(key=_main_first)
    return events


def event_rows(
    events: Iterable[Sequence[OfferLine]], moves: Moves, wanted: Callable[[Sequence[OfferLine]], bool]
) -> list[Row]:
    """Every wanted event by its main bet, under the head of its competition."""
    groups: dict[tuple[str, str], list[BetRow]] = {}
    for bets in events:
        if wanted(bets):
            event = bets[0].on_offer.bet.event
            rows = groups.setdefault((event.sport, event.competition), [])
            rows.extend(bet_rows(bets[0], moves, others=len(bets) - 1))
    sports = list(dict.fromkeys(sport for sport, _ in groups))
    ordered = sorted(groups.items(), key=lambda group: sports.index(group[0][0]))
    listed: list[Row] = []
    for (sport, competition), rows in ordered:
        listed.append(HeadRow(sport, competition))
        listed.extend(rows)
    return listed


def bet_rows(line: OfferLine, moves: Moves, *, others: int = 0, everything: bool = False) -> Iterator[BetRow]:
    """The rows of one bet: the first three answers, or all of them."""
    on_offer = line.on_offer
    bet = on_offer.bet
    cells = cells_of(line, moves)
    shown = cells if everything and line.state is BetState.OPEN else cells[:CELLS]
    slices = [shown[start : start + CELLS] for start in range(0, len(shown), CELLS)]
    for place, part in enumerate(slices):
        yield BetRow(
            number=bet.number,
            event_of=bet.event.id,
            sides=bet.event.sides,
            title=question(bet),
            closes_at=on_offer.closes_at,
            state=line.state,
            single_allowed=bet.single_allowed,
            cells=part,
            others=others if place == 0 else 0,
            first=place == 0,
            within_event=everything,
        )


def question(bet: Bet) -> str:
    """What is asked, with its handicap; an empty text for the plain result."""
    if bet.type is BetType.RESULT and bet.period is Period.FULL:
        return ""
    return bet_words(bet)


def day_of(bets: Sequence[OfferLine]) -> date:
    """The day on which the sale of an event's main bet ends."""
    return business_day(bets[0].on_offer.closes_at)


def has_sport(sport: str) -> Callable[[Sequence[OfferLine]], bool]:
    """Events of one sport, or of all with an empty text."""
    return lambda bets: not sport or bets[0].on_offer.bet.event.sport == sport


def matches(text: str) -> Callable[[Sequence[OfferLine]], bool]:
    """Events that hold every word of `text` in a number, a side or the competition."""
    words = folded(text).split()

    def holds(bets: Sequence[OfferLine]) -> bool:
        event = bets[0].on_offer.bet.event
        names = folded(f"{' '.join(event.sides)} {event.competition}")
        numbers = {str(line.on_offer.bet.number) for line in bets}
        return all(word in names or word in numbers for word in words)

    return holds


def folded(text: str) -> str:
    """`text` in small letters without accents, for searching."""
    return "".join(each for each in normalize("NFD", text.lower()) if not combining(each))


def cells_of(line: OfferLine, moves: Moves) -> tuple[Cell, ...]:
    """All answers of a bet, in their order."""
    on_offer, state = line.on_offer, line.state
    number = on_offer.bet.number
    return tuple(
        Cell(
            ref=PickRef(number, pick),
            label=pick_words(pick),
            odds=each.playable_odds,
            moved=moves.get(PickRef(number, pick), 0),
            open=state is BetState.OPEN and each.playable_odds is not None and not each.suspended,
        )
        for pick, each in on_offer.picks.items()
    )


def _main_first(line: OfferLine) -> tuple[bool, int]:
    bet = line.on_offer.bet
    return (bet.type is not BetType.RESULT or bet.period is not Period.FULL, bet.number)
