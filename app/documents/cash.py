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
    shift: Shift,
    closing: ShiftClosing,
    movements: Sequence[MovementTotal],
    *,
    opened_by: str,
    closed_by: str,
    station: str,
    handed_to: str = "",
) -> Document:
    """The Z report: who had the drawer, what moved, what was expected, what was counted.

    `handed_to` is the colleague who goes on with the drawer as it was counted, and signs as well.
    """
    blocks: list[Block] = [
        Logo("Rapport Z", "Remise de caisse" if handed_to else "Clôture de caisse"),
        *_shift_lines(shift, opened_by),
        Columns("Clôturée", instant_words(closing.closed_at)),
        Columns("par", closed_by),
        Rule(),
        Columns("Fonds de caisse", shift.float.text()),
        *_movement_lines(movements),
        Rule(),
        Columns("Attendu", closing.expected.text(), Emphasis.BOLD),
        Columns("Compté", closing.counted.text(), Emphasis.BOLD),
        Columns("Écart", closing.difference.text(), Emphasis.LARGE),
    ]
    if handed_to:
        blocks += [
            Rule(),
            Columns("Remise à", handed_to, Emphasis.BOLD),
            Columns("Fonds remis", closing.counted.text(), Emphasis.BOLD),
        ]
    if closing.tickets is not None:
        blocks += [
            Rule(),
            Columns("Tickets payés, liste", str(closing.tickets.listed)),
            Columns("Tickets payés, comptés", str(closing.tickets.counted), Emphasis.BOLD),
        ]
    if closing.reason:
        blocks.append(Columns("Motif", closing.reason))
    names = (f"Remis par {closed_by}", f"Reçu par {handed_to}") if handed_to else ("Signature",)
    blocks += [Rule(), *_piece_lines(closing), *_signatures(*names)]
    return Document(
        Kind.Z_REPORT, f"Rapport Z · {shift.drawer}", shift.id[:8], closing.closed_at, station, tuple(blocks)
    )


def x_report(
    shift: Shift,
    expected: Money,
    movements: Sequence[MovementTotal],
    *,
    opened_by: str,
    at: datetime,
    station: str,
) -> Document:
    """The X report: how an open drawer stands. It closes nothing."""
    blocks: tuple[Block, ...] = (
        Logo("Rapport X", "Caisse en cours"),
        *_shift_lines(shift, opened_by),
        Columns("Édité", instant_words(at)),
        Rule(),
        Columns("Fonds de caisse", shift.float.text()),
        *_movement_lines(movements),
        Rule(),
        Columns("Attendu", expected.text(), Emphasis.LARGE),
        Rule(),
        Line("Ce rapport ne clôture pas la caisse.", Side.CENTRE, Emphasis.SMALL),
    )
    return Document(Kind.X_REPORT, f"Rapport X · {shift.drawer}", shift.id[:8], at, station, blocks)


def movement_receipt(shift: Shift, amount: Money, reason: str, at: datetime, station: str) -> Document:
    """Money put into a drawer or taken out of it, to be signed by who gave and who took it."""
    title = "Entrée de caisse" if amount > Money.ZERO else "Sortie de caisse"
    blocks: tuple[Block, ...] = (
        Logo(title, shift.drawer),
        Rule(),
        Columns("Montant", amount.text(), Emphasis.LARGE),
        Columns("Motif", reason),
        Columns("Date", instant_words(at)),
        *_signatures("Remis par, signature", "Reçu par, signature"),
    )
    return Document(Kind.CASH_MOVEMENT, title, shift.id[:8], at, station, blocks, opens_drawer=True)


def _shift_lines(shift: Shift, opened_by: str) -> tuple[Block, ...]:
    return (
        Rule(),
        Columns("Caisse", shift.drawer),
        Columns("Ouverte", instant_words(shift.opened_at)),
        Columns("par", opened_by),
    )


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


def _signatures(*names: str) -> tuple[Block, ...]:
    """Room to sign for each of `names`."""
    signed = [block for name in names for block in (Line(f"{name} :", emphasis=Emphasis.SMALL), Feed(2))]
    return (Feed(), *signed)
