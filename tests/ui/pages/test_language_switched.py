"""The language is switched in the middle of the work: all that is in sight follows, and nothing is lost."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from pytestqt.qtbot import QtBot

from tests.ui.pages.hands import Hand
from tests.ui.pages.seated import Seat, seated
from tests.ui.pages.tickets.test_presenter import printed
from ui.pages.check.page import CheckPage
from ui.pages.sale.page import SalePage
from ui.pages.tickets.page import TicketsPage
from ui.words import Language, Words

At = Callable[[CheckPage | TicketsPage | SalePage], Hand]


@pytest.fixture
def seat() -> Iterator[Seat]:
    with seated("anna") as seat:
        seat.counter.publish(101)
        yield seat


@pytest.fixture
def at(qtbot: QtBot, seat: Seat) -> Iterator[At]:
    """A hand at a page that is shown."""
    shown: list[CheckPage | TicketsPage | SalePage] = []

    def at(page: CheckPage | TicketsPage | SalePage) -> Hand:
        qtbot.addWidget(page.view)
        page.view.resize(1270, 712)
        page.view.show()
        page.on_show()
        seat.rest(qtbot)
        shown.append(page)
        return Hand(qtbot, seat, page.view)

    yield at
    for page in shown:
        page.on_hide()


def read(seat: Seat, page: CheckPage | TicketsPage, ticket: str, qtbot: QtBot) -> None:
    assert page.take_scan(ticket + seat.counter.control(ticket))
    seat.rest(qtbot)


def test_a_refused_payment_stays_in_sight(qtbot: QtBot, seat: Seat, at: At, words: Words) -> None:
    ticket = seat.counter.sell(101, stake="100").identification
    seat.counter.settle(101)
    seat.counter.close("200")
    seat.counter.open(float_="50")
    page = CheckPage(seat.context)
    hand = at(page)
    read(seat, page, ticket, qtbot)
    hand.touch(page.view.taken_back)
    hand.touch(page.view.primary)
    words.speak(Language.ENGLISH)
    seat.rest(qtbot)
    assert page.view.refusal.isVisible()
    assert page.view.taken_back.isChecked()


def test_what_stands_behind_a_question_follows_as_well(
    qtbot: QtBot, seat: Seat, at: At, words: Words
) -> None:
    ticket = seat.counter.sell(101).identification
    seat.counter.settle(101)
    page = CheckPage(seat.context)
    hand = at(page)
    read(seat, page, ticket, qtbot)
    hand.touch(page.view.of_age)
    words.speak(Language.ENGLISH)
    seat.rest(qtbot)
    assert page.view.asks_age
    assert page.view.band.accessibleName().startswith("Winner")
    assert "Read at" in page.view.number.read_at.text()


def test_what_a_supervisor_is_asked_follows(qtbot: QtBot, seat: Seat, at: At, words: Words) -> None:
    ticket = seat.counter.sell(101).identification
    printed(seat, ticket)
    page = TicketsPage(seat.context)
    hand = at(page)
    read(seat, page, ticket, qtbot)
    for button in (page.view.replace, page.view.primary):
        hand.touch(button)
    words.speak(Language.ENGLISH)
    seat.rest(qtbot)
    approval = page.view.approval
    assert approval.isVisible()
    assert approval.ready.buttons[0].text() == "Unreadable"
    assert approval.ready.buttons[0].isVisible()


def test_what_became_of_the_last_line_is_said_again(qtbot: QtBot, seat: Seat, at: At, words: Words) -> None:
    page = SalePage(seat.context)
    at(page)
    echo = page.view.bulletin.entry.echo
    page.view.bulletin.entry.entered.emit("101 1")
    before = echo.accessibleName()
    words.speak(Language.ENGLISH)
    seat.rest(qtbot)
    assert before
    assert echo.accessibleName().startswith("Added")
