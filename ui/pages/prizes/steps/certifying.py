"""The rake certified: whoever is logged in types his code, then a games cashier his (POKER P7)."""

from __future__ import annotations

from app.domain.errors import Code, Refused
from app.domain.values.days import local
from app.services.house import Origin
from app.services.people import Approved, LoggedIn
from app.services.poker.money import RakeKnown
from ui.context import PageContext
from ui.icons import Icon
from ui.pages.prizes.presenter import PrizesPresenter
from ui.pages.prizes.seen import Stage
from ui.pages.prizes.steps.step import Step
from ui.sounds import Sound
from ui.tournament.acting import Acting
from ui.tournament.primary import Primary
from ui.widgets import ApprovalPanel, wrong_code_words
from ui.words import translate


class CertifyingStep(Step):
    """A wrong code is said under it and typed again; nothing is certified before both are right."""

    def __init__(
        self, presenter: PrizesPresenter, approval: ApprovalPanel, acting: Acting, context: PageContext
    ) -> None:
        super().__init__(approval)
        self._presenter = presenter
        self._certification = presenter.certification
        self._approval = approval
        self._acting = acting
        self._context = context
        self._is_cashiers_turn = False
        approval.changed.connect(self.changed)

    def begin(self) -> None:
        self._is_cashiers_turn = False
        self._approval.ask(*self._words(), self._certification.myself)

    def take_focus(self) -> None:
        self._approval.focus_first()

    def makes_sense(self) -> bool:
        return self._presenter.seen.stage is Stage.TO_CERTIFY

    def show(self) -> None:
        self._approval.heading.say(*self._words())

    def _words(self) -> tuple[str, str]:
        if self._is_cashiers_turn:
            second = translate("Prizes", "Le caissier des jeux, avec son propre code")
            return translate("Prizes", "Contresigner"), second
        second = translate("Prizes", "Registre modèle n° 11 ter, vous d’abord")
        return translate("Prizes", "Certifier la retenue"), second

    def primary(self) -> Primary:
        certifies, countersigns = translate("Prizes", "Certifier"), translate("Prizes", "Contresigner")
        words = countersigns if self._is_cashiers_turn else certifies
        return Primary(words, Icon.STAMP, ready=self._approval.is_complete)

    def confirm(self) -> None:
        if self._is_cashiers_turn:
            self._countersign()
        else:
            pin = self._approval.take_code()
            self._acting.run(lambda origin: self._certification.try_own_code(origin, pin), self._tried)

    def _tried(self, tried: LoggedIn) -> None:
        if not tried.right:
            self._approval.say_why(wrong_code_words(tried.tries_left))
            return
        self._is_cashiers_turn = True
        self._approval.ask(*self._words(), self._certification.countersigners())
        self._approval.focus_first()

    def _countersign(self) -> None:
        cashier, pin = self._approval.chosen, self._approval.take_code()
        asking = self._context.desk.origin()

        def certify(certifying: Origin) -> Approved | RakeKnown:
            return self._certification.certify(asking, certifying, cashier, pin)

        self._acting.run(certify, self._countersigned)

    def _countersigned(self, answer: Approved | RakeKnown) -> None:
        if isinstance(answer, Approved):
            self._approval.say_why(wrong_code_words(answer.tries_left))
            return
        self._context.sounds.play(Sound.DONE)
        self.left.emit()

    def takes(self, refusal: Refused) -> bool:
        """A code that is locked is said under it."""
        if refusal.code is not Code.PIN_LOCKED:
            return False
        until = f"{local(refusal.details['until']):%H:%M}"  # type: ignore[arg-type]
        words = translate("Prizes", "Trois codes faux : accès bloqué jusqu’à {time}.")
        self._approval.say_why(words.format(time=until))
        return True

    def forget(self) -> None:
        self._approval.take_code()
