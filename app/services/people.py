"""Operators: engaged, known by PIN, and approving what others may not do alone (HOUSE H2)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from app.domain.errors import Code, Refused
from app.domain.house.people import Approval, is_pin, locked_until
from app.domain.house.rights import Act, Operator, Role, ensure_may, who_may
from app.domain.values import Money
from app.services.act import Work, act
from app.services.house import House


@dataclass(frozen=True, slots=True)
class Engage:
    """Take on an operator, or change name and roles of one."""

    operator: str
    name: str
    roles: tuple[Role, ...]
    pin: str | None = None


@dataclass(frozen=True, slots=True)
class Engaged:
    operator: str


@dataclass(frozen=True, slots=True)
class LogIn:
    operator: str
    pin: str


@dataclass(frozen=True, slots=True)
class LoggedIn:
    """`right` is False for a wrong PIN, which is recorded as well; `locked_until` says how long
    further tries are of no use."""

    right: bool
    tries_left: int
    locked_until: datetime | None


@dataclass(frozen=True, slots=True)
class Approve:
    """A supervisor's PIN for one act of somebody else."""

    supervisor: str
    pin: str
    act: Act
    subject: str
    amount: Money | None = None
    reason: str = ""


@dataclass(frozen=True, slots=True)
class Approved:
    """`approval` is None for a wrong PIN, which is recorded as well."""

    approval: str | None
    tries_left: int
    locked_until: datetime | None


@act(Act.ENGAGE_OPERATOR)
def engage(work: Work, command: Engage) -> Engaged:
    """Raises Refused(pin_wrong) for a PIN that is not four to six digits."""
    _engage(work, command)
    return Engaged(command.operator)


@dataclass(frozen=True, slots=True)
class SetPin:
    """A new PIN for somebody who has forgotten his, or whose PIN has become known."""

    operator: str
    pin: str


@act(Act.SET_PIN)
def set_pin(work: Work, command: SetPin) -> Engaged:
    """Raises Refused(pin_wrong) for what is no PIN, Refused(not_allowed) for somebody unknown."""
    if not is_pin(command.pin):
        raise Refused(Code.PIN_WRONG)
    work.operator(command.operator)
    digest = work.house.pins.digest(command.operator, command.pin)
    work.unit.people.set_pin(command.operator, digest, work.now)
    work.subject = command.operator
    return Engaged(command.operator)


@act(Act.LOG_IN)
def log_in(work: Work, command: LogIn) -> LoggedIn:
    """Check a PIN. Raises Refused(pin_locked) while a lock lasts (HOUSE H2)."""
    return _try_pin(work, command.operator, command.pin)


@act(Act.APPROVE)
def approve(work: Work, command: Approve) -> Approved:
    """A supervisor's word, bound to one act, subject and amount; nobody approves his own.

    Raises Refused(not_allowed, pin_locked).
    """
    supervisor = work.operator(command.supervisor)
    if command.supervisor == work.origin.operator:
        raise Refused(Code.NOT_ALLOWED, act=command.act, own=True)
    ensure_may(supervisor, command.act)
    tried = _try_pin(work, command.supervisor, command.pin)
    if not tried.right:
        return Approved(None, tried.tries_left, tried.locked_until)
    work.subject = command.subject
    approval = Approval(
        id=work.house.new_id(),
        supervisor=command.supervisor,
        asked_by=work.origin.operator,
        act=command.act,
        subject=command.subject,
        amount=command.amount,
        reason=command.reason,
        at=work.now,
    )
    work.unit.people.add_approval(approval)
    return Approved(approval.id, tried.tries_left, None)


def _engage(work: Work, command: Engage) -> None:
    if command.pin is not None and not is_pin(command.pin):
        raise Refused(Code.PIN_WRONG)
    people = work.unit.people
    people.engage(Operator(command.operator, command.name, frozenset(command.roles)), work.now)
    if command.pin is not None:
        people.set_pin(command.operator, work.house.pins.digest(command.operator, command.pin), work.now)
    work.subject = command.operator


def _try_pin(work: Work, operator: str, pin: str) -> LoggedIn:
    settings, people = work.house.settings, work.unit.people
    tries = people.tries(operator)
    if tries.last_failure is not None:
        until = locked_until(
            tries.failures,
            tries.last_failure,
            tries=settings.pin_tries,
            first_seconds=settings.pin_lock_seconds,
        )
        if until is not None and work.now < until:
            raise Refused(Code.PIN_LOCKED, until=until)
    digest = people.pin_digest(operator)
    right = digest is not None and work.house.pins.matches(operator, pin, digest)
    people.record_try(operator, work.origin.station, work.now, right=right)
    work.subject = operator
    failures = 0 if right else tries.failures + 1
    until = locked_until(
        failures, work.now, tries=settings.pin_tries, first_seconds=settings.pin_lock_seconds
    )
    return LoggedIn(right, max(0, settings.pin_tries - failures), until)


@dataclass(frozen=True, slots=True)
class Colleague:
    """An operator as the login page shows him."""

    operator: Operator
    last_login: datetime | None


def colleagues(house: House) -> Sequence[Colleague]:
    """All who may log in, by name; asked before anybody has."""
    with house.store.read() as unit:
        people = unit.people
        return tuple(Colleague(each, people.last_login(each.id)) for each in people.operators())


def supervisors(house: House, act_name: Act, asking: str) -> Sequence[Operator]:
    """Who may approve `act_name` for the operator `asking`: never himself."""
    with house.store.read() as unit:
        return tuple(each for each in who_may(act_name, unit.people.operators()) if each.id != asking)
