"""A tournament over several sessions: bags at the close, seats at the next opening (POKER P1, P4)."""

from __future__ import annotations

from collections.abc import Mapping

from app.domain.errors import Code, Refused
from app.domain.poker.context import Context, require_in_play, require_running_life, require_started
from app.domain.poker.drawing import draw_session
from app.domain.poker.facts import ButtonPlaced, SeatsDrawn, SessionClosed, SessionOpened
from app.domain.poker.seating import TableSeat
from app.domain.poker.state import Tournament


def decide_close_session(
    state: Tournament, bags: Mapping[str, int], context: Context
) -> tuple[SessionClosed]:
    """The day is over: everybody's chips are counted into his bag, and the clock stands.

    A count that is not what should lie on a table is kept, and shows as its difference. Raises
    Refused `stopped`, `not_started`, `already_finished`, `not_finished` in the last session,
    `not_in_play` for a bag of somebody else's, `unknown` with the players whose bag is missing or
    empty.
    """
    require_started(state)
    if state.finish is not None or state.clock is None:
        raise Refused(Code.ALREADY_FINISHED)
    if state.session >= len(state.terms.sessions):
        raise Refused(Code.NOT_FINISHED, in_play=state.in_play)
    for player in bags:
        require_in_play(state, player)
    missing = tuple(player for player in state.seated() if bags.get(player, 0) < 1)
    if missing:
        raise Refused(Code.UNKNOWN, players=missing)
    stands = state.clock.at(state.terms.levels, context.now)
    return (
        SessionClosed(state.session, dict(bags), stands.paused(context.now) if stands.running() else stands),
    )


def decide_open_session(
    state: Tournament, context: Context
) -> tuple[SessionOpened] | tuple[SessionOpened, SeatsDrawn]:
    """The next session: the clock goes on, at the same seats or, where the rules say so, at new ones.

    Raises Refused `stopped`, `not_started`, `already_started` where no session was closed.
    """
    require_running_life(state)
    if not state.started or state.clock is None:
        raise Refused(Code.NOT_STARTED)
    if not state.between_sessions:
        raise Refused(Code.ALREADY_STARTED)
    opened = SessionOpened(state.session, state.clock.resumed(context.now))
    if not state.terms.redraw_between_sessions:
        return (opened,)
    return (opened, draw_session(state, context))


def decide_button(state: Tournament, table: int, seat: int) -> tuple[ButtonPlaced]:
    """Where the button lies; moves by position are made from it. Raises Refused `stopped`, `unknown`."""
    require_running_life(state)
    if table not in state.tables or not 1 <= seat <= state.terms.seats:
        raise Refused(Code.UNKNOWN, table=table, seat=seat)
    return (ButtonPlaced(table, seat),)


def next_big_blinds(state: Tournament) -> tuple[TableSeat, ...]:
    """The seat of the next big blind at every table whose button is known: the third after it.

    Heads-up the button itself is the small blind, so that the next big blind is the button's own.
    """
    found = []
    for table, seated in sorted(state.room().occupied.items()):
        button = state.buttons.get(table)
        if button is None or len(seated) < 2:
            continue
        order = sorted(seated, key=lambda seat: (seat <= button, seat))
        found.append(TableSeat(table, order[2 % len(order)] if len(order) > 2 else order[-1]))
    return tuple(found)
