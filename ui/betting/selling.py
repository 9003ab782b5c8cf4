"""A sale, without Qt, from the bulletin's price to the ticket: what every selling page has in common."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import replace
from typing import Generic

from app.domain.betting.bet import PickRef
from app.domain.betting.play import Bulletin, Play
from app.domain.errors import Code, Refused
from app.domain.house.rights import Operator
from app.services.betting.offers import OfferLine
from app.services.betting.sales import Sell, Sold, sell
from app.services.house import Origin
from app.services.last_acts import last_play
from ui.betting.announced import AnnouncedPick, announced
from ui.betting.prices import Prices
from ui.betting.shelf import Shelf
from ui.betting.states import B, Done, Quotation, Step
from ui.betting.taking import Taking
from ui.desk import Desk


class Selling(ABC, Generic[B]):
    """One sale after another. A page's presenter adds how a bulletin comes about."""

    def __init__(self, desk: Desk, empty: B, bulletin: Bulletin) -> None:
        self._desk, self._bulletin = desk, bulletin
        self._empty = empty
        self._served_by: Operator | None = None
        self.drawer_open, self.over_ceiling = True, False
        self.prices = Prices[B](desk)
        self.shelf = Shelf[B]()
        self._reset()

    def _reset(self) -> None:
        self.step = Step.BULLETIN
        self.slip = self._empty
        self.quotation: Quotation[B] | None = None
        self.money = Taking()
        self.done: Done | None = None
        self._selling = False

    def start_again(self) -> None:
        """An empty bulletin: the next player, or a sale that is given up."""
        self._reset()

    # -- set aside, and taken up again ---------------------------------------------------------

    def serve(self) -> bool:
        """Whoever is logged in serves from now on; True where somebody else did before.

        What his colleague had in the making waits under the colleague's name, even where no more may
        be set aside: it is not lost, and nobody sells it unknowingly as his own.
        """
        before, self._served_by = self._served_by, self._desk.operator
        if before is None or self._served_by is None or before.id == self._served_by.id:
            return False
        if self.slip.picks and self.step is not Step.SOLD:
            self.shelf.park(self.slip, before)
        self.start_again()
        return True

    def park(self) -> None:
        """Put the bulletin aside for another player."""
        if self.slip.picks and self.shelf.has_room:
            self.shelf.park(self.slip, self._desk.operator)
            self.start_again()

    def recall(self, place: int) -> None:
        """Take a parked bulletin up again, where none is in the making."""
        if not self.slip.picks:
            self._take_up(self.shelf.take(place))

    def find_last(self) -> B | None:
        """The bulletin of the last ticket that this station sold today, before the program began."""
        desk = self._desk
        last = last_play(desk.house, desk.origin(), self._bulletin)
        if last is None:
            return None
        picks = [
            AnnouncedPick(last.bets[taken.bet][0], taken.pick, taken.odds, last.bets[taken.bet][1])
            for taken in last.play.picks
        ]
        return self._slip_of(last.play, picks)

    def remember(self, last: B | None) -> None:
        """Keep what was found, unless a ticket was sold meanwhile."""
        if self.shelf.last is None:
            self.shelf.last = last

    def repeat_last(self) -> tuple[PickRef, ...]:
        """The last ticket's bulletin once more, at the odds of now.

        Returns what can't be played any more, which stays away.
        """
        last = self.shelf.last
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
    def _slip_of(self, play: Play, picks: Sequence[AnnouncedPick]) -> B:
        """The bulletin that `play` was made of."""

    @abstractmethod
    def _line(self, number: int) -> OfferLine | None:
        """The bet of the offer that has this number."""

    def _take_up(self, slip: B) -> None:
        """Go on with a bulletin that was made before."""
        self.slip = slip

    # -- the bulletin and what it costs ----------------------------------------------------------

    @abstractmethod
    def take_off(self, *refs: PickRef) -> None:
        """These picks leave the bulletin."""

    @property
    def chosen(self) -> frozenset[PickRef]:
        """The answers that are on the bulletin."""
        return frozenset(line.ref for line in self.slip.picks)

    @property
    def awaits_quotation(self) -> bool:
        """Whether the figures of the bulletin as it stands have not been told yet."""
        return self.quotation is None or self.quotation.slip != self.slip

    @property
    def answer(self) -> Quotation[B]:
        """What the house says of the bulletin as it stands; nothing where it was not asked yet."""
        if self.quotation is None or self.awaits_quotation:
            return Quotation(self.slip, None, None, {})
        return self.quotation

    def take_quotation(self, quotation: Quotation[B]) -> bool:
        """Keep an answer; False for one about a bulletin that is no longer this one."""
        if quotation.slip != self.slip:
            return False
        self.quotation = quotation
        return True

    # -- taking the money ----------------------------------------------------------------------

    def cash_in(self) -> None:
        """From the bulletin to the money, over the odds that moved where some did."""
        if self.answer.quoted is None or not self.drawer_open:
            return
        self._selling = False
        self.step = Step.CHANGED if self.answer.changed else Step.TENDER
        if self.step is Step.TENDER:
            self.money.propose(self.slip.total, self._desk.origin())

    def accept(self) -> bool:
        """The player takes the new odds. True where the money was there already: sell at once."""
        self.slip = self.slip.announced(self.answer.changed)
        if self.quotation is not None:
            self.take_quotation(replace(self.quotation, slip=self.slip, changed={}))
        self.step = Step.TENDER
        if self._selling and self.money.is_there:
            self.money.origin = self._desk.origin()
            return True
        self.money.propose(self.slip.total, self._desk.origin())
        return False

    def back(self) -> None:
        self.step = Step.BULLETIN
        self._selling = False
        self.money.give_up()

    def sale(self) -> tuple[Origin, Sell]:
        """The sale to be made, under the intention of this touch."""
        if self.money.origin is None:
            raise LookupError("no sale was begun")
        return self.money.origin, Sell(self.slip.asked(), self.money.means)

    def sell(self, sale: tuple[Origin, Sell]) -> Sold:
        """Make the sale. Raises Refused in the order of B3."""
        origin, command = sale
        return sell(self._desk.house, origin, command)

    def was_sold(self, sold: Sold) -> None:
        self.done = Done(sold, self.money.means, self.money.received or sold.total)
        self.shelf.last = self.slip
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
