"""The main action of the rebuys page: what it says, why it waits, what the customer sees of it."""

from __future__ import annotations

from ui.context import PageContext
from ui.customer import Goods, Sale
from ui.icons import Icon
from ui.pages.rebuys.presenter import RebuysPresenter
from ui.pages.rebuys.view import RebuysView
from ui.pages.rebuys.words import sale_word
from ui.pages.tournament_desk.closed_drawer import ClosedDrawer
from ui.pages.tournament_desk.customer import tournament_sale
from ui.pages.tournament_desk.phrases import chips
from ui.words import translate


class MainAction:
    """Follows the presenter's state; decides nothing."""

    def __init__(self, context: PageContext, view: RebuysView, presenter: RebuysPresenter) -> None:
        self._view, self._presenter, self._customer = view, presenter, context.customer
        self.closed_drawer = ClosedDrawer(context, view.head, view.primary)

    def show(self) -> None:
        primary, held = self._view.primary, self._presenter
        if self._view.isVisible():
            self._customer.show(self._for_customer())
        if primary.is_busy:
            return
        primary.allow()
        if self.closed_drawer.stands_in_the_way(is_open=held.read.drawer_open, asks_money=held.sold is None):
            return
        offer = held.offer
        if held.sold is not None:
            self._say(translate("Rebuys", "Joueur suivant"), Icon.ARROW_RIGHT)
        elif offer is None:
            self._say(translate("Rebuys", "Encaisser"), Icon.COINS)
            primary.forbid(translate("Rebuys", "Choisissez un joueur à qui quelque chose peut être vendu."))
        else:
            words = translate("Rebuys", "Encaisser {amount}")
            self._say(words.format(amount=offer.price.text()), Icon.COINS)
            self._require_money()

    def _say(self, words: str, icon: Icon) -> None:
        self._view.primary.setText(words)
        self._view.primary.set_icon(icon)

    def _require_money(self) -> None:
        missing = self._view.payment.missing
        if missing:
            why = translate("Rebuys", "Il manque {amount}.").format(amount=missing.text())
            self._view.primary.forbid(why)

    def _for_customer(self) -> Sale | None:
        """What the player pays for; None where nobody buys anything."""
        held, offer, roster = self._presenter, self._presenter.offer, self._presenter.read.roster
        if roster is None or offer is None or not self._view.shows_list:
            return None
        words = translate("Rebuys", "{sale} · {chips}")
        label = words.format(sale=sale_word(offer.sale), chips=chips(offer.chips))
        received = self._view.payment.tendered if held.sold is None else held.received
        parts = ((label, offer.price),)
        return tournament_sale(roster.tournament, parts, Goods.CHIPS, received=received)
