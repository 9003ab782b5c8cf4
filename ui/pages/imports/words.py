"""A row of a file that can't be taken, in words."""

from __future__ import annotations

from app.domain.errors import Refused
from app.services.betting.offer_file import BadRow
from ui.errors.details import readable
from ui.words import translate
from ui.words_of_errors import said_of_refusal


def place_words(where: str) -> str:
    """`event 1, bet 2` → `Rencontre 1, pari 2`; a place that has no words is told as it is."""
    known = {
        "event": translate("Imports", "rencontre {number}"),
        "bet": translate("Imports", "pari {number}"),
        "line": translate("Imports", "ligne {number}"),
        "result": translate("Imports", "résultat {number}"),
    }
    parts = []
    for part in where.split(", "):
        name, _, number = part.partition(" ")
        parts.append(known[name].format(number=number) if name in known else part)
    words = ", ".join(parts)
    return words[:1].upper() + words[1:]


def row_words(bad: BadRow) -> tuple[str, str, str]:
    """Where the row is, what is wrong, and below it the wrong values with what to do about them.

    A row that can't be read says what its reader stumbled over.
    """
    titles = [said_of_refusal(Refused(code)).what for code in bad.codes]
    readable_ones = readable(bad.details)
    values = ", ".join(readable_ones[name] for name in bad.details if name in readable_ones)
    steps = said_of_refusal(Refused(*bad.codes)).steps if bad.details else ()
    below = " · ".join(part for part in (values, *steps) if part)
    return place_words(bad.where), ", ".join(titles), below or bad.why
