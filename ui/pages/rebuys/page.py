"""The rebuys page, wired."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from app.domain.house.rights import Act
from app.services.poker.counter_sales import ChipsOffer
from ui.context import PageContext
from ui.icons import Icon
from ui.operations import Change
from ui.pages.rebuys.main_action import MainAction
from ui.pages.rebuys.presenter import RebuysPresenter
from ui.pages.rebuys.screen import RebuysScreen
from ui.pages.rebuys.selling import Selling
from ui.pages.rebuys.view import RebuysView
from ui.pages.rebuys.words import parts_of
from ui.pages.tournament_desk.at_work import TournamentAtWork
from ui.pages.tournament_desk.reading import DeskRead
from ui.words import translate

_CONCERNS: Final = frozenset(
    {
        Act.REBUY, Act.DEALERS_BONUS, Act.RE_REGISTER, Act.LATE_REGISTER, Act.CHECK_IN, Act.DRAW,
        Act.START, Act.BALANCE, Act.ELIMINATE, Act.UNDO_ELIMINATION, Act.EXPEL, Act.SET_LEVEL,
        Act.ADJUST_CLOCK, Act.STOP, Act.FIX_PRIZES, Act.FINISH, Act.ASK_REBUY,
        Act.OVERRIDE_START,
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
        self.presenter = presenter = RebuysPresenter(context.desk)
        self.view = view = RebuysView()
        self._screen = RebuysScreen(view, presenter, context.desk.house.clock.now)
        self._main = MainAction(context, view, presenter)
        self._work = TournamentAtWork(context, (view.head, view.picker), _CONCERNS, presenter.load)
        self._selling = Selling(context, view, presenter)
        self._wire()
        self._set_words()

    def _wire(self) -> None:
        view = self.view
        self._work.loaded.connect(self._loaded)
        self._work.picking.connect(view.show_picker)
        self._work.picked.connect(self._show_list)
        self._selling.changed.connect(self._show)
        self._selling.sold.connect(self._work.load)
        self._work.left.connect(self._put_away)
        self._work.anew.connect(self._clear)
        view.words_asked.connect(self._set_words)
        view.escaped.connect(self._back)
        view.players.chosen.connect(self._choose)
        view.players.entered.connect(self._act)
        view.primary.clicked.connect(self._act)
        view.confirmed.connect(view.primary.click)
        view.payment.entered.connect(self._act)
        view.payment.changed.connect(self._show_action)
        view.group.buttonClicked.connect(self._choose_offer)
        view.refusal.left.connect(self._leave_refusal)
        self._context.operations.changed.connect(self._changed)

    # -- the port `Page` ------------------------------------------------------------------------

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
        operation = self._context.operations.read(self, lambda: self.presenter.find(code))
        operation.success(self._choose).refused(self._selling.refuse).run()
        return True

    # -- reading --------------------------------------------------------------------------------

    def _changed(self, change: Change) -> None:
        if change.act in _COUNTED and not self._work.is_shown and self._context.desk.may(Act.REBUY):
            chosen = self._context.tournament.current
            read = self._context.operations.read(self, lambda: self.presenter.load(chosen))
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
            self._show_list()
        self._show()

    def _ask_offers(self) -> None:
        player = self.presenter.player
        operation = self._context.operations.read(self, lambda: (player, self.presenter.ask_offers(player)))
        operation.success(self._offered).run()

    def _offered(self, answer: tuple[str, Sequence[ChipsOffer]]) -> None:
        player, offers = answer
        if player != self.presenter.player or self.presenter.sold is not None:
            return
        before = self.presenter.offer
        self.presenter.show_offers(offers)
        if self.presenter.offer != before:  # the same one again: what was received for it stays
            self.view.payment.begin(parts_of(self.presenter.offer))
        self._show()

    # -- choosing -------------------------------------------------------------------------------

    def _choose(self, player: str) -> None:
        if self.view.primary.is_busy:
            return
        self.presenter.choose(player)
        self._selling.forget_doubt()
        self._show_list()
        if self.presenter.who is not None:  # who comes before the roster is read is asked about with it
            self._ask_offers()
        self._show()

    def _choose_offer(self) -> None:
        chosen = self.view.group.checkedButton()
        sales = [sale for sale, option in self.view.options.items() if option is chosen]
        if sales and sales[0] is not self.presenter.chosen:
            self.presenter.chosen = sales[0]
            self.view.payment.begin(parts_of(self.presenter.offer))
            self._show_action()

    def _next(self) -> None:
        self._clear()
        self.view.players.search.setFocus()

    def _clear(self) -> None:
        """Nobody is at the desk."""
        self.view.players.clear_search()
        self._choose("")

    # -- going on and back ----------------------------------------------------------------------

    def _act(self) -> None:
        if not self.view.primary.isEnabled() or self._main.closed_drawer.leads():
            return
        offer = self.presenter.offer
        if self._selling.in_doubt:
            self._selling.confirm_decision()
        elif self.presenter.sold is not None or offer is None:
            self._next()
        else:
            self._selling.sell(offer.sale)

    def _back(self) -> None:
        if self.view.primary.is_busy:
            return
        if self.view.shows_list:
            self._next()
        else:
            self._leave_refusal()

    def _leave_refusal(self) -> None:
        self._put_away()
        self._work.load()

    def _put_away(self) -> None:
        """What was refused or in doubt: the list again, and whoever is at the desk."""
        self._selling.forget_doubt()
        self._show_list()
        self._show()

    # -- showing --------------------------------------------------------------------------------

    def _show_list(self) -> None:
        self.view.listed.show_players(there=bool(self.presenter.players))
        self.view.show_list()

    def _show(self) -> None:
        self._screen.show(in_doubt=self._selling.in_doubt)
        self._show_action()

    def _show_action(self) -> None:
        if not self._selling.in_doubt:
            self._main.show()

    def _set_words(self) -> None:
        self._screen.set_words()
        self._show()
