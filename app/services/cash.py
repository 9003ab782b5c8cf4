"""The drawer: opened with a float, counted, closed; money in and out (HOUSE H3)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date

from app.documents.cash import closing_report, movement_receipt, x_report
from app.domain.errors import Code, Refused
from app.domain.house.cash import Ledger, counted, drawer_account, transfer
from app.domain.house.rights import Act, Operator
from app.domain.house.shifts import MovementTotal, PastShift, Shift, ShiftClosing, TicketCount
from app.domain.values import Money, day_bounds
from app.ports.betting import PaidTicket
from app.ports.store import Unit
from app.services.act import Work, act, reading
from app.services.house import House


@dataclass(frozen=True, slots=True)
class OpenShift:
    """`float` is what lies in the drawer before the first sale; it comes from the safe."""

    float: Money


@dataclass(frozen=True, slots=True)
class ShiftOpened:
    shift: str
    float: Money


@dataclass(frozen=True, slots=True)
class CloseShift:
    """What was counted: as pieces by denomination (euros as text, `"0.20"`), or as one amount."""

    pieces: Mapping[str, int] = field(default_factory=dict)
    counted: Money | None = None
    reason: str = ""
    tickets: int | None = None
    """How many paid tickets lie in the drawer (BETTING B9); None where they were not counted."""


@dataclass(frozen=True, slots=True)
class ForceClose:
    """Close `drawer`, which a colleague left open, on a count as in `CloseShift` (F63)."""

    drawer: str
    count: CloseShift


@dataclass(frozen=True, slots=True)
class ShiftClosed:
    expected: Money
    counted: Money
    difference: Money
    tickets: TicketCount | None = None


@dataclass(frozen=True, slots=True)
class HandOver:
    """Hand `drawer` to the colleague whose word comes with the act, on a count as in `CloseShift`."""

    drawer: str
    count: CloseShift


@dataclass(frozen=True, slots=True)
class HandedOver:
    """`shift` is the one that began, in the hands of `operator`, with what was counted as its float."""

    shift: str
    operator: str
    closed: ShiftClosed


@dataclass(frozen=True, slots=True)
class MoveCash:
    amount: Money
    reason: str


@dataclass(frozen=True, slots=True)
class Moved:
    balance: Money


@dataclass(frozen=True, slots=True)
class DrawerState:
    """A drawer now: whose shift it is in, what must lie in it, and what moved since."""

    drawer: str
    shift: Shift | None
    balance: Money
    movements: tuple[MovementTotal, ...]
    paid: tuple[PaidTicket, ...] = ()
    """The paid tickets that lie in it."""
    over_ceiling: bool = False
    """More lies in it than the house wants there: its cashier is warned (H3)."""


@act(Act.OPEN_SHIFT)
def open_shift(work: Work, command: OpenShift) -> ShiftOpened:
    """Raises Refused(shift_open, clock_behind, amount_invalid)."""
    open_now = work.unit.cash.open_shift(work.origin.drawer)
    if open_now is not None:
        raise Refused(Code.SHIFT_OPEN, operator=open_now.operator, opened_at=open_now.opened_at)
    work.require_clock()
    if command.float < Money.ZERO:
        raise Refused(Code.AMOUNT_INVALID, amount=command.float)
    shift = _begin(work, work.origin.operator, work.origin.drawer, command.float)
    work.subject = shift.id
    work.post(*transfer(Ledger.SAFE, drawer_account(shift.drawer), command.float))
    return ShiftOpened(shift.id, command.float)


def _begin(work: Work, operator: str, drawer_name: str, float_: Money) -> Shift:
    shift = Shift(
        id=work.house.new_id(),
        drawer=drawer_name,
        point_of_sale=work.origin.point_of_sale,
        operator=operator,
        float=float_,
        opened_at=work.now,
    )
    work.unit.cash.add_shift(shift)
    return shift


@act(Act.CLOSE_SHIFT, till=True)
def close_shift(work: Work, command: CloseShift) -> ShiftClosed:
    """Close the operator's own drawer on a count. A difference is recorded, never refused (F15).

    Raises Refused(shift_closed, clock_behind, not_allowed, amount_invalid).
    """
    _require_own(work)
    return _close(work, command)


@act(Act.FORCE_CLOSE_SHIFT, subject=lambda command: command.drawer)
def force_close_shift(work: Work, command: ForceClose) -> ShiftClosed:
    """A supervisor, or a cashier on his word, closes a colleague's drawer; the Z report names both.

    Raises Refused(shift_closed, clock_behind, reason_required, amount_invalid) (F63).
    """
    work.require_till(command.drawer)
    if not command.count.reason.strip():
        raise Refused(Code.REASON_REQUIRED)
    return _close(work, command.count)


@act(Act.HAND_OVER_SHIFT, subject=lambda command: command.drawer)
def hand_over_shift(work: Work, command: HandOver) -> HandedOver:
    """The operator's own drawer goes to a colleague as it was counted: one shift ends, the next begins,
    and no money moves but a difference.

    The colleague's word is his own PIN for this act, as `approve` takes it: nobody hands over to himself.
    Raises Refused(shift_closed, clock_behind, not_allowed, amount_invalid) (H3).
    """
    work.require_till(command.drawer)
    _require_own(work)
    if not work.approved_for(Act.HAND_OVER_SHIFT) or work.approved_by is None:
        raise Refused(Code.NOT_ALLOWED, act=Act.HAND_OVER_SHIFT)
    successor = work.operator(work.approved_by)
    closed = _close(work, command.count, successor)
    work.require_within_approval(closed.counted)
    shift = _begin(work, successor.id, command.drawer, closed.counted)
    return HandedOver(shift.id, successor.id, closed)


def _require_own(work: Work) -> None:
    if work.shift.operator != work.origin.operator:
        raise Refused(Code.NOT_ALLOWED, act=Act.FORCE_CLOSE_SHIFT, operator=work.shift.operator)


def _close(work: Work, command: CloseShift, successor: Operator | None = None) -> ShiftClosed:
    """End the shift on a count; what was counted goes to the safe, or stays for a `successor`."""
    shift = work.shift
    drawer = drawer_account(shift.drawer)
    expected = work.unit.cash.balance(drawer)
    found = _count(command)
    difference = found - expected
    work.subject = shift.id
    work.post(*transfer(Ledger.OVER_SHORT, drawer, difference))
    if successor is None:
        work.post(*transfer(drawer, Ledger.SAFE, found))
    closing = ShiftClosing(
        shift=shift.id,
        operator=work.origin.operator,
        expected=expected,
        counted=found,
        difference=difference,
        reason=command.reason,
        pieces=dict(command.pieces),
        closed_at=work.now,
        tickets=_count_tickets(work, command),
    )
    work.unit.cash.add_closing(closing)
    work.print(
        closing_report(
            shift,
            closing,
            work.unit.cash.movements(shift.id),
            opened_by=work.operator(shift.operator).name,
            closed_by=work.operator(shift.operator).name if successor else _closers(work),
            handed_to=successor.name if successor else "",
            station=work.origin.station,
        )
    )
    return ShiftClosed(expected, found, difference, closing.tickets)


def _count_tickets(work: Work, command: CloseShift) -> TicketCount | None:
    """Paid tickets against the list; a difference is recorded, never refused. Raises amount_invalid."""
    if command.tickets is None:
        return None
    if command.tickets < 0:
        raise Refused(Code.AMOUNT_INVALID, tickets=command.tickets)
    return TicketCount(len(work.unit.plays.paid_in(work.shift.id)), command.tickets)


def _closers(work: Work) -> str:
    """Who closes a drawer, and on whose word."""
    names = [work.origin.operator, *([work.approved_by] if work.approved_by else [])]
    return ", ".join(work.operator(name).name for name in names)


def _count(command: CloseShift) -> Money:
    if command.counted is not None:
        if command.counted < Money.ZERO:
            raise Refused(Code.AMOUNT_INVALID, amount=command.counted)
        return command.counted
    try:
        return counted({Money.parse(value): number for value, number in command.pieces.items()})
    except ValueError as error:
        raise Refused(Code.AMOUNT_INVALID, denomination=str(error)) from error


@act(Act.CASH_IN, till=True)
def cash_in(work: Work, command: MoveCash) -> Moved:
    """Money from the safe to the drawer. Raises Refused(amount_invalid, reason_required)."""
    _require_movement(command)
    work.subject = work.shift.id
    work.take(command.amount, Ledger.SAFE, reason=command.reason)
    return _moved(work, command, command.amount)


@act(Act.CASH_OUT, till=True)
def cash_out(work: Work, command: MoveCash) -> Moved:
    """Money from the drawer to the safe. Raises Refused(amount_invalid, reason_required, drawer_short)."""
    _require_movement(command)
    work.subject = work.shift.id
    work.pay_out(command.amount, Ledger.SAFE, reason=command.reason)
    return _moved(work, command, -command.amount)


def _require_movement(command: MoveCash) -> None:
    if command.amount <= Money.ZERO:
        raise Refused(Code.AMOUNT_INVALID, amount=command.amount)
    if not command.reason.strip():
        raise Refused(Code.REASON_REQUIRED)


def _moved(work: Work, command: MoveCash, amount: Money) -> Moved:
    work.print(movement_receipt(work.shift, amount, command.reason, work.now, work.origin.station))
    return Moved(work.drawer_balance())


@dataclass(frozen=True, slots=True)
class PrintXReport:
    """Print how the drawer stands; nothing is closed."""


@dataclass(frozen=True, slots=True)
class XReportPrinted:
    expected: Money


@act(Act.X_REPORT)
def print_x_report(work: Work, _command: PrintXReport) -> XReportPrinted:
    """The open drawer's figures on paper, at any time, as often as wanted. Raises Refused(shift_closed)."""
    shift = work.unit.cash.open_shift(work.origin.drawer)
    if shift is None:
        raise Refused(Code.SHIFT_CLOSED, drawer=work.origin.drawer)
    work.subject = shift.id
    expected = work.drawer_balance()
    work.print(
        x_report(
            shift,
            expected,
            work.unit.cash.movements(shift.id),
            opened_by=work.operator(shift.operator).name,
            at=work.now,
            station=work.origin.station,
        )
    )
    return XReportPrinted(expected)


@dataclass(frozen=True, slots=True)
class AskDrawer:
    drawer: str


def _drawer(unit: Unit, house: House, query: AskDrawer) -> DrawerState:
    """What must lie in a drawer now: its float, plus what came, less what went (F14)."""
    shift = unit.cash.open_shift(query.drawer)
    movements = tuple(unit.cash.movements(shift.id)) if shift else ()
    paid = tuple(unit.plays.paid_in(shift.id)) if shift else ()
    balance, ceiling = unit.cash.balance(drawer_account(query.drawer)), house.settings.drawer_ceiling
    over = shift is not None and bool(ceiling) and balance > ceiling
    return DrawerState(query.drawer, shift, balance, movements, paid, over)


drawer = reading(_drawer)


@dataclass(frozen=True, slots=True)
class AskShifts:
    """From the first to the last day, both included; of one point of sale, or of all."""

    first: date
    last: date
    point_of_sale: str | None = None


@dataclass(frozen=True, slots=True)
class ShiftLine:
    """A shift of the past or of now, with the names of who opened and who closed it."""

    past: PastShift
    opened_by: str
    closed_by: str


def _shifts(unit: Unit, _house: House, query: AskShifts) -> tuple[ShiftLine, ...]:
    """The latest first."""
    found = unit.cash.shifts(day_bounds(query.first)[0], day_bounds(query.last)[1])
    return tuple(
        ShiftLine(
            each,
            _name(unit, each.shift.operator),
            _name(unit, each.closing.operator) if each.closing else "",
        )
        for each in found
        if query.point_of_sale in (None, each.shift.point_of_sale)
    )


shifts = reading(_shifts)


def _name(unit: Unit, operator: str) -> str:
    found = unit.people.operator(operator)
    return found.name if found else operator
