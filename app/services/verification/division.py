"""A long journal, divided between processes (HOUSE H4: a million entries in seconds).

Following a journal takes four times as long as its hashes alone, all of it work for a processor, and
threads of one process take turns at it. So it is cut into parts, and helpers each follow the next part
that nobody has taken, while this process makes the sums and its pages stay at hand. A part begins with the
link that is stored before it; put together, each has to begin where the one before was found to end.
"""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from types import TracebackType
from typing import Self

from app.domain.house.seal import GENESIS, Head
from app.ports.journal import Elsewhere, Journal
from app.services.verification.chain import Followed, Part, Read, Wanted, follow
from app.services.verification.helper import GONE, Helper

_MOST_HELPERS = 4
"""Counters have two processors or four; more would wait for the disk."""


@dataclass(frozen=True, slots=True)
class Division:
    """Entries to a part, how many processes help, and from how many entries on they do."""

    helpers: int
    part: int = 10_000
    helped_from: int = 30_000

    @classmethod
    def of_this_machine(cls) -> Division:
        """A helper for each processor; none where there is but one."""
        processors = os.cpu_count() or 1
        return cls(min(processors, _MOST_HELPERS) if processors > 1 else 0)

    def parts(self, last: int) -> Iterator[Part]:
        for first in range(1, last + 1, self.part):
            yield Part(first, min(first + self.part - 1, last))


class Following:
    """The journal as it is followed by helpers from `__enter__` on, and here in `finish`."""

    def __init__(self, journal: Journal, wanted: Wanted, division: Division) -> None:
        self._journal = journal
        self._wanted = wanted
        self._last = journal.head().number
        self._whole = journal.is_numbered_to(self._last)
        self._parts = tuple(division.parts(self._last)) if self._whole else ()
        self._waiting = deque(self._parts)
        self._found: dict[Part, Followed | None] = {}
        self._helpers = division.helpers if self._last >= division.helped_from else 0

    def __enter__(self) -> Self:
        self._threads = ThreadPoolExecutor(max(1, self._helpers))
        elsewhere = self._journal.elsewhere()
        self._helped = [self._threads.submit(self._follow_elsewhere, elsewhere) for _ in range(self._helpers)]
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._waiting.clear()
        self._threads.shutdown()

    def finish(self) -> Read | None:
        """None where anything is not as it was sealed."""
        for each in self._helped:
            each.result()
        self._follow_here()  # all of it where nobody helps, else what helpers that are gone have left
        return self._joined() if self._whole else None

    def _follow_here(self) -> None:
        journal = self._journal.bare()
        while part := self._next():
            self._keep(part, follow(journal, part, self._wanted))

    def _follow_elsewhere(self, elsewhere: Elsewhere) -> None:
        part = None
        try:
            with Helper(elsewhere, self._wanted) as helper:
                while part := self._next():
                    self._keep(part, helper.follow(part))
        except GONE:
            if part:
                self._waiting.append(part)

    def _next(self) -> Part | None:
        try:
            return self._waiting.popleft()
        except IndexError:
            return None

    def _keep(self, part: Part, found: Followed | None) -> None:
        self._found[part] = found
        if found is None:
            self._waiting.clear()

    def _joined(self) -> Read | None:
        link, latest, links = GENESIS, "", dict[int, str]()
        for part in self._parts:
            found = self._found.get(part)
            if found is None or found.before != link:
                return None
            link = found.link
            latest = found.latest_at if found.clock_recorded else max(latest, found.latest_at)
            links.update(found.watched)
        return Read(self._last, Head(self._last, link), latest or None, links)
