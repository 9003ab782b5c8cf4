"""A tournament made, copied or changed on the form of its rules (POKER P1)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import Slot

from app.domain.house.rights import Operator
from app.domain.poker.state import Tournament
from app.services.poker.templates import Pace, Template
from app.services.poker.tournaments import TournamentNamed
from ui.context import PageContext
from ui.icons import Icon
from ui.pages.director.seen import SeenTournaments
from ui.pages.director.side import SideDesk
from ui.pages.director.terms.form import Item, levels_of
from ui.pages.director.terms.presenter import TermsPresenter
from ui.pages.director.terms.view import TermsView
from ui.pages.director.terms.words import faults_words, item_label, pace_label
from ui.pages.director.words import levels_words, short_levels_words
from ui.sounds import Sound
from ui.tournament.primary import Primary
from ui.words import translate


class TermsDesk(SideDesk):
    """Nothing is written before the main action; the fields keep what is typed until it is left."""

    def __init__(self, context: PageContext, seen: SeenTournaments) -> None:
        self.view = view = TermsView()
        super().__init__(context, view)
        self._presenter = TermsPresenter(seen, context.filing)
        view.form.changed.connect(self._typed)
        view.form.confirmed.connect(view.primary.click)
        view.hints.keypad.pressed.connect(view.form.press)
        view.hints.source_chosen.connect(self._take_source)
        view.hints.fault_chosen.connect(self._go_to)

    # -- what it begins with -----------------------------------------------------------------

    def create(self, state: Tournament | None) -> None:
        """A new tournament; `state` is the one in hand, which stays as it is."""
        self._presenter.begin_new()
        self._fill(state, Item.NAME)

    def create_from(self, source: Template, state: Tournament | None) -> None:
        """A new one by a template; its day is asked for."""
        self._presenter.begin_new()
        self._presenter.take_source(source)
        self._fill(state, Item.DAY)

    def copy(self, state: Tournament | None) -> None:
        if state is not None:
            self._presenter.begin_copy(state)
            self._fill(state, Item.DAY)

    def change(self, state: Tournament | None) -> None:
        if state is not None:
            self._presenter.begin_change(state)
            self._fill(state, Item.NAME)

    def is_about(self, state: Tournament | None) -> bool:
        """A new tournament is about none of those that are there."""
        return self._presenter.changed is None or super().is_about(state)

    def _fill(self, state: Tournament | None, item: Item) -> None:
        self.view.form.fill(self._presenter.form)
        self.open(state)
        self.view.form.go_to(item)
        origin = self._context.desk.origin()
        self.read(lambda: self._presenter.load_sources(origin), self._sources_loaded)

    def _sources_loaded(self, found: tuple[Sequence[Template], Sequence[Operator]]) -> None:
        presenter, form = self._presenter, self.view.form
        presenter.sources, presenter.directors = found
        form.offer_directors([each.name for each in presenter.directors])
        form.director.choose(presenter.form.tournament_director)
        self.show()

    # -- what is shown -----------------------------------------------------------------------

    @Slot()
    def _say_words(self) -> None:
        self.view.form.say_words()
        super()._say_words()

    def show(self) -> None:
        """What stands beside the form; the fields keep what is typed in them."""
        presenter, view = self._presenter, self.view
        view.form.levels.setText(levels_words(levels_of(presenter.form)))
        view.form.show_faults(presenter.faults)
        twice = translate("Director", "Un tournoi de ce nom existe déjà ce jour-là. Est-ce un second ?")
        view.hints.warn(twice if presenter.asks_twice else "")
        if presenter.faults:
            self._show_faults()
        else:
            self._show_sources()
        self._primary_now().show_on(view.primary)

    def _show_faults(self) -> None:
        hints = self.view.hints
        hints.heading.say(
            translate("Director", "À corriger"), translate("Director", "Touchez une ligne pour y aller")
        )
        hints.show_faults(
            [(item, item_label(item), faults_words(each)) for item, each in self._presenter.faults.items()]
        )

    def _show_sources(self) -> None:
        hints = self.view.hints
        if self._presenter.changed is not None:
            kept = translate("Director", "Qui est inscrit garde son prix")
            hints.heading.say(translate("Director", "Modifier le tournoi"), kept)
            hints.show_sources([])
        else:
            begin = translate("Director", "Partir d’un rythme ou d’un modèle")
            hints.heading.say(translate("Director", "Nouveau tournoi"), begin)
            hints.show_sources(self._sources())

    def _sources(self) -> list[tuple[str, str]]:
        """The paces first, with the levels that they make of the chips typed; then what was kept or came."""
        presenter = self._presenter
        paces = [(pace_label(pace), levels_of(replace(presenter.form, pace=pace))) for pace in Pace]
        kept = [(each.name, each.terms.levels) for each in presenter.sources]
        return [(name, short_levels_words(levels)) for name, levels in (*paces, *kept)]

    def _primary_now(self) -> Primary:
        presenter = self._presenter
        if presenter.changed is not None:
            again = translate("Director", "Enregistrer quand même")
            words = again if presenter.asks_twice else translate("Director", "Enregistrer")
        else:
            again = translate("Director", "Créer quand même")
            words = again if presenter.asks_twice else translate("Director", "Créer le tournoi")
        return Primary(words, Icon.CHECK)

    # -- what is touched ---------------------------------------------------------------------

    @Slot(int)
    def _take_source(self, place: int) -> None:
        presenter, paces, form = self._presenter, tuple(Pace), self.view.form
        if place < len(paces):
            presenter.take_pace(paces[place])
        else:
            presenter.take_source(presenter.sources[place - len(paces)])
        form.fill(presenter.form)
        self.show()
        form.go_to(Item.CHIPS if place < len(paces) else Item.DAY)

    @Slot()
    def _typed(self) -> None:
        self._presenter.type(self.view.form.read(self._presenter.form))
        self.touched()

    @Slot(object)
    def _go_to(self, item: object) -> None:
        if isinstance(item, Item):
            self.view.form.go_to(item)

    def _primary(self) -> None:
        presenter = self._presenter
        if not presenter.is_ready():
            self.show()
            self.view.form.go_to(next(iter(presenter.faults)))
            self._context.sounds.play(Sound.BAD_SCAN)
        elif presenter.is_twice():
            self.show()
        else:
            self._acting.run(presenter.hand_in, self._handed_in)

    def _handed_in(self, named: TournamentNamed) -> None:
        self._context.sounds.play(Sound.DONE)
        self._context.tournament.choose(named.tournament)
        self.left.emit()
