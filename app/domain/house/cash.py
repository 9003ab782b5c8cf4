"""Cash: balanced postings, counts by denomination (HOUSE H3)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum

from app.domain.errors import Code, Refused
from app.domain.values import Money


class Means(StrEnum):
    CASH = "cash"
    CARD = "card"
    CHEQUE = "cheque"


class Ledger(StrEnum):
    """The accounts that are one for the whole house; a drawer's is `drawer:<name>`."""

    SAFE = "safe"
    CARD = "card"
    CHEQUES = "cheques"
    OVER_SHORT = "over_short"
    STAKES = "stakes"
    GAINS = "gains"
    TRANSFERS = "transfers"
    RESERVE_FUND = "reserve_fund"
    PRIZE_POOL = "prize_pool"
    RAKE = "rake"
    ENTRY_FEES = "entry_fees"
    DEALERS_BONUS = "dealers_bonus"
    VOUCHERS = "vouchers"
    CONTRIBUTIONS = "contributions"


def drawer_account(drawer: str) -> str:
    return f"drawer:{drawer}"


@dataclass(frozen=True, slots=True)
class Posting:
    """`amount` goes to `account` (or leaves it, where negative)."""

    account: str
    amount: Money


def transfer(source: str, target: str, amount: Money) -> tuple[Posting, ...]:
    """What leaves `source` comes to `target`; nothing at all for an amount of nothing."""
    return (Posting(source, -amount), Posting(target, amount)) if amount else ()


def ensure_balanced(postings: Iterable[Posting]) -> None:
    """Raises ValueError: an act whose postings do not add up to nothing is a fault of ours."""
    if left_over := Money.total(posting.amount for posting in postings):
        raise ValueError(f"postings leave {left_over} unbalanced")


DENOMINATIONS = tuple(
    Money(cents) for cents in (50000, 20000, 10000, 5000, 2000, 1000, 500, 200, 100, 50, 20, 10, 5, 2, 1)
)


def counted(pieces: Mapping[Money, int]) -> Money:
    """The worth of a count. Raises Refused(amount_invalid) for what is no coin or note."""
    for value, number in pieces.items():
        if value not in DENOMINATIONS or number < 0:
            raise Refused(Code.AMOUNT_INVALID, denomination=value.plain(), pieces=number)
    return Money.total(value * number for value, number in pieces.items())
