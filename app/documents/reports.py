"""Figures on A4: periods, shifts, bets, and the settlement statement (BETTING B9)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, datetime

from app.documents.blocks import (
    Bar,
    Bars,
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
from app.documents.wording import counted_words, day_words, instant_words
from app.domain.betting import labels
from app.domain.betting.offer import OnOffer
from app.domain.betting.reports import Figures, PickLiability, Statement
from app.domain.house.cash import Ledger, drawer_account
from app.domain.house.shifts import PastShift
from app.domain.values import Money
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
        Table(("", *COLUMNS), tuple(rows), (14, 10, 12, 11, 11, 15, 11, 13), figures=tuple(range(1, 8))),
        Line("« À payer » : gagné, promulgué, pas encore réclamé ni forclos."),
    )
    return Document(Kind.BETTING_REPORT, title, f"{local(at):%Y%m%d-%H%M}", at, station, blocks)


def shift_report(past: PastShift, figures: Figures, *, station: str, at: datetime) -> Document:
    """A drawer from its float to its count, with the figures of its tickets."""
    shift, closing = past.shift, past.closing
    rows: list[tuple[str, str]] = [
        ("Ouverte", instant_words(shift.opened_at)),
        ("Fonds de caisse", shift.float.text()),
    ]
    if closing is None:
        rows.append(("Clôturée", "pas encore"))
    else:
        rows += [
            ("Clôturée", instant_words(closing.closed_at)),
            ("Attendu", closing.expected.text()),
            ("Compté", closing.counted.text()),
            ("Écart", closing.difference.text()),
        ]
        if closing.reason:
            rows.append(("Motif", closing.reason))
        if closing.tickets is not None:
            counted = f"{closing.tickets.counted} sur {closing.tickets.listed}"
            rows.append(("Tickets payés, comptés", counted))
    blocks: tuple[Block, ...] = (
        Line(f"Caisse {shift.drawer}", emphasis=Emphasis.BOLD),
        Feed(),
        *(Columns(name, value) for name, value in rows),
        Rule(),
        *(Columns(name, cell) for name, cell in zip(COLUMNS, figure_cells(figures), strict=True)),
    )
    number = f"{shift.id[:8]}-{local(at):%Y%m%d-%H%M}"
    return Document(Kind.BETTING_REPORT, "Rapport de caisse", number, at, station, blocks)


@dataclass(frozen=True, slots=True)
class AccountLine:
    """An account as it stands, and as its postings in the journal add up."""

    account: str
    balance: Money
    recomputed: Money

    @property
    def agrees(self) -> bool:
        return self.balance == self.recomputed


_ACCOUNTS = {
    Ledger.SAFE: "Coffre",
    Ledger.CARD: "Cartes",
    Ledger.CHEQUES: "Chèques",
    Ledger.OVER_SHORT: "Écarts de caisse",
    Ledger.STAKES: "Mises",
    Ledger.GAINS: "Gains",
    Ledger.TRANSFERS: "Virements et chèques dus",
    Ledger.RESERVE_FUND: "Fonds de réserve",
    Ledger.PRIZE_POOL: "Dotation",
    Ledger.RAKE: "Prélèvement",
    Ledger.ENTRY_FEES: "Droits d’entrée",
    Ledger.DEALERS_BONUS: "Bonus dealers",
    Ledger.VOUCHERS: "Bons",
    Ledger.CONTRIBUTIONS: "Contributions",
}


def account_words(account: str) -> str:
    """`Coffre`, `Caisse P1`: what an account is called on paper."""
    drawer = account.removeprefix(drawer_account(""))
    if drawer != account:
        return f"Caisse {drawer}"
    return _ACCOUNTS[Ledger(account)] if account in set(Ledger) else account


def ledger_report(lines: Sequence[AccountLine], *, station: str, at: datetime) -> Document:
    """Each account with its balance, as kept and as recomputed; all of them add up to nothing."""
    rows = [(account_words(each.account), each.balance.text(), each.recomputed.text()) for each in lines]
    total = Money.total(each.balance for each in lines)
    recomputed = Money.total(each.recomputed for each in lines)
    rows.append(("Somme de tous les comptes", total.text(), recomputed.text()))
    blocks: tuple[Block, ...] = (
        Line("Comptes de la maison", emphasis=Emphasis.BOLD),
        Feed(),
        Table(("Compte", "Solde", "Recalculé du journal"), tuple(rows), (4, 3, 3), (1, 2)),
        *(Line(verdict, emphasis=Emphasis.BOLD) for verdict in _verdicts(lines, total)),
    )
    return Document(Kind.BETTING_REPORT, "Comptes", f"{local(at):%Y%m%d-%H%M}", at, station, blocks)


def _verdicts(lines: Sequence[AccountLine], total: Money) -> tuple[str, ...]:
    """What to read in the figures: which accounts are wrong, and whether money is missing in the sum."""
    wrong = ", ".join(account_words(each.account) for each in lines if not each.agrees)
    balances = f"Pas celui du journal : {wrong}." if wrong else "Chaque solde est celui du journal."
    if not total:
        return (balances,)
    return balances, "La somme de tous les comptes devrait être nulle."


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
        *_liability_bars(picks),
    )
    return Document(
        Kind.BETTING_REPORT, f"Pari {bet.bet.number}", numbered_for_good(bet), at, station, blocks
    )


def numbered_for_good(bet: OnOffer) -> str:
    """`134-20260905`: the number comes back, but on no other bet whose sale ends that day (B1)."""
    return f"{bet.bet.number}-{local(bet.closes_at):%Y%m%d}"


def _liability_bars(picks: Sequence[PickLiability]) -> tuple[Block, ...]:
    """What the bet would cost more than it takes in is what passes the line at its stakes."""
    if not picks:
        return ()
    bars = tuple(Bar(labels.pick_word(each.pick), each.gains, each.liability.text()) for each in picks)
    stakes = picks[0].bet_stakes
    return (
        Feed(),
        Line("Engagement par pronostic", emphasis=Emphasis.BOLD),
        Bars(bars, stakes),
        Line(
            f"Barres : gains possibles. Trait : mises sur le pari, {stakes.text()}. À droite : ce que le "
            "pari coûte si le pronostic sort ; négatif, il rapporte.",
            emphasis=Emphasis.SMALL,
        ),
    )


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
        Columns(f"Mises enregistrées ({counted_words(figures.tickets, 'ticket')})", figures.stakes.text()),
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
