"""Behind the betting counter: payment orders, registers, files that came and went."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date, datetime
from typing import Protocol

from app.domain.betting.claims import Claim
from app.domain.betting.orders import OrderState, PaymentOrder
from app.domain.betting.referrals import Decision, Referral
from app.domain.betting.vigilance import Rule
from app.domain.values import Money


@dataclass(frozen=True, slots=True)
class Recap:
    """A transfer as it was read back to the winner before he confirmed it (art. 11.1.4)."""

    number: int
    play: str
    amount: Money
    commitment: str
    at: datetime


@dataclass(frozen=True, slots=True)
class NumberedClaim:
    number: int
    claim: Claim
    received_at: datetime


@dataclass(frozen=True, slots=True)
class Vigilance:
    """A payment whose winner had to be identified, by which rule, and what it was linked to (H9)."""

    play: str
    rule: Rule
    linked: Money
    at: datetime


@dataclass(frozen=True, slots=True)
class Sent:
    """A file that left the house; `digest` is the SHA-256 of its bytes, in hex."""

    kind: str
    subject: str
    digest: str
    at: datetime


class Orders(Protocol):
    def next_recap(self) -> int: ...

    def add_recap(self, recap: Recap) -> None: ...

    def recap(self, play: str) -> Recap | None:
        """The latest of a ticket."""

    def next_order(self) -> int: ...

    def add(self, order: PaymentOrder) -> None: ...

    def set_state(
        self, order: int, state: OrderState, at: datetime, *, reference: str = "", reason: str = ""
    ) -> None: ...

    def order(self, number: int) -> PaymentOrder | None: ...

    def all(self, *, play: str | None = None) -> Sequence[PaymentOrder]:
        """Every order as it stands now, oldest first."""

    def requested_since(self, entry: int) -> Sequence[PaymentOrder]:
        """The orders that entry `entry` of the journal and those after it asked for, oldest first."""

    def issued_with(self, reference: str) -> Sequence[PaymentOrder]:
        """The orders that an export carried, also those that came back later, oldest first."""


class Registers(Protocol):
    def next_referral(self) -> int: ...

    def add_referral(self, referral: Referral) -> None: ...

    def decide_referral(self, referral: int, decision: Decision) -> None: ...

    def referrals(self) -> Sequence[Referral]: ...

    def next_claim(self) -> int: ...

    def add_claim(self, number: int, claim: Claim, at: datetime) -> None: ...

    def answer_claim(self, number: int, answer: str, answered_on: date, at: datetime) -> None: ...

    def claims(self) -> Sequence[NumberedClaim]: ...

    def add_age_refusal(self, point_of_sale: str, station: str, operator: str, at: datetime) -> None: ...

    def age_refusals(self, start: datetime, end: datetime) -> Mapping[str, int]:
        """How many in a stretch of time, by point of sale."""

    def add_vigilance(self, vigilance: Vigilance) -> None: ...

    def vigilance(self, start: datetime, end: datetime) -> Sequence[Vigilance]: ...


class Exchanges(Protocol):
    def add_import(self, kind: str, digest: str, items: int, signer: str | None, at: datetime) -> None: ...

    def add_export(self, sent: Sent) -> None: ...

    def exports(self, kind: str) -> Sequence[Sent]: ...
