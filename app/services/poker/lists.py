"""Persons, and the lists that everybody is looked up in (POKER P3)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date

from app.domain.house.rights import Act
from app.domain.poker.admission import Applicant, Decisions
from app.domain.poker.persons import Person, Registers, same_person
from app.ports.poker import Register
from app.ports.store import Unit
from app.services.act import Work, act
from app.services.house import House


@dataclass(frozen=True, slots=True)
class Enlist:
    """Put a person on a list."""

    person: Person


@dataclass(frozen=True, slots=True)
class Enlisted:
    record: str


@act(Act.BAN)
def ban(work: Work, command: Enlist) -> Enlisted:
    """A person banned from gaming (art. R. 321-28)."""
    return _enlist(work, Register.BANNED, command)


@act(Act.EMPLOY)
def employ(work: Work, command: Enlist) -> Enlisted:
    """A person who works for the casino and never plays (art. 57-7)."""
    return _enlist(work, Register.EMPLOYEES, command)


@act(Act.LIMIT_ACCESS)
def limit_access(work: Work, command: Enlist) -> Enlisted:
    """A person who asked for a voluntary limit."""
    return _enlist(work, Register.LIMITED, command)


def _enlist(work: Work, register: Register, command: Enlist) -> Enlisted:
    number = work.unit.persons.enlist(register, command.person, _salt(work), work.now)
    work.subject = f"{register} {number}"
    return Enlisted(number)


def applicant(work: Work, person: Person, decisions: Decisions) -> Applicant:
    """Who stands at the desk, with the records of the lists that may be about him."""
    return looked_up(work.unit, work.house, person, decisions)


def looked_up(unit: Unit, house: House, person: Person, decisions: Decisions | None = None) -> Applicant:
    """A person under the identifier that he has, or would get, with what the lists say about him."""
    return Applicant(known_as(unit, person), person, registers(unit, house, person), decisions or Decisions())


def known_player(work: Work, player: str, decisions: Decisions) -> Applicant:
    """Somebody registered who comes back, looked up anew: a ban that came later counts."""
    return looked_up_again(work.unit, work.house, player, decisions)


def looked_up_again(unit: Unit, house: House, player: str, decisions: Decisions | None = None) -> Applicant:
    """A player with what the lists say about him today."""
    person = unit.persons.person(player) or Person()
    return Applicant(player, person, registers(unit, house, person), decisions or Decisions())


def registers(unit: Unit, house: House, person: Person) -> Registers:
    """The records born on the same day, or one digit of a date away."""
    days = _near_dates(person.born)
    listed = unit.persons.listed
    return Registers(
        banned=listed(Register.BANNED, days),
        employees=listed(Register.EMPLOYEES, days),
        limited=listed(Register.LIMITED, days),
        banned_as_of=unit.persons.list_date(Register.BANNED),
        longest_age_days=house.settings.ban_list_days,
    )


def known_as(unit: Unit, person: Person) -> str:
    """The identifier of `person`: his own if the house knows him, the next free one if not."""
    if person.born is not None:
        for name, other in unit.persons.born_on(person.born):
            if same_person(person, other):
                return name
    return unit.persons.next_name()


def keep(work: Work, name: str, person: Person) -> None:
    """Keep a person under his identifier, new or changed."""
    if work.unit.persons.person(name) != person:
        work.unit.persons.keep(name, person, _salt(work), work.now)


def _salt(work: Work) -> str:
    return work.house.randomness.bytes(16).hex()


def _near_dates(born: date | None) -> frozenset[date]:
    return frozenset(_one_digit_apart(born)) if born else frozenset()


def _one_digit_apart(born: date) -> Iterable[date]:
    yield born
    text = born.isoformat()
    for place, digit in enumerate(text):
        if digit == "-":
            continue
        for other in "0123456789":
            try:
                yield date.fromisoformat(text[:place] + other + text[place + 1 :])
            except ValueError:
                continue
