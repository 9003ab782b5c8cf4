"""Levels while they are edited, and what is wrong with them. No Qt (POKER P1, P5)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import datetime
from enum import StrEnum
from typing import Final

from app.domain.poker.creation import levels_played
from app.domain.poker.state import Tournament
from app.domain.poker.terms import Level


class Part(StrEnum):
    """What is typed of a level; the value is the level's own field."""

    SMALL_BLIND = "small_blind"
    BIG_BLIND = "big_blind"
    ANTE = "ante"
    MINUTES = "minutes"
    BREAK = "break_minutes"


class Standing(StrEnum):
    """A level seen from the clock."""

    PLAYED = "played"
    PRESENT = "present"
    TO_COME = "to_come"


_LEAST: Final[Mapping[Part, int]] = {Part.SMALL_BLIND: 1, Part.BIG_BLIND: 1, Part.MINUTES: 1}


@dataclass(frozen=True, slots=True)
class LevelsDraft:
    """`at` is the level in hand, from 0; `played` levels are over, `present` is being played, from 1."""

    levels: tuple[Level, ...]
    played: int = 0
    present: int | None = None
    at: int = 0

    @property
    def level(self) -> Level:
        return self.levels[self.at]

    def standing(self, place: int) -> Standing:
        if place < self.played:
            return Standing.PLAYED
        return Standing.PRESENT if place + 1 == self.present else Standing.TO_COME

    def may_type(self, part: Part) -> bool:
        """A level that was played is frozen; how long the present one still lasts is the clock's."""
        standing = self.standing(self.at)
        if standing is Standing.PRESENT:
            return part is not Part.MINUTES
        return standing is Standing.TO_COME

    @property
    def may_remove(self) -> bool:
        return self.standing(self.at) is Standing.TO_COME and len(self.levels) > 1

    @property
    def may_add(self) -> bool:
        """Behind the level in hand, unless the one that would follow it was played."""
        return self.at + 1 >= self.played

    def on(self, at: int) -> LevelsDraft:
        """With another level in hand."""
        return replace(self, at=max(0, min(at, len(self.levels) - 1)))

    def typed(self, part: Part, number: int) -> LevelsDraft:
        """With `number` in the level in hand; a small blind brings the big one that is twice as much."""
        changed = {part.value: number}
        level = self.level
        if part is Part.SMALL_BLIND and level.big_blind == 2 * level.small_blind:
            changed[Part.BIG_BLIND.value] = 2 * number
        levels = (*self.levels[: self.at], replace(level, **changed), *self.levels[self.at + 1 :])
        return replace(self, levels=levels)

    def added(self) -> LevelsDraft:
        """With one more like it behind the level in hand, which then is in hand."""
        more = replace(self.level, break_minutes=0)
        levels = (*self.levels[: self.at + 1], more, *self.levels[self.at + 1 :])
        return replace(self, levels=levels, at=self.at + 1)

    def removed(self) -> LevelsDraft:
        """Without the level in hand."""
        levels = self.levels[: self.at] + self.levels[self.at + 1 :]
        return replace(self, levels=levels).on(self.at)

    def faults(self) -> Mapping[int, tuple[Part, ...]]:
        """By the place of each level that can't be played: what is wrong with it."""
        found = {place: _wrong(level) for place, level in enumerate(self.levels)}
        return {place: parts for place, parts in found.items() if parts}


def draft_of(state: Tournament, now: datetime) -> LevelsDraft:
    """The tournament's levels as they are; the one being played, or the first, is in hand."""
    played = levels_played(state, now)
    present = state.level(now) if state.started and not state.over else None
    at = (present or 1) - 1
    return LevelsDraft(state.terms.levels, played, present, at)


def _wrong(level: Level) -> tuple[Part, ...]:
    short = [part for part, least in _LEAST.items() if getattr(level, part.value) < least]
    if level.big_blind < level.small_blind and Part.BIG_BLIND not in short:
        short.append(Part.BIG_BLIND)
    return tuple(short)
