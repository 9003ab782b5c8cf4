"""The virtual printer: the same bytes, paper on the screen, and every trouble that a real one has."""

from __future__ import annotations

import itertools
import threading
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path

from app.ports.printing import Trouble
from hardware.profiles import VIRTUAL_80, Cut, Profile
from hardware.transports.base import TransportError
from hardware.virtual.commands import PaperError
from hardware.virtual.mechanism import Sheet
from hardware.virtual.papers import Label, Paper, PaperFolder
from hardware.virtual.renderer import Renderer

_REAL_TIME = b"\x10\x04"


@dataclass(frozen=True, slots=True)
class Faults:
    """What is wrong with the printer. `unplug_after` and `paper_end_after` count bytes yet to come."""

    near_end: bool = False
    paper_end: bool = False
    cover_open: bool = False
    cutter: bool = False
    offline: bool = False
    silent: bool = False
    unplugged: bool = False
    unplug_after: int | None = None
    paper_end_after: int | None = None

    @property
    def stopped(self) -> bool:
        """Whether it takes bytes without printing them."""
        return self.paper_end or self.cover_open or self.cutter or self.offline


NO_FAULTS = Faults()


class VirtualPrinter:
    """A Transport whose papers are pictures, in memory and in `folder` as PNG (the newest `keep`).

    `on_paper` and `label`, which is asked what the paper is, are called from the thread that sends. The
    other methods may be called from any thread.
    """

    delivers = False

    def __init__(
        self,
        profile: Profile = VIRTUAL_80,
        folder: Path | None = None,
        *,
        on_paper: Callable[[Paper], None] | None = None,
        label: Callable[[], Label] | None = None,
        keep: int = 200,
    ) -> None:
        self._profile, self._on_paper, self._label = profile, on_paper, label
        self._folder = PaperFolder(folder, keep) if folder is not None else None
        self._lock = threading.RLock()
        self._faults = NO_FAULTS
        self._papers: deque[Paper] = deque(maxlen=keep)
        self._errors: list[PaperError] = []
        self._kicks = 0
        self._held, self._answers, self._fresh = b"", b"", deque[Paper]()
        self._renderer = self._powered()
        self._numbers = itertools.count(self._folder.last_number() + 1 if self._folder else 1)

    @property
    def papers(self) -> tuple[Paper, ...]:
        """The papers that came out since it was switched on, oldest first."""
        with self._lock:
            return tuple(self._papers)

    def kept_papers(self) -> list[Paper]:
        """The papers in the folder, oldest first: also those from before it was switched on."""
        return self._folder.papers() if self._folder is not None else []

    @property
    def errors(self) -> tuple[PaperError, ...]:
        """Bytes that no printer should be sent; empty in a sound program."""
        with self._lock:
            return tuple(self._errors)

    @property
    def kicks(self) -> int:
        """How often the drawer was opened."""
        with self._lock:
            return self._kicks

    def simulate(self, faults: Faults) -> None:
        """Put the printer into trouble, or out of it (`NO_FAULTS`): bytes that were held are then printed."""
        with self._lock:
            if faults.unplugged and not self._faults.unplugged:
                self._unplug()
            self._faults = faults
            held, self._held = self._held, b""
            self._take(held)
        self._hand_over()

    # the Transport

    def open(self) -> None:
        with self._lock:
            if self._faults.unplugged:
                raise TransportError(Trouble.PORT_MISSING)
            self._answers = b""

    def send(self, data: bytes) -> None:
        try:
            with self._lock:
                self._send(data)
        finally:
            self._hand_over()

    def read(self, seconds: float) -> bytes:  # noqa: ARG002  (it answers at once or never)
        with self._lock:
            if self._faults.unplugged:
                raise TransportError(Trouble.CLOSED_BY_PRINTER)
            said, self._answers = self._answers, b""
            return b"" if self._faults.silent else said

    def close(self) -> None:
        with self._lock:
            if self._held or self._faults.unplugged:
                return
            self._guarded(self._renderer.finish)
            if self._profile.cut is Cut.NONE:
                self._renderer.tear_off()
        self._hand_over()

    # inside

    def _send(self, data: bytes) -> None:
        faults = self._faults
        if faults.unplugged:
            raise TransportError(Trouble.CLOSED_BY_PRINTER)
        if faults.unplug_after is not None and faults.unplug_after < len(data):
            self._take(data[: faults.unplug_after])
            self._unplug()
            self._faults = replace(faults, unplugged=True, unplug_after=None)
            raise TransportError(Trouble.CLOSED_BY_PRINTER, sent=faults.unplug_after)
        if faults.paper_end_after is not None and faults.paper_end_after < len(data):
            self._take(data[: faults.paper_end_after])
            self._faults = replace(faults, paper_end=True, paper_end_after=None)
            data = data[faults.paper_end_after :]
        errors = len(self._errors)
        self._take(data)
        if len(self._errors) > errors:
            raise TransportError(Trouble.NOT_PRINTABLE, sent=len(data)) from self._errors[-1]

    def _take(self, data: bytes) -> None:
        """Print, or hold while stopped; a question that comes alone is answered in any state."""
        if self._faults.stopped and not (data.startswith(_REAL_TIME) and len(data) == 3):
            self._held += data
        elif self._faults.stopped:
            self._answers += bytes([self._status(data[2])])
        else:
            self._guarded(lambda: self._renderer.feed(data))

    def _guarded(self, act: Callable[[], None]) -> None:
        try:
            act()
        except PaperError as wrong:
            self._errors.append(wrong)
            self._renderer.power_off()

    def _unplug(self) -> None:
        self._held, self._answers = b"", b""
        self._renderer.power_off()

    def _powered(self) -> Renderer:
        return Renderer(
            self._profile,
            on_sheet=self._keep_sheet,
            on_answer=self._answer,
            on_kick=self._kick,
            status=self._status,
        )

    def _answer(self, data: bytes) -> None:
        self._answers += data

    def _kick(self, _pin: int) -> None:
        self._kicks += 1

    def _status(self, kind: int) -> int:
        """The byte that answers `DLE EOT kind`."""
        faults = self._faults
        bits = {
            1: 0x08 if faults.stopped else 0,
            2: (0x04 if faults.cover_open else 0) | (0x20 if faults.paper_end else 0),
            3: 0x08 if faults.cutter else 0,
            4: (0x0C if faults.near_end or faults.paper_end else 0) | (0x60 if faults.paper_end else 0),
        }
        return 0x12 | bits[kind]

    def _keep_sheet(self, sheet: Sheet) -> None:
        label = self._label() if self._label is not None else None
        number = next(self._numbers)
        paper = Paper(number, sheet.picture, sheet.lines, sheet.codes, sheet.whole, None, label)
        if self._folder is not None:
            paper = self._folder.put(paper)
        self._papers.append(paper)
        self._fresh.append(paper)

    def _hand_over(self) -> None:
        """Tell of new papers outside the lock, so that the one told may ask for all of them."""
        while self._fresh:
            paper = self._fresh.popleft()
            if self._on_paper is not None:
                self._on_paper(paper)
