"""Verbs of cash and seal."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from app.domain.house.rights import Act
from app.domain.values import Money
from app.ports.tampering import Tampering
from app.scenarios.reading import ScenarioError, Step
from app.scenarios.verbs import Play, Result, verb
from app.services import cash, closing
from app.services import verify as verifying


@dataclass(frozen=True, slots=True)
class Nothing:
    """A verb without arguments."""


@dataclass(frozen=True, slots=True)
class Opening:
    float: Money


@dataclass(frozen=True, slots=True)
class Counting:
    """One amount, or else pieces by denomination."""

    counted: Money | None = None
    denominations: Mapping[str, int] | None = None

    def __post_init__(self) -> None:
        if (self.counted is None) is (self.denominations is None):
            raise ValueError("a drawer is counted as one amount, or else by denominations")


@dataclass(frozen=True, slots=True)
class Moving:
    amount: Money
    reason: str


@dataclass(frozen=True, slots=True)
class Giving:
    reason: str


@dataclass(frozen=True, slots=True)
class TamperingStep:
    record: str
    how: Tampering


@verb("open_shift", Opening)
def open_shift(play: Play, step: Step, given: Opening) -> Result:
    cash.open_shift(play.house, play.origin(step, Act.OPEN_SHIFT), cash.OpenShift(given.float))
    return {}


@verb("close_shift", Counting)
def close_shift(play: Play, step: Step, given: Counting) -> Result:
    command = cash.CloseShift(given.denominations or {}, given.counted)
    by = step.by or _holder(play, step.point_of_sale)
    closed = cash.close_shift(play.house, play.origin(replace(step, by=by), Act.CLOSE_SHIFT), command)
    return {
        "expected": closed.expected.plain(),
        "counted": closed.counted.plain(),
        "difference": closed.difference.plain(),
    }


def _holder(play: Play, drawer: str) -> str | None:
    """Who opened the drawer: nobody else may close it without a supervisor."""
    with play.house.store.read() as unit:
        shift = unit.cash.open_shift(drawer)
    return shift.operator if shift else None


@verb("cash_in", Moving)
def cash_in(play: Play, step: Step, given: Moving) -> Result:
    moved = cash.cash_in(
        play.house, play.origin(step, Act.CASH_IN), cash.MoveCash(given.amount, given.reason)
    )
    return {"balance": moved.balance.plain()}


@verb("cash_out", Moving)
def cash_out(play: Play, step: Step, given: Moving) -> Result:
    moved = cash.cash_out(
        play.house, play.origin(step, Act.CASH_OUT), cash.MoveCash(given.amount, given.reason)
    )
    return {"balance": moved.balance.plain()}


@verb("drawer", Nothing)
def drawer(play: Play, step: Step, _given: Nothing) -> Result:
    state = cash.drawer(play.house, play.origin(step, Act.READ), cash.AskDrawer(step.point_of_sale))
    return {"balance": state.balance.plain()}


@verb("close_day", Nothing)
def close_day(play: Play, step: Step, _given: Nothing) -> Result:
    closed = closing.close_day(play.house, play.origin(step, Act.CLOSE_DAY), closing.CloseDay())
    return {"records": closed.records, "head": closed.head}


@verb("record_clock", Giving)
def record_clock(play: Play, step: Step, given: Giving) -> Result:
    closing.record_clock(play.house, play.origin(step, Act.RECORD_CLOCK), closing.RecordClock(given.reason))
    return {}


@verb("verify", Nothing)
def verify(play: Play, step: Step, _given: Nothing) -> Result:
    verdict = verifying.verify(play.witnessed or play.house, play.origin(step, Act.READ), None)
    return {"ok": verdict.ok, "records": verdict.records, "first_bad": verdict.first_bad}


@verb("tamper", TamperingStep)
def tamper(play: Play, _step: Step, given: TamperingStep) -> Result:
    records = play.records.get(given.record, range(0))
    if not records:
        raise ScenarioError(f"no record of {given.record} yet")
    for record in records if given.how is Tampering.CHANGE_FACT else records[:1]:
        try:
            play.tamperer.tamper(record, given.how)
        except LookupError:
            continue
        play.tampered()
        return {"record": record}
    raise ScenarioError(f"no record of {given.record} has what could be changed so")
