"""The results page, wired."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from app.domain.betting.bet import NONE, Period
from app.domain.betting.outcomes import Ending
from app.domain.errors import KnownError, Refused
from app.domain.house.rights import Act
from app.services.betting.results import AwaitedEvent, Consequences, CorrectResult, Promulgate, ResultRecorded
from ui.context import PageContext
from ui.icons import Icon
from ui.operations import Change
from ui.pages.results.consequences import BetLine, Counted
from ui.pages.results.events import EventLine
from ui.pages.results.presenter import Missing, ResultsPresenter
from ui.pages.results.view import ResultsView
from ui.pages.results.words import (
    bet_words,
    count_words,
    ending_word,
    event_name,
    kick_off_words,
    promulgate_words,
    sport_word,
    what_became_known,
    when_words,
    winners_words,
)
from ui.words import translate

_PREVIEW_AFTER_MS: Final = 150
_OF_THE_OFFER: Final = frozenset(
    {
        Act.PUBLISH_BET,
        Act.RESCHEDULE_EVENT,
        Act.VOID_BET,
        Act.RECORD_EARLY_START,
        Act.PROMULGATE,
        Act.CORRECT_RESULT,
    }
)


class ResultsPage(QObject):
    """An event, what happened, what that makes of every bet, and one touch that makes it known."""

    key = "results"
    icon = Icon.FLAG

    def __init__(self, context: PageContext) -> None:
        super().__init__()
        self._context = context
        self._operations = context.operations
        self._presenter = self.make_presenter(context)
        self._consequences: Consequences | None = None
        self._shown = False
        self.view = view = self.make_view()
        self._preview_soon = QTimer(self.view)
        self._preview_soon.setSingleShot(True)
        self._preview_soon.setInterval(_PREVIEW_AFTER_MS)
        self._preview_soon.timeout.connect(self._ask_preview)
        view.words_asked.connect(self._set_words)
        view.events.chosen.connect(self._choose)
        view.events.more.toggled.connect(self._filter)
        view.chooser.beside.connect(self._choose_beside)
        view.form.score_changed.connect(self._score_changed)
        view.form.first_goal_chosen.connect(self._first_goal_chosen)
        view.form.ending_chosen.connect(self._ending_chosen)
        view.primary.clicked.connect(self._promulgate)
        for key in ("Return", "Enter"):
            QShortcut(QKeySequence(key), view, view.primary.click)
        self._operations.changed.connect(self._changed)
        self._set_words()

    def make_presenter(self, context: PageContext) -> ResultsPresenter:
        return ResultsPresenter(context.desk)

    def make_view(self) -> ResultsView:
        return ResultsView()

    @property
    def widget(self) -> QWidget:
        return self.view

    def title(self) -> str:
        return translate("Results", "Résultats")

    def on_show(self) -> None:
        self._shown = True
        self.view.consequences.done.hide()
        self._load()

    def on_hide(self) -> None:
        self._shown = False
        self._preview_soon.stop()

    # -- the events ---------------------------------------------------------------------------

    def _load(self) -> None:
        self._operations.read(self, self._presenter.load).success(self._show_events).run()

    def _changed(self, change: Change) -> None:
        if self._shown and change.act in _OF_THE_OFFER:
            self._load()

    def _filter(self, on_sale_too: bool) -> None:
        self._presenter.on_sale_too = on_sale_too
        self._load()

    def _show_events(self, events: Sequence[AwaitedEvent]) -> None:
        before = self._presenter.chosen
        self._presenter.show(events)
        self.view.events.show_events([self._line(each) for each in events])
        self.show_waiting(events)
        if self._presenter.chosen is None or before is None or self._presenter.chosen.code != before.code:
            self._show_chosen()
        else:
            self._show_marks()
            self._show_entry()

    def show_waiting(self, events: Sequence[AwaitedEvent]) -> None:
        """How many results are awaited."""
        self._context.navigator.show_badge(self.key, sum(1 for each in events if each.closed))

    def _line(self, awaited: AwaitedEvent) -> EventLine:
        event = awaited.bets[0].bet.event
        second = f"{event.competition or sport_word(event.sport)} · {when_words(event)}"
        if not awaited.closed:
            second = translate("Results", "{when} · vente en cours").format(when=when_words(event))
        return EventLine(awaited.code, event_name(event), second)

    def _choose(self, code: str) -> None:
        self._presenter.choose(code)
        self._show_chosen()

    def _choose_beside(self, by: int) -> None:
        self._presenter.choose_beside(by)
        self._show_chosen()

    def _show_chosen(self) -> None:
        event = self._presenter.event
        self._consequences = None
        self._show_marks()
        if event is None:
            self.view.show_nothing()
        else:
            form = self.view.form
            parts = [sport_word(event.sport), event.competition, kick_off_words(event)]
            form.heading.say(event_name(event), " · ".join(part for part in parts if part))
            form.set_side_names(*event.sides)
            form.set_sport(halves=self._presenter.asks_half_time, first_goal=self._presenter.asks_first_goal)
            self.view.refusal.clear()
            self.view.show_form()
            if self._shown:
                form.focus_score()
        self._show_entry()

    def _show_marks(self) -> None:
        chosen = self._presenter.chosen
        self.view.events.mark(chosen.code if chosen else "")
        event = self._presenter.event
        self.view.chooser.list.setText(event_name(event) if event else translate("Results", "Choisir"))
        several = len(self._presenter.events) > 1
        self.view.chooser.before.setEnabled(several)
        self.view.chooser.after.setEnabled(several)

    # -- what happened ------------------------------------------------------------------------

    def _score_changed(self, period: Period, side: int, count: int) -> None:
        self._presenter.set_score(period, side, count)
        self._show_entry()

    def _first_goal_chosen(self, first: str) -> None:
        self._presenter.choose_first_goal(first)
        self._show_entry()

    def _ending_chosen(self, ended: Ending) -> None:
        self._presenter.choose_ending(ended)
        self._show_entry()

    def _show_entry(self) -> None:
        presenter, form = self._presenter, self.view.form
        entry = presenter.entry
        form.show_scores(
            entry.half, entry.full, has_half=presenter.has_half_score, has_full=presenter.has_full_score
        )
        form.show_first_goal(entry.first_goal, presenter.possible_first_goals)
        form.show_ending(entry.ended)
        self._show_verdict()
        self._show_primary()
        self._preview_soon.start()

    def _show_verdict(self) -> None:
        verdict = self.view.form.verdict
        missing = self._presenter.missing()
        if missing is Missing.NOTHING:
            verdict.say(self._agreement(), "good", Icon.CIRCLE_CHECK)
        elif missing in (Missing.HALF_TIME, Missing.WRONG_FIRST_GOAL):
            verdict.say(_missing_words(missing), "bad", Icon.TRIANGLE_ALERT)
        else:
            verdict.say(_missing_words(missing), "pri", Icon.INFO)

    def _agreement(self) -> str:
        entry, event = self._presenter.entry, self._presenter.event
        if entry.ended is Ending.STOPPED_SECOND_HALF:
            return translate("Results", "Les paris de la mi-temps comptent, les autres sont annulés.")
        if entry.ended is not Ending.PLAYED or event is None:
            return translate("Results", "Tous les paris de ce match sont annulés : cote 1.")
        total = self._presenter.total
        even = translate("Results", "nombre pair")
        odd = translate("Results", "nombre impair")
        if self._presenter.asks_half_time:
            words = translate("Results", "Cohérent avec la mi-temps : {count}, {parity}.")
        else:
            words = translate("Results", "En tout : {count}, {parity}.")
        return words.format(count=count_words(event.sport, total), parity=odd if total % 2 else even)

    def _show_primary(self) -> None:
        primary = self.view.primary
        if primary.is_busy:
            return
        primary.setText(self.primary_words())
        missing = self._presenter.missing()
        if missing is Missing.NOTHING:
            primary.allow()
        else:
            primary.forbid(_missing_words(missing))

    def primary_words(self) -> str:
        """What the main action makes known."""
        entry = self._presenter.entry
        return promulgate_words(entry.ended, entry.full)

    # -- what it would do ---------------------------------------------------------------------

    def _ask_preview(self) -> None:
        command = self._presenter.command()
        if command is None:
            self._show_consequences(None)
            return
        question = self._operations.read(self, lambda: self._presenter.preview(command))
        question.success(lambda found: self._preview_came(command, found)).refused(self._refused).run()

    def _preview_came(self, command: Promulgate | CorrectResult, found: Consequences) -> None:
        if command == self._presenter.command():
            self._show_consequences(found)

    def _show_consequences(self, found: Consequences | None) -> None:
        self._consequences = found
        panel = self.view.consequences
        title = translate("Results", "Conséquences")
        if found is None or self._presenter.chosen is None:
            panel.heading.say(title)
            panel.show_nothing()
            return
        voided = sum(1 for bet in found.bets if bet.voided)
        panel.heading.say(title, settled_words(len(found.bets) - voided, voided))
        bets = {each.bet.number: each.bet for each in self._presenter.chosen.bets}
        lines = [
            BetLine(
                str(bet.number),
                bet_words(bets[bet.number]) if bet.number in bets else "",
                translate("Results", "annulé") if bet.voided else winners_words(bet.winners) or "—",
                bet.to_pay.text(),
                bet.voided,
            )
            for bet in found.bets
        ]
        counts = [
            Counted(str(found.won), translate("Results", "tickets gagnants")),
            Counted(str(found.lost), translate("Results", "perdants")),
            Counted(str(found.pending), translate("Results", "en attente")),
        ]
        panel.show_lines(lines, found.to_pay, counts)

    # -- making it known ----------------------------------------------------------------------

    def _promulgate(self) -> None:
        command = self._presenter.command()
        if not isinstance(command, Promulgate) or self.view.primary.is_busy or not self.view.shows_form:
            return
        self.view.primary.set_busy(True)
        origin = self._context.desk.origin()
        known = self._what_is_made_known()
        operation = self._operations.act(self, lambda: self._presenter.promulgate(origin, command))
        operation.always(self._not_busy).success(lambda recorded: self._promulgated(known, recorded))
        operation.refused(self._refused).run()

    def _what_is_made_known(self) -> str:
        """Said once it counts; taken down now, as the list may have gone on to the next event by then."""
        event, entry = self._presenter.event, self._presenter.entry
        if event is None or entry.ended is None:
            return ""
        return f"{event_name(event)}, {what_became_known(entry.ended, entry.full)}"

    def _not_busy(self) -> None:
        self.view.primary.set_busy(False)
        self._show_primary()

    def _promulgated(self, known: str, recorded: ResultRecorded) -> None:
        words = translate("Results", "Promulgué : {known}. {bets}.")
        bets = settled_words(len(recorded.settled), len(recorded.voided))
        self.view.consequences.done.say(words.format(known=known, bets=bets), "good", Icon.CIRCLE_CHECK)
        self.view.consequences.done.show()
        self._load()

    def _refused(self, refusal: Refused | KnownError) -> None:
        self.view.refusal.say(refusal)
        self.view.show_refusal()

    def _set_words(self) -> None:
        view, form = self.view, self.view.form
        view.events.title.setText(translate("Results", "À promulguer"))
        view.events.more.setText(translate("Results", "Matchs encore en vente"))
        nothing = translate("Results", "Rien à promulguer")
        hint = translate("Results", "Un match arrive ici quand sa vente est finie.")
        view.events.say_empty(nothing, hint)
        view.nothing.say(nothing, hint)
        view.chooser.before.set_name(translate("Results", "Match précédent"))
        view.chooser.after.set_name(translate("Results", "Match suivant"))
        form.half.setText(translate("Results", "Mi-temps"))
        form.full.setText(translate("Results", "Fin de match"))
        form.note.setText(translate("Results", "Temps réglementaire, arrêts de jeu compris (art. 4.1)"))
        form.first_goal.setText(translate("Results", "Première équipe à marquer"))
        form.goals[NONE].setText(translate("Results", "Pas de but"))
        form.ended.setText(translate("Results", "Comment le match s’est terminé"))
        for ended, button in form.endings.items():
            button.setText(ending_word(ended))
        view.consequences.set_heads(
            translate("Results", "Pari"),
            translate("Results", "Gagne"),
            translate("Results", "Gains à payer"),
        )
        view.consequences.total.set_label(translate("Results", "Total"))
        view.consequences.empty.say(
            translate("Results", "Entrez ce qui s’est passé"),
            translate("Results", "Ce que le résultat fait de chaque pari se lit ici avant de compter."),
        )
        view.remark.say(
            translate(
                "Results",
                "Après promulgation, une correction demande un motif et un superviseur (art. 9.3).",
            )
        )
        self._show_events(self._presenter.events)
        self._show_consequences(self._consequences)


def settled_words(settled: int, voided: int) -> str:
    words = translate("Results", "%n pari(s) réglé(s)", None, settled)
    none = translate("Results", "aucun annulé")
    some = translate("Results", "%n annulé(s)", None, voided)
    return f"{words}, {some if voided else none}"


def _missing_words(missing: Missing) -> str:
    words = {
        Missing.EVENT: translate("Results", "Choisissez un match."),
        Missing.ENDING: translate("Results", "Entrez le score, ou dites comment le match s’est terminé."),
        Missing.FIRST_GOAL: translate("Results", "Dites quelle équipe a marqué la première."),
        Missing.HALF_TIME: translate("Results", "La mi-temps a plus de points que le match entier."),
        Missing.WRONG_FIRST_GOAL: translate("Results", "La première équipe à marquer contredit le score."),
        Missing.UNCHANGED: translate("Results", "C’est le résultat promulgué : changez ce qui est faux."),
    }
    return words.get(missing, "")
