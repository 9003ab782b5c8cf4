"""Tells a `Disk` what the product itself writes by descriptor: the journal's head outside the store."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from tests.crash.disk import Disk


class WatchedDescriptors:
    """Stands before the system's calls for as long as the process lives; other files pass by."""

    def __init__(self, disk: Disk, folder: Path) -> None:
        self._disk, self._folder = disk, folder
        self._open, self._write, self._seek = os.open, os.write, os.lseek
        self._sync, self._sync_all, self._close = os.fdatasync, os.fsync, os.close
        self._paths: dict[int, str] = {}

    def stand_before(self) -> None:
        for name, mine in (
            ("open", self._on_open),
            ("write", self._on_write),
            ("fdatasync", self._on_sync),
            ("fsync", self._on_sync_all),
            ("close", self._on_close),
        ):
            setattr(os, name, mine)

    def _on_open(self, path: Any, flags: int, *rest: Any, **named: Any) -> int:
        watched = isinstance(path, (str, Path)) and Path(path).is_relative_to(self._folder)
        if watched and flags & (os.O_WRONLY | os.O_RDWR):
            self._disk.opened(str(path))
        descriptor = self._open(path, flags, *rest, **named)
        if watched:
            self._paths[descriptor] = str(path)
        return descriptor

    def _on_write(self, descriptor: int, data: bytes) -> int:
        path = self._paths.get(descriptor)
        if path is None:
            return self._write(descriptor, data)
        offset = self._seek(descriptor, 0, os.SEEK_CUR)
        written = self._write(descriptor, data)
        self._disk.written(path, offset, bytes(data[:written]))
        return written

    def _on_sync(self, descriptor: int) -> None:
        self._sync(descriptor)
        if descriptor in self._paths:
            self._disk.synced(self._paths[descriptor])

    def _on_sync_all(self, descriptor: int) -> None:
        self._sync_all(descriptor)
        path = self._paths.get(descriptor)
        if path is not None and Path(path).is_dir():
            self._disk.folder_synced(path)
        elif path is not None:
            self._disk.synced(path)

    def _on_close(self, descriptor: int) -> None:
        self._paths.pop(descriptor, None)
        self._close(descriptor)
