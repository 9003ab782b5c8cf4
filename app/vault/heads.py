"""The journal's last head in a file of its own: what finds a cut tail or an older copy (HOUSE H4)."""

from __future__ import annotations

import os
from pathlib import Path

from app.domain.house.seal import Head
from app.vault.files import private_folder

_RECORD = 96


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
        if self.alone and self._last not in (None, before) and not self._follows_crash(before):
            with self._breaks.open("a", encoding="ascii") as file:
                file.write(f"{after.number}\n")
                file.flush()
                os.fsync(file.fileno())
        line = f"{after.number:020d} {after.hash}".ljust(_RECORD - 1) + "\n"
        descriptor = os.open(self._path, os.O_WRONLY | os.O_CREAT, 0o600)
        try:
            os.pwrite(descriptor, line.encode("ascii"), 0)
            os.fdatasync(descriptor)
        finally:
            os.close(descriptor)
        self._last = after

    def last(self) -> Head | None:
        return self._last

    def breaks(self) -> tuple[int, ...]:
        try:
            return tuple(int(line) for line in self._breaks.read_text("ascii").split())
        except FileNotFoundError:
            return ()

    def _follows_crash(self, before: Head) -> bool:
        """One entry ahead is what a kill between commit and this file leaves behind."""
        return self._last is not None and before.number == self._last.number + 1

    def _load(self) -> Head | None:
        try:
            number, link = self._path.read_text("ascii").split()
        except FileNotFoundError:
            return None
        return Head(int(number), link)
