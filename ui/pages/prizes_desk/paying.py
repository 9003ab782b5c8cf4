"""Paying a prize or a refund: the act, and what comes of it (POKER P6, P8)."""

from __future__ import annotations

from PySide6.QtCore import Signal, Slot

from app.domain.errors import Refused
from app.services.poker.dues import Due
from ui.context import PageContext
from ui.pages.prizes_desk.presenter import Given, PrizesDeskPresenter
from ui.pages.prizes_desk.view import PrizesDeskView
from ui.pages.tournament_desk.acts import DeskActs


class Paying(DeskActs):
    """`outdated`: paid or refused, the dues are others now."""

    outdated = Signal()

    def __init__(self, context: PageContext, view: PrizesDeskView, presenter: PrizesDeskPresenter) -> None:
        super().__init__(context, view, presenter)
        self._presenter = presenter

    def pay(self, due: Due) -> None:
        """Money out of the drawer, or a thing over the counter, with its receipt."""
        held = self._presenter
        origin = held.intend()
        self.ask(lambda: held.pay(origin, due), self._paid)

    def do_again(self) -> None:
        if self._presenter.due is not None:
            self.pay(self._presenter.due)

    @Slot(object)
    def say_refused(self, refusal: Refused) -> None:
        super().say_refused(refusal)
        self.outdated.emit()

    def _paid(self, given: Given) -> None:
        self._presenter.show_given(given)
        self.say_done(cash=bool(given.amount))
        self.outdated.emit()
