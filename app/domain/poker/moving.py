"""Moves that were drawn and have not been made yet: who still sits elsewhere, and why he goes (POKER P4)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from app.domain.poker.facts import DrawKind, SeatsDrawn


class MoveReason(StrEnum):
    """Why a player changes his seat."""

    FINAL_TABLE = "final_table"
    BREAK = "break"
    BALANCE = "balance"


@dataclass(frozen=True, slots=True)
class Moving:
    """Where a player sits until he has moved, and why he is to."""

    table: int
    seat: int
    reason: MoveReason


_MOVES = frozenset({DrawKind.BALANCE, DrawKind.FINAL_TABLE})


def moving_after(
    moving: Mapping[str, Moving], drawn: SeatsDrawn, seats: Mapping[str, tuple[int, int]]
) -> Mapping[str, Moving]:
    """Who is to move once `drawn` is known, in the order of the draws; `seats` are those held before it.

    Who is drawn again before he has moved goes straight to the later seat; where everybody begins anew
    (a new session) nobody is on his way.
    """
    if drawn.kind in (DrawKind.FIRST, DrawKind.SESSION):
        return {}
    after = dict(moving)
    for given in drawn.given:
        on_his_way = after.pop(given.player, None)
        before = seats.get(given.player)
        if drawn.kind not in _MOVES or given.player in drawn.arrivals or before is None:
            continue
        table, seat = (on_his_way.table, on_his_way.seat) if on_his_way else before
        if (table, seat) != (given.table, given.seat):
            after[given.player] = Moving(table, seat, _reason(drawn, before[0]))
    return after


def _reason(drawn: SeatsDrawn, table: int) -> MoveReason:
    if drawn.kind is DrawKind.FINAL_TABLE:
        return MoveReason.FINAL_TABLE
    return MoveReason.BREAK if table in drawn.broken else MoveReason.BALANCE
