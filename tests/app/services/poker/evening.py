"""A tournament at a counter in a test: ten places, rebuys and a re-entry, and who comes to it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import date, timedelta
from typing import Any

from app.demo.founding import tournament_terms
from app.domain.poker.persons import IdentityDocument, Person
from app.domain.poker.state import Tournament
from app.domain.poker.terms import Terms
from app.services.poker import floor
from app.services.poker.desk import AtDesk, Enter, check_in, pre_register, register
from app.services.poker.tournaments import (
    AskTournament,
    CreateTournament,
    create_tournament,
    tournament,
)
from tests.app.services.kit import Counter


def newcomer(surname: str, given_names: str = "Claude", **changes: Any) -> Person:
    """An adult whose bulletin is complete, but for `changes`."""
    whole = Person(
        surname=surname,
        given_names=given_names,
        born=date(1980, 4, 12),
        birth_name=surname,
        birth_place="Brécourt",
        nationality="Française",
        address="1, rue des Tanneurs, 29870 Port-Lazare",
        document=IdentityDocument("passeport", "23XY45678", date(2031, 4, 30)),
    )
    return replace(whole, **changes)


@dataclass(slots=True)
class Evening:
    """`counter` is open; `tournament` is to begin in the evening."""

    counter: Counter
    tournament: str = ""

    def open(self, **changes: Any) -> Evening:
        """Rebuys and a re-entry, but for `changes`."""
        terms: Terms = replace(tournament_terms(), **({"capacity": 10, "reentry": True} | changes))
        command = CreateTournament(terms, notices_elsewhere=True)
        self.tournament = create_tournament(self.counter.house, self.counter.by("diane"), command).tournament
        return self

    def pre_register(self, person: Person, **options: Any) -> str:
        enter = Enter(self.tournament, person, **options)
        return pre_register(self.counter.house, self.counter.by("anna"), enter).player

    def register(self, person: Person, **options: Any) -> str:
        enter = Enter(self.tournament, person, **options)
        return register(self.counter.house, self.counter.by("anna"), enter).player

    def check_in(self, player: str) -> None:
        check_in(self.counter.house, self.counter.by("anna"), AtDesk(self.tournament, player))

    def come(self, *surnames: str) -> list[str]:
        """These pay and are checked in."""
        players = [self.register(newcomer(surname)) for surname in surnames]
        for player in players:
            self.check_in(player)
        return players

    def start(self) -> None:
        """Seats drawn, one chief to all tables, the first level begun."""
        house, by = self.counter.house, self.counter.by
        floor.draw(house, by("clara"), floor.OnFloor(self.tournament))
        watch = {"boris": self.state.tables}
        floor.assign_chiefs(house, by("clara"), floor.AssignChiefs(self.tournament, watch))
        self.counter.clock.set(max(self.counter.clock.now(), self.state.terms.starts_at))
        start = floor.Start(self.tournament)
        floor.start(house, by("clara"), start)

    def eliminate(self, player: str) -> None:
        command = floor.Eliminate(self.tournament, (player,))
        floor.eliminate(self.counter.house, self.counter.by("clara"), command)

    def later(self, **time: float) -> None:
        self.counter.clock.set(self.counter.clock.now() + timedelta(**time))

    @property
    def state(self) -> Tournament:
        query = AskTournament(self.tournament)
        return tournament(self.counter.house, self.counter.by("anna"), query)
