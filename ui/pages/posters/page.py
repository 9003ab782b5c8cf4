"""The page of the posters, wired."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from app.domain.errors import Refused
from app.services.betting.posters import PosterPrinted
from ui.betting.words import sport_word
from ui.context import PageContext
from ui.icons import Icon
from ui.pages.posters.presenter import Poster, PostersPresenter
from ui.pages.posters.view import PostersView
from ui.words import translate


class PostersPage(QObject):
    """The odds and the results for the wall, and empty bulletins for the counter."""

    key = "posters"
    icon = Icon.PIN

    def __init__(self, context: PageContext) -> None:
        super().__init__()
        self._context = context
        self._operations = context.operations
        self.presenter = PostersPresenter(context.desk)
        self.view = view = PostersView()
        for poster, button in view.posters.items():
            button.clicked.connect(partial(self._choose, poster))
        view.sport_chosen.connect(self._choose_sport)
        view.primary.clicked.connect(self._go_on)
        view.confirmed.connect(self._go_on)
        view.save.clicked.connect(self._save)
        view.words_asked.connect(self._set_words)
        self._set_words()

    @property
    def widget(self) -> QWidget:
        return self.view

    def title(self) -> str:
        return translate("Posters", "Affiches")

    def on_show(self) -> None:
        self._show_done(None)
        self.view.refusal.clear()
        self._operations.read(self, self.presenter.load).success(self._loaded).run()
        self.view.setFocus()

    def on_hide(self) -> None:
        self._show_done(None)

    def _loaded(self, sports: Sequence[str]) -> None:
        self.presenter.show(sports)
        self._show()

    def _choose(self, poster: Poster) -> None:
        self.presenter.poster = poster
        self._show_anew()

    def _choose_sport(self, sport: str) -> None:
        self.presenter.sport = sport
        self._show_anew()

    def _show_anew(self) -> None:
        self._show_done(None)
        self.view.refusal.clear()
        self._show()

    # -- printing and keeping ------------------------------------------------------------------

    def _go_on(self) -> None:
        """The main action: printed where it is for the roll, kept where it is a page."""
        if self.view.primary.is_busy or not self.view.primary.isEnabled():
            return
        if self.presenter.may_print:
            self._print()
        else:
            self._save()

    def _print(self) -> None:
        origin = self._context.desk.origin()
        self.view.primary.set_busy(True)
        operation = self._operations.act(self, lambda: self.presenter.print(origin))
        operation.always(self._not_busy).success(self._printed).refused(self._refused).run()

    def _printed(self, printed: PosterPrinted) -> None:
        self._context.printing.wake()
        self._show_done(printed)

    def _save(self) -> None:
        if self.view.primary.is_busy:
            return
        self.view.primary.set_busy(True)
        operation = self._operations.read(self, self._keep)
        operation.always(self._not_busy).success(self._show_done).refused(self._refused).run()

    def _keep(self) -> str:
        name, page = self.presenter.page()
        self._context.filing.keep_page(name, page)
        return name

    def _refused(self, refusal: Refused) -> None:
        self._show_done(None)
        self.view.refusal.say(refusal)

    def _not_busy(self) -> None:
        self.view.primary.set_busy(False)
        self._show_actions()

    # -- showing -------------------------------------------------------------------------------

    def _show(self) -> None:
        presenter, view = self.presenter, self.view
        for poster, button in view.posters.items():
            button.setChecked(poster is presenter.poster)
        sports = [
            ("", translate("Posters", "Tous")),
            *((each, sport_word(each)) for each in presenter.sports),
        ]
        view.show_sports(sports, presenter.sport, shown=presenter.poster is Poster.ODDS)
        self._show_actions()

    def _show_done(self, done: PosterPrinted | str | None) -> None:
        """What was printed or kept; None takes it back."""
        self.presenter.done = done
        if isinstance(done, PosterPrinted):
            self.view.show_done(translate("Posters", "Affiche envoyée : %n pari(s)", None, done.bets))
        elif done is not None:
            self.view.show_done(translate("Posters", "Enregistré dans ce dossier"), done)
        else:
            self.view.show_done("")

    def _show_actions(self) -> None:
        view, presenter = self.view, self.presenter
        printed = presenter.poster is not Poster.BULLETINS
        view.save.setVisible(printed and presenter.has_page)
        if view.primary.is_busy:
            return
        view.primary.allow()
        view.primary.set_icon(Icon.PRINTER if printed else Icon.FILE_DOWN)
        words = translate("Posters", "Imprimer l’affiche")
        view.primary.setText(words if printed else translate("Posters", "Enregistrer le PDF"))

    def _set_words(self) -> None:
        view = self.view
        view.heading.say(
            translate("Posters", "Affiches et bulletins"),
            translate("Posters", "Chaque affiche porte la date et l’heure de la mise à jour (art. 2.2.1)."),
        )
        words = {
            Poster.ODDS: (
                translate("Posters", "Affiche des cotes"),
                translate("Posters", "Tout ce qui est à l’offre en ce moment"),
            ),
            Poster.RESULTS: (
                translate("Posters", "Affiche des résultats"),
                translate("Posters", "Les paris du jour dont le résultat est promulgué"),
            ),
            Poster.BULLETINS: (
                translate("Posters", "Bulletins vierges"),
                translate("Posters", "1N2 simple, 1N2 et Match du Jour, sur une page"),
            ),
        }
        for poster, button in view.posters.items():
            button.say(*words[poster])
        view.sport_heading.say(translate("Posters", "Sport"))
        view.files.say(translate("Posters", "Fichiers"))
        view.folder.say(translate("Posters", "Les PDF vont dans ce dossier"))
        view.folder_path.set_name(self._context.filing.outgoing)
        view.save.setText(translate("Posters", "Enregistrer le PDF"))
        self._show_done(self.presenter.done)
        self._show()
