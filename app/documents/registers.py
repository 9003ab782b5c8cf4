"""The registers on A4: identities, claims, damaged tickets (HOUSE H8, H9, art. 7.4, 11.3, 13.2)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date, datetime
from types import MappingProxyType

from app.documents.blocks import Block, Columns, Document, Emphasis, Feed, Kind, Line, Rule, Table
from app.documents.wording import day_words, instant_words
from app.domain.betting.vigilance import Rule as Vigilance
from app.domain.values import Money
from app.domain.values.days import local

RULES: Mapping[Vigilance, str] = MappingProxyType(
    {
        Vigilance.ARTICLE_11_3: "5 000 € et plus (art. 11.3)",
        Vigilance.LINKED: "2 000 € dans la journée",
        Vigilance.TOGETHER: "plus de 300 € ensemble",
    }
)
"""Each rule in the words of the papers."""
_ERASED = "données effacées à leur échéance"


@dataclass(frozen=True, slots=True)
class IdentityLine:
    """A payment whose winners had to be identified; none are named once their data was let go."""

    ticket: str
    rule: Vigilance
    amount: Money
    linked: Money
    winners: tuple[str, ...]


def identity_register(
    title: str, lines: Sequence[IdentityLine], *, days: tuple[date, date], station: str, at: datetime
) -> Document:
    """The winners whose identity was taken from the first to the last of `days`, both included, and the
    total paid to them. Whoever was erased since is not named."""
    total = Money.total(line.amount for line in lines)
    rows = tuple(
        (
            line.ticket,
            RULES[line.rule],
            line.amount.text(),
            line.linked.text() if line.linked else "",
            " ; ".join(line.winners) or _ERASED,
        )
        for line in lines
    )
    names = ("Ticket", "Règle", "Payé", "Déjà ce jour", "Gagnant")
    blocks: tuple[Block, ...] = (
        Line(f"Du {day_words(days[0])} au {day_words(days[1])}", emphasis=Emphasis.BOLD),
        Line(f"Édité {instant_words(at)}"),
        Rule(),
        Columns("Paiements inscrits", str(len(lines))),
        Columns("Somme payée", total.text()),
        Rule(),
        Feed(),
        Table(names, rows, (15, 18, 12, 12, 35), (2, 3)) if rows else Line("Aucun paiement inscrit."),
        Line("À conserver cinq ans, puis à détruire.", emphasis=Emphasis.SMALL),
    )
    number = f"{local(at):%Y%m%d-%H%M%S}"
    return Document(Kind.REGISTER_OF_IDENTITIES, title, number, at, station, blocks, amount=total)


@dataclass(frozen=True, slots=True)
class BookRow:
    """A claim or a damaged ticket; `pays` is None where no payment was decided."""

    number: int
    ticket: str
    day: date
    text: str
    answer: str
    answered_on: date | None
    pays: bool | None


def book_page(
    title: str, found: Sequence[BookRow], *, days: tuple[date, date], station: str, at: datetime
) -> Document:
    """The register of claims, or of damaged tickets."""
    rows = tuple(
        (str(each.number), each.ticket or "illisible", day_words(each.day), each.text, _answer(each))
        for each in found
    )
    names = ("N°", "Ticket", "Jour", "Objet", "Réponse")
    answered = sum(each.answered_on is not None for each in found)
    blocks: tuple[Block, ...] = (
        Line(f"Du {day_words(days[0])} au {day_words(days[1])}", emphasis=Emphasis.BOLD),
        Line(f"Édité {instant_words(at)}"),
        Rule(),
        Columns("Inscrits", str(len(found))),
        Columns("Avec réponse", str(answered)),
        Rule(),
        Feed(),
        Table(names, rows, (5, 15, 12, 33, 33)) if rows else Line("Rien n’est inscrit."),
    )
    number = f"{local(at):%Y%m%d-%H%M%S}"
    return Document(Kind.REGISTER_OF_CASES, title, number, at, station, blocks)


def _answer(row: BookRow) -> str:
    if row.answered_on is None:
        return "sans réponse encore"
    pays = {None: "", True: "À payer. ", False: "Non payé. "}[row.pays]
    return f"{day_words(row.answered_on)} : {pays}{row.answer}"
