"""Bytes into a file, or a device that looks like one (`/dev/usb/lp0`)."""

from __future__ import annotations

import contextlib
import os
import select
import stat
import time
from pathlib import Path

from app.ports.printing import Trouble
from hardware.transports.base import TransportError

_FLAGS = os.O_WRONLY | os.O_APPEND | os.O_CREAT | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)


class FileTransport:
    """Appends to `path`. Opened without waiting: a pipe that nobody reads is missing, not a frozen till."""

    def __init__(self, path: Path, *, write_seconds: float = 5.0) -> None:
        self._path, self._write_seconds = path, write_seconds
        self._descriptor: int | None = None
        self._regular = False

    @property
    def delivers(self) -> bool:
        return self._regular

    def open(self) -> None:
        self.close()
        try:
            self._descriptor = os.open(self._path, _FLAGS, 0o600)
        except PermissionError as denied:
            raise TransportError(Trouble.PORT_DENIED) from denied
        except OSError as missing:
            raise TransportError(Trouble.PORT_MISSING) from missing
        self._regular = stat.S_ISREG(os.fstat(self._descriptor).st_mode)

    def send(self, data: bytes) -> None:
        if self._descriptor is None:
            raise TransportError(Trouble.PORT_MISSING)
        sent, end = 0, time.monotonic() + self._write_seconds
        while sent < len(data):
            try:
                sent += os.write(self._descriptor, data[sent:])
                end = time.monotonic() + self._write_seconds
            except BlockingIOError as full:
                left = end - time.monotonic()
                if left <= 0:
                    raise TransportError(Trouble.STOPPED_READING, sent=sent) from full
                select.select([], [self._descriptor], [], left)
            except OSError as gone:
                raise TransportError(Trouble.CLOSED_BY_PRINTER, sent=sent) from gone

    def read(self, seconds: float) -> bytes:  # noqa: ARG002  (a file says nothing, at once)
        return b""

    def close(self) -> None:
        descriptor, self._descriptor = self._descriptor, None
        if descriptor is not None:
            with contextlib.suppress(OSError):
                os.close(descriptor)
