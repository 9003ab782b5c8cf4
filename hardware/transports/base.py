"""The way bytes go to a printer: open, send, read, close, each with a deadline."""

from __future__ import annotations

from typing import Protocol

from app.domain.errors import KnownError
from app.ports.printing import Trouble


class TransportError(KnownError):
    """The way to a printer failed. `sent` bytes have left, or may have: 0 means surely none.

    `held_by` names the station that a busy printer prints for.
    """

    def __init__(self, trouble: Trouble, *, sent: int = 0, held_by: str = "") -> None:
        super().__init__(trouble.value, sent=sent)
        self.trouble = trouble
        self.sent = sent
        self.held_by = held_by


class Transport(Protocol):
    """One printer's way. Used by one thread; opened and closed for every paper."""

    @property
    def delivers(self) -> bool:
        """Whether bytes sent are the paper itself (a file). Elsewhere accepted is not printed."""

    def open(self) -> None:
        """Raises TransportError (`sent` 0)."""

    def send(self, data: bytes) -> None:
        """Send all of `data`. Raises TransportError when the printer takes no more for too long."""

    def read(self, seconds: float) -> bytes:
        """What the printer says, as soon as it says something; empty after `seconds` of silence.

        Raises TransportError once it has hung up.
        """

    def close(self) -> None:
        """Hang up. Never raises, also when nothing is open."""
