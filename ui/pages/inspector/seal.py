"""The seal: verified, where the journal stands, and a store of another origin that is gone on with."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from app.domain.errors import Refused
from app.domain.house.verification import Verdict
from app.services.accepting import Accepted
from ui.context import PageContext
from ui.icons import Icon
from ui.pages.inspector.presenter import InspectorPresenter
from ui.pages.inspector.view import InspectorView
from ui.pages.inspector.words import accept_reasons, finding_words, standing_facts
from ui.sounds import Sound
from ui.words import translate
from ui.words_of_errors import said

_FAULTS_SHOWN = 3


class SealPart(QObject):
    accepted = Signal()
    """The store is gone on with: everything is to be asked again."""

    def __init__(
        self, context: PageContext, presenter: InspectorPresenter, view: InspectorView, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._context, self._operations = context, context.operations
        self._presenter, self._view = presenter, view
        self._verifying = False
        view.verify.clicked.connect(self._verify)
        view.doubt.clicked.connect(self._ask_to_accept)
        view.accepting.reason.edit.textChanged.connect(self._show_accept)
        view.accepting.accept.clicked.connect(self._accept)

    def follow(self) -> None:
        """What stands in the store was read: verify it, where that takes no more than a moment."""
        self.show()
        if self._presenter.verifies_at_once and not self._verifying:
            self._verify()

    def _verify(self) -> None:
        self._verifying = True
        self._view.verify.forbid(translate("Inspector", "La vérification est en cours."))
        self._view.seal.say(translate("Inspector", "Vérification en cours…"), "pri", Icon.LOADER)
        self._operations.read(self, self._presenter.verify).always(self._over).success(self._verified).run()

    def _over(self) -> None:
        self._verifying = False
        self._view.verify.allow()
        self.show()

    def _verified(self, verdict: Verdict) -> None:
        self._presenter.verdict = verdict
        self._context.sounds.play(Sound.DONE if verdict.ok else Sound.BAD_SCAN)
        self.show()

    # -- a store that this station did not leave ------------------------------------------------

    def _ask_to_accept(self) -> None:
        self._view.accepting.reason.set_text("")
        self._view.show_accepting()
        self._show_accept()

    def _show_accept(self) -> None:
        button = self._view.accepting.accept
        if button.is_busy:
            return
        why = ""
        if not self._view.accepting.reason.text().strip():
            why = translate("Inspector", "Dites d’abord pourquoi : le journal le garde.")
        self._view.accepting.why_not.say(why)
        button.forbid(why) if why else button.allow()

    def _accept(self) -> None:
        accepting = self._view.accepting
        if accepting.accept.is_busy:
            return
        accepting.accept.set_busy(True)
        act = self._operations.act(self, self._presenter.accept(accepting.reason.text()))
        act.always(self._accept_over).success(self._was_accepted).refused(self._refused).run()

    def _accept_over(self) -> None:
        self._view.accepting.accept.set_busy(False)
        self._show_accept()

    def _was_accepted(self, _accepted: Accepted) -> None:
        self._context.sounds.play(Sound.DONE)
        self._presenter.verdict = None
        self.accepted.emit()

    def _refused(self, refusal: Refused) -> None:
        self._view.refusal.say(refusal)

    # -- showing --------------------------------------------------------------------------------

    def show(self) -> None:
        view, held = self._view, self._presenter
        view.title.say(translate("Inspector", "Le journal scellé"))
        view.verify.setText(translate("Inspector", "Vérifier maintenant"))
        verdict = held.verdict
        if not self._verifying:
            self._say_seal(verdict)
        facts = standing_facts(held.found.standing) if held.found else ()
        findings = verdict.findings[:_FAULTS_SHOWN] if verdict else ()
        view.show_standing(facts, [finding_words(each) for each in findings])
        view.doubt.setText(translate("Inspector", "Reprendre ce magasin…"))
        view.doubt.setVisible(held.may_accept)
        if held.found is not None and held.found.doubt is not None:
            words = said(held.found.doubt)
            view.accepting.show_words(words.what, words.why, accept_reasons())

    def _say_seal(self, verdict: Verdict | None) -> None:
        seal = self._view.seal
        if verdict is None:
            seal.say(translate("Inspector", "Pas encore vérifié ici."), "pri", Icon.INFO)
        elif verdict.ok:
            words = translate("Inspector", "Intact : {count} écritures relues.").format(count=verdict.records)
            seal.say(words, "good", Icon.SHIELD_CHECK)
        else:
            words = translate("Inspector", "Le journal n’est pas celui qui a été scellé.")
            if verdict.first_bad is not None:
                words = translate("Inspector", "Altéré à partir de l’écriture n° {number}.")
                words = words.format(number=verdict.first_bad)
            seal.say(words, "bad", Icon.SHIELD_X)
