"""The keyboard wedge as the screens' event filter asks it (the port `Wedge`)."""

from __future__ import annotations

import sys

from app.ports.devices import BadScan, Manner, Scan, WedgeVerdict
from hardware.scanners.codes import Garbage, RepeatFilter, Scanned, ZoneLine
from hardware.scanners.wedge import Key, KeyCodes, Verdict, WedgeDetector


class KeyboardScanner:
    """One for a station: it shares the filter of repeats with the other scanners."""

    def __init__(self, repeats: RepeatFilter) -> None:
        self._detector = WedgeDetector(KeyCodes.WINDOWS if sys.platform == "win32" else KeyCodes.X11)
        self._repeats = repeats

    def feed(self, text: str, at: float, scan_code: int, *, auto_repeat: bool, token: object) -> WedgeVerdict:
        return self._told(self._detector.feed(Key(text, at, scan_code, auto_repeat, token)), at)

    def idle(self, at: float) -> WedgeVerdict:
        return self._told(self._detector.idle(at), at)

    def _told(self, verdict: Verdict, at: float) -> WedgeVerdict:
        released = tuple(key.token for key in verdict.released)
        scan = self._scan(verdict.scanned, verdict.manner, at)
        return WedgeVerdict(verdict.held, released, scan, self._detector.is_waiting)

    def _scan(
        self, scanned: Scanned | ZoneLine | None, manner: Manner | None, at: float
    ) -> Scan | BadScan | None:
        if scanned is None or isinstance(scanned, ZoneLine):
            return None
        if isinstance(scanned, Garbage):
            return BadScan(scanned.reason)
        return Scan(scanned.digits, manner) if self._repeats.lets_through(scanned.digits, at) else None
