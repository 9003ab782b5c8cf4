"""The formulas of art. 3.1.5 and the base stakes of art. 3.2.3 (BETTING B2)."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Self, TypeVar

from app.domain.values import Money

T = TypeVar("T")
MOST_PICKS = 6
_WRITTEN = re.compile(r"([1-6])/([1-6])")
BASE_STAKES = tuple(Money.euros(euros) for euros in (1, 2, 5, 10, 20, 50, 75, 100))


@dataclass(frozen=True, order=True, slots=True)
class Formula:
    """`right`/`picks`: every combination of `right` picks out of `picks`; `1/1` is the simple play."""

    right: int
    picks: int

    def __post_init__(self) -> None:
        simple = (self.right, self.picks) == (1, 1)
        if not simple and not 2 <= self.right <= self.picks <= MOST_PICKS:
            raise ValueError(f"no such formula: {self.right}/{self.picks}")

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read `2/3`. Raises ValueError for what is no formula of art. 3.1.5."""
        match = _WRITTEN.fullmatch(text)
        if match is None:
            raise ValueError(f"not a formula: {text!r}")
        return cls(int(match[1]), int(match[2]))

    @property
    def simple(self) -> bool:
        return self.right == 1

    @property
    def multiple(self) -> bool:
        return self.right < self.picks

    def takes(self, picks: int) -> bool:
        """Whether that many picks make a row of art. 3.1.5: one to six for `1/1`, else all of n."""
        return 1 <= picks <= MOST_PICKS if self.simple else picks == self.picks

    def combinations(self, picks: Sequence[T]) -> tuple[tuple[T, ...], ...]:
        """Every combination of `picks`, in the order in which they were selected."""
        return tuple(combinations(picks, self.right))

    def plain(self) -> str:
        return f"{self.right}/{self.picks}"


SINGLE = Formula(1, 1)
ALL_FORMULAS = (
    SINGLE,
    *(Formula(right, picks) for picks in range(2, MOST_PICKS + 1) for right in range(2, picks + 1)),
)
ROWS: tuple[tuple[Formula, int], ...] = (
    *((SINGLE, picks) for picks in range(1, MOST_PICKS + 1)),
    *((formula, formula.picks) for formula in ALL_FORMULAS[1:]),
)
"""The 21 rows of art. 3.1.5: a formula and the number of picks it is played on."""
