"""A row of a file that can't be taken, in words."""

from __future__ import annotations

from app.domain.errors import Refused
from app.services.betting.offer_file import BadRow
from app.services.files.misread import Misread
from ui.errors.files import misread_words
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
    """Where the row is, what is wrong, and below it why, with what to do about it.

    A row that can't be read says what its reader stumbled over.
    """
    misread = bad.details.get("misread")
    if isinstance(misread, Misread):
        return place_words(bad.where), translate("Imports", "Ne se lit pas"), misread_words(misread)
    first, *more = bad.codes
    words = said_of_refusal(Refused(first, *more, **bad.details))
    return place_words(bad.where), words.what, " ".join((words.why, *words.steps))
