"""A bet as it is on sale at one instant: its odds, its end of validation, its state (BETTING B1)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum

from app.domain.betting.bet import Bet
from app.domain.betting.outcomes import BetOutcome, Ruling
from app.domain.values import Odds


class BetState(StrEnum):
    """The one word for a bet on sale; the first that is true, in this order."""

    VOIDED = "voided"
    SUSPENDED = "suspended"
    CLOSED = "closed"
    OPEN = "open"


@dataclass(frozen=True, slots=True)
class PickState:
    """One answer on sale. `odds` of None is shown `nd`; `voided` by an act of its own (5.7)."""

    odds: Odds | None
    suspended: bool = False
    voided: bool = False

    @property
    def playable_odds(self) -> Odds | None:
        return None if self.voided else self.odds


@dataclass(frozen=True, slots=True)
class OnOffer:
    """A bet, and all of it that may change from one instant to the next.

    `suspended` is true as well while the whole event is. `voided` is by an act, not by a result
    (what a result voids is in `outcome`, and a correction may give it back). `void_from` is the
    real start of an event that began early (5.3). `over` is set once the event has a result,
    also where that result leaves this bet undecided. `revision` grows with every change of odds
    and with every void: a ticket holds the one it was sold at (B5). `picks` are all answers that
    were listed, in their order.
    """

    bet: Bet
    closes_at: datetime
    picks: Mapping[str, PickState]
    suspended: bool = False
    voided: bool = False
    over: bool = False
    outcome: BetOutcome | None = None
    void_from: datetime | None = None
    revision: int = 0

    @property
    def is_voided(self) -> bool:
        return self.voided or (self.outcome is not None and self.outcome.voided)

    @property
    def result_known(self) -> bool:
        return self.over or self.outcome is not None

    def closed_at(self, at: datetime) -> bool:
        """From the very second at which validation ends, and once the result is known (B3)."""
        return at >= self.closes_at or self.result_known

    def state_at(self, at: datetime) -> BetState:
        if self.is_voided:
            return BetState.VOIDED
        if self.suspended:
            return BetState.SUSPENDED
        return BetState.CLOSED if self.closed_at(at) else BetState.OPEN

    def playable_odds(self, pick: str) -> Odds | None:
        """The odds at which `pick` can be played: None if it is not listed, `nd` or voided."""
        state = self.picks.get(pick)
        return None if state is None else state.playable_odds

    def shown_odds(self) -> dict[str, Odds | None]:
        """What the poster shows: nothing for a voided bet, None (`nd`) for a voided pick (5.6)."""
        if self.is_voided:
            return {}
        return {pick: state.playable_odds for pick, state in self.picks.items()}

    def ruling(self) -> Ruling:
        """What is known of its answers, for the tickets that hold them."""
        return Ruling(
            voided=self.is_voided,
            winners=None if self.outcome is None else frozenset(self.outcome.winners),
            void_picks=frozenset(pick for pick, state in self.picks.items() if state.voided),
            void_from=self.void_from,
        )
