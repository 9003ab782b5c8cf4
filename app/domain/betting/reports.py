"""Figures of a day, a shift, a bet or a period, and what the house earns on them (BETTING B9)."""

from __future__ import annotations

from dataclasses import dataclass, fields
from fractions import Fraction

from app.domain.values import Money, Odds


@dataclass(frozen=True, slots=True)
class Figures:
    """Sums over some plays and payments.

    `stakes` and `tickets` count all plays registered, cancelled ones too; `cancelled` is what was
    given back for those. `gains` and `refunds` were paid, by any method; a combination whose picks
    were all void is a refund (5.7). `unpaid` can still be claimed, `reserve` has expired.
    """

    tickets: int = 0
    stakes: Money = Money.ZERO
    cancelled: Money = Money.ZERO
    gains: Money = Money.ZERO
    refunds: Money = Money.ZERO
    unpaid: Money = Money.ZERO
    reserve: Money = Money.ZERO

    def __add__(self, other: Figures) -> Figures:
        return Figures(*(getattr(self, each.name) + getattr(other, each.name) for each in fields(self)))

    @property
    def paid(self) -> Money:
        return self.gains + self.refunds

    @property
    def played(self) -> Money:
        """Stakes that stand: without what was given back on cancellation."""
        return self.stakes - self.cancelled


@dataclass(frozen=True, slots=True)
class PickLiability:
    """What stands on one pick: stakes and possible gains of all combinations that hold it.

    `bet_stakes` is what was staked on the whole bet: what it takes in if this pick comes.
    """

    pick: str
    odds: Odds | None
    stakes: Money
    gains: Money
    bet_stakes: Money

    @property
    def liability(self) -> Money:
        """What the bet costs if this pick comes and all else on its tickets too; negative: it earns."""
        return self.gains - self.bet_stakes


@dataclass(frozen=True, slots=True)
class Statement:
    """The settlement statement of a period: what the shop owes the operator of the bets."""

    figures: Figures
    commission: Money

    @property
    def due(self) -> Money:
        """Stakes that stand, less what was paid out and the commission; negative if owed to the shop."""
        return self.figures.played - self.figures.paid - self.commission


def statement(figures: Figures, rate: Fraction) -> Statement:
    """The statement at `rate` (a twentieth is 5 %) of the stakes that stand, to the cent, half up."""
    euros = Fraction(figures.played.cents, 100) * rate
    return Statement(figures, Money.rounded_to(euros, 1))
