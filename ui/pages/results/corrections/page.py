"""The page of the corrections, wired."""

from __future__ import annotations

from collections.abc import Sequence

from app.domain.house.rights import Operator
from app.services.betting.results import AwaitedEvent, CorrectResult, ResultRecorded
from app.services.people import Approved
from ui.context import PageContext
from ui.icons import Icon
from ui.pages.results.corrections.presenter import CorrectionsPresenter
from ui.pages.results.corrections.view import CorrectionsView
from ui.pages.results.page import ResultsPage
from ui.pages.results.words import event_name, known_words, settled_words
from ui.widgets import wrong_code_words
from ui.words import translate


class CorrectionsPage(ResultsPage):
    """A promulgated event, what was wrong about it, and the word of a supervisor."""

    key = "corrections"
    icon = Icon.PENCIL_LINE
    view: CorrectionsView
    _presenter: CorrectionsPresenter

    def __init__(self, context: PageContext) -> None:
        super().__init__(context)
        self.view.events.more.hide()
        self.view.form.turn.hide()
        self.view.approval.changed.connect(self._show_primary)
        self.view.approval.confirmed.connect(self._promulgate)
        self.view.confirming.reason.edit.textChanged.connect(self._reason_typed)
        self.view.escaped.connect(self._leave_approval)

    def make_presenter(self, context: PageContext) -> CorrectionsPresenter:
        return CorrectionsPresenter(context.desk)

    def make_view(self) -> CorrectionsView:
        return CorrectionsView()

    def title(self) -> str:
        return translate("Corrections", "Corrections")

    def on_hide(self) -> None:
        super().on_hide()
        self._leave_approval()

    def at_login(self) -> None:
        """Corrections wait for nobody."""

    def show_waiting(self, events: Sequence[AwaitedEvent]) -> None:
        """Corrections wait for nobody."""

    def primary_words(self) -> str:
        entry = self._presenter.entry
        if entry.by_hand:
            return translate("Corrections", "Corriger les gagnants")
        if entry.ended is None:
            return translate("Corrections", "Corriger")
        return translate("Corrections", "Corriger en {result}").format(
            result=known_words(entry, self._presenter.bets_to_name)
        )

    def _show_entry(self) -> None:
        """What is entered anew needs a new word."""
        if self._presenter.entry != self._presenter.confirmed:
            self._leave_approval()
        super()._show_entry()

    def _reason_typed(self, _text: str) -> None:
        self._show_primary()

    def _show_primary(self) -> None:
        super()._show_primary()
        primary = self.view.primary
        if self._presenter.asks_approval and not primary.is_busy and not self._word_is_whole:
            primary.forbid(translate("Corrections", "Il faut le motif, et le code du superviseur."))

    @property
    def _word_is_whole(self) -> bool:
        approval = self.view.approval
        reasoned = bool(self.view.confirming.reason.text().strip())
        return reasoned and bool(approval.chosen) and approval.is_complete

    # -- a supervisor's word -------------------------------------------------------------------

    def _promulgate(self) -> None:
        command = self._presenter.command()
        if not isinstance(command, CorrectResult) or self.view.primary.is_busy:
            return
        if not self._presenter.asks_approval:
            self._operations.read(self, self._presenter.supervisors).success(self._ask_approval).run()
        elif self._word_is_whole:
            self._correct(command)

    def _ask_approval(self, people: Sequence[Operator]) -> None:
        self._presenter.ask_approval()
        title = translate("Corrections", "Accord d’un superviseur")
        self.view.approval.ask(
            title, translate("Corrections", "Art. 9.3 · l’ancien résultat est gardé"), people
        )
        self.view.show_approval(shown=True)
        self._show_primary()

    def _say_confirming(self) -> None:
        event, confirming = self._presenter.event, self.view.confirming
        begun, entry = self._presenter.begun, self._presenter.entry
        if event is None:
            return
        confirming.heading.say(event_name(event), event.competition)
        confirming.before.set_label(translate("Corrections", "Promulgué"))
        confirming.before.set_value(known_words(begun, self._presenter.bets_to_name))
        confirming.now.set_label(translate("Corrections", "Corrigé en"))
        confirming.now.set_value(known_words(entry, self._presenter.bets_to_name))
        confirming.reason.set_label(translate("Corrections", "Motif, porté au journal"))

    def _leave_approval(self) -> None:
        if self._presenter.asks_approval:
            self._presenter.confirmed = None
            self.view.show_approval(shown=False)
            self._show_primary()

    def _correct(self, command: CorrectResult) -> None:
        approval = self.view.approval
        word = self._presenter.word(
            approval.chosen, approval.take_code(), self.view.confirming.reason.text().strip()
        )
        self.view.primary.set_busy(True)
        operation = self._operations.act(self, lambda: self._presenter.correct(word, command))
        operation.always(self._not_busy).success(self._corrected).refused(self._refused).run()

    def _corrected(self, answer: tuple[Approved, ResultRecorded | None]) -> None:
        word, recorded = answer
        if recorded is None:
            self.view.approval.say_why(wrong_code_words(word.tries_left))
            return
        event, entry = self._presenter.event, self._presenter.entry
        self._leave_approval()
        if event is None:
            return
        words = translate("Corrections", "Corrigé : {event}, {known}. {bets}.")
        said = words.format(
            event=event_name(event),
            known=known_words(entry, self._presenter.bets_to_name),
            bets=settled_words(len(recorded.settled), len(recorded.voided)),
        )
        self.view.consequences.done.say(said, "good", Icon.CIRCLE_CHECK)
        self.view.consequences.done.show()
        self._presenter.choose("")
        self._load()

    def _set_words(self) -> None:
        super()._set_words()
        self._say_confirming()
        view = self.view
        view.events.title.setText(translate("Corrections", "Promulgués"))
        nothing = translate("Corrections", "Aucun résultat promulgué")
        hint = translate("Corrections", "Un match arrive ici une fois son résultat promulgué.")
        view.events.say_empty(nothing, hint)
        view.nothing.say(nothing, hint)
        view.consequences.empty.say(
            translate("Corrections", "Changez ce qui est faux"),
            translate("Corrections", "Ce que la correction fait de chaque pari se lit ici avant de compter."),
        )
        view.remark.say(
            translate(
                "Corrections",
                "Les tickets payés restent payés ; les délais des autres partent de la correction.",
            )
        )
        view.make_room()
