"""The ticket of a *Match du Jour* in a panel: day and number, and the stake of each line (art. 7.2)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.domain.betting.settlement import Status
from app.services.betting.tickets import Checked, CheckTicket, check
from tests.ui.pages.match_of_day.bulletin import publish_matches, sell_match_of_the_day
from tests.ui.pages.seated import seated
from ui.pages.check.slip import TicketSlip
from ui.pages.tickets.paper import TicketPaper
from ui.widgets import Text


@pytest.fixture(scope="module")
def ticket() -> Iterator[Checked]:
    with seated("anna") as seat:
        publish_matches(seat.counter)
        query = CheckTicket(sell_match_of_the_day(seat.counter), "P1", "P1", controlled=False)
        yield check(seat.counter.house, seat.counter.by("anna"), query)


def on_paper(ticket: Checked) -> QWidget:
    paper = TicketPaper()
    paper.show_ticket(ticket, Status.PENDING)
    return paper


def on_the_slip(ticket: Checked) -> QWidget:
    slip = TicketSlip()
    slip.show_ticket(ticket, narrow=False)
    return slip


@pytest.mark.parametrize("panel", [on_paper, on_the_slip])
def test_the_ticket_says_what_it_is_of(
    qtbot: QtBot, ticket: Checked, panel: Callable[[Checked], QWidget]
) -> None:
    shown = panel(ticket)
    qtbot.addWidget(shown)
    said = [text.text() for text in shown.findChildren(Text)]
    assert any("Match du Jour · Samedi 1" in text for text in said)
    assert not any("simple" in text for text in said)
    for stake in ("5,00", "20,00"):
        assert sum(f"mise {stake}" in text.replace("\N{NO-BREAK SPACE}", " ") for text in said) == 1
