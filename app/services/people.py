"""Operators: engaged, known by PIN, and approving what others may not do alone (HOUSE H2)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from app.domain.errors import Code, Refused
from app.domain.house.people import Approval, Tries, ensure_pin
from app.domain.house.rights import Act, Operator, Role, ensure_may, who_may
from app.domain.values import Money
from app.ports.store import Unit
from app.services.act import Work, act, reading
from app.services.badges import ensure_badge_shown, ensure_way_in
from app.services.house import House
from app.services.tries import lock_of


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
    """Take somebody on, change his roles, or let him go: without a role he may not even log in.

    Nobody changes roles of his own (HOUSE H2): an administrator can neither give himself the till nor
    leave the house without one. Raises Refused(not_allowed), Refused(reason_required) for a name that
    is empty, Refused(pin_wrong) for a PIN that is not four to six digits, or that a newcomer lacks,
    Refused(pin_obvious), Refused(badge_last) where nobody were left who could log in and change settings.
    """
    known = work.unit.people.operator(command.operator)
    own = command.operator == work.origin.operator
    if own and known is not None and known.roles != frozenset(command.roles):
        raise Refused(Code.NOT_ALLOWED, act=Act.ENGAGE_OPERATOR, own=True)
    if not command.name.strip() or not command.operator.strip():
        raise Refused(Code.REASON_REQUIRED)
    if known is None and command.pin is None:
        raise Refused(Code.PIN_WRONG)
    if not Operator(command.operator, command.name, frozenset(command.roles)).may(Act.CHANGE_SETTING):
        ensure_way_in(work, work.house.settings.badge, without=command.operator)
    _engage(work, command)
    return Engaged(command.operator)


@dataclass(frozen=True, slots=True)
class SetPin:
    """A new PIN for somebody who has forgotten his, or whose PIN has become known."""

    operator: str
    pin: str


@act(Act.SET_PIN)
def set_pin(work: Work, command: SetPin) -> Engaged:
    """The wrong PINs of before no longer count, nor does their lock.

    Raises Refused(pin_wrong) for what is no PIN, Refused(pin_obvious), Refused(not_allowed) for somebody
    unknown.
    """
    ensure_pin(command.pin)
    work.operator(command.operator)
    digest = work.house.pins.digest(command.operator, command.pin)
    work.unit.people.set_pin(command.operator, digest, work.now)
    work.subject = command.operator
    return Engaged(command.operator)


@act(Act.LOG_IN)
def log_in(work: Work, command: LogIn) -> LoggedIn:
    """Check a PIN. Raises Refused(pin_locked) while a lock lasts, Refused(badge_needed) where the house
    takes no PIN without its badge (HOUSE H2)."""
    return _try_pin(work, command.operator, command.pin)


@act(Act.APPROVE)
def approve(work: Work, command: Approve) -> Approved:
    """A supervisor's word, bound to one act, subject and amount; nobody approves his own.

    Raises Refused(not_allowed, pin_locked, badge_needed).
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
    if command.pin is not None:
        ensure_pin(command.pin)
    people = work.unit.people
    people.engage(Operator(command.operator, command.name, frozenset(command.roles)), work.now)
    if command.pin is not None:
        people.set_pin(command.operator, work.house.pins.digest(command.operator, command.pin), work.now)
    work.subject = command.operator


def _try_pin(work: Work, operator: str, pin: str) -> LoggedIn:
    people = work.unit.people
    tries = people.tries(operator)
    until = lock_of(work.house, tries)
    if until is not None and work.now < until:
        raise Refused(Code.PIN_LOCKED, until=until)
    ensure_badge_shown(work, operator)
    digest = people.pin_digest(operator)
    right = digest is not None and work.house.pins.matches(operator, pin, digest)
    people.record_try(operator, work.origin.station, work.now, right=right)
    work.subject = operator
    after = Tries(0, None) if right else Tries(tries.failures + 1, work.now)
    until = lock_of(work.house, after)
    return LoggedIn(right, max(0, work.house.settings.pin_tries - after.failures), until)


@dataclass(frozen=True, slots=True)
class Colleague:
    """An operator as the login page shows him."""

    operator: Operator
    last_login: datetime | None


def colleagues(house: House) -> Sequence[Colleague]:
    """All who may log in, by name; asked before anybody has."""
    with house.store.read() as unit:
        people = unit.people
        working = [each for each in people.operators() if each.roles]
        return tuple(Colleague(each, people.last_login(each.id)) for each in working)


@dataclass(frozen=True, slots=True)
class Member:
    """An operator as an administrator sees him; without a role he has been let go."""

    operator: Operator
    last_login: datetime | None
    failures: int
    locked_until: datetime | None
    has_badge: bool = False


def _members(unit: Unit, house: House, _query: None) -> Sequence[Member]:
    found = []
    for each in unit.people.operators():
        tries = unit.people.tries(each.id)
        until = lock_of(house, tries)
        locked = until if until and house.clock.now() < until else None
        last, badge = unit.people.last_login(each.id), bool(unit.people.badge(each.id))
        found.append(Member(each, last, tries.failures, locked, badge))
    return tuple(found)


members = reading(_members, Act.ENGAGE_OPERATOR)
"""Everybody who ever worked here, by name. Raises Refused(not_allowed)."""


def supervisors(house: House, act_name: Act, asking: str) -> Sequence[Operator]:
    """Who may approve `act_name` for the operator `asking`: never himself."""
    with house.store.read() as unit:
        return tuple(each for each in who_may(act_name, unit.people.operators()) if each.id != asking)
