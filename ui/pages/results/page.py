"""The results page, wired."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QObject
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from app.domain.betting.bet import NONE, Period
from app.domain.betting.labels import pick_word
from app.domain.betting.outcomes import Ending
from app.domain.errors import KnownError, Refused
from app.domain.house.rights import Act
from app.services.betting.results import AwaitedEvent, Promulgate, ResultRecorded
from ui.context import PageContext
from ui.icons import Icon
from ui.operations import Change
from ui.pages.results.consequences import BetLine, Counted
from ui.pages.results.counting import Count
from ui.pages.results.events import EventLine
from ui.pages.results.presenter import Missing, ResultsPresenter
from ui.pages.results.view import ResultsView
from ui.pages.results.winners_form import NamedBet
from ui.pages.results.words import (
    BETWEEN_SIDES,
    agreement_words,
    bet_words,
    ending_word,
    entry_words,
    event_line,
    event_name,
    kick_off_words,
    known_words,
    missing_words,
    settled_words,
    sport_word,
    winners_words,
)
from ui.words import translate

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
        self._shown = False
        self.view = view = self.make_view()
        self.count = Count(context.operations, self._presenter, self)
        self.count.changed.connect(self._show_consequences)
        self.count.refused.connect(self._refused)
        view.words_asked.connect(self._set_words)
        view.events.chosen.connect(self._choose)
        view.events.more.toggled.connect(self._filter)
        view.events.searched.connect(self._search)
        view.chooser.beside.connect(self._choose_beside)
        view.form.score_changed.connect(self._score_changed)
        view.form.first_goal_chosen.connect(self._first_goal_chosen)
        view.form.ending_chosen.connect(self._ending_chosen)
        view.winners.named.connect(self._named)
        for turn in (view.form.turn, view.winners.turn):
            turn.clicked.connect(self._turn_by_hand)
        view.primary.clicked.connect(self._promulgate)
        for key in ("Return", "Enter"):
            QShortcut(QKeySequence(key), view, self._enter)
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
        self.count.stop()

    def at_login(self) -> None:
        """How many results are awaited, before the page was ever opened."""
        desk = self._context.desk
        if desk.may(Act.PROMULGATE) and not self._shown:
            self._operations.read(self, self._presenter.load).success(self.show_waiting).run()

    # -- the events ---------------------------------------------------------------------------

    def _load(self) -> None:
        self._operations.read(self, self._presenter.load).success(self._show_events).run()

    def _changed(self, change: Change) -> None:
        if change.act not in _OF_THE_OFFER:
            return
        if self._shown:
            self._load()
        else:
            self.at_login()

    def _filter(self, on_sale_too: bool) -> None:
        self._presenter.on_sale_too = on_sale_too
        self._load()

    def _search(self, wanted: str) -> None:
        self._presenter.wanted = wanted
        self._show_list()

    def _enter(self) -> None:
        """The main action; in the search, the first event found, and nothing is made known."""
        if not self.view.events.search.hasFocus():
            self.view.primary.click()
            return
        found, chosen = self._presenter.found(), self._presenter.chosen
        if found and (chosen is None or found[0].code != chosen.code):
            self._choose(found[0].code)

    def _forget_search(self) -> None:
        """A search that finds nothing any more would hide the events that still wait."""
        search = self.view.events.search
        if not self._presenter.found() and not search.hasFocus():
            self._presenter.wanted = ""
            search.clear()

    def _show_list(self) -> None:
        found = self._presenter.found()
        self.view.events.show_events([event_line(each) for each in found], len(self._presenter.events))
        self._show_marks()

    def _show_events(self, events: Sequence[AwaitedEvent]) -> None:
        before = self._presenter.chosen
        self._presenter.show(events)
        self._forget_search()
        self._show_list()
        self.show_waiting(events)
        if self._presenter.chosen is None or before is None or self._presenter.chosen.code != before.code:
            self._show_chosen()
        else:
            self._show_entry()

    def show_waiting(self, events: Sequence[AwaitedEvent]) -> None:
        """How many results are awaited."""
        self._context.navigator.show_badge(self.key, sum(1 for each in events if each.closed))

    def _choose(self, code: str) -> None:
        self._presenter.choose(code)
        self._show_chosen()

    def _choose_beside(self, by: int) -> None:
        self._presenter.choose_beside(by)
        self._show_chosen()

    def _show_chosen(self) -> None:
        event, view = self._presenter.event, self.view
        self.count.forget()
        self._show_consequences()
        self._show_marks()
        if event is None:
            view.show_nothing()
        else:
            form = view.form
            parts = [sport_word(event.sport), event.competition, kick_off_words(event)]
            for heading in (form.heading, view.winners.heading):
                heading.say(event_name(event), " · ".join(part for part in parts if part))
            form.set_side_names(*event.sides)
            form.set_sport(halves=self._presenter.asks_half_time, first_goal=self._presenter.asks_first_goal)
            view.refusal.clear()
            self._show_way()
        self._show_entry()

    def _show_way(self) -> None:
        """The score, or the winners bet by bet."""
        view, by_hand = self.view, self._presenter.entry.by_hand
        view.enter_by_hand(by_hand)
        view.winners.turn.setVisible(self._presenter.can_be_scored)
        view.show_form()
        if self._shown:
            (view.winners.focus_first if by_hand else view.form.focus_score)()

    def _turn_by_hand(self) -> None:
        self._presenter.turn_by_hand()
        self._show_entry()
        self._show_way()

    def _named(self, number: int, pick: str) -> None:
        self._presenter.name(number, pick)
        self._show_entry()

    def _show_marks(self) -> None:
        chosen = self._presenter.chosen
        self.view.events.mark(chosen.code if chosen else "")
        choose = translate("Results", "Choisir")
        self.view.chooser.list.say(*(_named(event_line(chosen)) if chosen else (choose, "")))
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
        bets = [
            NamedBet(
                each.bet.id,
                each.bet.number,
                bet_words(each.bet),
                [(pick, _pick_word(pick)) for pick in each.picks],
            )
            for each in presenter.bets_to_name
        ]
        self.view.winners.show_bets(bets, translate("Results", "Aucun"))
        self.view.winners.mark(entry.named)
        self._show_verdict()
        self._show_primary()
        self.count.begin_soon()

    def _show_verdict(self) -> None:
        missing, entry = self._presenter.missing(), self._presenter.entry
        for verdict in (self.view.form.verdict, self.view.winners.verdict):
            if missing is Missing.NOTHING:
                verdict.say(agreement_words(self._presenter), "good", Icon.CIRCLE_CHECK)
            elif missing is Missing.WRONG_FIRST_GOAL:
                verdict.say(missing_words(missing, entry), "bad", Icon.TRIANGLE_ALERT)
            else:
                verdict.say(missing_words(missing, entry), "pri", Icon.INFO)

    def _show_primary(self) -> None:
        primary = self.view.primary
        if primary.is_busy:
            return
        primary.setText(self.primary_words())
        missing = self._presenter.missing()
        if missing is Missing.NOTHING:
            primary.allow()
        else:
            primary.forbid(missing_words(missing, self._presenter.entry))

    def primary_words(self) -> str:
        """What the main action makes known."""
        return entry_words(self._presenter.entry)

    # -- what it would do ---------------------------------------------------------------------

    def _show_consequences(self) -> None:
        found, panel = self.count.found, self.view.consequences
        title = translate("Results", "Conséquences")
        if found is None or self._presenter.chosen is None:
            panel.heading.say(title)
            panel.show_nothing()
            return
        voided = sum(1 for bet in found.bets if bet.voided)
        panel.heading.say(title, settled_words(len(found.bets) - voided, voided))
        bets = {each.bet.id: each.bet for each in self._presenter.chosen.bets}
        lines = [
            BetLine(
                str(bet.number),
                bet_words(bets[bet.bet]) if bet.bet in bets else "",
                translate("Results", "annulé") if bet.voided else winners_words(bet.winners) or "—",
                bet.to_pay.text(),
                bet.voided,
            )
            for bet in found.bets
        ]
        counts = [
            Counted(str(found.won), translate("Results", "%n : ticket(s) gagnant(s)", None, found.won)),
            Counted(str(found.lost), translate("Results", "%n : perdant(s)", None, found.lost)),
            Counted(str(found.pending), translate("Results", "en attente")),
        ]
        panel.show_lines(lines, found.to_pay, counts)
        panel.total.set_label(
            translate("Results", "Total") if self.count.is_whole else translate("Results", "Total jusqu’ici")
        )
        words = translate("Results", "%n ticket(s) compté(s) sur {all}…", None, self.count.counted)
        words = words.format(all=self.count.in_all)
        panel.say_progress("" if self.count.is_whole else words)

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
        if event is None:
            return ""
        return f"{event_name(event)}, {known_words(entry, self._presenter.bets_to_name)}"

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
        view.events.search.setPlaceholderText(translate("Results", "Numéro, équipe, compétition"))
        view.events.search.setAccessibleName(translate("Results", "Chercher un match"))
        form.turn.setText(translate("Results", "Gagnants"))
        view.winners.turn.setText(translate("Results", "Score"))
        self._show_events(self._presenter.events)
        self._show_consequences()


def _named(line: EventLine) -> tuple[str, str]:
    return BETWEEN_SIDES.join(line.sides), line.second


def _pick_word(pick: str) -> str:
    return winners_words((pick,)) or pick_word(pick)
