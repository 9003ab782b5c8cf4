"""The drawer of a station, without Qt (HOUSE H3)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from functools import partial

from app.domain.house.cash import Means, counted
from app.domain.house.rights import Act, Operator
from app.domain.house.shifts import MovementTotal, Shift
from app.domain.values import Money
from app.ports.betting import PaidTicket
from app.services.cash import (
    AskDrawer,
    CloseShift,
    DrawerState,
    ForceClose,
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
    drawer,
    force_close_shift,
    open_shift,
    print_x_report,
)
from app.services.house import Origin
from app.services.people import Approve, Approved, approve, colleagues, supervisors
from ui.desk import Desk

Pieces = Mapping[Money, int]


class Mode(StrEnum):
    """What the page is doing."""

    ASKING = "asking"
    CLOSED = "closed"
    OPEN = "open"
    COUNTING = "counting"
    CASH_IN = "cash_in"
    CASH_OUT = "cash_out"
    DONE = "done"


@dataclass(frozen=True, slots=True)
class Found:
    """The drawer as the house knows it, and what its people are called."""

    state: DrawerState
    names: Mapping[str, str]


@dataclass(slots=True)
class DrawerPresenter:
    """Holds the drawer's state, the count under way and the reason given."""

    desk: Desk
    mode: Mode = Mode.ASKING
    found: Found | None = None
    pieces: Pieces = field(default_factory=dict)
    typed: Money | None = None
    tickets: int | None = None
    """How many paid tickets were counted."""
    revealed: bool = False
    """A blind count was made, and what was expected is told; it can't be counted again."""
    lists_paid: bool = False
    """The paid tickets are listed in place of the count, to find which one is missing."""
    reason: str = ""
    closed: ShiftClosed | None = None
    paid_before: int = 0
    """How many paid tickets lay in the drawer that was closed last."""
    _intention: Origin | None = None

    def load(self) -> Found:
        house = self.desk.house
        state = drawer(house, self.desk.origin(), AskDrawer(self.desk.station.drawer))
        return Found(state, {each.operator.id: each.operator.name for each in colleagues(house)})

    def show(self, found: Found) -> None:
        """The house answered: a mode that no longer fits the drawer is left."""
        self.found = found
        open_now = found.state.shift is not None
        if self.mode is Mode.ASKING or (open_now != self.is_open_mode and self.mode is not Mode.DONE):
            self.go(Mode.OPEN if open_now else Mode.CLOSED)

    def go(self, mode: Mode) -> None:
        """Turn to another mode; what was counted and typed is put away."""
        self.mode = mode
        self.tickets, self.revealed, self.lists_paid = None, False, False
        self.pieces, self.typed, self.reason, self._intention = {}, None, "", None

    @property
    def is_open_mode(self) -> bool:
        return self.mode in {Mode.OPEN, Mode.COUNTING, Mode.CASH_IN, Mode.CASH_OUT}

    @property
    def shift(self) -> Shift | None:
        return self.found.state.shift if self.found else None

    @property
    def opened_by(self) -> str:
        if self.shift is None or self.found is None:
            return ""
        return self.found.names.get(self.shift.operator, self.shift.operator)

    @property
    def is_own(self) -> bool:
        """Whether the open drawer is in the hands of whoever is logged in."""
        operator = self.desk.operator
        return self.shift is not None and operator is not None and self.shift.operator == operator.id

    @property
    def expected(self) -> Money:
        return self.found.state.balance if self.found else Money.ZERO

    @property
    def movements(self) -> Sequence[MovementTotal]:
        return self.found.state.movements if self.found else ()

    @property
    def cash_movements(self) -> Sequence[MovementTotal]:
        """What explains the expected cash, beside the float."""
        return [each for each in self.movements if each.means is Means.CASH]

    @property
    def paid_tickets(self) -> int:
        """How many paid tickets lie in the drawer (BETTING B9)."""
        return len(self.found.state.paid) if self.found else 0

    @property
    def asks_tickets(self) -> bool:
        return self.mode is Mode.COUNTING and self.paid_tickets > 0

    @property
    def tickets_differ(self) -> bool:
        """Whether other tickets were counted than the list has."""
        return self.asks_tickets and self.tickets is not None and self.tickets != self.paid_tickets

    @property
    def paid(self) -> Sequence[PaidTicket]:
        """The paid tickets that the drawer must hold, as they were paid."""
        return self.found.state.paid if self.found else ()

    @property
    def offers_paid_list(self) -> bool:
        """Whether the list helps: other tickets were counted, and what is expected may be told."""
        return self.tickets_differ and not self.is_blind

    @property
    def is_blind(self) -> bool:
        """Whether what is expected is not told: until it was counted, where the house wants it so (H3)."""
        return self.desk.house.settings.blind_count and self.is_open_mode and not self.revealed

    @property
    def may_leave(self) -> bool:
        """Whether what is being entered can be left; a blind count no longer, once it was told."""
        return self.mode in {Mode.COUNTING, Mode.CASH_IN, Mode.CASH_OUT} and not self.revealed

    @property
    def tells(self) -> bool:
        """Whether the next touch ends a blind count and tells what was expected."""
        return self.mode is Mode.COUNTING and self.is_blind

    def reveal(self) -> None:
        self.revealed = True

    @property
    def counted(self) -> Money:
        """What lies in the drawer: as it was typed, or as its pieces come to."""
        return counted(self.pieces) if self.typed is None else self.typed

    @property
    def difference(self) -> Money:
        return self.counted - self.expected

    @property
    def touched(self) -> bool:
        """Whether anything was counted or typed yet."""
        return self.typed is not None or any(self.pieces.values())

    @property
    def needs_reason(self) -> bool:
        if self.mode is not Mode.COUNTING or self.tells:
            return False
        return bool(self.difference) or self.tickets_differ or not self.is_own

    def end(self) -> None:
        """The intention was answered."""
        self._intention = None

    def opening(self) -> Callable[[], ShiftOpened]:
        """Open the drawer with the float that was counted; to be run off the screen's thread."""
        return partial(open_shift, self.desk.house, self._origin(), OpenShift(self.counted))

    def closing(self) -> Callable[[], ShiftClosed]:
        """Close the drawer: one's own, or a colleague's where one may alone (F63)."""
        if self.is_own:
            return partial(close_shift, self.desk.house, self._origin(), self._count())
        force = ForceClose(self.desk.station.drawer, self._count())
        return partial(force_close_shift, self.desk.house, self._origin(), force)

    def approved_closing(
        self, supervisor: str, pin: str
    ) -> Callable[[], tuple[Approved, ShiftClosed | None]]:
        """A supervisor's PIN, then the colleague's drawer under it; a wrong PIN closes nothing."""
        house, asking, closing = self.desk.house, self.desk.origin(), self._origin()
        drawer_name = self.desk.station.drawer
        force = ForceClose(drawer_name, self._count())
        word = Approve(supervisor, pin, Act.FORCE_CLOSE_SHIFT, drawer_name, reason=self.reason)

        def run() -> tuple[Approved, ShiftClosed | None]:
            given = approve(house, asking, word)
            if given.approval is None:
                return given, None
            return given, force_close_shift(house, closing.approved(given.approval), force)

        return run

    def supervisors(self) -> Sequence[Operator]:
        """Who may give his word for a colleague's drawer."""
        asking = self.desk.operator.id if self.desk.operator else ""
        return supervisors(self.desk.house, Act.FORCE_CLOSE_SHIFT, asking)

    @property
    def needs_word(self) -> bool:
        """Whether closing this drawer needs somebody else's word."""
        return self.mode is Mode.COUNTING and not self.is_own and not self.desk.may(Act.FORCE_CLOSE_SHIFT)

    def moving(self) -> Callable[[], Moved]:
        """Take `typed` to the drawer or to the safe."""
        service = cash_in if self.mode is Mode.CASH_IN else cash_out
        return partial(
            service, self.desk.house, self._origin(), MoveCash(self.typed or Money.ZERO, self.reason)
        )

    def x_report(self) -> Callable[[], XReportPrinted]:
        return partial(print_x_report, self.desk.house, self.desk.origin(), PrintXReport())

    def show_closed(self, closed: ShiftClosed) -> None:
        self.paid_before = self.paid_tickets
        self.go(Mode.DONE)
        self.closed = closed

    def _count(self) -> CloseShift:
        pieces = {value.plain(): number for value, number in self.pieces.items() if number}
        return CloseShift(pieces, self.typed, self.reason, self.tickets if self.asks_tickets else None)

    def _origin(self) -> Origin:
        """One touch, one intention; a retry keeps it (H5)."""
        self._intention = self._intention or self.desk.origin()
        return self._intention
