"""The page of the imports, wired."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from app.domain.errors import Refused
from app.services.betting.imports import OfferImported
from ui.context import PageContext
from ui.icons import Icon
from ui.pages.imports.presenter import FileKind, Imported, ImportsPresenter, without_rows
from ui.pages.imports.view import ImportsView
from ui.pages.imports.words import row_words
from ui.words import translate
from ui.words_of_errors import said_of_refusal


class ImportsPage(QObject):
    """Offers and results from the operator's files, all of a file or nothing of it."""

    key = "imports"
    icon = Icon.FILE_DOWN

    def __init__(self, context: PageContext) -> None:
        super().__init__()
        self._context = context
        self._operations = context.operations
        self.presenter = ImportsPresenter(context.desk, context.filing)
        self._refusal: Refused | None = None
        self.view = view = ImportsView()
        for kind, button in view.kinds.items():
            button.clicked.connect(partial(self._choose_kind, kind))
        view.chosen.connect(self._choose)
        view.primary.clicked.connect(self._take)
        view.confirmed.connect(self._take)
        view.escaped.connect(self._back)
        view.back.clicked.connect(self._back)
        view.look_again.clicked.connect(self._load)
        view.words_asked.connect(self._set_words)
        self._set_words()

    @property
    def widget(self) -> QWidget:
        return self.view

    def title(self) -> str:
        return translate("Imports", "Fichiers\nreçus")

    def on_show(self) -> None:
        self._back()
        self._load()
        self.view.setFocus()

    def on_hide(self) -> None:
        """Nothing goes on while the page is away."""

    def _load(self) -> None:
        self._operations.read(self, self.presenter.load).success(self._loaded).run()

    def _loaded(self, files: Sequence[str]) -> None:
        self.presenter.show(files)
        self._show()

    def _choose(self, name: str) -> None:
        self.presenter.choose(name)
        self._show()

    def _choose_kind(self, kind: FileKind) -> None:
        self._refusal = None
        self.presenter.choose_kind(kind)
        self._show()

    def _back(self) -> None:
        """From what became of a file to the files."""
        self._refusal = None
        self.presenter.forget()
        self._show()

    # -- taking a file in ----------------------------------------------------------------------

    def _take(self) -> None:
        presenter = self.presenter
        if not presenter.chosen or self.view.primary.is_busy:
            return
        self._refusal = None
        origin, kind, name = self._context.desk.origin(), presenter.kind, presenter.chosen
        self.view.primary.set_busy(True)
        operation = self._operations.act(self, lambda: presenter.take(origin, kind, name))
        operation.always(self._not_busy).success(self._taken).refused(self._refused).run()

    def _not_busy(self) -> None:
        self.view.primary.set_busy(False)
        self._show_primary()

    def _taken(self, imported: Imported) -> None:
        self.presenter.was_taken(imported)
        self._show()

    def _refused(self, refusal: Refused) -> None:
        self.presenter.was_refused(refusal)
        self._refusal = refusal
        self._show()

    # -- showing -------------------------------------------------------------------------------

    def _show(self) -> None:
        presenter, view = self.presenter, self.view
        for kind, button in view.kinds.items():
            button.setChecked(kind is presenter.kind)
        view.done.setVisible(presenter.imported is not None)
        if presenter.imported is not None:
            view.done.say(_done_words(presenter.imported), "good", Icon.CIRCLE_CHECK)
        self._show_refusal()
        if presenter.bad:
            view.show_bad_rows([row_words(bad) for bad in presenter.bad])
        else:
            view.show_files([(name, _form(name)) for name in presenter.files], presenter.chosen)
        view.back.setVisible(bool(presenter.bad))
        self._show_primary()

    def _show_refusal(self) -> None:
        self.view.band.setVisible(self._refusal is not None)
        if self._refusal is None:
            return
        if self.presenter.bad:
            count = len(self.presenter.bad)
            what = translate("Imports", "%n ligne(s) à corriger", None, count)
            why = translate(
                "Imports", "{file} : rien n’en est pris. Corrigez-le, puis importez-le de nouveau."
            )
            self.view.band.say(what, why.format(file=self.presenter.chosen))
        else:
            words = said_of_refusal(without_rows(self._refusal))
            self.view.band.say(words.what, words.why)

    def _show_primary(self) -> None:
        primary, presenter = self.view.primary, self.presenter
        if primary.is_busy:
            return
        results = presenter.kind is FileKind.RESULTS
        offer_words = translate("Imports", "Importer l’offre")
        primary.setText(translate("Imports", "Importer les résultats") if results else offer_words)
        primary.allow_unless(
            "" if presenter.chosen else translate("Imports", "Mettez d’abord un fichier dans le dossier.")
        )

    def _set_words(self) -> None:
        view = self.view
        view.heading.say(
            translate("Imports", "Fichiers reçus"),
            translate("Imports", "Offre et résultats de l’opérateur des paris, JSON ou CSV"),
        )
        view.kind_heading.say(translate("Imports", "Ce que c’est"))
        view.kinds[FileKind.OFFER].setText(translate("Imports", "Offre"))
        view.kinds[FileKind.RESULTS].setText(translate("Imports", "Résultats"))
        view.remark.say(translate("Imports", "Un fichier est pris en entier, ou pas du tout."))
        view.folder.say(translate("Imports", "Les fichiers sont lus dans ce dossier"))
        view.folder_path.set_name(self._context.filing.incoming)
        view.look_again.setText(translate("Imports", "Relire le dossier"))
        view.back.setText(translate("Imports", "Revenir aux fichiers"))
        view.nothing.say(
            translate("Imports", "Aucun fichier n’attend"),
            translate("Imports", "Copiez le fichier et sa signature (.sig) dans le dossier, relisez-le."),
        )
        self._show()


def _form(name: str) -> str:
    return name.rpartition(".")[2].upper()


def _done_words(imported: Imported) -> str:
    if isinstance(imported, OfferImported):
        new = translate("Imports", "%n pari(s) publié(s)", None, len(imported.published))
        changed = translate("Imports", "%n changé(s)", None, len(imported.changed))
        return f"{new}, {changed}"
    settled = translate("Imports", "%n pari(s) réglé(s)", None, len(imported.settled))
    voided = translate("Imports", "%n annulé(s)", None, len(imported.voided))
    return f"{settled}, {voided}"
