"""Personal data by identifier: read for its owner, and let go (HOUSE H9)."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Protocol


class Privacy(Protocol):
    def winner(self, play: str) -> str | None:
        """What is kept of who was paid for a ticket, as it was written down."""

    def winner_taken_at(self, play: str) -> datetime | None:
        """When a winner's data was taken down, None where none is kept."""

    def tournaments_of(self, person: str) -> Sequence[str]:
        """Tournaments in whose facts the person is named."""

    def erase_winners(self, before: datetime) -> Sequence[str]:
        """Let go of winners taken down before an instant, salt and all; their plays."""

    def erase_winner(self, play: str) -> None: ...

    def erase_persons(self, before: datetime) -> Sequence[str]:
        """Let go of persons of whom nothing was new since an instant; their identifiers."""

    def erase_person(self, person: str) -> None: ...

    def erase_papers(self, before: datetime) -> int:
        """Let go of print jobs from before an instant: papers name people."""
