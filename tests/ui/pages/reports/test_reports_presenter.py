"""Figures as they are asked for: days, shift, bet, statement."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from app.domain.errors import Code, Refused
from app.domain.values import Money
from app.domain.values.days import local
from app.services.betting.reports import ReportKind
from tests.ui.pages.seated import Seat, seated
from ui.pages.reports.presenter import ReportsPresenter, Span


@pytest.fixture
def seat() -> Iterator[Seat]:
    with seated("anna") as seat:
        seat.counter.publish(134, 135)
        seat.counter.sell(134, stake="10")
        seat.counter.sell(134, stake="20", pick="2")
        yield seat


@pytest.fixture
def presenter(seat: Seat) -> ReportsPresenter:
    presenter = ReportsPresenter(seat.context.desk)
    presenter.show_shifts(presenter.find_shifts())
    return presenter


def test_today_at_this_point_of_sale_comes_first(presenter: ReportsPresenter) -> None:
    report = presenter.ask(presenter.asked())
    assert (report.figures.tickets, report.figures.stakes) == (2, Money.euros(30))
    assert report.lines == ()


def test_yesterday_is_one_day_and_knows_nothing_of_today(presenter: ReportsPresenter) -> None:
    presenter.span = Span.YESTERDAY
    first, last = presenter.days
    assert first == last
    assert presenter.ask(presenter.asked()).figures.tickets == 0


def test_seven_days_end_today(presenter: ReportsPresenter) -> None:
    presenter.span = Span.WEEK
    first, last = presenter.days
    assert (last - first).days == 6


def test_the_shift_of_this_drawer_comes_first_and_a_past_one_can_be_read(
    seat: Seat, presenter: ReportsPresenter
) -> None:
    presenter.kind = ReportKind.SHIFT
    assert presenter.ask(presenter.asked()).figures.stakes == Money.euros(30)
    past = presenter.shift
    seat.counter.close("129.50")
    seat.counter.open(float_="50", by="boris")
    presenter.shift = ""
    presenter.show_shifts(presenter.find_shifts())
    assert presenter.ask(presenter.asked()).figures.stakes == Money.ZERO, "Boris sold nothing yet"
    presenter.shift = past
    report = presenter.ask(presenter.asked())
    assert report.figures.stakes == Money.euros(30)
    assert report.shift is not None
    assert report.shift.past.closing is not None
    assert report.shift.past.closing.difference == Money(-50)
    presenter.span = Span.YESTERDAY
    assert presenter.find_shifts() == ()


def test_every_account_is_shown_with_what_the_journal_adds_up_to(presenter: ReportsPresenter) -> None:
    presenter.kind = ReportKind.LEDGER
    accounts = {each.account: each for each in presenter.ask(presenter.asked()).accounts}
    assert accounts["drawer:P1"].balance == Money.euros(130)
    assert all(each.agrees for each in accounts.values())


def test_a_bet_tells_what_stands_on_each_pick(presenter: ReportsPresenter) -> None:
    presenter.kind = ReportKind.BET
    assert not presenter.asked().is_complete
    presenter.type("1x34")
    report = presenter.ask(presenter.asked())
    assert [(each.pick, each.gains, each.liability) for each in report.picks] == [
        ("1", Money.euros(20), -Money.euros(10)),
        ("N", Money.ZERO, -Money.euros(30)),
        ("2", Money.euros(40), Money.euros(10)),
    ]


def test_a_number_without_a_bet_is_refused(presenter: ReportsPresenter) -> None:
    presenter.kind = ReportKind.BET
    presenter.type("999")
    with pytest.raises(Refused) as refusal:
        presenter.ask(presenter.asked())
    assert refusal.value.code is Code.BET_UNKNOWN


@pytest.mark.parametrize("kind", list(ReportKind))
def test_every_report_becomes_a_page_and_a_sheet(
    seat: Seat, presenter: ReportsPresenter, kind: ReportKind
) -> None:
    presenter.kind = kind
    presenter.type("134")
    name, page = presenter.page(presenter.asked())
    assert name.endswith(".pdf")
    assert page.title
    exported = presenter.export(seat.context.desk.origin(), presenter.asked())
    assert exported.name.endswith(".csv")
    assert exported.text


def test_files_about_a_bet_tell_it_from_the_next_of_its_number(
    seat: Seat, presenter: ReportsPresenter
) -> None:
    presenter.kind = ReportKind.BET
    presenter.type("134")
    asked = presenter.asked()
    name, _ = presenter.page(asked)
    bet = presenter.ask(asked).bet
    assert bet is not None
    assert name == f"bet-134-{local(bet.closes_at):%Y%m%d}.pdf"
    assert presenter.export(seat.context.desk.origin(), asked).name == name.replace(".pdf", ".csv")
