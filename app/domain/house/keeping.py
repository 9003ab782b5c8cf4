"""What becomes of a house over the years: copies put back, keys changed, months and years sealed (H4, H5)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from enum import StrEnum
from itertools import pairwise

from app.domain.betting.orders import OrderTotal
from app.domain.betting.payment import Method
from app.domain.house.seal import Head, SealKey, key_id
from app.domain.house.shifts import Closure, MovementTotal
from app.domain.house.signatures import is_signed
from app.domain.values import Money
from app.domain.values.days import instant_text


@dataclass(frozen=True, slots=True)
class Restored:
    """A copy that was put back: its head, and the highest entry that was known before.

    `digest` is the SHA-256 of the copy's file, empty where a store of another origin was gone on with
    as it stood. What lay between `back_to` and `lost_to` is lost.
    """

    back_to: Head
    lost_to: int
    digest: str
    reason: str
    at: datetime


@dataclass(frozen=True, slots=True)
class KeyChange:
    """A new key from the next entry on. `signature` is the former signing key's, None where it was lost."""

    key_id: str
    former_key_id: str
    public_key: str
    former_public_key: str
    signature: str | None
    lost: bool
    reason: str
    at: datetime

    def message(self) -> bytes:
        """What the former signing key signs."""
        words = (self.former_key_id, self.former_public_key, self.key_id, self.public_key, self.reason)
        return "\n".join(("guichet key change 1", *words, instant_text(self.at))).encode()


def false_key_changes(
    changes: Mapping[int, KeyChange], keys: Sequence[SealKey], public_key: str
) -> Iterator[int]:
    """Numbers of the changes that are not what the keys at hand say, or that no former key signed.

    `changes` are the journal's by entry; `keys` are all keys of the seal at hand, `public_key` that
    of the signing key in use. Keys from before a loss are not at hand any more.
    """
    before: KeyChange | None = None
    for number, change in changes.items():
        follows = before is None or (before.key_id, before.public_key) == (
            change.former_key_id,
            change.former_public_key,
        )
        if not follows or not (change.lost or _is_signed(change)):
            yield number
        before = change
    at_hand = [number for number, change in changes.items() if change.lost][-1:]
    since = {number: change for number, change in changes.items() if number >= max(at_hand, default=0)}
    turned = [(key.last, later.key) for key, later in pairwise(keys)]
    named = [(number - change.lost, change.key_id) for number, change in since.items()]
    if [(last, key_id(key) if key else "") for last, key in turned] != named:
        yield max(since, default=1)
    elif before is not None and before.public_key != public_key:
        yield max(since)


def _is_signed(change: KeyChange) -> bool:
    """Signed over the new key's own words by the key before it."""
    try:
        return is_signed(change.former_public_key, change.message(), change.signature or "")
    except ValueError:
        return False


class PeriodKind(StrEnum):
    MONTH = "month"
    YEAR = "year"


@dataclass(frozen=True, slots=True)
class PeriodClosure:
    """A month or a year sealed: the sum of its days' closures, and the perpetual total at its end.

    `period` is `2026-09` or `2026`; `days` is how many closures it holds; `orders` are the gains asked
    for by cheque and by transfer in them; `uncertified` names the tournaments that were over and whose
    rake nobody had certified yet.
    """

    period: str
    first_day: date
    last_day: date
    days: int
    first: int
    last: int
    head: str
    movements: tuple[MovementTotal, ...]
    orders: tuple[OrderTotal, ...]
    turnover: Money
    perpetual: Money
    uncertified: tuple[str, ...]
    signature: str
    closed_at: datetime


def period_of(kind: PeriodKind, day: date) -> str:
    return f"{day:%Y-%m}" if kind is PeriodKind.MONTH else f"{day:%Y}"


def days_of(period: str) -> tuple[date, date]:
    """First and last day of `2026-09` or of `2026`."""
    year, _, month = period.partition("-")
    first = date(int(year), int(month or 1), 1)
    last = date(int(year), int(month or 12), 28) + timedelta(days=4)
    return first, last - timedelta(days=last.day)


def ended_periods(last_closed: date, day: date) -> tuple[str, ...]:
    """The periods of the last closure that `day` is no longer in: a month, perhaps its year."""
    return tuple(
        period_of(kind, last_closed)
        for kind in PeriodKind
        if period_of(kind, last_closed) != period_of(kind, day)
    )


def add_up(
    period: str, closures: tuple[Closure, ...], uncertified: tuple[str, ...], at: datetime
) -> PeriodClosure:
    """The closure of a period from those of its days, in order; there is at least one."""
    first, last = closures[0], closures[-1]
    return PeriodClosure(
        period=period,
        first_day=first.day,
        last_day=last.day,
        days=len(closures),
        first=first.first,
        last=last.last,
        head=last.head,
        movements=_together(movement for closure in closures for movement in closure.movements),
        orders=_ordered_together(total for closure in closures for total in closure.orders),
        turnover=Money.total(closure.turnover for closure in closures),
        perpetual=last.perpetual,
        uncertified=uncertified,
        signature="",
        closed_at=at,
    )


def _together(movements: Iterable[MovementTotal]) -> tuple[MovementTotal, ...]:
    sums: dict[tuple[str, str], MovementTotal] = {}
    for each in movements:
        before = sums.get((each.act, each.means))
        sums[each.act, each.means] = MovementTotal(
            each.act,
            each.means,
            each.count + (before.count if before else 0),
            each.amount + (before.amount if before else Money.ZERO),
        )
    return tuple(sums.values())


def _ordered_together(totals: Iterable[OrderTotal]) -> tuple[OrderTotal, ...]:
    by_means: dict[Method, list[OrderTotal]] = {}
    for each in totals:
        by_means.setdefault(each.method, []).append(each)
    return tuple(
        OrderTotal(
            method,
            sum(each.tickets for each in those),
            sum(each.orders for each in those),
            Money.total(each.amount for each in those),
        )
        for method, those in sorted(by_means.items())
    )


class PrivacyKind(StrEnum):
    """What was done with somebody's personal data (HOUSE H9, art. 11.4)."""

    EXPORTED = "exported"
    CORRECTED = "corrected"
    OPPOSED = "opposed"
    ERASED = "erased"


@dataclass(frozen=True, slots=True)
class PrivacyAct:
    """`subject` is an identifier (`person 00000012`, `winner 0012345678`), never a name."""

    kind: PrivacyKind
    subject: str
    reason: str
    at: datetime
