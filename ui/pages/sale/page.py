"""The page of the sale, wired."""

from __future__ import annotations

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QWidget

from app.domain.betting.bet import PickRef
from app.domain.betting.formulas import Formula
from app.domain.values import Money
from ui.betting.concerns import CONCERNS
from ui.betting.echoes import Echo
from ui.betting.loaded import Loaded
from ui.betting.rereading import Rereading
from ui.betting.serving import Serving
from ui.betting.states import Step
from ui.context import PageContext
from ui.icons import Icon
from ui.pages.sale.browser import Browser
from ui.pages.sale.presenter import SalePresenter
from ui.pages.sale.screen import SaleScreen
from ui.pages.sale.view import SaleView
from ui.words import translate


class SalePage(QObject):
    key = "sale"
    icon = Icon.TICKET

    def __init__(self, context: PageContext) -> None:
        super().__init__()
        self._context = context
        self.presenter = SalePresenter(context.desk)
        clock = context.desk.house.clock
        self.view = SaleView(clock.now())
        self._screen = SaleScreen(self.view, self.presenter, context.desk, context.customer)
        self._serving = Serving(context, self.key, self.presenter, self.view, self._screen)
        self._browser = Browser(self.presenter.offer, self.view.bulletin, self._screen)
        self._rereading = Rereading(context, CONCERNS, self.presenter.load, self.view)
        self._wire()
        self.view.retranslate()

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
        self._serving.begin()
        self._rereading.start()

    def on_hide(self) -> None:
        self._rereading.stop()
        if self._context.desk.operator is None:
            self._clear_entry()
        self._context.customer.show(None)

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
        self._rereading.loaded.connect(self._loaded)
        self._rereading.time_passed.connect(self._time_passed)

    def _set_words(self) -> None:
        self._screen.say_entry_label()
        self._screen.echoes.say_again()
        self._serving.say_again()

    # -- what the house says -------------------------------------------------------------------

    @Slot(object)
    def _loaded(self, loaded: Loaded) -> None:
        self.presenter.show(loaded)
        self._screen.show_offer()
        if self.presenter.step is Step.BULLETIN:
            self._serving.changed()

    @Slot()
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
