"""The tournament's frame: created, changed, put off, cancelled, stopped; its notices (POKER P1, P2, P8)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime

from app.domain.house.cash import Ledger, transfer
from app.domain.house.rights import Act
from app.domain.poker import calendar, creation
from app.domain.poker.calendar import Notice, NoticeState
from app.domain.poker.context import Context
from app.domain.poker.facts import NoticeKind
from app.domain.poker.fold import apply
from app.domain.poker.state import Tournament
from app.domain.poker.terms import Terms, amended
from app.ports.store import Unit
from app.services.act import Work, act, reading
from app.services.house import House
from app.services.poker.folding import context, first_context, load, record


@dataclass(frozen=True, slots=True)
class CreateTournament:
    """`notices_elsewhere`: the legal notices are kept by other means and count as sent in time."""

    terms: Terms
    notices_elsewhere: bool = False


@dataclass(frozen=True, slots=True)
class ChangeTournament:
    """`before` are the terms that were read and changed into `terms`, where somebody had them before him."""

    tournament: str
    terms: Terms
    before: Terms | None = None


@dataclass(frozen=True, slots=True)
class Postpone:
    tournament: str
    starts_at: datetime
    reason: str


@dataclass(frozen=True, slots=True)
class EndTournament:
    """Cancel before the start, or stop after it."""

    tournament: str
    reason: str


@dataclass(frozen=True, slots=True)
class SendNotice:
    tournament: str
    kind: NoticeKind


@dataclass(frozen=True, slots=True)
class TournamentNamed:
    tournament: str


@dataclass(frozen=True, slots=True)
class NoticeGiven:
    state: NoticeState


@act(Act.CREATE_TOURNAMENT)
def create_tournament(work: Work, command: CreateTournament) -> TournamentNamed:
    """Raises Refused with every rule of P1 that is broken."""
    name = work.unit.tournaments.next_name()
    facts = creation.decide_create(
        name, command.terms, first_context(work, name), notices_elsewhere=command.notices_elsewhere
    )
    work.subject = f"tournament {name}"
    work.unit.tournaments.append(name, facts, work.now)
    return TournamentNamed(name)


@act(Act.CHANGE_TOURNAMENT)
def change_tournament(work: Work, command: ChangeTournament) -> TournamentNamed:
    """New terms for what is to come. Raises Refused as `creation.decide_change`."""
    state = _state(work, command.tournament)
    terms = amended(state.terms, command.before, command.terms) if command.before else command.terms
    record(work, state, creation.decide_change(state, terms, context(work, state)))
    return TournamentNamed(command.tournament)


@act(Act.POSTPONE)
def postpone(work: Work, command: Postpone) -> TournamentNamed:
    """Another start; entries stay. Raises Refused as `creation.decide_postpone`."""
    state = _state(work, command.tournament)
    facts = creation.decide_postpone(state, command.starts_at, command.reason, context(work, state))
    record(work, state, facts)
    return TournamentNamed(command.tournament)


@act(Act.CANCEL_TOURNAMENT)
def cancel_tournament(work: Work, command: EndTournament) -> TournamentNamed:
    """Raises Refused as `creation.decide_cancel`; never for lateness."""
    state = _state(work, command.tournament)
    record(work, state, creation.decide_cancel(state, command.reason))
    return TournamentNamed(command.tournament)


@act(Act.STOP)
def stop_tournament(work: Work, command: EndTournament) -> TournamentNamed:
    """Stopped for a grave reason; what the casino added to the prizes is its own again.

    Raises Refused as `creation.decide_stop`.
    """
    state = _state(work, command.tournament)
    record(work, state, creation.decide_stop(state, command.reason, context(work, state)))
    if state.prizes is not None:
        work.post(*transfer(Ledger.CONTRIBUTIONS, Ledger.PRIZE_POOL, state.prizes.contribution_cash))
    return TournamentNamed(command.tournament)


@act(Act.SEND_NOTICE)
def send_notice(work: Work, command: SendNotice) -> NoticeGiven:
    """The notice is sent now; a late one is recorded too, and shows as late (P2)."""
    state = _state(work, command.tournament)
    [fact] = calendar.decide_notice(command.kind, Context(work.now))
    record(work, state, (fact,))
    known = calendar.notices(apply(state, fact), work.now)
    sent = known[command.kind].state if command.kind in known else NoticeState.SENT
    return NoticeGiven(sent)


def _state(work: Work, tournament: str) -> Tournament:
    work.subject = f"tournament {tournament}"
    return load(work.unit, tournament)


@dataclass(frozen=True, slots=True)
class AskTournament:
    tournament: str


def _tournament(unit: Unit, _house: House, query: AskTournament) -> Tournament:
    """The whole state of a tournament. Raises Refused(unknown)."""
    return load(unit, query.tournament)


tournament = reading(_tournament)


@dataclass(frozen=True, slots=True)
class AskTournaments:
    """All tournaments of the house."""


def _tournaments(unit: Unit, _house: House, _query: AskTournaments) -> Sequence[Tournament]:
    """All tournaments, oldest first."""
    return tuple(load(unit, name) for name in unit.tournaments.names())


tournaments = reading(_tournaments)


def _notices(unit: Unit, house: House, query: AskTournament) -> Mapping[NoticeKind, Notice]:
    """The legal calendar of a tournament now (P2)."""
    return calendar.notices(load(unit, query.tournament), house.clock.now())


notices = reading(_notices)
