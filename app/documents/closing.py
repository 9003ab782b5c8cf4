"""The daily closure on paper, so that paper bears witness (HOUSE H4)."""

from __future__ import annotations

from app.documents.blocks import Block, Columns, Document, Emphasis, Feed, Kind, Line, Logo, Rule
from app.documents.wording import act_words, day_words, instant_words, means_words
from app.domain.house.shifts import Closure

_GROUP = 16


def day_closure(closure: Closure, station: str) -> Document:
    """Totals of the day, the perpetual total, the head and the signature, in groups to compare."""
    movements = tuple(
        Columns(f"{act_words(each.act)} · {means_words(each.means)} ({each.count})", each.amount.text())
        for each in closure.movements
    )
    blocks: tuple[Block, ...] = (
        Logo("Clôture journalière", day_words(closure.day)),
        Rule(),
        *movements,
        Rule(),
        Columns("Recettes du jour", closure.turnover.text(), Emphasis.BOLD),
        Columns("Total perpétuel", closure.perpetual.text(), Emphasis.BOLD),
        Columns("Écritures", f"{closure.first} à {closure.last}"),
        Columns("Clôturée", instant_words(closure.closed_at)),
        Rule(),
        Line("Empreinte du journal (SHA-256) :", emphasis=Emphasis.SMALL),
        *_groups(closure.head),
        Line("Signature (Ed25519) :", emphasis=Emphasis.SMALL),
        *_groups(closure.signature),
        Feed(2),
    )
    number = f"{closure.day:%Y%m%d}"
    return Document(Kind.CLOSURE, "Clôture journalière", number, closure.closed_at, station, blocks)


def _groups(digits: str) -> tuple[Line, ...]:
    pieces = [digits[start : start + _GROUP] for start in range(0, len(digits), _GROUP)]
    pairs = [" ".join(pieces[start : start + 2]) for start in range(0, len(pieces), 2)]
    return tuple(Line(pair, emphasis=Emphasis.SMALL) for pair in pairs)
