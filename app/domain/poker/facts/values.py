"""The small values that facts hold."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from app.domain.values import Money


class NoticeKind(StrEnum):
    """What the law has told to somebody before a tournament (POKER P2)."""

    RULES_MINISTER = "rules_minister"
    RULES_PREFECT = "rules_prefect"
    TABLE_PLAN = "table_plan"
    TEMPORARY_STAFF = "temporary_staff"
    SINGLE_TABLE = "single_table"
    DATE_CHANGE = "date_change"
    CANCELLATION = "cancellation"
    POSTPONEMENT = "postponement"
    SEASON_TABLE = "season_table"


class PaymentMethod(StrEnum):
    CASH = "cash"
    CARD = "card"
    CHEQUE = "cheque"


class Doubt(StrEnum):
    """What a supervisor decided on before an entry went on."""

    NEAR_MATCH = "near_match"
    ACCESS_LIMIT = "access_limit"


class DrawKind(StrEnum):
    FIRST = "first"
    LATE = "late"
    BALANCE = "balance"
    FINAL_TABLE = "final_table"
    CHIP_RACE = "chip_race"
    SESSION = "session"


@dataclass(frozen=True, slots=True)
class Override:
    """The casino director's word against a rule, his reason, and the codes that he set aside."""

    by: str
    reason: str
    waived: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class ChiefTables:
    """A floor chief and the tables that he watches."""

    chief: str
    tables: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class VoucherPrize:
    """A buy-in of another tournament that is part of a place's prize."""

    place: int
    tournament: str
    value: Money


@dataclass(frozen=True, slots=True)
class PrizeInKind:
    """A thing given with a place, and what it is worth; it is not part of the cash pool."""

    place: int
    what: str
    value: Money


@dataclass(frozen=True, slots=True)
class Ranked:
    """A player's final place, first and last of those he shares."""

    player: str
    place: int
    last: int
