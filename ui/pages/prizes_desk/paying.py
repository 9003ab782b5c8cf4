"""Paying a prize or a refund: the act, what refuses it, what a supervisor decides about it (POKER P6, P8)."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from app.domain.errors import Refused
from app.services.poker.dues import Due
from ui.context import PageContext
from ui.pages.prizes_desk.presenter import Given, PrizesDeskPresenter
from ui.pages.prizes_desk.view import PrizesDeskView
from ui.pages.tournament_desk.doubt_flow import DoubtFlow
from ui.pages.tournament_desk.doubts import DOUBTS, Decided
from ui.sounds import Sound


class Paying(QObject):
    """`changed`: something else is to be shown. `outdated`: paid or refused, the dues are others now."""

    changed = Signal()
    outdated = Signal()

    def __init__(self, context: PageContext, view: PrizesDeskView, presenter: PrizesDeskPresenter) -> None:
        super().__init__(view)
        self._operations, self._sounds, self._printing = context.operations, context.sounds, context.printing
        self._view, self._presenter = view, presenter
        self._doubt = DoubtFlow(context, view, view.decision, view.approval)
        self._doubt.opened.connect(view.show_decision)
        self._doubt.decided.connect(self._decided)
        self._doubt.refused.connect(self.say_refused)
        view.words_asked.connect(self._doubt.retranslate)

    @property
    def in_doubt(self) -> bool:
        """Whether the main action is a supervisor's."""
        return self._doubt.doubt is not None

    def confirm_decision(self) -> None:
        self._doubt.confirm()

    def forget_doubt(self) -> None:
        self._doubt.close()

    def pay(self, due: Due) -> None:
        """Money out of the drawer, or a thing over the counter, with its receipt."""
        held = self._presenter
        origin = held.intend()
        self._view.primary.set_busy(True)
        operation = self._operations.act(self, lambda: held.pay(origin, due))
        operation.always(self._not_busy).success(self._paid).refused(self._refused).run()

    def say_refused(self, refusal: Refused) -> None:
        self._sounds.play(Sound.BAD_SCAN)
        self._view.refusal.say(refusal)
        self._view.show_refusal()
        self.outdated.emit()

    def _paid(self, given: Given) -> None:
        self._presenter.show_given(given)
        if given.amount:
            self._printing.kick_drawer()
        self._sounds.play(Sound.DONE)
        self.outdated.emit()

    def _refused(self, refusal: Refused) -> None:
        """As a decision to take, or in the words of the refusal."""
        held = self._presenter
        held.give_up()
        if refusal.code in DOUBTS and held.who is not None:
            self._sounds.play(Sound.BAD_SCAN)
            self._doubt.open(DOUBTS[refusal.code], held.who.person, held.subject, held.decided)
        else:
            self.say_refused(refusal)

    def _decided(self, decided: Decided) -> None:
        held = self._presenter
        held.decided = decided
        self._view.show_list(empty=False)
        self.changed.emit()
        if held.due is not None:
            self.pay(held.due)

    def _not_busy(self) -> None:
        self._view.primary.set_busy(False)
        self.changed.emit()
