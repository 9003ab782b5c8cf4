"""What a house may choose for itself: each setting, who may change it and between what bounds (HOUSE H2)."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum
from typing import Final
from urllib.parse import urlsplit

from stdnum import iban

from app.domain.betting.limits import ARTICLE_6
from app.domain.errors import Code, Refused
from app.domain.house.people import BadgeUse
from app.domain.house.rights import Act
from app.domain.values import Money, Odds

Value = bool | int | str | None
"""A setting as JSON has it: money in cents, odds in hundredths, None where a limit is off."""


class Kind(StrEnum):
    """How a value is typed, and what it must look like."""

    SWITCH = "switch"
    ONE_OF = "one_of"
    WHOLE = "whole"
    MONEY = "money"
    ODDS = "odds"
    TEXT = "text"
    IBAN = "iban"
    PUBLIC_KEY = "public_key"
    FOLDER = "folder"
    ADDRESS = "address"


class Group(StrEnum):
    """Where a setting is looked for."""

    SALE = "sale"
    LIMITS = "limits"
    CASH = "cash"
    PEOPLE = "people"
    KEEPING = "keeping"


_NUMBERS: Final = frozenset({Kind.WHOLE, Kind.MONEY, Kind.ODDS})
_MOST_LETTERS: Final = 200


@dataclass(frozen=True, slots=True)
class Choice:
    """A setting by its name in `Settings`; a limit is named `limits.` and its code.

    `right` is the act that changes it. `lowest` and `highest` bound a number, in the unit of its value;
    `among` are the answers that there are, where it is one of a few.
    """

    name: str
    kind: Kind
    group: Group
    right: Act
    lowest: int = 0
    highest: int = 0
    may_be_off: bool = False
    among: tuple[str, ...] = ()

    def ensure_allows(self, value: Value) -> None:
        """Raises Refused(setting_invalid), which says what would do."""
        if self._allows(value):
            return
        if self.kind in _NUMBERS:
            bounds = {"lowest": self.figure(self.lowest), "highest": self.figure(self.highest)}
            raise Refused(Code.SETTING_INVALID, setting=self.name, **bounds)
        raise Refused(Code.SETTING_INVALID, setting=self.name, expected=f"typed_{self.kind}")

    def figure(self, value: int) -> Money | Odds | int:
        """A number as what it counts."""
        if self.kind is Kind.MONEY:
            return Money(value)
        return Odds(value) if self.kind is Kind.ODDS else value

    def _allows(self, value: Value) -> bool:
        if value is None:
            return self.may_be_off
        if self.kind is Kind.SWITCH or isinstance(value, bool):
            return self.kind is Kind.SWITCH and isinstance(value, bool)
        if self.kind in _NUMBERS or isinstance(value, int):
            return self.kind in _NUMBERS and isinstance(value, int) and self.lowest <= value <= self.highest
        if self.kind is Kind.ONE_OF:
            return value in self.among
        return _is_written(self.kind, value)


def _is_written(kind: Kind, text: str) -> bool:
    """Whether a text is what its kind asks for; empty is nothing chosen, and always allowed."""
    if len(text) > _MOST_LETTERS or not text.isprintable():
        return False
    if not text:
        return True
    match kind:
        case Kind.IBAN:
            return iban.is_valid(text)
        case Kind.PUBLIC_KEY:
            return re.fullmatch(r"[0-9a-f]{64}", text) is not None
        case Kind.ADDRESS:
            return _is_address(text)
        case _:
            return bool(text.strip())


def _is_address(text: str) -> bool:
    """`http` or `https`, a host, and a port that there is; no password, which the journal would keep."""
    try:
        parts = urlsplit(text)
        named = bool(parts.hostname) and parts.username is None
        return parts.scheme in {"http", "https"} and named and parts.port != 0
    except ValueError:
        return False


def _limits() -> tuple[Choice, ...]:
    """The rules' own limits are the most that a house may set: it may be stricter, never laxer (art. 6)."""
    amounts = (
        ("potential_gain_limit", ARTICLE_6.potential_gain_limit),
        ("combination_stakes_limit", ARTICLE_6.combination_stakes_limit),
        ("combination_gains_limit", ARTICLE_6.combination_gains_limit),
        ("bet_stakes_limit", ARTICLE_6.bet_stakes_limit),
        ("bet_gains_limit", ARTICLE_6.bet_gains_limit),
        ("pos_day_stakes_limit", ARTICLE_6.pos_day_stakes_limit),
        ("pos_combination_gains_limit", ARTICLE_6.pos_combination_gains_limit),
        ("pos_combination_stakes_limit", ARTICLE_6.pos_combination_stakes_limit),
        ("day_gains_limit", ARTICLE_6.day_gains_limit),
    )
    odds = ARTICLE_6.total_odds_limit
    return (
        Choice(
            "limits.total_odds_limit", Kind.ODDS, Group.LIMITS, Act.CHANGE_RULE, 1_00,
            odds.hundredths if odds else 0,
        ),
        *(
            Choice(f"limits.{name}", Kind.MONEY, Group.LIMITS, Act.CHANGE_RULE, 1_00, most.cents)
            for name, most in amounts
            if most is not None
        ),
        Choice(
            "limits.liability_block", Kind.MONEY, Group.LIMITS, Act.CHANGE_RULE, 1_00,
            Money.euros(1_000_000).cents, may_be_off=True,
        ),
    )  # fmt: skip


CHOICES: Final[tuple[Choice, ...]] = (
    Choice("same_event", Kind.SWITCH, Group.SALE, Act.CHANGE_RULE),
    Choice("bulletins_only", Kind.SWITCH, Group.SALE, Act.CHANGE_RULE),
    Choice("bet_operator_key", Kind.PUBLIC_KEY, Group.SALE, Act.CHANGE_RULE),
    Choice("commission_thousandths", Kind.WHOLE, Group.SALE, Act.CHANGE_RULE, 0, 1000),
    *_limits(),
    Choice("blind_count", Kind.SWITCH, Group.CASH, Act.CHANGE_RULE),
    Choice("usual_float", Kind.MONEY, Group.CASH, Act.CHANGE_RULE, 0, Money.euros(100_000).cents),
    Choice("drawer_ceiling", Kind.MONEY, Group.CASH, Act.CHANGE_RULE, 0, Money.euros(1_000_000).cents),
    Choice("drawer_short", Kind.SWITCH, Group.CASH, Act.CHANGE_RULE),
    Choice("payer_name", Kind.TEXT, Group.CASH, Act.CHANGE_RULE),
    Choice("payer_iban", Kind.IBAN, Group.CASH, Act.CHANGE_RULE),
    Choice("idle_lock_minutes", Kind.WHOLE, Group.PEOPLE, Act.CHANGE_SETTING, 1, 60),
    Choice("pin_lock_seconds", Kind.WHOLE, Group.PEOPLE, Act.CHANGE_SETTING, 60, 86_400),
    Choice("badge", Kind.ONE_OF, Group.PEOPLE, Act.CHANGE_SETTING, among=tuple(BadgeUse)),
    Choice("approval_seconds", Kind.WHOLE, Group.PEOPLE, Act.CHANGE_SETTING, 30, 3_600),
    Choice("ban_list_days", Kind.WHOLE, Group.PEOPLE, Act.CHANGE_RULE, 1, 92),
    Choice("offer_minutes", Kind.WHOLE, Group.PEOPLE, Act.CHANGE_RULE, 1, 240),
    Choice("season_table", Kind.TEXT, Group.PEOPLE, Act.CHANGE_RULE),
    Choice("backup_every_hours", Kind.WHOLE, Group.KEEPING, Act.CHANGE_SETTING, 0, 168),
    Choice("backups_kept", Kind.WHOLE, Group.KEEPING, Act.CHANGE_SETTING, 1, 1_000),
    Choice("copies_folder", Kind.FOLDER, Group.KEEPING, Act.CHANGE_SETTING),
    Choice("timestamp_authority", Kind.ADDRESS, Group.KEEPING, Act.CHANGE_SETTING),
    Choice("timestamp_proxy", Kind.ADDRESS, Group.KEEPING, Act.CHANGE_SETTING),
    Choice("papers_days", Kind.WHOLE, Group.KEEPING, Act.CHANGE_SETTING, 1, 366),
    Choice("personal_data_years", Kind.WHOLE, Group.KEEPING, Act.CHANGE_RULE, 5, 10),
)
"""Every setting that may be changed on the screen, in the order in which it is shown.

Personal data is kept five years at least, as the rules ask (HOUSE H9); a list of banned persons may be
let grow old, but not beyond three months.
"""


def choice_of(name: str) -> Choice:
    """Raises Refused(unknown)."""
    for choice in CHOICES:
        if choice.name == name:
            return choice
    raise Refused(Code.UNKNOWN, setting=name)
