"""The form of a tournament: what is typed, what it means, everything that is wrong with it at once."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime

import pytest

from app.demo.founding import tournament_terms
from app.domain.errors import Code
from app.domain.poker.terms import DealersBonusTerms, Format, Game, Movers, RebuyTerms, Terms
from app.domain.values import Money
from app.services.poker.templates import Pace, levels_for
from ui.pages.director.terms.faults import Fault, faults_of
from ui.pages.director.terms.form import EMPTY, Item, TermsForm, form_of, terms_of


def filled(**texts: str) -> TermsForm:
    """A form that can be handed in, but for `texts`."""
    whole = {
        "name": "Nocturne", "day": "10/10/2026", "time": "20:45", "capacity": "72", "buy_in": "100",
    } | texts  # fmt: skip
    form = EMPTY
    for name, text in whole.items():
        form = form.typed(Item(name), text)
    return form


RICH = replace(
    tournament_terms(),
    rebuy=RebuyTerms(Money.euros(50), 10_000, limit=2, until_level=3),
    redraw_between_sessions=True,
    separate_premises=True,
    movers=Movers.BY_POSITION,
    guarantee=Money.euros(5_000),
)


@pytest.mark.parametrize("terms", [tournament_terms(), RICH])
def test_a_tournament_is_the_same_after_its_form(terms: Terms) -> None:
    assert terms_of(form_of(terms)) == terms


def test_rebuys_that_outlast_the_first_part_are_named_beside_their_last_level() -> None:
    form = replace(filled(rebuy_price="50", rebuy_until="7", first_part="6"), format=Format.REBUY)
    assert faults_of(form) == {Item.REBUY_UNTIL: (Code.REBUY_AFTER_FIRST_PART,)}


def test_five_fields_make_a_tournament() -> None:
    form = filled()
    assert not faults_of(form)
    terms = terms_of(form)
    assert terms.starts_at == datetime(2026, 10, 10, 18, 45, tzinfo=UTC)
    assert (terms.buy_in, terms.fee, terms.chips, terms.seats) == (Money.euros(100), Money.ZERO, 20_000, 9)
    assert terms.levels == levels_for(Pace.REGULAR, 20_000)


@pytest.mark.parametrize("pace", Pace)
def test_levels_follow_the_pace_and_the_chips(pace: Pace) -> None:
    form = replace(filled(chips="10 000"), pace=pace)
    assert terms_of(form).levels == levels_for(pace, 10_000)


def test_levels_of_a_copy_stay_as_they_were() -> None:
    terms = tournament_terms()
    assert terms_of(form_of(terms).typed(Item.CHIPS, "50 000")).levels == terms.levels


def test_everything_that_is_missing_is_named_at_once() -> None:
    faults = faults_of(TermsForm({}))
    needed = (Item.NAME, Item.DAY, Item.TIME, Item.CHIPS, Item.SEATS, Item.CAPACITY, Item.BUY_IN)
    assert faults == dict.fromkeys(needed, (Fault.EMPTY,))


@pytest.mark.parametrize(
    ("item", "text", "fault"),
    [
        (Item.DAY, "31/02/2027", Fault.NO_DAY),
        (Item.TIME, "25:00", Fault.NO_TIME),
        (Item.CHIPS, "beaucoup", Fault.NO_NUMBER),
        (Item.BUY_IN, "1.234,50", Fault.NO_AMOUNT),
        (Item.SESSIONS, "demain", Fault.NO_SESSION),
        (Item.SESSIONS, "09/10/2026 20:00", Fault.NOT_IN_ORDER),
        (Item.SEATS, "0", Fault.TOO_SMALL),
        (Item.REBUY_PRICE, "50", Fault.NOT_THIS_FORMAT),
    ],
)
def test_what_means_nothing_is_said_beside_its_field(item: Item, text: str, fault: Fault) -> None:
    assert faults_of(filled(**{item.value: text})) == {item: (fault,)}


def test_every_broken_rule_stands_beside_its_field() -> None:
    form = replace(
        filled(rebuy_price="50", bonus_price="30", bonus_chips="3000", cash="300000", first_part="0"),
        format=Format.REBUY,
    )
    faults = faults_of(form)
    assert faults == {
        Item.BONUS_PRICE: (Code.DEALERS_BONUS_WITH_REBUY, Code.DEALERS_BONUS_TOO_HIGH),
        Item.BONUS_CHIPS: (Code.DEALERS_BONUS_CHIPS,),
        Item.CASH: (Code.CONTRIBUTION_TOO_HIGH,),
    }


def test_a_contribution_too_high_stands_beside_the_part_that_makes_it_so() -> None:
    assert faults_of(filled(kind="300000")) == {Item.KIND: (Code.CONTRIBUTION_TOO_HIGH,)}
    assert faults_of(filled(cash="10", kind="250000")) == {Item.KIND: (Code.CONTRIBUTION_TOO_HIGH,)}


def test_rules_are_named_together_with_what_is_missing() -> None:
    form = filled(name="", day="demain", bonus_price="30", cash="300000", chips="")
    assert faults_of(form) == {
        Item.NAME: (Fault.EMPTY,),
        Item.DAY: (Fault.NO_DAY,),
        Item.CHIPS: (Fault.EMPTY,),
        Item.BONUS_PRICE: (Code.DEALERS_BONUS_TOO_HIGH,),
        Item.CASH: (Code.CONTRIBUTION_TOO_HIGH,),
    }


def test_what_rests_on_a_missing_field_is_not_called_wrong() -> None:
    form = replace(
        filled(day="", chips="", rebuy_price="50", sessions="11/10/2026 15:00"), format=Format.REBUY
    )
    assert faults_of(form) == {Item.DAY: (Fault.EMPTY,), Item.CHIPS: (Fault.EMPTY,)}


def test_a_single_table_seats_nine_at_omaha() -> None:
    form = replace(filled(seats="10", capacity="10"), format=Format.SINGLE_TABLE, game=Game.OMAHA)
    assert faults_of(form) == {Item.SEATS: (Code.SINGLE_TABLE_TOO_BIG,)}
    assert not faults_of(replace(form, game=Game.HOLDEM))
    nine_seats = filled(seats="9", capacity="10")
    assert faults_of(replace(nine_seats, format=Format.SINGLE_TABLE)) == {
        Item.CAPACITY: (Fault.MORE_THAN_SEATS,)
    }


def test_a_format_with_rebuys_asks_for_their_price() -> None:
    form = replace(filled(), format=Format.REBUY)
    assert faults_of(form) == {Item.REBUY_PRICE: (Fault.EMPTY,)}
    assert terms_of(form.typed(Item.REBUY_PRICE, "50")).rebuy == RebuyTerms(Money.euros(50), 20_000)


def test_the_bonus_brings_a_fifth_of_the_chips_unless_typed() -> None:
    terms = terms_of(filled(bonus_price="20"))
    assert terms.dealers_bonus == DealersBonusTerms(Money.euros(20), 4_000)


def test_several_sessions_are_written_in_one_line() -> None:
    terms = terms_of(filled(sessions="11/10/2026 15:00, 12/10/2026 à 15h00, 131020261500"))
    assert [f"{each:%d %H}" for each in terms.sessions] == ["10 18", "11 13", "12 13", "13 13"]
    assert form_of(terms).text(Item.SESSIONS) == "11/10/2026 15:00, 12/10/2026 15:00, 13/10/2026 15:00"
