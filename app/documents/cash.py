"""Papers of the drawer: its closing, and money in or out of it (HOUSE H3, H8)."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from app.documents.blocks import Block, Columns, Document, Emphasis, Feed, Kind, Line, Logo, Rule, Side
from app.documents.wording import act_words, instant_words, means_words
from app.domain.house.cash import DENOMINATIONS
from app.domain.house.shifts import MovementTotal, Shift, ShiftClosing
from app.domain.values import Money


def closing_report(
    shift: Shift, closing: ShiftClosing, movements: Sequence[MovementTotal], station: str
) -> Document:
    """The Z report: what moved, what was expected, what was counted."""
    blocks: list[Block] = [
        Logo("Rapport Z", "Clôture de caisse"),
        Rule(),
        Columns("Caisse", shift.drawer),
        Columns("Ouverte", instant_words(shift.opened_at)),
        Columns("Clôturée", instant_words(closing.closed_at)),
        Rule(),
        Columns("Fond de caisse", shift.float.text()),
        *_movement_lines(movements),
        Rule(),
        Columns("Attendu", closing.expected.text(), Emphasis.BOLD),
        Columns("Compté", closing.counted.text(), Emphasis.BOLD),
        Columns("Écart", closing.difference.text(), Emphasis.LARGE),
    ]
    if closing.reason:
        blocks.append(Columns("Motif", closing.reason))
    blocks += [Rule(), *_piece_lines(closing), *_signatures()]
    return Document(
        Kind.Z_REPORT, f"Rapport Z · {shift.drawer}", shift.id[:8], closing.closed_at, station, tuple(blocks)
    )


def movement_receipt(shift: Shift, amount: Money, reason: str, at: datetime, station: str) -> Document:
    """Money put into a drawer or taken out of it, to be signed by who gave and who took it."""
    title = "Entrée de caisse" if amount > Money.ZERO else "Sortie de caisse"
    blocks: tuple[Block, ...] = (
        Logo(title, shift.drawer),
        Rule(),
        Columns("Montant", amount.text(), Emphasis.LARGE),
        Columns("Motif", reason),
        Columns("Date", instant_words(at)),
        *_signatures(),
    )
    return Document(Kind.CASH_MOVEMENT, title, shift.id[:8], at, station, blocks, opens_drawer=True)


def _movement_lines(movements: Sequence[MovementTotal]) -> list[Block]:
    return [
        Columns(f"{act_words(each.act)} · {means_words(each.means)} ({each.count})", each.amount.text())
        for each in movements
    ]


def _piece_lines(closing: ShiftClosing) -> list[Block]:
    lines: list[Block] = []
    for value in DENOMINATIONS:
        number = closing.pieces.get(value.plain()) or closing.pieces.get(_short(value)) or 0
        if number:
            lines.append(Columns(f"{value.text(cents=False)} x {number}", (value * number).text()))
    return [*lines, Rule()] if lines else []


def _short(value: Money) -> str:
    return str(value.cents // 100) if value.cents % 100 == 0 else value.plain()


def _signatures() -> tuple[Block, ...]:
    return (Feed(), Line("Signature :", Side.LEFT, Emphasis.SMALL), Feed(2))
