"""Tournaments, persons and lists, as the store keeps them (POKER)."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date, datetime
from enum import StrEnum
from typing import Protocol

from app.domain.poker.facts import Fact
from app.domain.poker.persons import Listed, Person
from app.domain.poker.state import Tournament


class Register(StrEnum):
    """The lists that everybody is looked up in."""

    BANNED = "banned"
    EMPLOYEES = "employees"
    LIMITED = "limited"


@dataclass(frozen=True, slots=True)
class NumberedFact:
    """A fact with its place in the tournament's life."""

    sequence: int
    at: datetime
    fact: Fact


class Tournaments(Protocol):
    """Each tournament is the fold of its facts; the facts are sealed rows of the journal."""

    def names(self) -> Sequence[str]:
        """Identifiers of all tournaments, oldest first."""

    def next_name(self) -> str: ...

    def state(self, tournament: str) -> Tournament | None: ...

    def facts(self, tournament: str) -> Sequence[NumberedFact]: ...

    def append(self, tournament: str, facts: Iterable[Fact], at: datetime) -> None: ...


class Persons(Protocol):
    """Personal data, apart from the journal and erasable; the journal holds salted commitments (H9)."""

    def keep_winner(self, identification: str, salt: str, data: str, at: datetime) -> None:
        """Who is paid for a ticket, in place of what was kept before; five years from 5,000 € on (11.3)."""

    def winner(self, identification: str) -> str | None:
        """What `keep_winner` kept for a ticket."""

    def winners_between(self, start: datetime, end: datetime) -> Mapping[str, str]:
        """What was kept in a stretch of time, by ticket."""

    def person(self, person: str) -> Person | None: ...

    def persons(self, names: Collection[str]) -> dict[str, Person]: ...

    def born_on(self, born: date) -> Sequence[tuple[str, Person]]:
        """Everybody known who was born that day: among them is whoever comes back."""

    def next_name(self) -> str:
        """The identifier that the next new person gets: eight digits."""

    def keep(self, name: str, person: Person, salt: str, at: datetime) -> None:
        """Keep a new person, or what is new about one (another address, another document)."""

    def enlist(self, register: Register, person: Person, salt: str, at: datetime) -> str: ...

    def replace_list(
        self, register: Register, persons: Mapping[Person, str], as_of: date, at: datetime
    ) -> tuple[int, int]:
        """Make a list hold exactly `persons`, each with its salt, as it stood on `as_of`.

        Who stays keeps his record. Returns how many were added and how many taken away.
        """

    def list_date(self, register: Register) -> date | None:
        """The day of the list as it was last imported; None where it never was."""

    def listed(self, register: Register, born: Collection[date]) -> Sequence[Listed]:
        """The records of a list whose birth date is one of these."""
