"""One station at a time on a store of its own (HOUSE H5; facts: several writer processes are unfair)."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from app.domain.errors import KnownError

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

_NAME_AT, _NAME_BYTES = 1, 200
"""Behind the locked byte, which nobody else may read on Windows."""


class StoreHeld:
    """A store held for one station until `release`, or until its process is no more, however it ended.

    The system keeps the lock, not the file's being there: what a crash leaves behind locks nobody out.
    Copies, verification and the other commands work beside a station that holds the store.
    """

    def __init__(self, store: Path, station: str) -> None:
        """Raises KnownError(store_held) that names the station, KnownError(store_unreadable)."""
        path = store.with_name(f"{store.name}.held")
        try:
            path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
            self._descriptor = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            raise KnownError("store_unreadable", path=str(path), said=str(error)) from error
        try:
            _lock(self._descriptor)
        except OSError as error:
            holder = self._holder()
            os.close(self._descriptor)
            raise KnownError("store_held", store=str(store), station=holder) from error
        os.lseek(self._descriptor, _NAME_AT, os.SEEK_SET)
        os.write(self._descriptor, station.encode("utf-8")[:_NAME_BYTES].ljust(_NAME_BYTES))

    def _holder(self) -> str:
        os.lseek(self._descriptor, _NAME_AT, os.SEEK_SET)
        return os.read(self._descriptor, _NAME_BYTES).decode("utf-8", "replace").strip()

    def release(self) -> None:
        """Another station may have the store. Closing gives the lock back."""
        os.close(self._descriptor)


def holder_of(store: Path) -> str | None:
    """The station that holds a store at this moment, None where nobody does. Takes nothing from anybody."""
    path = store.with_name(f"{store.name}.held")
    if not path.exists():
        return None
    try:
        held = StoreHeld(store, path.read_bytes()[_NAME_AT:].decode("utf-8", "replace").strip())
    except KnownError as error:
        return str(error.details["station"]) if error.cause == "store_held" else None
    held.release()
    return None


def _lock(descriptor: int) -> None:
    """The first byte, at once or not at all. Raises OSError where somebody has it."""
    if sys.platform == "win32":
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
    else:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
