"""The main action of the check-in page: what it says, why it waits, what the customer sees of it."""

from __future__ import annotations

from ui.context import PageContext
from ui.customer import Goods, Sale
from ui.icons import Icon
from ui.pages.check_in.presenter import CheckInPresenter, Step
from ui.pages.check_in.view import CheckInView
from ui.pages.tournament_desk.closed_drawer import ClosedDrawer
from ui.pages.tournament_desk.customer import tournament_sale
from ui.pages.tournament_desk.phrases import entry_parts
from ui.words import translate


class MainAction:
    """Follows the presenter's state; decides nothing."""

    def __init__(self, context: PageContext, view: CheckInView, presenter: CheckInPresenter) -> None:
        self._view, self._presenter, self._customer = view, presenter, context.customer
        self.closed_drawer = ClosedDrawer(context, view.head, view.primary)

    def show(self) -> None:
        primary, held = self._view.primary, self._presenter
        if self._view.isVisible():
            self._customer.show(self._for_customer())
        if primary.is_busy:
            return
        primary.allow()
        pays = held.step is Step.PAY_AND_CHECK_IN
        if self.closed_drawer.stands_in_the_way(is_open=held.read.drawer_open, asks_money=pays):
            return
        if held.step is Step.NOBODY:
            self._say(translate("CheckIn", "Pointer"), Icon.USER_CHECK)
            primary.forbid(translate("CheckIn", "Scannez un récépissé, ou cherchez le joueur par son nom."))
        elif held.step is Step.CHECK_IN:
            self._say(translate("CheckIn", "Pointer"), Icon.USER_CHECK)
            self._require_document()
        elif pays:
            words = translate("CheckIn", "Pointer · {amount}")
            self._say(words.format(amount=self._view.payment.due.text()), Icon.USER_CHECK)
            self._require_document()
            self._require_money()
        else:
            self._say(translate("CheckIn", "Joueur suivant"), Icon.ARROW_RIGHT)

    def _say(self, words: str, icon: Icon) -> None:
        self._view.primary.setText(words)
        self._view.primary.set_icon(icon)

    def _require_document(self) -> None:
        if not self._presenter.document_seen:
            why = translate("CheckIn", "Regardez la pièce, puis cochez la case.")
            self._view.primary.forbid(why)

    def _require_money(self) -> None:
        missing = self._view.payment.missing
        if self._presenter.entry is None:
            self._view.primary.forbid(translate("CheckIn", "Le prix de son entrée se lit."))
        elif self._presenter.is_closed:
            self._view.primary.forbid(translate("CheckIn", "Ce tournoi ne prend plus d’inscription."))
        elif missing:
            why = translate("CheckIn", "Il manque {amount}.").format(amount=missing.text())
            self._view.primary.forbid(why)

    def _for_customer(self) -> Sale | None:
        """What the player pays for, and what he gets back until the next one comes."""
        held, payment = self._presenter, self._view.payment
        if held.read.roster is None or not self._view.shows_list:
            return None
        if held.step is Step.PAY_AND_CHECK_IN:
            received = payment.tendered
        elif held.change is not None:
            received = payment.due + held.change
        else:
            return None
        state = held.read.roster.tournament
        return tournament_sale(state, entry_parts(state, held.covered), Goods.ENTRY, received=received)
