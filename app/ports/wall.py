"""What a station shows on its wall, so that it is there again after a restart (POKER P5)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True, slots=True)
class OnTheWall:
    """The clock of a tournament, put there by an operator, in whose name it is read."""

    tournament: str
    operator: str


class WallNote(Protocol):
    """Kept at the station. `read` answers None where nothing hangs there, or nothing readable."""

    def read(self) -> OnTheWall | None: ...

    def keep(self, shown: OnTheWall) -> None: ...

    def drop(self) -> None: ...
