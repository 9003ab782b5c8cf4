"""The journal's last head in a file of its own: what finds a cut tail or an older copy (HOUSE H4)."""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from app.domain.errors import KnownError
from app.domain.house.seal import Head
from app.vault.files import private_folder

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

_SLOT = 512
_RECORD = 160


class HeadFile:
    """Two slots, each in a disk's sector of its own, written in turn and synced: whatever a power cut
    leaves of the one being written, the other holds the head before it. (A rename would cost a
    second sync.) Beside it, a line for each entry that was sealed on top of something else than
    what was known.

    Programs of one station, such as a command beside the counter, take the file in turns.
    """

    def __init__(self, path: Path, *, alone: bool) -> None:
        self.alone = alone
        private_folder(path.parent)
        self._path = path
        self._breaks = path.with_suffix(".breaks")
        self._turn, self._kept = _latest_in(_content(path))
        self._last = self._kept

    def catch_up(self, stored: Head) -> None:
        """Keep the entry that the store ends with, where whoever sealed it has not come to that yet.

        Raises KnownError(head_behind): nothing may follow an entry that has no witness.
        """
        if not self.alone or stored in (self._kept, Head.empty()):
            return
        try:
            with _held(self._path) as descriptor:
                self._hear_neighbour(descriptor)
                if self._is_next(stored):
                    self._write(descriptor, stored)
        except OSError as error:
            raise KnownError(
                "head_behind", number=stored.number, path=str(self._path), said=str(error)
            ) from error

    def keep(self, before: Head, after: Head) -> None:
        """Raises KnownError(head_unwritable): the act stands, only its witness could not be written."""
        try:
            with _held(self._path) as descriptor:
                neighbour = self._hear_neighbour(descriptor) or not self.alone
                if neighbour and self._last is not None and after.number <= self._last.number:
                    return  # the neighbour's later act was kept first, or the store is older: see `verify`
                if self.alone and not self._follows(before):
                    _append(self._breaks, f"{after.number}\n".encode("ascii"))
                self._write(descriptor, after)
        except OSError as error:
            self._last = after
            raise KnownError("head_unwritable", path=str(self._path), said=str(error)) from error

    def last(self) -> Head | None:
        return self._last

    def start_again(self, head: Head) -> None:
        """Raises KnownError(head_unwritable)."""
        try:
            with _held(self._path) as descriptor:
                self._write(descriptor, head)
        except OSError as error:
            raise KnownError("head_unwritable", path=str(self._path), said=str(error)) from error

    def breaks(self) -> tuple[int, ...]:
        try:
            return tuple(int(line) for line in self._breaks.read_text("ascii").split())
        except FileNotFoundError:
            return ()

    def _hear_neighbour(self, descriptor: int) -> bool:
        """Has another program of this station kept a head since?"""
        turn, head = _latest_in(os.read(descriptor, 2 * _SLOT))
        if turn <= self._turn:
            return False
        self._turn, self._kept, self._last = turn, head, head
        return True

    def _write(self, descriptor: int, head: Head) -> None:
        turn = self._turn + 1
        os.lseek(descriptor, turn % 2 * _SLOT, os.SEEK_SET)
        os.write(descriptor, _record(turn, head))
        _sync(descriptor)
        self._turn, self._kept, self._last = turn, head, head

    def _follows(self, before: Head) -> bool:
        """Is `before` what is known, or one entry ahead of it? A kill between commit and this file
        leaves that behind; without a file, no more than the very first entry may be there."""
        if self._last is None:
            return before.number <= 1
        return before == self._last or before.number == self._last.number + 1

    def _is_next(self, stored: Head) -> bool:
        """Is `stored` the entry after the one in the file, or one that could not be written there?"""
        if stored == self._kept:
            return False
        return stored == self._last or stored.number == (self._kept or Head.empty()).number + 1


def _content(path: Path) -> bytes:
    """Nothing where there is no file: `verify` then says so."""
    try:
        return path.read_bytes()
    except OSError:
        return b""


def _latest_in(content: bytes) -> tuple[int, Head | None]:
    """The later of the heads in the slots, with its turn; a slot that was written in part holds none."""
    held: list[tuple[int, Head]] = []
    for start in (0, _SLOT):
        record = content[start : start + _RECORD]
        try:
            turn, number, link, _ = record.decode("ascii").split()
            said = int(turn), Head(int(number), link)
        except ValueError:
            continue
        if record == _record(*said):
            held.append(said)
    return max(held, key=lambda each: each[0], default=(0, None))


def _record(turn: int, head: Head) -> bytes:
    """A head with its turn and a check, without which half a record could pass for a head."""
    said = f"{turn} {head.number} {head.hash}"
    check = hashlib.sha256(said.encode("ascii")).hexdigest()[:16]
    return f"{said} {check}".ljust(_RECORD - 1).encode("ascii") + b"\n"


@contextmanager
def _held(path: Path) -> Iterator[int]:
    """The file, made where there is none, for this program alone until the end."""
    descriptor = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    try:
        _lock(descriptor)
        yield descriptor
    finally:
        os.close(descriptor)  # which gives the lock back


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


def _lock(descriptor: int) -> None:
    """Wait for whoever has it. On Windows nobody else may read what is locked: a byte behind all slots."""
    if sys.platform == "win32":
        os.lseek(descriptor, 2 * _SLOT, os.SEEK_SET)
        msvcrt.locking(descriptor, msvcrt.LK_LOCK, 1)
        os.lseek(descriptor, 0, os.SEEK_SET)
    else:
        fcntl.flock(descriptor, fcntl.LOCK_EX)
