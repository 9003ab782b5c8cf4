"""The few blocks that every receipt is made of (HOUSE H8)."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum

from app.domain.values import Money


class Side(StrEnum):
    LEFT = "left"
    CENTRE = "centre"
    RIGHT = "right"


class Emphasis(StrEnum):
    SMALL = "small"
    NORMAL = "normal"
    BOLD = "bold"
    LARGE = "large"


class Kind(StrEnum):
    """Every receipt that the house prints."""

    TICKET = "ticket"
    CANCELLATION = "cancellation"
    PAYMENT = "payment"
    REGISTRATION = "registration"
    BULLETIN = "bulletin"
    SEAT_CARD = "seat_card"
    REBUY = "rebuy"
    DEALERS_BONUS = "dealers_bonus"
    REFUND = "refund"
    PRIZE = "prize"
    VOUCHER = "voucher"
    DRAW_SHEET = "draw_sheet"
    SEATING_LIST = "seating_list"
    EMERGENCY_SHEET = "emergency_sheet"
    PRIZE_LIST = "prize_list"
    TABLE_PLAN = "table_plan"
    TOURNAMENT_RULES = "tournament_rules"
    REGISTER_11_TER = "register_11_ter"
    LETTER = "letter"
    MATERIAL = "material"
    TOURNAMENT_RESULTS = "tournament_results"
    X_REPORT = "x_report"
    Z_REPORT = "z_report"
    CASH_MOVEMENT = "cash_movement"
    CLOSURE = "closure"
    ODDS_POSTER = "odds_poster"
    RESULTS_POSTER = "results_poster"
    TRANSFER_RECAP = "transfer_recap"
    TRANSFER_ATTESTATION = "transfer_attestation"
    COLLECTIVE_FORM = "collective_form"
    EMPTY_BULLETINS = "empty_bulletins"
    BETTING_REPORT = "betting_report"
    SETTLEMENT_STATEMENT = "settlement_statement"
    JOURNAL_PAGE = "journal_page"
    REGISTER_OF_IDENTITIES = "register_of_identities"
    REGISTER_OF_CASES = "register_of_cases"
    PRIVACY_NOTICE = "privacy_notice"
    PERSONAL_DATA = "personal_data"
    RECOVERY_COPY = "recovery_copy"
    TEST_PAGE = "test_page"


@dataclass(frozen=True, slots=True)
class Logo:
    """The house's mark with two lines beside it: the offer or the establishment, and its subtitle."""

    title: str
    subtitle: str = ""


@dataclass(frozen=True, slots=True)
class Line:
    """Text on lines of its own, wrapped between words where the paper is too narrow."""

    text: str
    side: Side = Side.LEFT
    emphasis: Emphasis = Emphasis.NORMAL


@dataclass(frozen=True, slots=True)
class Columns:
    """A label at the left and a value at the right of one line; the value is never cut.

    `number` stands in a narrow column of its own before the label (a bet's number).
    """

    label: str
    value: str
    emphasis: Emphasis = Emphasis.NORMAL
    number: str = ""


@dataclass(frozen=True, slots=True)
class BigPair:
    """Two figures to be read across a room: TABLE 5 | PLACE 7."""

    left_label: str
    left: str
    right_label: str
    right: str


@dataclass(frozen=True, slots=True)
class Rule:
    """A dashed line across the paper."""


@dataclass(frozen=True, slots=True)
class Feed:
    """Empty lines."""

    lines: int = 1


@dataclass(frozen=True, slots=True)
class BarCode:
    """CODE128-C of an even number of digits; `left` and `right` are printed below in groups."""

    digits: str
    left: str = ""
    right: str = ""

    def __post_init__(self) -> None:
        if not self.digits.isascii() or not self.digits.isdigit() or len(self.digits) % 2:
            raise ValueError(f"CODE128-C holds pairs of digits, not {self.digits!r}")


@dataclass(frozen=True, slots=True)
class Notice:
    """A round mark (18+) with small lines beside it."""

    mark: str
    lines: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Table:
    """Rows of cells under names. `widths` are shares of the page's width; columns in `figures` are
    set at the right. On a roll each row becomes lines of name and cell."""

    names: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    widths: tuple[int, ...]
    figures: tuple[int, ...] = ()

    def __post_init__(self) -> None:
        if any(len(row) != len(self.names) for row in (*self.rows, self.widths)):
            raise ValueError(f"a table of {len(self.names)} columns has rows of other lengths")


@dataclass(frozen=True, slots=True)
class Bar:
    """One bar: what it is of, how far it reaches, and what is written after it."""

    name: str
    length: Money
    figure: str


@dataclass(frozen=True, slots=True)
class Bars:
    """Bars one below the other on one scale, and over all of them a dashed line at `mark`.

    On a roll they are no bars, but a line of name and figure each.
    """

    bars: tuple[Bar, ...]
    mark: Money

    @property
    def longest(self) -> Money:
        """The amount that fills the whole width."""
        return max((self.mark, *(each.length for each in self.bars)))


Block = Logo | Line | Columns | BigPair | Rule | Feed | BarCode | Notice | Table | Bars


@dataclass(frozen=True, slots=True)
class Document:
    """One paper: what it is, its number, when and where it was made, and its blocks.

    Every paper carries number, date, station and page at its foot; the layout adds that line.
    `amount` is what lists of printing jobs show beside the title. `house` is the establishment's name,
    `marking` are the words of a house that is not real, `duplicate` is n of DUPLICATA n.
    """

    kind: Kind
    title: str
    number: str
    made_at: datetime
    station: str
    blocks: tuple[Block, ...]
    opens_drawer: bool = False
    amount: Money | None = None
    marking: str = ""
    duplicate: int = 0
    duplicated_at: datetime | None = None
    house: str = ""
