"""What a reader stumbled over in a file, so that it can be said in any language."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from app.domain.errors import Code, Refused


class Slip(StrEnum):
    """A rule of form that a file breaks."""

    TOO_LARGE = "too_large"
    NOT_UTF8 = "not_utf8"
    NUL = "nul"
    NOTHING = "nothing"
    NOT_JSON = "not_json"
    TOO_DEEP = "too_deep"
    KEY_TWICE = "key_twice"
    NO_NUMBER = "no_number"
    NOT_WHOLE = "not_whole"
    TOO_MANY_DIGITS = "too_many_digits"
    NOT_CSV = "not_csv"
    CELLS = "cells"
    UNKNOWN_COLUMNS = "unknown_columns"
    COLUMN_TWICE = "column_twice"
    NO_OFFER = "no_offer"
    NO_RESULTS = "no_results"
    NOT_OBJECT = "not_object"
    UNKNOWN_FIELDS = "unknown_fields"
    MISSING = "missing"
    EMPTY = "empty"
    NOT_TEXT = "not_text"
    NOT_A_WHOLE_NUMBER = "not_a_whole_number"
    NEITHER_TRUE_NOR_FALSE = "neither_true_nor_false"
    NOT_ONE_OF = "not_one_of"
    NOT_INSTANT = "not_instant"
    NOT_TWO_NAMES = "not_two_names"
    NOT_SCORE = "not_score"
    NOT_LIST = "not_list"
    WINNERS_BESIDE_A_SCORE = "winners_beside_a_score"
    NO_BET_NUMBER = "no_bet_number"
    NO_PICKS = "no_picks"


@dataclass(frozen=True, slots=True)
class Misread:
    """A slip, and the values that its words name: field, line, value."""

    slip: Slip
    told: Mapping[str, str]

    def __str__(self) -> str:
        """In English, for the log and the command line."""
        return _PLAIN[self.slip].format_map(self.told)


class MisreadError(ValueError):
    """Raised where a part of a file can't be read; the rest of it may still be."""

    def __init__(self, slip: Slip, **told: object) -> None:
        self.misread = Misread(slip, {name: str(value) for name, value in told.items()})
        super().__init__(str(self.misread))


def misread(slip: Slip, **told: object) -> Refused:
    """The refusal of a whole file."""
    return refused(MisreadError(slip, **told))


def refused(error: MisreadError) -> Refused:
    """The refusal of a whole file for what was stumbled over in it."""
    return Refused(Code.FILE_INVALID, misread=error.misread, why=str(error))


_PLAIN: Final[Mapping[Slip, str]] = {
    Slip.TOO_LARGE: "larger than {limit} bytes",
    Slip.NOT_UTF8: "not UTF-8 at byte {place}",
    Slip.NUL: "holds a NUL",
    Slip.NOTHING: "nothing in it",
    Slip.NOT_JSON: "line {line}: {found}",
    Slip.TOO_DEEP: "more than {limit} levels deep",
    Slip.KEY_TWICE: "the key {field!r} stands twice in one object",
    Slip.NO_NUMBER: "{value} is no number",
    Slip.NOT_WHOLE: "{value} is not whole: amounts and odds are written as text",
    Slip.TOO_MANY_DIGITS: "a number of {count} digits",
    Slip.NOT_CSV: "line {line}: {found}",
    Slip.CELLS: "line {line}: {count} cells under {columns} names",
    Slip.UNKNOWN_COLUMNS: "line 1: no such columns: {names}",
    Slip.COLUMN_TWICE: "line 1: a column stands twice",
    Slip.NO_OFFER: "an offer file is {{'events': [...]}}",
    Slip.NO_RESULTS: "a result file is {{'results': [...]}}",
    Slip.NOT_OBJECT: "not an object",
    Slip.UNKNOWN_FIELDS: "no such fields: {names}",
    Slip.MISSING: "{field}: missing",
    Slip.EMPTY: "{field}: empty",
    Slip.NOT_TEXT: "{field}: not a text of at most {limit} letters",
    Slip.NOT_A_WHOLE_NUMBER: "{field}: not a whole number",
    Slip.NEITHER_TRUE_NOR_FALSE: "{field}: neither true nor false",
    Slip.NOT_ONE_OF: "{field}: not one of {names}",
    Slip.NOT_INSTANT: "{field}: not an instant with its offset",
    Slip.NOT_TWO_NAMES: "{field}: not two names that differ",
    Slip.NOT_SCORE: "{field}: not a score",
    Slip.NOT_LIST: "{field}: not a list",
    Slip.WINNERS_BESIDE_A_SCORE: "winners: beside a score",
    Slip.NO_BET_NUMBER: "winners: {value!r} is not the number of a bet",
    Slip.NO_PICKS: "winners: bet {bet} has no list of picks",
}
