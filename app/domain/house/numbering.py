"""Numbers on papers that nobody may get twice, whatever was lost with a store that was put back (H5)."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from typing import Final

from app.domain.house.keeping import Restored

_MARGIN: Final = 1_000
"""What other stations may have done that this one's witness never saw."""
_BEGINNING: Final = datetime(2026, 1, 1, tzinfo=UTC)
_A_NUMBER: Final = timedelta(seconds=30)
"""No house gives a number every thirty seconds, night and day: what time alone allows is past what any
earlier life of the store gave, even one that a second restore took from its memory."""
_TOURNAMENTS: Final = 50
"""Four digits have to last: no house founds that many between a copy and its being put back."""


def next_number(last: int, restores: Sequence[Restored]) -> int:
    """The number after `last` for a ticket or a person; `restores` are those sealed since `last` was given.

    Behind each of them a gap: one act gives at most one number, so that there can't be more lost ones
    than lost entries.
    """
    for restored in restores:
        lost = restored.lost_to - restored.back_to.number
        last = max(last + lost + _MARGIN, (restored.at - _BEGINNING) // _A_NUMBER)
    return last + 1


def next_tournament(last: int, restores: Sequence[Restored]) -> int:
    """As `next_number`, of a tournament, with a gap that four digits can bear."""
    return last + _TOURNAMENTS * len(restores) + 1
