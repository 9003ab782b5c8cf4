"""The page of the sale, wired."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QWidget

from app.domain.betting.bet import PickRef
from app.domain.betting.formulas import Formula
from app.domain.values import Money
from ui.betting.concerns import CONCERNS
from ui.betting.echoes import Echo
from ui.betting.loaded import Loaded
from ui.betting.serving import Serving
from ui.betting.states import Step
from ui.context import PageContext
from ui.icons import Icon
from ui.operations import Change
from ui.pages.sale.browser import Browser
from ui.pages.sale.presenter import SalePresenter
from ui.pages.sale.screen import SaleScreen
from ui.pages.sale.view import SaleView
from ui.words import translate

_TICK_MS: Final = 10_000
_ASK_AGAIN_MS: Final = 150


class SalePage(QObject):
    key = "sale"
    icon = Icon.TICKET

    def __init__(self, context: PageContext) -> None:
        super().__init__()
        self._context = context
        self._operations = context.operations
        self.presenter = SalePresenter(context.desk)
        clock = context.desk.house.clock
        self.view = SaleView(clock.now())
        self._screen = SaleScreen(self.view, self.presenter, context.desk, context.customer)
        self._serving = Serving(context, self.key, self.presenter, self.view, self._screen)
        self._browser = Browser(self.presenter.offer, self.view.bulletin, self._screen)
        self._shown = False
        self._ask_again = self._timer(_ASK_AGAIN_MS, self._load)
        self._ask_again.setSingleShot(True)
        self._tick = self._timer(_TICK_MS, self._time_passed)
        self._wire()
        self.view.retranslate()

    def _timer(self, every_ms: int, follow: Callable[[], None]) -> QTimer:
        timer = QTimer(self.view)
        timer.setInterval(every_ms)
        timer.timeout.connect(follow)
        return timer

    @property
    def widget(self) -> QWidget:
        return self.view

    def title(self) -> str:
        return translate("Sale", "Vente")

    @property
    def unsold(self) -> int:
        """How many bulletins wait here for a player: said before the station is shut down."""
        return self._serving.unsold

    def on_show(self) -> None:
        self._shown = True
        self._tick.start()
        self._serving.begin()
        self._load()

    def on_hide(self) -> None:
        self._shown = False
        if self._context.desk.operator is None:
            self._clear_entry()
        self._context.customer.show(None)
        self._tick.stop()

    def _wire(self) -> None:
        view, bulletin, slip = self.view, self.view.bulletin, self.view.slip
        view.escaped.connect(self._escape)
        view.words_asked.connect(self._set_words)
        view.resized.connect(self._screen.show_filters)
        bulletin.entry.entered.connect(self._entered)
        bulletin.entry.typed.connect(self._typed)
        bulletin.entry.escaped.connect(self._escape)
        bulletin.offer.picked.connect(self._touched)
        bulletin.grid.offer.picked.connect(self._marked)
        slip.removed.connect(self._remove)
        slip.formula_chosen.connect(self._choose_formula)
        slip.stake_chosen.connect(self._choose_stake)
        self._serving.emptied.connect(self._clear_entry)
        self._operations.changed.connect(self._heard)

    def _set_words(self) -> None:
        self._screen.say_entry_label()
        self._screen.echoes.say_again()
        self._serving.say_again()

    # -- what the house says -------------------------------------------------------------------

    def _load(self) -> None:
        if self._shown and self._context.desk.operator is not None:
            self._operations.read(self, self.presenter.load).success(self._loaded).run()

    def _loaded(self, loaded: Loaded) -> None:
        self.presenter.show(loaded)
        self._screen.show_offer()
        if self.presenter.step is Step.BULLETIN:
            self._serving.changed()

    def _heard(self, change: Change) -> None:
        """Somebody changed the offer, the day's stakes or the drawer: ask again, once for many."""
        if self._shown and change.act in CONCERNS:
            self._ask_again.start()

    def _time_passed(self) -> None:
        self.presenter.offer.refresh(self._context.desk.house.clock.now())
        self._screen.show_offer()

    # -- picking -------------------------------------------------------------------------------

    def _entered(self, text: str) -> None:
        if self._screen.searching:
            return
        if not text:
            self._serving.go_on()
            return
        before = self.presenter.offer.event
        entered = self.presenter.enter(text)
        self._screen.echoes.say(entered)
        if entered.echo in (Echo.ADDED, Echo.FOUND):
            self.view.bulletin.entry.mark_done()
        else:
            self.view.bulletin.entry.invite()
        if self.presenter.offer.event != before:
            self._screen.show_offer(from_top=True)
        self._serving.changed()

    def _typed(self, text: str) -> None:
        self._screen.echoes.forget()
        self._browser.search(text)

    def _touched(self, ref: PickRef) -> None:
        self._screen.echoes.say(self.presenter.touch(ref))
        self._serving.changed()
        self._serving.take_focus()

    def _marked(self, ref: PickRef) -> None:
        """An answer under the grid: the next bet of the bulletin is marked from the start."""
        self._touched(ref)
        self.view.bulletin.grid.clear()

    def _remove(self, ref: PickRef) -> None:
        self.presenter.take_off(ref)
        self._serving.changed()

    def _choose_formula(self, formula: Formula) -> None:
        self.presenter.slip = self.presenter.slip.with_formula(formula)
        self._serving.changed()

    def _choose_stake(self, stake: Money) -> None:
        self.presenter.slip = self.presenter.slip.with_stake(stake)
        self._serving.changed()

    def _clear_entry(self) -> None:
        self._screen.say_search(searching=False)
        self.view.bulletin.grid.clear()

    def _escape(self) -> None:
        if not self._serving.escape() and not self._browser.escape():
            self._clear_entry()
