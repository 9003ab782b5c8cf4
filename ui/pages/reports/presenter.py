"""Which figures are asked for, without Qt (BETTING B9)."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, timedelta
from enum import StrEnum
from typing import Literal

from app.documents import Document
from app.documents.reports import AccountLine, FigureLine
from app.domain.betting.bet import BetId, WhichBet
from app.domain.betting.offer import OnOffer
from app.domain.betting.reports import Figures, PickLiability, Statement
from app.domain.house.rights import Act
from app.domain.values import business_day
from app.services.betting import reports
from app.services.betting.reports import (
    AskBet,
    AskBetPage,
    AskPeriod,
    AskReportPage,
    AskShift,
    AskShiftPage,
    BetReport,
    ExportReport,
    ReportExported,
    ReportKind,
)
from app.services.cash import AskShifts, ShiftLine, shifts
from app.services.house import Origin
from app.services.ledger import AskLedger, AskLedgerPage, export_ledger, ledger, ledger_page
from ui.desk import Desk

_DIGITS = 3


class Span(StrEnum):
    """The days that are looked at; the last of them is today, but for yesterday alone."""

    TODAY = "today"
    YESTERDAY = "yesterday"
    WEEK = "week"
    MONTH = "month"


@dataclass(frozen=True, slots=True)
class Report:
    """What the page shows; `lines` only for several points of sale, `picks` only for a bet.

    `bearers` are the bets that the typed number may mean, where it may mean several.
    """

    figures: Figures
    lines: tuple[FigureLine, ...] = ()
    picks: tuple[PickLiability, ...] = ()
    statement: Statement | None = None
    bet: OnOffer | None = None
    bearers: tuple[OnOffer, ...] = ()
    accounts: tuple[AccountLine, ...] = ()
    shift: ShiftLine | None = None


@dataclass(frozen=True, slots=True)
class Asked:
    """One question; the answer to an earlier one is not shown any more."""

    kind: ReportKind
    period: AskPeriod
    shift: str
    bet: WhichBet | None

    @property
    def is_complete(self) -> bool:
        """Whether it can be answered: a bet needs its number, a shift one that is chosen."""
        if self.kind is ReportKind.BET:
            return self.bet is not None
        return self.kind is not ReportKind.SHIFT or bool(self.shift)


class ReportsPresenter:
    """`report` is the answer that is shown."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self.kind = ReportKind.PERIOD
        self.span = Span.TODAY
        self.everywhere = False
        self.shift = ""
        self.shifts: tuple[ShiftLine, ...] = ()
        self.typed = ""
        self.bet: BetId | None = None
        self.report: Report | None = None

    def asked(self) -> Asked:
        """The question as it stands now."""
        place = None if self.everywhere else self._desk.point_of_sale.id
        first, last = self.days
        bet = self.bet or (int(self.typed) if self.typed else None)
        return Asked(self.kind, AskPeriod(first, last, place), self.shift, bet)

    @property
    def days(self) -> tuple[date, date]:
        today = business_day(self._desk.house.clock.now())
        first = {
            Span.TODAY: today,
            Span.YESTERDAY: today - timedelta(days=1),
            Span.WEEK: today - timedelta(days=6),
            Span.MONTH: today.replace(day=1),
        }[self.span]
        return first, first if self.span is Span.YESTERDAY else today

    def type(self, text: str) -> None:
        """The number of a bet, as far as it is typed; the latest that bears it is meant."""
        self.bet = None
        self.typed = "".join(each for each in text if each in "0123456789")[:_DIGITS]

    def choose_bet(self, bet: int) -> None:
        """The one that is meant, of several bets with the number that was typed."""
        self.bet = BetId(bet)

    @property
    def may_export(self) -> bool:
        """Whether whoever is logged in may take figures out as sheets."""
        return self._desk.may(Act.EXPORT_REPORT)

    # -- asking the house ----------------------------------------------------------------------

    def find_shifts(self) -> tuple[ShiftLine, ...]:
        """The shifts of the days that are looked at, the latest first."""
        place = None if self.everywhere else self._desk.point_of_sale.id
        return shifts(self._desk.house, self._desk.origin(), AskShifts(*self.days, place))

    def show_shifts(self, found: tuple[ShiftLine, ...]) -> None:
        """The shift that was chosen stays chosen; else that of this drawer, else the latest."""
        self.shifts = found
        known = [each.past.shift for each in found]
        if self.shift not in {each.id for each in known}:
            here = [each.id for each in known if each.drawer == self._desk.station.drawer]
            self.shift = next(iter(here or [each.id for each in known]), "")

    @property
    def chosen_shift(self) -> ShiftLine | None:
        return next((each for each in self.shifts if each.past.shift.id == self.shift), None)

    def ask(self, asked: Asked) -> Report:
        """Raises Refused(bet_unknown)."""
        house, origin = self._desk.house, self._desk.origin()
        if asked.kind is ReportKind.BET:
            found = reports.bet_report(house, origin, AskBet(asked.bet or 0))
            return Report(found.figures, picks=found.picks, bet=found.bet, bearers=_bearers(found))
        if asked.kind is ReportKind.SHIFT:
            figures = reports.shift_report(house, origin, AskShift(asked.shift))
            return Report(figures, shift=self.chosen_shift)
        if asked.kind is ReportKind.LEDGER:
            return Report(Figures(), accounts=ledger(house, origin, AskLedger()))
        if asked.kind is ReportKind.STATEMENT:
            statement = reports.settlement_statement(house, origin, asked.period)
            return Report(statement.figures, statement=statement)
        period = reports.period_report(house, origin, asked.period)
        return Report(period.total, lines=period.lines if len(period.lines) > 1 else ())

    def page(self, asked: Asked) -> tuple[str, Document]:
        """The report as an A4 page, and the name of its file."""
        house, origin, station = self._desk.house, self._desk.origin(), self._desk.station.name
        if asked.kind is ReportKind.BET:
            page = reports.bet_page(house, origin, AskBetPage(asked.bet or 0, station))
            return f"bet-{page.number}.pdf", page
        if asked.kind is ReportKind.LEDGER:
            return f"ledger-{asked.period.last:%Y%m%d}.pdf", ledger_page(
                house, origin, AskLedgerPage(station)
            )
        if asked.kind is ReportKind.SHIFT:
            return f"shift-{asked.shift}.pdf", reports.shift_page(
                house, origin, AskShiftPage(asked.shift, station)
            )
        period = asked.period
        name = f"{asked.kind}-{period.first:%Y%m%d}-{period.last:%Y%m%d}.pdf"
        return name, reports.report_page(house, origin, AskReportPage(_of_days(asked.kind), period, station))

    def export(self, origin: Origin, asked: Asked) -> ReportExported:
        """The report as a sheet; that it left is journalled. Raises Refused(bet_unknown)."""
        house = self._desk.house
        if asked.kind is ReportKind.BET:
            return reports.export_bet(house, origin, AskBet(asked.bet or 0))
        if asked.kind is ReportKind.LEDGER:
            return export_ledger(house, origin, AskLedger())
        if asked.kind is ReportKind.SHIFT:
            return reports.export_shift(house, origin, AskShift(asked.shift))
        return reports.export_report(house, origin, ExportReport(_of_days(asked.kind), asked.period))


def _bearers(found: BetReport) -> tuple[OnOffer, ...]:
    """In an order of their own, whichever of them is looked at."""
    every = (found.bet, *found.namesakes) if found.namesakes else ()
    return tuple(sorted(every, key=lambda each: -each.bet.id))


def _of_days(kind: ReportKind) -> Literal[ReportKind.PERIOD, ReportKind.STATEMENT]:
    return ReportKind.STATEMENT if kind is ReportKind.STATEMENT else ReportKind.PERIOD
