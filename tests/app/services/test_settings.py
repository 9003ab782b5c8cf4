"""What a house chooses for itself: in force everywhere from the next act on, sealed, and within bounds."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path

import pytest

from app.domain.errors import Code, KnownError, Refused
from app.domain.house.choices import CHOICES, Kind, Value
from app.domain.house.establishment import PointOfSale
from app.domain.house.rights import Act
from app.domain.values import Money
from app.services.act import Work, act
from app.services.house import House
from app.services.settings import (
    Change,
    Changed,
    ChangeEstablishment,
    change,
    change_establishment,
    change_point_of_sale,
    chosen,
)
from tests.app.services.kit import POINTS_OF_SALE, Counter, euros, on_sqlite

ANNEX = PointOfSale("P4", "004", "Hall", "4, quai des Goélands", transfers=False, payment_centre=False)


def choose(counter: Counter, name: str, value: Value, by: str = "diane") -> Changed:
    return change(counter.house, counter.by(by), Change(name, value))


def why(refused: pytest.ExceptionInfo[Refused]) -> dict[str, object]:
    assert refused.value.code is Code.SETTING_INVALID
    return dict(refused.value.details)


def test_a_limit_that_was_lowered_holds_at_the_next_sale(counter: Counter) -> None:
    counter.publish(101)
    changed = choose(counter, "limits.pos_day_stakes_limit", 20_00)
    assert changed == Changed("limits.pos_day_stakes_limit", 15_000_00, 20_00)
    counter.sell(101)
    with pytest.raises(Refused) as refused:
        counter.sell(101)
    assert refused.value.code is Code.POS_DAY_STAKES_LIMIT
    choose(counter, "limits.pos_day_stakes_limit", 100_00)
    counter.sell(101)
    counter.assert_whole()


def test_another_station_is_under_the_same_settings_at_once(counter: Counter) -> None:
    elsewhere: House = replace(counter.house)
    choose(counter, "blind_count", value=True)
    choose(counter, "usual_float", 150_00)
    settings = elsewhere.at_present().settings
    assert (settings.blind_count, settings.usual_float) == (True, Money.euros(150))
    assert chosen(elsewhere, counter.by("anna"), None).values["usual_float"] == 150_00


@on_sqlite
def test_each_change_is_an_act_of_its_own_that_says_what_was_before(counter: Counter) -> None:
    origin = counter.by("ada")
    first = change(counter.house, origin, Change("idle_lock_minutes", 5))
    assert change(counter.house, origin, Change("idle_lock_minutes", 5)) == first
    entry = counter.last()
    assert (entry.act, entry.operator, entry.subject) == ("change_setting", "ada", "idle_lock_minutes")
    assert (first.before, first.after) == (10, 5)


FORBIDDEN: tuple[tuple[str, Value, str], ...] = (
    ("limits.bet_stakes_limit", 1_000_00, "ada"),  # the administrator has no word about money
    ("payer_iban", "", "clara"),
    ("backup_every_hours", 2, "clara"),
    ("idle_lock_minutes", 2, "anna"),
)


@on_sqlite
def test_only_whoever_has_the_right_changes_a_setting(counter: Counter) -> None:
    before = counter.records()
    for name, value, by in FORBIDDEN:
        with pytest.raises(Refused) as refused:
            choose(counter, name, value, by)
        assert (refused.value.code, counter.records()) == (Code.NOT_ALLOWED, before)


WRONG: tuple[tuple[str, Value, dict[str, object]], ...] = (
    ("limits.bet_stakes_limit", 250_000_01, {"lowest": euros("1"), "highest": euros("250000")}),
    ("limits.bet_stakes_limit", None, {"lowest": euros("1"), "highest": euros("250000")}),
    ("personal_data_years", 4, {"lowest": 5, "highest": 10}),
    ("idle_lock_minutes", True, {"lowest": 1, "highest": 60}),
    ("blind_count", 1, {"expected": "typed_switch"}),
    ("payer_iban", "FR00 1234", {"expected": "typed_iban"}),
    ("bet_operator_key", "g" * 64, {"expected": "typed_public_key"}),
    ("timestamp_authority", "ftp://horodatage.example", {"expected": "typed_address"}),
    ("timestamp_proxy", "http://moi:secret@relais.example:3128", {"expected": "typed_address"}),
    ("copies_folder", "/no/such/folder", {"expected": "typed_folder"}),
    ("copies_folder", "copies", {"expected": "typed_folder"}),
    ("payer_name", "Lenoir\x1b[2J", {"expected": "typed_text"}),
)


@on_sqlite
def test_a_value_that_will_not_do_is_refused_and_it_is_said_what_would(counter: Counter) -> None:
    for name, value, said in WRONG:
        with pytest.raises(Refused) as refused:
            choose(counter, name, value)
        assert why(refused) == {"setting": name, **said}


@on_sqlite
def test_nothing_is_chosen_that_is_no_setting(counter: Counter) -> None:
    for name in ("pin_tries", "limits.nothing", "store", ""):
        with pytest.raises(Refused) as refused:
            choose(counter, name, 1)
        assert refused.value.code is Code.UNKNOWN


@on_sqlite
def test_every_setting_has_a_value_that_it_allows(counter: Counter) -> None:
    values = chosen(counter.house, counter.by("diane"), None).values
    assert list(values) == [choice.name for choice in CHOICES]
    for choice in CHOICES:
        choice.ensure_allows(values[choice.name])
        assert choice.kind is not Kind.WHOLE or choice.lowest < choice.highest


@on_sqlite
def test_copies_go_where_the_house_has_chosen(counter: Counter, tmp_path: Path) -> None:
    choose(counter, "copies_folder", str(tmp_path), by="ada")
    assert counter.house.at_present().settings.copies_folder == str(tmp_path)


def test_papers_bear_the_new_name_and_old_seals_hold(counter: Counter) -> None:
    """F51: a setting changed after the sale."""
    counter.publish(101)
    ticket = counter.sell(101).identification
    named = ChangeEstablishment(" Le Phare ", "Port-Lazare", betting=True, poker=True)
    change_establishment(counter.house, counter.by("ada"), named)
    change_point_of_sale(counter.house, counter.by("ada"), replace(POINTS_OF_SALE[0], number="009"))
    counter.settle(101)
    counter.later(hours=7)
    counter.pay(ticket)
    counter.assert_whole()
    now = chosen(counter.house, counter.by("ada"), None)
    assert now.establishment is not None
    assert (now.establishment.name, now.points_of_sale[0].number) == ("Le Phare", "009")


@on_sqlite
def test_a_point_of_sale_is_opened_under_a_number_of_its_own(counter: Counter) -> None:
    opened = change_point_of_sale(counter.house, counter.by("diane"), ANNEX)
    assert (opened.before, opened.after) == (None, ANNEX)
    for wrong in (replace(ANNEX, number="001"), replace(ANNEX, name=" "), replace(ANNEX, number="")):
        with pytest.raises(Refused) as refused:
            change_point_of_sale(counter.house, counter.by("diane"), wrong)
        assert why(refused)["setting"] == "point_of_sale"
    with pytest.raises(Refused) as nameless:
        change_establishment(
            counter.house,
            counter.by("diane"),
            ChangeEstablishment("Phare", "Port", betting=False, poker=False),
        )
    assert why(nameless)["expected"] == "typed_trade"


@dataclass(frozen=True, slots=True)
class Spoil:
    """A value that no change of a setting writes."""


@act(Act.LOG_IN)
def spoil(work: Work, command: Spoil) -> Spoil:
    work.unit.places.choose("blind_count", "{", work.now)
    return command


@on_sqlite
def test_a_setting_that_says_nothing_is_told_and_verification_still_runs(counter: Counter) -> None:
    spoil(counter.house, counter.by("ada"), Spoil())
    with pytest.raises(KnownError) as error:
        choose(counter, "blind_count", value=True)
    assert error.value.cause == "store_damaged"
    counter.assert_whole()
