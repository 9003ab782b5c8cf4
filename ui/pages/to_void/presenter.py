"""Which bets are due to be voided, and why they are, without Qt (art. 9.2)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

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
    number: int | None = None
    reason: Reason = Reason.NO_RESULT

    def load(self) -> Sequence[OnOffer]:
        return due(self.desk.house, self.desk.origin(), AskDue())

    def show(self, bets: Sequence[OnOffer]) -> None:
        """In the order of their ends; a bet that is still due stays in hand."""
        self.bets = sorted(bets, key=lambda bet: (bet.closes_at, bet.bet.number))
        if self.number not in {bet.bet.number for bet in self.bets}:
            self.number = self.bets[0].bet.number if self.bets else None
            self.reason = Reason.NO_RESULT

    @property
    def chosen(self) -> OnOffer | None:
        return next((bet for bet in self.bets if bet.bet.number == self.number), None)

    def choose(self, number: int) -> None:
        self.number, self.reason = number, Reason.NO_RESULT

    def command(self) -> VoidBet | None:
        return VoidBet(self.number, self.reason) if self.number is not None else None

    def void(self, origin: Origin, command: VoidBet) -> OfferChanged:
        """Raises Refused: bet_voided, bet_unknown, not_allowed."""
        return void_bet(self.desk.house, origin, command)
