"""Who stands at the desk, and whether he is somebody on a list (POKER P3)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from datetime import date
from itertools import product

from rapidfuzz.distance import OSA

from app.domain.poker.names import letters, names_of, spellings

FULL_AGE = 18
LIST_AGE_DAYS = 31


@dataclass(frozen=True, slots=True)
class IdentityDocument:
    """Passport, identity card, residence permit. `expires` is its last valid day."""

    kind: str
    number: str
    expires: date | None = None


@dataclass(frozen=True, slots=True)
class Person:
    """Civil status, address and document, as the bulletin has them; empty where not yet known."""

    surname: str = ""
    given_names: str = ""
    born: date | None = None
    birth_name: str = ""
    birth_place: str = ""
    nationality: str = ""
    address: str = ""
    document: IdentityDocument | None = None


@dataclass(frozen=True, slots=True)
class Listed:
    """One record of a list: banned, employed or limited. `record` is its identifier there."""

    record: str
    person: Person


@dataclass(frozen=True, slots=True)
class Registers:
    """The lists that everybody is looked up in, and the day of the banned one.

    Without `banned_as_of` the age of the list is not looked at.
    """

    banned: Sequence[Listed] = ()
    employees: Sequence[Listed] = ()
    limited: Sequence[Listed] = ()
    banned_as_of: date | None = None
    longest_age_days: int = LIST_AGE_DAYS

    def outdated(self, today: date) -> bool:
        if self.banned_as_of is None:
            return False
        return (today - self.banned_as_of).days > self.longest_age_days


@dataclass(frozen=True, slots=True)
class _Names:
    """The names of a person, ready to compare."""

    surnames: frozenset[str]
    given: frozenset[str]
    words: frozenset[str] = field(default_factory=frozenset)

    @classmethod
    def of(cls, person: Person) -> _Names:
        surnames = frozenset(letters(name) for name in (person.surname, person.birth_name) if name.strip())
        return cls(surnames, spellings(person.given_names), names_of(person.given_names))

    def same_surname(self, other: _Names) -> bool:
        return not self.surnames.isdisjoint(other.surnames)

    def same(self, other: _Names) -> bool:
        return self.same_surname(other) and not self.given.isdisjoint(other.given)

    def one_slip_apart(self, other: _Names) -> bool:
        """One letter wrong, missing, too many, or two neighbours swapped, in all names together."""
        surname = min(
            (OSA.distance(a, b, score_cutoff=1) for a, b in product(self.surnames, other.surnames)),
            default=2,
        )
        if surname > 1:
            return False
        given = min(OSA.distance(a, b, score_cutoff=1) for a, b in product(self.given, other.given))
        return surname + given == 1

    def some_names_shared(self, other: _Names) -> bool:
        return self.same_surname(other) and not self.words.isdisjoint(other.words)


def same_person(one: Person, other: Person) -> bool:
    """Whether names and birth date are those of one person.

    Accents, hyphens, apostrophes, case and the order of given names do not count, and a birth name
    answers to a usual name.
    """
    return one.born is not None and one.born == other.born and _Names.of(one).same(_Names.of(other))


def near_match(one: Person, other: Person) -> bool:
    """Whether a typing slip may part two records of one person; never true of `same_person`.

    Same birth date and one slip in the names; same names and one digit of the birth date wrong; same
    birth date and surname and some, but not all, given names in common.
    """
    if one.born is None or other.born is None:
        return False
    if one.born == other.born:
        mine, theirs = _Names.of(one), _Names.of(other)
        if mine.same(theirs):
            return False
        return mine.one_slip_apart(theirs) or mine.some_names_shared(theirs)
    return _one_digit_apart(one.born, other.born) and _Names.of(one).same(_Names.of(other))


def _one_digit_apart(one: date, other: date) -> bool:
    return sum(a != b for a, b in zip(one.isoformat(), other.isoformat(), strict=True)) == 1


def found(person: Person, records: Iterable[Listed]) -> tuple[str, ...]:
    """The records that are this very person."""
    return tuple(each.record for each in records if same_person(person, each.person))


def nearly_found(person: Person, records: Iterable[Listed]) -> tuple[str, ...]:
    """The records that may be this person, misspelt."""
    return tuple(each.record for each in records if near_match(person, each.person))


def of_age(born: date, on: date) -> bool:
    """Whether who was `born` then is 18 `on` that day; born on 29 February: from 1 March on."""
    return (on.year - FULL_AGE, on.month, on.day) >= (born.year, born.month, born.day)


def missing_fields(person: Person) -> tuple[str, ...]:
    """The fields that the bulletin can't do without and that are empty (POKER P3)."""
    document = person.document
    empty = {
        "surname": not person.surname.strip(),
        "birth_name": not person.birth_name.strip(),
        "given_names": not person.given_names.strip(),
        "born": person.born is None,
        "birth_place": not person.birth_place.strip(),
        "nationality": not person.nationality.strip(),
        "address": not person.address.strip(),
        "document": document is None or not document.kind.strip() or not document.number.strip(),
    }
    return tuple(name for name, is_empty in empty.items() if is_empty)
