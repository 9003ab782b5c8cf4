"""Figures of days, shifts, points of sale and bets (BETTING B9): they add up, and are exact at once."""

from __future__ import annotations

from dataclasses import replace
from datetime import date, timedelta
from io import BytesIO

import pytest
from pypdf import PdfReader

from app.documents import Bars
from app.domain.betting.outcomes import Ending, Result
from app.domain.betting.reports import Figures
from app.domain.errors import Code, Refused
from app.services.betting import payments, reports
from hardware.pdf import lay_out
from tests.app.services.kit import Counter, euros

DAY = date(2026, 9, 5)
ASKED = reports.AskPeriod(DAY, DAY)


def figures(tickets: int, **amounts: str) -> Figures:
    return Figures(tickets, **{name: euros(amount) for name, amount in amounts.items()})


@pytest.fixture
def day(counter: Counter) -> Counter:
    """At P1: won and paid, won and left, lost, cancelled, refunded; at P2: open and won."""
    counter.open("P2")
    counter.publish(101, 102, 103)
    paid = counter.sell(101).identification
    counter.sell(101, stake="20")
    counter.sell(101, pick="N")
    counter.cancel(counter.sell(102).identification)
    refunded = counter.sell(103, stake="5").identification
    counter.sell(102, pos="P2", stake="50")
    counter.sell(101, pos="P2", stake="2")
    counter.settle(101)
    counter.settle(103, result=Result(ended=Ending.CANCELLED))
    counter.pay(paid)
    counter.pay(refunded)
    return counter


def test_a_period_adds_up_by_point_of_sale(day: Counter) -> None:
    report = reports.period_report(day.house, day.by("odile"), ASKED)
    first = figures(5, stakes="55", cancelled="10", gains="20", refunds="5", unpaid="40")
    second = figures(2, stakes="52", unpaid="4")
    assert [line.figures for line in report.lines] == [first, second]
    assert [line.name for line in report.lines] == ["001 Comptoir", "002 Annexe"]
    assert report.total == first + second
    alone = reports.period_report(day.house, day.by("odile"), replace(ASKED, point_of_sale="P2"))
    assert alone.total == second


def test_what_expired_moves_from_unpaid_to_the_reserve_fund(day: Counter) -> None:
    day.clock.set(day.clock.now() + timedelta(days=63))
    assert reports.period_report(day.house, day.by("odile"), ASKED).total.unpaid == euros("0")
    payments.close_expired(day.house, day.by("clara"), payments.CloseExpired())
    later = reports.AskPeriod(DAY, DAY + timedelta(days=63))
    assert reports.period_report(day.house, day.by("odile"), later).total.reserve == euros("44")


def test_a_shift_has_its_own_figures(day: Counter) -> None:
    with day.house.store.read() as unit:
        shift = unit.cash.open_shift("P2")
    assert shift is not None
    found = reports.shift_report(day.house, day.by("odile"), reports.AskShift(shift.id))
    assert found == figures(2, stakes="52", unpaid="4")


def test_a_bet_shows_what_each_pick_would_cost(day: Counter) -> None:
    report = reports.bet_report(day.house, day.by("theo"), reports.AskBet(101))
    assert report.figures == figures(4, stakes="42", gains="20", unpaid="44")
    stakes = {each.pick: each.stakes for each in report.picks}
    assert stakes == {"1": euros("32"), "N": euros("10"), "2": euros("0")}
    assert {each.pick: each.liability for each in report.picks} == {
        "1": euros("22"),
        "N": -euros("22"),
        "2": -euros("42"),
    }
    with pytest.raises(Refused) as caught:
        reports.bet_report(day.house, day.by("theo"), reports.AskBet(999))
    assert caught.value.code is Code.BET_UNKNOWN


def test_the_statement_says_what_the_shop_owes(day: Counter) -> None:
    found = reports.settlement_statement(day.house, day.by("odile"), ASKED)
    assert found.figures.played == euros("97")
    assert found.commission == euros("4.85")
    assert found.due == euros("67.15")


def test_reports_leave_as_sheets_and_that_is_journalled(day: Counter) -> None:
    command = reports.ExportReport(reports.ReportKind.STATEMENT, ASKED)
    done = reports.export_report(day.house, day.by("clara"), command)
    assert "À verser;67.15\r\n" in done.text
    assert done.digest in day.last().body
    command = reports.ExportReport(reports.ReportKind.PERIOD, ASKED)
    lines = reports.export_report(day.house, day.by("clara"), command).text.splitlines()
    assert lines[1] == "001 Comptoir;5;55.00;10.00;20.00;5.00;40.00;0.00"
    sent = reports.export_bet(day.house, day.by("clara"), reports.AskBet(101))
    assert sent.name == "bet-101-20260905.csv"
    bet = sent.text.splitlines()
    assert bet[1] == "1;2.00;32.00;64.00;22.00"
    assert bet[3] == "2;2.00;0.00;0.00;-42.00"
    with day.house.store.read() as unit:
        shift = unit.cash.open_shift("P2")
    assert shift is not None
    exported = reports.export_shift(day.house, day.by("clara"), reports.AskShift(shift.id))
    assert exported.text.splitlines()[1] == f"{shift.id};2;52.00;0.00;0.00;0.00;4.00;0.00;;;"
    assert reports.shift_page(day.house, day.by("odile"), reports.AskShiftPage(shift.id, "P2")).blocks
    day.assert_whole()


def test_the_sheet_of_a_closed_shift_says_what_was_expected_and_counted(day: Counter) -> None:
    with day.house.store.read() as unit:
        shift = unit.cash.open_shift("P2")
    assert shift is not None
    day.close("150", pos="P2")
    exported = reports.export_shift(day.house, day.by("clara"), reports.AskShift(shift.id))
    names, values = exported.text.splitlines()
    assert names.endswith(";Attendu;Compté;Écart")
    assert values.endswith(";152.00;150.00;-2.00")
    with pytest.raises(Refused) as caught:
        reports.export_shift(day.house, day.by("clara"), reports.AskShift("none"))
    assert caught.value.code is Code.UNKNOWN


def test_reports_are_pages_too(day: Counter) -> None:
    def words(document: object) -> str:
        pages = PdfReader(BytesIO(lay_out(document))).pages  # type: ignore[arg-type]
        return " ".join(" ".join(page.extract_text().split()) for page in pages)

    asked = reports.AskReportPage(reports.ReportKind.STATEMENT, ASKED, "P1")
    assert "À verser à l’opérateur 67,15 €" in words(reports.report_page(day.house, day.by("odile"), asked))
    asked = replace(asked, kind=reports.ReportKind.PERIOD)
    assert "001 Comptoir 5 55,00 €" in words(reports.report_page(day.house, day.by("odile"), asked))
    page = reports.bet_page(day.house, day.by("theo"), reports.AskBetPage(101, "P1"))
    assert "Engagement" in words(page)
    (chart,) = (block for block in page.blocks if isinstance(block, Bars))
    assert [(each.name, each.length) for each in chart.bars] == [
        ("1", euros("64")),
        ("N", euros("20")),
        ("2", euros("0")),
    ]
    assert chart.mark == euros("42")
