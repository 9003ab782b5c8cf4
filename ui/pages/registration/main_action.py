"""The main action of the registration page: what it says, why it waits, what the customer sees of it."""

from __future__ import annotations

from ui.context import PageContext
from ui.customer import Goods, Sale
from ui.icons import Icon
from ui.pages.registration.presenter import RegistrationPresenter, Step
from ui.pages.registration.view import RegistrationView
from ui.pages.tournament_desk.closed_drawer import ClosedDrawer
from ui.pages.tournament_desk.customer import tournament_sale
from ui.pages.tournament_desk.phrases import entry_parts
from ui.words import translate
from ui.words_of_errors import said


class MainAction:
    """Follows the presenter's state; decides nothing."""

    def __init__(
        self, context: PageContext, view: RegistrationView, presenter: RegistrationPresenter
    ) -> None:
        self._view, self._presenter, self._customer = view, presenter, context.customer
        self.closed_drawer = ClosedDrawer(context, view.head, view.primary)

    def show(self) -> None:
        primary, held = self._view.primary, self._presenter
        if self._view.isVisible():
            self._customer.show(self._for_customer())
        if primary.is_busy or held.step is Step.DECISION:
            return
        primary.allow()
        later = self._view.later.isChecked()
        asks_money = held.step is Step.FORM and not later and held.applicant.against is None
        if self.closed_drawer.stands_in_the_way(is_open=held.read.drawer_open, asks_money=asks_money):
            return
        if held.step is Step.DONE:
            self._say(translate("Registration", "Inscription suivante"), Icon.ARROW_RIGHT)
        elif later:
            self._say(translate("Registration", "Préinscrire"), Icon.USER_PLUS)
            self._require_form()
        elif held.applicant.against is not None:
            self._say(translate("Registration", "Inscrire"), Icon.USER_PLUS)
            self._require_form()
        else:
            words = translate("Registration", "Inscrire · {amount}")
            self._say(words.format(amount=self._view.payment.due.text()), Icon.USER_PLUS)
            self._require_form()
            self._require_payment()

    def _say(self, words: str, icon: Icon) -> None:
        self._view.primary.setText(words)
        self._view.primary.set_icon(icon)

    def _require_form(self) -> None:
        primary, held = self._view.primary, self._presenter
        if not held.tournament:
            primary.forbid(translate("Registration", "Aucun tournoi n’est ouvert."))
        elif held.applicant.against is not None:
            primary.forbid(said(held.applicant.against).what)
        elif held.applicant.form.is_empty:
            primary.forbid(translate("Registration", "Lisez la pièce ou tapez le bulletin."))
        elif held.step is Step.REFUSED:
            primary.forbid(translate("Registration", "Revenez au bulletin pour recommencer."))

    def _require_payment(self) -> None:
        primary, missing = self._view.primary, self._view.payment.missing
        if missing:
            words = translate("Registration", "Il manque {amount}.")
            primary.forbid(words.format(amount=missing.text()))
        elif primary.isEnabled() and not self._view.bulletin.isChecked():
            if self._presenter.applicant.bulletin_printed:
                primary.forbid(translate("Registration", "Faites signer, puis cochez la case."))
            else:
                primary.forbid(translate("Registration", "Imprimez le bulletin, faites-le signer."))

    def _for_customer(self) -> Sale | None:
        """What the player pays for, and what he gets back; nothing where nothing is paid."""
        held, payment = self._presenter, self._view.payment
        if held.state is None:
            return None
        if held.step is Step.DONE:
            made, received = held.entry.made, held.entry.paid.tendered
            sold = bool(made and made.paid)
        else:
            turned_away = held.step is Step.REFUSED or held.applicant.against is not None
            sold = not (turned_away or held.applicant.form.is_empty or self._view.later.isChecked())
            received = payment.tendered
        if not sold:
            return None
        return tournament_sale(
            held.state, entry_parts(held.state, held.covered), Goods.ENTRY, received=received
        )
