"""A process that follows parts of the journal for another one.

It is started as a program of its own, since a station that shows pages can't be forked; what it is given
and what it finds go through its standard input and output.
"""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
from types import TracebackType
from typing import IO, Self, cast

from app.ports.journal import Elsewhere
from app.services.verification.chain import Followed, Part, Wanted, follow

GONE = (OSError, EOFError, pickle.UnpicklingError)
"""What is raised where no such process is to be had, or where it has ended before its work."""


class Helper:
    """Such a process, from `__enter__` to `__exit__`. Its methods raise one of `GONE`."""

    def __init__(self, elsewhere: Elsewhere, wanted: Wanted) -> None:
        self._job = (elsewhere, wanted)

    def __enter__(self) -> Self:
        self._process = subprocess.Popen(  # noqa: S603  # this program itself
            [sys.executable, "-P", "-m", __name__],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,  # what fails there is done again here, where it is told
            env=os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
            creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),  # there is one on Windows alone
        )
        self._given = cast("IO[bytes]", self._process.stdin)
        self._told = cast("IO[bytes]", self._process.stdout)
        self._give(self._job)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """It ends when nothing more is given to it."""
        self._process.__exit__(kind, error, trace)

    def follow(self, part: Part) -> Followed | None:
        """See `chain.follow`."""
        self._give(part)
        found: Followed | None = pickle.load(self._told)  # noqa: S301  # from this program itself
        return found

    def _give(self, what: object) -> None:
        pickle.dump(what, self._given)
        self._given.flush()


def main() -> None:
    """Follow the parts that come in, until there are no more."""
    given, found = sys.stdin.buffer, sys.stdout.buffer
    elsewhere, wanted = pickle.load(given)  # noqa: S301  # from the process that started this one
    with elsewhere() as journal:
        while True:
            try:
                part = pickle.load(given)  # noqa: S301  # as above
            except EOFError:
                return
            pickle.dump(follow(journal, part, wanted), found)
            found.flush()


if __name__ == "__main__":
    main()
