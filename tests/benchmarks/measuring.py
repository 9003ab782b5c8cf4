"""Clocks, medians and the disk: what every figure of the bench is held against."""

from __future__ import annotations

import os
import statistics
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter

SYNCS = 200


def timed(act: Callable[[], object]) -> float:
    """Seconds that `act` takes."""
    began = perf_counter()
    act()
    return perf_counter() - began


def median_ms(seconds: Sequence[float]) -> float:
    return statistics.median(seconds) * 1000


def percentile_ms(seconds: Sequence[float], percent: int) -> float:
    """The time that `percent` of a hundred stay below."""
    return sorted(seconds)[min(len(seconds) - 1, len(seconds) * percent // 100)] * 1000


def sync_ms(folder: Path) -> float:
    """Median time of a small write that is on the disk when it returns."""
    path = folder / "sync"
    descriptor = os.open(path, os.O_WRONLY | os.O_CREAT, 0o600)
    try:

        def write() -> None:
            os.write(descriptor, b"x" * 4096)
            os.fsync(descriptor)

        return median_ms([timed(write) for _ in range(SYNCS)])
    finally:
        os.close(descriptor)
        path.unlink()


@dataclass(slots=True)
class Report:
    """Lines as they come, and which promises did not hold."""

    broken: list[str] = field(default_factory=list)

    def say(self, line: str) -> None:
        sys.stdout.write(f"{line}\n")
        sys.stdout.flush()

    def promise(self, what: str, figure: float, most: float, unit: str) -> None:
        """Print a figure beside the most that it may be."""
        held = figure <= most
        self.say(f"  {what:<58} {figure:>9.2f} {unit:<3} (≤ {most:g}) {'' if held else 'BROKEN'}".rstrip())
        if not held:
            self.broken.append(what)
