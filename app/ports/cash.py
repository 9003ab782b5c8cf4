"""Drawers, shifts and the ledger, as the store keeps them (HOUSE H3)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date, datetime
from typing import Protocol

from app.domain.house.cash import Means, Posting
from app.domain.values import Money


@dataclass(frozen=True, slots=True)
class Shift:
    """A drawer in somebody's hands, from its float to its count."""

    id: str
    drawer: str
    point_of_sale: str
    operator: str
    float: Money
    opened_at: datetime


@dataclass(frozen=True, slots=True)
class ShiftClosing:
    shift: str
    operator: str
    expected: Money
    counted: Money
    difference: Money
    reason: str
    pieces: Mapping[str, int]
    closed_at: datetime


@dataclass(frozen=True, slots=True)
class Movement:
    """Money that came to a shift or left it, by any means: one line of the X and Z reports."""

    shift: str
    act: str
    means: Means
    amount: Money
    reference: str
    reason: str
    at: datetime


@dataclass(frozen=True, slots=True)
class MovementTotal:
    """What a shift's acts of one kind came to, by one means."""

    act: str
    means: Means
    count: int
    amount: Money


@dataclass(frozen=True, slots=True)
class Closure:
    """A day sealed: its totals, the perpetual total, the head it witnesses, its signature."""

    day: date
    first: int
    last: int
    head: str
    movements: tuple[MovementTotal, ...]
    turnover: Money
    perpetual: Money
    signature: str
    closed_at: datetime


class Cash(Protocol):
    def open_shift(self, drawer: str) -> Shift | None:
        """The shift in which `drawer` is open, or None."""

    def open_shifts(self) -> Sequence[Shift]: ...

    def add_shift(self, shift: Shift) -> None: ...

    def add_closing(self, closing: ShiftClosing) -> None: ...

    def post(self, postings: Iterable[Posting], shift: str | None) -> None:
        """Write postings that `ensure_balanced` let through, and move the balances."""

    def add_movement(self, movement: Movement) -> None: ...

    def balance(self, account: str) -> Money: ...

    def balances(self) -> Mapping[str, Money]: ...

    def movements(self, shift: str) -> Sequence[MovementTotal]: ...

    def day_movements(self, start: datetime, end: datetime) -> Sequence[MovementTotal]: ...

    def last_closure(self) -> Closure | None: ...

    def add_closure(self, closure: Closure) -> None: ...
