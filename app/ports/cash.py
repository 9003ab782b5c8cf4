"""Drawers, shifts and the ledger, as the store keeps them (HOUSE H3)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime
from typing import Protocol

from app.domain.house.cash import Posting
from app.domain.house.shifts import Closure, Movement, MovementTotal, PastShift, Shift, ShiftClosing
from app.domain.values import Money


class Cash(Protocol):
    def open_shift(self, drawer: str) -> Shift | None:
        """The shift in which `drawer` is open, or None."""

    def open_shifts(self) -> Sequence[Shift]: ...

    def add_shift(self, shift: Shift) -> None: ...

    def add_closing(self, closing: ShiftClosing) -> None: ...

    def shifts(self, start: datetime, end: datetime) -> Sequence[PastShift]:
        """The shifts that a drawer was in at any time from `start` to before `end`, the latest first."""

    def shift(self, shift: str) -> PastShift | None:
        """One shift, by its id."""

    def post(self, postings: Iterable[Posting], shift: str | None) -> None:
        """Write postings that `ensure_balanced` let through, and move the balances."""

    def add_movement(self, movement: Movement) -> None: ...

    def balance(self, account: str) -> Money: ...

    def balances(self) -> Mapping[str, Money]: ...

    def recomputed(self) -> Mapping[str, Money]:
        """The balance of each account, added up from its postings in the journal."""

    def movements(self, shift: str) -> Sequence[MovementTotal]: ...

    def movements_since(self, entry: int) -> Sequence[MovementTotal]:
        """All movements from journal entry `entry` on, whatever the shift."""

    def last_closure(self) -> Closure | None: ...

    def add_closure(self, closure: Closure) -> None: ...
