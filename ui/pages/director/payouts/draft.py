"""A payout table while it is edited, and what is wrong with it. No Qt (POKER P1, P6)."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from decimal import Decimal
from enum import StrEnum
from itertools import groupby
from typing import Final

from app.domain.poker.payouts import Payout, PayoutFault, payout_faults


class Unclear(StrEnum):
    """What is typed means no number of entries, or no shares."""

    ENTRIES = "entries"
    SHARES = "shares"


Fault = PayoutFault | Unclear

_MOST_PLACES: Final = 1_000
_COUNTED_FROM: Final = 2
_BETWEEN: Final = re.compile(r"[/;\s]+")
_TIMES: Final = re.compile(r"\s*[×xX*]\s*")
_PART: Final = re.compile(r"(?:(\d{1,4})×)?(\d{1,3}(?:[.,]\d{1,4})?)%?")
_OF_ENTRIES: Final = frozenset(
    {PayoutFault.NOT_FROM_ONE, PayoutFault.NOT_RISING, PayoutFault.MORE_PLACES_THAN_ENTRIES}
)


def shares_of(text: str) -> tuple[Decimal, ...] | None:
    """`50 / 30 / 20`, or `40 / 3 × 20` where places win the same; None for what is no share."""
    found: list[Decimal] = []
    for written in filter(None, _BETWEEN.split(_TIMES.sub("×", text.strip()))):
        part = _PART.fullmatch(written)
        if part is None:
            return None
        found += [Decimal(part[2].replace(",", "."))] * int(part[1] or 1)
        if len(found) > _MOST_PLACES:
            return None
    return tuple(found) or None


def shares_words(shares: Sequence[Decimal]) -> str:
    """`50 / 30 / 20`; many equal ones are counted: `27 × 0,5`."""
    parts = []
    for part, equal in groupby(shares):
        figure = f"{part.normalize():f}".replace(".", ",")
        many = len(list(equal))
        parts += [figure] * many if many <= _COUNTED_FROM else [f"{many} × {figure}"]
    return " / ".join(parts)


@dataclass(frozen=True, slots=True)
class TypedRow:
    """What stands in the two fields of a row."""

    entries: str
    shares: str

    @property
    def from_entries(self) -> int | None:
        figures = "".join(self.entries.split())
        return int(figures) if figures.isdecimal() and len(figures) < 7 else None

    @property
    def percentages(self) -> tuple[Decimal, ...] | None:
        return shares_of(self.shares)


@dataclass(frozen=True, slots=True)
class PayoutsDraft:
    """`at` is the row in hand, from 0; there is always one."""

    rows: tuple[TypedRow, ...]
    at: int = 0

    @property
    def row(self) -> TypedRow:
        return self.rows[self.at]

    def on(self, at: int) -> PayoutsDraft:
        """With another row in hand."""
        return replace(self, at=max(0, min(at, len(self.rows) - 1)))

    def typed(self, entries: str, shares: str) -> PayoutsDraft:
        """With this in the row in hand."""
        rows = (*self.rows[: self.at], TypedRow(entries, shares), *self.rows[self.at + 1 :])
        return replace(self, rows=rows)

    def added(self) -> PayoutsDraft:
        """With one more behind the row in hand, of the same shares, which then is in hand."""
        entries = self.row.from_entries
        more = TypedRow("" if entries is None else str(entries + 1), self.row.shares)
        rows = (*self.rows[: self.at + 1], more, *self.rows[self.at + 1 :])
        return replace(self, rows=rows, at=self.at + 1)

    def removed(self) -> PayoutsDraft:
        """Without the row in hand."""
        return replace(self, rows=self.rows[: self.at] + self.rows[self.at + 1 :]).on(self.at)

    @property
    def may_remove(self) -> bool:
        return len(self.rows) > 1

    def last_entries(self, place: int) -> int | None:
        """Up to how many entries a row is meant; None for the last, or where the next does not follow it."""
        following = self.rows[place + 1].from_entries if place + 1 < len(self.rows) else None
        first = self.rows[place].from_entries
        return following - 1 if following and first and following > first else None

    @property
    def payouts(self) -> tuple[Payout, ...]:
        """The table that is meant; what is unclear stands as a row that breaks no rule of its own."""
        found: list[Payout] = []
        for row in self.rows:
            before = found[-1].from_entries if found else 0
            entries = row.from_entries
            found.append(
                Payout(before + 1 if entries is None else entries, row.percentages or (Decimal(100),))
            )
        return tuple(found)

    def faults(self) -> Mapping[int, tuple[Fault, ...]]:
        """All that is wrong, by the place of the row: first what means nothing, then the broken rules."""
        broken = payout_faults(self.payouts)
        found: dict[int, tuple[Fault, ...]] = {}
        for place, row in enumerate(self.rows):
            unclear: list[Fault] = []
            if row.from_entries is None:
                unclear.append(Unclear.ENTRIES)
            if row.percentages is None:
                unclear.append(Unclear.SHARES)
            rules = [
                fault
                for fault in broken.get(place, ())
                if not (row.from_entries is None and fault in _OF_ENTRIES)
            ]
            if unclear or rules:
                found[place] = (*unclear, *rules)
        return found


def draft_of(payouts: Sequence[Payout]) -> PayoutsDraft:
    """A known table as it is typed; its first row is in hand."""
    return PayoutsDraft(
        tuple(TypedRow(str(row.from_entries), shares_words(row.percentages)) for row in payouts)
    )
