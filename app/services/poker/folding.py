"""What every act on a tournament does: load its state, decide, append the facts."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime

from app.domain.errors import Code, Refused
from app.domain.poker.context import Context
from app.domain.poker.draw import commitment_of
from app.domain.poker.facts import Fact
from app.domain.poker.fold import apply
from app.domain.poker.state import Tournament
from app.ports.store import Unit
from app.services.act import Work
from app.services.house import House


def load(unit: Unit, tournament: str) -> Tournament:
    """Raises Refused(unknown)."""
    state = unit.tournaments.state(tournament)
    if state is None:
        raise Refused(Code.UNKNOWN, tournament=tournament)
    return state


def context(work: Work, state: Tournament) -> Context:
    """The instant, the seed that the tournament committed to, and the commitment to the next one."""
    return context_at(work.house, state, work.now)


def context_at(house: House, state: Tournament, now: datetime) -> Context:
    """The context of an act at `now`, also of one that is only tried."""
    following = draw_seed(house, state.tournament, state.draws + 1)
    seed = draw_seed(house, state.tournament, state.draws)
    return Context(now, seed, commitment_of(following))


def first_context(work: Work, tournament: str) -> Context:
    """The context of a creation, which commits to the seed of the first draw."""
    return Context(work.now, next_commitment=commitment_of(draw_seed(work.house, tournament, 0)))


def draw_seed(house: House, tournament: str, number: int) -> bytes:
    """The seed of a tournament's n-th draw: nobody without the house's key can foresee it."""
    return house.keys.control_mac(f"draw:{tournament}:{number}".encode("ascii"))


def record(work: Work, state: Tournament, facts: Iterable[Fact]) -> Tournament:
    """Append the facts; returns the tournament after them."""
    kept = tuple(facts)
    work.unit.tournaments.append(state.tournament, kept, work.now)
    for fact in kept:
        state = apply(state, fact)
    return state
