"""Somebody is taken off the list, asked twice: his place, or his turn, goes to the next (POKER P3)."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, Signal, Slot

from app.services.poker.desk import Withdrawn
from ui.context import PageContext
from ui.icons import Icon
from ui.pages.waiting.presenter import WaitingPresenter
from ui.pages.waiting.view import WaitingView
from ui.pages.waiting.words import taken_off_words
from ui.words import translate


class TakingOff(QObject):
    """The first touch asks; the main action does it."""

    changed = Signal()
    """It is asked whether he is to be taken off, or no more."""
    taken_off = Signal(str)
    """What came of it, in words."""
    refused = Signal(object)

    def __init__(self, context: PageContext, presenter: WaitingPresenter, view: WaitingView) -> None:
        super().__init__(view)
        self._context = context
        self._presenter = presenter
        self._view = view
        view.take_off.clicked.connect(self.turn)

    @Slot()
    def turn(self) -> None:
        """Ask, or think better of it."""
        self._presenter.takes_off = not self._presenter.takes_off
        self.changed.emit()

    def show_primary(self) -> None:
        """Only while it is asked."""
        primary = self._view.primary
        primary.setText(translate("Waiting", "Retirer"))
        primary.set_icon(Icon.USER_X)
        if not primary.is_busy:
            primary.allow()

    def press(self) -> None:
        """The main action, while it is asked."""
        presenter, player = self._presenter, self._presenter.chosen
        if player is None:
            return
        origin, name = self._context.desk.origin(), presenter.name_of(player)
        self._view.primary.set_busy(True)
        act = self._context.operations.act(self, lambda: presenter.take_off(origin, player))
        act.always(self._not_busy).success(partial(self._done, name)).refused(self.refused.emit).run()

    def _done(self, name: str, withdrawn: Withdrawn) -> None:
        offered_to = withdrawn.offered_to
        following = self._presenter.name_of(offered_to) if offered_to is not None else ""
        self.taken_off.emit(taken_off_words(name, following))

    def _not_busy(self) -> None:
        self._view.primary.set_busy(False)
        self.changed.emit()
