"""The spooler: one worker for each printer between the store's queue and the paper (HOUSE H6).

`queued → sending → unconfirmed → printed | failed`. A job is tried again by itself only when no byte
of its paper has left (F33, F34). The screen never waits for paper: `wake`, `look`, `status` and
`kick_drawer` return at once.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence

from app.ports.outside import Clock
from app.ports.printing import Job, PrinterStatus, Printing, Spool
from hardware.preview import preview
from hardware.printers import Listener, Printer, Timing
from hardware.profiles import VIRTUAL_80
from hardware.worker import Worker

log = logging.getLogger(__name__)

USUAL = Timing()


class Spooler(Printing):
    """Owns the workers. `listener` is called from their threads, and must return soon."""

    def __init__(
        self,
        printers: Sequence[Printer],
        spool: Spool,
        clock: Clock,
        listener: Listener,
        timing: Timing = USUAL,
    ) -> None:
        names = [printer.name for printer in printers]
        if len(set(names)) != len(names):
            raise ValueError(f"two printers of one name: {names}")
        self._printers = tuple(printers)
        self._workers = tuple(Worker(printer, spool, clock, listener, timing) for printer in printers)

    def start(self) -> None:
        """A thread for each printer; each first marks the jobs that a crash left in mid-paper."""
        for worker in self._workers:
            worker.start()

    def stop(self) -> None:
        """End the threads. Waits for papers under way, as long as the deadlines of their printers."""
        for worker in self._workers:
            worker.ask_to_stop()
        for worker in self._workers:
            worker.join()

    def wake(self) -> None:
        for worker in self._workers:
            worker.wake()

    def look(self) -> None:
        for worker in self._workers:
            worker.look()

    def status(self) -> Sequence[PrinterStatus]:
        return [worker.status for worker in self._workers]

    def picture(self, job: Job) -> bytes:
        profile = next((each.profile for each in self._printers if each.name == job.printer), VIRTUAL_80)
        try:
            return preview(job.document, profile)
        except Exception:
            log.exception("job %s can't be drawn", job.number)
            return b""

    def kick_drawer(self) -> None:
        for worker in self._workers:
            if worker.has_drawer:
                worker.kick()
