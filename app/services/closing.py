"""The day sealed, and the clock recorded as set back (HOUSE H4)."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from datetime import date

from app.codec import canonical
from app.documents.closing import day_closure, period_closure
from app.domain.betting.orders import OrderTotal, order_totals
from app.domain.errors import Code, Refused
from app.domain.house.keeping import PeriodClosure, add_up, days_of, ended_periods
from app.domain.house.rights import Act
from app.domain.house.shifts import Closure, MovementTotal, Shift, turnover
from app.domain.values import Money, business_day
from app.ports.store import Unit
from app.services.act import Work, act, reading
from app.services.house import House
from app.services.privacy import erase_due


@dataclass(frozen=True, slots=True)
class CloseDay:
    """Seal the totals of the day."""


@dataclass(frozen=True, slots=True)
class DayClosed:
    """`records` is how many entries the closure witnesses, `head` the hash of the last of them."""

    records: int
    head: str
    turnover: Money
    perpetual: Money


@dataclass(frozen=True, slots=True)
class RecordClock:
    reason: str


@dataclass(frozen=True, slots=True)
class ClockRecorded:
    number: int


@act(Act.CLOSE_DAY)
def close_day(work: Work, _command: CloseDay) -> DayClosed:
    """Print and sign the day's closure: all that was sealed since the one before, so that no act is
    in none or in two. All drawers must be closed. The month and the year that the day before was the
    last of are closed with it, so that nobody can forget them.

    Raises Refused(shift_open) naming the drawers, Refused(day_closed) on a day that is.
    """
    work.require_clock()
    open_shifts = work.unit.cash.open_shifts()
    if open_shifts:
        raise Refused(Code.SHIFT_OPEN, drawers=[shift.drawer for shift in open_shifts])
    day = business_day(work.now)
    before = work.unit.cash.last_closure()
    if before is not None and before.day >= day:
        raise Refused(Code.DAY_CLOSED, day=before.day)
    uncertified = _uncertified(work)
    for period in ended_periods(before.day, day) if before else ():
        _close_period(work, period, uncertified)
    head = work.unit.journal.head()
    first = before.last + 1 if before else 1
    movements = tuple(work.unit.cash.movements_since(first))
    takings = turnover(movements)
    closure = Closure(
        day=day,
        first=first,
        last=head.number,
        head=head.hash,
        movements=movements,
        orders=order_totals(work.unit.orders.requested_since(first)),
        turnover=takings,
        perpetual=takings + (before.perpetual if before else Money.ZERO),
        uncertified=uncertified,
        signature="",
        closed_at=work.now,
    )
    signed = replace(closure, signature=_sign(work, closure))
    work.subject = day.isoformat()
    erase_due(work)
    work.unit.cash.add_closure(signed)
    work.print(day_closure(signed, work.origin.station))
    return DayClosed(head.number, head.hash, takings, signed.perpetual)


@dataclass(frozen=True, slots=True)
class AskDay:
    """How the day stands before it is closed."""


@dataclass(frozen=True, slots=True)
class DayState:
    """What a closure would seal now, and what stands in its way.

    `closed` is whether this day has its closure already; `perpetual` is the total up to the last one.
    `orders` are the gains asked for by cheque and by transfer, which move no drawer's money.
    """

    day: date
    closed: bool
    open_shifts: tuple[Shift, ...]
    movements: tuple[MovementTotal, ...]
    orders: tuple[OrderTotal, ...]
    turnover: Money
    perpetual: Money
    records: int
    head: str


def _day(unit: Unit, house: House, _query: AskDay) -> DayState:
    day, before, head = business_day(house.clock.now()), unit.cash.last_closure(), unit.journal.head()
    first = before.last + 1 if before else 1
    movements = tuple(unit.cash.movements_since(first))
    return DayState(
        day=day,
        closed=before is not None and before.day >= day,
        open_shifts=tuple(unit.cash.open_shifts()),
        movements=movements,
        orders=order_totals(unit.orders.requested_since(first)),
        turnover=turnover(movements),
        perpetual=before.perpetual if before else Money.ZERO,
        records=head.number,
        head=head.hash,
    )


day_state = reading(_day)


def _close_period(work: Work, period: str, uncertified: tuple[str, ...]) -> None:
    """Seal and print a month or a year from the closures of its days (HOUSE H4)."""
    days = tuple(work.unit.keeping.closures(*days_of(period)))
    closure = add_up(period, days, uncertified, work.now)
    signed = replace(closure, signature=_sign(work, closure))
    work.unit.keeping.add_period(signed)
    work.print(period_closure(signed, work.origin.station))


def signed_text(closure: Closure | PeriodClosure) -> str:
    """What is signed of a closure: its canonical text without the signature.

    One without gains by cheque or transfer says nothing of them, as those from before they were sealed:
    the signatures of these stay right.
    """
    said = {each.name: getattr(closure, each.name) for each in fields(closure)} | {"signature": ""}
    if not closure.orders:
        del said["orders"]
    return canonical(said)


def _sign(work: Work, closure: Closure | PeriodClosure) -> str:
    return work.house.keys.sign(signed_text(closure).encode()).hex()


def _uncertified(work: Work) -> tuple[str, ...]:
    """Tournaments played to their end whose rake nobody has certified (register 11 ter)."""
    tournaments = work.unit.tournaments
    states = (tournaments.state(name) for name in tournaments.names())
    return tuple(state.terms.name for state in states if state and state.finish and not state.certified)


@act(Act.RECORD_CLOCK)
def record_clock(work: Work, command: RecordClock) -> ClockRecorded:
    """The clock was set back, and acts go on from there. Raises Refused(reason_required)."""
    if not command.reason.strip():
        raise Refused(Code.REASON_REQUIRED)
    work.unit.journal.record_clock(work.now, command.reason)
    return ClockRecorded(work.unit.journal.head().number + 1)
