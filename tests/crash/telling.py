"""What a till says on its pipe: what it was about to pay, which papers came out, what was answered."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Acknowledged:
    """The product had answered, so that this act is never lost."""

    request: str
    answer: str


class Pipe:
    """A line at a time, each written at once: what was said before a kill is heard."""

    def __init__(self, descriptor: int) -> None:
        self._descriptor = descriptor

    def ready(self) -> None:
        self._say("ready")

    def paying(self, ticket: str) -> None:
        """Said before the act: it may be done, and its answer lost."""
        self._say("paying", ticket)

    def printing(self, job: int) -> None:
        """Said as the first byte leaves for the printer."""
        self._say("printing", job)

    def answered(self, act: Acknowledged) -> None:
        self._say("answered", act.request, act.answer)

    def _say(self, *words: object) -> None:
        os.write(self._descriptor, json.dumps(words).encode() + b"\n")


@dataclass(slots=True)
class Heard:
    """All that one till, or all tills of a run, said."""

    acts: list[Acknowledged] = field(default_factory=list)
    papers: list[int] = field(default_factory=list)
    in_doubt: str | None = None
    """The last ticket that a till set about paying."""

    def listen(self, lines: Iterable[bytes]) -> None:
        for line in lines:
            if not line.endswith(b"\n"):
                continue
            match json.loads(line):
                case ["paying", ticket]:
                    self.in_doubt = ticket
                case ["printing", job]:
                    self.papers.append(job)
                case ["answered", request, answer]:
                    self.acts.append(Acknowledged(request, answer))

    def add(self, later: Heard) -> None:
        """What a later till said."""
        self.acts += later.acts
        self.papers += later.papers
        self.in_doubt = later.in_doubt or self.in_doubt
