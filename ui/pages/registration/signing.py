"""The bulletin: printed, signed while the money is counted, ticked off before the entry (POKER P3)."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, Signal

from app.domain.errors import Refused
from ui.context import PageContext
from ui.pages.registration.forms import Form
from ui.pages.registration.presenter import RegistrationPresenter, Step
from ui.pages.registration.view import RegistrationView
from ui.words import translate


class Signing(QObject):
    """`changed`: printed, ticked, or no more. `refused`: the house prints no bulletin for this form."""

    changed = Signal()
    refused = Signal(object)

    def __init__(
        self, context: PageContext, view: RegistrationView, presenter: RegistrationPresenter
    ) -> None:
        super().__init__(view)
        self._context, self._view, self._presenter = context, view, presenter
        view.bulletin.toggled.connect(self.changed)
        view.print_bulletin.clicked.connect(self.print)

    def print(self) -> None:
        """Let the bulletin come out, to be signed."""
        key = self._view.print_bulletin
        if not key.isEnabled() or not self._view.form.check_days():
            return
        held = self._presenter
        origin, tournament = self._context.desk.origin(), held.tournament
        form, applicant = held.applicant.form, held.applicant
        key.forbid(translate("Registration", "Le bulletin part à l’imprimante."))
        operation = self._context.operations.act(
            self, lambda: applicant.print_bulletin(origin, tournament, form)
        )
        operation.always(self.show).success(self._printed).refused(self._refused).run()

    def print_for_known(self) -> None:
        """Whoever held a place has said everything before: his bulletin comes at the touch of his name."""
        if self._presenter.applicant.is_whole and not self._presenter.applicant.bulletin_printed:
            self.print()

    def unsign(self) -> None:
        """What was signed said something else."""
        self._view.bulletin.setChecked(False)

    def show(self) -> None:
        """To be printed once there is something on it, and again at wish."""
        view, applicant = self._view, self._presenter.applicant
        printed = applicant.bulletin_printed and not applicant.form.is_empty
        view.bulletin.set_second(translate("Registration", "Imprimé, à signer") if printed else "")
        view.print_bulletin.allow()
        if applicant.form.is_empty or not self._presenter.tournament:
            view.print_bulletin.forbid(translate("Registration", "Lisez la pièce ou tapez le bulletin."))

    # -- Enter goes through the panel: bulletin, money, signature ---------------------------------------

    def go_on(self) -> None:
        """After the last field: the bulletin is printed to be signed while the money is counted."""
        key = self._view.print_bulletin
        waits = key.isVisibleTo(self._view) and not self._presenter.applicant.bulletin_printed
        if self._view.form.check_days() and waits and key.isEnabled():
            key.setFocus(Qt.FocusReason.TabFocusReason)
        else:
            self._to_money()

    def takes_enter(self) -> bool:
        """Whether Enter prints or ticks what still has to be, or goes there."""
        bulletin, key = self._view.bulletin, self._view.print_bulletin
        if key.hasFocus():
            self.print()
            return True
        asks = self._presenter.step is Step.FORM and bulletin.isVisibleTo(self._view)
        if not asks or bulletin.isChecked():
            return False
        if bulletin.hasFocus():
            bulletin.setChecked(True)
        else:
            bulletin.setFocus(Qt.FocusReason.TabFocusReason)
        return True

    def _to_money(self) -> None:
        received = self._view.payment.received
        wanted = received if received.isVisibleTo(self._view) else self._view.bulletin
        wanted.setFocus(Qt.FocusReason.TabFocusReason)

    def _printed(self, form: Form) -> None:
        self._presenter.applicant.show_printed(form)
        self.changed.emit()
        self._to_money()

    def _refused(self, refusal: Refused) -> None:
        self.refused.emit(refusal)
