"""Bets typed by number: `134 1` adds the pick, `134 1 5` sets the stake too (BETTING B2)."""

from __future__ import annotations

import re
from collections.abc import Collection
from dataclasses import dataclass

from app.domain.betting.bet import NONE, OTHER, BetType
from app.domain.betting.formulas import BASE_STAKES
from app.domain.values import Money

_TYPED = re.compile(r"([0-9]{1,3}) +([^ ]+)(?: +([0-9]{1,3}))?")
_WITH_ANY_STAKE = re.compile(r"[0-9]{1,3} +[^ ]+ +([0-9]{1,6}(?:[.,][0-9]{1,2})?)")
_SIGNS = re.compile(r"[/:-]")
_SHORT: dict[BetType, dict[str, str]] = {
    BetType.OVER_UNDER: {"+": "over", "-": "under", "PLUS": "over", "MOINS": "under"},
    BetType.ODD_EVEN: {"P": "even", "I": "odd", "PAIR": "even", "IMPAIR": "odd"},
    BetType.FIRST_GOAL: {"0": NONE},
    BetType.EXACT_SCORE: {"A": OTHER, "AUTRES": OTHER},
}


@dataclass(frozen=True, slots=True)
class Entry:
    """A line typed at the counter. `answer` is as typed, `stake` None where none was given."""

    number: int
    answer: str
    stake: Money | None


def read_entry(text: str) -> Entry | None:
    """The bet number, answer and base stake in `text`; None while it is not a whole entry.

    A stake that is no base stake (art. 3.2.3) makes no entry.
    """
    match = _TYPED.fullmatch(text.strip())
    if match is None or int(match[1]) == 0:
        return None
    stake = None if match[3] is None else Money.euros(int(match[3]))
    if stake is not None and stake not in BASE_STAKES:
        return None
    return Entry(int(match[1]), match[2], stake)


def wrong_stake(text: str) -> Money | None:
    """The stake of a line that is whole but for it, since it is no base stake (art. 3.2.3); else None."""
    match = _WITH_ANY_STAKE.fullmatch(text.strip())
    stake = Money.parse(match[1]) if match else None
    return None if stake in BASE_STAKES else stake


def answer_meant(type_: BetType, listed: Collection[str], typed: str) -> str | None:
    """The listed pick that `typed` stands for; None if there is none, or more than one.

    Small letters and left-out signs will do: `n`, `1n` for `1/N`, `21` for the score `2:1`, `+`
    and `-`, `p` and `i`, `0` for no goal, `a` for another score.
    """
    upper = typed.upper()
    short = _SHORT.get(type_, {}).get(upper)
    for pick in listed:
        if pick in (typed, upper, short):
            return pick
    bare = _SIGNS.sub("", upper)
    meant = [pick for pick in listed if _SIGNS.sub("", pick) == bare]
    return meant[0] if bare and len(meant) == 1 else None
