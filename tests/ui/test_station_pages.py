"""Which page a login leads to."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from tests.ui.pages.seated import Seat, seated
from ui.pages.login.presenter import LoginPresenter
from ui.shell import ShellWindow
from ui.station_pages import StationPages


@pytest.fixture
def seat() -> Iterator[Seat]:
    with seated("theo") as seat:
        yield seat


@pytest.fixture
def pages(qtbot: QtBot, seat: Seat) -> StationPages:
    """None of them is built: only their keys are asked for."""
    window = ShellWindow()
    qtbot.addWidget(window)
    pages = StationPages(seat.context, window, window)
    pages.stop_building()
    return pages


def landing(pages: StationPages, seat: Seat, wanted: str = "") -> str:
    login = LoginPresenter(seat.context.desk)
    login.show(login.load())
    return pages.landing(wanted, no_offer=login.no_offer)


def test_the_trader_begins_with_the_offer_until_something_was_published(
    seat: Seat, pages: StationPages
) -> None:
    assert landing(pages, seat) == "offer"
    seat.counter.publish(101)
    assert landing(pages, seat) == "results"


def test_a_page_that_was_wanted_comes_before_the_usual_one(seat: Seat, pages: StationPages) -> None:
    assert landing(pages, seat, "results") == "results"


def test_the_cashier_sells_in_an_empty_house_too(seat: Seat, pages: StationPages) -> None:
    seat.sit("anna")
    assert landing(pages, seat) == "sale"
