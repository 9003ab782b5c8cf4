"""The dealer's station: who deals where, calls to the chief, rebuys, moves made (HOUSE H2, POKER P4, P5)."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime

from app.domain.house.rights import Act, Operator, Role
from app.domain.poker import station
from app.domain.poker.context import known_player
from app.domain.poker.facts import ChipsCounted
from app.domain.poker.state import Tournament
from app.ports.store import Unit
from app.services.act import Work, act, reading
from app.services.house import House
from app.services.poker.folding import context, load, record


def ensure_own_table(work: Work, state: Tournament, *players: str, table: int | None = None) -> None:
    """A dealer who has no other right to this act does it at his own table only (HOUSE H2).

    Raises Refused(not_allowed) with the table, Refused(unknown) for a player who is not of the
    tournament.
    """
    operator = work.operator(work.origin.operator)
    if not _only_deals(operator, work.act):
        return
    tables = [known_player(state, player).table for player in players]
    station.require_own_table(state, operator.id, tables if players else [table])


def _only_deals(operator: Operator, wanted: Act) -> bool:
    others = Operator(operator.id, operator.name, operator.roles - {Role.DEALER})
    return Role.DEALER in operator.roles and not others.may(wanted)


@dataclass(frozen=True, slots=True)
class AtTable:
    tournament: str
    table: int


@dataclass(frozen=True, slots=True)
class TableTaken:
    table: int
    dealer: str


@act(Act.TAKE_TABLE)
def take_table(work: Work, command: AtTable) -> TableTaken:
    """Whoever is logged in deals at the table from now on. Refusals of `station.decide_take_table`."""
    state = _state(work, command.tournament)
    dealer = work.origin.operator
    record(work, state, station.decide_take_table(state, command.table, dealer))
    return TableTaken(command.table, dealer)


@dataclass(frozen=True, slots=True)
class Called:
    """`waiting`: the table waits for its chief now."""

    table: int
    waiting: bool


@act(Act.CALL_CHIEF)
def call_chief(work: Work, command: AtTable) -> Called:
    """The table's floor chief is wanted. Refusals of `station.decide_call_chief`."""
    state = _state(work, command.tournament)
    ensure_own_table(work, state, table=command.table)
    record(work, state, station.decide_call_chief(state, command.table, context(work, state)))
    return Called(command.table, waiting=True)


@act(Act.ANSWER_CALL)
def answer_call(work: Work, command: AtTable) -> Called:
    """The chief is there. Raises Refused(unknown) where nobody was called."""
    state = _state(work, command.tournament)
    record(work, state, station.decide_answer_call(state, command.table))
    return Called(command.table, waiting=False)


@dataclass(frozen=True, slots=True)
class AskRebuy:
    """`asked` False takes it back."""

    tournament: str
    player: str
    asked: bool = True


@dataclass(frozen=True, slots=True)
class RebuyPassedOn:
    player: str
    asked: bool


@act(Act.ASK_REBUY)
def ask_rebuy(work: Work, command: AskRebuy) -> RebuyPassedOn:
    """The desk sees who wants a rebuy. Refusals of `station.decide_ask_rebuy`."""
    state = _state(work, command.tournament)
    ensure_own_table(work, state, command.player)
    facts = station.decide_ask_rebuy(state, command.player, context(work, state), asked=command.asked)
    record(work, state, facts)
    return RebuyPassedOn(command.player, command.asked)


@dataclass(frozen=True, slots=True)
class MakeMoves:
    """`players` sit where they were drawn to."""

    tournament: str
    players: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class MovesLeft:
    """How many others are still on their way."""

    moves: int


@act(Act.MAKE_MOVES)
def make_moves(work: Work, command: MakeMoves) -> MovesLeft:
    """Told to every station; a dealer tells it of those who come to his table. Refusals of
    `station.decide_moves_made`."""
    state = _state(work, command.tournament)
    ensure_own_table(work, state, *command.players)
    after = record(work, state, station.decide_moves_made(state, command.players))
    return MovesLeft(len(after.moves_to_be_made()))


@dataclass(frozen=True, slots=True)
class AskCounts:
    tournament: str


@dataclass(frozen=True, slots=True)
class LastCounts:
    """When each player's chips, and each table, were last counted."""

    players: dict[str, datetime] = field(default_factory=dict)
    tables: dict[int, datetime] = field(default_factory=dict)


def _last_counts(unit: Unit, _house: House, query: AskCounts) -> LastCounts:
    """Raises Refused(unknown)."""
    load(unit, query.tournament)
    found = LastCounts()
    for each in unit.tournaments.facts(query.tournament):
        if isinstance(each.fact, ChipsCounted):
            found.tables[each.fact.table] = each.at
            found.players.update(dict.fromkeys(each.fact.stacks, each.at))
    return found


last_counts = reading(_last_counts)


def _state(work: Work, tournament: str) -> Tournament:
    work.subject = f"tournament {tournament}"
    return load(work.unit, tournament)
