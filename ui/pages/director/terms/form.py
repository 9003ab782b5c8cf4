"""The rules of a tournament as they are typed, and the terms that they mean. No Qt (POKER P1)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

from app.domain.poker.terms import (
    DealersBonusTerms,
    Format,
    Game,
    Level,
    Movers,
    RebuyTerms,
    Seating,
    Terms,
    standard_levels,
)
from app.domain.values import Money
from app.domain.values.days import local
from app.services.poker.templates import Pace, levels_for
from ui.pages.director.terms.reading import instant, money_of, number_of, sessions_of


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
    chips = number_of(form.text(Item.CHIPS))
    return levels_for(form.pace, chips) if form.pace is not None and chips else form.levels


def terms_of(form: TermsForm) -> Terms:
    """The terms that the form means. Raises ValueError where a field means nothing."""
    start = instant(form.text(Item.DAY), form.text(Item.TIME))
    sessions = sessions_of(form.text(Item.SESSIONS))
    if start is None or sessions is None:
        raise ValueError("the form has no start")
    chips = _figure_of(form, Item.CHIPS)
    return Terms(
        name=form.text(Item.NAME),
        game=form.game,
        format=form.format,
        buy_in=_amount_of(form, Item.BUY_IN),
        fee=_amount_of(form, Item.FEE),
        chips=chips,
        seats=_figure_of(form, Item.SEATS),
        capacity=_figure_of(form, Item.CAPACITY),
        starts_at=start,
        sessions=(start, *sessions),
        levels=levels_of(form),
        first_part_levels=_figure_of(form, Item.FIRST_PART),
        late_levels=_figure_of(form, Item.LATE),
        rebuy=_rebuy(form, chips),
        reentry=form.reentry,
        dealers_bonus=_bonus(form, chips),
        contribution_cash=_amount_of(form, Item.CASH),
        contribution_kind=_amount_of(form, Item.KIND),
        guarantee=_amount_of(form, Item.GUARANTEE),
        added_tables=form.added_tables,
        temporary_staff=form.temporary_staff,
        separate_premises=form.separate_premises,
        redraw_between_sessions=form.redraw_between_sessions,
        tournament_director=form.tournament_director,
        minimum_entrants=_figure_of(form, Item.MINIMUM),
        movers=form.movers,
        seating=form.seating,
    )


def _rebuy(form: TermsForm, chips: int) -> RebuyTerms | None:
    """Chips that are not typed are those of the start; without a last level, the first part's is."""
    if not form.text(Item.REBUY_PRICE):
        return None
    given = _figure_of(form, Item.REBUY_CHIPS) or chips
    limit, until = (_figure_of(form, item) or None for item in (Item.REBUY_LIMIT, Item.REBUY_UNTIL))
    return RebuyTerms(_amount_of(form, Item.REBUY_PRICE), given, limit, until)


def _bonus(form: TermsForm, chips: int) -> DealersBonusTerms | None:
    """Chips that are not typed are the fifth of the start that the law asks for."""
    if not form.text(Item.BONUS_PRICE):
        return None
    given = _figure_of(form, Item.BONUS_CHIPS) or chips // 5
    return DealersBonusTerms(_amount_of(form, Item.BONUS_PRICE), given)


def _figure_of(form: TermsForm, item: Item) -> int:
    return number_of(form.text(item)) or 0


def _amount_of(form: TermsForm, item: Item) -> Money:
    return money_of(form.text(item)) or Money.ZERO
