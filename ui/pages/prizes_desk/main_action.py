"""The main action where prizes are paid: what it says, why it waits, what the customer sees of it."""

from __future__ import annotations

from app.services.poker.dues import Due
from ui.context import PageContext
from ui.customer import Sale
from ui.icons import Icon
from ui.pages.prizes_desk.presenter import PrizesDeskPresenter
from ui.pages.prizes_desk.view import PrizesDeskView
from ui.pages.tournament_desk.closed_drawer import ClosedDrawer
from ui.pages.tournament_desk.customer import tournament_payout
from ui.words import translate


class MainAction:
    """Follows the presenter's state; decides nothing."""

    def __init__(self, context: PageContext, view: PrizesDeskView, presenter: PrizesDeskPresenter) -> None:
        self._view, self._presenter, self._customer = view, presenter, context.customer
        self.closed_drawer = ClosedDrawer(context, view.head, view.primary)

    def show(self) -> None:
        primary, held, due = self._view.primary, self._presenter, self._presenter.due
        if self._view.isVisible():
            self._customer.show(self._for_customer())
        if primary.is_busy:
            return
        primary.allow()
        is_open = held.read.desk.drawer_open
        if self.closed_drawer.stands_in_the_way(is_open=is_open, asks_money=held.pays):
            return
        if held.who is None:
            self._say(translate("PrizesDesk", "Payer"), Icon.BANKNOTE)
            primary.forbid(
                translate("PrizesDesk", "Scannez un récépissé, ou cherchez le joueur par son nom.")
            )
        elif due is None or not due.payable:
            self._say(translate("PrizesDesk", "Joueur suivant"), Icon.ARROW_RIGHT)
        else:
            self._say(_handing_over(due), Icon.BANKNOTE)
            if not held.document_seen:
                primary.forbid(translate("PrizesDesk", "Regardez la pièce d’identité, puis cochez la case."))

    def _say(self, words: str, icon: Icon) -> None:
        self._view.primary.setText(words)
        self._view.primary.set_icon(icon)

    def _for_customer(self) -> Sale | None:
        """What the player is paid, from the moment he is at the desk until the next one comes."""
        held, due, roster = self._presenter, self._presenter.due, self._presenter.read.desk.roster
        if roster is None or due is None or not self._view.shows_list:
            return None
        if not due.payable and held.given is None:
            return None  # it was paid before, or waits for a ruling; nothing changes hands
        # What was added to a prize since it was given is another payment.
        return tournament_payout(roster.tournament, due, None if due.payable else held.given)


def _handing_over(due: Due) -> str:
    """The cash that the hand takes out of the drawer, or what goes over the counter where there is none."""
    if due.cash:
        return translate("PrizesDesk", "Payer {amount}").format(amount=due.cash.text())
    gives_voucher, gives_thing = (
        translate("PrizesDesk", "Remettre le bon"),
        translate("PrizesDesk", "Remettre le lot"),
    )
    return gives_voucher if due.voucher else gives_thing
