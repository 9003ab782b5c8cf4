"""Printers on a serial port, or on USB as one."""

from __future__ import annotations

import contextlib
import errno
import os
import sys
import time
from enum import StrEnum

import serial

from app.ports.printing import Trouble
from hardware.transports.base import TransportError

_PIECE = 64
# What a port throws once its cable is out; a POSIX terminal's own error is no OSError.
GONE: tuple[type[Exception], ...] = (serial.SerialException, OSError)
if sys.platform != "win32":
    import termios

    GONE = (*GONE, termios.error)
_NOT_OPENED: tuple[type[Exception], ...] = (*GONE, ValueError)


class FlowControl(StrEnum):
    """How the printer says that its buffer is full."""

    NONE = "none"
    RTS_CTS = "rts_cts"
    DSR_DTR = "dsr_dtr"
    XON_XOFF = "xon_xoff"


def open_port(port: str, baud: int, flow: FlowControl, *, write_seconds: float) -> serial.Serial:
    """`port` for this process alone. Raises TransportError that says why it can't be had."""
    try:
        return serial.Serial(
            port,
            baud,
            timeout=0,
            write_timeout=write_seconds,
            exclusive=True,
            rtscts=flow is FlowControl.RTS_CTS,
            dsrdtr=flow is FlowControl.DSR_DTR,
            xonxoff=flow is FlowControl.XON_XOFF,
        )
    except _NOT_OPENED as failed:
        raise TransportError(_why(failed)) from failed


def _why(failed: Exception) -> Trouble:
    number = getattr(failed, "errno", None)
    if number in (errno.EBUSY, errno.EAGAIN) or "exclusively lock" in str(failed):
        return Trouble.PORT_TAKEN
    if number in (errno.EACCES, errno.EPERM) or "PermissionError" in str(failed):
        # Windows says "access denied" of a port that another program holds.
        return Trouble.PORT_TAKEN if os.name == "nt" else Trouble.PORT_DENIED
    return Trouble.PORT_MISSING


class SerialTransport:
    """A printer at `port` (best a path in `/dev/serial/by-id`), written to in small pieces."""

    delivers = False

    def __init__(
        self,
        port: str,
        baud: int = 9600,
        flow: FlowControl = FlowControl.DSR_DTR,
        *,
        write_seconds: float = 5.0,
    ) -> None:
        self._settings = (port, baud, flow)
        self._write_seconds = write_seconds
        self._line: serial.Serial | None = None

    def open(self) -> None:
        self.close()
        self._line = open_port(*self._settings, write_seconds=self._write_seconds)

    def send(self, data: bytes) -> None:
        line = self._open()
        for at in range(0, len(data), _PIECE):
            piece = data[at : at + _PIECE]
            try:
                line.write(piece)
            except serial.SerialTimeoutException as stuck:
                # pyserial doesn't say how much of the piece has left, so all of it may have.
                raise TransportError(Trouble.STOPPED_READING, sent=at + len(piece)) from stuck
            except GONE as gone:
                raise TransportError(Trouble.CLOSED_BY_PRINTER, sent=at + len(piece)) from gone
        self._drain(line, len(data))

    def read(self, seconds: float) -> bytes:
        line = self._open()
        try:
            line.timeout = seconds
            return bytes(line.read(max(1, line.in_waiting)))
        except GONE as gone:
            raise TransportError(Trouble.CLOSED_BY_PRINTER) from gone

    def close(self) -> None:
        line, self._line = self._line, None
        if line is None:
            return
        with contextlib.suppress(*GONE):
            # A close waits for bytes that a stuck printer will never take.
            line.reset_output_buffer()
        with contextlib.suppress(*GONE):
            line.close()

    def _open(self) -> serial.Serial:
        if self._line is None:
            raise TransportError(Trouble.PORT_MISSING)
        return self._line

    def _drain(self, line: serial.Serial, sent: int) -> None:
        """Wait until the port's own buffer is empty, as long as it gets emptier."""
        try:
            left, end = line.out_waiting, time.monotonic() + self._write_seconds
            while left:
                if time.monotonic() > end:
                    raise TransportError(Trouble.STOPPED_READING, sent=sent)
                time.sleep(0.01)
                now = line.out_waiting
                if now < left:
                    end = time.monotonic() + self._write_seconds
                left = now
        except GONE as gone:
            raise TransportError(Trouble.CLOSED_BY_PRINTER, sent=sent) from gone
