"""Badges: given, taken away, and shown before the PIN where the house asks for them (HOUSE H2)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import datetime

from app.domain.betting.ticket_numbers import BAR_CODE_DIGITS, IDENTIFICATION_DIGITS
from app.domain.errors import Code, Refused
from app.domain.house.people import BADGE_LASTS, NOBODY, BadgeUse, Tries, is_badge
from app.domain.house.rights import Act, Operator
from app.domain.poker.receipts import read_receipt
from app.ports.store import Unit
from app.services.act import Work, act
from app.services.house import House, Origin
from app.services.tries import lock_of


@dataclass(frozen=True, slots=True)
class GiveBadge:
    """`code` is what the scanner reads of it; only its keyed digest is kept."""

    operator: str
    code: str


@dataclass(frozen=True, slots=True)
class TakeBadge:
    """A badge that is lost or given back opens nothing any more."""

    operator: str


@dataclass(frozen=True, slots=True)
class BadgeChanged:
    operator: str


@act(Act.GIVE_BADGE)
def give_badge(work: Work, command: GiveBadge) -> BadgeChanged:
    """The badge that somebody had before is no longer his.

    Raises Refused(badge_refused) for what is no badge or somebody else's, which `holder` names;
    Refused(not_allowed) for somebody unknown.
    """
    work.operator(command.operator)
    if not is_badge(command.code):
        raise Refused(Code.BADGE_REFUSED)
    people, digest = work.unit.people, work.house.pins.badge_digest(command.code)
    holder = people.badge_holder(digest)
    if holder is not None and holder != command.operator:
        raise Refused(Code.BADGE_REFUSED, holder=work.operator(holder).name)
    people.set_badge(command.operator, digest, work.now)
    work.subject = command.operator
    return BadgeChanged(command.operator)


@act(Act.TAKE_BADGE)
def take_badge(work: Work, command: TakeBadge) -> BadgeChanged:
    """Raises Refused(badge_refused) where he has none, Refused(badge_last), Refused(not_allowed)."""
    work.operator(command.operator)
    people = work.unit.people
    if not people.badge(command.operator):
        raise Refused(Code.BADGE_REFUSED)
    ensure_way_in(work, work.house.settings.badge, without=command.operator)
    people.set_badge(command.operator, "", work.now)
    work.subject = command.operator
    return BadgeChanged(command.operator)


def ensure_way_in(work: Work, use: BadgeUse, *, without: str = "") -> None:
    """Where badges are required, somebody must be left who can log in and change that again; `without` is
    who can't any more after the act.

    Raises Refused(badge_last).
    """
    people = work.unit.people
    if use is BadgeUse.REQUIRED and not any(
        each.id != without and each.may(Act.CHANGE_SETTING) and people.badge(each.id)
        for each in people.operators()
    ):
        raise Refused(Code.BADGE_LAST)


def ensure_badge_shown(work: Work, operator: str) -> None:
    """A PIN is taken only after its badge, where the house requires that.

    The badge counts at the station where it was shown, for a minute, and for one right PIN.
    Raises Refused(badge_needed).
    """
    if work.house.settings.badge is not BadgeUse.REQUIRED:
        return
    shown = work.unit.people.badge_shown(operator, work.origin.station)
    if shown is None or work.now - shown > BADGE_LASTS:
        raise Refused(Code.BADGE_NEEDED, operator=operator)


@dataclass(frozen=True, slots=True)
class _Showing:
    operator: str


@act(Act.SHOW_BADGE)
def _show(work: Work, command: _Showing) -> BadgeChanged:
    _ensure_not_locked(work.house, work.unit, work.origin.station)
    work.unit.people.show_badge(command.operator, work.origin.station, work.now)
    work.subject = command.operator
    return BadgeChanged(command.operator)


@dataclass(frozen=True, slots=True)
class ShownBadge:
    """Whose badge was scanned, None for nobody's, which is recorded; then `tries_left` and `locked_until`
    say how many more there may be, and how long further ones are of no use. `is_paper`: it was a ticket or
    a receipt of this house, which is no try of a badge."""

    owner: Operator | None
    is_paper: bool = False
    tries_left: int = 0
    locked_until: datetime | None = None


@dataclass(frozen=True, slots=True)
class _Unknown:
    """Not even the code is kept: it may be one digit away from somebody's."""


@act(Act.SHOW_BADGE, admits=False)
def _count(work: Work, _command: _Unknown) -> ShownBadge:
    house, station, people = work.house, work.origin.station, work.unit.people
    _ensure_not_locked(house, work.unit, station)
    tries = Tries(people.badge_tries(station).failures + 1, work.now)
    people.record_try(NOBODY, station, work.now, right=False)
    left = max(0, house.settings.pin_tries - tries.failures)
    return ShownBadge(None, tries_left=left, locked_until=lock_of(house, tries))


def show_badge(house: House, origin: Origin, code: str) -> ShownBadge:
    """Whose badge was scanned at the station; nobody's where badges are off.

    It opens nothing by itself. Recorded where badges are required: his PIN is taken after it. Badges that
    are nobody's are slowed, station by station, as wrong PINs are, and until then nothing is said of any
    (HOUSE H2). Raises Refused(badge_locked).
    """
    with house.store.read() as unit:
        chosen = house.as_chosen(unit)
        if chosen.settings.badge is BadgeUse.OFF or not is_badge(code):
            return ShownBadge(None)
        _ensure_not_locked(chosen, unit, origin.station)
        holder = unit.people.badge_holder(house.pins.badge_digest(code))
        found = unit.people.operator(holder) if holder is not None else None
        if holder is None and _is_paper(house, unit, code):
            return ShownBadge(None, is_paper=True)
    if found is None or not found.roles:
        return _count(house, origin, _Unknown())
    if chosen.settings.badge is BadgeUse.REQUIRED:
        _show(house, replace(origin, operator=found.id), _Showing(found.id))
    return ShownBadge(found)


def _ensure_not_locked(house: House, unit: Unit, station: str) -> None:
    until = lock_of(house, unit.people.badge_tries(station))
    if until is not None and house.clock.now() < until:
        raise Refused(Code.BADGE_LOCKED, until=until)


def _is_paper(house: House, unit: Unit, code: str) -> bool:
    """A ticket that was sold here or a receipt that the house's key made: scanned before the log-in, it
    must not cost the next one his badge."""
    if len(code) == BAR_CODE_DIGITS:
        return unit.plays.play(code[:IDENTIFICATION_DIGITS]) is not None
    try:
        read_receipt(house.keys.control_mac, code)
    except Refused:
        return False
    return True
