"""A disk that holds what was synced, and of everything since as much as chance will have it.

The program under test writes its files as ever; each write, truncation, sync, creation and deletion is
told here as well. When the power goes, the disk is what was synced plus, of each change since then,
all, nothing or a part: the rest of a file, some of its sectors, or no file at all.
"""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

_SECTOR = 512
GONE = ".gone"
_KEPT, _DROPPED, _TORN = range(3)


@dataclass(frozen=True, slots=True)
class Written:
    offset: int
    data: bytes


@dataclass(frozen=True, slots=True)
class Truncated:
    size: int


@dataclass(slots=True)
class Held:
    """One file: its synced bytes, what came after them, and whether its name is sure to be found."""

    synced: bytearray
    named: bool
    since: list[Written | Truncated] = field(default_factory=list)

    def sync(self) -> None:
        for change in self.since:
            apply(self.synced, change)
        self.since.clear()
        self.named = True


def apply(content: bytearray, change: Written | Truncated) -> None:
    """A hole before the change reads as zeros."""
    end = change.size if isinstance(change, Truncated) else change.offset
    if len(content) < end:
        content.extend(bytes(end - len(content)))
    if isinstance(change, Truncated):
        del content[end:]
    else:
        content[end : end + len(change.data)] = change.data


class Disk:
    """The files under `folder`. The power goes at event `last` (the first is 1), then `at_cut` is called.

    Whichever thread tells the last event calls `at_cut` and does not come back; the others, which can
    tell nothing any more, wait for ever.
    """

    def __init__(self, folder: Path, random: Random, last: int, at_cut: Callable[[Disk], None]) -> None:
        self._folder, self._random, self._left, self._at_cut = folder, random, last, at_cut
        self._lock = threading.Lock()
        self._files: dict[str, Held] = {}

    def opened(self, path: str) -> None:
        """`path` is about to be opened, and made where it is not there."""
        with self._lock:
            if path in self._files:
                return
            there = Path(path)
            if there.exists():
                self._files[path] = Held(bytearray(there.read_bytes()), named=True)
            else:
                self._event()
                self._files[path] = Held(bytearray(), named=False)

    def written(self, path: str, offset: int, data: bytes) -> None:
        with self._lock:
            self._event()
            self._files[path].since.append(Written(offset, data))

    def truncated(self, path: str, size: int) -> None:
        with self._lock:
            self._event()
            self._files[path].since.append(Truncated(size))

    def synced(self, path: str) -> None:
        """All that was written to `path` is safe once this has returned."""
        with self._lock:
            self._event()
            self._files[path].sync()

    def folder_synced(self, folder: str) -> None:
        """The files that were made in `folder` are sure to be found."""
        with self._lock:
            self._event()
            for path, held in self._files.items():
                held.named = held.named or Path(path).parent == Path(folder)

    def deleted(self, path: str, *, folder_too: bool) -> None:
        """Where the folder is not synced with it the file may be found again."""
        with self._lock:
            self._event()
            if path in self._files and (folder_too or self._random.random() < 0.5):
                del self._files[path]

    def lose_power(self) -> None:
        """The last event, before its turn."""
        with self._lock:
            self._left = 1
            self._event()

    def _event(self) -> None:
        self._left -= 1
        if self._left <= 0:
            self._at_cut(self)
            os.kill(os.getpid(), signal.SIGKILL)

    def leave(self, where: Path) -> None:
        """Write under `where` what the disk holds now that the power is gone: for each file that was
        worked on its content, empty and with the suffix `.gone` where its name was lost."""
        where.mkdir()
        for path, held in self._files.items():
            target = where / Path(path).relative_to(self._folder)
            target.parent.mkdir(parents=True, exist_ok=True)
            if held.named or self._random.random() < 0.5:
                target.write_bytes(self._left_of(held))
            else:
                target.with_name(f"{target.name}{GONE}").write_bytes(b"")

    def _left_of(self, held: Held) -> bytes:
        content = bytearray(held.synced)
        for change in held.since:
            for part in self._parts(change):
                apply(content, part)
        return bytes(content)

    def _parts(self, change: Written | Truncated) -> list[Written | Truncated]:
        """What reached the disk of a change that nobody waited for."""
        fate = self._random.choice((_KEPT, _DROPPED, _TORN))
        if fate == _DROPPED:
            return []
        if fate == _KEPT or isinstance(change, Truncated):
            return [change]
        if self._random.random() < 0.5:
            return [Written(change.offset, change.data[: self._random.randrange(len(change.data) + 1)])]
        starts = range(0, len(change.data), _SECTOR)
        return [
            Written(change.offset + start, change.data[start : start + _SECTOR])
            for start in starts
            if self._random.random() < 0.5
        ]
