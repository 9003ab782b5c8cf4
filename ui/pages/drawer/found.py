"""The drawer of a station as the house knows it, without Qt (HOUSE H3)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from app.domain.house.cash import Means
from app.domain.house.shifts import MovementTotal, Shift
from app.domain.values import Money
from app.services.cash import AskDrawer, DrawerState, drawer
from app.services.people import colleagues
from ui.desk import Desk


@dataclass(frozen=True, slots=True)
class Found:
    """A drawer's state, and what its people are called."""

    state: DrawerState
    names: Mapping[str, str]

    @property
    def shift(self) -> Shift | None:
        return self.state.shift

    @property
    def opened_by(self) -> str:
        """The name of whoever has the drawer in hands, or an empty string."""
        return self.names.get(self.shift.operator, self.shift.operator) if self.shift else ""

    @property
    def expected(self) -> Money:
        return self.state.balance

    @property
    def cash_movements(self) -> Sequence[MovementTotal]:
        """What explains the expected cash, beside the float."""
        return [each for each in self.state.movements if each.means is Means.CASH]

    @property
    def paid_tickets(self) -> int:
        """How many paid tickets lie in the drawer (BETTING B9)."""
        return len(self.state.paid)


def unasked(desk: Desk) -> Found:
    """Nothing is known yet."""
    return Found(DrawerState(desk.station.drawer, None, Money.ZERO, ()), {})


def find(desk: Desk) -> Found:
    """Ask the house; to be run off the screen's thread."""
    state = drawer(desk.house, desk.origin(), AskDrawer(desk.station.drawer))
    return Found(state, {each.operator.id: each.operator.name for each in colleagues(desk.house)})
