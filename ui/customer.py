"""What the customer is shown on the second screen (look 11); pages that sell or pay say it here."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from PySide6.QtCore import QObject, Signal

from app.domain.values import Money


class Goods(StrEnum):
    """What changes hands: the words around it differ."""

    BET = "bet"
    ENTRY = "entry"
    CHIPS = "chips"
    PRIZE = "prize"
    REFUND = "refund"

    @property
    def is_paid_out(self) -> bool:
        """Whether the money goes to the customer."""
        return self in (Goods.PRIZE, Goods.REFUND)


@dataclass(frozen=True, slots=True)
class Bought:
    """One line of what is bought: a pick's mark (none elsewhere), what it is on, what it says, its figure."""

    mark: str
    title: str
    second: str
    figure: str


@dataclass(frozen=True, slots=True)
class Sale:
    """What is being made up or paid, `total` by the customer or to him. `change` is known once enough was
    received."""

    lines: tuple[Bought, ...]
    facts: tuple[tuple[str, str], ...]
    total: Money
    received: Money | None = None
    change: Money | None = None
    goods: Goods = Goods.BET


@dataclass(frozen=True, slots=True)
class Answer:
    """What a ticket that was read is worth: a word, and the amount if there is one to pay."""

    word: str
    amount: Money | None
    won: bool


class CustomerScreen(QObject):
    """The present showing, None between customers; the display follows it."""

    changed = Signal()
    preview_asked = Signal()
    """Somebody wants to see it without a second screen."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._showing: Sale | Answer | None = None

    @property
    def showing(self) -> Sale | Answer | None:
        return self._showing

    def show(self, showing: Sale | Answer | None) -> None:
        if showing != self._showing:
            self._showing = showing
            self.changed.emit()
