"""Floor chiefs and the start (POKER P4, P2; arrêté, art. 57-1)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from app.domain.errors import Code, Refused
from app.domain.poker.calendar import missing_notices
from app.domain.poker.clock import level_begun
from app.domain.poker.context import Context, require_reason, require_running_life
from app.domain.poker.facts import ChiefsAssigned, ChiefTables, Override, TournamentStarted
from app.domain.poker.state import Tournament

FEWEST_TABLES = 2
MOST_TABLES = 10


def decide_chiefs(state: Tournament, assign: Mapping[str, Sequence[int]]) -> tuple[ChiefsAssigned]:
    """Which chief watches which tables, whole. Raises Refused `stopped`."""
    require_running_life(state)
    chiefs = tuple(ChiefTables(chief, tuple(sorted(set(tables)))) for chief, tables in assign.items())
    return (ChiefsAssigned(chiefs),)


def chief_problems(state: Tournament) -> Mapping[Code, tuple[int, ...]]:
    """What is wrong with the watch over the open tables, and at which.

    Each table needs a chief, each chief 2 to 10 tables that are neighbours among the open ones; a
    single open table with one chief is right.
    """
    tables = state.tables
    watched = {each.chief: [table for table in each.tables if table in tables] for each in state.chiefs}
    found: dict[Code, list[int]] = {}
    everyone = {table for watch in watched.values() for table in watch}
    missing = [table for table in tables if table not in everyone]
    if missing:
        found[Code.CHIEF_MISSING] = missing
    for watch in watched.values():
        for code in _wrong_with(watch, tables):
            found.setdefault(code, []).extend(watch)
    order = (Code.CHIEF_MISSING, Code.CHIEF_TOO_FEW, Code.CHIEF_TOO_MANY, Code.CHIEF_NOT_ADJACENT)
    return {code: tuple(sorted(set(found[code]))) for code in order if code in found}


def _wrong_with(watch: list[int], tables: tuple[int, ...]) -> tuple[Code, ...]:
    if not watch or len(tables) == 1:
        return ()
    places = [tables.index(table) for table in watch]
    wrong = {
        Code.CHIEF_TOO_FEW: len(watch) < FEWEST_TABLES,
        Code.CHIEF_TOO_MANY: len(watch) > MOST_TABLES,
        Code.CHIEF_NOT_ADJACENT: places[-1] - places[0] + 1 != len(places),
    }
    return tuple(code for code, is_wrong in wrong.items() if is_wrong)


def decide_start(
    state: Tournament, context: Context, override: Override | None = None
) -> tuple[TournamentStarted]:
    """The first level begins. `override` is the casino director's, and covers notices and chiefs.

    Raises Refused, in this order: `stopped`, `already_started`, `reason_required` (an override
    without one), `not_drawn`, then `notice_missing` or the first `chief_` code, with all that is wrong
    in the details.
    """
    require_running_life(state)
    if state.started:
        raise Refused(Code.ALREADY_STARTED)
    reason = require_reason(override.reason) if override else ""
    if not state.drawn:
        raise Refused(Code.NOT_DRAWN)
    missing = missing_notices(state, context.now)
    problems = chief_problems(state)
    if override is None:
        if missing:
            raise Refused(Code.NOTICE_MISSING, kinds=missing, problems=problems)
        for code in problems:
            raise Refused(code, problems=problems)
    waived = tuple(code.value for code in ((Code.NOTICE_MISSING,) if missing else ()) + tuple(problems))
    kept = Override(override.by, reason, waived) if override else None
    return (TournamentStarted(context.now, level_begun(1, state.terms.levels, context.now), kept),)
