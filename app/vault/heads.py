"""The journal's last head in a file of its own: what finds a cut tail or an older copy (HOUSE H4)."""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Iterator
from pathlib import Path

from app.domain.errors import KnownError
from app.domain.house.seal import Head
from app.vault.files import private_folder

_SLOT = 512
_RECORD = 160


class HeadFile:
    """Two slots, each in a disk's sector of its own, written in turn and synced: whatever a power cut
    leaves of the one being written, the other holds the head before it. (A rename would cost a
    second sync.) Beside it, a line for each entry that was sealed on top of something else than
    what was known."""

    def __init__(self, path: Path, *, alone: bool) -> None:
        self.alone = alone
        private_folder(path.parent)
        self._path = path
        self._breaks = path.with_suffix(".breaks")
        self._turn, self._last = self._latest()

    def keep(self, before: Head, after: Head) -> None:
        """Raises KnownError(head_unwritable): the act stands, only its witness could not be written."""
        neighbour = self._hear_neighbour() or not self.alone
        if self._last is not None and neighbour and after.number <= self._last.number:
            return  # the neighbour's later act was kept first, or the store is older: `verify` tells which
        broken = self.alone and not self._follows(before)
        self._last = after
        try:
            if broken:
                _append(self._breaks, f"{after.number}\n".encode("ascii"))
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

    def _hear_neighbour(self) -> bool:
        """Has another program of this station, such as a command beside it, kept a head since?"""
        turn, last = self._latest()
        if turn <= self._turn:
            return False
        self._turn, self._last = turn, last
        return True

    def _latest(self) -> tuple[int, Head | None]:
        return max(self._read(), key=lambda held: held[0], default=(0, None))

    def _save(self, head: Head) -> None:
        self._turn += 1
        try:
            _write_at(self._path, self._turn % 2 * _SLOT, _record(self._turn, head))
        except OSError as error:
            raise KnownError("head_unwritable", path=str(self._path), said=str(error)) from error

    def _follows(self, before: Head) -> bool:
        """Is `before` what is known, or one entry ahead of it? A kill between commit and this file
        leaves that behind; without a file, no more than the very first entry may be there."""
        if self._last is None:
            return before.number <= 1
        return before == self._last or before.number == self._last.number + 1

    def _read(self) -> Iterator[tuple[int, Head]]:
        """What the slots hold, with its turn; nothing where there is no file or no head in it:
        `verify` then says so."""
        try:
            content = self._path.read_bytes()
        except OSError:
            return
        for start in (0, _SLOT):
            record = content[start : start + _RECORD]
            try:
                turn, number, link, _ = record.decode("ascii").split()
                held = int(turn), Head(int(number), link)
            except ValueError:
                continue
            if record == _record(*held):
                yield held


def _record(turn: int, head: Head) -> bytes:
    """A head with its turn and a check, without which half a record could pass for a head."""
    said = f"{turn} {head.number} {head.hash}"
    check = hashlib.sha256(said.encode("ascii")).hexdigest()[:16]
    return f"{said} {check}".ljust(_RECORD - 1).encode("ascii") + b"\n"


def _write_at(path: Path, offset: int, data: bytes) -> None:
    descriptor = os.open(path, os.O_WRONLY | os.O_CREAT, 0o600)
    try:
        os.lseek(descriptor, offset, os.SEEK_SET)
        os.write(descriptor, data)
        _sync(descriptor)
    finally:
        os.close(descriptor)


def _append(path: Path, data: bytes) -> None:
    descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
    try:
        os.write(descriptor, data)
        _sync(descriptor)
    finally:
        os.close(descriptor)


def _sync(descriptor: int) -> None:
    """Windows has no sync that leaves the file's times alone."""
    if sys.platform == "win32":
        os.fsync(descriptor)
    else:
        os.fdatasync(descriptor)
