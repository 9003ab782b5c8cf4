"""Everything that is wrong with the form, by the field that it stands beside. No Qt (POKER P1)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from enum import StrEnum
from typing import Final

from app.domain.errors import Code
from app.domain.poker.terms import Format, Terms, broken_rules, impossible_fields
from ui.pages.director.terms.form import Item, TermsForm, terms_of
from ui.pages.director.terms.reading import day_of, money_of, number_of, sessions_of, time_of


class Fault(StrEnum):
    """Why what is typed means nothing."""

    EMPTY = "empty"
    NO_DAY = "no_day"
    NO_SESSION = "no_session"
    NO_TIME = "no_time"
    NO_NUMBER = "no_number"
    NO_AMOUNT = "no_amount"
    NOT_IN_ORDER = "not_in_order"
    TOO_SMALL = "too_small"
    NOT_THIS_FORMAT = "not_this_format"
    MORE_THAN_SEATS = "more_than_seats"


Faults = Mapping[Item, tuple[Fault | Code, ...]]

_MONEY: Final = frozenset(
    {Item.BUY_IN, Item.FEE, Item.GUARANTEE, Item.REBUY_PRICE, Item.BONUS_PRICE, Item.KIND, Item.CASH}
)
_NEEDED: Final = frozenset(
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
        Item.TIME: (time_of(text), Fault.NO_TIME),
        Item.SESSIONS: (sessions_of(text), Fault.NO_SESSION),
    }
    if item in meant:
        value, fault = meant[item]
        return fault if value is None else None
    if item is Item.REBUY_PRICE and form.format is Format.FREEZEOUT:
        return Fault.NOT_THIS_FORMAT
    if item in _MONEY:
        return Fault.NO_AMOUNT if money_of(text) is None else None
    return Fault.NO_NUMBER if number_of(text) is None else None


def _needed(form: TermsForm) -> frozenset[Item]:
    """A tournament with rebuys has a price for them; chips of a rebuy or bonus ask for its price."""
    more = set()
    of_rebuys = (Item.REBUY_CHIPS, Item.REBUY_LIMIT, Item.REBUY_UNTIL)
    if form.format is Format.REBUY or any(map(form.text, of_rebuys)):
        more.add(Item.REBUY_PRICE)
    if form.text(Item.BONUS_CHIPS):
        more.add(Item.BONUS_PRICE)
    return _NEEDED | more
