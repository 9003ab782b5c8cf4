"""What was committed, told to whoever shows or prints it (HOUSE H7)."""

from __future__ import annotations

from typing import Protocol

from app.domain.house.rights import Act


class Changes(Protocol):
    def announce(self, act: Act, subject: str) -> None:
        """`act` was committed. Called on the thread that did it; must return at once."""


class Unheard:
    """Nobody listens: scenarios, the command line, most tests."""

    def announce(self, act: Act, subject: str) -> None:
        """Nothing to do."""
