"""The day sealed, and the clock recorded as set back (HOUSE H4)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from app.codec import canonical
from app.documents.closing import day_closure
from app.domain.errors import Code, Refused
from app.domain.house.rights import Act
from app.domain.house.shifts import Closure, turnover
from app.domain.values import Money, business_day
from app.services.act import Work, act


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
    in none or in two. All drawers must be closed.

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
        turnover=takings,
        perpetual=takings + (before.perpetual if before else Money.ZERO),
        signature="",
        closed_at=work.now,
    )
    signed = replace(closure, signature=work.house.keys.sign(canonical(closure).encode()).hex())
    work.subject = day.isoformat()
    work.unit.cash.add_closure(signed)
    work.print(day_closure(signed, work.origin.station))
    return DayClosed(head.number, head.hash, takings, signed.perpetual)


@act(Act.RECORD_CLOCK)
def record_clock(work: Work, command: RecordClock) -> ClockRecorded:
    """The clock was set back, and acts go on from there. Raises Refused(reason_required)."""
    if not command.reason.strip():
        raise Refused(Code.REASON_REQUIRED)
    work.unit.journal.record_clock(work.now, command.reason)
    return ClockRecorded(work.unit.journal.head().number + 1)
