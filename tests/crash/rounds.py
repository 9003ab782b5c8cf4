"""One round: a till in a process of its own, killed at any instant or without power at any write."""

from __future__ import annotations

import os
import shutil
import signal
import time
import traceback
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from random import Random

from tests.crash.descriptors import WatchedDescriptors
from tests.crash.disk import GONE, Disk
from tests.crash.house import Prepared, open_here, prepare
from tests.crash.telling import Heard, Pipe
from tests.crash.till import Till
from tests.crash.vfs import WatchedFiles
from tests.db.behind import engine_of

_LONGEST_SECONDS = 0.8
_MOST_EVENTS = 1500
"""Writes and syncs until the power goes: some thirty acts."""
_EVENTS_OF_FOUNDING = 900
_LEFT = "left"
_SHARED_BYTES = 32_768


@dataclass(frozen=True, slots=True)
class Round:
    """`in_doubt` is a ticket whose payment nobody knows the end of; `synchronous` is set where a
    control wants a store that does not wait for the disk."""

    house: Prepared
    number: int
    seed: float
    in_doubt: str | None = None
    synchronous: str | None = None

    def killed(self) -> Heard:
        """The till works until SIGKILL comes."""
        return _run(self._work, Random(self.seed).uniform(0, _LONGEST_SECONDS))  # noqa: S311

    def without_power(self) -> Heard:
        """The till works until the power goes; the house is then what its disk held."""
        heard = _run(self._work_on_a_disk)
        _become(self.house.folder, Random(self.seed))  # noqa: S311
        return heard

    def to_the_end(self) -> Heard:
        """The till does nothing more, and all papers come out."""
        return _run(self._drain, dies=False)

    def _till(self, pipe: Pipe) -> Till:
        house = open_here(self.house.folder)
        if self.synchronous is not None:
            connection = engine_of(house).raw_connection()
            connection.cursor().execute(f"PRAGMA synchronous={self.synchronous}")
            connection.close()
        till = Till(house, self.house, self.number, Random(self.seed), pipe)  # noqa: S311
        till.begin(self.in_doubt)
        return till

    def _work(self, pipe: Pipe) -> None:
        self._till(pipe).work()

    def _work_on_a_disk(self, pipe: Pipe) -> None:
        folder, random = self.house.folder, Random(self.seed)  # noqa: S311
        watching = _watch(_disk_under(folder, random, _MOST_EVENTS), folder)
        self._work(pipe)
        del watching

    def _drain(self, pipe: Pipe) -> None:
        self._till(pipe).drain()


def found_without_power(folder: Path, seed: float) -> None:
    """A house is being founded in `folder` as the power goes; the folder is then what its disk held."""
    random = Random(seed)  # noqa: S311
    folder.mkdir()

    def work(_pipe: Pipe) -> None:
        disk = _disk_under(folder, random, _EVENTS_OF_FOUNDING)
        watching = _watch(disk, folder)
        prepare(folder)
        disk.lose_power()
        del watching

    _run(work)
    _become(folder, random)


def _disk_under(folder: Path, random: Random, most_events: int) -> Disk:
    return Disk(folder, random, random.randint(1, most_events), partial(Disk.leave, where=folder / _LEFT))


def _watch(disk: Disk, folder: Path) -> object:
    """All that this process writes is told to `disk` for as long as the answer is held."""
    watching = WatchedFiles(disk), WatchedDescriptors(disk, folder)
    for each in watching:
        each.stand_before()
    return watching


def _run(work: Callable[[Pipe], None], seconds: float | None = None, *, dies: bool = True) -> Heard:
    """Let `work` run in a process of its own, and hear what it tells until it is no more.

    This process stays single-threaded and holds no store open meanwhile. `seconds` is how long
    after its first word the other one is killed; without it, it ends by itself.
    """
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reading)
        _work_and_go(work, writing)
    os.close(writing)
    heard = Heard()
    with os.fdopen(reading, "rb") as pipe:
        if seconds is not None:
            heard.listen([pipe.readline()])
            time.sleep(seconds)
            os.kill(child, signal.SIGKILL)
        heard.listen(pipe)
    _, status = os.waitpid(child, 0)
    if os.WIFSIGNALED(status) != dies:
        raise RuntimeError("the till ended in another way than it had to")
    return heard


def _work_and_go(work: Callable[[Pipe], None], writing: int) -> None:
    """Whatever happens, this process goes on to nothing else."""
    code = 1
    try:
        work(Pipe(writing))
        code = 0
    except BaseException:
        traceback.print_exc()
    finally:
        os._exit(code)


def _become(folder: Path, random: Random) -> None:
    """Put what the disk held in the place of what the program had written.

    The shared memory of a WAL is never synced: after a cut there is any of it, or none.
    """
    left, shared = folder / _LEFT, folder / "data" / "guichet.db-shm"
    fate = random.choice(("gone", "as it was", "anything"))
    kept = shared.read_bytes() if fate == "as it was" and shared.exists() else None
    shared.unlink(missing_ok=True)
    for there in [path for path in left.rglob("*") if path.is_file()]:
        here = folder / there.relative_to(left)
        if there.name.endswith(GONE):
            here.with_name(here.name.removesuffix(GONE)).unlink(missing_ok=True)
        else:
            there.replace(here)
    if fate == "anything":
        kept = random.randbytes(_SHARED_BYTES)
    if kept is not None:
        shared.write_bytes(kept)
    shutil.rmtree(left)
