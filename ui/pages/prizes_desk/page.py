"""The page where prizes and refunds are paid, wired."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from app.domain.house.rights import Act
from ui.context import PageContext
from ui.icons import Icon
from ui.pages.prizes_desk.main_action import MainAction
from ui.pages.prizes_desk.paying import Paying
from ui.pages.prizes_desk.presenter import DuesRead, PrizesDeskPresenter
from ui.pages.prizes_desk.screen import PrizesDeskScreen
from ui.pages.prizes_desk.view import PrizesDeskView
from ui.pages.tournament_desk.at_work import TournamentAtWork
from ui.words import translate

_CONCERNS: Final = frozenset(
    {
        Act.PAY_PRIZE, Act.REFUND, Act.FIX_PRIZES, Act.FINISH, Act.ELIMINATE, Act.UNDO_ELIMINATION,
        Act.EXPEL, Act.AWARD_THING, Act.STOP, Act.CANCEL_TOURNAMENT,
    }
)  # fmt: skip


class PrizesDeskPage(QObject):
    """Find the winner, see his document, pay: the receipt comes by itself."""

    key = "prizes_desk"
    icon = Icon.MEDAL

    def __init__(self, context: PageContext) -> None:
        super().__init__()
        self._context = context
        self.presenter = presenter = PrizesDeskPresenter(context.desk)
        self.view = view = PrizesDeskView()
        self._screen = PrizesDeskScreen(view, presenter)
        self._main = MainAction(context, view, presenter)
        self._work = TournamentAtWork(context, (view.head, view.picker), _CONCERNS, presenter.load)
        self._paying = Paying(context, view, presenter)
        self._wire()
        self._set_words()

    def _wire(self) -> None:
        view = self.view
        self._work.loaded.connect(self._loaded)
        self._work.picking.connect(view.show_picker)
        self._work.picked.connect(self._show_list)
        self._paying.changed.connect(self._show)
        self._paying.outdated.connect(self._work.load)
        self._work.left.connect(self._put_away)
        self._work.anew.connect(self._clear)
        view.words_asked.connect(self._set_words)
        view.escaped.connect(self._back)
        view.players.chosen.connect(self._choose)
        view.players.entered.connect(self._act)
        view.primary.clicked.connect(self._act)
        view.confirmed.connect(view.primary.click)
        view.seen.toggled.connect(self._tick)
        view.refusal.left.connect(self._leave_refusal)

    # -- the port `Page` ------------------------------------------------------------------------

    @property
    def widget(self) -> QWidget:
        return self.view

    def title(self) -> str:
        return translate("PrizesDesk", "Prix")

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
        operation.success(self._choose).refused(self._paying.say_refused).run()
        return True

    # -- reading --------------------------------------------------------------------------------

    def _loaded(self, read: DuesRead) -> None:
        self.presenter.read = read
        self._work.settle(read.desk.tournaments, self.presenter.tournament)
        if self.presenter.who is None:
            self.presenter.choose("")
        if self.view.shows_list:
            self._show_list()
        self._show()

    # -- choosing -------------------------------------------------------------------------------

    def _choose(self, player: str) -> None:
        if self.view.primary.is_busy:
            return
        self._paying.forget_doubt()
        self.presenter.choose(player)
        self._show_list()
        self._show()

    def _tick(self, ticked: bool) -> None:
        self.presenter.document_seen = ticked
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
        due = self.presenter.due
        if self._paying.in_doubt:
            self._paying.confirm_decision()
        elif due is None or not due.payable:
            self._next()
        else:
            self._paying.pay(due)

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
        self._paying.forget_doubt()
        self._show_list()
        self._show()

    # -- showing --------------------------------------------------------------------------------

    def _show_list(self) -> None:
        self.view.listed.show_players(there=bool(self.presenter.players))
        self.view.show_list()

    def _show(self) -> None:
        self._screen.show(in_doubt=self._paying.in_doubt)
        self._show_action()

    def _show_action(self) -> None:
        if not self._paying.in_doubt:
            self._main.show()

    def _set_words(self) -> None:
        self._screen.set_words()
        self._show()
