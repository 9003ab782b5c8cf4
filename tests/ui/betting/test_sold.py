"""What a sale's end says of a ticket that does not come out."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest
from pytestqt.qtbot import QtBot

from app.domain.house.cash import Means
from app.domain.values import Money
from app.ports.printing import PrinterState
from app.services.betting.sales import Sold
from ui.betting.sold import SoldView
from ui.betting.states import Done
from ui.widgets import Text

SOLD = Sold(
    "27094120003928", 1, 1, Money.euros(10), Money.euros(20), None, datetime(2026, 9, 5, 12, tzinfo=UTC)
)


@pytest.mark.parametrize(
    ("printer", "said"),
    [
        (PrinterState.PAPER_END, "Plus de papier"),
        (PrinterState.COVER_OPEN, "Capot ouvert"),
        (PrinterState.UNKNOWN, "ne répond pas"),
    ],
)
def test_a_ticket_that_stays_inside_is_told_in_the_words_of_the_strip(
    qtbot: QtBot, printer: PrinterState, said: str
) -> None:
    view = SoldView()
    qtbot.addWidget(view)
    view.show_done(Done(SOLD, Means.CASH, Money.euros(10)), printer)
    view.show()
    assert any(said in text.text() for text in view.findChildren(Text) if text.isVisible())


def test_the_facts_are_never_seen_missing(qtbot: QtBot) -> None:
    """Neither when a sale follows another nor when the printer is looked at again."""
    view = SoldView()
    qtbot.addWidget(view)
    view.resize(700, 600)
    view.show()
    qtbot.waitExposed(view)
    for received in (Money.euros(10), Money.euros(20), Money.euros(20)):
        view.show_done(Done(SOLD, Means.CASH, received), PrinterState.READY)
        seen = [text for text in view.facts.findChildren(Text) if text.isVisible() and text.text()]
        assert "2709 4120 0039 28" in [text.text() for text in seen]
        assert all(text.height() > 0 and text.width() > 0 for text in seen)
