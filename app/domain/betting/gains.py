"""Gains to the cent (BETTING B7, art. 10). Nothing here is rounded twice."""

from __future__ import annotations

from collections.abc import Iterable

from app.domain.values import Money, Odds

TWENTIETH_CENTS = 5
"""Gains are multiples of a twentieth of a euro (art. 10.2)."""


def gain(odds: Iterable[Odds], stake: Money) -> Money:
    """What a combination wins when every one of `odds` is right; voided picks are left out.

    The exact product is rounded to two decimals, multiplied by the base stake and rounded to the
    nearest 0.05 €, half going up both times (art. 10.2, 10.3).
    """
    return gain_at(Odds.product(odds), stake)


def gain_at(total_odds: Odds, stake: Money) -> Money:
    """`gain` at the rounded product of the odds."""
    # odds in hundredths by a stake in cents: cents in hundredths, brought to the nearest twentieth
    step = 100 * TWENTIETH_CENTS
    exact = total_odds.hundredths * stake.cents
    return Money((2 * exact + step) // (2 * step) * TWENTIETH_CENTS)
