"""The bulletin in the making, as the panel shows it; every touch gives a new one (BETTING B2)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from math import comb
from typing import Self

from app.domain.betting.bet import PickRef
from app.domain.betting.formulas import MOST_PICKS, ROWS, SINGLE, Formula
from app.domain.betting.sale import Asked
from app.domain.values import Money, Odds
from ui.betting.announced import AnnouncedPick


@dataclass(frozen=True, slots=True)
class Slip:
    """Up to six picks, a formula that always fits them, a base stake once it was chosen."""

    picks: tuple[AnnouncedPick, ...] = ()
    formula: Formula = SINGLE
    stake: Money | None = None

    @property
    def is_full(self) -> bool:
        return len(self.picks) == MOST_PICKS

    @property
    def is_ready(self) -> bool:
        """Whether it can be asked for: something picked, and a stake on it."""
        return bool(self.picks) and self.stake is not None

    @property
    def choices(self) -> tuple[Formula, ...]:
        """The formulas of art. 3.1.5 for so many picks, in the order of the règlement."""
        return tuple(formula for formula, picks in ROWS if picks == len(self.picks))

    @property
    def combinations(self) -> int:
        return len(self.picks) if self.formula.simple else comb(len(self.picks), self.formula.right)

    @property
    def total(self) -> Money:
        return (self.stake or Money.ZERO) * self.combinations

    def holds(self, ref: PickRef) -> bool:
        return any(line.ref == ref for line in self.picks)

    def with_pick(self, pick: AnnouncedPick) -> Self:
        """Add a pick; another answer to the same bet takes the place of the first (2.1.7)."""
        held = [line.bet.number for line in self.picks]
        if pick.bet.number in held:
            place = held.index(pick.bet.number)
            return replace(self, picks=(*self.picks[:place], pick, *self.picks[place + 1 :]))
        return self._refitted((*self.picks, pick))

    def without(self, ref: PickRef) -> Self:
        return self._refitted(tuple(line for line in self.picks if line.ref != ref))

    def with_formula(self, formula: Formula) -> Self:
        return replace(self, formula=formula)

    def with_stake(self, stake: Money) -> Self:
        return replace(self, stake=stake)

    def announced(self, odds: Mapping[PickRef, Odds]) -> Self:
        """The same picks at odds that were announced anew."""
        return replace(
            self, picks=tuple(replace(line, seen=odds.get(line.ref, line.seen)) for line in self.picks)
        )

    def again(self, now: Mapping[PickRef, AnnouncedPick]) -> Self:
        """The picks of `now` alone; the formula stays where it still fits them."""
        picks = tuple(now[line.ref] for line in self.picks if line.ref in now)
        return replace(self, picks=picks) if len(picks) == len(self.picks) else self._refitted(picks)

    def asked(self) -> Asked:
        """What the sale is asked to register. Raises LookupError while no stake is chosen."""
        if self.stake is None:
            raise LookupError("no base stake is chosen")
        return Asked(
            formula=self.formula.plain(),
            stake=self.stake,
            picks=tuple(line.ref for line in self.picks),
            seen={line.ref: line.seen for line in self.picks},
        )

    def _refitted(self, picks: tuple[AnnouncedPick, ...]) -> Self:
        """Simple plays chosen for several picks stay simple; anything else becomes combined."""
        chosen_simple = self.formula.simple and len(self.picks) > 1
        simple = len(picks) < 2 or chosen_simple
        formula = SINGLE if simple else Formula(len(picks), len(picks))
        return replace(self, picks=picks, formula=formula)
