"""The virtual scanner: scans what the virtual printer printed."""

from __future__ import annotations

import time

from hardware.scanners.codes import OnScan, RepeatFilter, Scan, read_code
from hardware.virtual import Paper


class VirtualScanner:
    """Held over a paper, it gives the bar codes that the paper's bytes drew."""

    def __init__(self, on_scan: OnScan, *, repeats: RepeatFilter) -> None:
        self._on_scan, self._repeats = on_scan, repeats

    def scan(self, paper: Paper) -> bool:
        """Scan the first bar code of `paper`; False if it has none."""
        if not paper.codes:
            return False
        scanned = read_code(paper.codes[0])
        if not isinstance(scanned, Scan) or self._repeats.lets_through(scanned.digits, time.monotonic()):
            self._on_scan(scanned)
        return True
