"""The sale's first paint with a full offer, against that of an empty page (BETTING B1)."""

from __future__ import annotations

import os
from collections.abc import Sequence
from datetime import timedelta
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from measuring import Report, median_ms, timed
from PySide6.QtWidgets import QApplication
from the_counter import Shop, open_shop

from app.demo.founding import ESTABLISHMENT, POINT_OF_SALE, STATION
from app.domain.betting.bet import Bet, BetType, Event
from app.domain.betting.limits import Gauge
from app.domain.betting.offer import OnOffer, PickState
from app.domain.values import Money, Odds
from app.services.betting.offers import OfferLine
from ui.application import make_application
from ui.betting.loaded import Loaded
from ui.customer import CustomerScreen
from ui.desk import Desk
from ui.pages.sale.presenter import SalePresenter
from ui.pages.sale.screen import SaleScreen
from ui.pages.sale.view import SaleView

WINDOW = (1270, 712)
FULL = 999
ROUNDS = 7
MOST_TIMES_EMPTY = 3


def run(report: Report, folder: Path) -> None:
    """Both by turns, medians: the page is made, filled and painted."""
    make_application(["guichet"])
    shop = open_shop(folder, 0)
    lines = _lines(shop, FULL)
    empty, full = [], []
    for _ in range(ROUNDS + 1):
        empty.append(timed(lambda: _paint(shop, ())))
        full.append(timed(lambda: _paint(shop, lines)))
    shop.house.store.close()
    nothing, everything = median_ms(empty[1:]), median_ms(full[1:])
    report.say(f"The sale is painted in {nothing:.0f} ms without bets, in {everything:.0f} ms with {FULL}")
    report.promise("times the first paint of an empty page", everything / nothing, MOST_TIMES_EMPTY, "x")


def _paint(shop: Shop, lines: Sequence[OfferLine]) -> None:
    now = shop.clock.now()
    desk = Desk(shop.house, STATION, ESTABLISHMENT, POINT_OF_SALE)
    presenter = SalePresenter(desk)
    view = SaleView(now)
    screen = SaleScreen(view, presenter, desk, CustomerScreen())
    view.retranslate()
    view.resize(*WINDOW)
    presenter.show(Loaded(now, lines, Gauge(Money.ZERO, None), drawer_open=True))
    screen.show_offer()
    view.show()
    view.repaint()
    QApplication.processEvents()
    view.close()
    view.deleteLater()


def _lines(shop: Shop, count: int) -> Sequence[OfferLine]:
    """A bet on the result of a match each."""
    now = shop.clock.now()
    states = {pick: PickState(Odds(150)) for pick in ("1", "N", "2")}
    on_offer = [
        OnOffer(
            Bet(number, number, Event(number, "football", "Coupe", ("Évrande", "Brécourt")), BetType.RESULT),
            now + timedelta(hours=6),
            states,
        )
        for number in range(1, count + 1)
    ]
    return tuple(OfferLine(each, each.state_at(now)) for each in on_offer)
