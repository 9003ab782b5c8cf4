"""Printers on the network: raw bytes to a port, 9100 by habit."""

from __future__ import annotations

import contextlib
import socket
import time

from app.ports.printing import Trouble
from hardware.transports.base import TransportError

_PIECE = 1024
_GOODBYE_SECONDS = 0.5


class NetworkTransport:
    """A printer at `host`:`port`. It is stuck when it takes nothing for `write_seconds`."""

    delivers = False

    def __init__(
        self, host: str, port: int = 9100, *, connect_seconds: float = 3.0, write_seconds: float = 5.0
    ) -> None:
        self._address = (host, port)
        self._connect_seconds, self._write_seconds = connect_seconds, write_seconds
        self._socket: socket.socket | None = None

    def open(self) -> None:
        self.close()
        try:
            self._socket = socket.create_connection(self._address, self._connect_seconds)
        except ConnectionRefusedError as refused:
            raise TransportError(Trouble.CONNECTION_REFUSED) from refused
        except OSError as unreachable:
            raise TransportError(Trouble.UNREACHABLE) from unreachable

    def send(self, data: bytes) -> None:
        line, sent = self._open(), 0
        line.settimeout(self._write_seconds)
        while sent < len(data):
            try:
                sent += line.send(data[sent : sent + _PIECE])
            except TimeoutError as stuck:
                raise TransportError(Trouble.STOPPED_READING, sent=sent) from stuck
            except OSError as gone:
                raise TransportError(Trouble.CLOSED_BY_PRINTER, sent=sent) from gone

    def read(self, seconds: float) -> bytes:
        line = self._open()
        line.settimeout(max(seconds, 0.001))
        try:
            said = line.recv(256)
        except TimeoutError:
            return b""
        except OSError as gone:
            raise TransportError(Trouble.CLOSED_BY_PRINTER) from gone
        if not said:
            raise TransportError(Trouble.CLOSED_BY_PRINTER)
        return said

    def close(self) -> None:
        line, self._socket = self._socket, None
        if line is None:
            return
        with contextlib.suppress(OSError):
            line.shutdown(socket.SHUT_WR)
            _listen_out(line)
        line.close()

    def _open(self) -> socket.socket:
        if self._socket is None:
            raise TransportError(Trouble.CLOSED_BY_PRINTER)
        return self._socket


def _listen_out(line: socket.socket) -> None:
    """Read what the printer still says: hanging up on unread bytes would throw away bytes under way."""
    end = time.monotonic() + _GOODBYE_SECONDS
    while (left := end - time.monotonic()) > 0:
        line.settimeout(left)
        if not line.recv(256):
            return
