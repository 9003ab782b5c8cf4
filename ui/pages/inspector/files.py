"""What of the journal leaves the house: as pages, as a sheet. Each leaves a line in the journal."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from app.domain.errors import Refused
from app.services.files.sheets import sheet_bytes
from ui.act_words import FRENCH
from ui.context import PageContext
from ui.icons import Icon
from ui.pages.inspector.presenter import InspectorPresenter
from ui.pages.inspector.view import InspectorView
from ui.sounds import Sound
from ui.words import translate


class JournalFiles(QObject):
    def __init__(
        self, context: PageContext, presenter: InspectorPresenter, view: InspectorView, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._context = context
        self._presenter, self._view = presenter, view
        view.primary.clicked.connect(self._save_page)
        view.sheet.clicked.connect(self._save_sheet)

    def _save_page(self) -> None:
        self._save(lambda: self._context.filing.keep_page(*self._presenter.page(FRENCH)))

    def _save_sheet(self) -> None:
        def keep() -> str:
            name, text = self._presenter.sheet(FRENCH)
            return self._context.filing.keep(name, sheet_bytes(text))

        self._save(keep)

    def _save(self, work: Callable[[], str]) -> None:
        view = self._view
        if view.primary.is_busy or not view.primary.isEnabled():
            return
        view.primary.set_busy(True)
        view.sheet.forbid(translate("Inspector", "L’enregistrement est en cours."))
        operation = self._context.operations.act(self, work).always(self._over)
        operation.success(self._saved).refused(self._refused).run()

    def _over(self) -> None:
        self._view.primary.set_busy(False)
        self.show()

    def _saved(self, where: str) -> None:
        self._context.sounds.play(Sound.DONE)
        self._view.show_saved(where.replace("\\", "/").rpartition("/")[2])

    def _refused(self, refusal: Refused) -> None:
        self._view.refusal.say(refusal)

    def show(self) -> None:
        view, held = self._view, self._presenter
        view.saved.say(
            translate("Inspector", "Enregistré dans le dossier de sortie"), "good", Icon.CIRCLE_CHECK
        )
        view.sheet.setText(translate("Inspector", "Enregistrer pour tableur"))
        if view.primary.is_busy:
            return
        view.primary.setText(translate("Inspector", "Enregistrer le PDF"))
        for button in (view.primary, view.sheet):
            ready = held.may_export and held.shown and held.days_fault is None
            button.allow_unless("" if ready else self._why_not())

    def _why_not(self) -> str:
        if not self._presenter.may_export:
            return translate("Inspector", "L’enregistrement est à la direction et au contrôle.")
        if self._presenter.days_fault is not None:
            return translate("Inspector", "Corrigez d’abord les jours.")
        return translate("Inspector", "Il n’y a rien à enregistrer ici.")
