"""Temporary staff: a file for each, with the papers that the police chief asks for (POKER P9, art. 15)."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Slot

from app.services.poker.material import StaffFiled
from ui.context import PageContext
from ui.icons import Icon
from ui.pages.director.side import SideDesk
from ui.pages.director.staff.presenter import Filed, StaffPresenter
from ui.pages.director.staff.view import StaffView
from ui.pages.director.staff.words import blank_label, missing_mark, paper_label
from ui.pages.director.terms.words import fault_words
from ui.sounds import Sound
from ui.tournament.primary import Primary
from ui.tournament.words import full_name
from ui.words import translate


class StaffDesk(SideDesk):
    """The list of files; a touch opens one, the main action keeps it."""

    def __init__(self, context: PageContext) -> None:
        self.view = StaffView()
        super().__init__(context, self.view)
        self._presenter = StaffPresenter(context.desk)
        self.view.rows.chosen.connect(self._open_known)
        self.view.changed.connect(self._changed)

    def _begin(self) -> None:
        self._presenter.begin()
        self._ask()

    def _renewed(self) -> None:
        if not self._presenter.is_open:
            self._ask()

    def _ask(self) -> None:
        origin, tournament = self._context.desk.origin(), self.state.tournament
        self.read(lambda: self._presenter.load(origin, tournament), self._loaded)

    def _loaded(self, known: Sequence[Filed]) -> None:
        self._presenter.known = known
        self.show()

    # -- what is shown -----------------------------------------------------------------------

    def show(self) -> None:
        view, presenter = self.view, self._presenter
        view.heading.say(translate("Director", "Personnel temporaire"), self.state.terms.name)
        for blank, field in view.fields.items():
            field.set_label(blank_label(blank))
            fault = presenter.faults.get(blank)
            if fault is not None:
                field.refuse(fault_words(fault))
            else:
                field.accept()
        for paper, tick in view.papers.items():
            tick.set_words(paper_label(paper), "")
        if presenter.is_open:
            self._show_file()
        else:
            self._show_list()
        self._show_primary()

    def _show_list(self) -> None:
        view, presenter = self.view, self._presenter
        view.nobody.say(
            translate("Director", "Aucun dossier"),
            translate("Director", "Le personnel de l’établissement n’en a pas besoin."),
        )
        rows = {
            place: (full_name(person, file.person), file.post, missing_mark(len(file.missing)))
            for place, (file, person) in enumerate(presenter.known)
        }
        view.show_files(rows)
        view.about.say(translate("Director", "Dossiers"), str(len(rows)))
        told = translate("Director", "L’avis à la police part vingt-et-un jours avant, avec ces dossiers.")
        untold = translate("Director", "Cochez « Personnel temporaire » dans les règles : un avis est dû.")
        asked = self.state.terms.temporary_staff
        if asked or not rows:
            view.note.say(told, Icon.INFO, "ink2")
        else:
            view.note.say(untold, Icon.TRIANGLE_ALERT, "warn")

    def _show_file(self) -> None:
        view, missing = self.view, self._presenter.missing
        view.show_form()
        view.about.say(translate("Director", "Pièces au dossier"), missing_mark(missing)[0])
        view.note.say(translate("Director", "Touchez chaque pièce reçue."), Icon.INFO, "ink2")

    def _show_primary(self) -> None:
        primary = Primary(translate("Director", "Nouveau dossier"), Icon.USER_PLUS)
        if self._presenter.is_open:
            primary = Primary(translate("Director", "Garder le dossier"), Icon.CHECK)
        primary.show_on(self.view.primary)

    # -- what is touched ---------------------------------------------------------------------

    @Slot(object)
    def _open_known(self, place: int) -> None:
        self._presenter.open_known(place)
        self._open()

    def _open(self) -> None:
        self.view.say_done("")
        self.show()
        self.view.fill(self._presenter.texts, self._presenter.papers)

    @Slot()
    def _changed(self) -> None:
        view, presenter = self.view, self._presenter
        for paper, tick in view.papers.items():
            presenter.tick(paper, there=tick.isChecked())
        presenter.typed(view.texts())
        self.show()

    def _primary(self) -> None:
        presenter = self._presenter
        if not presenter.is_open:
            presenter.open_new()
            self._open()
            return
        presenter.typed(self.view.texts())
        if not presenter.is_ready():
            self._context.sounds.play(Sound.BAD_SCAN)
            self.show()
            self.view.fields[next(iter(presenter.faults))].edit.setFocus()
            return
        tournament = self.state.tournament
        self._acting.run(lambda origin: presenter.file(origin, tournament), self._filed)

    def _filed(self, _filed: StaffFiled) -> None:
        self._presenter.close()
        self._ask()
        self.say_done(translate("Director", "Dossier gardé"))
        self.view.setFocus()

    @Slot()
    def _leave(self) -> None:
        """Esc closes the file first; it is not kept."""
        if self._presenter.is_open and not self.view.refusal.isVisible():
            self._presenter.close()
            self.show()
            self.view.setFocus()
        else:
            super()._leave()
