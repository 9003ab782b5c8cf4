"""What was counted in a drawer, without Qt (HOUSE H3)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from app.domain.house.cash import counted
from app.domain.values import Money
from app.services.cash import CloseShift

Pieces = Mapping[Money, int]


@dataclass(slots=True)
class Tally:
    """A count under way: notes and coins, or one amount that was typed; paid tickets beside them."""

    pieces: Pieces = field(default_factory=dict)
    typed: Money | None = None
    tickets: int | None = None
    """How many paid tickets were counted."""
    revealed: bool = False
    """A blind count was made, and what was expected is told; it can't be counted again."""

    @property
    def counted(self) -> Money:
        """What lies in the drawer: as it was typed, or as its pieces come to."""
        return counted(self.pieces) if self.typed is None else self.typed

    @property
    def touched(self) -> bool:
        """Whether anything was counted or typed yet."""
        return self.typed is not None or any(self.pieces.values())

    def reveal(self) -> None:
        self.revealed = True

    def as_command(self, reason: str, *, with_tickets: bool) -> CloseShift:
        """The count as the house takes it."""
        pieces = {value.plain(): number for value, number in self.pieces.items() if number}
        return CloseShift(pieces, self.typed, reason, self.tickets if with_tickets else None)
