"""The journal's last head in a file of its own: what finds a cut tail or an older copy (HOUSE H4)."""

from __future__ import annotations

import os
from pathlib import Path

from app.domain.errors import KnownError
from app.domain.house.seal import Head
from app.vault.files import private_folder

_RECORD = 96
_sync = getattr(os, "fdatasync", os.fsync)  # Windows has none that leaves the file's times alone


class HeadFile:
    """One fixed-length line written in place and synced (a rename would cost a second sync), and
    a line more for each entry that was sealed on top of something else than what was known."""

    def __init__(self, path: Path, *, alone: bool) -> None:
        self.alone = alone
        private_folder(path.parent)
        self._path = path
        self._breaks = path.with_suffix(".breaks")
        self._last = self._load()

    def keep(self, before: Head, after: Head) -> None:
        """Raises KnownError(head_unwritable): the act stands, only its witness could not be written."""
        if self._last is not None and not self.alone and after.number <= self._last.number:
            return  # a neighbour's later act was kept first, or the store is older: `verify` tells which
        broken = self.alone and not self._follows(before)
        self._last = after
        try:
            if broken:
                _write(self._breaks, f"{after.number}\n".encode("ascii"), os.O_APPEND)
        except OSError as error:
            raise KnownError("head_unwritable", path=str(self._breaks), said=str(error)) from error
        self._save(after)

    def last(self) -> Head | None:
        return self._last

    def start_again(self, head: Head) -> None:
        """Raises KnownError(head_unwritable)."""
        self._last = head
        self._save(head)

    def breaks(self) -> tuple[int, ...]:
        try:
            return tuple(int(line) for line in self._breaks.read_text("ascii").split())
        except FileNotFoundError:
            return ()

    def _save(self, head: Head) -> None:
        line = f"{head.number:020d} {head.hash}".ljust(_RECORD - 1) + "\n"
        try:
            _write(self._path, line.encode("ascii"), 0)
        except OSError as error:
            raise KnownError("head_unwritable", path=str(self._path), said=str(error)) from error

    def _follows(self, before: Head) -> bool:
        """Is `before` what is known, or one entry ahead of it? A kill between commit and this file
        leaves that behind; without a file, no more than the very first entry may be there."""
        if self._last is None:
            return before.number <= 1
        return before == self._last or before.number == self._last.number + 1

    def _load(self) -> Head | None:
        """None for a file that is not there or that holds no head: `verify` then says so."""
        try:
            number, link = self._path.read_text("ascii").split()
            return Head(int(number), link)
        except (FileNotFoundError, ValueError):
            return None


def _write(path: Path, data: bytes, how: int) -> None:
    descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | how, 0o600)
    try:
        os.write(descriptor, data)
        _sync(descriptor)
    finally:
        os.close(descriptor)
