"""Sells in a process of its own until no file may grow any further; a line for each ticket that was sold."""

from __future__ import annotations

import resource
import sys
from dataclasses import replace
from pathlib import Path

from app.bootstrap import open_house
from app.config import Places
from app.domain.errors import KnownError
from app.scenarios.verbs import FileClock
from tests.app.services.kit import AFTERNOON, Counter


def main(data: str, keys: str, most_bytes: int) -> None:
    clock = FileClock(AFTERNOON)
    house = open_house(Places(Path(data), Path(keys)))
    counter = Counter(replace(house, clock=clock), clock, name="until full")
    resource.setrlimit(resource.RLIMIT_FSIZE, (most_bytes, most_bytes))
    try:
        while True:
            _say("sold", counter.sell(101).identification)
    except KnownError as error:
        _say("stopped", error.cause)


def _say(*words: str) -> None:
    sys.stdout.write(f"{' '.join(words)}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], int(sys.argv[3]))
