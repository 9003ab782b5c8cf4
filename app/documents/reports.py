"""Figures on A4: periods, shifts, bets, and the settlement statement (BETTING B9)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, datetime

from app.documents.blocks import (
    Block,
    Columns,
    Document,
    Emphasis,
    Feed,
    Kind,
    Line,
    Rule,
    Table,
)
from app.documents.tickets import OFFER_NAME
from app.documents.wording import day_words, instant_words
from app.domain.betting import labels
from app.domain.betting.offer import OnOffer
from app.domain.betting.reports import Figures, PickLiability, Statement
from app.domain.values.days import local

COLUMNS = ("Tickets", "Mises", "Annulé", "Gains", "Remboursé", "À payer", "Fonds de réserve")


@dataclass(frozen=True, slots=True)
class FigureLine:
    """Figures of one point of sale, one shift, one day: whatever `name` says."""

    name: str
    figures: Figures


def figure_cells(figures: Figures) -> tuple[str, ...]:
    """Under `COLUMNS`, as the page shows them."""
    return (
        str(figures.tickets),
        *(
            amount.text()
            for amount in (
                figures.stakes,
                figures.cancelled,
                figures.gains,
                figures.refunds,
                figures.unpaid,
                figures.reserve,
            )
        ),
    )


def report(title: str, about: str, lines: Sequence[FigureLine], *, station: str, at: datetime) -> Document:
    """Lines of figures with their sum."""
    total = Figures()
    for line in lines:
        total = total + line.figures
    rows = [(line.name, *figure_cells(line.figures)) for line in lines]
    if len(lines) > 1:
        rows.append(("Total", *figure_cells(total)))
    blocks: tuple[Block, ...] = (
        Line(f"{OFFER_NAME} · {about}", emphasis=Emphasis.BOLD),
        Line(f"Édité {instant_words(at)}"),
        Feed(),
        Table(("", *COLUMNS), tuple(rows), (15, 8, 13, 12, 12, 12, 12, 13), figures=tuple(range(1, 8))),
        Line("« À payer » : gagné, promulgué, pas encore réclamé ni forclos."),
    )
    return Document(Kind.BETTING_REPORT, title, f"{local(at):%Y%m%d-%H%M}", at, station, blocks)


def bet_report(
    bet: OnOffer, figures: Figures, picks: Sequence[PickLiability], *, station: str, at: datetime
) -> Document:
    """One bet: its tickets' figures, and for each pick what was staked on it and what it would cost."""
    rows = tuple(
        (
            labels.pick_word(each.pick),
            each.odds.text() if each.odds else labels.NO_ODDS,
            each.stakes.text(),
            each.gains.text(),
            each.liability.text(),
        )
        for each in picks
    )
    blocks: tuple[Block, ...] = (
        Line(f"{labels.sides(bet.bet)} · {labels.bet_title(bet.bet)}", emphasis=Emphasis.BOLD),
        Line(f"Fin de validation {instant_words(bet.closes_at)}"),
        Feed(),
        *(Columns(name, cell) for name, cell in zip(COLUMNS, figure_cells(figures), strict=True)),
        Rule(),
        Table(
            ("Pronostic", "Cote", "Mises", "Gains possibles", "Engagement"),
            rows,
            (3, 2, 3, 3, 3),
            (1, 2, 3, 4),
        ),
        Line("Mises et gains possibles comptés combinaison par combinaison (art. 6)."),
    )
    number = f"{bet.bet.number}-{local(at):%Y%m%d-%H%M}"
    return Document(Kind.BETTING_REPORT, f"Pari {bet.bet.number}", number, at, station, blocks)


def settlement_statement(
    statement: Statement,
    *,
    place: str,
    first: date,
    last: date,
    thousandths: int,
    station: str,
    at: datetime,
) -> Document:
    """What the shop owes the operator of the bets for a period, to be signed by both."""
    figures = statement.figures
    due = statement.due
    blocks: tuple[Block, ...] = (
        Line(f"{OFFER_NAME} · {place}", emphasis=Emphasis.BOLD),
        Line(f"Du {day_words(first)} au {day_words(last)}, édité {instant_words(at)}"),
        Rule(),
        Columns(f"Mises enregistrées ({figures.tickets} tickets)", figures.stakes.text()),
        Columns("Annulations", (-figures.cancelled).text()),
        Columns("Mises acquises", figures.played.text(), Emphasis.BOLD),
        Columns("Gains payés", (-figures.gains).text()),
        Columns("Mises remboursées", (-figures.refunds).text()),
        Columns(f"Commission ({percent(thousandths)} des mises acquises)", (-statement.commission).text()),
        Rule(),
        Columns(
            "À verser à l’opérateur" if due.cents >= 0 else "À recevoir de l’opérateur",
            (due if due.cents >= 0 else -due).text(),
            Emphasis.LARGE,
        ),
        Rule(),
        Columns("Reste à payer sur ces tickets", figures.unpaid.text()),
        Columns("Porté au fonds de réserve", figures.reserve.text()),
        Feed(2),
        Line("Pour le point de vente :"),
        Feed(2),
        Line("Pour l’opérateur :"),
    )
    number = f"{first:%Y%m%d}-{last:%Y%m%d}"
    return Document(Kind.SETTLEMENT_STATEMENT, "Relevé de règlement", number, at, station, blocks, amount=due)


def percent(thousandths: int) -> str:
    """`5,0 %`."""
    return f"{thousandths // 10},{thousandths % 10} %"
