"""The rules of a tournament as they are typed, and the terms that they mean. No Qt (POKER P1)."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime, time
from enum import StrEnum
from typing import Final

from app.domain.errors import Code
from app.domain.poker.terms import (
    DealersBonusTerms,
    Format,
    Game,
    Level,
    Movers,
    RebuyTerms,
    Seating,
    Terms,
    broken_rules,
    impossible_fields,
    standard_levels,
)
from app.domain.values import Money
from app.domain.values.days import HOUSE_ZONE, local
from app.services.poker.templates import Pace, levels_for


class Item(StrEnum):
    """What is typed, in the order of the form."""

    NAME = "name"
    DAY = "day"
    TIME = "time"
    SESSIONS = "sessions"
    CHIPS = "chips"
    SEATS = "seats"
    CAPACITY = "capacity"
    MINIMUM = "minimum"
    FIRST_PART = "first_part"
    LATE = "late"
    REBUY_UNTIL = "rebuy_until"
    BUY_IN = "buy_in"
    FEE = "fee"
    GUARANTEE = "guarantee"
    REBUY_PRICE = "rebuy_price"
    REBUY_CHIPS = "rebuy_chips"
    REBUY_LIMIT = "rebuy_limit"
    BONUS_PRICE = "bonus_price"
    BONUS_CHIPS = "bonus_chips"
    KIND = "kind"
    CASH = "cash"


class Fault(StrEnum):
    """Why what is typed means nothing."""

    EMPTY = "empty"
    NO_DAY = "no_day"
    NO_TIME = "no_time"
    NO_NUMBER = "no_number"
    NO_AMOUNT = "no_amount"
    NOT_IN_ORDER = "not_in_order"
    TOO_SMALL = "too_small"
    NOT_THIS_FORMAT = "not_this_format"
    MORE_THAN_SEATS = "more_than_seats"


Faults = Mapping[Item, tuple[Fault | Code, ...]]

MONEY: Final = frozenset(
    {Item.BUY_IN, Item.FEE, Item.GUARANTEE, Item.REBUY_PRICE, Item.BONUS_PRICE, Item.KIND, Item.CASH}
)
NUMBERS: Final = frozenset(
    {
        Item.CHIPS, Item.SEATS, Item.CAPACITY, Item.MINIMUM, Item.FIRST_PART, Item.LATE,
        Item.REBUY_UNTIL, Item.REBUY_CHIPS, Item.REBUY_LIMIT, Item.BONUS_CHIPS,
    }
)  # fmt: skip
NEEDED: Final = frozenset(
    {Item.NAME, Item.DAY, Item.TIME, Item.BUY_IN, Item.CHIPS, Item.SEATS, Item.CAPACITY}
)
_BESIDE: Final[Mapping[Code, Item]] = {
    Code.DEALERS_BONUS_WITH_REBUY: Item.BONUS_PRICE,
    Code.DEALERS_BONUS_TOO_HIGH: Item.BONUS_PRICE,
    Code.DEALERS_BONUS_CHIPS: Item.BONUS_CHIPS,
    Code.CONTRIBUTION_TOO_HIGH: Item.CASH,
    Code.SINGLE_TABLE_TOO_BIG: Item.SEATS,
    Code.REBUY_AFTER_FIRST_PART: Item.REBUY_UNTIL,
    Code.REENTRY_TERMS_DIFFER: Item.BUY_IN,
}
"""The field that a broken rule of P1 stands beside."""
_SPEAKS_OF: Final[Mapping[Code, frozenset[Item]]] = {
    Code.DEALERS_BONUS_WITH_REBUY: frozenset({Item.BONUS_PRICE}),
    Code.DEALERS_BONUS_TOO_HIGH: frozenset({Item.BONUS_PRICE, Item.BUY_IN}),
    Code.DEALERS_BONUS_CHIPS: frozenset({Item.BONUS_PRICE, Item.BONUS_CHIPS, Item.CHIPS}),
    Code.CONTRIBUTION_TOO_HIGH: frozenset({Item.CASH, Item.KIND}),
    Code.SINGLE_TABLE_TOO_BIG: frozenset({Item.SEATS}),
    Code.REBUY_AFTER_FIRST_PART: frozenset({Item.REBUY_PRICE, Item.REBUY_UNTIL, Item.FIRST_PART}),
    Code.REENTRY_TERMS_DIFFER: frozenset({Item.BUY_IN, Item.FEE, Item.CHIPS}),
}
"""The fields without which a rule can't be looked at."""
_RESTS_ON: Final[Mapping[Item, frozenset[Item]]] = {
    Item.REBUY_CHIPS: frozenset({Item.CHIPS, Item.REBUY_PRICE}),
    Item.SESSIONS: frozenset({Item.DAY, Item.TIME}),
}
"""The fields without which a figure can't be called too small, or a session out of order."""
_MEANT: Final[Mapping[Item, str]] = {Item.DAY: "01/01/2030", Item.TIME: "20:00"}
"""What stands in for a start that means nothing yet; nothing stands in for the others."""
_OF_FIELDS: Final[Mapping[str, tuple[Item, Fault]]] = {
    "name": (Item.NAME, Fault.EMPTY),
    "buy_in": (Item.BUY_IN, Fault.TOO_SMALL),
    "fee": (Item.FEE, Fault.TOO_SMALL),
    "chips": (Item.CHIPS, Fault.TOO_SMALL),
    "seats": (Item.SEATS, Fault.TOO_SMALL),
    "capacity": (Item.CAPACITY, Fault.TOO_SMALL),
    "levels": (Item.CHIPS, Fault.TOO_SMALL),
    "contribution_cash": (Item.CASH, Fault.TOO_SMALL),
    "contribution_kind": (Item.KIND, Fault.TOO_SMALL),
    "guarantee": (Item.GUARANTEE, Fault.TOO_SMALL),
    "rebuy": (Item.REBUY_CHIPS, Fault.TOO_SMALL),
    "sessions": (Item.SESSIONS, Fault.NOT_IN_ORDER),
}
_DAY: Final = re.compile(r"(\d{1,2})[ ./-]?(\d{1,2})[ ./-]?(\d{4})")
_TIME: Final = re.compile(r"(\d{1,2})[ :hH]?(\d{2})")
_SESSION: Final = re.compile(r"(\S+)\s+(?:à\s+)?(\S+)")


@dataclass(frozen=True, slots=True)
class TermsForm:
    """What stands in the fields and which answers are chosen. `pace` None keeps `levels` as they are."""

    texts: Mapping[Item, str]
    game: Game = Game.HOLDEM
    format: Format = Format.FREEZEOUT
    pace: Pace | None = Pace.REGULAR
    levels: tuple[Level, ...] = standard_levels()
    reentry: bool = False
    seating: Seating = Seating.ALL_AT_ONCE
    movers: Movers = Movers.DRAWN
    added_tables: bool = False
    temporary_staff: bool = False
    separate_premises: bool = False
    redraw_between_sessions: bool = False
    tournament_director: str = ""

    def text(self, item: Item) -> str:
        return self.texts.get(item, "").strip()

    def typed(self, item: Item, text: str) -> TermsForm:
        return replace(self, texts={**self.texts, item: text})


EMPTY: Final = TermsForm(
    {Item.TIME: "20:00", Item.CHIPS: "20 000", Item.SEATS: "9", Item.FIRST_PART: "6", Item.LATE: "4"}
)
"""What a new tournament begins with."""


def form_of(terms: Terms) -> TermsForm:
    """The form filled with known terms; their levels stay as they are."""
    start = local(terms.starts_at)
    rebuy, bonus = terms.rebuy, terms.dealers_bonus
    texts = {
        Item.NAME: terms.name,
        Item.DAY: f"{start:%d/%m/%Y}",
        Item.TIME: f"{start:%H:%M}",
        Item.SESSIONS: ", ".join(f"{local(each):%d/%m/%Y %H:%M}" for each in terms.sessions[1:]),
        Item.CHIPS: _figure(terms.chips),
        Item.SEATS: _figure(terms.seats),
        Item.CAPACITY: _figure(terms.capacity),
        Item.MINIMUM: _figure(terms.minimum_entrants),
        Item.FIRST_PART: _figure(terms.first_part_levels),
        Item.LATE: _figure(terms.late_levels),
        Item.BUY_IN: _amount(terms.buy_in),
        Item.FEE: _amount(terms.fee),
        Item.GUARANTEE: _amount(terms.guarantee),
        Item.CASH: _amount(terms.contribution_cash),
        Item.KIND: _amount(terms.contribution_kind),
        Item.REBUY_PRICE: _amount(rebuy.price) if rebuy else "",
        Item.REBUY_CHIPS: _figure(rebuy.chips) if rebuy else "",
        Item.REBUY_LIMIT: _figure(rebuy.limit or 0) if rebuy else "",
        Item.REBUY_UNTIL: _figure(rebuy.until_level or 0) if rebuy else "",
        Item.BONUS_PRICE: _amount(bonus.price) if bonus else "",
        Item.BONUS_CHIPS: _figure(bonus.chips) if bonus else "",
    }
    return TermsForm(
        texts=texts,
        game=terms.game,
        format=terms.format,
        pace=None,
        levels=terms.levels,
        reentry=terms.reentry,
        seating=terms.seating,
        movers=terms.movers,
        added_tables=terms.added_tables,
        temporary_staff=terms.temporary_staff,
        separate_premises=terms.separate_premises,
        redraw_between_sessions=terms.redraw_between_sessions,
        tournament_director=terms.tournament_director,
    )


def _figure(number: int) -> str:
    return f"{number:,}".replace(",", " ") if number else ""


def _amount(amount: Money) -> str:
    return amount.text(cents=bool(amount.cents % 100)).removesuffix("€").strip() if amount else ""


def levels_of(form: TermsForm) -> tuple[Level, ...]:
    """The levels that the pace makes of the starting stack, or those that were there."""
    chips = _number(form.text(Item.CHIPS))
    return levels_for(form.pace, chips) if form.pace is not None and chips else form.levels


def faults_of(form: TermsForm) -> Faults:
    """Everything that is wrong with the form at once, by the field that it stands beside.

    A rule is looked at as soon as the fields that it speaks of mean something.
    """
    found: dict[Item, list[Fault | Code]] = {}
    for item in Item:
        fault = _fault(form, item)
        if fault is not None:
            found[item] = [fault]
    unclear = frozenset(found)
    terms = terms_of(replace(form, texts={**form.texts, **{item: _MEANT.get(item, "") for item in unclear}}))
    for field in impossible_fields(terms):
        item, why = _OF_FIELDS[field]
        if unclear.isdisjoint({item} | _RESTS_ON.get(item, frozenset())):
            found.setdefault(item, []).append(why)
    for code in broken_rules(terms):
        if unclear.isdisjoint(_SPEAKS_OF[code]):
            beside, broken = _place(code, terms)
            found.setdefault(beside, []).append(broken)
    return {item: tuple(found[item]) for item in Item if item in found}


def _place(code: Code, terms: Terms) -> tuple[Item, Fault | Code]:
    """Where a broken rule stands. A table that is itself small enough has more players than seats; a
    contribution too high stands beside the larger of its two parts."""
    if code is Code.SINGLE_TABLE_TOO_BIG and terms.seats <= terms.game.single_table_players:
        return Item.CAPACITY, Fault.MORE_THAN_SEATS
    if code is Code.CONTRIBUTION_TOO_HIGH and terms.contribution_kind > terms.contribution_cash:
        return Item.KIND, code
    return _BESIDE[code], code


def _fault(form: TermsForm, item: Item) -> Fault | None:
    text = form.text(item)
    if not text:
        return Fault.EMPTY if item in _needed(form) else None
    meant: Mapping[Item, tuple[object, Fault]] = {
        Item.NAME: (text, Fault.EMPTY),
        Item.DAY: (day_of(text), Fault.NO_DAY),
        Item.TIME: (_time(text), Fault.NO_TIME),
        Item.SESSIONS: (_sessions(text), Fault.NO_DAY),
    }
    if item in meant:
        value, fault = meant[item]
        return fault if value is None else None
    if item is Item.REBUY_PRICE and form.format is Format.FREEZEOUT:
        return Fault.NOT_THIS_FORMAT
    if item in MONEY:
        return Fault.NO_AMOUNT if _money(text) is None else None
    return Fault.NO_NUMBER if _number(text) is None else None


def _needed(form: TermsForm) -> frozenset[Item]:
    """A tournament with rebuys has a price for them; chips of a rebuy or bonus ask for its price."""
    more = set()
    of_rebuys = (Item.REBUY_CHIPS, Item.REBUY_LIMIT, Item.REBUY_UNTIL)
    if form.format is Format.REBUY or any(map(form.text, of_rebuys)):
        more.add(Item.REBUY_PRICE)
    if form.text(Item.BONUS_CHIPS):
        more.add(Item.BONUS_PRICE)
    return NEEDED | more


def terms_of(form: TermsForm) -> Terms:
    """The terms that the form means. Raises ValueError where a field means nothing."""
    start = instant(form.text(Item.DAY), form.text(Item.TIME))
    sessions = _sessions(form.text(Item.SESSIONS))
    if start is None or sessions is None:
        raise ValueError("the form has no start")
    chips = _number_of(form, Item.CHIPS)
    return Terms(
        name=form.text(Item.NAME),
        game=form.game,
        format=form.format,
        buy_in=_money_of(form, Item.BUY_IN),
        fee=_money_of(form, Item.FEE),
        chips=chips,
        seats=_number_of(form, Item.SEATS),
        capacity=_number_of(form, Item.CAPACITY),
        starts_at=start,
        sessions=(start, *sessions),
        levels=levels_of(form),
        first_part_levels=_number_of(form, Item.FIRST_PART),
        late_levels=_number_of(form, Item.LATE),
        rebuy=_rebuy(form, chips),
        reentry=form.reentry,
        dealers_bonus=_bonus(form, chips),
        contribution_cash=_money_of(form, Item.CASH),
        contribution_kind=_money_of(form, Item.KIND),
        guarantee=_money_of(form, Item.GUARANTEE),
        added_tables=form.added_tables,
        temporary_staff=form.temporary_staff,
        separate_premises=form.separate_premises,
        redraw_between_sessions=form.redraw_between_sessions,
        tournament_director=form.tournament_director,
        minimum_entrants=_number_of(form, Item.MINIMUM),
        movers=form.movers,
        seating=form.seating,
    )


def _rebuy(form: TermsForm, chips: int) -> RebuyTerms | None:
    """Chips that are not typed are those of the start; without a last level, the first part's is."""
    if not form.text(Item.REBUY_PRICE):
        return None
    given = _number_of(form, Item.REBUY_CHIPS) or chips
    limit, until = (_number_of(form, item) or None for item in (Item.REBUY_LIMIT, Item.REBUY_UNTIL))
    return RebuyTerms(_money_of(form, Item.REBUY_PRICE), given, limit, until)


def _bonus(form: TermsForm, chips: int) -> DealersBonusTerms | None:
    """Chips that are not typed are the fifth of the start that the law asks for."""
    if not form.text(Item.BONUS_PRICE):
        return None
    given = _number_of(form, Item.BONUS_CHIPS) or chips // 5
    return DealersBonusTerms(_money_of(form, Item.BONUS_PRICE), given)


def instant(day: str, hour: str) -> datetime | None:
    """`05/09/2026` and `20:45` by the house's clock; None for what is no day or no time."""
    on, at = day_of(day.strip()), _time(hour.strip())
    return datetime.combine(on, at, HOUSE_ZONE).astimezone(UTC) if on and at else None


def day_of(text: str) -> date | None:
    """`05/09/2026`, `5.9.2026`, `05092026`; None for what is no day."""
    found = _DAY.fullmatch(text)
    if found is None:
        return None
    day, month, year = map(int, found.groups())
    try:
        return date(year, month, day)
    except ValueError:
        return None


def _time(text: str) -> time | None:
    found = _TIME.fullmatch(text)
    if found is None:
        return None
    try:
        return time(int(found[1]), int(found[2]))
    except ValueError:
        return None


def _sessions(text: str) -> tuple[datetime, ...] | None:
    """Later starts, with a comma between two: `06/09/2026 15:00`."""
    starts = []
    for part in filter(None, (each.strip() for each in text.split(","))):
        parted = _SESSION.fullmatch(part)
        start = instant(parted[1], parted[2]) if parted else None
        if start is None:
            return None
        starts.append(start)
    return tuple(starts)


def _number(text: str) -> int | None:
    figures = "".join(text.split())
    return int(figures) if figures.isdecimal() else None


def _number_of(form: TermsForm, item: Item) -> int:
    return _number(form.text(item)) or 0


def _money(text: str) -> Money | None:
    try:
        return Money.parse(text)
    except ValueError:
        return None


def _money_of(form: TermsForm, item: Item) -> Money:
    return _money(form.text(item)) or Money.ZERO
