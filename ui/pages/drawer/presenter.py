"""What the page of a drawer is doing, without Qt (HOUSE H3)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from enum import StrEnum

from app.domain.house.rights import Act
from app.domain.values import Money
from app.services.cash import CloseShift, MoveCash, Moved, ShiftClosed
from ui.desk import Desk
from ui.pages.drawer.asking import DrawerAsking
from ui.pages.drawer.found import Found, unasked
from ui.pages.drawer.tally import Tally


class Mode(StrEnum):
    """What the page is doing."""

    ASKING = "asking"
    CLOSED = "closed"
    OPEN = "open"
    COUNTING = "counting"
    HANDING_OVER = "handing_over"
    CASH_IN = "cash_in"
    CASH_OUT = "cash_out"
    DONE = "done"

    @property
    def counts(self) -> bool:
        """Whether an open drawer is counted."""
        return self in {Mode.COUNTING, Mode.HANDING_OVER}

    @property
    def moves(self) -> bool:
        """Whether money goes from the safe or to it."""
        return self in {Mode.CASH_IN, Mode.CASH_OUT}

    @property
    def is_open(self) -> bool:
        return self is Mode.OPEN or self.counts or self.moves


@dataclass(slots=True)
class DrawerPresenter:
    """Holds what the house knows of the drawer, the count under way and the reason given."""

    desk: Desk
    mode: Mode = Mode.ASKING
    tally: Tally = field(default_factory=Tally)
    lists_paid: bool = False
    """The paid tickets are listed in place of the count, to find which one is missing."""
    reason: str = ""
    closed: ShiftClosed | None = None
    handed_to: str = ""
    """Who went on with the drawer that was closed last; empty where its money went to the safe."""
    found: Found = field(init=False)
    asking: DrawerAsking = field(init=False)

    def __post_init__(self) -> None:
        self.found, self.asking = unasked(self.desk), DrawerAsking(self.desk)

    def show(self, found: Found) -> None:
        """The house answered: a mode that no longer fits the drawer is left."""
        self.found = found
        open_now = found.shift is not None
        if self.mode is Mode.ASKING or (open_now != self.mode.is_open and self.mode is not Mode.DONE):
            self.go(Mode.OPEN if open_now else Mode.CLOSED)

    def go(self, mode: Mode) -> None:
        """Turn to another mode; what was counted and typed is put away."""
        self.mode, self.tally = mode, Tally()
        self.lists_paid, self.reason = False, ""
        self.asking.end()

    @property
    def is_own(self) -> bool:
        """Whether the open drawer is in the hands of whoever is logged in."""
        shift, operator = self.found.shift, self.desk.operator
        return shift is not None and operator is not None and shift.operator == operator.id

    @property
    def asks_tickets(self) -> bool:
        return self.mode.counts and self.found.paid_tickets > 0

    @property
    def tickets_differ(self) -> bool:
        """Whether other tickets were counted than the list has."""
        counted = self.tally.tickets
        return self.asks_tickets and counted is not None and counted != self.found.paid_tickets

    @property
    def offers_paid_list(self) -> bool:
        """Whether the list helps: other tickets were counted, and what is expected may be told."""
        return self.tickets_differ and not self.is_blind

    @property
    def is_blind(self) -> bool:
        """Whether what is expected is not told: until it was counted, where the house wants it so (H3)."""
        return self.desk.house.settings.blind_count and self.mode.is_open and not self.tally.revealed

    @property
    def may_leave(self) -> bool:
        """Whether what is being entered can be left; a blind count no longer, once it was told."""
        return (self.mode.counts or self.mode.moves) and not self.tally.revealed

    @property
    def tells(self) -> bool:
        """Whether the next touch ends a blind count and tells what was expected."""
        return self.mode.counts and self.is_blind

    @property
    def difference(self) -> Money:
        return self.tally.counted - self.found.expected

    @property
    def needs_reason(self) -> bool:
        if not self.mode.counts or self.tells:
            return False
        return bool(self.difference) or self.tickets_differ or not self.is_own

    @property
    def word_for(self) -> Act | None:
        """What somebody else's word is needed for: his taking the drawer, or the closing of another's."""
        if self.mode is Mode.HANDING_OVER:
            return Act.HAND_OVER_SHIFT
        forced = self.mode is Mode.COUNTING and not self.is_own
        return Act.FORCE_CLOSE_SHIFT if forced and not self.desk.may(Act.FORCE_CLOSE_SHIFT) else None

    @property
    def count(self) -> CloseShift:
        """What was counted, and why it differs."""
        return self.tally.as_command(self.reason, with_tickets=self.asks_tickets)

    def closing(self) -> Callable[[], ShiftClosed]:
        """Close the drawer: one's own, or a colleague's where one may alone."""
        return self.asking.closing(self.count) if self.is_own else self.asking.forced_closing(self.count)

    def moving(self) -> Callable[[], Moved]:
        """Take what was typed to the drawer or to the safe."""
        move = MoveCash(self.tally.typed or Money.ZERO, self.reason)
        return self.asking.taking_in(move) if self.mode is Mode.CASH_IN else self.asking.giving_out(move)

    def show_closed(self, closed: ShiftClosed, handed_to: str = "") -> None:
        self.go(Mode.DONE)
        self.closed, self.handed_to = closed, handed_to
