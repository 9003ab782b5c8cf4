"""The verifications of an entry one by one, as the desk shows them while the form is filled (POKER P3).

What refuses an entry is decided in `desk`, in its own order; here every rule answers for itself.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import date
from enum import StrEnum

from app.domain.errors import Code, Refused
from app.domain.poker.admission import (
    Applicant,
    look_up_banned,
    look_up_employee,
    look_up_limited,
    require_fresh_list,
)
from app.domain.poker.context import Context
from app.domain.poker.desk import is_full_for, require_new
from app.domain.poker.persons import Person, of_age
from app.domain.poker.state import Tournament


class Check(StrEnum):
    DOCUMENT = "document"
    AGE = "age"
    BANNED = "banned"
    EMPLOYEE = "employee"
    LIMIT = "limit"
    ONE_ENTRY = "one_entry"
    PLACE = "place"


@dataclass(frozen=True, slots=True)
class CheckFound:
    """`refusal` is what the rule says against the person. What is not `known` yet was not asked."""

    check: Check
    known: bool = True
    refusal: Refused | None = None

    @property
    def passed(self) -> bool:
        return self.known and self.refusal is None


def check_entry(state: Tournament, applicant: Applicant, context: Context) -> tuple[CheckFound, ...]:
    """Every verification of an entry, in the order of the form; nothing is raised."""
    person = applicant.person
    named = _is_named(person)
    document = person.document
    return (
        _found(
            Check.DOCUMENT, lambda: _document(person, context.today), known=bool(document and document.number)
        ),
        _found(Check.AGE, lambda: _age(person, context.today), known=person.born is not None),
        _found(Check.BANNED, lambda: _banned(state, applicant, context), known=named),
        _found(Check.EMPLOYEE, lambda: look_up_employee(applicant), known=named),
        _found(Check.LIMIT, lambda: look_up_limited(applicant, _cleared(state, applicant)), known=named),
        _found(Check.ONE_ENTRY, lambda: _one_entry(state, applicant), known=named),
        _found(Check.PLACE, lambda: _place(state, applicant)),
    )


def _is_named(person: Person) -> bool:
    return bool(person.surname.strip() and person.given_names.strip() and person.born)


def _found(check: Check, ask: Callable[[], object], *, known: bool = True) -> CheckFound:
    if not known:
        return CheckFound(check, known=False)
    try:
        ask()
    except Refused as refused:
        return CheckFound(check, refusal=refused)
    return CheckFound(check)


def _document(person: Person, today: date) -> None:
    expires = person.document.expires if person.document else None
    if expires is not None and expires < today:
        raise Refused(Code.DOCUMENT_EXPIRED, expires=expires)


def _age(person: Person, today: date) -> None:
    if person.born is not None and not of_age(person.born, today):
        raise Refused(Code.MINOR, born=person.born)


def _cleared(state: Tournament, applicant: Applicant) -> tuple[str, ...]:
    known = state.players.get(applicant.player)
    return known.cleared if known else ()


def _banned(state: Tournament, applicant: Applicant, context: Context) -> None:
    require_fresh_list(applicant, context)
    look_up_banned(applicant, _cleared(state, applicant))


def _one_entry(state: Tournament, applicant: Applicant) -> None:
    require_new(state.players.get(applicant.player), may_hold_a_place=True, would_wait=False)


def _place(state: Tournament, applicant: Applicant) -> None:
    if is_full_for(state, applicant.player):
        raise Refused(Code.FULL, waiting=len(state.waiting))
