"""What happens at the desk."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from app.domain.poker.facts.values import Doubt, PaymentMethod
from app.domain.values import Money


@dataclass(frozen=True, slots=True)
class PreRegistered:
    """`player` is the person's identifier, which is the player's in this tournament."""

    VERSION: ClassVar[int] = 1
    player: str


@dataclass(frozen=True, slots=True)
class WaitingListJoined:
    VERSION: ClassVar[int] = 1
    player: str


@dataclass(frozen=True, slots=True)
class Registered:
    """Paid: `buy_in` and `fee` are the price, `paid` what was handed over, a voucher the rest."""

    VERSION: ClassVar[int] = 1
    player: str
    buy_in: Money
    fee: Money
    paid: Money
    method: PaymentMethod = PaymentMethod.CASH
    voucher: str | None = None


@dataclass(frozen=True, slots=True)
class DoubtLifted:
    """A supervisor compared `player` with list `records` and let him through."""

    VERSION: ClassVar[int] = 1
    player: str
    doubt: Doubt
    records: tuple[str, ...]
    supervisor: str


@dataclass(frozen=True, slots=True)
class BulletinSigned:
    """The signed form was ticked off; the receipt may be printed."""

    VERSION: ClassVar[int] = 1
    player: str


@dataclass(frozen=True, slots=True)
class EntryWithdrawn:
    """Before the start; `refunded` is what was given back of a paid entry, at whose word."""

    VERSION: ClassVar[int] = 1
    player: str
    refunded: Money
    offered_to: str | None
    allowed_by: str | None = None


@dataclass(frozen=True, slots=True)
class CheckedIn:
    """Identity shown at the start."""

    VERSION: ClassVar[int] = 1
    player: str


@dataclass(frozen=True, slots=True)
class ReRegistered:
    """An eliminated player's second entry, on the terms of his first."""

    VERSION: ClassVar[int] = 1
    player: str
    buy_in: Money
    fee: Money
    chips: int
    method: PaymentMethod = PaymentMethod.CASH


@dataclass(frozen=True, slots=True)
class RebuySold:
    VERSION: ClassVar[int] = 1
    player: str
    price: Money
    chips: int
    method: PaymentMethod = PaymentMethod.CASH


@dataclass(frozen=True, slots=True)
class DealersBonusSold:
    VERSION: ClassVar[int] = 1
    player: str
    price: Money
    chips: int
    method: PaymentMethod = PaymentMethod.CASH
