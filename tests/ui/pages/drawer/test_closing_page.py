"""The day's closure: what prevents it is named, the journal is verified, the day is closed once."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import date

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QWidget
from pytestqt.qtbot import QtBot

from app.domain.betting.payment import Method, PaymentAsked, Sharer
from app.domain.values import Money
from app.services.betting import payments
from tests.ui.pages.seated import Seat, seated
from ui.pages.drawer.closing.page import ClosingPage
from ui.theme import Theme
from ui.theme.layouts import rescale
from ui.widgets import Text

Check = Callable[[QWidget], None]


@pytest.fixture
def seat() -> Iterator[Seat]:
    with seated("diane") as seat:
        seat.counter.publish(101)
        seat.counter.sell(101, stake="20")
        yield seat


@pytest.fixture
def page(qtbot: QtBot, seat: Seat) -> Iterator[ClosingPage]:
    page = ClosingPage(seat.context)
    qtbot.addWidget(page.view)
    page.view.setMinimumSize(900, 600)
    page.view.resize(1270, 712)
    page.view.show()
    page.on_show()
    seat.rest(qtbot)
    yield page
    page.on_hide()


def touch(qtbot: QtBot, seat: Seat, button: QAbstractButton) -> None:
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    seat.rest(qtbot)
    seat.rest(qtbot)


def test_an_open_drawer_prevents_the_closure_and_is_named(page: ClosingPage) -> None:
    assert page.presenter.open_drawers == [("P1", "Anna")]
    assert not page.view.primary.isEnabled()
    assert page.view.primary.why_disabled


def test_the_day_is_closed_once_with_its_takings(qtbot: QtBot, seat: Seat, page: ClosingPage) -> None:
    seat.counter.close("120")
    seat.rest(qtbot)
    seat.rest(qtbot)
    touch(qtbot, seat, page.view.primary)
    assert page.presenter.closed is not None
    assert page.presenter.closed.turnover == Money.euros(20)
    assert page.view.band.isVisible()
    assert not page.view.primary.isEnabled()
    assert seat.counter.papers()[0].document.kind == "closure"


def test_gains_that_no_drawer_pays_are_listed_by_their_means(seat: Seat, page: ClosingPage) -> None:
    counter = seat.counter
    counter.open("C1")
    counter.publish(105, odds="60.00")
    ticket = counter.sell(105, stake="100").identification
    counter.settle(105)
    counter.later(days=1)
    known = (date(1980, 4, 2), "1, rue des Tanneurs", "CNI 12AB")
    sharers = (
        Sharer("Marchand Léa", Money.euros(3500), *known),
        Sharer("Noé Alba", Money.euros(2500), *known),
    )
    asked = PaymentAsked(Method.CHEQUE, sharers=sharers)
    command = payments.PayTicket(ticket, asked, counter.control(ticket))
    payments.pay(counter.house, counter.by("anna", "C1"), command)
    page.presenter.show(page.presenter.load())
    page.view.words_asked.emit()
    said = [text.text() for text in page.view.movements.findChildren(Text)]
    place = said.index("Gains et remboursements payés · 2 chèques à remettre")
    assert said[place + 1 : place + 3] == ["1", (-Money.euros(6000)).text()]


def test_the_whole_journal_is_verified_at_will(qtbot: QtBot, seat: Seat, page: ClosingPage) -> None:
    touch(qtbot, seat, page.view.verify)
    qtbot.waitUntil(lambda: page.presenter.verdict is not None)
    assert page.presenter.verdict is not None
    assert page.presenter.verdict.ok
    assert page.presenter.verdict.records == seat.counter.records()


@pytest.mark.parametrize(("width", "height"), [(936, 656), (1270, 656), (1800, 970)])
def test_the_page_fits(
    qtbot: QtBot,
    seat: Seat,
    page: ClosingPage,
    theme: Theme,
    assert_page_is_sound: Check,
    width: int,
    height: int,
) -> None:
    theme.fit_to_width(width + 96)
    rescale(page.view, theme.px)
    page.view.resize(width, height)
    assert_page_is_sound(page.view)
    seat.counter.close("120")
    seat.rest(qtbot)
    touch(qtbot, seat, page.view.verify)
    touch(qtbot, seat, page.view.primary)
    metrics = page.view.fingerprint.fontMetrics()
    widest = max("0123456789abcdef", key=metrics.horizontalAdvance)
    assert page.presenter.closed is not None
    page.presenter.closed = replace(page.presenter.closed, head=widest * 64)
    page.view.retranslate()
    assert page.view.fingerprint.text() == " ".join([widest * 4] * 4)
    assert_page_is_sound(page.view)
