"""One printer, several stations: a printer that another station uses is waited for, and named (H6)."""

from __future__ import annotations

import contextlib
import hashlib
import os
import time
from pathlib import Path

from app.ports.printing import Trouble
from hardware.transports.base import Transport, TransportError

_STALE_SECONDS = 300.0
"""Longer than any paper takes: what is older was left by a station that died."""


class SharedTransport:
    """`inner` for one station at a time: the others see in `folder` whose turn it is.

    `address` is how all the stations call the printer. The folder may lie on a share; its files only
    tell who prints, so that losing one costs a name and no paper.
    """

    def __init__(self, inner: Transport, folder: Path, *, address: str, station: str) -> None:
        self._inner, self._station = inner, station
        self._turn = folder / f"{hashlib.sha256(address.encode()).hexdigest()[:16]}.turn"
        self._mine = False

    @property
    def delivers(self) -> bool:
        return self._inner.delivers

    def open(self) -> None:
        """Raises TransportError(BUSY) that names the station whose turn it is."""
        self.close()
        self._take_turn()
        try:
            self._inner.open()
        except TransportError:
            self._give_turn()
            raise

    def send(self, data: bytes) -> None:
        self._inner.send(data)

    def read(self, seconds: float) -> bytes:
        return self._inner.read(seconds)

    def close(self) -> None:
        self._inner.close()
        self._give_turn()

    def _take_turn(self) -> None:
        for _try in range(2):
            try:
                self._turn.parent.mkdir(parents=True, exist_ok=True)
                descriptor = os.open(self._turn, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o644)
            except FileExistsError:
                holder = self._holder()
                if holder and holder != self._station:
                    raise TransportError(Trouble.BUSY, held_by=holder) from None
                # This station's own from before a crash, or one that died in mid-paper.
                self._turn.unlink(missing_ok=True)
            except OSError:
                # A station that can't say that it prints may print all the same.
                return
            else:
                with os.fdopen(descriptor, "w", encoding="utf-8") as told:
                    told.write(self._station)
                self._mine = True
                return

    def _holder(self) -> str:
        """The station whose turn it is; empty for one that died long ago."""
        try:
            age = time.time() - self._turn.stat().st_mtime
            return "" if age > _STALE_SECONDS else self._turn.read_text(encoding="utf-8").strip() or "?"
        except OSError:
            return ""

    def _give_turn(self) -> None:
        if self._mine:
            self._mine = False
            with contextlib.suppress(OSError):
                self._turn.unlink(missing_ok=True)
