"""The form and the person it means, without Qt."""

from __future__ import annotations

from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.domain.poker.mrz import check_digit, read_mrz
from app.domain.poker.persons import missing_fields
from tests.app.services.poker.evening import newcomer
from ui.pages.registration.forms import (
    DocumentKind,
    Form,
    day_text,
    faulty_fields,
    filled_from,
    form_of,
    parse_day,
    person_of,
)
from ui.pages.registration.zone import zone_is_whole, zone_lines

TODAY = date(2026, 9, 5)


def card() -> tuple[str, ...]:
    """The zone of Éloïse Marchadier's card."""
    number, born, expires = "X7K4M2P91", "910314", "311102"
    first = f"IDFRA{number}{check_digit(number)}{'<' * 15}"
    second = f"{born}{check_digit(born)}F{expires}{check_digit(expires)}FRA{'<' * 11}"
    whole = check_digit(first[5:30] + second[0:7] + second[8:15] + second[18:29])
    return first, second + whole, "MARCHADIER<<ELOISE<CAMILLE".ljust(30, "<")


@pytest.mark.parametrize("typed", ["14/03/1991", "14031991", "14.3.1991", " 14 3 1991 ", "14-03-1991"])
def test_a_day_is_typed_as_people_write_it(typed: str) -> None:
    assert parse_day(typed) == date(1991, 3, 14)


@pytest.mark.parametrize("typed", ["", "14/03/91", "31/02/1991", "14/13/1991", "hier", "1991-03-14"])
def test_what_is_no_day_is_none(typed: str) -> None:
    assert parse_day(typed) is None


@given(st.dates(date(1900, 1, 1), date(2100, 1, 1)))
def test_a_day_shown_is_read_back(day: date) -> None:
    assert parse_day(day_text(day)) == day


def test_somebody_known_fills_the_form_and_the_form_means_him() -> None:
    for who in (newcomer("Marchadier", "Éloïse, Camille"), newcomer("Weiss", birth_name="Marchadier")):
        assert person_of(form_of(who)) == who
        assert not missing_fields(person_of(form_of(who)))


def test_without_a_usual_name_the_birth_name_is_the_surname() -> None:
    assert person_of(Form(birth_name="Marchadier")).surname == "Marchadier"
    assert person_of(Form(birth_name="Marchadier", surname="Weiss")).surname == "Weiss"


def test_a_day_that_is_none_is_named_and_an_empty_one_is_not() -> None:
    assert faulty_fields(Form(born="31/02/1991")) == ("born",)
    assert faulty_fields(Form()) == ()


def test_a_document_fills_what_it_says_and_leaves_the_rest() -> None:
    lines = card()
    form, names = filled_from(read_mrz(lines, TODAY), lines, Form(birth_place="Brécourt", number="typed"))
    assert form == Form(
        birth_name="MARCHADIER",
        given_names="Eloise, Camille",
        born="14/03/1991",
        birth_place="Brécourt",
        nationality="Française",
        number="X7K4M2P91",
        expires="02/11/2031",
        kind=DocumentKind.CARD,
    )
    assert "birth_place" not in names
    assert {"birth_name", "born", "number"} <= set(names)


def test_a_zone_is_whole_in_lines_or_in_one_piece_as_a_scanner_sends_it() -> None:
    lines = card()
    assert zone_lines("\r\n".join(lines)) == lines
    assert zone_lines("".join(lines)) == lines
    assert zone_is_whole(zone_lines("".join(lines)))
    assert not zone_is_whole(lines[:2])
