"""The *Match du Jour* bulletin in the making: simple bets on one match, each with its own base stake."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Self

from app.domain.betting.bet import PickRef
from app.domain.betting.sale import AskedLines, Line
from app.domain.values import Money, Odds
from ui.betting.announced import AnnouncedPick


@dataclass(frozen=True, slots=True)
class StakedPick:
    """A line of the bulletin; `stake` is None until one is chosen for it."""

    pick: AnnouncedPick
    stake: Money | None = None


@dataclass(frozen=True, slots=True)
class LinesSlip:
    """Every touch gives a new one (BETTING B2, art. 3.2.4)."""

    lines: tuple[StakedPick, ...] = ()

    @property
    def picks(self) -> tuple[AnnouncedPick, ...]:
        return tuple(line.pick for line in self.lines)

    @property
    def event(self) -> int | None:
        """The one match that all lines are on."""
        return self.lines[0].pick.bet.event.id if self.lines else None

    @property
    def total(self) -> Money:
        return Money.total(line.stake or Money.ZERO for line in self.lines)

    @property
    def is_ready(self) -> bool:
        """Whether it can be asked for: something picked, and a stake on each line."""
        return bool(self.lines) and all(line.stake is not None for line in self.lines)

    def holds(self, ref: PickRef) -> bool:
        return any(line.pick.ref == ref for line in self.lines)

    def stake_on(self, ref: PickRef) -> Money | None:
        return next((line.stake for line in self.lines if line.pick.ref == ref), None)

    def with_pick(self, pick: AnnouncedPick) -> Self:
        """One line more, at the stake of the line before it."""
        stake = self.lines[-1].stake if self.lines else None
        return replace(self, lines=(*self.lines, StakedPick(pick, stake)))

    def without(self, ref: PickRef) -> Self:
        return replace(self, lines=tuple(line for line in self.lines if line.pick.ref != ref))

    def with_stake(self, ref: PickRef, stake: Money) -> Self:
        return replace(
            self,
            lines=tuple(replace(line, stake=stake) if line.pick.ref == ref else line for line in self.lines),
        )

    def with_stake_where_none(self, stake: Money) -> Self:
        """The lines that have no stake yet take this one."""
        return replace(self, lines=tuple(replace(line, stake=line.stake or stake) for line in self.lines))

    def with_one_stake(self, stake: Money) -> Self:
        """The same stake on every line."""
        return replace(self, lines=tuple(replace(line, stake=stake) for line in self.lines))

    def announced(self, odds: Mapping[PickRef, Odds]) -> Self:
        """The same lines at odds that were announced anew."""
        return replace(
            self,
            lines=tuple(
                replace(line, pick=replace(line.pick, seen=odds.get(line.pick.ref, line.pick.seen)))
                for line in self.lines
            ),
        )

    def again(self, now: Mapping[PickRef, AnnouncedPick]) -> Self:
        """The lines of `now` alone, each at its own stake."""
        return replace(
            self,
            lines=tuple(
                replace(line, pick=now[line.pick.ref]) for line in self.lines if line.pick.ref in now
            ),
        )

    def asked(self) -> AskedLines:
        """What the sale is asked to register. Raises LookupError while a stake is missing."""
        lines = tuple(Line(line.pick.ref, line.stake) for line in self.lines if line.stake is not None)
        if len(lines) < len(self.lines):
            raise LookupError("a line has no base stake")
        return AskedLines(lines, {line.pick.ref: line.pick.seen for line in self.lines})
