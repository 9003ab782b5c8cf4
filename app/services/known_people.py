"""Whoever the house keeps data of, found by name or number (HOUSE H9, art. 11.4)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from app.domain.betting.payment import Sharer, Winner
from app.domain.house.keeping import PrivacyAct
from app.domain.house.rights import Act
from app.domain.poker.names import words
from app.domain.poker.persons import Person
from app.ports.store import Unit
from app.services.act import reading
from app.services.betting.winners import Kept, kept
from app.services.house import House
from app.services.privacy import PersonalData


@dataclass(frozen=True, slots=True)
class Search:
    """Part of a name, a player's number or a ticket's; accents and capitals make no difference."""

    text: str
    limit: int = 30


@dataclass(frozen=True, slots=True)
class Known:
    """Somebody whose data is kept: a player as a person, the winners of a ticket as they are kept."""

    data: PersonalData
    person: Person | None = None
    winners: Kept = ()

    @property
    def name(self) -> str:
        if self.person is not None:
            return f"{self.person.surname} {self.person.given_names}".strip()
        return ", ".join(map(_name_of, self.winners))


def _search(unit: Unit, _house: House, query: Search) -> Sequence[Known]:
    wanted, number = words(query.text), query.text.replace(" ", "")
    found: list[Known] = []
    if not wanted:
        return ()
    for play, data in unit.privacy.winners():
        known = Known(PersonalData(play=play), winners=kept(data))
        if play == number or _is_named(known, wanted):
            found.append(known)
    for name, person in unit.privacy.people():
        known = Known(PersonalData(person=name), person=person)
        if name == number or _is_named(known, wanted):
            found.append(known)
    return tuple(found[: query.limit])


search = reading(_search, Act.EXPORT_PERSON)
"""Whoever is known by a name or a number; for those who may hand data out. Raises Refused(not_allowed)."""


@dataclass(frozen=True, slots=True)
class History:
    """What is known around somebody: his tournaments, and what was done with his data before."""

    tournaments: tuple[str, ...]
    acts: tuple[PrivacyAct, ...]


def _history(unit: Unit, _house: House, data: PersonalData) -> History:
    tournaments = unit.privacy.tournaments_of(data.person) if data.person else ()
    acts = tuple(each for each in unit.keeping.privacy_acts() if each.subject == data.subject)
    return History(tuple(tournaments), acts)


history = reading(_history, Act.EXPORT_PERSON)


def _name_of(winner: Winner | Sharer) -> str:
    return winner.name if isinstance(winner, Sharer) else f"{winner.surname} {winner.given_names}".strip()


def _is_named(known: Known, wanted: tuple[str, ...]) -> bool:
    """Each word begins one of the names."""
    names = words(known.name)
    return all(any(name.startswith(word) for name in names) for word in wanted)
