"""The reason of a correction and a supervisor's word, asked for once it is entered (art. 9.3)."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from app.domain.house.rights import Operator
from ui.pages.results.corrections.presenter import CorrectionsPresenter, Word
from ui.pages.results.corrections.view import CorrectionsView
from ui.pages.results.words import event_name, known_words
from ui.widgets import wrong_code_words
from ui.words import translate


class ApprovalPart(QObject):
    """What stands and what takes its place, the reason, and the word."""

    changed = Signal()
    """More or less of it is there; the main action may be done, or no longer."""
    confirmed = Signal()

    def __init__(self, view: CorrectionsView, presenter: CorrectionsPresenter, parent: QObject) -> None:
        super().__init__(parent)
        self._view, self._presenter = view, presenter
        view.approval.changed.connect(self.changed)
        view.approval.confirmed.connect(self.confirmed)
        view.confirming.reason.edit.textChanged.connect(lambda _text: self.changed.emit())
        view.escaped.connect(self.leave)

    @property
    def is_whole(self) -> bool:
        approval = self._view.approval
        return bool(self._reason and approval.chosen) and approval.is_complete

    @property
    def _reason(self) -> str:
        return self._view.confirming.reason.text().strip()

    def ask(self, people: Sequence[Operator]) -> None:
        self._presenter.ask_approval()
        self._say_confirming()
        self._view.approval.ask(*_asking_words(), people)
        self._view.show_approval(shown=True)
        self.changed.emit()

    def leave(self) -> None:
        """Back to the entry, which is kept."""
        if self._presenter.asks_approval:
            self._presenter.confirmed = None
            self._view.show_approval(shown=False)
            self.changed.emit()

    def leave_if_changed(self) -> None:
        """What is entered anew needs a new word."""
        if self._presenter.entering.entry != self._presenter.confirmed:
            self.leave()

    def word(self) -> Word:
        approval = self._view.approval
        return self._presenter.word(approval.chosen, approval.take_code(), self._reason)

    def say_wrong(self, tries_left: int) -> None:
        """The PIN was not the supervisor's."""
        self._view.approval.say_why(wrong_code_words(tries_left))

    def _say_confirming(self) -> None:
        entering, confirming = self._presenter.entering, self._view.confirming
        if entering.event is None:
            return
        bets = entering.bets_to_name
        confirming.heading.say(event_name(entering.event), entering.event.competition)
        confirming.before.set_value(known_words(entering.begun, bets))
        confirming.now.set_value(known_words(entering.entry, bets))

    def set_words(self) -> None:
        confirming = self._view.confirming
        confirming.before.set_label(translate("Corrections", "Promulgué"))
        confirming.now.set_label(translate("Corrections", "Corrigé en"))
        confirming.reason.set_label(translate("Corrections", "Motif, porté au journal"))
        self._say_confirming()
        if self._presenter.asks_approval:
            self._view.approval.heading.say(*_asking_words())


def _asking_words() -> tuple[str, str]:
    return (
        translate("Corrections", "Accord d’un superviseur"),
        translate("Corrections", "Art. 9.3 · l’ancien résultat est gardé"),
    )
