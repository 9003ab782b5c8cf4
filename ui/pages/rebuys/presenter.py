"""Selling chips during play, without Qt (POKER P5)."""

from __future__ import annotations

from collections.abc import Sequence

from app.domain.errors import Code, Refused
from app.domain.house.cash import Means
from app.domain.house.rights import Act
from app.domain.poker.receipts import RECEIPT_DIGITS
from app.domain.poker.state import PlayerState
from app.domain.values import Money
from app.services.house import Origin
from app.services.poker.counter_sales import AskOffers, ChipsOffer, ChipsSale, chips_offers
from app.services.poker.desk import AtDesk, ChipsSold, dealers_bonus, re_register, rebuy
from app.services.poker.rosters import AskReceipt, OnRoster, receipt
from ui.desk import Desk
from ui.pages.tournament_desk.doubts import DOUBTS, Decided
from ui.pages.tournament_desk.reading import DeskRead, read_desk

_ACTS = {
    ChipsSale.REBUY: rebuy,
    ChipsSale.DEALERS_BONUS: dealers_bonus,
    ChipsSale.RE_REGISTER: re_register,
}
_RIGHTS = {
    ChipsSale.REBUY: Act.REBUY,
    ChipsSale.DEALERS_BONUS: Act.DEALERS_BONUS,
    ChipsSale.RE_REGISTER: Act.RE_REGISTER,
}


def _asked_at(who: OnRoster) -> str:
    return who.entry.rebuy_asked.isoformat() if who.entry.rebuy_asked else ""


class RebuysPresenter:
    """Who is in play, who of them buys, and what he may buy."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.read = DeskRead()
        self.player = ""
        self.offers: Sequence[ChipsOffer] = ()
        self.chosen: ChipsSale | None = None
        self.sold: ChipsSold | None = None
        self.received: Money | None = None
        self.change = Money.ZERO
        self.decided = Decided()
        self._intention: Origin | None = None

    # -- asked off the screen's thread ------------------------------------------------------------

    def load(self, chosen: str | None) -> DeskRead:
        return read_desk(self.desk, chosen)

    def ask_offers(self, player: str) -> Sequence[ChipsOffer]:
        return chips_offers(self.desk.house, self.desk.origin(), AskOffers(self.tournament, player))

    def find(self, code: str) -> str:
        """Whose seat card or receipt it is. Raises Refused(unknown) for none of this tournament's."""
        found = receipt(self.desk.house, self.desk.origin(), AskReceipt(code))
        if found.tournament != self.tournament:
            raise Refused(Code.UNKNOWN, tournament=found.tournament)
        return found.player

    # -- what is shown ----------------------------------------------------------------------------

    def reads(self, code: str) -> bool:
        return len(code) == RECEIPT_DIGITS and code.isdigit()

    @property
    def tournament(self) -> str:
        return self.read.roster.tournament.tournament if self.read.roster else ""

    @property
    def players(self) -> Sequence[OnRoster]:
        """Who is in play, those whose dealer asks for a rebuy first; those who are out as well where they
        may come back."""
        roster = self.read.roster
        if roster is None:
            return ()
        back = (PlayerState.OUT,) if roster.tournament.terms.reentry else ()
        found = roster.in_state(PlayerState.IN_PLAY, *back)
        asking = sorted((each for each in found if each.entry.rebuy_asked), key=_asked_at)
        return (*asking, *(each for each in found if not each.entry.rebuy_asked))

    @property
    def asked(self) -> int:
        """How many wait for a rebuy at their seats."""
        return sum(each.entry.rebuy_asked is not None for each in self.players)

    @property
    def who(self) -> OnRoster | None:
        return self.read.roster.find(self.player) if self.read.roster and self.player else None

    def choose(self, player: str) -> None:
        self.player, self.offers, self.chosen = player, (), None
        self.sold, self.received, self._intention = None, None, None
        self.change = Money.ZERO
        self.decided = Decided()

    def show_offers(self, offers: Sequence[ChipsOffer]) -> None:
        """The first that he may have is chosen at once."""
        self.offers = offers
        allowed = [each.sale for each in offers if self.may_sell(each)]
        if self.chosen not in allowed:
            self.chosen = allowed[0] if allowed else None

    def may_sell(self, offer: ChipsOffer) -> bool:
        """Allowed, or in a doubt that a supervisor may lift."""
        free = offer.refusal is None or offer.refusal.code in DOUBTS
        return free and self.desk.may(_RIGHTS[offer.sale])

    @property
    def offer(self) -> ChipsOffer | None:
        """What is chosen."""
        return next((each for each in self.offers if each.sale is self.chosen), None)

    # -- selling ----------------------------------------------------------------------------------

    def intend(self) -> Origin:
        self._intention = self._intention or self.desk.origin()
        return self._intention

    def give_up(self) -> None:
        self._intention = None

    def sell(self, origin: Origin, sale: ChipsSale, tendered: Money | None, means: Means) -> ChipsSold:
        """Take the money; the receipt comes by itself."""
        command = AtDesk(
            self.tournament, self.player, tendered=tendered, means=means, doubts=self.decided.doubts
        )
        return _ACTS[sale](self.desk.house, self.decided.origin(origin), command)

    @property
    def subject(self) -> str:
        """What a supervisor's word about this player is bound to."""
        return f"{self.tournament}/{self.player}"

    def show_sold(self, sold: ChipsSold, tendered: Money | None) -> None:
        self.sold, self.received, self._intention = sold, tendered, None
        self.change = tendered - sold.paid if tendered is not None else Money.ZERO
