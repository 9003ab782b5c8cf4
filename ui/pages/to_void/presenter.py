"""Which bets are due to be voided, and why they are, without Qt (art. 9.2)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from app.domain.betting.bet import BetId
from app.domain.betting.offer import OnOffer
from app.services.betting.offers import OfferChanged, VoidBet, void_bet
from app.services.betting.results import AskDue, due
from app.services.house import Origin
from ui.desk import Desk


class Reason(StrEnum):
    """What the journal says of the void; its words are French, as all of the journal is."""

    NO_RESULT = "Sans résultat à la fin du deuxième jour (art. 9.2)"
    NOT_PLAYED = "Rencontre non jouée (art. 5.1)"
    UNKNOWN_RESULT = "Résultat impossible à établir (art. 5.5)"


@dataclass(slots=True)
class ToVoidPresenter:
    """The first bet is in hand at once: one touch voids it."""

    desk: Desk
    bets: Sequence[OnOffer] = ()
    chosen: OnOffer | None = None
    reason: Reason = Reason.NO_RESULT
    voided: int | None = None
    """The number of the bet that was voided last, while that is said."""

    def load(self) -> Sequence[OnOffer]:
        return due(self.desk.house, self.desk.origin(), AskDue())

    def show(self, bets: Sequence[OnOffer]) -> None:
        """In the order of their ends; a bet that is still due stays in hand."""
        self.bets = sorted(bets, key=lambda bet: (bet.closes_at, bet.bet.number))
        still = self._known(self.chosen.bet.id) if self.chosen else None
        if still is None:
            self.reason = Reason.NO_RESULT
        self.chosen = still or next(iter(self.bets), None)

    def choose(self, bet: int) -> None:
        """By its identity: a number may have been given again since."""
        self.chosen, self.reason = self._known(bet), Reason.NO_RESULT

    def choose_beside(self, by: int) -> None:
        """The next bet of the list, or the one before."""
        if self.chosen is not None:
            ids = [bet.bet.id for bet in self.bets]
            self.choose(ids[(ids.index(self.chosen.bet.id) + by) % len(ids)])

    def _known(self, bet: int) -> OnOffer | None:
        return next((each for each in self.bets if each.bet.id == bet), None)

    def command(self) -> VoidBet | None:
        return VoidBet(BetId(self.chosen.bet.id), self.reason) if self.chosen else None

    def void(self, origin: Origin, command: VoidBet) -> OfferChanged:
        """Raises Refused: bet_voided, bet_unknown, not_allowed."""
        return void_bet(self.desk.house, origin, command)
