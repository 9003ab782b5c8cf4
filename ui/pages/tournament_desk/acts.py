"""What a page of the desk asks of the house, and what is made of a refusal (POKER P3)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, TypeVar

from PySide6.QtCore import QObject, Signal, Slot

from app.domain.errors import Refused
from app.services.poker.rosters import OnRoster
from ui.context import PageContext
from ui.pages.tournament_desk.doubt_flow import DoubtFlow
from ui.pages.tournament_desk.doubts import DOUBTS, Decided
from ui.pages.tournament_desk.view import DeskView
from ui.sounds import Sound

Answer = TypeVar("Answer")


class AtDesk(Protocol):
    """Whoever is at the desk, and what a supervisor decided about him so far."""

    decided: Decided

    @property
    def who(self) -> OnRoster | None: ...

    @property
    def subject(self) -> str:
        """What the supervisor's word is bound to."""

    def give_up(self) -> None:
        """The act was refused: the next one is another intention."""


class DeskActs(QObject):
    """A refusal that a supervisor can lift becomes a decision, and the act is done again with it; any
    other is said in the place of the list.

    `changed`: something else is to be shown.
    """

    changed = Signal()

    def __init__(self, context: PageContext, view: DeskView, at_desk: AtDesk) -> None:
        super().__init__(view)
        self._context, self._view, self._at_desk = context, view, at_desk
        self._doubt = DoubtFlow(context, view, view.decision, view.approval)
        self._doubt.opened.connect(view.show_decision)
        self._doubt.opened.connect(self.changed)
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

    def ask(self, work: Callable[[], Answer], done: Callable[[Answer], None]) -> None:
        """Ask the house for an act; the main action is busy until the answer has come."""
        self._view.primary.set_busy(True)
        act = self._context.operations.act(self, work)
        act.always(self._not_busy).success(done).refused(self.refuse).run()

    def do_again(self) -> None:
        """The act that was refused, with what was decided since; by default there is none."""

    @Slot(object)
    def refuse(self, refusal: Refused) -> None:
        """As a decision to take, or in the words of the refusal."""
        held = self._at_desk
        held.give_up()
        if refusal.code in DOUBTS and held.who is not None:
            self._context.sounds.play(Sound.BAD_SCAN)
            self._doubt.open(DOUBTS[refusal.code], held.who.person, held.subject, held.decided)
        else:
            self.say_refused(refusal)

    @Slot(object)
    def say_refused(self, refusal: Refused) -> None:
        """What, why and what next, in the place of the list."""
        self._context.sounds.play(Sound.BAD_SCAN)
        self._view.refusal.say(refusal)
        self._view.show_refusal()
        self.changed.emit()

    def say_done(self, *, cash: bool) -> None:
        """It is heard; where money goes in or out, the drawer opens."""
        if cash:
            self._context.printing.kick_drawer()
        self._context.sounds.play(Sound.DONE)

    @Slot(object)
    def _decided(self, decided: Decided) -> None:
        self._at_desk.decided = decided
        self._view.show_list()
        self.changed.emit()
        self.do_again()

    def _not_busy(self) -> None:
        self._view.primary.set_busy(False)
        self.changed.emit()
