"""The money of one sale, without Qt."""

from __future__ import annotations

from dataclasses import dataclass

from app.domain.house.cash import Means
from app.domain.values import Money
from app.services.house import Origin


@dataclass(slots=True)
class Taking:
    """What is due, by which means it comes, what was received; `origin` is the one intention (H5)."""

    due: Money = Money.ZERO
    means: Means = Means.CASH
    received: Money | None = None
    origin: Origin | None = None

    def propose(self, due: Money, origin: Origin) -> None:
        """The amount received starts at the exact total (B2)."""
        self.due = self.received = due
        self.origin = origin

    def receive(self, amount: Money) -> None:
        self.received = amount

    def pay_by(self, means: Means) -> None:
        self.means = means
        self.received = self.due

    def give_up(self) -> None:
        """Nothing was received."""
        self.received = None

    @property
    def change(self) -> Money:
        """What is given back; negative while too little was received."""
        return (self.received or Money.ZERO) - self.due

    @property
    def is_there(self) -> bool:
        """Whether what is due was received."""
        return self.received is not None and self.received >= self.due
