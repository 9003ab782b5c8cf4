"""The offer page of the trader, shown: each file says which bets there are."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from tests.ui.pages.seated import Seat
from ui.pages.offer.page import OfferPage


@pytest.fixture
def opened(qtbot: QtBot, seat: Seat) -> Iterator[OfferPage]:
    page = OfferPage(seat.context)
    qtbot.addWidget(page.view)
    page.view.resize(936, 656)
    page.view.show()
    page.on_show()
    seat.rest(qtbot)
    yield page
    page.on_hide()
