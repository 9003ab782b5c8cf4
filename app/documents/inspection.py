"""The journal on A4, for those who inspect: decisions, approvals, replacements, corrections (HOUSE H8)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, datetime

from app.documents.blocks import Block, Columns, Document, Emphasis, Feed, Kind, Line, Rule, Table
from app.documents.wording import day_words, instant_words
from app.domain.house.seal import Head
from app.domain.house.shifts import Closure
from app.domain.values import Money
from app.domain.values.days import local

_NAMES = ("N°", "Instant", "Acte", "Opérateur", "Accord de", "Objet", "Motif")
_WIDTHS = (7, 13, 21, 14, 14, 16, 20)


@dataclass(frozen=True, slots=True)
class JournalLine:
    """An entry in words; `amount` is what an approval was bound to, None where it was bound to none."""

    number: int
    at: datetime
    act: str
    operator: str
    approved_by: str
    subject: str
    amount: Money | None
    reason: str


@dataclass(frozen=True, slots=True)
class Witness:
    """Where the journal stood when the page was made: whoever holds the paper can compare it later."""

    establishment: str
    head: Head
    closure: Closure | None


def journal_page(
    title: str,
    lines: Sequence[JournalLine],
    witness: Witness,
    *,
    days: tuple[date | None, date | None],
    station: str,
    at: datetime,
) -> Document:
    """The entries, newest first, under where the journal stands and its last closure."""
    blocks: tuple[Block, ...] = (
        Line(witness.establishment, emphasis=Emphasis.BOLD),
        Line(f"{_period(days)}, édité {instant_words(at)}"),
        Rule(),
        Columns("Écritures de ce document", str(len(lines))),
        Columns("Dernière écriture du journal", f"n° {witness.head.number}"),
        Line("Son empreinte"),
        Line(witness.head.hash),
        *_closure(witness.closure),
        Rule(),
        Feed(),
        Table(_NAMES, tuple(map(_cells, lines)), _WIDTHS) if lines else Line("Aucune écriture."),
    )
    return Document(Kind.JOURNAL_PAGE, title, f"{local(at):%Y%m%d-%H%M%S}", at, station, blocks)


def _cells(line: JournalLine) -> tuple[str, ...]:
    subject = f"{line.subject} · {line.amount.text()}" if line.amount else line.subject
    instant = f"{local(line.at):%d/%m/%Y %H:%M:%S}"
    return str(line.number), instant, line.act, line.operator, line.approved_by, subject, line.reason


def _closure(closure: Closure | None) -> tuple[Block, ...]:
    if closure is None:
        return (Columns("Dernière clôture", "aucune encore"),)
    return (
        Columns("Dernière clôture", day_words(closure.day)),
        Columns("Ses écritures", f"n° {closure.first} à {closure.last}"),
        Columns("Total perpétuel", closure.perpetual.text()),
        Line("Son empreinte"),
        Line(closure.head),
    )


def _period(days: tuple[date | None, date | None]) -> str:
    first, last = days
    since = f"Du {day_words(first)}" if first else "Depuis l’ouverture de la maison"
    return f"{since} au {day_words(last)}" if last else since
