"""Closing the day, without Qt (HOUSE H4)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from app.domain.house.verification import Verdict
from app.services.closing import AskDay, CloseDay, DayClosed, DayState, close_day, day_state
from app.services.house import Origin
from app.services.people import colleagues
from app.services.verify import verify
from ui.desk import Desk


@dataclass(frozen=True, slots=True)
class Found:
    """The day as the house knows it, and what its people are called."""

    state: DayState
    names: Mapping[str, str]


@dataclass(slots=True)
class ClosingPresenter:
    """Holds the day, the last verification, and the closure that was made."""

    desk: Desk
    found: Found | None = None
    verdict: Verdict | None = None
    closed: DayClosed | None = None
    _intention: Origin | None = None

    def load(self) -> Found:
        state = day_state(self.desk.house, self.desk.origin(), AskDay())
        return Found(state, {each.operator.id: each.operator.name for each in colleagues(self.desk.house)})

    def show(self, found: Found) -> None:
        if self.found is not None and found.state.records != self.found.state.records:
            self.verdict = None
        self.found = found

    def forget(self) -> None:
        """The page is left."""
        self.found = self.verdict = self.closed = self._intention = None

    def verify(self) -> Verdict:
        """Read the whole journal again."""
        return verify(self.desk.house, self.desk.origin())

    def start(self) -> None:
        """One touch, one intention; a retry keeps it (H5)."""
        if self._intention is None:
            self._intention = self.desk.origin()

    def end(self) -> None:
        self._intention = None

    def close(self) -> DayClosed:
        """Raises Refused(shift_open, day_closed, clock_behind)."""
        if self._intention is None:
            raise LookupError("nothing was asked for")
        return close_day(self.desk.house, self._intention, CloseDay())

    @property
    def open_drawers(self) -> Sequence[tuple[str, str]]:
        """Which drawers are still open, and in whose hands."""
        if self.found is None:
            return ()
        names = self.found.names
        return [
            (each.drawer, names.get(each.operator, each.operator)) for each in self.found.state.open_shifts
        ]

    @property
    def may_close(self) -> bool:
        state = self.found.state if self.found else None
        return state is not None and not state.open_shifts and not state.closed
