"""Chips, cards, temporary staff, and what is saved to be used again (POKER P1, P9)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from typing import Protocol

from app.domain.poker.material import ChipsMoved, SixainEntry, StaffFile


class Material(Protocol):
    """Registers of what a tournament is played with; each line is sealed."""

    def move_chips(self, moves: Iterable[ChipsMoved]) -> None: ...

    def chips_moved(self) -> Sequence[ChipsMoved]:
        """All lines, oldest first."""

    def add_sixain(self, entry: SixainEntry) -> None: ...

    def sixains(self, sixain: str | None = None) -> Sequence[SixainEntry]:
        """The lines of one box, or of all, oldest first."""

    def file_staff(self, file: StaffFile) -> None:
        """A new file, or what is new in one: the latest counts."""

    def staff(self, tournament: str) -> Sequence[StaffFile]: ...


class TemplateKind(StrEnum):
    LEVELS = "levels"
    PAYOUTS = "payouts"
    TOURNAMENT = "tournament"


@dataclass(frozen=True, slots=True)
class Saved:
    """A template of the house, as the JSON that a file of it holds."""

    kind: TemplateKind
    name: str
    body: str
    at: datetime


class Templates(Protocol):
    def save(self, saved: Saved) -> None:
        """Under a new name, or in place of the one before; an empty body takes it away."""

    def saved(self, kind: TemplateKind) -> Sequence[Saved]:
        """Those that there are, by name."""
