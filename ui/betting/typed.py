"""A line of the quick entry as the offer of now understands it (BETTING B2)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from app.domain.betting.quick_entry import answer_meant, read_entry
from app.domain.values import Money
from app.services.betting.offers import OfferLine
from ui.betting.echoes import Echo, Entered, not_a_line


@dataclass(frozen=True, slots=True)
class Typed:
    """An answer of a bet that is offered; `stake` is None where none was given."""

    line: OfferLine
    pick: str
    stake: Money | None


def read_typed(text: str, line_of: Callable[[int], OfferLine | None]) -> Typed | Entered:
    """The answer that `text` stands for, or what is wrong with it; `line_of` finds a bet by its number."""
    entry = read_entry(text)
    if entry is None:
        return not_a_line(text)
    line = line_of(entry.number)
    if line is None:
        return Entered(Echo.BET_UNKNOWN)
    pick = answer_meant(line.on_offer.bet.type, tuple(line.on_offer.picks), entry.answer)
    if pick is None:
        return Entered(Echo.ANSWER_UNKNOWN, line, entry.answer)
    return Typed(line, pick, entry.stake)
