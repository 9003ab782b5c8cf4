"""What a sale is told and what it remembers: steps, answers of the house, odds that moved."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from enum import StrEnum
from typing import Final, Generic, TypeVar

from app.domain.betting.bet import PickRef
from app.domain.errors import Refused
from app.domain.house.cash import Means
from app.domain.values import Money, Odds
from app.services.betting.offers import OfferLine
from app.services.betting.sales import Quoted, Sold
from ui.betting.announced import Bulletin
from ui.betting.offer_rows import Moves

MOVED_WITHIN: Final = timedelta(minutes=15)
"""How long an arrow stays beside odds that moved."""

B = TypeVar("B", bound=Bulletin)


class Step(StrEnum):
    """Where the sale stands: one step fills the page."""

    BULLETIN = "bulletin"
    CHANGED = "changed"
    TENDER = "tender"
    SOLD = "sold"


@dataclass(frozen=True, slots=True)
class Quotation(Generic[B]):
    """What `slip` costs and may bring at the odds of now.

    `changed` are the odds that are no longer those announced. `quoted` is None where the sale would
    refuse it; `refusal` then says why.
    """

    slip: B
    quoted: Quoted | None
    refusal: Refused | None
    changed: Mapping[PickRef, Odds]
    faults: Mapping[PickRef, Refused] = field(default_factory=dict)
    """Why each pick that can't be played can't: `refusal` is the first that the sale would come upon."""


@dataclass(frozen=True, slots=True)
class Done:
    """A sale that was made: what was taken for it and what is given back."""

    sold: Sold
    means: Means
    received: Money

    @property
    def change(self) -> Money:
        return self.received - self.sold.total


def current_odds(refusal: Refused) -> Mapping[PickRef, Odds]:
    """The odds of all picks now, as `odds_changed` tells them."""
    odds = refusal.details["odds"]
    if not isinstance(odds, Mapping):
        raise TypeError("odds_changed tells the odds of every pick")
    return {PickRef.parse(ref): each for ref, each in odds.items()}


class RecentMoves:
    """Which odds moved while this station looked, and which way; forgotten after a while."""

    def __init__(self) -> None:
        self._known: dict[tuple[int, str], Odds] = {}
        self._moves: dict[PickRef, tuple[int, datetime]] = {}

    def look(self, lines: Sequence[OfferLine], at: datetime) -> Moves:
        """Compare the offer with the last one that was seen."""
        for line in lines:
            on_offer = line.on_offer
            for pick, state in on_offer.picks.items():
                if state.odds is None:
                    continue
                before = self._known.get((on_offer.bet.id, pick), state.odds)
                if before != state.odds:
                    moved = 1 if state.odds > before else -1
                    self._moves[PickRef(on_offer.bet.number, pick)] = (moved, at)
                self._known[on_offer.bet.id, pick] = state.odds
        self._moves = {ref: move for ref, move in self._moves.items() if at - move[1] <= MOVED_WITHIN}
        return {ref: moved for ref, (moved, _) in self._moves.items()}
