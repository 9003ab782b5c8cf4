"""Sharing the tables among floor chiefs, without Qt (POKER P4, art. 57-1)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from app.domain.house.rights import Operator, Role
from app.domain.poker.floor import FEWEST_TABLES, MOST_TABLES


def shared(tables: Sequence[int], chiefs: Sequence[str]) -> Mapping[str, tuple[int, ...]]:
    """Neighbouring tables for each chief, as evenly as can be; whoever comes last may get none."""
    if not chiefs:
        return {}
    fewer, more = divmod(len(tables), len(chiefs))
    found: dict[str, tuple[int, ...]] = {}
    at = 0
    for place, chief in enumerate(chiefs):
        count = fewer + (place < more)
        found[chief] = tuple(tables[at : at + count])
        at += count
    return found


def proposed(tables: Sequence[int], watchers: Sequence[Operator]) -> tuple[str, ...]:
    """Who is proposed as chief: those whose function it is, others where they are too few."""
    fewest = max(1, -(-len(tables) // MOST_TABLES))
    most = max(1, len(tables) // FEWEST_TABLES)
    by_function = sorted(watchers, key=lambda each: Role.CHIEF not in each.roles)
    functions = sum(Role.CHIEF in each.roles for each in watchers)
    return tuple(each.id for each in by_function[: min(most, max(fewest, functions))])


def as_ranges(tables: Sequence[int]) -> tuple[tuple[int, int], ...]:
    """`(1, 2, 3, 7)` as `((1, 3), (7, 7))`."""
    found: list[tuple[int, int]] = []
    for table in tables:
        if found and found[-1][1] == table - 1:
            found[-1] = (found[-1][0], table)
        else:
            found.append((table, table))
    return tuple(found)
