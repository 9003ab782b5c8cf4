"""Evenings of one tournament: bags at the close, seats at the next opening; the button (POKER P1, P4)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from app.domain.house.rights import Act
from app.domain.poker import play, sessions
from app.services.act import Work, act
from app.services.poker.floor import Done, OnFloor
from app.services.poker.folding import context, load, record
from app.services.poker.seats import SeatsGiven, give_seats
from app.services.poker.tables import ensure_own_table


@dataclass(frozen=True, slots=True)
class CloseSession:
    """`bags` are the chips counted of everybody in play."""

    tournament: str
    bags: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class SessionEnded:
    """`session` is the one that ended; `difference` the bags less the chips in play."""

    session: int
    counted: int
    difference: int


@act(Act.CLOSE_SESSION)
def close_session(work: Work, command: CloseSession) -> SessionEnded:
    """The day's play is over. Refusals in the order of `sessions.decide_close_session`."""
    work.subject = f"tournament {command.tournament}"
    state = load(work.unit, command.tournament)
    [closed] = sessions.decide_close_session(state, command.bags, context(work, state))
    seen = play.view_count(record(work, state, (closed,)))
    return SessionEnded(closed.session, seen.counted, seen.difference or 0)


@act(Act.OPEN_SESSION)
def open_session(work: Work, command: OnFloor) -> SeatsGiven:
    """The next session, at the same seats (then no moves) or at new ones, with a card for each.

    Refusals in the order of `sessions.decide_open_session`.
    """
    work.subject = f"tournament {command.tournament}"
    state = load(work.unit, command.tournament)
    return give_seats(work, state, sessions.decide_open_session(state, context(work, state)))


@dataclass(frozen=True, slots=True)
class PlaceButton:
    tournament: str
    table: int
    seat: int


@act(Act.PLACE_BUTTON)
def place_button(work: Work, command: PlaceButton) -> Done:
    """Where the dealer button lies, so that moves can go by position. Raises Refused(unknown)."""
    work.subject = f"tournament {command.tournament}"
    state = load(work.unit, command.tournament)
    ensure_own_table(work, state, table=command.table)
    record(work, state, sessions.decide_button(state, command.table, command.seat))
    return Done(command.tournament)
