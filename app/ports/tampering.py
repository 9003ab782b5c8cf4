"""What is done to a scenario's store behind the product's back, to see it found."""

from __future__ import annotations

from enum import StrEnum
from typing import Protocol


class Tampering(StrEnum):
    CHANGE = "change"
    CHANGE_FACT = "change_fact"
    REMOVE = "remove"
    INSERT = "insert"
    SWAP = "swap"
    CUT_TAIL = "cut_tail"
    OLD_COPY = "old_copy"


class Tamperer(Protocol):
    """Only a store that a scenario made can be tampered with."""

    def remember(self) -> None:
        """Keep a copy of the store as it is now, under the number of the entry that comes next."""

    def tamper(self, record: int, how: Tampering) -> None:
        """Raises LookupError where the record has nothing that can be changed so."""
