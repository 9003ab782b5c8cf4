"""Whether a person may take part: the lists, and who decided otherwise (POKER P3)."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum

from app.domain.errors import Code, Refused
from app.domain.poker.context import Context
from app.domain.poker.facts import Doubt, DoubtLifted
from app.domain.poker.persons import Person, Registers, found, missing_fields, nearly_found, of_age


class Comparison(StrEnum):
    """What a supervisor found when he compared a near match."""

    ANOTHER_PERSON = "accept"
    THE_BANNED_ONE = "reject"


@dataclass(frozen=True, slots=True)
class Decisions:
    """What a supervisor, whose PIN was asked, decided about the person at the desk."""

    supervisor: str = ""
    near_match: Comparison | None = None
    access_accepted: bool = False


@dataclass(frozen=True, slots=True)
class Applicant:
    """Who stands at the desk: `player` is the identifier of `person`, and the lists of the hour."""

    player: str
    person: Person
    registers: Registers = field(default_factory=Registers)
    decisions: Decisions = field(default_factory=Decisions)


def require_identity(person: Person, context: Context) -> None:
    """Raises Refused `identity_missing` with the fields, `document_expired`, `minor`."""
    fields = missing_fields(person)
    if fields or person.born is None:
        raise Refused(Code.IDENTITY_MISSING, fields=fields)
    expires = person.document.expires if person.document else None
    if expires is not None and expires < context.today:
        raise Refused(Code.DOCUMENT_EXPIRED, expires=expires)
    if not of_age(person.born, context.today):
        raise Refused(Code.MINOR, born=person.born)


def require_fresh_list(applicant: Applicant, context: Context) -> None:
    """Raises Refused `list_outdated` when the list of banned persons is too old to register by."""
    if applicant.registers.outdated(context.today):
        raise Refused(Code.LIST_OUTDATED, as_of=applicant.registers.banned_as_of)


def look_up_banned(applicant: Applicant, cleared: tuple[str, ...]) -> tuple[DoubtLifted, ...]:
    """Looks the person up among the banned; `cleared` records were compared before.

    Raises Refused `banned`, `near_match`.
    """
    registers, decisions = applicant.registers, applicant.decisions
    if found(applicant.person, registers.banned):
        raise Refused(Code.BANNED)
    near = tuple(each for each in nearly_found(applicant.person, registers.banned) if each not in cleared)
    if not near:
        return ()
    if decisions.near_match is None:
        raise Refused(Code.NEAR_MATCH, records=near)
    if decisions.near_match is Comparison.THE_BANNED_ONE:
        raise Refused(Code.BANNED, records=near)
    return (DoubtLifted(applicant.player, Doubt.NEAR_MATCH, near, decisions.supervisor),)


def look_up_employee(applicant: Applicant) -> None:
    """Raises Refused `employee`: who works for the casino never plays (art. 57-7)."""
    if found(applicant.person, applicant.registers.employees):
        raise Refused(Code.EMPLOYEE)


def look_up_limited(applicant: Applicant, cleared: tuple[str, ...]) -> tuple[DoubtLifted, ...]:
    """A voluntary limit of access, which a committee member may decide against.

    Raises Refused `access_limited`.
    """
    records = tuple(
        each for each in found(applicant.person, applicant.registers.limited) if each not in cleared
    )
    if not records:
        return ()
    if not applicant.decisions.access_accepted:
        raise Refused(Code.ACCESS_LIMITED)
    return (DoubtLifted(applicant.player, Doubt.ACCESS_LIMIT, records, applicant.decisions.supervisor),)
