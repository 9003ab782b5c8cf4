"""Copies of the store: made while it is in use, read back, put in its place (HOUSE H5)."""

from __future__ import annotations

from contextlib import AbstractContextManager
from pathlib import Path
from typing import Protocol

from app.ports.store import Store


class Copies(Protocol):
    """A copy is one file, of the same form whichever engine holds the store."""

    def copy_to(self, target: Path) -> None:
        """Write all that is committed by now to `target`; durable when it returns.

        Raises KnownError(disk_full, store_unreadable, store_damaged).
        """

    def read_back(self, copy: Path) -> AbstractContextManager[Store]:
        """A store made from `copy` alone, gone afterwards; the copy itself is left as it is.

        Raises KnownError(copy_unreadable, store_newer).
        """

    def last_number(self) -> int | None:
        """The number of the last entry in the store that is there, None where it can't be read."""

    def put_back(self, copy: Path, *, replace: bool) -> str | None:
        """Make `copy` the store. What was there is put aside under the name that is returned.

        Raises KnownError(store_exists) where a house is there and may not be replaced,
        KnownError(store_held) where somebody has it open.
        """
