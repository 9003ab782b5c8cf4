"""Selling chips: the act, and what comes of it (POKER P5)."""

from __future__ import annotations

from PySide6.QtCore import Signal

from app.domain.house.cash import Means
from app.domain.values import Money
from app.services.poker.counter_sales import ChipsSale
from app.services.poker.desk import ChipsSold
from ui.context import PageContext
from ui.pages.rebuys.presenter import RebuysPresenter
from ui.pages.rebuys.view import RebuysView
from ui.pages.tournament_desk.acts import DeskActs


class Selling(DeskActs):
    """`sold`: the money is in the drawer."""

    sold = Signal()

    def __init__(self, context: PageContext, view: RebuysView, presenter: RebuysPresenter) -> None:
        super().__init__(context, view, presenter)
        self._payment, self._presenter = view.payment, presenter

    def sell(self, sale: ChipsSale) -> None:
        """Take the money for `sale`, as the panel says."""
        held, payment = self._presenter, self._payment
        origin, tendered, means = held.intend(), payment.tendered, payment.means
        self.ask(lambda: (held.sell(origin, sale, tendered, means), tendered, means), self._sold)

    def do_again(self) -> None:
        if self._presenter.chosen is not None:
            self.sell(self._presenter.chosen)

    def _sold(self, answer: tuple[ChipsSold, Money | None, Means]) -> None:
        sold, tendered, means = answer
        self._presenter.show_sold(sold, tendered)
        self.say_done(cash=means is Means.CASH)
        self.sold.emit()
