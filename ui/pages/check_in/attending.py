"""Checking a player in: paid for where that is still due, looked at anew, given back (POKER P3)."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from app.domain.errors import Refused
from app.domain.house.cash import Means
from ui.context import PageContext
from ui.pages.check_in.presenter import CheckInPresenter, Step, Taken
from ui.pages.check_in.view import CheckInView
from ui.pages.tournament_desk.doubt_flow import DoubtFlow
from ui.pages.tournament_desk.doubts import DOUBTS, Decided
from ui.sounds import Sound
from ui.words import translate


class Attending(QObject):
    """`changed`: something else is to be shown. `done`: he is checked in; `gone`: his place is given back."""

    changed = Signal()
    done = Signal()
    gone = Signal()

    def __init__(self, context: PageContext, view: CheckInView, presenter: CheckInPresenter) -> None:
        super().__init__(view)
        self._operations, self._sounds, self._printing = context.operations, context.sounds, context.printing
        self._desk, self._view, self._presenter = context.desk, view, presenter
        self._doubt = DoubtFlow(context, view, view.decision, view.approval)
        self._doubt.opened.connect(view.show_decision)
        self._doubt.opened.connect(self.changed)
        self._doubt.decided.connect(self._decided)
        self._doubt.refused.connect(self.say_refused)
        view.words_asked.connect(self._doubt.retranslate)
        view.give_back.clicked.connect(self._give_back)
        view.print_bulletin.clicked.connect(self._print_bulletin)
        view.players.touched.connect(self._print_for_chosen)

    @property
    def in_doubt(self) -> bool:
        """Whether the main action is a supervisor's."""
        return self._doubt.doubt is not None

    def confirm_decision(self) -> None:
        self._doubt.confirm()

    def forget_doubt(self) -> None:
        self._doubt.close()

    def check_in(self) -> None:
        """The touch: his document was seen, and what he owes is on the desk."""
        held, payment = self._presenter, self._view.payment
        taken, intention = Taken(payment.tendered, payment.means), held.intend()
        paid = held.step is Step.PAY_AND_CHECK_IN
        self._view.primary.set_busy(True)
        operation = self._operations.act(self, lambda: (held.act(intention, taken), taken, paid))
        operation.always(self._not_busy).success(self._checked_in).refused(self.refuse).run()

    def refuse(self, refusal: Refused) -> None:
        """As a decision to take, or in the words of the refusal."""
        held = self._presenter
        held.give_up()
        if refusal.code in DOUBTS and held.who is not None:
            self._sounds.play(Sound.BAD_SCAN)
            self._doubt.open(DOUBTS[refusal.code], held.who.person, held.subject, held.decided)
        else:
            self.say_refused(refusal)

    def say_refused(self, refusal: Refused) -> None:
        self._sounds.play(Sound.BAD_SCAN)
        self._view.refusal.say(refusal)
        self._view.show_refusal()
        self.changed.emit()

    def _checked_in(self, answer: tuple[object, Taken, bool]) -> None:
        _, taken, paid = answer
        self._presenter.show_done(taken, paid=paid)
        if paid and taken.means is Means.CASH:
            self._printing.kick_drawer()
        self._sounds.play(Sound.DONE)
        self.done.emit()

    def _decided(self, decided: Decided) -> None:
        self._presenter.decided = decided
        self._view.show_list()
        self.changed.emit()
        self.check_in()

    def _give_back(self) -> None:
        held = self._presenter
        intention = held.intend()
        self._view.primary.set_busy(True)
        operation = self._operations.act(self, lambda: held.give_back(intention))
        operation.always(self._not_busy).success(self._given_back).refused(self.refuse).run()

    def _given_back(self, _withdrawn: object) -> None:
        self._presenter.give_up()
        self.gone.emit()

    def _print_for_chosen(self) -> None:
        """Whoever held a place has said everything before: his bulletin comes at the touch of his name."""
        if self._presenter.wants_bulletin and self._view.print_bulletin.isEnabled():
            self._print_bulletin()

    def _print_bulletin(self) -> None:
        held, origin = self._presenter, self._desk.origin()
        key = self._view.print_bulletin
        key.forbid(translate("CheckIn", "Le bulletin part à l’imprimante."))
        operation = self._operations.act(self, lambda: held.print_bulletin(origin))
        operation.always(key.allow).success(self._printed).refused(self.refuse).run()

    def _printed(self, player: str) -> None:
        self._presenter.show_printed(player)
        self.changed.emit()

    def _not_busy(self) -> None:
        self._view.primary.set_busy(False)
        self.changed.emit()
