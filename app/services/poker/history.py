"""After the tournament: a player's history, and results as a sheet to take away (POKER P10)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from app.documents.tournament_lists import result_rows
from app.domain.errors import Code, Refused
from app.domain.house.rights import Act
from app.domain.poker.names import words
from app.domain.poker.persons import Person, found
from app.domain.poker.prizes import prize_of
from app.domain.poker.ranking import Place, places
from app.domain.poker.state import PlayerState
from app.domain.values import Money
from app.ports.store import Unit
from app.services.act import Work, act, reading
from app.services.files.sheets import sheet
from app.services.house import House
from app.services.poker.folding import load
from app.services.poker.lists import registers

_HEADS = ("Place", "Joueur", "Prix", "Lot en nature", "État")
_STATES = {
    PlayerState.REGISTERED: "inscrit",
    PlayerState.CHECKED_IN: "pointé",
    PlayerState.IN_PLAY: "en jeu",
    PlayerState.OUT: "éliminé",
    PlayerState.EXPELLED: "exclu",
}


@dataclass(frozen=True, slots=True)
class AskPlayers:
    """Part of a name; accents and capitals make no difference."""

    text: str
    limit: int = 50


@dataclass(frozen=True, slots=True)
class KnownPlayer:
    player: str
    person: Person


def _players(unit: Unit, _house: House, query: AskPlayers) -> Sequence[KnownPlayer]:
    """Who is called so, by name; nobody where nothing is asked."""
    wanted = words(query.text)
    if not wanted:
        return ()
    found = [KnownPlayer(name, person) for name, person in unit.privacy.people() if _is_named(person, wanted)]
    return tuple(sorted(found, key=lambda each: (words(each.person.surname), each.player))[: query.limit])


def _is_named(person: Person, wanted: Sequence[str]) -> bool:
    names = words(f"{person.surname} {person.birth_name} {person.given_names}")
    return all(any(name.startswith(word) for name in names) for word in wanted)


players = reading(_players, Act.DECIDE_NEAR_MATCH)
"""For those who compare persons. Raises Refused(not_allowed)."""


@dataclass(frozen=True, slots=True)
class AskHistory:
    """`player` is the identifier of the person, the same in all tournaments."""

    player: str


@dataclass(frozen=True, slots=True)
class Played:
    """One tournament of a player. `won` is his prize, vouchers included; `place` None without one."""

    tournament: str
    name: str
    starts_at: datetime
    state: PlayerState
    place: Place | None
    paid: Money
    rebuys: int
    won: Money


@dataclass(frozen=True, slots=True)
class PlayerHistory:
    """`played` are all tournaments that he entered or waits for, the latest first; `banned` and `limited`
    what the lists say today."""

    person: Person
    played: Sequence[Played]
    banned: bool
    limited: bool


def _history(unit: Unit, house: House, query: AskHistory) -> PlayerHistory:
    """Raises Refused(unknown) for nobody."""
    person = unit.persons.person(query.player)
    if person is None:
        raise Refused(Code.UNKNOWN, player=query.player)
    lists = registers(unit, house, person)
    return PlayerHistory(
        person=person,
        played=_played(unit, query),
        banned=bool(found(person, lists.banned)),
        limited=bool(found(person, lists.limited)),
    )


def _played(unit: Unit, query: AskHistory) -> Sequence[Played]:
    entries = []
    for name in unit.privacy.tournaments_of(query.player):
        state = load(unit, name)
        entry = state.players.get(query.player)
        if entry is None:
            continue
        entries.append(
            Played(
                tournament=name,
                name=state.terms.name,
                starts_at=state.terms.starts_at,
                state=entry.state,
                place=places(state).get(query.player),
                paid=entry.paid,
                rebuys=entry.rebuys,
                won=prize_of(state, query.player),
            )
        )
    return tuple(sorted(entries, key=lambda each: (each.starts_at, each.tournament), reverse=True))


history = reading(_history, Act.DECIDE_NEAR_MATCH)
"""For those who compare persons. Raises Refused(not_allowed, unknown)."""


@dataclass(frozen=True, slots=True)
class ExportResults:
    tournament: str


@dataclass(frozen=True, slots=True)
class ResultsExported:
    """`rows` players are in the file."""

    name: str
    rows: int


@act(Act.EXPORT_TOURNAMENT)
def export_results(work: Work, command: ExportResults) -> ResultsExported:
    """That results leave the house is journalled; `results_sheet` makes the file."""
    state = load(work.unit, command.tournament)
    work.subject = f"tournament {command.tournament}"
    rows = sum(entry.entered is not None for entry in state.players.values())
    return ResultsExported(f"resultats-{command.tournament}.csv", rows)


def _results_sheet(unit: Unit, _house: House, query: ExportResults) -> str:
    """Places, names and prizes as CSV that no spreadsheet takes for formulas. Raises Refused(unknown)."""
    state = load(unit, query.tournament)
    persons = unit.persons.persons(list(state.players))
    rows = result_rows(state, persons)
    return sheet(
        _HEADS,
        ((place, name, prize, things, _STATES[PlayerState(was)]) for place, name, prize, things, was in rows),
    )


results_sheet = reading(_results_sheet, Act.EXPORT_TOURNAMENT)
