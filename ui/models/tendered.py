"""How the money received came together: the exact sum, notes, or an amount that was typed. No Qt."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Self

from app.domain.values import Money


@dataclass(frozen=True, slots=True)
class Tendered:
    """What was touched, one after the other; nothing for an amount that was typed."""

    parts: tuple[Money, ...] = ()

    @property
    def total(self) -> Money:
        return Money.total(self.parts)

    def plus(self, note: Money, shown: Money) -> Self:
        """`note` is added to the amount that is `shown` (F06: 12,50 and `+50` are 62,50)."""
        before = self.parts if self.total == shown else (shown,)
        return type(self)((*(part for part in before if part), note))

    def seen(self, shown: Money) -> Self:
        """The amount is now `shown`: what was touched counts only where it makes that sum."""
        return self if self.total == shown else type(self)()
