"""Gains to the cent (BETTING B7, art. 10). Nothing here is rounded twice."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction

from app.domain.values import Money, Odds

TWENTIETH_CENTS = 5
"""Gains are multiples of a twentieth of a euro (art. 10.2)."""


def gain(odds: Iterable[Odds], stake: Money) -> Money:
    """What a combination wins when every one of `odds` is right; voided picks are left out.

    The exact product is rounded to two decimals, multiplied by the base stake and rounded to the
    nearest 0.05 €, half going up both times (art. 10.2, 10.3).
    """
    euros = Odds.product(odds).fraction() * Fraction(stake.cents, 100)
    return Money.rounded_to(euros, TWENTIETH_CENTS)
