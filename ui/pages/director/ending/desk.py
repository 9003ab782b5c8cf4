"""A tournament put off to another start, cancelled before it or stopped after it (POKER P2, P8)."""

from __future__ import annotations

from collections.abc import Sequence

from app.domain.poker.state import Tournament
from app.domain.values.days import local
from app.services.house import Origin
from app.services.poker import tournaments as service
from ui.context import PageContext
from ui.icons import Icon
from ui.pages.director.ending.view import EndingView
from ui.pages.director.side import SideDesk
from ui.pages.director.terms.faults import Fault
from ui.pages.director.terms.reading import instant
from ui.pages.director.terms.words import fault_words
from ui.pages.director.words import day_words
from ui.sounds import Sound
from ui.tournament.primary import Primary
from ui.words import translate


class EndingDesk(SideDesk):
    """Says what follows from it, and asks for the reason; the main action does it for good."""

    def __init__(self, context: PageContext) -> None:
        self.view = view = EndingView()
        super().__init__(context, view)
        self._puts_off = False
        view.reason.changed.connect(self.touched)
        view.reason.confirmed.connect(view.primary.click)

    def put_off(self, state: Tournament | None) -> None:
        """To another start, which begins with the old one."""
        self._puts_off = True
        self.open(state)

    def end(self, state: Tournament | None) -> None:
        self._puts_off = False
        self.open(state)

    def open(self, state: Tournament | None) -> None:
        super().open(state)
        start = local(self.state.terms.starts_at)
        day, time = f"{start:%d/%m/%Y}", f"{start:%H:%M}"
        self.view.reason.begin(day, time, with_start=self._puts_off)

    # -- what is shown -----------------------------------------------------------------------

    def show(self) -> None:
        view, state = self.view, self.state
        leaf = view.reason
        leaf.day.set_label(translate("Director", "Date (jj/mm/aaaa)"))
        leaf.time.set_label(translate("Director", "Heure"))
        leaf.reason.set_label(translate("Director", "Motif, porté au journal"))
        view.about.say(self._title().format(name=state.terms.name), day_words(state.terms.starts_at))
        view.steps.set_title(translate("Director", "Ce qui suit"))
        view.steps.show_steps(self._steps())
        told = translate("Director", "À dire 72 heures avant, sauf table unique faute de joueurs.")
        paid = translate("Director", "Inscriptions payées : {count}").format(count=state.first_entries)
        view.remark.say(told if self._puts_off else paid, Icon.INFO)
        self._primary_now().show_on(view.primary)

    def _title(self) -> str:
        if self._puts_off:
            return translate("Director", "Reporter {name}")
        if self.state.started:
            return translate("Director", "Arrêter {name}")
        return translate("Director", "Annuler {name}")

    def _steps(self) -> Sequence[str]:
        if self._puts_off:
            return [
                translate("Director", "Les inscriptions restent, aux mêmes prix."),
                translate("Director", "Les contrôles d’identité et les places tirées sont repris."),
                translate("Director", "Un avis de plus entre au calendrier légal."),
            ]
        return [
            translate("Director", "Chacun reprend ce qu’il a payé, au guichet, une fois."),
            translate("Director", "Qui est exclu pour de bon ne reprend rien."),
            translate("Director", "Plus rien ne se joue ; cela ne s’annule pas."),
        ]

    def _primary_now(self) -> Primary:
        ready = bool(self.view.reason.reason.text().strip())
        why = translate("Director", "Écrivez d’abord le motif.")
        if self._puts_off:
            return Primary(translate("Director", "Reporter le tournoi"), Icon.CALENDAR_CLOCK, ready, why)
        if self.state.started:
            return Primary(translate("Director", "Arrêter le tournoi"), Icon.CALENDAR_X, ready, why)
        return Primary(translate("Director", "Annuler le tournoi"), Icon.CALENDAR_X, ready, why)

    # -- the main action ---------------------------------------------------------------------

    def _primary(self) -> None:
        leaf, house, tournament = self.view.reason, self._context.desk.house, self.state.tournament
        reason = leaf.reason.text().strip()
        if not self._puts_off:
            act = service.stop_tournament if self.state.started else service.cancel_tournament
            command = service.EndTournament(tournament, reason)
            self._acting.run(lambda origin: act(house, origin, command), self._decided)
            return
        starts_at = instant(leaf.day.text(), leaf.time.text())
        if starts_at is None:
            leaf.day.refuse(fault_words(Fault.NO_DAY))
            return

        def put_off(origin: Origin) -> service.TournamentNamed:
            return service.postpone(house, origin, service.Postpone(tournament, starts_at, reason))

        self._acting.run(put_off, self._decided)

    def _decided(self, _named: service.TournamentNamed) -> None:
        self._context.sounds.play(Sound.DONE)
        self.left.emit()
