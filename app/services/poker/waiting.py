"""Who waits for a place, whose place is held and passed on, who has not paid yet (POKER P3)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta

from app.domain.house.rights import Act
from app.domain.poker.desk import decide_withdraw
from app.domain.poker.facts import PreRegistered, WaitingListJoined
from app.domain.poker.fold import apply
from app.domain.poker.names import words
from app.domain.poker.persons import Person
from app.domain.poker.state import PlayerState, Tournament
from app.domain.values import Money
from app.ports.poker import NumberedFact
from app.ports.store import Unit
from app.services.act import Work, act, reading
from app.services.house import House
from app.services.poker.folding import load, record


@dataclass(frozen=True, slots=True)
class AskWaiting:
    tournament: str


@dataclass(frozen=True, slots=True)
class Waits:
    """Somebody on the waiting list, `position` from 1. `offered_at`: since then a place is held for him,
    until `held_until`; both None while he only waits."""

    player: str
    person: Person
    position: int
    since: datetime
    offered_at: datetime | None = None
    held_until: datetime | None = None

    def is_past(self, now: datetime) -> bool:
        """Whether he had his time, so that the place passes on to the next."""
        return self.held_until is not None and now > self.held_until


@dataclass(frozen=True, slots=True)
class Unpaid:
    """Somebody who holds a place and has paid nothing."""

    player: str
    person: Person
    since: datetime


@dataclass(frozen=True, slots=True)
class Paid:
    """Somebody who has paid `amount` and may still give his place back, the tournament not having begun."""

    player: str
    person: Person
    amount: Money


@dataclass(frozen=True, slots=True)
class WaitingRoom:
    """`waiting` in the order of arrival, `unpaid` and `paid` by name; `free` are the places that nobody
    holds."""

    tournament: Tournament
    waiting: tuple[Waits, ...]
    unpaid: tuple[Unpaid, ...]
    free: int
    paid: tuple[Paid, ...] = ()


def _waiting(unit: Unit, house: House, query: AskWaiting) -> WaitingRoom:
    """Raises Refused(unknown)."""
    state = load(unit, query.tournament)
    held = [name for name, each in state.players.items() if each.state is PlayerState.PRE_REGISTERED]
    bought = _who_paid(state)
    persons = unit.persons.persons([*state.waiting, *held, *bought])
    waits = bool(state.waiting or held)
    arrivals, offers = _instants(unit.tournaments.facts(query.tournament)) if waits else ({}, {})
    minutes = timedelta(minutes=house.settings.offer_minutes)
    waiting = tuple(
        Waits(
            player=player,
            person=persons.get(player, Person()),
            position=position,
            since=arrivals[player],
            offered_at=offers.get(player),
            held_until=offers[player] + minutes if player in offers else None,
        )
        for position, player in enumerate(state.waiting, 1)
    )
    unpaid = [Unpaid(player, persons.get(player, Person()), arrivals[player]) for player in held]
    free = max(0, state.terms.capacity - state.places_held() - len(state.waiting))
    paid = [Paid(player, persons.get(player, Person()), state.players[player].paid) for player in bought]
    return WaitingRoom(
        state,
        waiting,
        tuple(sorted(unpaid, key=_by_name)),
        free,
        tuple(sorted(paid, key=_by_name)),
    )


def _who_paid(state: Tournament) -> list[str]:
    """Who may still withdraw and be paid back: nobody once it has begun, or was called off."""
    if state.started or state.over:
        return []
    return [name for name, each in state.players.items() if each.entered is not None]


def _by_name(each: Unpaid | Paid) -> tuple[object, ...]:
    return (words(f"{each.person.surname} {each.person.given_names}"), each.player)


def _instants(facts: Iterable[NumberedFact]) -> tuple[dict[str, datetime], dict[str, datetime]]:
    """When each came, and since when a place is held for each of those for whom one is."""
    state: Tournament | None = None
    arrivals: dict[str, datetime] = {}
    offers: dict[str, datetime] = {}
    for each in facts:
        state = apply(state, each.fact)
        if isinstance(each.fact, PreRegistered | WaitingListJoined):
            arrivals[each.fact.player] = each.at
        offers = {player: offers.get(player, each.at) for player in state.offered()}
    return arrivals, offers


waiting = reading(_waiting)


@dataclass(frozen=True, slots=True)
class AskPast:
    """Those of all tournaments who had their time."""


def _past(unit: Unit, house: House, _query: AskPast) -> Mapping[str, tuple[str, ...]]:
    """By tournament: for whom a place was held in vain, so that it is to be passed on."""
    minutes, now = timedelta(minutes=house.settings.offer_minutes), house.clock.now()
    found = {name: _in_vain(unit, load(unit, name), minutes, now) for name in unit.tournaments.names()}
    return {name: players for name, players in found.items() if players}


past = reading(_past)


@dataclass(frozen=True, slots=True)
class PassOn:
    tournament: str


@dataclass(frozen=True, slots=True)
class PassedOn:
    """Who is off the list, and for whom places are held now."""

    gone: tuple[str, ...]
    offered_to: tuple[str, ...]


@act(Act.WITHDRAW)
def pass_on(work: Work, command: PassOn) -> PassedOn:
    """Who had his time leaves the list; the next have theirs from now on. Nobody, where another station
    was first. Raises Refused(unknown, clock_wrong)."""
    work.require_clock()
    work.subject = f"tournament {command.tournament}"
    state = load(work.unit, command.tournament)
    minutes = timedelta(minutes=work.house.settings.offer_minutes)
    gone = _in_vain(work.unit, state, minutes, work.now)
    after = state
    for player in gone:
        after = record(work, after, decide_withdraw(after, player))
    return PassedOn(gone, tuple(each for each in after.offered() if each not in state.offered()))


def _in_vain(unit: Unit, state: Tournament, minutes: timedelta, now: datetime) -> tuple[str, ...]:
    """Of a tournament that may still be entered: for whom a place is held for longer than `minutes`."""
    enters = state.late_entry_open(now) if state.started else not state.over
    offered = state.offered()
    if not (enters and offered):
        return ()
    _, offers = _instants(unit.tournaments.facts(state.tournament))
    return tuple(player for player in offered if now > offers[player] + minutes)
