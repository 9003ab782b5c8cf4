"""Badges: given, taken away, and shown before the PIN where the house asks for them (HOUSE H2)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from app.domain.errors import Code, Refused
from app.domain.house.people import BADGE_LASTS, BadgeUse, is_badge
from app.domain.house.rights import Act, Operator
from app.services.act import Work, act
from app.services.house import House, Origin


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
    work.unit.people.show_badge(command.operator, work.origin.station, work.now)
    work.subject = command.operator
    return BadgeChanged(command.operator)


def show_badge(house: House, origin: Origin, code: str) -> Operator | None:
    """Whose badge was scanned at the station; None for a code that is nobody's, or where badges are off.

    It opens nothing by itself. Recorded where badges are required: his PIN is taken after it.
    """
    with house.store.read() as unit:
        use = house.as_chosen(unit).settings.badge
        if use is BadgeUse.OFF or not is_badge(code):
            return None
        holder = unit.people.badge_holder(house.pins.badge_digest(code))
        found = unit.people.operator(holder) if holder is not None else None
    if found is None or not found.roles:
        return None
    if use is BadgeUse.REQUIRED:
        _show(house, replace(origin, operator=found.id), _Showing(found.id))
    return found
