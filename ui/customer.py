"""What the customer is shown on the second screen (look 11); pages that sell or pay say it here."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal

from app.domain.values import Money


@dataclass(frozen=True, slots=True)
class Bought:
    """One line of what is bought: the pick's mark, what it is on, what it says, its odds."""

    mark: str
    title: str
    second: str
    figure: str


@dataclass(frozen=True, slots=True)
class Sale:
    """A bulletin being made or paid. `change` is known once enough was received."""

    lines: tuple[Bought, ...]
    facts: tuple[tuple[str, str], ...]
    total: Money
    received: Money | None = None
    change: Money | None = None


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
