"""How an amount is typed on the pad, the keyboard and the quick-cash keys."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final, Self

from app.domain.values import Money

_DIGITS: Final = frozenset("0123456789")
_MOST_EUROS_DIGITS: Final = 7


class EditKey(StrEnum):
    """The keys of a pad that edit rather than write."""

    BACKSPACE = "backspace"
    CLEAR = "clear"
    NEXT = "next"


@dataclass(frozen=True, slots=True)
class AmountEntry:
    """An amount in the making: what stands in the field, and whether the next digit starts afresh.

    Every key gives a new entry. What is typed is read by `Money.parse` alone, so that pad, keyboard,
    quick cash and counting agree; a key that would make nonsense does nothing.
    """

    text: str = ""
    fresh: bool = True

    @classmethod
    def proposing(cls, amount: Money) -> Self:
        """An entry that shows `amount` until a digit replaces it (the sum due, "Appoint")."""
        return cls(_written(amount), fresh=True)

    @property
    def amount(self) -> Money:
        """What the entry is worth; nothing typed is nothing."""
        return Money.parse(self.text) if self.text.strip(",") else Money.ZERO

    @property
    def is_empty(self) -> bool:
        return not self.text

    def typed(self, key: str) -> Self:
        """Press one key of the pad or keyboard; a key that means nothing here does nothing."""
        if key in (",", "."):
            return self.separator()
        if key == EditKey.BACKSPACE:
            return self.backspace()
        if key == EditKey.CLEAR:
            return self.cleared()
        return self.digit(key) if key and not set(key) - _DIGITS else self

    def digit(self, digit: str) -> Self:
        """Type one figure (or `00`). A third decimal and an eighth figure of euros do nothing."""
        if not digit or set(digit) - _DIGITS:
            raise ValueError(f"not a figure: {digit!r}")
        text = "" if self.fresh else self.text
        for figure in digit:
            text = _with_figure(text, figure)
        return replace(self, text=text, fresh=False)

    def separator(self) -> Self:
        """Type the decimal comma; the second one does nothing."""
        if self.fresh:
            return replace(self, text="0,", fresh=False)
        return self if "," in self.text else replace(self, text=f"{self.text or '0'},")

    def backspace(self) -> Self:
        """Take the last character away; a proposed or added amount goes as a whole."""
        return replace(self, text="" if self.fresh else self.text[:-1], fresh=self.fresh)

    def cleared(self) -> Self:
        return replace(self, text="", fresh=True)

    def plus(self, amount: Money) -> Self:
        """Add a note or coin (`+50`); a figure typed after it starts a new amount."""
        total = self.amount + amount
        if len(str(abs(total.cents) // 100)) > _MOST_EUROS_DIGITS:
            return self
        return replace(self, text=_written(total), fresh=True)

    def pasted(self, text: str) -> Self:
        """Take over a whole amount. Raises ValueError where `Money.parse` refuses it."""
        return replace(self, text=_written(Money.parse(text)), fresh=True)

    def shown(self) -> str:
        """What the field shows while typing: `20,5 €` as typed, `62,50 €` once it stands."""
        if self.fresh or not self.text:
            return self.amount.text()
        euros, comma, cents = self.text.partition(",")
        whole = Money.euros(int(euros)).text(cents=False)
        return whole[:-2] + comma + cents + whole[-2:]


def _with_figure(text: str, figure: str) -> str:
    euros, comma, cents = text.partition(",")
    if comma:
        return text if len(cents) == 2 else text + figure
    if len(euros) == _MOST_EUROS_DIGITS:
        return text
    return figure if euros == "0" else euros + figure


def _written(amount: Money) -> str:
    return amount.plain().replace(".", ",")
