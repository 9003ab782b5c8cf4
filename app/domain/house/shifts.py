"""A drawer from its float to its count, and a day from its first entry to its closure (HOUSE H3, H4)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import date, datetime

from app.domain.betting.orders import OrderTotal
from app.domain.house.cash import Means
from app.domain.house.rights import Act
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
class TicketCount:
    """Paid tickets at the close of a drawer: as the list has them, and as they were counted (BETTING B9)."""

    listed: int
    counted: int

    @property
    def difference(self) -> int:
        """Negative where tickets are missing."""
        return self.counted - self.listed


@dataclass(frozen=True, slots=True)
class ShiftClosing:
    """How a drawer was closed; `tickets` is None where no paid ticket was counted."""

    shift: str
    operator: str
    expected: Money
    counted: Money
    difference: Money
    reason: str
    pieces: Mapping[str, int]
    closed_at: datetime
    tickets: TicketCount | None = None


@dataclass(frozen=True, slots=True)
class PastShift:
    """A shift with its count; `closing` is None while its drawer is open."""

    shift: Shift
    closing: ShiftClosing | None


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


_OWN_MONEY = frozenset({Act.CASH_IN, Act.CASH_OUT})
"""Acts that move the house's own money between safe and drawer."""


def turnover(movements: Iterable[MovementTotal]) -> Money:
    """What players paid in: the sum that a closure adds to the perpetual total (HOUSE H4)."""
    return Money.total(
        each.amount for each in movements if each.amount > Money.ZERO and each.act not in _OWN_MONEY
    )


@dataclass(frozen=True, slots=True)
class Closure:
    """A day sealed: its totals, the perpetual total, the head it witnesses, its signature.

    `orders` are the gains asked for by cheque and by transfer, which move no drawer's money;
    `uncertified` names the tournaments that were over and whose rake nobody had certified yet.
    """

    day: date
    first: int
    last: int
    head: str
    movements: tuple[MovementTotal, ...]
    orders: tuple[OrderTotal, ...]
    turnover: Money
    perpetual: Money
    uncertified: tuple[str, ...]
    signature: str
    closed_at: datetime
