"""Sums over plays and payments, as the store adds them up (BETTING B9)."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Protocol

from app.domain.betting.reports import Figures


class FigureQueries(Protocol):
    """What can still be claimed is not in these: it hangs on results, and is told ticket by ticket."""

    def period(self, start: datetime, end: datetime, point_of_sale: str | None = None) -> Figures:
        """Registered from `start` to before `end`, what of that was given back, and what was paid and
        moved to the reserve fund in that time; of one point of sale or of all."""

    def points_of_sale(self, start: datetime, end: datetime) -> Sequence[str]:
        """Those that sold or paid in that time."""

    def shift(self, shift: str) -> Figures:
        """Registered, given back and paid in a shift, whatever became of those tickets elsewhere."""

    def bet(self, bet: int) -> Figures:
        """All tickets that hold a pick on a bet, and what became of them."""
