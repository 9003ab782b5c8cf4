"""Payout tables: how the pool is shared by the number of entries, and what is wrong (POKER P1, P6)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from decimal import Decimal
from enum import StrEnum
from itertools import pairwise


@dataclass(frozen=True, slots=True)
class Payout:
    """One row of a payout table: the percentages from so many entries on."""

    from_entries: int
    percentages: tuple[Decimal, ...]


class PayoutFault(StrEnum):
    """Why prizes can't be proposed by a row."""

    NOT_FROM_ONE = "not_from_one"
    NOT_RISING = "not_rising"
    NOT_100 = "not_100"
    NOT_FALLING = "not_falling"
    NOT_ABOVE_ZERO = "not_above_zero"
    MORE_PLACES_THAN_ENTRIES = "more_places_than_entries"


def percentages_for(payouts: Sequence[Payout], entries: int) -> tuple[Decimal, ...]:
    """The row of a table for so many entries; () where it has none for so few."""
    fitting = [row for row in payouts if row.from_entries <= entries]
    return max(fitting, key=lambda row: row.from_entries).percentages if fitting else ()


def payout_faults(payouts: Sequence[Payout]) -> Mapping[int, tuple[PayoutFault, ...]]:
    """All that is wrong with a table at once, by the place of the row, from 0.

    The first row begins with one entry and the others rise; each row's percentages make 100, are above
    zero, never rise from a place to the next, and are no more than the entries it begins with.
    """
    found = {}
    for at, row in enumerate(payouts):
        before = payouts[at - 1].from_entries if at else 0
        parts = row.percentages
        broken = {
            PayoutFault.NOT_FROM_ONE: at == 0 and row.from_entries != 1,
            PayoutFault.NOT_RISING: at > 0 and row.from_entries <= before,
            PayoutFault.NOT_100: sum(parts) != 100,
            PayoutFault.NOT_FALLING: any(one < two for one, two in pairwise(parts)),
            PayoutFault.NOT_ABOVE_ZERO: any(part <= 0 for part in parts),
            PayoutFault.MORE_PLACES_THAN_ENTRIES: len(parts) > max(row.from_entries, 1),
        }
        faults = tuple(fault for fault, is_broken in broken.items() if is_broken)
        if faults:
            found[at] = faults
    return found
