"""Reports of days, shifts, points of sale and bets, and the settlement statement (BETTING B9)."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from dataclasses import dataclass, replace
from datetime import date, datetime
from enum import StrEnum
from fractions import Fraction
from typing import Literal

from app.documents import Document
from app.documents import reports as papers
from app.documents.reports import COLUMNS, FigureLine, percent
from app.documents.wording import day_words
from app.domain.betting import labels
from app.domain.betting.bet import WhichBet
from app.domain.betting.limits import Scope, Taken, TotalKey
from app.domain.betting.offer import OnOffer
from app.domain.betting.reports import Figures, PickLiability, Statement, statement
from app.domain.betting.settlement import Status
from app.domain.errors import Code, Refused
from app.domain.house.rights import Act
from app.domain.values import Money, business_day, day_bounds
from app.ports.betting import RegisteredPlay
from app.ports.office import Sent
from app.ports.store import Unit
from app.services.act import Work, act, reading
from app.services.betting.posters import marked
from app.services.betting.standing import as_tickets
from app.services.betting.which import one_bet
from app.services.files.sheets import sheet
from app.services.house import House

_COUNT = ("Attendu", "Compté", "Écart")


@dataclass(frozen=True, slots=True)
class AskPeriod:
    """From the first to the last day, both included; one point of sale, or each of them."""

    first: date
    last: date
    point_of_sale: str | None = None

    @property
    def bounds(self) -> tuple[datetime, datetime]:
        return day_bounds(self.first)[0], day_bounds(self.last)[1]


@dataclass(frozen=True, slots=True)
class PeriodReport:
    """A line for each point of sale that sold or paid, and their sum."""

    asked: AskPeriod
    lines: tuple[FigureLine, ...]
    total: Figures


def _period_report(unit: Unit, house: House, query: AskPeriod) -> PeriodReport:
    """Exact at once after a promulgation: what is still to be paid is told ticket by ticket."""
    places = [query.point_of_sale] if query.point_of_sale else unit.figures.points_of_sale(*query.bounds)
    lines = tuple(
        FigureLine(_place_name(unit, place), _period_figures(unit, house, query, place)) for place in places
    )
    return PeriodReport(query, lines, sum((line.figures for line in lines), Figures()))


period_report = reading(_period_report)


@dataclass(frozen=True, slots=True)
class AskShift:
    shift: str


def _shift_report(unit: Unit, house: House, query: AskShift) -> Figures:
    """What was sold, given back and paid in a shift, and what of its tickets is still to be paid."""
    unpaid = _unpaid(unit, house, unit.plays.unended(shift=query.shift))
    return replace(unit.figures.shift(query.shift), unpaid=unpaid)


shift_report = reading(_shift_report)


@dataclass(frozen=True, slots=True)
class AskBet:
    """A bet: by its number the latest that bears it, by its identity any."""

    bet: WhichBet


@dataclass(frozen=True, slots=True)
class BetReport:
    """`picks` in the order of the bet, with what stands on each (the chart of the page).

    `namesakes` are the other bets of its number that wait for their result, the latest first.
    """

    bet: OnOffer
    figures: Figures
    picks: tuple[PickLiability, ...]
    namesakes: tuple[OnOffer, ...]


def _bet_report(unit: Unit, house: House, query: AskBet) -> BetReport:
    """Raises Refused(bet_unknown)."""
    bet = one_bet(unit, query.bet)
    unpaid = _unpaid(unit, house, unit.plays.unended((bet.bet.id,)))
    figures = replace(unit.figures.bet(bet.bet.id), unpaid=unpaid)
    return BetReport(bet, figures, _liabilities(unit, bet), _namesakes(unit, bet))


bet_report = reading(_bet_report)


def _namesakes(unit: Unit, bet: OnOffer) -> tuple[OnOffer, ...]:
    others = (
        each
        for each in unit.offer.unsettled()
        if each.bet.number == bet.bet.number and each.bet.id != bet.bet.id
    )
    return tuple(sorted(others, key=lambda each: -each.bet.id))


def _liabilities(unit: Unit, bet: OnOffer) -> tuple[PickLiability, ...]:
    whole = TotalKey(Scope.BET, str(bet.bet.id))
    keys = {pick: TotalKey(Scope.PICK, f"{bet.bet.id}:{pick}") for pick in bet.picks}
    totals, nothing = unit.plays.totals({whole, *keys.values()}), Taken()
    stakes = totals.get(whole, nothing).stakes
    return tuple(
        PickLiability(pick, bet.playable_odds(pick), taken.stakes, taken.gains, stakes)
        for pick, key in keys.items()
        for taken in [totals.get(key, nothing)]
    )


def _statement(unit: Unit, house: House, query: AskPeriod) -> Statement:
    """The settlement statement of a period, with the house's commission."""
    report = _period_report(unit, house, query)
    return statement(report.total, Fraction(house.settings.commission_thousandths, 1000))


settlement_statement = reading(_statement)


class ReportKind(StrEnum):
    PERIOD = "period"
    STATEMENT = "statement"
    SHIFT = "shift"
    BET = "bet"
    LEDGER = "ledger"


@dataclass(frozen=True, slots=True)
class AskReportPage:
    """A period, or its statement, as an A4 page; `station` is named at its foot."""

    kind: Literal[ReportKind.PERIOD, ReportKind.STATEMENT]
    period: AskPeriod
    station: str


def _report_page(unit: Unit, house: House, query: AskReportPage) -> Document:
    period, at = query.period, house.clock.now()
    if query.kind is ReportKind.STATEMENT:
        page = papers.settlement_statement(
            _statement(unit, house, period),
            place=_place_name(unit, period.point_of_sale) if period.point_of_sale else "Tous points de vente",
            first=period.first,
            last=period.last,
            thousandths=house.settings.commission_thousandths,
            station=query.station,
            at=at,
        )
    else:
        about = f"du {day_words(period.first)} au {day_words(period.last)}"
        lines = _period_report(unit, house, period).lines
        page = papers.report("Rapport des paris", about, lines, station=query.station, at=at)
    return marked(unit, page)


report_page = reading(_report_page)


@dataclass(frozen=True, slots=True)
class AskShiftPage:
    shift: str
    station: str


def _shift_page(unit: Unit, house: House, query: AskShiftPage) -> Document:
    """Raises Refused(unknown)."""
    found = unit.cash.shift(query.shift)
    if found is None:
        raise Refused(Code.UNKNOWN, shift=query.shift)
    figures = _shift_report(unit, house, AskShift(query.shift))
    return marked(unit, papers.shift_report(found, figures, station=query.station, at=house.clock.now()))


shift_page = reading(_shift_page)


@dataclass(frozen=True, slots=True)
class AskBetPage:
    bet: WhichBet
    station: str


def _bet_page(unit: Unit, house: House, query: AskBetPage) -> Document:
    """Raises Refused(bet_unknown)."""
    report = _bet_report(unit, house, AskBet(query.bet))
    at = house.clock.now()
    return marked(
        unit, papers.bet_report(report.bet, report.figures, report.picks, station=query.station, at=at)
    )


bet_page = reading(_bet_page)


@dataclass(frozen=True, slots=True)
class ExportReport:
    kind: Literal[ReportKind.PERIOD, ReportKind.STATEMENT]
    period: AskPeriod


@dataclass(frozen=True, slots=True)
class ReportExported:
    """A file for a spreadsheet; `digest` is that of its text in UTF-8."""

    name: str
    text: str
    digest: str


@act(Act.EXPORT_REPORT)
def export_report(work: Work, command: ExportReport) -> ReportExported:
    """A report as CSV, which no spreadsheet takes for formulas (H9). That it left is journalled."""
    period = command.period
    if command.kind is ReportKind.STATEMENT:
        text = _statement_sheet(work.unit, work.house, period)
    else:
        lines = _period_report(work.unit, work.house, period).lines
        text = sheet(("Point de vente", *COLUMNS), ((line.name, *_plain(line.figures)) for line in lines))
    return _send(work, command.kind, f"{period.first:%Y%m%d}-{period.last:%Y%m%d}", text)


@act(Act.EXPORT_REPORT)
def export_bet(work: Work, command: AskBet) -> ReportExported:
    """What stands on each pick of a bet, as CSV. Raises Refused(bet_unknown)."""
    found = _bet_report(work.unit, work.house, command)
    rows = (
        (
            labels.pick_word(each.pick),
            each.odds.plain() if each.odds else labels.NO_ODDS,
            *(amount.plain() for amount in (each.stakes, each.gains, each.liability)),
        )
        for each in found.picks
    )
    text = sheet(("Pronostic", "Cote", "Mises", "Gains possibles", "Engagement"), rows)
    return _send(work, ReportKind.BET, papers.numbered_for_good(found.bet), text)


@act(Act.EXPORT_REPORT)
def export_shift(work: Work, command: AskShift) -> ReportExported:
    """A shift's figures as CSV, with what was expected and counted once its drawer is closed.

    Raises Refused(unknown).
    """
    found = work.unit.cash.shift(command.shift)
    if found is None:
        raise Refused(Code.UNKNOWN, shift=command.shift)
    figures = _shift_report(work.unit, work.house, command)
    closing = found.closing
    count = (closing.expected, closing.counted, closing.difference) if closing else ()
    cells = [amount.plain() for amount in count] or ["", "", ""]
    text = sheet(("Vacation", *COLUMNS, *_COUNT), [(command.shift, *_plain(figures), *cells)])
    return _send(work, ReportKind.SHIFT, command.shift, text)


def _send(work: Work, kind: ReportKind, subject: str, text: str) -> ReportExported:
    name = f"{kind}-{subject}.csv"
    digest = hashlib.sha256(text.encode()).hexdigest()
    work.subject = name
    work.unit.exchanges.add_export(Sent(kind, name, digest, work.now))
    return ReportExported(name, text, digest)


def _statement_sheet(unit: Unit, house: House, period: AskPeriod) -> str:
    found = _statement(unit, house, period)
    rows = [
        *zip(COLUMNS, _plain(found.figures), strict=True),
        ("Mises acquises", found.figures.played.plain()),
        (f"Commission {percent(house.settings.commission_thousandths)}", found.commission.plain()),
        ("À verser", found.due.plain()),
    ]
    return sheet(("Relevé", f"{period.first:%d/%m/%Y} - {period.last:%d/%m/%Y}"), rows)


def _plain(figures: Figures) -> tuple[str, ...]:
    amounts = (
        figures.stakes,
        figures.cancelled,
        figures.gains,
        figures.refunds,
        figures.unpaid,
        figures.reserve,
    )
    return (str(figures.tickets), *(amount.plain() for amount in amounts))


def _period_figures(unit: Unit, house: House, query: AskPeriod, place: str) -> Figures:
    plays = unit.plays.unended(registered=query.bounds, point_of_sale=place)
    return replace(unit.figures.period(*query.bounds, place), unpaid=_unpaid(unit, house, plays))


def _unpaid(unit: Unit, house: House, plays: Iterable[RegisteredPlay]) -> Money:
    """What of `plays` is won or to be refunded, promulgated, and not expired."""
    today = business_day(house.clock.now())
    return Money.total(
        ticket.standing.worth.amount
        for _, ticket in as_tickets(unit, plays)
        if ticket.status_on(today) in {Status.WON, Status.REFUND}
    )


def _place_name(unit: Unit, place: str) -> str:
    found = unit.places.point_of_sale(place)
    return f"{found.number} {found.name}"
