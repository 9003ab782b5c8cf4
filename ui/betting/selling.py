"""A sale, without Qt, from the bulletin's price to the ticket: what every selling page has in common."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import replace
from typing import Final, Generic

from app.domain.betting.bet import PickRef
from app.domain.errors import Code, Refused
from app.domain.house.cash import Means
from app.domain.values import Money, Odds
from app.services.betting.offers import OfferLine
from app.services.betting.sales import Quote, Quoted, Sell, Sold, quote, sell
from app.services.house import Origin
from ui.betting.announced import AnnouncedPick, announced
from ui.betting.states import B, Done, Quotation, Step, current_odds
from ui.desk import Desk

MOST_PARKED: Final = 3


class Selling(ABC, Generic[B]):
    """One sale after another. A page's presenter adds how a bulletin comes about."""

    def __init__(self, desk: Desk, empty: B) -> None:
        self._desk = desk
        self._empty = empty
        self.drawer_open = True
        self.last: B | None = None
        self.parked: tuple[B, ...] = ()
        self._reset()

    def _reset(self) -> None:
        self.step = Step.BULLETIN
        self.slip = self._empty
        self.quotation: Quotation[B] | None = None
        self.announced: Quoted | None = None
        self.means = Means.CASH
        self.origin: Origin | None = None
        self.received: Money | None = None
        self.done: Done | None = None
        self._selling = False

    # -- set aside, and taken up again ---------------------------------------------------------

    @property
    def has_room_to_park(self) -> bool:
        """Whether one more bulletin can wait for its player."""
        return len(self.parked) < MOST_PARKED

    def park(self) -> None:
        """Put the bulletin aside for another player."""
        if self.slip.picks and self.has_room_to_park:
            self.parked = (*self.parked, self.slip)
            self._reset()

    def recall(self, place: int) -> None:
        """Take a parked bulletin up again, where none is in the making."""
        if not self.slip.picks:
            slip = self.parked[place]
            self.parked = (*self.parked[:place], *self.parked[place + 1 :])
            self._take_up(slip)

    def repeat_last(self) -> tuple[PickRef, ...]:
        """The last ticket's bulletin once more, at the odds of now.

        Returns what can't be played any more, which stays away.
        """
        last = self.last
        if last is None or self.slip.picks:
            return ()
        found = {pick.ref: self._announced_again(pick) for pick in last.picks}
        now = {ref: pick for ref, pick in found.items() if pick is not None}
        self._reset()
        if now:
            self._take_up(last.again(now))
        return tuple(ref for ref in found if ref not in now)

    def _announced_again(self, pick: AnnouncedPick) -> AnnouncedPick | None:
        """The same answer of the same bet: its number may have gone to another bet since."""
        line = self._line(pick.bet.number)
        if line is None or line.on_offer.bet.id != pick.bet.id:
            return None
        return announced(line, pick.pick, self._desk.house.clock.now())

    @abstractmethod
    def _line(self, number: int) -> OfferLine | None:
        """The bet of the offer that has this number."""

    def _take_up(self, slip: B) -> None:
        """Go on with a bulletin that was made before."""
        self.slip = slip

    # -- what it costs -------------------------------------------------------------------------

    def quote(self, slip: B) -> Quotation[B]:
        """Ask what `slip` costs now; odds that moved are told apart from refusals."""
        try:
            return Quotation(slip, self._quote(slip), None, {})
        except Refused as refusal:
            if refusal.code is not Code.ODDS_CHANGED:
                return Quotation(slip, None, refusal, {})
            return self.quote_anew(slip, current_odds(refusal))

    def quote_anew(self, slip: B, odds: Mapping[PickRef, Odds]) -> Quotation[B]:
        """What `slip` costs at `odds`, which are not all those announced."""
        changed = {line.ref: odds[line.ref] for line in slip.picks if odds[line.ref] != line.seen}
        try:
            return Quotation(slip, self._quote(slip.announced(odds)), None, changed)
        except Refused as refusal:
            return Quotation(slip, None, refusal, changed)

    def _quote(self, slip: B) -> Quoted:
        origin = self._desk.origin()
        return quote(self._desk.house, origin, Quote(slip.asked(), origin.point_of_sale))

    def take_quotation(self, quotation: Quotation[B]) -> bool:
        """Keep an answer; False for one about a bulletin that is no longer this one."""
        if quotation.slip != self.slip:
            return False
        self.quotation = quotation
        if quotation.quoted is not None and not quotation.changed:
            self.announced = quotation.quoted
        return True

    @property
    def picks(self) -> tuple[AnnouncedPick, ...]:
        return self.slip.picks

    @property
    def total(self) -> Money:
        """What is to be paid for the bulletin as it stands."""
        return self.slip.total

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
            self.drawer_open = False
        else:
            self.quotation = Quotation(self.slip, None, refusal, {})
        self.back()

    def show_changed(self, quotation: Quotation[B]) -> None:
        """The odds moved while the money was being taken: look 04, where they can still be played."""
        if self.take_quotation(quotation):
            playable = quotation.changed and quotation.quoted is not None
            self.step = Step.CHANGED if playable else Step.BULLETIN
