"""At the close of a drawer: paid tickets against their list, and a count that knows nothing beforehand."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget
from pytestqt.qtbot import QtBot

from app.documents.tickets import grouped
from app.domain.house.shifts import TicketCount
from app.domain.values import Money
from tests.ui.pages.seated import Seat, seated
from ui.pages.drawer.page import DrawerPage
from ui.pages.drawer.presenter import Mode
from ui.theme import Theme
from ui.theme.layouts import rescale
from ui.widgets import Text
from ui.words import Language, Words

Check = Callable[[QWidget], None]


@pytest.fixture
def seat() -> Iterator[Seat]:
    """Two tickets are paid: 100 € of float, 20 € of stakes in, 40 € of gains out."""
    with seated("anna") as seat:
        seat.counter.publish(101)
        sold = [seat.counter.sell(101).identification for _ in range(2)]
        seat.counter.settle(101)
        for ticket in sold:
            seat.counter.pay(ticket)
        yield seat


@pytest.fixture
def page(qtbot: QtBot, seat: Seat) -> Iterator[DrawerPage]:
    page = DrawerPage(seat.context)
    qtbot.addWidget(page.view)
    page.view.setMinimumSize(900, 600)
    page.view.resize(1270, 712)
    page.view.show()
    page.on_show()
    seat.rest(qtbot)
    yield page
    page.on_hide()


def touch(qtbot: QtBot, seat: Seat, button: QAbstractButton) -> None:
    assert button.isVisible()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    seat.rest(qtbot)


def count_cash(page: DrawerPage, twenties: int) -> None:
    row = next(each for each in page.view.grid._notes.rows if each.value == Money.euros(20))
    row.field.set_count(twenties)


def count_tickets(page: DrawerPage, tickets: int) -> None:
    QTest.keyClicks(page.view.grid.tickets.field, str(tickets))


def mode(page: DrawerPage) -> Mode:
    return page.presenter.mode


def blind(seat: Seat) -> None:
    desk = seat.context.desk
    desk.house = replace(desk.house, settings=replace(desk.house.settings, blind_count=True))


def test_the_paid_tickets_are_counted_before_the_drawer_closes(
    qtbot: QtBot, seat: Seat, page: DrawerPage
) -> None:
    touch(qtbot, seat, page.view.primary)
    count_cash(page, 4)
    assert not page.view.primary.isEnabled(), "the tickets are not counted yet"
    count_tickets(page, 2)
    touch(qtbot, seat, page.view.primary)
    assert mode(page) is Mode.DONE
    assert page.presenter.closed is not None
    assert page.presenter.closed.tickets == TicketCount(2, 2)


def test_a_missing_ticket_asks_for_a_reason_and_is_recorded(
    qtbot: QtBot, seat: Seat, page: DrawerPage
) -> None:
    touch(qtbot, seat, page.view.primary)
    count_cash(page, 4)
    count_tickets(page, 1)
    assert not page.view.primary.isEnabled()
    touch(qtbot, seat, page.view.sheet.reasons.findChildren(QAbstractButton)[0])
    touch(qtbot, seat, page.view.primary)
    assert page.presenter.closed is not None
    assert page.presenter.closed.tickets == TicketCount(2, 1)
    said = " ".join(text.text() for text in page.view.steps.findChildren(Text))
    assert "Joignez 1 ticket payé" in said, "what is joined to the report is what was counted"


def test_a_missing_ticket_is_looked_for_in_the_list_and_the_count_stays(
    qtbot: QtBot, seat: Seat, page: DrawerPage
) -> None:
    touch(qtbot, seat, page.view.primary)
    count_cash(page, 4)
    count_tickets(page, 2)
    assert not page.view.grid.paid_list.isVisible()
    page.view.grid.tickets.field.clear()
    count_tickets(page, 1)
    touch(qtbot, seat, page.view.grid.paid_list)
    shown = [label.text() for label in page.view.findChildren(QLabel) if label.isVisible()]
    assert all(grouped(each.identification) in shown for each in page.presenter.found.state.paid)
    QTest.keyClick(page.view, Qt.Key.Key_Escape)
    assert page.view.grid.isVisible()
    assert (page.presenter.tally.tickets, page.presenter.tally.counted) == (1, Money.euros(80))


def test_a_blind_count_tells_nothing_until_it_is_made_and_is_not_made_again(
    qtbot: QtBot, seat: Seat, page: DrawerPage
) -> None:
    blind(seat)
    page._showing.show()
    expected = page.presenter.found.expected.text()
    touch(qtbot, seat, page.view.primary)
    count_cash(page, 3)
    count_tickets(page, 2)
    assert expected not in [label.text() for label in page.view.findChildren(QLabel) if label.isVisible()]
    assert not page.view.sheet.difference.isVisible()
    touch(qtbot, seat, page.view.primary)
    assert mode(page) is Mode.COUNTING, "what was expected is told first"
    assert page.view.sheet.difference.isVisible()
    QTest.keyClick(page.view, Qt.Key.Key_Escape)
    assert mode(page) is Mode.COUNTING
    assert not page.view.grid.pad.isEnabled()
    touch(qtbot, seat, page.view.sheet.reasons.findChildren(QAbstractButton)[0])
    touch(qtbot, seat, page.view.primary)
    assert mode(page) is Mode.DONE


@pytest.mark.parametrize(("width", "height"), [(936, 656), (1270, 656), (1800, 970)])
@pytest.mark.parametrize("language", Language)
def test_counting_tickets_fits(
    qtbot: QtBot,
    seat: Seat,
    page: DrawerPage,
    theme: Theme,
    words: Words,
    assert_page_is_sound: Check,
    width: int,
    height: int,
    language: Language,
) -> None:
    theme.fit_to_width(width + 96)
    words.speak(language)
    rescale(page.view, theme.px)
    page.view.resize(width, height)
    touch(qtbot, seat, page.view.primary)
    assert_page_is_sound(page.view)
    count_cash(page, 3)
    count_tickets(page, 1)
    assert_page_is_sound(page.view)
    touch(qtbot, seat, page.view.grid.paid_list)
    assert_page_is_sound(page.view)
    touch(qtbot, seat, page.view.back)
    blind(seat)
    page._showing.show()
    assert_page_is_sound(page.view)
