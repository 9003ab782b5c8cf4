"""Selling chips: the act, what refuses it, what a supervisor decides about it (POKER P5)."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from app.domain.errors import Refused
from app.domain.house.cash import Means
from app.domain.values import Money
from app.services.poker.counter_sales import ChipsSale
from app.services.poker.desk import ChipsSold
from ui.context import PageContext
from ui.pages.rebuys.presenter import RebuysPresenter
from ui.pages.rebuys.view import RebuysView
from ui.pages.tournament_desk.doubt_flow import DoubtFlow
from ui.pages.tournament_desk.doubts import DOUBTS, Decided
from ui.sounds import Sound


class Selling(QObject):
    """`changed`: something else is to be shown. `sold`: the money is in the drawer."""

    changed = Signal()
    sold = Signal()

    def __init__(self, context: PageContext, view: RebuysView, presenter: RebuysPresenter) -> None:
        super().__init__(view)
        self._operations, self._sounds, self._printing = context.operations, context.sounds, context.printing
        self._view, self._presenter = view, presenter
        self._doubt = DoubtFlow(context, view, view.decision, view.approval)
        self._doubt.opened.connect(view.show_decision)
        self._doubt.decided.connect(self._decided)
        self._doubt.refused.connect(self._say_refused)
        view.words_asked.connect(self._doubt.retranslate)

    @property
    def in_doubt(self) -> bool:
        """Whether the main action is a supervisor's."""
        return self._doubt.doubt is not None

    def confirm_decision(self) -> None:
        self._doubt.confirm()

    def forget_doubt(self) -> None:
        self._doubt.close()

    def sell(self, sale: ChipsSale) -> None:
        """Take the money for `sale`, as the panel says."""
        held, payment = self._presenter, self._view.payment
        origin, tendered, means = held.intend(), payment.tendered, payment.means
        self._view.primary.set_busy(True)
        operation = self._operations.act(
            self, lambda: (held.sell(origin, sale, tendered, means), tendered, means)
        )
        operation.always(self._not_busy).success(self._sold).refused(self.refuse).run()

    def refuse(self, refusal: Refused) -> None:
        """As a decision to take, or in the words of the refusal."""
        held = self._presenter
        held.give_up()
        if refusal.code in DOUBTS and held.who is not None:
            self._sounds.play(Sound.BAD_SCAN)
            self._doubt.open(DOUBTS[refusal.code], held.who.person, held.subject, held.decided)
        else:
            self._say_refused(refusal)

    def _sold(self, answer: tuple[ChipsSold, Money | None, Means]) -> None:
        sold, tendered, means = answer
        self._presenter.show_sold(sold, tendered)
        if means is Means.CASH:
            self._printing.kick_drawer()
        self._sounds.play(Sound.DONE)
        self.sold.emit()

    def _decided(self, decided: Decided) -> None:
        held = self._presenter
        held.decided = decided
        self._view.show_list(empty=not held.players)
        self.changed.emit()
        if held.chosen is not None:
            self.sell(held.chosen)

    def _say_refused(self, refusal: Refused) -> None:
        self._sounds.play(Sound.BAD_SCAN)
        self._view.refusal.say(refusal)
        self._view.show_refusal()
        self.changed.emit()

    def _not_busy(self) -> None:
        self._view.primary.set_busy(False)
        self.changed.emit()
