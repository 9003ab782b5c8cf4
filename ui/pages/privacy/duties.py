"""The house's own duties: the notice about people's data, and erasing what has had its time."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from app.services.privacy import Erased
from app.services.privacy_notice import NoticePrinted
from ui.acting import Acting
from ui.context import PageContext
from ui.pages.privacy.presenter import HouseDuties
from ui.pages.privacy.view import PrivacyView
from ui.words import translate


class Duties(QObject):
    done = Signal(str, str)
    """What was done, and the file that holds it, or an empty text."""

    def __init__(self, context: PageContext, view: PrivacyView, acting: Acting) -> None:
        super().__init__(view)
        self._duties = HouseDuties(context.desk)
        self._operations, self._filing = context.operations, context.filing
        self._view, self._acting = view, acting
        view.save_notice.clicked.connect(self._save_notice)
        view.print_notice.clicked.connect(self._print_notice)
        view.erase.clicked.connect(self._erase)
        acting.begun.connect(self._wait)
        acting.ended.connect(self.show)

    def show(self) -> None:
        """What can be done now."""
        view = self._view
        for button in (view.save_notice, view.erase):
            button.setEnabled(True)
        if self._duties.may_print_notice:
            view.print_notice.allow()
        else:
            view.print_notice.forbid(translate("Privacy", "La note se remet au guichet."))

    def say_words(self) -> None:
        view = self._view
        view.duties.say(translate("Privacy", "Devoirs de la maison"))
        view.explains.setText(
            translate(
                "Privacy",
                "Ce qui a fait son temps s’efface seul à chaque clôture : personnes, gagnants, papiers.",
            )
        )
        view.save_notice.setText(translate("Privacy", "Enregistrer la note"))
        view.print_notice.setText(translate("Privacy", "Imprimer la note"))
        view.erase.setText(translate("Privacy", "Effacer ce qui est échu"))

    def _wait(self) -> None:
        for button in (self._view.save_notice, self._view.print_notice, self._view.erase):
            button.setEnabled(False)

    def _save_notice(self) -> None:
        work = self._duties.notice()

        def keep() -> str:
            return self._filing.keep_page("note-donnees-personnelles.pdf", work())

        saved = translate("Privacy", "Note enregistrée")
        self._operations.read(self, keep).success(lambda name: self.done.emit(saved, name)).run()

    def _print_notice(self) -> None:
        self._acting.run(self._duties.print_notice(), self._printed)

    def _printed(self, _printed: NoticePrinted) -> None:
        self.done.emit(translate("Privacy", "La note part à l’imprimante"), "")

    def _erase(self) -> None:
        self._acting.run(self._duties.erase(), self._erased)

    def _erased(self, erased: Erased) -> None:
        people = translate("Privacy", "%n personne(s)", None, erased.winners + erased.persons)
        papers = translate("Privacy", "%n papier(s)", None, erased.papers)
        words = translate("Privacy", "Effacés : {people}, {papers}")
        self.done.emit(words.format(people=people, papers=papers), "")
