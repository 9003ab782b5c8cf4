"""The day's tickets, without Qt: which one is in hand, and what is being done with it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from enum import StrEnum
from typing import Final

from app.domain.betting.settlement import Status
from app.domain.betting.ticket_numbers import BAR_CODE_DIGITS, CONTROL_DIGITS, IDENTIFICATION_DIGITS
from app.domain.errors import Code, Refused
from app.domain.house.rights import Act, Operator
from app.domain.values import Money, business_day
from app.services.betting.tickets import (
    AskTickets,
    CancelTicket,
    Checked,
    CheckTicket,
    ReplaceTicket,
    TicketCancelled,
    TicketLine,
    TicketPrinted,
    cancel,
    check,
    copy_ticket,
    replace_ticket,
    tickets_of_day,
    why_not_cancelled,
)
from app.services.house import Origin
from app.services.people import Approve, Approved, approve, supervisors
from ui.desk import Desk

MOST_LISTED: Final = 300


class Step(StrEnum):
    """What the panel asks for."""

    SHOWN = "shown"
    CANCELLING = "cancelling"
    CANCELLED = "cancelled"
    REPLACING = "replacing"
    APPROVING = "approving"


@dataclass(frozen=True, slots=True)
class Loaded:
    """The day's tickets, newest first, and the day they are of."""

    day: date
    lines: Sequence[TicketLine]


@dataclass(slots=True)
class DayList:
    """The tickets of the day, and which of them are searched for."""

    loaded: Loaded
    search: str = ""

    def lines(self) -> Sequence[TicketLine]:
        """Those whose number holds what was searched for."""
        wanted = "".join(self.search.split())
        return [line for line in self.loaded.lines if _matches(line, wanted)]

    def status(self, line: TicketLine) -> Status:
        return line.ticket.status_on(self.loaded.day)

    @property
    def cancelled(self) -> int:
        """How many of them were cancelled: they are listed, and cost nothing."""
        return sum(line.registered.cancellation is not None for line in self.loaded.lines)

    @property
    def total(self) -> Money:
        """What the listed tickets cost that were not cancelled."""
        plays = [line for line in self.loaded.lines if line.registered.cancellation is None]
        return Money.total(line.registered.play.total for line in plays)


@dataclass(frozen=True, slots=True)
class Replacing:
    """A replacement under way with the intentions behind it: asking for the word, using it."""

    asking: Origin
    replacing: Origin
    supervisor: str
    pin: str
    reason: str


class TicketsPresenter:
    """`chosen` is the ticket in the panel; its control number is known only from a scan or a hand."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self.listed = DayList(Loaded(business_day(desk.house.clock.now()), ()))
        self.step = Step.SHOWN
        self.chosen: Checked | None = None
        self.control = ""
        self.cancelled: TicketCancelled | None = None
        self.printed: TicketPrinted | None = None
        self.copied = False

    # -- the list ------------------------------------------------------------------------------

    def load(self) -> Loaded:
        now = self._desk.house.clock.now()
        origin = self._desk.origin()
        query = AskTickets(origin.point_of_sale, limit=MOST_LISTED)
        return Loaded(business_day(now), tickets_of_day(self._desk.house, origin, query))

    # -- one ticket ----------------------------------------------------------------------------

    def look_up(self, code: str) -> Checked:
        """All that is known of a ticket, by its number alone. Raises Refused(ticket_unknown)."""
        origin = self._desk.origin()
        query = CheckTicket(code, origin.point_of_sale, origin.station, controlled=False)
        return check(self._desk.house, origin, query)

    def choose(self, found: Checked, control: str = "") -> None:
        """Put a ticket into the panel; `control` where its paper was scanned."""
        self.chosen, self.control = found, control
        self.step = Step.SHOWN
        self.cancelled = self.printed = None

    def refresh_chosen(self, found: Checked) -> bool:
        """What became of the ticket in the panel; False for one that is no longer in it."""
        if self.chosen is None or self.identification != found.registered.identification:
            return False
        self.chosen = found
        return True

    def status_of_chosen(self) -> Status:
        """The state of the ticket in the panel. Raises LookupError without one."""
        if self.chosen is None:
            raise LookupError("no ticket is chosen")
        return self.chosen.ticket.status_on(business_day(self._desk.house.clock.now()))

    def total_of_chosen(self) -> Money:
        """What the ticket in the panel cost: nothing without one."""
        return self.chosen.registered.play.total if self.chosen is not None else Money.ZERO

    def sequence_of_chosen(self) -> int:
        """The number that the point of sale gave the ticket in the panel: 0 without one."""
        return self.chosen.registered.sequence if self.chosen is not None else 0

    def leave(self) -> None:
        self.chosen = None
        self.control = ""
        self.step = Step.SHOWN
        self.cancelled = self.printed = None

    @property
    def identification(self) -> str:
        """The number of the ticket in the panel. Raises LookupError without one."""
        if self.chosen is None:
            raise LookupError("no ticket is chosen")
        return self.chosen.registered.identification

    # -- cancelling ----------------------------------------------------------------------------

    @property
    def why_not_cancelled(self) -> Refused | None:
        """What a cancellation of the ticket in the panel would be refused for at this instant (B5)."""
        if self.chosen is None:
            return None
        return why_not_cancelled(self._desk.house, self.chosen, self._desk.point_of_sale.id)

    def begin_cancelling(self) -> None:
        """Its control number is asked for, and shown where it was read already."""
        self.step, self.printed = Step.CANCELLING, None

    def type_control(self, digits: str) -> None:
        self.control = digits

    @property
    def may_cancel(self) -> bool:
        """Whether the control number is whole; the service checks it."""
        return len(self.control) == CONTROL_DIGITS

    def cancellation(self) -> tuple[Origin, CancelTicket]:
        """The cancellation to be made, under the intention of this touch."""
        return self._desk.origin(), CancelTicket(self.identification, self.control)

    def cancel(self, cancellation: tuple[Origin, CancelTicket]) -> TicketCancelled:
        """Raises Refused in the order of B5."""
        origin, command = cancellation
        return cancel(self._desk.house, origin, command)

    def was_cancelled(self, cancelled: TicketCancelled) -> None:
        self.cancelled, self.step = cancelled, Step.CANCELLED

    # -- printing again ------------------------------------------------------------------------

    def copying(self) -> tuple[Origin, ReplaceTicket]:
        return self._desk.origin(), ReplaceTicket(self.identification)

    def copy(self, copying: tuple[Origin, ReplaceTicket]) -> TicketPrinted:
        """Raises Refused(ticket_unknown)."""
        origin, command = copying
        return copy_ticket(self._desk.house, origin, command)

    def begin_replacing(self) -> None:
        self.step, self.printed = Step.REPLACING, None

    def replace(self, replacing: tuple[Origin, ReplaceTicket]) -> TicketPrinted:
        """Raises Refused(not_allowed) for a paper that was printed: a supervisor is asked then."""
        origin, command = replacing
        return replace_ticket(self._desk.house, origin, command)

    def ask_supervisor(self) -> None:
        self.step = Step.APPROVING

    def supervisors(self) -> Sequence[Operator]:
        """Who may give his word for the replacement of a printed paper."""
        asking = self._desk.operator.id if self._desk.operator else ""
        return supervisors(self._desk.house, Act.REPLACE_PRINTED_TICKET, asking)

    def approved_replacement(self, supervisor: str, pin: str, reason: str) -> Replacing:
        return Replacing(self._desk.origin(), self._desk.origin(), supervisor, pin, reason)

    def replace_approved(self, asked: Replacing, ticket: str) -> tuple[Approved, TicketPrinted | None]:
        """A supervisor's PIN, then the DUPLICATA under it; nothing is printed for a wrong PIN.

        Raises Refused(not_allowed, pin_locked, ticket_unknown).
        """
        command = Approve(
            asked.supervisor, asked.pin, Act.REPLACE_PRINTED_TICKET, ticket, reason=asked.reason
        )
        word = approve(self._desk.house, asked.asking, command)
        if word.approval is None:
            return word, None
        origin = asked.replacing.approved(word.approval)
        return word, replace_ticket(self._desk.house, origin, ReplaceTicket(ticket))

    def was_printed(self, printed: TicketPrinted, *, copied: bool) -> None:
        self.printed, self.copied, self.step = printed, copied, Step.SHOWN


def wants_supervisor(refusal: Refused) -> bool:
    """Whether a replacement was refused only because the paper had come out."""
    return refusal.code is Code.NOT_ALLOWED and refusal.details.get("act") is Act.REPLACE_PRINTED_TICKET


def split_code(code: str) -> tuple[str, str]:
    """The identification and the control number of a scanned bar code."""
    if len(code) != BAR_CODE_DIGITS:
        return code, ""
    return code[:IDENTIFICATION_DIGITS], code[IDENTIFICATION_DIGITS:]


def _matches(line: TicketLine, wanted: str) -> bool:
    registered = line.registered
    return not wanted or wanted in registered.identification or wanted == str(registered.sequence)
