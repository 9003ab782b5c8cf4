"""What is asked of the house about a station's drawer, without Qt (HOUSE H3).

Each method makes a piece of work to be run off the screen's thread.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TypeVar

from app.domain.house.rights import Act, Operator
from app.domain.values import Money
from app.services.cash import (
    CloseShift,
    ForceClose,
    HandedOver,
    HandOver,
    MoveCash,
    Moved,
    OpenShift,
    PrintXReport,
    ShiftClosed,
    ShiftOpened,
    XReportPrinted,
    cash_in,
    cash_out,
    close_shift,
    force_close_shift,
    hand_over_shift,
    open_shift,
    print_x_report,
)
from app.services.house import Origin
from app.services.people import Approve, Approved, approve, supervisors
from ui.desk import Desk

R = TypeVar("R")


@dataclass(slots=True)
class DrawerAsking:
    """One touch is one intention: a retry keeps it until it was answered (H5)."""

    desk: Desk
    _intention: Origin | None = None

    def end(self) -> None:
        """The intention was answered, or given up."""
        self._intention = None

    def opening(self, float_: Money) -> Callable[[], ShiftOpened]:
        """Open the drawer with the float that was counted."""
        return partial(open_shift, self.desk.house, self._origin(), OpenShift(float_))

    def closing(self, count: CloseShift) -> Callable[[], ShiftClosed]:
        """Close one's own drawer."""
        return partial(close_shift, self.desk.house, self._origin(), count)

    def forced_closing(self, count: CloseShift) -> Callable[[], ShiftClosed]:
        """Close a colleague's drawer where one may alone (F63)."""
        return partial(force_close_shift, self.desk.house, self._origin(), self._force(count))

    def approved_closing(
        self, count: CloseShift, supervisor: str, pin: str
    ) -> Callable[[], tuple[Approved, ShiftClosed | None]]:
        """A supervisor's PIN, then the colleague's drawer under it; a wrong PIN closes nothing."""
        house, force = self.desk.house, self._force(count)
        word = Approve(supervisor, pin, Act.FORCE_CLOSE_SHIFT, force.drawer, reason=count.reason)
        return self._on_word(word, lambda origin: force_close_shift(house, origin, force))

    def handing_over(
        self, count: CloseShift, counted: Money, successor: str, pin: str
    ) -> Callable[[], tuple[Approved, HandedOver | None]]:
        """The successor's PIN, then the drawer with the sum `counted` in it; a wrong PIN moves nothing."""
        house, handing = self.desk.house, HandOver(self.desk.station.drawer, count)
        word = Approve(successor, pin, Act.HAND_OVER_SHIFT, handing.drawer, counted, count.reason)
        return self._on_word(word, lambda origin: hand_over_shift(house, origin, handing))

    def taking_in(self, move: MoveCash) -> Callable[[], Moved]:
        """Money from the safe."""
        return partial(cash_in, self.desk.house, self._origin(), move)

    def giving_out(self, move: MoveCash) -> Callable[[], Moved]:
        """Money to the safe."""
        return partial(cash_out, self.desk.house, self._origin(), move)

    def x_report(self) -> Callable[[], XReportPrinted]:
        return partial(print_x_report, self.desk.house, self.desk.origin(), PrintXReport())

    def givers(self, act: Act) -> Callable[[], Sequence[Operator]]:
        """Who may give whoever is logged in his word for `act`."""
        asking = self.desk.operator.id if self.desk.operator else ""
        return partial(supervisors, self.desk.house, act, asking)

    def _force(self, count: CloseShift) -> ForceClose:
        return ForceClose(self.desk.station.drawer, count)

    def _on_word(self, word: Approve, do: Callable[[Origin], R]) -> Callable[[], tuple[Approved, R | None]]:
        house, asking, doing = self.desk.house, self.desk.origin(), self._origin()

        def run() -> tuple[Approved, R | None]:
            given = approve(house, asking, word)
            return given, None if given.approval is None else do(doing.approved(given.approval))

        return run

    def _origin(self) -> Origin:
        self._intention = self._intention or self.desk.origin()
        return self._intention
