"""The reports as hands use them."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QWidget
from pytestqt.qtbot import QtBot

from app.domain.values import Money
from app.services.betting.reports import ReportKind
from tests.ui.pages.seated import Seat, seated
from ui.pages.reports.page import ReportsPage
from ui.theme import Theme
from ui.words import Language, Words

Check = Callable[[QWidget], None]


@pytest.fixture
def seat() -> Iterator[Seat]:
    with seated("anna") as seat:
        seat.counter.publish(134)
        seat.counter.sell(134, stake="10")
        seat.counter.sell(134, stake="100", pick="2")
        yield seat


@pytest.fixture
def page(qtbot: QtBot, seat: Seat) -> ReportsPage:
    page = ReportsPage(seat.context)
    qtbot.addWidget(page.view)
    page.view.resize(1270, 712)
    page.view.show()
    page.on_show()
    seat.rest(qtbot)
    return page


@pytest.fixture
def touch(qtbot: QtBot, seat: Seat, page: ReportsPage) -> Callable[[QAbstractButton], None]:
    def touch(button: QAbstractButton) -> None:
        assert button.isVisibleTo(page.view)
        assert button.isEnabled()
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
        seat.rest(qtbot)

    return touch


Touch = Callable[[QAbstractButton], None]


def test_the_days_figures_are_there_at_once(page: ReportsPage) -> None:
    assert page.view.tiles[1].figure == Money.euros(110).text()


def test_one_touch_puts_the_page_into_the_folder_that_is_shown(
    page: ReportsPage, seat: Seat, touch: Touch
) -> None:
    touch(page.view.primary)
    assert [name for name in seat.files.pages if name.startswith("period-")]
    assert page.view.saved_name.name in seat.files.pages


def test_a_sheet_goes_out_and_is_journalled(page: ReportsPage, seat: Seat, touch: Touch) -> None:
    before = seat.counter.records()
    touch(page.view.sheet)
    [(name, data)] = seat.files.kept.items()
    assert name.endswith(".csv")
    assert b"110" in data
    assert seat.counter.records() == before + 1


def test_a_bet_is_found_on_the_keys_of_the_screen_and_charted(
    page: ReportsPage, seat: Seat, qtbot: QtBot, touch: Touch
) -> None:
    touch(page.view.kinds[ReportKind.BET])
    for key in "134":
        page.view.keypad.pressed.emit(key)
    seat.rest(qtbot)
    chart = page.view.chart
    assert chart.isVisibleTo(page.view)
    assert chart.most == Money.euros(200)
    assert chart.bar_width(Money.euros(200)) > chart.bar_width(Money.euros(110)) > 0


def test_of_two_open_bets_with_one_number_the_page_asks_which(
    page: ReportsPage, seat: Seat, qtbot: QtBot, touch: Touch, assert_page_is_sound: Check
) -> None:
    former = seat.counter.bet_id(134)
    seat.counter.later(days=1)
    seat.counter.publish(134, event="again", sides=("Nice", "Lens"))
    touch(page.view.kinds[ReportKind.BET])
    qtbot.keyClicks(page.view.number, "134")
    seat.rest(qtbot)
    assert page.view.bearers.button(seat.counter.bet_id(134)).isChecked(), "the latest, unless told"
    assert page.view.tiles[0].figure == "0"
    page.view.resize(936, 656)
    assert_page_is_sound(page.view)
    touch(page.view.bearers.button(former))
    assert page.view.tiles[0].figure == "2"
    assert page.view.bearers.button(former).isChecked()
    qtbot.keyClick(page.view.number, Qt.Key.Key_Backspace)
    seat.rest(qtbot)
    assert page.view.bearers.isHidden()


def test_a_bet_that_is_not_there_is_said_in_place(
    page: ReportsPage, seat: Seat, qtbot: QtBot, touch: Touch
) -> None:
    touch(page.view.kinds[ReportKind.BET])
    qtbot.keyClicks(page.view.number, "999")
    seat.rest(qtbot)
    assert page.view.refusal.isVisibleTo(page.view)
    assert not page.view.primary.isEnabled()
    qtbot.keyClick(page.view, Qt.Key.Key_Escape)
    assert not page.view.refusal.isVisibleTo(page.view)


def test_an_auditor_reads_and_takes_pages_but_no_sheets(qtbot: QtBot, page: ReportsPage, seat: Seat) -> None:
    seat.sit("odile")
    page.on_show()
    seat.rest(qtbot)
    assert not page.view.sheet.isEnabled()
    assert page.view.primary.isEnabled()


@pytest.mark.parametrize("size", [(936, 656), (1270, 656)])
@pytest.mark.parametrize("kind", list(ReportKind))
def test_every_report_can_be_read_at_every_size(
    page: ReportsPage,
    seat: Seat,
    qtbot: QtBot,
    touch: Touch,
    assert_page_is_sound: Check,
    theme: Theme,
    words: Words,
    size: tuple[int, int],
    kind: ReportKind,
) -> None:
    page.view.resize(*size)
    touch(page.view.kinds[kind])
    if kind is ReportKind.BET:
        qtbot.keyClicks(page.view.number, "134")
        seat.rest(qtbot)
    touch(page.view.primary)
    assert_page_is_sound(page.view)
    theme.set_dark(True)
    words.speak(Language.ENGLISH)
    assert_page_is_sound(page.view)


def test_a_past_shift_is_read_by_touch(page: ReportsPage, seat: Seat, qtbot: QtBot, touch: Touch) -> None:
    past = page.presenter.shift
    seat.counter.close("99")
    seat.counter.open(float_="50", by="boris")
    touch(page.view.kinds[ReportKind.SHIFT])
    touch(page.view.shift_button(past))
    seat.rest(qtbot)
    assert page.presenter.report is not None
    assert page.presenter.report.shift is not None
    assert page.presenter.report.shift.past.closing is not None
    assert page.presenter.report.shift.past.closing.counted == Money.euros(99)
