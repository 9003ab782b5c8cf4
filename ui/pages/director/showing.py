"""Puts what the presenter knows into the view of the director's page."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from app.domain.values.days import local
from app.services.poker.templates import Pace
from ui.icons import Icon
from ui.pages.director.form import levels_of
from ui.pages.director.presenter import DirectorPresenter, Doing, standing_of
from ui.pages.director.view import DirectorView, Key
from ui.pages.director.words import (
    calendar_words,
    day_words,
    deadline_words,
    faults_words,
    item_label,
    levels_words,
    notice_mark,
    notice_words,
    pace_label,
    row_words,
    standing_mark,
)
from ui.words import translate

_OF_THE_HOUSE: Final = frozenset({Key.TEMPLATES, Key.PLAYERS})
"""What is done without a tournament in hand."""


class DirectorShowing:
    """One method for each leaf; nothing is decided here."""

    def __init__(self, presenter: DirectorPresenter, view: DirectorView) -> None:
        self._presenter = presenter
        self._view = view

    def show(self) -> None:
        view, doing = self._view, self._presenter.doing
        view.back.setText(translate("Director", "Revenir à la liste"))
        view.back.setVisible(doing is not Doing.LIST)
        view.form.type_name.setVisible(doing in (Doing.CREATE, Doing.CHANGE))
        if doing is Doing.LIST:
            self._show_list()
            view.show_leaf(view.list, view.calendar)
        elif doing in (Doing.POSTPONE, Doing.END):
            self._show_reason()
            view.show_leaf(view.reason, view.steps_panel)
        else:
            self.show_form()
            view.show_leaf(view.form, view.beside)
        self.show_primary()

    # -- the list ----------------------------------------------------------------------------

    def _show_list(self) -> None:
        presenter, leaf = self._presenter, self._view.list
        many = len(presenter.known)
        second = (
            translate("Director", "Touchez un tournoi : toutes les pages s’ouvrent sur lui")
            if many
            else translate("Director", "Aucun pour l’instant")
        )
        # Said before anything is touched: half of the keys under the list are not his.
        leaf.heading.say(translate("Director", "Tournois"), second if presenter.may_make else _only_makers())
        leaf.new.setText(translate("Director", "Créer"))
        rows = {
            each.tournament: (each.terms.name, row_words(each), standing_mark(standing_of(each)))
            for each in presenter.known
        }
        leaf.rows.show_rows(rows, presenter.chosen)
        self._show_keys()
        self._show_calendar()

    def _show_keys(self) -> None:
        presenter, keys = self._presenter, self._view.list.keys
        state = presenter.state
        ends = (
            translate("Director", "Arrêter")
            if state is not None and state.started
            else translate("Director", "Annuler")
        )
        words = {
            Key.CHANGE: translate("Director", "Modifier"),
            Key.LEVELS: translate("Director", "Niveaux"),
            Key.COPY: translate("Director", "Copier"),
            Key.POSTPONE: translate("Director", "Reporter"),
            Key.END: ends,
            Key.WATCH: translate("Director", "Chefs de table"),
            Key.PAPERS: translate("Director", "Papiers"),
            Key.STAFF: translate("Director", "Personnel"),
            Key.TEMPLATES: translate("Director", "Modèles"),
            Key.MATERIAL: translate("Director", "Matériel"),
            Key.PLAYERS: translate("Director", "Joueurs"),
        }
        for key, text in words.items():
            keys[key].setText(text)
        makes = _only_makers()
        over = translate("Director", "Ce tournoi ne change plus.")
        none = translate("Director", "Aucun tournoi n’est choisi.")
        committee = translate("Director", "Le comité de direction tient ces dossiers.")
        floor = translate("Director", "Les chefs de table et la direction tiennent ces registres.")
        looks_up = translate("Director", "Le comité de direction consulte l’historique des joueurs.")
        allowed = {
            Key.CHANGE: (presenter.can_change, over if presenter.may_make else makes),
            Key.COPY: (presenter.may_make, makes),
            Key.POSTPONE: (presenter.can_postpone, over if presenter.may_make else makes),
            Key.END: (presenter.can_end, over if presenter.may_make else makes),
            Key.LEVELS: (presenter.can_change, over if presenter.may_make else makes),
            Key.WATCH: (state is not None and not state.over, over),
            Key.STAFF: (presenter.may_file_staff, committee),
            Key.TEMPLATES: (presenter.may_make, makes),
            Key.MATERIAL: (presenter.may_keep_material, floor),
            Key.PLAYERS: (presenter.may_look_up, looks_up),
        }
        for key, button in keys.items():
            ready, why = allowed.get(key, (True, ""))
            if (state is None and key not in _OF_THE_HOUSE) or not ready:
                button.forbid(none if ready or state is None else why)
            else:
                button.allow()
        if presenter.may_make:
            self._view.list.new.allow()
        else:
            self._view.list.new.forbid(makes)

    def _show_calendar(self) -> None:
        presenter, panel = self._presenter, self._view.calendar
        state = presenter.state
        second = ""
        if state is not None:
            elsewhere = state.notices_elsewhere
            second = calendar_words(presenter.unsent(), presenter.late(), elsewhere=elsewhere)
        panel.heading.say(translate("Director", "Calendrier légal"), second)
        rows = {
            kind: (notice_words(kind), deadline_words(notice), notice_mark(notice.state))
            for kind, notice in presenter.calendar().items()
        }
        panel.rows.show_rows(rows, presenter.notice)
        panel.letter.setText(translate("Director", "Lettre en PDF, à signer"))
        if presenter.notice is None:
            panel.letter.forbid(translate("Director", "Touchez d’abord un avis."))
        else:
            panel.letter.allow()

    # -- the form ----------------------------------------------------------------------------

    def show_form(self) -> None:
        """What stands beside the form; the fields keep what is typed in them."""
        presenter, view = self._presenter, self._view
        new = presenter.doing is Doing.CREATE
        view.form.levels.setText(levels_words(levels_of(presenter.form)))
        view.form.show_faults(presenter.faults)
        panel = view.beside
        twice = translate("Director", "Un tournoi de ce nom existe déjà ce jour-là. Est-ce un second ?")
        panel.warn(twice if presenter.asks_twice else "")
        if presenter.faults:
            panel.heading.say(
                translate("Director", "À corriger"), translate("Director", "Touchez une ligne pour y aller")
            )
            panel.show_faults(
                [(item, item_label(item), faults_words(faults)) for item, faults in presenter.faults.items()]
            )
            return
        title = (
            translate("Director", "Nouveau tournoi") if new else translate("Director", "Modifier le tournoi")
        )
        begin = translate("Director", "Partir d’un rythme ou d’un modèle")
        kept = translate("Director", "Qui est inscrit garde son prix")
        panel.heading.say(title, begin if new else kept)
        panel.show_sources(self._sources() if new else [])

    def _sources(self) -> list[tuple[str, str]]:
        """The paces first, with the levels that they make of the chips typed; then what was kept or came."""
        presenter = self._presenter
        paces = [
            (pace_label(pace), levels_words(levels_of(replace(presenter.form, pace=pace)))) for pace in Pace
        ]
        return [*paces, *((each.name, levels_words(each.terms.levels)) for each in presenter.sources)]

    # -- another start, or the end -----------------------------------------------------------

    def _show_reason(self) -> None:
        presenter, view = self._presenter, self._view
        state = presenter.state
        if state is None:
            return
        leaf = view.reason
        leaf.day.set_label(translate("Director", "Date (jj/mm/aaaa)"))
        leaf.time.set_label(translate("Director", "Heure"))
        leaf.reason.set_label(translate("Director", "Motif, porté au journal"))
        if presenter.doing is Doing.POSTPONE:
            title = translate("Director", "Reporter {name}")
            view.steps.set_title(translate("Director", "Ce qui suit"))
            steps = [
                translate("Director", "Les inscriptions restent, aux mêmes prix."),
                translate("Director", "Les contrôles d’identité et les places tirées sont repris."),
                translate("Director", "Un avis de plus entre au calendrier légal."),
            ]
            remark = translate("Director", "À dire 72 heures avant, sauf table unique faute de joueurs.")
        else:
            title = (
                translate("Director", "Arrêter {name}")
                if state.started
                else translate("Director", "Annuler {name}")
            )
            view.steps.set_title(translate("Director", "Ce qui suit"))
            steps = [
                translate("Director", "Chacun reprend ce qu’il a payé, au guichet, une fois."),
                translate("Director", "Qui est exclu pour de bon ne reprend rien."),
                translate("Director", "Plus rien ne se joue ; cela ne s’annule pas."),
            ]
            remark = translate("Director", "Inscriptions payées : {count}").format(count=presenter.entrants)
        view.about.say(title.format(name=state.terms.name), day_words(state.terms.starts_at))
        view.steps.show_steps(steps)
        view.remark.say(remark, Icon.INFO)

    def begin_reason(self) -> None:
        """Empty fields; a new start begins with the old one."""
        state = self._presenter.state
        if state is not None:
            start = local(state.terms.starts_at)
            puts_off = self._presenter.doing is Doing.POSTPONE
            self._view.reason.begin(f"{start:%d/%m/%Y}", f"{start:%H:%M}", with_start=puts_off)

    # -- the main action ---------------------------------------------------------------------

    def show_primary(self) -> None:
        primary = self._view.primary
        icon, words, why = self._primary()
        primary.setText(words)
        primary.set_icon(icon)
        if primary.is_busy:
            return
        if why:
            primary.forbid(why)
        else:
            primary.allow()

    def _primary(self) -> tuple[Icon, str, str]:
        presenter, leaf = self._presenter, self._view.reason
        state = presenter.state
        reason = "" if leaf.reason.text().strip() else translate("Director", "Écrivez d’abord le motif.")
        if presenter.doing is Doing.CREATE:
            again = translate("Director", "Créer quand même")
            words = again if presenter.asks_twice else translate("Director", "Créer le tournoi")
            return Icon.CHECK, words, ""
        if presenter.doing is Doing.CHANGE:
            again = translate("Director", "Enregistrer quand même")
            words = again if presenter.asks_twice else translate("Director", "Enregistrer")
            return Icon.CHECK, words, ""
        if presenter.doing is Doing.POSTPONE:
            return Icon.CALENDAR_CLOCK, translate("Director", "Reporter le tournoi"), reason
        if presenter.doing is Doing.END:
            words = (
                translate("Director", "Arrêter le tournoi")
                if state is not None and state.started
                else translate("Director", "Annuler le tournoi")
            )
            return Icon.CALENDAR_X, words, reason
        why = (
            translate("Director", "Touchez d’abord l’avis qui est parti.")
            if presenter.unsent()
            else translate("Director", "Aucun avis n’est à envoyer.")
        )
        ready = presenter.is_open(presenter.notice)
        return Icon.CHECK, translate("Director", "Marquer envoyé"), "" if ready else why


def _only_makers() -> str:
    return translate("Director", "Seule la direction responsable crée et change un tournoi.")
