"""What a tournament is: game, format, prices, chips, levels, calendar (POKER P1)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, fields, replace
from datetime import UTC, datetime
from enum import StrEnum

from app.domain.errors import Code
from app.domain.poker.names import letters
from app.domain.values import Money, business_day
from app.domain.values.days import local

CONTRIBUTION_LIMIT = Money.euros(250_000)


class Game(StrEnum):
    HOLDEM = "holdem"
    OMAHA = "omaha"

    @property
    def single_table_players(self) -> int:
        """How many may sit at a single-table tournament in one session (art. 57-4)."""
        return 10 if self is Game.HOLDEM else 9

    @property
    def rake_percent(self) -> int:
        """What the *cagnotte* takes of the buy-ins (POKER P7)."""
        return 4 if self is Game.HOLDEM else 2


class Format(StrEnum):
    FREEZEOUT = "freezeout"
    REBUY = "rebuy"
    SINGLE_TABLE = "single_table"


class Movers(StrEnum):
    """Who moves when tables are balanced: drawn, or the next big blind (TDA)."""

    DRAWN = "drawn"
    BY_POSITION = "by_position"


class Seating(StrEnum):
    """The first seats: of all at once, or seat by seat as the players check in."""

    ALL_AT_ONCE = "all_at_once"
    AT_CHECK_IN = "at_check_in"


@dataclass(frozen=True, slots=True)
class Level:
    """Blinds and ante in chips, length and the break after it in minutes."""

    small_blind: int
    big_blind: int
    ante: int
    minutes: int
    break_minutes: int = 0


@dataclass(frozen=True, slots=True)
class RebuyTerms:
    """A rebuy: price, chips, how many each player may take (None: any number), its last level.

    Without `until_level` rebuys end with the first part.
    """

    price: Money
    chips: int
    limit: int | None = None
    until_level: int | None = None


@dataclass(frozen=True, slots=True)
class ReentryTerms:
    """A re-entry as announced; it has to cost and bring what the first entry did."""

    buy_in: Money
    fee: Money
    chips: int


@dataclass(frozen=True, slots=True)
class DealersBonusTerms:
    """The single *recave* of a tournament without rebuys: at most 20 % of the buy-in."""

    price: Money
    chips: int


def standard_levels() -> tuple[Level, ...]:
    """Twenty levels of twenty minutes, for whoever names none."""
    hundreds = (1, 2, 3, 4, 5, 6, 8, 10, 15, 20, 30, 40, 50, 60, 80, 100, 150)
    blinds = (25, 50, 75, *(100 * each for each in hundreds))
    return tuple(Level(small, small * 2, 0 if small < 100 else small // 4, 20) for small in blinds)


@dataclass(frozen=True, slots=True)
class Terms:
    """The rules of one tournament. `sessions` are the starts of all its sessions, in order. `capacity` is
    of the whole tournament, at a single table of each session (art. 57-4): as many as have a seat at it.

    `first_part_levels` is the last level of the first part; 0 means that none is named, and then
    nothing that is bound to the first part can be sold. `reentry_terms` is what was announced of a
    re-entry; None where it simply repeats the first entry.
    """

    name: str
    game: Game
    format: Format
    buy_in: Money
    fee: Money
    chips: int
    seats: int
    capacity: int
    starts_at: datetime
    sessions: tuple[datetime, ...] = ()
    levels: tuple[Level, ...] = standard_levels()
    first_part_levels: int = 0
    late_levels: int = 0
    rebuy: RebuyTerms | None = None
    reentry: bool = False
    reentry_terms: ReentryTerms | None = None
    dealers_bonus: DealersBonusTerms | None = None
    contribution_cash: Money = Money.ZERO
    contribution_kind: Money = Money.ZERO
    guarantee: Money = Money.ZERO
    added_tables: bool = False
    temporary_staff: bool = False
    separate_premises: bool = False
    tournament_director: str = ""
    minimum_entrants: int = 0
    movers: Movers = Movers.DRAWN
    seating: Seating = Seating.ALL_AT_ONCE
    redraw_between_sessions: bool = False

    def __post_init__(self) -> None:
        # In UTC a difference of instants is time elapsed, even in the night that clocks change.
        object.__setattr__(self, "starts_at", self.starts_at.astimezone(UTC))
        object.__setattr__(self, "sessions", tuple(each.astimezone(UTC) for each in self.sessions))

    @property
    def entry_price(self) -> Money:
        return self.buy_in + self.fee

    @property
    def rebuys_until(self) -> int:
        """The last level at which a rebuy is sold; 0 without rebuys."""
        if self.rebuy is None:
            return 0
        return self.first_part_levels if self.rebuy.until_level is None else self.rebuy.until_level

    @property
    def single_session(self) -> bool:
        return len(self.sessions) <= 1

    def moved_to(self, starts_at: datetime) -> Terms:
        """The same tournament at another time; later sessions move along, by the house's clock."""
        shift = local(starts_at).replace(tzinfo=None) - local(self.starts_at).replace(tzinfo=None)
        later = tuple(local(each) + shift for each in self.sessions[1:])
        first = (starts_at,) if self.sessions else ()
        return replace(self, starts_at=starts_at, sessions=first + later)


def impossible_fields(terms: Terms) -> tuple[str, ...]:
    """The fields whose figures can't be played at all: no chips, no seat, a price below zero."""
    wrong = {
        "name": not terms.name.strip(),
        "buy_in": terms.buy_in < Money.ZERO,
        "fee": terms.fee < Money.ZERO,
        "chips": terms.chips < 1,
        "seats": terms.seats < 1,
        "capacity": terms.capacity < 1,
        "levels": not terms.levels or any(level.minutes < 1 for level in terms.levels),
        "contribution_cash": terms.contribution_cash < Money.ZERO,
        "contribution_kind": terms.contribution_kind < Money.ZERO,
        "guarantee": terms.guarantee < Money.ZERO,
        "rebuy": terms.rebuy is not None and (terms.rebuy.price < Money.ZERO or terms.rebuy.chips < 1),
        "sessions": bool(terms.sessions)
        and (terms.sessions[0] != terms.starts_at or list(terms.sessions) != sorted(terms.sessions)),
    }
    return tuple(name for name, broken in wrong.items() if broken)


def broken_rules(terms: Terms) -> tuple[Code, ...]:
    """Every rule of POKER P1 that `terms` break, in the page's order."""
    bonus = terms.dealers_bonus
    has_rebuy = terms.rebuy is not None or terms.format is Format.REBUY
    most = terms.game.single_table_players
    announced = terms.reentry_terms
    same = ReentryTerms(terms.buy_in, terms.fee, terms.chips)
    broken = {
        Code.DEALERS_BONUS_WITH_REBUY: bonus is not None and has_rebuy,
        Code.DEALERS_BONUS_TOO_HIGH: bonus is not None and bonus.price * 5 > terms.buy_in,
        Code.DEALERS_BONUS_CHIPS: bonus is not None and bonus.chips * 5 != terms.chips,
        Code.CONTRIBUTION_TOO_HIGH: terms.contribution_cash + terms.contribution_kind > CONTRIBUTION_LIMIT,
        Code.SINGLE_TABLE_TOO_BIG: terms.format is Format.SINGLE_TABLE
        and not terms.capacity <= terms.seats <= most,
        Code.REBUY_AFTER_FIRST_PART: terms.rebuys_until > terms.first_part_levels,
        Code.REENTRY_TERMS_DIFFER: announced is not None and announced != same,
    }
    return tuple(code for code, is_broken in broken.items() if is_broken)


def entered_twice(terms: Terms, others: Iterable[Terms]) -> bool:
    """Whether one of `others` is of the same name on the same day: the desk then asks (case F30)."""
    name, day = letters(terms.name), business_day(terms.starts_at)
    return any(letters(each.name) == name and business_day(each.starts_at) == day for each in others)


def amended(now: Terms, before: Terms, wanted: Terms) -> Terms:
    """`wanted` where it differs from `before`, `now` elsewhere: what was changed meanwhile stays."""
    names = [each.name for each in fields(Terms)]
    changed = [name for name in names if getattr(wanted, name) != getattr(before, name)]
    return replace(now, **{name: getattr(wanted, name) for name in changed})
