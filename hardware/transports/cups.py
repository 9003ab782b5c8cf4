"""Printers behind a CUPS queue, through the tools that come with CUPS (`lp`, `lpstat`, `cancel`).

A queue takes a job for a printer that is off, and prints it the next morning: what the queue has not
passed on in time is taken back (F32). What it has passed on is still not printed for sure.
"""

from __future__ import annotations

import contextlib
import os
import re
import subprocess
import time
from collections.abc import Sequence
from dataclasses import dataclass

from app.ports.printing import Trouble
from hardware.transports.base import TransportError

_REQUEST = re.compile(rb"request id is (\S+)")
_QUEUE = re.compile(r"^printer (\S+) (.*)$", re.MULTILINE)
_NOT_REACHED = ("unavailable", "not responding", "Unable to", "connecting")
_LOOK_SECONDS = 0.1
_TOOL_SECONDS = 5.0


@dataclass(frozen=True, slots=True)
class CupsQueue:
    """A queue of the print server; `enabled` is False for one that somebody or an error has stopped."""

    name: str
    enabled: bool


def cups_queues(server: str = "") -> tuple[CupsQueue, ...]:
    """The queues of the print server; none where there is no CUPS, or where it is down."""
    try:
        said = _told(("lpstat", "-p"), server)
    except TransportError:
        return ()
    return tuple(CupsQueue(name, "disabled" not in state) for name, state in _QUEUE.findall(said))


class CupsTransport:
    """The raw queue `queue`. Its jobs carry the station's name, so that others see who prints.

    `pass_on_seconds` is how long the queue may take to hand a paper to its printer. One-way: give its
    printer a profile that is `one_way`.
    """

    delivers = False

    def __init__(
        self, queue: str, *, station: str = "guichet", server: str = "", pass_on_seconds: float = 15.0
    ) -> None:
        self._queue, self._server, self._pass_on_seconds = queue, server, pass_on_seconds
        self._station = re.sub(r"[^\w.-]+", "-", station) or "guichet"

    def open(self) -> None:
        """Raises TransportError for no server, no queue, a stopped one, or another station's paper on it."""
        state = self._state()
        if not state:
            raise TransportError(Trouble.PORT_MISSING)
        if "disabled" in state:
            raise TransportError(Trouble.OFFLINE)
        others = [owner for _job, owner in self._jobs() if owner != self._station]
        if others:
            raise TransportError(Trouble.BUSY, held_by=others[0])

    def send(self, data: bytes) -> None:
        if not data:
            return
        words = ("lp", "-d", self._queue, "-o", "raw", "-U", self._station, "-t", "Guichet", "-")
        said = _REQUEST.search(_run(words, self._server, data).stdout)
        if said is None:
            raise TransportError(Trouble.CONNECTION_REFUSED)
        self._see_off(said[1].decode(), len(data))

    def read(self, seconds: float) -> bytes:  # noqa: ARG002  (a queue says nothing, at once)
        return b""

    def close(self) -> None:
        """Nothing is kept open."""

    def _see_off(self, job: str, length: int) -> None:
        """Wait until the queue has passed `job` on, and take it back where it can't."""
        end = time.monotonic() + self._pass_on_seconds
        while job in [waiting for waiting, _owner in self._jobs()]:
            if time.monotonic() > end:
                reached = not any(words in self._state() for words in _NOT_REACHED)
                _run(("cancel", job), self._server)
                if reached:
                    raise TransportError(Trouble.STOPPED_READING, sent=length)
                raise TransportError(Trouble.UNREACHABLE)
            time.sleep(_LOOK_SECONDS)

    def _state(self) -> str:
        """What the server says of the queue; empty where it has none of that name."""
        with contextlib.suppress(_UnknownQueueError):
            return _told(("lpstat", "-l", "-p", self._queue), self._server)
        return ""

    def _jobs(self) -> Sequence[tuple[str, str]]:
        """Jobs that wait or are under way, and whose they are."""
        said = _told(("lpstat", "-o", self._queue), self._server)
        rows = (line.split() for line in said.splitlines())
        return [(row[0], row[1]) for row in rows if len(row) > 1]


class _UnknownQueueError(TransportError):
    def __init__(self) -> None:
        super().__init__(Trouble.PORT_MISSING)


def _told(words: Sequence[str], server: str) -> str:
    done = _run(words, server)
    if done.returncode == 0:
        return done.stdout.decode("utf-8", "replace")
    if b"Invalid destination" in done.stderr and b"is running" in _run(("lpstat", "-r"), server).stdout:
        raise _UnknownQueueError
    if b"No destinations" in done.stderr:
        return ""
    raise TransportError(Trouble.UNREACHABLE)


def _run(words: Sequence[str], server: str, data: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    environment = os.environ | {"LC_ALL": "C"} | ({"CUPS_SERVER": server} if server else {})
    try:
        return subprocess.run(  # noqa: S603  (no shell; the words are this module's and a queue's name)
            words, input=data, capture_output=True, timeout=_TOOL_SECONDS, check=False, env=environment
        )
    except FileNotFoundError as no_cups:
        raise TransportError(Trouble.PORT_MISSING) from no_cups
    except subprocess.TimeoutExpired as silent:
        raise TransportError(Trouble.UNREACHABLE, sent=len(data)) from silent
