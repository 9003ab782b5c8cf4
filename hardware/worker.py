"""One printer's thread: open, send, confirm, close, and a word to the store for each step."""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime

from app.domain.errors import KnownError, Refused
from app.ports.outside import Clock
from app.ports.printing import Job, JobState, PrinterState, PrinterStatus, Spool, Trouble
from hardware.conversation import ask, closing_question, confirm, mark_of
from hardware.printers import JobChange, Listener, Printer, Timing
from hardware.receipts import kick, lay_out
from hardware.status import Condition
from hardware.transports import TransportError

log = logging.getLogger(__name__)

_UNREACHABLE = {
    Trouble.UNREACHABLE,
    Trouble.CONNECTION_REFUSED,
    Trouble.PORT_MISSING,
    Trouble.PORT_TAKEN,
    Trouble.PORT_DENIED,
    Trouble.CLOSED_BY_PRINTER,
    Trouble.OFFLINE,
}


class Worker:
    """Prints the jobs of one printer, in their order. All but `_run` may be called from any thread."""

    def __init__(
        self, printer: Printer, spool: Spool, clock: Clock, listener: Listener, timing: Timing
    ) -> None:
        self._printer, self._spool, self._clock = printer, spool, clock
        self._listener, self._timing = listener, timing
        self._thread = threading.Thread(target=self._run, name=f"printer {printer.name}", daemon=True)
        self._awake, self._stopping = threading.Event(), threading.Event()
        self._look_asked = threading.Event()
        self._lock = threading.Lock()
        self._kick_until = 0.0
        self._stop_by = float("inf")
        self._attempted: set[int] = set()
        self._waiting_since: dict[int, datetime] = {}
        self._next_poll = 0.0
        self._status = PrinterStatus(
            printer.name, PrinterState.UNKNOWN, clock.now(), printer.profile.paper_mm, ""
        )

    @property
    def has_drawer(self) -> bool:
        return self._printer.drawer

    @property
    def status(self) -> PrinterStatus:
        """The last that is known; never asks the device."""
        return self._status

    def start(self) -> None:
        self._thread.start()

    def wake(self) -> None:
        """There may be something to print. Returns at once."""
        self._awake.set()

    def look(self) -> None:
        """Ask the printer how it is, before it is time to. Returns at once."""
        self._look_asked.set()
        self._awake.set()

    def kick(self) -> None:
        """Open the drawer, if that can be done soon. Returns at once."""
        with self._lock:
            self._kick_until = time.monotonic() + self._timing.kick_within.total_seconds()
        self._awake.set()

    def ask_to_stop(self) -> None:
        """End after the paper under way."""
        self._stop_by = time.monotonic() + self._timing.goodbye_seconds
        self._stopping.set()
        self._awake.set()

    def join(self) -> None:
        if self._thread.ident is not None:
            self._thread.join()

    # the thread

    def _run(self) -> None:
        recovered = False
        while not self._stopping.is_set():
            self._awake.clear()
            try:
                if not recovered:
                    self._recover()
                    recovered = True
                pause = self._turn()
            except KnownError as known:
                log.warning("printer %s: %s", self._printer.name, known.cause)
                pause = self._timing.retry_seconds
            except Exception:
                # A fault in one job must not leave the till without a printer for the rest of the day.
                log.exception("printer %s", self._printer.name)
                pause = self._timing.retry_seconds
            if pause and not self._stopping.is_set():
                self._awake.wait(pause)

    def _recover(self) -> None:
        for job in self._spool.unfinished(self._printer.name):
            self._mark(job, JobState.UNCONFIRMED, Trouble.PROGRAM_STOPPED)

    def _turn(self) -> float:
        """Do the next thing; the seconds to rest after it, 0 if there may be more to do."""
        self._kick_if_asked()
        job = self._spool.next_job(self._printer.name)
        if job is None:
            return self._poll()
        # A job that is put back after a try was changed just now, and is as old as before.
        since = self._waiting_since.setdefault(job.number, job.changed_at)
        if self._clock.now() - since > self._timing.stale_after:
            self._waiting_since.pop(job.number)
            self._mark(job, JobState.WAITING, Trouble.STALE)
            return 0.0
        if not self._print(job):
            return self._timing.retry_seconds
        self._waiting_since.pop(job.number)
        return 0.0

    def _poll(self) -> float:
        """Between jobs: ask the printer how it is, when it is time to or somebody wants to know."""
        rest = self._next_poll - time.monotonic()
        if rest > 0 and not self._look_asked.is_set():
            return rest
        self._look_asked.clear()
        with self._line():
            pass
        self._next_poll = time.monotonic() + self._timing.poll_seconds
        return self._timing.poll_seconds

    def _kick_if_asked(self) -> None:
        with self._lock:
            wanted, self._kick_until = time.monotonic() < self._kick_until, 0.0
        if wanted:
            with self._line() as ready:
                if ready:
                    self._send_kick()

    def _send_kick(self) -> None:
        """Never tried again: a drawer that opens by surprise is worse than one that stays shut."""
        try:
            self._printer.transport.send(kick(self._printer.profile.pulse))
        except TransportError as failed:
            log.warning("drawer at %s not opened: %s", self._printer.name, failed.trouble)

    def _print(self, job: Job) -> bool:
        """Whether the job is done with; False if no byte of it has left and it stays queued."""
        try:
            data = lay_out(job.document, self._printer.profile)
        except Refused:
            self._mark(job, JobState.FAILED, Trouble.PAPER_TOO_NARROW)
            return True
        except Exception:
            log.exception("job %s can't be laid out", job.number)
            self._mark(job, JobState.FAILED, Trouble.NOT_PRINTABLE)
            return True
        first = job.number not in self._attempted
        self._attempted.add(job.number)
        with self._line() as ready:
            if not ready:
                return False
            if first and self._opens_drawer(job):
                self._send_kick()
            return self._send(job, data)

    def _opens_drawer(self, job: Job) -> bool:
        fresh = self._clock.now() - job.queued_at <= self._timing.kick_within
        first_print = job.document.opens_drawer and not job.document.duplicate
        return first_print and self._printer.drawer and fresh

    def _send(self, job: Job, data: bytes) -> bool:
        mark, profile, transport = mark_of(job.number), self._printer.profile, self._printer.transport
        self._mark(job, JobState.SENDING)
        try:
            transport.send(data + closing_question(profile, mark))
        except TransportError as failed:
            if failed.sent == 0:
                self._mark(job, JobState.QUEUED, failed.trouble)
                self._say_trouble(failed.trouble)
                return False
            self._mark(job, JobState.UNCONFIRMED, failed.trouble)
            self._say_trouble(failed.trouble)
            return True
        timing = self._timing
        end = time.monotonic() + timing.confirm_seconds + len(data) / timing.confirm_bytes_per_second
        doubt = confirm(transport, profile, mark, lambda: min(end, self._stop_by))
        if doubt is None:
            self._mark(job, JobState.PRINTED)
        else:
            self._mark(job, JobState.UNCONFIRMED, doubt)
            self._next_poll = 0.0
        return True

    def _mark(self, job: Job, state: JobState, note: str = "") -> None:
        """Tell the store, however long it is busy: what has left the house must not be forgotten."""
        told = ""
        while True:
            try:
                self._spool.mark(job.number, state, note)
                break
            except KnownError as busy:
                if busy.cause != told:  # five lines a second would fill what is left of a disk
                    told = busy.cause
                    log.warning("job %s is %s, and the store is %s", job.number, state, busy.cause)
                if time.monotonic() > self._stop_by:
                    return
                time.sleep(self._timing.busy_seconds)
        self._tell(JobChange(job.number, self._printer.name, state, note))

    # the printer

    @contextmanager
    def _line(self) -> Iterator[bool]:
        """The printer opened and asked how it is, hung up at the end; yields whether it can print now."""
        transport = self._printer.transport
        try:
            transport.open()
            ready = self._ready()
        except TransportError as failed:
            self._say_trouble(failed.trouble, failed.held_by)
            ready = False
        try:
            yield ready
        finally:
            transport.close()

    def _ready(self) -> bool:
        printer = self._printer
        if printer.transport.delivers:
            self._say(PrinterState.READY, None)
            return True
        if not printer.profile.answers:
            self._say(PrinterState.UNKNOWN, None)
            return True
        condition = ask(printer.transport, self._timing.answer_seconds)
        if condition is None:
            self._say(PrinterState.UNKNOWN, Trouble.SILENT)
            return False
        self._say_condition(condition)
        return condition.trouble is None

    # what is told

    def _say_condition(self, condition: Condition) -> None:
        state = condition.state
        if state is PrinterState.READY and self._printer.virtual:
            state = PrinterState.VIRTUAL
        near = Trouble.PAPER_NEAR_END if condition.paper_near_end else None
        self._say(state, condition.trouble or near)

    def _say(self, state: PrinterState, trouble: Trouble | None, held_by: str = "") -> None:
        """Keep and tell the printer's state if it has changed."""
        detail, known = trouble.value if trouble else "", self._status
        if (state, detail, held_by) == (known.state, known.detail, known.held_by):
            return
        self._status = PrinterStatus(
            self._printer.name, state, self._clock.now(), self._printer.profile.paper_mm, detail, held_by
        )
        self._tell(self._status)

    def _say_trouble(self, trouble: Trouble, held_by: str = "") -> None:
        if trouble is Trouble.BUSY:
            # It prints, only not for this station yet.
            self._say(PrinterState.READY, trouble, held_by)
            return
        state = PrinterState.OFFLINE if trouble in _UNREACHABLE else PrinterState.UNKNOWN
        self._say(state, trouble)

    def _tell(self, change: PrinterStatus | JobChange) -> None:
        try:
            self._listener(change)
        except Exception:
            # A screen that fails must not change what becomes of a paper.
            log.exception("listener of printer %s", self._printer.name)
