"""Odds in whole hundredths (BETTING B1, art. 2.1.6)."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction
from math import prod
from typing import ClassVar, Self

from app.domain.values.exact import whole

_TYPED = re.compile(r"([0-9]{1,6})(?:[.,]([0-9]{1,2}))?")


@dataclass(frozen=True, order=True, slots=True)
class Odds:
    """Odds of 1.00 or more; 1.00 stands for a voided pick alone (art. 5.7)."""

    hundredths: int
    ONE: ClassVar[Odds]

    def __post_init__(self) -> None:
        if whole(self.hundredths, "hundredths of odds") < 100:
            raise ValueError(f"odds are at least 1.00, not {self.hundredths} hundredths")

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read what a person types, `1.85`, `1,85` or `2`; never more than two decimals.

        Raises ValueError.
        """
        match = _TYPED.fullmatch(text.strip())
        if match is None:
            raise ValueError(f"not odds: {text!r}")
        return cls(int(match[1]) * 100 + int((match[2] or "").ljust(2, "0")))

    @classmethod
    def written(cls, text: str) -> Self:
        """Read what a file holds: `1.85`, a point and two decimals, as `plain` writes it.

        Raises ValueError.
        """
        odds = cls.parse(text)
        if odds.plain() != text:
            raise ValueError(f"a file holds odds as {odds.plain()}, not as {text!r}")
        return odds

    @classmethod
    def product(cls, odds: Iterable[Odds]) -> Self:
        """The exact product with its one rounding to hundredths, half going up (art. 10.3)."""
        hundredths = [each.hundredths for each in odds]
        exact, scale = 100 * prod(hundredths), 100 ** len(hundredths)
        return cls((2 * exact + scale) // (2 * scale))

    def fraction(self) -> Fraction:
        return Fraction(self.hundredths, 100)

    def text(self) -> str:
        """As screens and papers show them: `1,85`."""
        return self.plain().replace(".", ",")

    def plain(self) -> str:
        """As files hold them: `1.85`."""
        return f"{self.hundredths // 100}.{self.hundredths % 100:02d}"

    def __str__(self) -> str:
        return self.plain()


Odds.ONE = Odds(100)
