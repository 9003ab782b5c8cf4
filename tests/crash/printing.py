"""A printer whose every paper is told on the till's pipe, behind the product's own spooler."""

from __future__ import annotations

from datetime import timedelta

from app.ports.printing import Job
from app.services.house import House
from app.services.papers import StoreSpool
from hardware.printers import Printer, Timing
from hardware.profiles import VIRTUAL_80
from hardware.spooler import Spooler
from tests.crash.telling import Pipe

_PATIENCE = Timing(stale_after=timedelta(days=1), poll_seconds=0.01)


class _Queue(StoreSpool):
    """The product's own, which remembers what it gave out last."""

    current = 0

    def next_job(self, printer: str) -> Job | None:
        job = super().next_job(printer)
        if job is not None:
            self.current = job.number
        return job


class _Paper:
    """A Transport to which bytes are the paper."""

    delivers = True

    def __init__(self, queue: _Queue, pipe: Pipe) -> None:
        self._queue, self._pipe = queue, pipe

    def open(self) -> None:
        """Always there."""

    def send(self, data: bytes) -> None:
        if data:
            self._pipe.printing(self._queue.current)

    def read(self, seconds: float) -> bytes:  # noqa: ARG002  (paper says nothing)
        return b""

    def close(self) -> None:
        """Nothing is held."""


def spooler_of(house: House, printer: str, pipe: Pipe) -> Spooler:
    queue = _Queue(house)
    paper = Printer(printer, VIRTUAL_80, _Paper(queue, pipe))
    return Spooler((paper,), queue, house.clock, lambda _news: None, _PATIENCE)
