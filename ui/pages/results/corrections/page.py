"""The page of the corrections, wired."""

from __future__ import annotations

from collections.abc import Sequence

from app.services.betting.results import AwaitedEvent, CorrectResult, ResultRecorded
from app.services.people import Approved
from ui.context import PageContext
from ui.icons import Icon
from ui.pages.results.corrections.approval_part import ApprovalPart
from ui.pages.results.corrections.presenter import CorrectionsPresenter
from ui.pages.results.corrections.view import CorrectionsView
from ui.pages.results.entering import Entering
from ui.pages.results.page import ResultsPage
from ui.pages.results.words import PageWords, known_words, recorded_words
from ui.words import translate


class CorrectionsPage(ResultsPage):
    """A promulgated event, what was wrong about it, and the word of a supervisor."""

    key = "corrections"
    icon = Icon.PENCIL_LINE
    view: CorrectionsView
    presenter: CorrectionsPresenter

    def __init__(self, context: PageContext) -> None:
        super().__init__(context)
        self.approval = ApprovalPart(self.view, self.presenter, self)
        self.approval.set_words()
        self.view.events.more.hide()
        self.view.form.turn.hide()
        self.view.events.searched.connect(self._look_back)
        self.entry.changed.connect(self.approval.leave_if_changed)
        self.approval.changed.connect(self.show_primary)
        self.approval.confirmed.connect(self._promulgate)
        self.view.words_asked.connect(self.approval.set_words)
        self.view.words_asked.connect(self.view.make_room)

    def make_presenter(self, context: PageContext) -> CorrectionsPresenter:
        return CorrectionsPresenter(context.desk)

    def make_view(self) -> CorrectionsView:
        return CorrectionsView()

    def title(self) -> str:
        return translate("Corrections", "Corrections")

    def on_hide(self) -> None:
        super().on_hide()
        self.approval.leave()

    def at_login(self) -> None:
        """Corrections wait for nobody."""

    def show_waiting(self, events: Sequence[AwaitedEvent]) -> None:
        """Corrections wait for nobody."""

    def primary_words(self) -> str:
        entering = self.presenter.entering
        if entering.entry.by_hand:
            return translate("Corrections", "Corriger les gagnants")
        if entering.entry.ended is None:
            return translate("Corrections", "Corriger")
        known = known_words(entering.entry, entering.bets_to_name)
        return translate("Corrections", "Corriger en {result}").format(result=known)

    def show_primary(self) -> None:
        super().show_primary()
        primary = self.view.primary
        if self.presenter.asks_approval and not primary.is_busy and not self.approval.is_whole:
            primary.forbid(translate("Corrections", "Il faut le motif, et le code du superviseur."))

    def _look_back(self) -> None:
        """A bet that is long over is found by its number, which others bear since."""
        if self.presenter.number is not None:
            self._load()

    def _show_found(self) -> None:
        self.approval.leave()
        super()._show_found()

    # -- making it known ----------------------------------------------------------------------

    def _promulgate(self) -> None:
        command = self.presenter.command()
        if not isinstance(command, CorrectResult) or self.view.primary.is_busy:
            return
        if not self.presenter.asks_approval:
            self._operations.read(self, self.presenter.supervisors).success(self.approval.ask).run()
        elif self.approval.is_whole:
            self._correct(command)

    def _correct(self, command: CorrectResult) -> None:
        word, entering = self.approval.word(), self.presenter.entering
        self.view.primary.set_busy(True)
        operation = self._operations.act(self, lambda: self.presenter.correct(word, command))
        operation.always(self._not_busy).success(lambda answer: self._corrected(entering, answer))
        operation.refused(self._refused).run()

    def _corrected(self, entering: Entering, answer: tuple[Approved, ResultRecorded | None]) -> None:
        word, recorded = answer
        if recorded is None:
            self.approval.say_wrong(word.tries_left)
            return
        self.approval.leave()
        self.consequences.say_done(
            lambda: recorded_words(translate("Corrections", "Corrigé : {known}. {bets}."), entering, recorded)
        )
        self.presenter.choose("")
        self._load()

    # -- words --------------------------------------------------------------------------------

    def words(self) -> PageWords:
        return PageWords(
            events=translate("Corrections", "Promulgués"),
            nothing=translate("Corrections", "Aucun résultat promulgué"),
            hint=translate("Corrections", "Un match arrive ici une fois son résultat promulgué."),
            begin=translate("Corrections", "Changez ce qui est faux"),
            begin_hint=translate(
                "Corrections", "Ce que la correction fait de chaque pari se lit ici avant de compter."
            ),
            remark=translate(
                "Corrections",
                "Les tickets payés restent payés ; les délais des autres partent de la correction.",
            ),
        )
