"""Personal data by identifier: read for its owner, and let go (HOUSE H9)."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from datetime import datetime
from typing import Protocol

from app.domain.poker.persons import Person


class Privacy(Protocol):
    def winner(self, play: str) -> str | None:
        """What is kept of who was paid for a ticket, as it was written down."""

    def winner_taken_at(self, play: str) -> datetime | None:
        """When a winner's data was taken down, None where none is kept."""

    def people(self) -> Iterator[tuple[str, Person]]:
        """Everybody known as a player, by identifier."""

    def winners(self) -> Iterator[tuple[str, str]]:
        """Every ticket whose winner is known, with what is kept of him."""

    def correct_winner(self, play: str, salt: str, data: str, at: datetime) -> None:
        """Keep other data of a winner under a new commitment; its time still runs from the payment."""

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

    def erase_papers_naming(self, reference: str, words: Collection[str]) -> int:
        """Let go of print jobs about `reference`, or on which each of `words` stands; how many."""
