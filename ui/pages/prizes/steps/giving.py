"""A thing that a place wins beside its amount, written and valued (POKER P6)."""

from __future__ import annotations

from PySide6.QtCore import Slot

from ui.icons import Icon
from ui.pages.prizes.by_hand import HandPrizes
from ui.pages.prizes.presenter import PrizesPresenter
from ui.pages.prizes.steps.step import Step
from ui.pages.prizes.view import PrizesView
from ui.tournament.primary import Primary
from ui.words import translate


class GivingStep(Step):
    """For the place whose amount is typed by hand."""

    def __init__(self, presenter: PrizesPresenter, view: PrizesView) -> None:
        super().__init__(view.thing_panel, view.thing_leaf)
        self._presenter = presenter
        self._written, self._valued = view.thing_leaf, view.thing_panel
        self._written.changed.connect(self.changed)
        self._valued.value.changed.connect(self.changed)
        for confirmed in (self._written.confirmed, self._valued.value.entered):
            confirmed.connect(view.primary.click)
        self._valued.remove.clicked.connect(self._take_back)

    @property
    def _hand(self) -> HandPrizes:
        """Raises LookupError where percentages share the pool."""
        hand = self._presenter.proposal.hand
        if hand is None:
            raise LookupError("no prizes are set by hand")
        return hand

    def begin(self) -> None:
        self._valued.begin(self._hand.thing)
        self._written.begin(self._hand.thing)

    def take_focus(self) -> None:
        self._written.what.setFocus()

    def makes_sense(self) -> bool:
        return self._presenter.proposal.is_by_hand

    def show(self) -> None:
        self._written.say_words(self._hand.at, self._presenter.seen.state.terms.name)
        self._valued.say_words()

    def primary(self) -> Primary:
        why = ""
        if not self._written.what.text().strip():
            why = translate("Prizes", "Écrivez d’abord ce qui est gagné.")
        elif not self._valued.value.amount:
            why = translate("Prizes", "Donnez sa valeur.")
        return Primary(translate("Prizes", "Garder le lot"), Icon.CHECK, ready=not why, why=why)

    def confirm(self) -> None:
        self._hand.give(self._written.what.text(), self._valued.value.amount)
        self.left.emit()

    @Slot()
    def _take_back(self) -> None:
        self._hand.take_back_thing()
        self.left.emit()
