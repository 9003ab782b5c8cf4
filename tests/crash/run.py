"""`python -m tests.crash.run --rounds N --seed S`: sell, die at any instant, look, go on.

Each round forks a till that works through the product's services on SQLite and kills it with
SIGKILL. This process stays single-threaded and holds no store open while a till runs.
"""

from __future__ import annotations

import argparse
import os
import signal
import sys
import time
import traceback
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from tests.crash.house import prepare
from tests.crash.inspecting import complaints, records
from tests.crash.till import Acknowledged, work_until_killed

LONGEST_SECONDS = 0.15


def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(words)
    random = Random(given.seed)  # noqa: S311  # when to die is no secret
    acts = 0
    with TemporaryDirectory(prefix="guichet-crash-") as name:
        folder = Path(name)
        prepare(folder)
        for round_ in range(given.rounds):
            before = records(folder)
            acknowledged = _round(folder, round_, random)
            found = complaints(folder, acknowledged, before)
            if found:
                sys.stdout.write(f"seed {given.seed}, round {round_}: {'; '.join(found)}\n")
                return 1
            acts += len(acknowledged)
    sys.stdout.write(f"{given.rounds} rounds, {acts} acts acknowledged, none lost, none half done\n")
    return 0 if acts else 1


def _round(folder: Path, round_: int, random: Random) -> list[Acknowledged]:
    """Let a till work for a while, kill it, and return what it had acknowledged."""
    reading, writing = os.pipe()
    seed, seconds = random.random(), random.uniform(0, LONGEST_SECONDS)
    child = os.fork()
    if child == 0:
        os.close(reading)
        try:
            work_until_killed(folder, round_, Random(seed), writing)  # noqa: S311
        finally:
            traceback.print_exc()
            os._exit(1)
    os.close(writing)
    with os.fdopen(reading, "rb") as pipe:
        first = pipe.readline()
        time.sleep(seconds)
        os.kill(child, signal.SIGKILL)
        _, status = os.waitpid(child, 0)
        lines = [first, *pipe.readlines()]
    if not os.WIFSIGNALED(status):
        raise RuntimeError("the till ended before it was killed")
    return [Acknowledged.read(line) for line in lines if line.endswith(b"\n")]


if __name__ == "__main__":
    sys.exit(main())
