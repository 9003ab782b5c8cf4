"""What a result would do, counted and told while it is entered, and what was made known last."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from app.services.betting.consequences import Consequence, Consequences
from ui.betting.questions import bet_words
from ui.icons import Icon
from ui.operations import Operations
from ui.pages.results.consequences import BetLine, ConsequencesPanel, Counted
from ui.pages.results.counting import Count
from ui.pages.results.presenter import ResultsPresenter
from ui.pages.results.words import PageWords, settled_words, winners_words
from ui.words import translate


class ConsequencesPart(QObject):
    """The panel, in step with the count."""

    refused = Signal(object)

    def __init__(
        self, panel: ConsequencesPanel, operations: Operations, presenter: ResultsPresenter, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._panel, self._presenter = panel, presenter
        self._done: Callable[[], str] | None = None
        self.count = Count(operations, presenter, self)
        self.count.changed.connect(self.show)
        self.count.refused.connect(self.refused)

    def forget(self) -> None:
        """Another event: nothing is known of it yet."""
        self.count.forget()
        self.show()

    def show(self) -> None:
        found, panel = self.count.found, self._panel
        title = translate("Results", "Conséquences")
        if found is None or self._presenter.entering.about is None:
            panel.heading.say(title)
            panel.show_nothing()
            return
        voided = sum(1 for bet in found.bets if bet.voided)
        panel.heading.say(title, settled_words(len(found.bets) - voided, voided))
        counts = [
            Counted(str(found.won), translate("Results", "%n : ticket(s) gagnant(s)", None, found.won)),
            Counted(str(found.lost), translate("Results", "%n : perdant(s)", None, found.lost)),
            Counted(str(found.pending), translate("Results", "en attente")),
        ]
        panel.show_lines(self._lines(found), found.to_pay, counts)
        paid, stays = self.count.already_paid, translate("Results", "{amount} déjà payés ; ils le restent.")
        panel.say_paid(stays.format(amount=paid.text()) if paid else "")
        whole = self.count.is_whole
        panel.total.set_label(
            translate("Results", "Total") if whole else translate("Results", "Total jusqu’ici")
        )
        words = translate("Results", "%n ticket(s) compté(s) sur {all}…", None, self.count.counted)
        words = words.format(all=self.count.in_all)
        panel.say_progress("" if whole else words)

    def _lines(self, found: Consequences) -> list[BetLine]:
        about = self._presenter.entering.about
        questions = {each.bet.id: bet_words(each.bet) for each in about.bets} if about else {}
        return [
            BetLine(
                str(bet.number),
                questions.get(bet.bet, ""),
                _winners(bet),
                bet.to_pay.text(),
                bet.voided,
            )
            for bet in found.bets
        ]

    def say_done(self, words: Callable[[], str] | None) -> None:
        """What was made known, in words asked for anew in another language; None takes it back."""
        self._done = words
        self._panel.done.setVisible(words is not None)
        if words is not None:
            self._panel.done.say(words(), "good", Icon.CIRCLE_CHECK)

    def set_words(self, words: PageWords) -> None:
        self._panel.set_heads(
            translate("Results", "Pari"),
            translate("Results", "Gagne"),
            translate("Results", "Gains à payer"),
        )
        self._panel.empty.say(words.begin, words.begin_hint)
        self.show()
        if not self._panel.done.isHidden():
            self.say_done(self._done)


def _winners(bet: Consequence) -> str:
    return translate("Results", "annulé") if bet.voided else winners_words(bet.winners) or "—"
