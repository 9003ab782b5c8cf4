"""Personal data, apart from the journal and erasable (HOUSE H9)."""

from __future__ import annotations

from datetime import datetime
from typing import Protocol


class Persons(Protocol):
    def keep_winner(self, identification: str, salt: str, data: str, at: datetime) -> None:
        """Who was paid for a ticket; kept five years from 5,000 € on (art. 11.3)."""
