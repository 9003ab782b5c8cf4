"""The sale, without Qt: how a *1N2* bulletin comes about, line by typed line or touch by touch."""

from __future__ import annotations

from collections.abc import Sequence

from app.domain.betting.bet import PickRef
from app.domain.betting.play import Bulletin, Play
from app.services.betting.offers import OfferLine
from ui.betting.announced import AnnouncedPick, announced
from ui.betting.echoes import Echo, Entered, not_open
from ui.betting.loaded import Loaded, load
from ui.betting.selling import Selling
from ui.betting.typed import read_typed
from ui.desk import Desk
from ui.pages.sale.browsing import Browsing
from ui.pages.sale.slip import Slip


class SalePresenter(Selling[Slip]):
    """One sale of a *1N2* bulletin after another at this station."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk, Slip(), Bulletin.ONE_N_TWO)
        self.offer = Browsing()

    def load(self) -> Loaded:
        """Ask for the offer, the day's stakes and the drawer."""
        return load(self._desk)

    def show(self, loaded: Loaded) -> None:
        self.drawer_open, self.over_ceiling = loaded.drawer_open, loaded.over_ceiling
        self.offer.show(loaded)

    def enter(self, text: str) -> Entered:
        """Take a typed line: `134 1`, `134 1 5`, or a number alone, which shows its event.

        A pick that was typed leaves the list of another event's bets.
        """
        if text.strip().isdecimal():
            return self._find(int(text))
        typed = read_typed(text, self._line)
        if isinstance(typed, Entered):
            return typed
        entered = self._add(typed.line, typed.pick)
        if entered.echo is Echo.ADDED:
            if typed.stake is not None:
                self.slip = self.slip.with_stake(typed.stake)
            if self.offer.event != typed.line.on_offer.bet.event.id:
                self.offer.event = None
        return entered

    def touch(self, ref: PickRef) -> Entered:
        """An answer of the list was touched: it comes onto the bulletin, or leaves it."""
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

    def start_again(self) -> None:
        super().start_again()
        self.offer.clear()

    def _slip_of(self, play: Play, picks: Sequence[AnnouncedPick]) -> Slip:
        return Slip(tuple(picks), play.formula, play.combinations[0].stake)

    def _line(self, number: int) -> OfferLine | None:
        return self.offer.line(number)

    def _find(self, number: int) -> Entered:
        line = self._line(number)
        if line is None:
            return Entered(Echo.BET_UNKNOWN)
        event = line.on_offer.bet.event.id
        if not self.offer.is_on_sale(event):
            return not_open(line, next(iter(line.on_offer.picks)), self._desk.house.clock.now())
        self.offer.event = event
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
