from datetime import date
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.domain.poker.names import folded, letters, spellings, words
from app.domain.poker.persons import (
    IdentityDocument,
    Listed,
    Registers,
    found,
    missing_fields,
    near_match,
    nearly_found,
    of_age,
    same_person,
)
from tests.app.domain.poker.play import person

BANNED = person("DUPONT-LEFÈVRE", "Anne-Sophie")
ROUSSEL = person("ROUSSEL", "Jean-Michel, Pierre")


@pytest.mark.parametrize(
    ("surname", "given_names"),
    [
        ("Dupont Lefevre", "SOPHIE ANNE"),
        ("DUPONTLEFEVRE", "anne sophie"),
        ("dupont-lefèvre", "Annesophie"),
        ("DUPONT’LEFEVRE", "Sophie, Anne"),
    ],
)
def test_one_person_whatever_the_spelling(surname: str, given_names: str) -> None:
    other = person(surname, given_names)
    assert same_person(BANNED, other)
    assert same_person(other, BANNED)
    assert not near_match(BANNED, other)


def test_ligatures_and_apostrophes_do_not_count() -> None:
    assert same_person(person("D'ŒUVRE-NOËL", "François, Jean"), person("Doeuvre Noel", "Jean François"))
    assert letters("Łukasz O’Neill-Çelik") == "lukaszoneillcelik"
    assert folded("ÆSIR Straße") == "aesir strasse"


def test_a_birth_name_answers_to_a_usual_name() -> None:
    banned = person("VASSEUR", "Héloïse", birth_name="MOREAU")
    assert same_person(banned, person("Moreau", "heloise"))
    assert same_person(banned, person("GIRARD", "Héloïse", birth_name="moreau"))
    assert not same_person(banned, person("GIRARD", "Héloïse"))


def test_another_birth_date_is_another_person() -> None:
    assert not same_person(BANNED, person("DUPONT-LEFÈVRE", "Anne-Sophie", born=date(1992, 11, 5)))


@pytest.mark.parametrize(
    ("surname", "given_names", "born"),
    [
        ("KERMADEK", "Loic", date(1969, 11, 23)),  # one letter wrong
        ("KERMADE", "Loic", date(1969, 11, 23)),  # one missing
        ("KERMADECK", "Loic", date(1969, 11, 23)),  # one too many
        ("KERMADEC", "Lioc", date(1969, 11, 23)),  # two neighbours swapped
        ("KERMADEC", "Loïc", date(1969, 11, 28)),  # one digit of the birth date
    ],
)
def test_one_slip_is_a_near_match(surname: str, given_names: str, born: date) -> None:
    banned = person("KERMADEC", "Loïc", born=date(1969, 11, 23))
    typed = person(surname, given_names, born=born)
    assert near_match(banned, typed)
    assert near_match(typed, banned)
    assert not same_person(banned, typed)


@pytest.mark.parametrize(
    ("surname", "given_names", "born"),
    [
        ("KERMADEK", "Lioc", date(1969, 11, 23)),  # two slips
        ("KERMADEK", "Loïc", date(1969, 11, 28)),  # a slip and a digit
        ("KERMADEC", "Loïc", date(1969, 12, 24)),  # two digits
        ("KERMADEC", "Yannick", date(1969, 11, 23)),  # a twin
        ("KERMADEC", "Loïc", date(1992, 1, 1)),  # a namesake
    ],
)
def test_anything_further_is_another_person(surname: str, given_names: str, born: date) -> None:
    banned = person("KERMADEC", "Loïc", born=date(1969, 11, 23))
    assert not near_match(banned, person(surname, given_names, born=born))


@pytest.mark.parametrize(
    ("given_names", "near"),
    [("Jean", True), ("Pierre", True), ("Jeanmichel", True), ("Bernadette", False), ("Michel Paul", True)],
)
def test_some_but_not_all_given_names_in_common_is_a_near_match(given_names: str, near: bool) -> None:
    assert near_match(ROUSSEL, person("ROUSSEL", given_names)) is near


@given(st.text(alphabet="aéïœ'- bc", max_size=12), st.text(alphabet="xyz -", max_size=12))
def test_a_person_is_always_himself_and_never_nearly_so(surname: str, given_names: str) -> None:
    who = person("N" + surname, "G" + given_names)
    assert same_person(who, who)
    assert not near_match(who, who)


@given(st.permutations(["jean", "michel", "pierre"]))
def test_the_order_of_given_names_never_counts(order: list[str]) -> None:
    assert same_person(ROUSSEL, person("Roussel", " ".join(order)))


def test_more_than_five_given_names_are_still_compared_without_their_order() -> None:
    names = "Ana Bea Cléo Dora Eva Fanny"
    assert not spellings(names).isdisjoint(spellings(" ".join(reversed(words(names)))))


def test_a_list_gives_its_records() -> None:
    records = [Listed("b1", BANNED), Listed("b2", ROUSSEL)]
    assert found(person("Dupont Lefevre", "Anne Sophie"), records) == ("b1",)
    assert nearly_found(person("ROUSSEL", "Jean"), records) == ("b2",)


def test_a_list_of_31_days_is_good_and_one_of_32_is_not() -> None:
    registers = Registers(banned_as_of=date(2026, 8, 5))
    assert not registers.outdated(date(2026, 9, 5))
    assert registers.outdated(date(2026, 9, 6))
    assert not Registers().outdated(date(2026, 9, 6))


@pytest.mark.parametrize(
    ("born", "on", "adult"),
    [
        (date(2008, 2, 28), date(2026, 2, 28), True),
        (date(2008, 3, 1), date(2026, 2, 28), False),
        (date(2008, 2, 29), date(2026, 2, 28), False),
        (date(2008, 2, 29), date(2026, 3, 1), True),
        (date(2008, 9, 6), date(2026, 9, 5), False),
        (date(2008, 9, 5), date(2026, 9, 5), True),
    ],
)
def test_of_age_from_the_eighteenth_birthday(born: date, on: date, adult: bool) -> None:
    assert of_age(born, on) is adult


def test_missing_fields_are_named() -> None:
    nobody = person(
        "", "", born=None, birth_name=" ", birth_place="", nationality="", address="", document=None
    )
    assert missing_fields(nobody) == (
        "surname", "birth_name", "given_names", "born", "birth_place", "nationality", "address", "document",
    )  # fmt: skip
    assert missing_fields(person()) == ()


@pytest.mark.parametrize(
    ("kind", "number"), [pair for pair in product(["", "passport"], ["", "1"]) if not all(pair)]
)
def test_half_a_document_is_missing(kind: str, number: str) -> None:
    assert missing_fields(person(document=IdentityDocument(kind, number))) == ("document",)
