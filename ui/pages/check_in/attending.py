"""Checking a player in: paid for where that is still due, looked at anew, given back (POKER P3)."""

from __future__ import annotations

from PySide6.QtCore import Signal

from app.domain.house.cash import Means
from ui.context import PageContext
from ui.pages.check_in.presenter import CheckInPresenter, Step, Taken
from ui.pages.check_in.view import CheckInView
from ui.pages.tournament_desk.acts import DeskActs
from ui.words import translate


class Attending(DeskActs):
    """`done`: he is checked in; `gone`: his place is given back."""

    done = Signal()
    gone = Signal()

    def __init__(self, context: PageContext, view: CheckInView, presenter: CheckInPresenter) -> None:
        super().__init__(context, view, presenter)
        self._payment, self._print_key, self._presenter = view.payment, view.print_bulletin, presenter
        view.give_back.clicked.connect(self._give_back)
        view.print_bulletin.clicked.connect(self._print_bulletin)
        view.players.touched.connect(self._print_for_chosen)

    def check_in(self) -> None:
        """The touch: his document was seen, and what he owes is on the desk."""
        held, payment = self._presenter, self._payment
        taken, intention = Taken(payment.tendered, payment.means), held.intend()
        paid = held.step is Step.PAY_AND_CHECK_IN
        self.ask(lambda: (held.act(intention, taken), taken, paid), self._checked_in)

    def do_again(self) -> None:
        self.check_in()

    def _checked_in(self, answer: tuple[object, Taken, bool]) -> None:
        _, taken, paid = answer
        self._presenter.show_done(taken, paid=paid)
        self.say_done(cash=paid and taken.means is Means.CASH)
        self.done.emit()

    def _give_back(self) -> None:
        held = self._presenter
        intention = held.intend()
        self.ask(lambda: held.give_back(intention), self._given_back)

    def _given_back(self, _withdrawn: object) -> None:
        self._presenter.give_up()
        self.gone.emit()

    def _print_for_chosen(self) -> None:
        """Whoever held a place has said everything before: his bulletin comes at the touch of his name."""
        if self._presenter.wants_bulletin and self._print_key.isEnabled():
            self._print_bulletin()

    def _print_bulletin(self) -> None:
        held, origin, key = self._presenter, self._context.desk.origin(), self._print_key
        key.forbid(translate("CheckIn", "Le bulletin part à l’imprimante."))
        operation = self._context.operations.act(self, lambda: held.print_bulletin(origin))
        operation.always(key.allow).success(self._printed).refused(self.refuse).run()

    def _printed(self, player: str) -> None:
        self._presenter.show_printed(player)
        self.changed.emit()
