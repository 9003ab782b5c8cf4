"""Two records side by side, as a supervisor compares them (POKER P3: a near match)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from rapidfuzz.distance import OSA, Levenshtein

from app.domain.poker.names import letters
from app.domain.poker.persons import Person


class Likeness(StrEnum):
    """How a field of the person at the desk compares with the same field of the record."""

    SAME = "same"
    SAME_BUT_SPELLING = "same_but_spelling"
    ONE_LETTER_LESS = "one_letter_less"
    ONE_LETTER_MORE = "one_letter_more"
    ONE_LETTER_OTHER = "one_letter_other"
    TWO_SWAPPED = "two_swapped"
    DIFFERENT = "different"
    BOTH_ABSENT = "both_absent"
    NOT_COMPARABLE = "not_comparable"


@dataclass(frozen=True, slots=True)
class Compared:
    """A field of both records; `marks` and `their_marks` are the places of the letters that differ.

    In `their_marks` a place is that before which a letter is missing where the likeness is
    `one_letter_less`; likewise `marks` for `one_letter_more`.
    """

    field: str
    mine: str
    theirs: str
    likeness: Likeness
    marks: tuple[int, ...] = ()
    their_marks: tuple[int, ...] = ()


def compare(person: Person, record: Person) -> tuple[Compared, ...]:
    """What a person at the desk and a record have in common, field by field."""
    return tuple(
        compare_field(field, mine, theirs)
        for field, mine, theirs in (
            ("birth_name", person.birth_name, record.birth_name or record.surname),
            ("surname", _usual(person), _usual(record)),
            ("given_names", person.given_names, record.given_names),
            ("born", _day(person), _day(record)),
            ("birth_place", person.birth_place, record.birth_place),
            ("nationality", person.nationality, record.nationality),
        )
    )


def compare_field(field: str, mine: str, theirs: str) -> Compared:
    """One field of both records; letters that differ are marked where one slip parts them."""
    mine, theirs = mine.strip(), theirs.strip()
    if not mine or not theirs:
        absent = Likeness.NOT_COMPARABLE if mine or theirs else Likeness.BOTH_ABSENT
        return Compared(field, mine, theirs, absent)
    if mine.casefold() == theirs.casefold():
        return Compared(field, mine, theirs, Likeness.SAME)
    if letters(mine) == letters(theirs):
        return Compared(field, mine, theirs, Likeness.SAME_BUT_SPELLING)
    return _one_slip(field, mine, theirs)


def _one_slip(field: str, mine: str, theirs: str) -> Compared:
    mine_small, theirs_small = _small(mine), _small(theirs)
    steps = Levenshtein.editops(mine_small, theirs_small)
    if OSA.distance(mine_small, theirs_small) != 1:
        return Compared(field, mine, theirs, Likeness.DIFFERENT)
    if len(steps) > 1:
        place = next(at for at, (a, b) in enumerate(zip(mine_small, theirs_small, strict=False)) if a != b)
        return Compared(field, mine, theirs, Likeness.TWO_SWAPPED, (place, place + 1), (place, place + 1))
    [step] = steps
    kinds = {
        "delete": Likeness.ONE_LETTER_LESS,
        "insert": Likeness.ONE_LETTER_MORE,
        "replace": Likeness.ONE_LETTER_OTHER,
    }
    return Compared(field, mine, theirs, kinds[step.tag], (step.src_pos,), (step.dest_pos,))


def _small(text: str) -> str:
    """In small letters, each in its place: a few letters of other alphabets grow to two."""
    small = text.lower()
    return small if len(small) == len(text) else text


def _usual(person: Person) -> str:
    return "" if letters(person.surname) == letters(person.birth_name) else person.surname


def _day(person: Person) -> str:
    return f"{person.born:%d/%m/%Y}" if person.born else ""
