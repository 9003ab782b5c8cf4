"""A dealer at his own table: taking it, calling the chief, passing on a rebuy, who has come to sit there
(HOUSE H2, POKER P4, P5)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from app.domain.errors import Code, Refused
from app.domain.poker.context import Context, known_player, require_in_play, require_running_life
from app.domain.poker.facts import CallAnswered, ChiefCalled, DealerSeated, MovesMade, RebuyAsked
from app.domain.poker.sales import decide_rebuy
from app.domain.poker.state import Tournament


def decide_take_table(state: Tournament, table: int, dealer: str) -> tuple[DealerSeated]:
    """He deals there from now on, whoever dealt before. Raises Refused `stopped`, `unknown`."""
    _require_open(state, table)
    return (DealerSeated(table, dealer),)


def require_own_table(state: Tournament, dealer: str, tables: Iterable[int | None]) -> None:
    """A dealer acts at the table where he deals and nowhere else.

    Raises Refused `not_allowed` with the table that is not his.
    """
    for table in tables:
        if table is None or state.dealers.get(table) != dealer:
            raise Refused(Code.NOT_ALLOWED, table=table)


def decide_call_chief(state: Tournament, table: int, context: Context) -> tuple[ChiefCalled, ...]:
    """The chief is wanted at the table; () where he is called already. Raises Refused `stopped`,
    `unknown`."""
    _require_open(state, table)
    return () if table in state.calls else (ChiefCalled(table, context.now),)


def decide_answer_call(state: Tournament, table: int) -> tuple[CallAnswered]:
    """Somebody of the floor came. Raises Refused `unknown` where nobody was called."""
    if table not in state.calls:
        raise Refused(Code.UNKNOWN, table=table)
    return (CallAnswered(table),)


def decide_ask_rebuy(state: Tournament, player: str, context: Context, *, asked: bool) -> tuple[RebuyAsked]:
    """The desk is told that a player wants a rebuy, or no longer; nothing is sold by it.

    Raises Refused `not_in_play`, and for what could not be sold what `sales.decide_rebuy` says.
    """
    require_in_play(state, player)
    if asked:
        decide_rebuy(state, player, context)
    return (RebuyAsked(player, context.now if asked else None),)


def decide_moves_made(state: Tournament, players: Sequence[str]) -> tuple[MovesMade, ...]:
    """They sit where they were drawn to; () where all of them do already. Raises Refused `stopped`,
    `unknown`."""
    require_running_life(state)
    for player in players:
        known_player(state, player)
    moved = tuple(player for player in players if player in state.moving)
    return (MovesMade(moved),) if moved else ()


def _require_open(state: Tournament, table: int) -> None:
    require_running_life(state)
    if table not in state.tables:
        raise Refused(Code.UNKNOWN, table=table)
