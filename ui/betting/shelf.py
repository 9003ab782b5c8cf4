"""Bulletins that wait at a station while other players are served."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Generic

from app.domain.house.rights import Operator
from ui.betting.states import B

MOST_PARKED: Final = 3


@dataclass(frozen=True, slots=True)
class Parked(Generic[B]):
    """A bulletin that waits for its player, and who had it in hand."""

    slip: B
    by: Operator | None


class Shelf(Generic[B]):
    """What outlives the sale under way: parked bulletins, and that of the last ticket.

    A bulletin is no act: it is kept through a change of operator under the name of whoever made it, and
    a program that ends leaves nothing of it (HOUSE H5).
    """

    def __init__(self) -> None:
        self.parked: tuple[Parked[B], ...] = ()
        self.last: B | None = None

    @property
    def has_room(self) -> bool:
        """Whether one more bulletin can be set aside at will."""
        return len(self.parked) < MOST_PARKED

    def park(self, slip: B, by: Operator | None) -> None:
        self.parked = (*self.parked, Parked(slip, by))

    def take(self, place: int) -> B:
        """The bulletin at `place`, which waits no more. Raises IndexError."""
        taken = self.parked[place]
        self.parked = (*self.parked[:place], *self.parked[place + 1 :])
        return taken.slip
