"""Everything that can happen to a tournament, one frozen record each.

A fact says what came of an act: the seats drawn, the clock's new end, the money paid. Folding facts
needs neither the time nor a random number. Kinds are the class names; `VERSION` grows when a
field changes, and old versions stay readable.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from typing import ClassVar

from app.domain.poker.clock import Clock
from app.domain.poker.draw import Draw
from app.domain.poker.seating import SeatGiven, TableSeat
from app.domain.poker.terms import Terms
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


# The tournament and its calendar


@dataclass(frozen=True, slots=True)
class TournamentCreated:
    """`commitment` is that of the first draw's seed. With `notices_elsewhere` the house keeps its
    letters outside the product, and every legal notice counts as sent in time."""

    VERSION: ClassVar[int] = 1
    tournament: str
    terms: Terms
    commitment: str
    notices_elsewhere: bool = False


@dataclass(frozen=True, slots=True)
class TermsChanged:
    """New terms, whole. `notice_by` is when the change of date must be known, if that changed;
    `clock` is where the clock stands, so that new levels count from there."""

    VERSION: ClassVar[int] = 1
    terms: Terms
    notice_by: datetime | None = None
    clock: Clock | None = None


@dataclass(frozen=True, slots=True)
class TournamentPostponed:
    """Put off before it began: entries stay, check-ins and seats don't. `asks` is the notice due."""

    VERSION: ClassVar[int] = 1
    terms: Terms
    reason: str
    asks: NoticeKind
    notice_by: datetime | None


@dataclass(frozen=True, slots=True)
class TournamentCancelled:
    VERSION: ClassVar[int] = 1
    reason: str


@dataclass(frozen=True, slots=True)
class TournamentStopped:
    """Stopped for a grave reason; `clock` is where it stood, None before the start."""

    VERSION: ClassVar[int] = 1
    reason: str
    clock: Clock | None


@dataclass(frozen=True, slots=True)
class NoticeSent:
    VERSION: ClassVar[int] = 1
    kind: NoticeKind
    at: datetime


# The desk


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


# Seats


@dataclass(frozen=True, slots=True)
class SeatsDrawn:
    """Seats given by a draw, or by hand before two witnesses (then without `draw`).

    `arrivals` are those of `given` who sit down with `chips` each; all others moved.
    """

    VERSION: ClassVar[int] = 1
    kind: DrawKind
    given: tuple[SeatGiven, ...]
    arrivals: tuple[str, ...]
    chips: int
    opened: tuple[int, ...]
    broken: tuple[int, ...]
    breaking: tuple[int, ...]
    next_big_blind: tuple[TableSeat, ...] = ()
    draw: Draw | None = None
    witnesses: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class PlayerPinned:
    """He can't change tables, or can again."""

    VERSION: ClassVar[int] = 1
    player: str
    pinned: bool


@dataclass(frozen=True, slots=True)
class ChiefsAssigned:
    VERSION: ClassVar[int] = 1
    chiefs: tuple[ChiefTables, ...]


# The clock


@dataclass(frozen=True, slots=True)
class TournamentStarted:
    VERSION: ClassVar[int] = 1
    at: datetime
    clock: Clock
    override: Override | None = None


@dataclass(frozen=True, slots=True)
class ClockPaused:
    VERSION: ClassVar[int] = 1
    clock: Clock
    reason: str = ""


@dataclass(frozen=True, slots=True)
class ClockResumed:
    VERSION: ClassVar[int] = 1
    clock: Clock
    reason: str = ""


@dataclass(frozen=True, slots=True)
class LevelSet:
    VERSION: ClassVar[int] = 1
    clock: Clock


@dataclass(frozen=True, slots=True)
class ClockAdjusted:
    VERSION: ClassVar[int] = 1
    seconds: int
    clock: Clock


# Play


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


@dataclass(frozen=True, slots=True)
class PlayersEliminated:
    """Out in one hand or round: groups of equals, the first out first. `stacks` as entered."""

    VERSION: ClassVar[int] = 1
    groups: tuple[tuple[str, ...], ...]
    stacks: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class EliminationUndone:
    """Takes the player's elimination back: seat and stack as they were."""

    VERSION: ClassVar[int] = 1
    player: str
    table: int
    seat: int
    stack: int


@dataclass(frozen=True, slots=True)
class ExpelledForATime:
    """Seat and stack stay; he is dealt in and blinded off until then."""

    VERSION: ClassVar[int] = 1
    player: str
    until: datetime
    reason: str


@dataclass(frozen=True, slots=True)
class PlayerExpelled:
    """For good, without refund; `stack` chips are out of play."""

    VERSION: ClassVar[int] = 1
    player: str
    stack: int
    reason: str


@dataclass(frozen=True, slots=True)
class NoShowPutOut:
    """Absent at the end of registration and rebuys; `stack` chips are out of play."""

    VERSION: ClassVar[int] = 1
    player: str
    stack: int


@dataclass(frozen=True, slots=True)
class RulingLogged:
    """A ruling or penalty of the floor, for the journal."""

    VERSION: ClassVar[int] = 1
    text: str
    player: str | None = None
    table: int | None = None


@dataclass(frozen=True, slots=True)
class ChipsCounted:
    """A table's count. `deviation` is counted less supposed chips, None after moves."""

    VERSION: ClassVar[int] = 1
    table: int
    total: int
    stacks: Mapping[str, int]
    deviation: int | None


@dataclass(frozen=True, slots=True)
class ChipsRaced:
    """The odd chips of a table raced off: how many each player had, who won a larger one.

    `change` is what the rounding added to the chips in play, or took.
    """

    VERSION: ClassVar[int] = 1
    table: int
    removed: int
    smallest: int
    odd: Mapping[str, int]
    won: tuple[str, ...]
    change: int
    draw: Draw


@dataclass(frozen=True, slots=True)
class TournamentFinished:
    VERSION: ClassVar[int] = 1
    winner: str
    ranking: tuple[Ranked, ...]
    clock: Clock


# Money


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


Fact = (
    TournamentCreated
    | TermsChanged
    | TournamentPostponed
    | TournamentCancelled
    | TournamentStopped
    | NoticeSent
    | PreRegistered
    | WaitingListJoined
    | Registered
    | DoubtLifted
    | BulletinSigned
    | EntryWithdrawn
    | CheckedIn
    | ReRegistered
    | SeatsDrawn
    | PlayerPinned
    | ChiefsAssigned
    | TournamentStarted
    | ClockPaused
    | ClockResumed
    | LevelSet
    | ClockAdjusted
    | RebuySold
    | DealersBonusSold
    | PlayersEliminated
    | EliminationUndone
    | ExpelledForATime
    | PlayerExpelled
    | NoShowPutOut
    | RulingLogged
    | ChipsCounted
    | ChipsRaced
    | TournamentFinished
    | PrizesFixed
    | PrizePaid
    | VoucherUsed
    | VoucherCashed
    | RakeCertified
    | Refunded
)
