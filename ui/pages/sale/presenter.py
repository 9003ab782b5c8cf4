"""The sale, without Qt: what is picked, what it costs, what is taken, what became of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import datetime
from typing import Final

from app.domain.betting.bet import PickRef
from app.domain.betting.offer import BetState
from app.domain.betting.quick_entry import answer_meant, read_entry
from app.domain.errors import Code, Refused
from app.domain.house.cash import Means
from app.domain.values import Money, Odds
from app.services.betting.offers import AskOffer, OfferLine, offer
from app.services.betting.sales import AskGauge, Quote, Quoted, Sell, Sold, gauge, quote, sell
from app.services.cash import AskDrawer, drawer
from app.services.house import Origin
from ui.desk import Desk
from ui.pages.sale.offer_rows import (
    Moves,
    Row,
    bet_rows,
    event_rows,
    events_of,
    has_sport,
    matches,
    on_sale,
)
from ui.pages.sale.slip import AnnouncedPick, Slip
from ui.pages.sale.states import Done, Echo, Entered, Loaded, Quotation, RecentMoves, Step, current_odds

MOST_PARKED: Final = 3


class SalePresenter:
    """One sale after another at this station."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._loaded: Loaded | None = None
        self._lines: dict[int, OfferLine] = {}
        self._events: Mapping[int, Sequence[OfferLine]] = {}
        self._recent = RecentMoves()
        self._moves: Moves = {}
        self._reset()
        self.parked: tuple[Slip, ...] = ()
        self.last: Slip | None = None
        self.sport = ""
        self.search = ""
        self.event: int | None = None

    def _reset(self) -> None:
        self.step = Step.BULLETIN
        self.slip = Slip()
        self.quotation: Quotation | None = None
        self.announced: Quoted | None = None
        self.means = Means.CASH
        self.origin: Origin | None = None
        self.received: Money | None = None
        self.done: Done | None = None
        self._selling = False

    # -- the offer -----------------------------------------------------------------------------

    def load(self) -> Loaded:
        """Ask for the offer, the day's stakes and the drawer."""
        house, origin = self._desk.house, self._desk.origin()
        now = house.clock.now()
        lines = offer(house, origin, AskOffer())
        taken = gauge(house, origin, AskGauge(origin.point_of_sale))
        till = drawer(house, origin, AskDrawer(origin.drawer))
        return Loaded(now, lines, taken, till.shift is not None)

    def show(self, loaded: Loaded) -> None:
        self._loaded = loaded
        self._moves = self._recent.look(loaded.lines, loaded.at)
        self._lines = {line.on_offer.bet.number: line for line in loaded.lines}
        self.refresh(loaded.at)

    def refresh(self, now: datetime) -> None:
        """Drop what has closed meanwhile."""
        lines = self._loaded.lines if self._loaded else ()
        self._events = events_of(on_sale(lines, now))
        if self.event not in self._events:
            self.event = None

    @property
    def loaded(self) -> Loaded | None:
        return self._loaded

    @property
    def drawer_open(self) -> bool:
        return self._loaded is None or self._loaded.drawer_open

    def drawer_found_closed(self) -> None:
        if self._loaded is not None:
            self._loaded = replace(self._loaded, drawer_open=False)

    def sports(self) -> Mapping[str, int]:
        """How many events are on sale for each sport, in the order of their numbers."""
        counts: dict[str, int] = {}
        for bets in self._events.values():
            sport = bets[0].on_offer.bet.event.sport
            counts[sport] = counts.get(sport, 0) + 1
        return counts

    def rows(self) -> Sequence[Row]:
        """What is listed now: one event's bets, what was searched for, or a sport."""
        moves = self._moves
        if self.event is not None:
            bets = self._events[self.event]
            return [row for line in bets for row in bet_rows(line, moves, everything=True)]
        wanted = matches(self.search) if self.search else has_sport(self.sport)
        return event_rows(self._events.values(), moves, wanted)

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
            return Entered(Echo.UNREADABLE)
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

    def _find(self, number: int) -> Entered:
        line = self._lines.get(number)
        if line is None:
            return Entered(Echo.BET_UNKNOWN)
        event = line.on_offer.bet.event.id
        if event not in self._events:
            return Entered(Echo.NOT_OPEN, line)
        self.event = event
        return Entered(Echo.FOUND, line)

    def _add(self, line: OfferLine, pick: str) -> Entered:
        on_offer = line.on_offer
        odds = on_offer.playable_odds(pick)
        closed = on_offer.closed_at(self._desk.house.clock.now())
        if line.state is not BetState.OPEN or closed or odds is None or on_offer.picks[pick].suspended:
            return Entered(Echo.NOT_OPEN, line, pick)
        held = any(each.bet.number == on_offer.bet.number for each in self.slip.picks)
        if self.slip.is_full and not held:
            return Entered(Echo.FULL, line, pick)
        self.slip = self.slip.with_pick(AnnouncedPick(on_offer.bet, pick, odds, on_offer.closes_at))
        return Entered(Echo.ADDED, line, pick)

    def park(self) -> None:
        """Put the bulletin aside for another player."""
        if self.slip.picks and len(self.parked) < MOST_PARKED:
            self.parked = (*self.parked, self.slip)
            self._reset()

    def recall(self, place: int) -> None:
        """Take a parked bulletin up again, where none is in the making."""
        if not self.slip.picks:
            self.slip = self.parked[place]
            self.parked = (*self.parked[:place], *self.parked[place + 1 :])

    def repeat_last(self) -> None:
        """The last ticket's bulletin once more, at the odds of now; what has closed stays away."""
        if self.last is None or self.slip.picks:
            return
        self._reset()
        for line in self.last.picks:
            self._add(self._lines[line.bet.number], line.pick)
        if self.last.formula in self.slip.choices:
            self.slip = self.slip.with_formula(self.last.formula)
        if self.last.stake is not None:
            self.slip = self.slip.with_stake(self.last.stake)

    def start_again(self) -> None:
        """An empty bulletin: the next player, or a sale that is given up."""
        self._reset()
        self.event, self.search = None, ""

    # -- what it costs -------------------------------------------------------------------------

    def quote(self, slip: Slip) -> Quotation:
        """Ask what `slip` costs now; odds that moved are told apart from refusals."""
        try:
            return Quotation(slip, self._quote(slip), None, {})
        except Refused as refusal:
            if refusal.code is not Code.ODDS_CHANGED:
                return Quotation(slip, None, refusal, {})
            return self.quote_anew(slip, current_odds(refusal))

    def quote_anew(self, slip: Slip, odds: Mapping[PickRef, Odds]) -> Quotation:
        """What `slip` costs at `odds`, which are not all those announced."""
        changed = {line.ref: odds[line.ref] for line in slip.picks if odds[line.ref] != line.seen}
        try:
            return Quotation(slip, self._quote(slip.announced(odds)), None, changed)
        except Refused as refusal:
            return Quotation(slip, None, refusal, changed)

    def _quote(self, slip: Slip) -> Quoted:
        origin = self._desk.origin()
        return quote(self._desk.house, origin, Quote(slip.asked(), origin.point_of_sale))

    def take_quotation(self, quotation: Quotation) -> bool:
        """Keep an answer; False for one about a bulletin that is no longer this one."""
        if quotation.slip != self.slip:
            return False
        self.quotation = quotation
        if quotation.quoted is not None and not quotation.changed:
            self.announced = quotation.quoted
        return True

    @property
    def chosen(self) -> frozenset[PickRef]:
        """The answers that are on the bulletin."""
        return frozenset(line.ref for line in self.slip.picks)

    @property
    def awaits_quotation(self) -> bool:
        """Whether the figures of the bulletin as it stands have not been told yet."""
        return self.quotation is None or self.quotation.slip != self.slip

    @property
    def quoted(self) -> Quoted | None:
        """The answer for the bulletin as it stands, where there is one."""
        if self.quotation is None or self.awaits_quotation:
            return None
        return self.quotation.quoted

    @property
    def refusal(self) -> Refused | None:
        """Why the bulletin as it stands would be refused."""
        if self.quotation is None or self.awaits_quotation:
            return None
        return self.quotation.refusal

    @property
    def changed(self) -> Mapping[PickRef, Odds]:
        """Odds of the bulletin that are no longer those announced."""
        if self.quotation is None or self.awaits_quotation:
            return {}
        return self.quotation.changed

    # -- taking the money ----------------------------------------------------------------------

    @property
    def may_cash_in(self) -> bool:
        return self.quoted is not None and self.drawer_open

    def cash_in(self) -> None:
        """From the bulletin to the money, over the odds that moved where some did."""
        if not self.may_cash_in:
            return
        self._selling = False
        self.step = Step.CHANGED if self.changed else Step.TENDER
        if self.step is Step.TENDER:
            self._propose()

    def accept(self) -> bool:
        """The player takes the new odds. True where the money was there already: sell at once."""
        self.slip = self.slip.announced(self.changed)
        if self.quotation is not None:
            self.take_quotation(replace(self.quotation, slip=self.slip, changed={}))
        self.step = Step.TENDER
        if self._selling and self.received is not None and self.received >= self.slip.total:
            self.origin = self._desk.origin()
            return True
        self._propose()
        return False

    def back(self) -> None:
        self.step = Step.BULLETIN
        self._selling = False
        self.received = None

    def _propose(self) -> None:
        """The amount received starts at the exact total (B2); one intention from here on (H5)."""
        self.received = self.slip.total
        self.origin = self._desk.origin()

    def receive(self, amount: Money) -> None:
        self.received = amount

    def pay_by(self, means: Means) -> None:
        self.means = means
        self.received = self.slip.total

    @property
    def change(self) -> Money:
        """What is given back; negative while too little was received."""
        return (self.received or Money.ZERO) - self.slip.total

    def sale(self) -> tuple[Origin, Sell]:
        """The sale to be made, under the intention of this touch."""
        if self.origin is None:
            raise LookupError("no sale was begun")
        return self.origin, Sell(self.slip.asked(), self.means)

    def sell(self, sale: tuple[Origin, Sell]) -> Sold:
        """Make the sale. Raises Refused in the order of B3."""
        origin, command = sale
        return sell(self._desk.house, origin, command)

    def was_sold(self, sold: Sold) -> None:
        self.done = Done(sold, self.means, self.received or sold.total)
        self.last = self.slip
        self.step = Step.SOLD

    def was_refused(self, refusal: Refused) -> None:
        """Nothing was sold: new odds are put to the player, anything else goes back to the bulletin."""
        if refusal.code is Code.ODDS_CHANGED:
            self._selling = True
            return
        if refusal.code is Code.SHIFT_CLOSED:
            self.drawer_found_closed()
        else:
            self.quotation = Quotation(self.slip, None, refusal, {})
        self.back()

    def show_changed(self, quotation: Quotation) -> None:
        """The odds moved while the money was being taken: look 04, where they can still be played."""
        if self.take_quotation(quotation):
            playable = quotation.changed and quotation.quoted is not None
            self.step = Step.CHANGED if playable else Step.BULLETIN
