"""What is fixed, paid, certified and given back."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from app.domain.poker.facts.values import PrizeInKind, VoucherPrize
from app.domain.values import Money


@dataclass(frozen=True, slots=True)
class PrizesFixed:
    """Amounts by place, vouchers included; `contribution_cash` is what the casino adds in all."""

    VERSION: ClassVar[int] = 1
    amounts: tuple[Money, ...]
    pool: Money
    minimum: Money
    contribution_cash: Money
    vouchers: tuple[VoucherPrize, ...] = ()
    in_kind: tuple[PrizeInKind, ...] = ()


@dataclass(frozen=True, slots=True)
class PrizePaid:
    """`amount` in cash, and a voucher for another tournament if the place has one."""

    VERSION: ClassVar[int] = 1
    player: str
    place: int
    last: int
    amount: Money
    voucher: VoucherPrize | None = None
    in_kind: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class ThingAwarded:
    """Tied players share a thing: the tournament director named who gets it, and why. `thing` is its rank
    among those of the fixed prizes, from 0."""

    VERSION: ClassVar[int] = 1
    thing: int
    what: str
    player: str
    reason: str


@dataclass(frozen=True, slots=True)
class VoucherUsed:
    VERSION: ClassVar[int] = 1
    player: str


@dataclass(frozen=True, slots=True)
class VoucherCashed:
    """Its tournament was cancelled: it falls back to cash."""

    VERSION: ClassVar[int] = 1
    player: str
    amount: Money


@dataclass(frozen=True, slots=True)
class RakeCertified:
    """Entered in the register *modèle n° 11 ter* by two people."""

    VERSION: ClassVar[int] = 1
    buy_ins: Money
    rate: int
    rake: Money
    certified_by: str
    countersigned_by: str


@dataclass(frozen=True, slots=True)
class Refunded:
    VERSION: ClassVar[int] = 1
    player: str
    amount: Money
