"""Money in whole cents: the one type, the one parser, the one formatter (HOUSE H7)."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction
from typing import ClassVar, Self

from app.domain.values.exact import whole

NARROW_SPACE = "\u202f"
NO_BREAK_SPACE = "\u00a0"
_TYPED = re.compile(r"(?P<sign>[-+]?)(?P<euros>[0-9]{1,13})(?:[.,](?P<cents>[0-9]{0,2}))?")
_IGNORED = str.maketrans("", "", f" {NO_BREAK_SPACE}{NARROW_SPACE}€")


@dataclass(frozen=True, order=True, slots=True)
class Money:
    """An amount in euro cents; negative where money is owed. Raises TypeError for a float."""

    cents: int
    ZERO: ClassVar[Money]

    def __post_init__(self) -> None:
        whole(self.cents, "cents")

    @classmethod
    def euros(cls, euros: int) -> Self:
        """An amount of whole euros."""
        return cls(whole(euros, "euros") * 100)

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read what a person typed or a file holds: `12,5`, `12.50`, `1 234,50 €`, `+50`.

        One comma or point, at most two digits after it, no exponent: `1e3` and `1.234,50` are
        refused rather than guessed at. Raises ValueError.
        """
        match = _TYPED.fullmatch(text.translate(_IGNORED))
        if match is None:
            raise ValueError(f"not an amount: {text!r}")
        cents = int(match["euros"]) * 100 + int((match["cents"] or "").ljust(2, "0"))
        return cls(-cents if match["sign"] == "-" else cents)

    @classmethod
    def rounded_to(cls, euros: Fraction, step_cents: int) -> Self:
        """`euros` to the nearest multiple of `step_cents`, half going up (BETTING B7, art. 10)."""
        steps = (euros * 100 / step_cents + Fraction(1, 2)).__floor__()
        return cls(steps * step_cents)

    @classmethod
    def total(cls, amounts: Iterable[Money]) -> Self:
        return cls(sum([amount.cents for amount in amounts]))

    def text(self, *, cents: bool = True) -> str:
        """The amount as screens and papers show it: `-1 234,50 €`, with spaces that do not break.

        `cents=False` leaves `,00` out of a round amount; an amount with cents keeps them.
        """
        euros, rest = divmod(abs(self.cents), 100)
        grouped = f"{euros:,}".replace(",", NARROW_SPACE)
        tail = f",{rest:02d}" if cents or rest else ""
        return f"{'-' if self.cents < 0 else ''}{grouped}{tail}{NO_BREAK_SPACE}€"

    def plain(self) -> str:
        """The amount as files hold it: `-1234.50`."""
        euros, rest = divmod(abs(self.cents), 100)
        return f"{'-' if self.cents < 0 else ''}{euros}.{rest:02d}"

    def __str__(self) -> str:
        return self.plain()

    def __bool__(self) -> bool:
        return self.cents != 0

    def __add__(self, other: Money) -> Money:
        return Money(self.cents + other.cents)

    def __sub__(self, other: Money) -> Money:
        return Money(self.cents - other.cents)

    def __neg__(self) -> Money:
        return Money(-self.cents)

    def __mul__(self, times: int) -> Money:
        return Money(self.cents * whole(times, "multiples"))

    __rmul__ = __mul__


Money.ZERO = Money(0)
