"""Asking for the entry: the act, what refuses it, what a supervisor decides about it (POKER P3)."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from app.domain.errors import Code, Refused
from app.domain.house.cash import Means
from app.services.poker.desk import Entered
from ui.context import PageContext
from ui.pages.registration.entry import Paid
from ui.pages.registration.forms import fields_asked
from ui.pages.registration.presenter import RegistrationPresenter, Step
from ui.pages.registration.view import RegistrationView
from ui.pages.tournament_desk.doubt_flow import DoubtFlow
from ui.pages.tournament_desk.doubts import DOUBTS, Decided
from ui.sounds import Sound
from ui.words import translate


class Entering(QObject):
    """`entered`: somebody is in. `changed`: what the main action says may be another thing."""

    entered = Signal()
    changed = Signal()

    def __init__(
        self, context: PageContext, view: RegistrationView, presenter: RegistrationPresenter
    ) -> None:
        super().__init__(view)
        self._operations, self._sounds, self._printing = context.operations, context.sounds, context.printing
        self._view, self._presenter = view, presenter
        self._doubt = DoubtFlow(context, view, view.decision, view.approval)
        self._doubt.opened.connect(self._open_doubt)
        self._doubt.decided.connect(self._decided)
        self._doubt.refused.connect(self.say_refused)
        view.words_asked.connect(self._doubt.retranslate)
        view.wait.clicked.connect(self._join_waiting)

    def enter(self) -> None:
        """As the panel says: paid, or a place held."""
        if self._view.form.check_days():
            payment = self._view.payment
            self._ask(Paid(payment.tendered, payment.means, later=self._view.later.isChecked()))

    def confirm_decision(self) -> None:
        self._doubt.confirm()

    def forget_doubt(self) -> None:
        self._doubt.close()

    def refuse(self, refusal: Refused) -> None:
        """In place: in the fields, as a decision to take, or in the words of the refusal."""
        held = self._presenter
        held.entry.give_up()
        if refusal.code is Code.IDENTITY_MISSING:
            self._sounds.play(Sound.BAD_SCAN)
            self._mark_missing(refusal)
        elif refusal.code in DOUBTS:
            self._sounds.play(Sound.BAD_SCAN)
            act, person = DOUBTS[refusal.code], held.applicant.person
            self._doubt.open(act, person, held.subject, held.entry.decided)
        else:
            self.say_refused(refusal)

    def say_refused(self, refusal: Refused) -> None:
        """What, why and what next, in the place of the form."""
        self._sounds.play(Sound.BAD_SCAN)
        self._presenter.refuse(refusal)
        self._view.refusal.say(refusal)
        self._view.wait.setVisible(refusal.code is Code.FULL)
        self._view.show_refusal()
        self.changed.emit()

    def _ask(self, paid: Paid, *, waiting: bool = False) -> None:
        held = self._presenter
        origin, state, person = held.entry.intend(), held.state, held.applicant.person
        voucher = held.applicant.voucher
        self._view.primary.set_busy(True)
        operation = self._operations.act(
            self,
            lambda: (
                held.entry.make(origin, state, person, paid, waiting=waiting, voucher=voucher),
                paid,
            ),
        )
        operation.always(self._not_busy).success(self._made).refused(self.refuse).run()

    def _join_waiting(self) -> None:
        if not self._view.primary.is_busy:
            self._ask(Paid(later=True), waiting=True)

    def _not_busy(self) -> None:
        self._view.primary.set_busy(False)
        self.changed.emit()

    def _made(self, answer: tuple[Entered, Paid]) -> None:
        made, paid = answer
        self._presenter.show_entered(made, paid)
        if made.paid and paid.means is Means.CASH:
            self._printing.kick_drawer()
        self._sounds.play(Sound.DONE)
        self.entered.emit()

    def _mark_missing(self, refusal: Refused) -> None:
        fields = refusal.details.get("fields", ())
        named = [str(name) for name in fields] if isinstance(fields, tuple) else []
        words = translate("Registration", "À remplir, d’après la pièce d’identité")
        self._presenter.step = Step.FORM
        self._view.show_form()
        self._view.checks_button.setChecked(False)
        self._view.form.refuse(dict.fromkeys(fields_asked(named), words))
        self.changed.emit()

    def _open_doubt(self) -> None:
        self._presenter.step = Step.DECISION
        self._view.show_decision()

    def _decided(self, decided: Decided) -> None:
        self._presenter.decide(decided)
        self._view.show_form()
        self.enter()
