"""How a ticket's sum comes about, combination by combination, as it is shown to a player (art. 10.1)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from app.domain.betting.gains import gain
from app.domain.betting.outcomes import Outcome
from app.domain.betting.play import Play
from app.domain.values import Money, Odds


@dataclass(frozen=True, slots=True)
class CombinationWorth:
    """One combination that is not lost: the odds that were right, and what it brings.

    Without right odds all its picks were voided: `amount` is its stake given back (5.7).
    """

    right: tuple[Odds, ...]
    stake: Money
    amount: Money

    @property
    def is_refund(self) -> bool:
        return not self.right

    @property
    def product(self) -> Odds:
        return Odds.product(self.right)


def breakdown(play: Play, outcomes: Mapping[str, Outcome]) -> tuple[CombinationWorth, ...]:
    """The combinations that bring something, once everything is known; `outcomes` by pick key.

    Nothing while a pick of a combination that can still win is pending.
    """
    combinations = play.combinations
    alive = [
        each for each in combinations if all(outcomes[pick.key] is not Outcome.LOST for pick in each.picks)
    ]
    if any(outcomes[pick.key] is Outcome.PENDING for each in alive for pick in each.picks):
        return ()
    found = []
    for each in alive:
        right = tuple(pick.odds for pick in each.picks if outcomes[pick.key] is Outcome.WON)
        amount = gain(right, each.stake) if right else each.stake
        found.append(CombinationWorth(right, each.stake, amount))
    return tuple(found)
