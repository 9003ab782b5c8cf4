"""Two records side by side."""

from __future__ import annotations

from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.domain.poker.likeness import Likeness, compare, compare_field
from app.domain.poker.persons import Person

NAMES = st.text(st.characters(codec="latin-1", categories=("Lu", "Ll")), min_size=1, max_size=12)


@pytest.mark.parametrize(
    ("mine", "theirs", "likeness", "marks", "their_marks"),
    [
        ("KERVALLEC", "KERVALEC", Likeness.ONE_LETTER_LESS, (6,), (6,)),
        ("MARTIN", "MARTINS", Likeness.ONE_LETTER_MORE, (6,), (6,)),
        ("DUPOND", "DUPONT", Likeness.ONE_LETTER_OTHER, (5,), (5,)),
        ("BRUNEL", "BRUENL", Likeness.TWO_SWAPPED, (3, 4), (3, 4)),
        ("Lefèvre", "LEFEVRE", Likeness.SAME_BUT_SPELLING, (), ()),
        ("Anne-Sophie", "anne-sophie", Likeness.SAME, (), ()),
        ("22/07/1986", "23/07/1986", Likeness.ONE_LETTER_OTHER, (1,), (1,)),
        ("MARTIN", "BERNARD", Likeness.DIFFERENT, (), ()),
        ("STRAßE", "STRASSE", Likeness.SAME, (), ()),
        ("İNAN", "İNAR", Likeness.ONE_LETTER_OTHER, (3,), (3,)),
        ("", "", Likeness.BOTH_ABSENT, (), ()),
        ("Française", "", Likeness.NOT_COMPARABLE, (), ()),
    ],
)
def test_a_field_says_how_it_is_alike_and_where_it_is_not(
    mine: str, theirs: str, likeness: Likeness, marks: tuple[int, ...], their_marks: tuple[int, ...]
) -> None:
    compared = compare_field("birth_name", mine, theirs)
    assert (compared.likeness, compared.marks, compared.their_marks) == (likeness, marks, their_marks)


@given(NAMES)
def test_a_name_is_the_same_as_itself(name: str) -> None:
    assert compare_field("surname", name, name).likeness is Likeness.SAME


@given(NAMES, NAMES)
def test_marks_lie_within_the_words_or_right_behind_them(mine: str, theirs: str) -> None:
    compared = compare_field("surname", mine, theirs)
    assert all(0 <= mark <= len(mine) for mark in compared.marks)
    assert all(0 <= mark <= len(theirs) for mark in compared.their_marks)


def test_persons_are_compared_field_by_field_and_a_usual_name_only_where_there_is_one() -> None:
    born = date(1986, 7, 22)
    one = Person("Kervallec", "Solène", born, "Kervallec", "Brécourt", "Française")
    other = Person("Le Goff", "Solène", born, "Kervalec")
    compared = {each.field: each.likeness for each in compare(one, other)}
    assert compared == {
        "birth_name": Likeness.ONE_LETTER_LESS,
        "surname": Likeness.NOT_COMPARABLE,
        "given_names": Likeness.SAME,
        "born": Likeness.SAME,
        "birth_place": Likeness.NOT_COMPARABLE,
        "nationality": Likeness.NOT_COMPARABLE,
    }
