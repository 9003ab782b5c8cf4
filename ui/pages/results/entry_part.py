"""What happened, in the hand: the score, or the winners bet by bet."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from app.domain.betting.bet import NONE, Period
from app.domain.betting.outcomes import Ending
from ui.betting.questions import bet_words, pick_words
from ui.icons import Icon
from ui.pages.results.entering import Missing
from ui.pages.results.presenter import ResultsPresenter
from ui.pages.results.view import ResultsView
from ui.pages.results.winners_form import NamedBet
from ui.pages.results.words import (
    agreement_words,
    ending_word,
    event_name,
    event_words,
)
from ui.words import translate


class EntryPart(QObject):
    """The two forms, in step with what is entered."""

    changed = Signal()

    def __init__(self, view: ResultsView, presenter: ResultsPresenter, parent: QObject) -> None:
        super().__init__(parent)
        self._view, self._presenter = view, presenter
        view.form.score_changed.connect(self._set_score)
        view.form.first_goal_chosen.connect(self._choose_first_goal)
        view.form.ending_chosen.connect(self._choose_ending)
        view.winners.named.connect(self._name)
        for turn in (view.form.turn, view.winners.turn):
            turn.clicked.connect(self._turn_by_hand)

    def begin(self) -> None:
        """Another event."""
        self.say_event()
        self.show()
        if self._presenter.entering.about is not None:
            self._view.refusal.clear()
            self._show_way()

    def say_event(self) -> None:
        """Which event it is, and which questions its sport has."""
        entering, view = self._presenter.entering, self._view
        if entering.event is None:
            view.show_nothing()
            return
        for heading in (view.form.heading, view.winners.heading):
            heading.say(event_name(entering.event), event_words(entering.event))
        view.form.set_side_names(*entering.event.sides)
        view.form.set_sport(halves=entering.asks_half_time, first_goal=entering.asks_first_goal)

    def show(self) -> None:
        entering, form, winners = self._presenter.entering, self._view.form, self._view.winners
        entry = entering.entry
        form.show_scores(
            entry.half, entry.full, has_half=entering.has_half_score, has_full=entering.has_full_score
        )
        form.show_first_goal(entry.first_goal, entering.possible_first_goals)
        form.show_ending(entry.ended)
        bets = [
            NamedBet(
                each.bet.id,
                each.bet.number,
                bet_words(each.bet),
                [(pick, pick_words(pick)) for pick in each.picks],
            )
            for each in entering.bets_to_name
        ]
        winners.show_bets(bets, translate("Results", "Aucun"))
        winners.mark(entry.named)
        self._show_verdict()

    def _show_verdict(self) -> None:
        """What a whole entry comes to; what it still lacks stands beside the main action."""
        entering = self._presenter.entering
        whole = entering.missing() is Missing.NOTHING
        for verdict in (self._view.form.verdict, self._view.winners.verdict):
            verdict.setVisible(whole)
            if whole:
                verdict.say(agreement_words(entering), "good", Icon.CIRCLE_CHECK)

    def _show_way(self) -> None:
        """The score, or the winners bet by bet."""
        view, entering = self._view, self._presenter.entering
        view.enter_by_hand(entering.entry.by_hand)
        view.winners.turn.setVisible(entering.can_be_scored)
        view.show_form()

    def take_keys(self) -> None:
        """The first question takes the keys."""
        by_hand = self._presenter.entering.entry.by_hand
        (self._view.winners.focus_first if by_hand else self._view.form.focus_score)()

    # -- touches ------------------------------------------------------------------------------

    def _set_score(self, period: Period, side: int, count: int) -> None:
        self._presenter.entering.set_score(period, side, count)
        self.changed.emit()

    def _choose_first_goal(self, first: str) -> None:
        self._presenter.entering.choose_first_goal(first)
        self.changed.emit()

    def _choose_ending(self, ended: Ending) -> None:
        self._presenter.entering.choose_ending(ended)
        self.changed.emit()

    def _name(self, bet: int, pick: str) -> None:
        self._presenter.entering.name(bet, pick)
        self.changed.emit()

    def _turn_by_hand(self) -> None:
        self._presenter.entering.turn_by_hand()
        self.changed.emit()
        self._show_way()
        self.take_keys()

    def set_words(self) -> None:
        form = self._view.form
        form.half.setText(translate("Results", "Mi-temps"))
        form.full.setText(translate("Results", "Fin de match"))
        form.note.setText(translate("Results", "Temps réglementaire, arrêts de jeu compris (art. 4.1)"))
        form.first_goal.setText(translate("Results", "Première équipe à marquer"))
        form.goals[NONE].setText(pick_words(NONE))
        form.ended.setText(translate("Results", "Comment le match s’est terminé"))
        for ended, button in form.endings.items():
            button.setText(ending_word(ended))
        form.turn.setText(translate("Results", "Gagnants"))
        self._view.winners.turn.setText(translate("Results", "Score"))
        self.say_event()
        self.show()
