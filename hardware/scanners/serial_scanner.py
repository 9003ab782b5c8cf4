"""A scanner on a serial port, or on USB as one; plugged in again, it works again without a word (F47)."""

from __future__ import annotations

import contextlib
import logging
import threading
import time
from collections.abc import Callable
from enum import StrEnum

import serial

from hardware.scanners.codes import OnScan, RepeatFilter, Scan, Scanned
from hardware.scanners.framing import Framer
from hardware.transports.base import TransportError
from hardware.transports.serial_port import GONE, FlowControl, open_port

log = logging.getLogger(__name__)

RETRY_SECONDS = 0.25
_READ_SECONDS = 0.1


class ScannerState(StrEnum):
    CONNECTED = "connected"
    MISSING = "missing"


class SerialScanner:
    """Reads `port` (best a path in `/dev/serial/by-id`) on a thread of its own.

    `on_scan` and `on_state` are called from that thread. `repeats` is shared by a station's scanners.
    """

    def __init__(
        self,
        port: str,
        on_scan: OnScan,
        *,
        on_state: Callable[[ScannerState], None],
        repeats: RepeatFilter,
        baud: int = 9600,
    ) -> None:
        self._port, self._baud = port, baud
        self._on_scan, self._on_state, self._repeats = on_scan, on_state, repeats
        self._framer = Framer()
        self._state: ScannerState | None = None
        self._stopping = threading.Event()
        self._thread = threading.Thread(target=self._run, name=f"scanner {port}", daemon=True)

    def start(self) -> None:
        self._thread.start()

    def stop(self) -> None:
        """End the thread, within a read's time."""
        self._stopping.set()
        if self._thread.ident is not None:
            self._thread.join()

    def _run(self) -> None:
        while not self._stopping.is_set():
            try:
                line = open_port(self._port, self._baud, FlowControl.NONE, write_seconds=1.0)
            except TransportError:
                self._say(ScannerState.MISSING)
                self._stopping.wait(RETRY_SECONDS)
                continue
            self._say(ScannerState.CONNECTED)
            with contextlib.suppress(*GONE):
                self._listen(line)
            with contextlib.suppress(*GONE):
                line.close()
            self._framer.forget()

    def _listen(self, line: serial.Serial) -> None:
        """Hand over codes until asked to stop; a pulled cable raises one of `GONE`."""
        line.timeout = _READ_SECONDS
        while not self._stopping.is_set():
            data = line.read(max(1, line.in_waiting))
            for scanned in self._framer.feed(data, time.monotonic()):
                self._tell(scanned)

    def _tell(self, scanned: Scanned) -> None:
        if isinstance(scanned, Scan) and not self._repeats.lets_through(scanned.digits, time.monotonic()):
            return
        try:
            self._on_scan(scanned)
        except Exception:
            # A screen that fails must not take the scanner with it.
            log.exception("scan")

    def _say(self, state: ScannerState) -> None:
        if state is not self._state:
            self._state = state
            self._on_state(state)
