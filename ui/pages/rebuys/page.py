"""The rebuys page, wired."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from app.domain.errors import Refused
from app.domain.house.cash import Means
from app.domain.house.rights import Act
from app.domain.values import Money
from app.services.poker.counter_sales import ChipsOffer, ChipsSale
from app.services.poker.desk import ChipsSold
from app.services.poker.rosters import OnRoster
from ui.context import PageContext
from ui.customer import Goods, Sale
from ui.icons import Icon
from ui.operations import Change
from ui.pages.rebuys.presenter import RebuysPresenter
from ui.pages.rebuys.view import RebuysView
from ui.pages.tournament_desk.at_work import TournamentAtWork
from ui.pages.tournament_desk.closed_drawer import ClosedDrawer
from ui.pages.tournament_desk.customer import tournament_sale
from ui.pages.tournament_desk.doubt_flow import DoubtFlow
from ui.pages.tournament_desk.doubts import DOUBTS, Decided
from ui.pages.tournament_desk.phrases import chips, state_tag, state_word
from ui.pages.tournament_desk.reading import DeskRead
from ui.sounds import Sound
from ui.words import translate
from ui.words_of_errors import said

_CONCERNS: Final = frozenset(
    {
        Act.REBUY, Act.DEALERS_BONUS, Act.RE_REGISTER, Act.LATE_REGISTER, Act.CHECK_IN, Act.DRAW,
        Act.START, Act.BALANCE, Act.ELIMINATE, Act.UNDO_ELIMINATION, Act.EXPEL, Act.SET_LEVEL,
        Act.ADJUST_CLOCK, Act.STOP, Act.FIX_PRIZES, Act.FINISH, Act.ASK_REBUY,
    }
)  # fmt: skip


_COUNTED: Final = frozenset({Act.ASK_REBUY, Act.REBUY, Act.ELIMINATE})
"""What changes how many wait for a rebuy."""


class RebuysPage(QObject):
    """Find the player, touch what he buys, take the money."""

    key = "rebuys"
    icon = Icon.COINS

    def __init__(self, context: PageContext) -> None:
        super().__init__()
        self._context = context
        self._operations, self._sounds = context.operations, context.sounds
        self.presenter = RebuysPresenter(context.desk)
        self.view = view = RebuysView()
        self._closed_drawer = ClosedDrawer(context, view.head, view.primary)
        self._work = TournamentAtWork(context, (view.head, view.picker), _CONCERNS, self.presenter.load)
        self._work.loaded.connect(self._loaded)
        self._work.picking.connect(view.show_picker)
        self._work.picked.connect(lambda: view.show_list(empty=False))
        self._doubt = DoubtFlow(context, view, view.decision, view.approval)
        self._doubt.opened.connect(view.show_decision)
        self._doubt.decided.connect(self._decided)
        self._doubt.refused.connect(self._say_refused)
        view.words_asked.connect(self._set_words)
        view.words_asked.connect(self._doubt.retranslate)
        view.back_asked.connect(self._back)
        view.players.chosen.connect(self._choose)
        view.players.entered.connect(self._primary)
        view.primary.clicked.connect(self._primary)
        view.payment.entered.connect(self._primary)
        view.payment.changed.connect(self._show_primary)
        view.group.buttonClicked.connect(self._choose_offer)
        view.refusal.left.connect(self._leave_refusal)
        context.operations.changed.connect(self._changed)
        self._set_words()

    @property
    def widget(self) -> QWidget:
        return self.view

    def title(self) -> str:
        return translate("Rebuys", "Recaves")

    def on_show(self) -> None:
        self._work.show()
        self.view.players.search.setFocus()

    def on_hide(self) -> None:
        self._work.hide()
        self._context.customer.show(None)

    def receive(self, subject: object) -> None:
        """A player, from another page."""
        if isinstance(subject, str):
            self._choose(subject)

    def take_scan(self, code: str) -> bool:
        if not self.presenter.reads(code) or self.view.primary.is_busy:
            return False
        operation = self._operations.read(self, lambda: self.presenter.find(code))
        operation.success(self._choose).refused(self._refused).run()
        return True

    # -- reading --------------------------------------------------------------------------------

    def _changed(self, change: Change) -> None:
        if change.act in _COUNTED and not self._work.is_shown and self._context.desk.may(Act.REBUY):
            chosen = self._context.tournament.current
            read = self._operations.read(self, lambda: self.presenter.load(chosen))
            read.success(self._count).run()

    def _count(self, read: DeskRead) -> None:
        """How many wait is told on the rail, whatever page is shown."""
        self.presenter.read = read
        self._context.navigator.show_badge(self.key, self.presenter.asked)

    def _loaded(self, read: DeskRead) -> None:
        self._count(read)
        self._work.settle(read.tournaments, self.presenter.tournament)
        if self.presenter.who is None:
            self.presenter.choose("")
        elif self.presenter.sold is None:
            self._ask_offers()
        if self.view.shows_list:
            self.view.show_list(empty=not self.presenter.players)
        self._show()

    def _ask_offers(self) -> None:
        player = self.presenter.player
        operation = self._operations.read(self, lambda: (player, self.presenter.ask_offers(player)))
        operation.success(self._offered).run()

    def _offered(self, answer: tuple[str, Sequence[ChipsOffer]]) -> None:
        player, offers = answer
        if player != self.presenter.player or self.presenter.sold is not None:
            return
        self.presenter.show_offers(offers)
        self._begin_payment()
        self._show()

    # -- choosing -------------------------------------------------------------------------------

    def _choose(self, player: str) -> None:
        if self.view.primary.is_busy:
            return
        self.presenter.choose(player)
        self._doubt.close()
        self.view.show_list(empty=not self.presenter.players)
        if self.presenter.who is not None:  # who comes before the roster is read is asked about with it
            self._ask_offers()
        self._show()

    def _choose_offer(self) -> None:
        chosen = self.view.group.checkedButton()
        sales = [sale for sale, option in self.view.options.items() if option is chosen]
        if sales and sales[0] is not self.presenter.chosen:
            self.presenter.chosen = sales[0]
            self._begin_payment()
            self._show_primary()

    def _begin_payment(self) -> None:
        offer = self.presenter.offer
        self.view.payment.begin(((sale_word(offer.sale), offer.price),) if offer else ())

    def _next(self) -> None:
        self.view.players.clear_search()
        self._choose("")
        self.view.players.search.setFocus()

    def _back(self) -> None:
        if self.view.primary.is_busy:
            return
        if self.view.shows_list:
            self._next()
        else:
            self._leave_refusal()

    def _leave_refusal(self) -> None:
        self._doubt.close()
        self.view.show_list(empty=not self.presenter.players)
        self._work.load()

    # -- selling --------------------------------------------------------------------------------

    def _primary(self) -> None:
        if not self.view.primary.isEnabled() or self._closed_drawer.leads():
            return
        offer = self.presenter.offer
        if self._doubt.doubt is not None:
            self._doubt.confirm()
        elif self.presenter.sold is not None or offer is None:
            self._next()
        else:
            self._sell(offer.sale)

    def _sell(self, sale: ChipsSale) -> None:
        payment, origin = self.view.payment, self.presenter.intend()
        tendered, means = payment.tendered, payment.means
        self.view.primary.set_busy(True)
        operation = self._operations.act(
            self, lambda: (self.presenter.sell(origin, sale, tendered, means), tendered, means)
        )
        operation.always(self._not_busy).success(self._sold).refused(self._refused).run()

    def _sold(self, answer: tuple[ChipsSold, Money | None, Means]) -> None:
        sold, tendered, means = answer
        self.presenter.show_sold(sold, tendered)
        if means is Means.CASH:
            self._context.printing.kick_drawer()
        self._sounds.play(Sound.DONE)
        self._work.load()

    def _not_busy(self) -> None:
        self.view.primary.set_busy(False)
        self._show_primary()

    def _refused(self, refusal: Refused) -> None:
        self.presenter.give_up()
        held, who = self.presenter, self.presenter.who
        if refusal.code in DOUBTS and who is not None:
            self._sounds.play(Sound.BAD_SCAN)
            self._doubt.open(DOUBTS[refusal.code], who.person, held.subject, held.decided)
        else:
            self._say_refused(refusal)

    def _decided(self, decided: Decided) -> None:
        self.presenter.decided = decided
        self.view.show_list(empty=not self.presenter.players)
        self._show()
        if self.presenter.chosen is not None:
            self._sell(self.presenter.chosen)

    def _say_refused(self, refusal: Refused) -> None:
        self._sounds.play(Sound.BAD_SCAN)
        self.view.refusal.say(refusal)
        self.view.show_refusal()
        self._show_primary()

    # -- showing --------------------------------------------------------------------------------

    def _show(self) -> None:
        self._show_head()
        players = self.presenter.players
        self.view.players.show_players(players, [self._second(who) for who in players])
        self.view.players.choose(self.presenter.player)
        self._show_somebody()
        self._show_primary()

    def _show_head(self) -> None:
        roster = self.presenter.read.roster
        if roster is None:
            self.view.head.say(translate("Rebuys", "Recaves"), translate("Rebuys", "Aucun tournoi"))
            return
        state = roster.tournament
        title = translate("Rebuys", "Recaves · {name}").format(name=state.terms.name)
        if state.terms.rebuy is None:
            second = translate("Rebuys", "Ce tournoi n’a pas de recave.")
        elif not state.started:
            second = translate("Rebuys", "Le tournoi n’a pas commencé.")
        else:
            level = state.level(self._context.desk.house.clock.now())
            words = translate("Rebuys", "Niveau {level} · recaves jusqu’à la fin du niveau {last}")
            second = words.format(level=level, last=state.terms.rebuys_until)
        self.view.head.say(title, second)
        self.view.head.offer_others(self.presenter.read.tournaments)

    def _second(self, who: OnRoster) -> str:
        words = translate("Rebuys", "%n recave(s)", None, who.entry.rebuys)
        if not who.entry.dealers_bonus:
            return words
        taken = translate("Rebuys", "bonus dealers pris")
        return f"{words} · {taken}"

    def _show_somebody(self) -> None:
        view, who, sold = self.view, self.presenter.who, self.presenter.sold
        if self._doubt.doubt is None:
            view.show_somebody(there=who is not None)
        if who is None:
            return
        view.name.set_name(who.name)
        view.state.show_state(state_word(who), *state_tag(who))
        self._show_offers()
        view.payment.setVisible(sold is None and self.presenter.offer is not None)
        for part in (view.sold, view.given_back):
            part.setVisible(sold is not None)
        view.seat.setVisible(sold is not None and sold.table is not None)
        if sold is None:
            return
        words = translate("Rebuys", "Payé {amount} : remettez {chips}.")
        line = words.format(amount=sold.paid.text(), chips=chips(sold.chips))
        view.sold.say(line, "good", Icon.CIRCLE_CHECK)
        view.given_back.set_label(translate("Rebuys", "À rendre"))
        view.given_back.set_value(self.presenter.change.text())
        if sold.table is not None and sold.seat is not None:
            view.seat.say(sold.table, sold.seat)

    def _show_offers(self) -> None:
        view, sold = self.view, self.presenter.sold
        offers = {offer.sale: offer for offer in self.presenter.offers}
        for sale, option in view.options.items():
            offer = offers.get(sale)
            option.setVisible(offer is not None and sold is None)
            if offer is None:
                continue
            words = translate("Rebuys", "{sale} · {amount}")
            option.setText(words.format(sale=sale_word(sale), amount=offer.price.text()))
            option.set_second(said(offer.refusal).what if offer.refusal else chips(offer.chips))
            if self.presenter.may_sell(offer):
                option.allow()
            else:
                option.forbid(said(offer.refusal).why if offer.refusal else "")
            option.setChecked(sale is self.presenter.chosen)
        nothing = not offers and sold is None
        view.nothing.setText(translate("Rebuys", "Le règlement de ce tournoi ne prévoit ni recave ni bonus."))
        view.nothing.setVisible(nothing)

    def _show_primary(self) -> None:
        primary, offer = self.view.primary, self.presenter.offer
        if self._work.is_shown:
            self._context.customer.show(self._for_customer())
        if primary.is_busy or self._doubt.doubt is not None:
            return
        primary.allow()
        sold, is_open = self.presenter.sold, self.presenter.read.drawer_open
        if self._closed_drawer.stands_in_the_way(is_open=is_open, asks_money=sold is None):
            return
        if sold is not None:
            self._say_primary(translate("Rebuys", "Joueur suivant"), Icon.ARROW_RIGHT)
            return
        if offer is None:
            self._say_primary(translate("Rebuys", "Encaisser"), Icon.COINS)
            primary.forbid(translate("Rebuys", "Choisissez un joueur à qui quelque chose peut être vendu."))
            return
        words = translate("Rebuys", "Encaisser {amount}")
        self._say_primary(words.format(amount=offer.price.text()), Icon.COINS)
        missing = self.view.payment.missing
        if missing:
            primary.forbid(translate("Rebuys", "Il manque {amount}.").format(amount=missing.text()))

    def _for_customer(self) -> Sale | None:
        """What the player pays for; None where nobody buys anything."""
        held, offer, roster = self.presenter, self.presenter.offer, self.presenter.read.roster
        if roster is None or offer is None or not self.view.shows_list:
            return None
        words = translate("Rebuys", "{sale} · {chips}")
        label = words.format(sale=sale_word(offer.sale), chips=chips(offer.chips))
        received = self.view.payment.tendered if held.sold is None else held.received
        parts = ((label, offer.price),)
        return tournament_sale(roster.tournament, parts, Goods.CHIPS, received=received)

    def _say_primary(self, words: str, icon: Icon) -> None:
        self.view.primary.setText(words)
        self.view.primary.set_icon(icon)

    def _set_words(self) -> None:
        view = self.view
        view.players.retranslate(translate("Rebuys", "Nom, ou table et place : T4 P7"))
        view.payment.retranslate()
        view.nobody.say(
            translate("Rebuys", "Qui rachète ?"),
            translate("Rebuys", "Scannez sa carte de place, ou cherchez son nom ou sa table."),
        )
        view.empty.say(
            translate("Rebuys", "Personne n’est encore en jeu"),
            translate("Rebuys", "Les recaves se vendent une fois les joueurs assis."),
        )
        self._show()


def sale_word(sale: ChipsSale) -> str:
    """What is sold."""
    return {
        ChipsSale.REBUY: translate("Rebuys", "Recave"),
        ChipsSale.DEALERS_BONUS: translate("Rebuys", "Bonus dealers"),
        ChipsSale.RE_REGISTER: translate("Rebuys", "Réinscription"),
    }[sale]
