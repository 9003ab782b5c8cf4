"""Offer, tickets and results, as the store keeps them (BETTING)."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date, datetime
from typing import Protocol

from app.domain.betting.bet import Bet, Event
from app.domain.betting.limits import Taken, TotalKey
from app.domain.betting.offer import OnOffer
from app.domain.betting.outcomes import Result, Ruling
from app.domain.betting.payment import Method
from app.domain.betting.play import Play
from app.domain.betting.publishing import Held
from app.domain.betting.throttle import WrongControls
from app.domain.values import Money


@dataclass(frozen=True, slots=True)
class RulingChange:
    """What was known of a bet's answers from journal entry `entry` on."""

    entry: int
    bet: int
    ruling: Ruling
    at: datetime


@dataclass(frozen=True, slots=True)
class Cancellation:
    """A play that no longer takes part; `kind` is `player` (8.3) or `nonconforming` (8.2.3)."""

    refund: Money
    kind: str
    reason: str
    point_of_sale: str
    at: datetime


@dataclass(frozen=True, slots=True)
class PaymentMade:
    """A ticket paid: once, here, then, by him."""

    number: int
    gain: Money
    refund: Money
    method: Method
    point_of_sale: str
    station: str
    operator: str
    at: datetime
    commitment: str | None = None
    """Salted digest of who was paid; the data itself stands apart and can be erased (H9)."""


@dataclass(frozen=True, slots=True)
class RegisteredPlay:
    """A play as the store holds it, with what became of it and the entries that say so."""

    identification: str
    sequence: int
    play: Play
    station: str
    operator: str
    shift: str
    issues: int
    """How many papers bore a control number so far: the last of them is in force."""
    copies: int
    cancellation: Cancellation | None
    payment: PaymentMade | None
    ended_entry: int | None
    """Number of the journal entry that cancelled or paid it."""
    reserved: Money | None
    """What was moved to the reserve fund when it expired (art. 12)."""


@dataclass(frozen=True, slots=True)
class PromulgatedResult:
    """A result as it was promulgated; `revision` 0 is the first, each correction one more."""

    event: int
    revision: int
    result: Result | None
    winners: Mapping[int, tuple[str, ...]]
    """Where they were named, by the bets' own identities."""
    reason: str
    at: datetime


@dataclass(frozen=True, slots=True)
class DayTotals:
    """Sums of one point of sale on one day, by what was registered and what was given out there."""

    tickets: int
    stakes: Money
    cancelled: Money
    gains: Money
    refunds: Money


class Offer(Protocol):
    """Bets on sale. Every change is a new row: what was on offer at any instant can be told."""

    def next_ids(self) -> tuple[int, int]:
        """The next free identities of an event and of a bet."""

    def is_empty(self) -> bool:
        """Whether no bet was ever published."""

    def event_by_code(self, code: str) -> Event | None:
        """The event that files and the trader know by `code`."""

    def event_code(self, event: int) -> str:
        """The code by which files know an event. Raises LookupError."""

    def add_event(self, event: Event, code: str, at: datetime) -> None:
        """Record an event, or its new planned start."""

    def add_bet(self, bet: Bet, at: datetime) -> None: ...

    def change(self, before: OnOffer | None, after: OnOffer, reason: str, at: datetime) -> None:
        """Record what of a bet changed; a changed ruling is told to its tickets."""

    def held(self, day: date) -> Sequence[Held]:
        """The numbers that bets hold whose sale lasts until `day` or later."""

    def lasting(self, day: date) -> Sequence[OnOffer]:
        """Every bet whose sale lasts until `day` or later, whatever later bet bears its number."""

    def unsettled(self) -> Sequence[OnOffer]:
        """Every bet without an outcome that no act voided, whatever later bet bears its number."""

    def by_numbers(self, numbers: Collection[int]) -> Mapping[int, OnOffer]:
        """The latest bets that bear these numbers, by number; unknown ones are left out."""

    def bearers(self, number: int) -> Sequence[OnOffer]:
        """Every bet that ever bore this number."""

    def by_ids(self, bets: Collection[int]) -> Mapping[int, OnOffer]: ...

    def of_event(self, event: int) -> Sequence[OnOffer]: ...

    def all(self, when: datetime | None = None) -> Sequence[OnOffer]:
        """Every bet, the latest of each number, as it stood at `when` (that very second included)."""

    def add_result(self, result: PromulgatedResult) -> None: ...

    def results(self, event: int) -> Sequence[PromulgatedResult]: ...

    def latest_results(self, events: Collection[int]) -> Mapping[int, Result]:
        """The result of each event that has one by its score, as promulgated last."""

    def rulings(self, bets: Collection[int]) -> Sequence[RulingChange]:
        """All that became known of these bets' answers, in the order of the journal."""


@dataclass(frozen=True, slots=True)
class PaidTicket:
    """A paid ticket that is kept in the drawer; `number` is that of its payment."""

    identification: str
    number: int
    amount: Money
    at: datetime


class Plays(Protocol):
    def next_sequence(self, point_of_sale: str) -> tuple[int, int]:
        """The house's next running number, and the point of sale's own."""

    def add(
        self, identification: str, sequence: int, play: Play, operator: str, station: str, shift: str
    ) -> None: ...

    def play(self, identification: str) -> RegisteredPlay | None: ...

    def latest(self, point_of_sale: str, day: date, limit: int) -> Sequence[RegisteredPlay]:
        """Plays registered at a point of sale on a day, newest first."""

    def unended(
        self,
        bets: Collection[int] | None = None,
        *,
        registered: tuple[datetime, datetime] | None = None,
        point_of_sale: str | None = None,
        shift: str | None = None,
    ) -> Iterable[RegisteredPlay]:
        """Plays neither cancelled nor paid nor expired: all, or those on some bets, registered in a
        stretch of time, at one point of sale, in one shift."""

    def paid_in(self, shift: str) -> Sequence[PaidTicket]:
        """The tickets paid in a shift, in the order of their payment."""

    def hanging(self, bets: Collection[int]) -> Sequence[str]:
        """Identifications of the plays on some bets that are neither cancelled nor paid nor expired."""

    def paid_on(self, bets: Collection[int]) -> Money:
        """What was paid on the plays that hold some bets, by any method."""

    def named(self, identifications: Collection[str]) -> Iterable[RegisteredPlay]:
        """The plays of these identifications, in the order of their sale."""

    def count_picks(self, bets: Collection[int], since: datetime) -> int:
        """How many picks on these bets stand on tickets registered at or after `since`."""

    def add_paper(self, identification: str, kind: str, issue: int, at: datetime) -> None: ...

    def cancel(self, identification: str, cancellation: Cancellation, shift: str) -> None: ...

    def pay(self, identification: str, payment: PaymentMade, shift: str) -> None: ...

    def next_payment(self) -> int: ...

    def reserve(self, identification: str, amount: Money, at: datetime) -> None: ...

    def totals(self, keys: Iterable[TotalKey]) -> Mapping[TotalKey, Taken]: ...

    def add_to_totals(self, effect: Mapping[TotalKey, Taken]) -> None: ...

    def wrong_controls(self, station: str) -> WrongControls: ...

    def keep_wrong_controls(self, station: str, wrong: WrongControls) -> None:
        """Technical: survives a restart, and is kept by a transaction of its own."""

    def day_totals(self, point_of_sale: str, start: datetime, end: datetime) -> DayTotals: ...
