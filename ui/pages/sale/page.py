"""The page of the sale, wired."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from typing import Final

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QWidget

from app.domain.betting.bet import PickRef
from app.domain.betting.formulas import Formula
from app.domain.values import Money
from ui.betting.age_refusal import AgeRefusal
from ui.betting.checkout import Checkout
from ui.betting.concerns import CONCERNS
from ui.betting.echoes import Echo, Entered
from ui.betting.loaded import Loaded
from ui.betting.set_aside import SetAside
from ui.betting.states import Quotation, Step
from ui.context import PageContext
from ui.icons import Icon
from ui.operations import Change
from ui.pages.sale.presenter import SalePresenter
from ui.pages.sale.screen import SaleScreen
from ui.pages.sale.slip import Slip
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
        self._screen = SaleScreen(self.view, self.presenter, clock.now, context.customer)
        self._checkout = Checkout(context, self.presenter, self.view, self._screen)
        self._age = AgeRefusal(context, self.view)
        slip = self.view.slip
        self._set_aside = SetAside(self.presenter, self.view, slip.park, slip.nothing)
        self._shown = False
        self._go_on_once_quoted = False
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

    def on_show(self) -> None:
        self._shown = True
        self._tick.start()
        self._load()
        self._take_focus()

    def on_hide(self) -> None:
        self._shown = False
        self._context.customer.show(None)
        self._tick.stop()

    def _wire(self) -> None:
        view, bulletin, slip = self.view, self.view.bulletin, self.view.slip
        view.primary.clicked.connect(self._go_on)
        view.confirmed.connect(self._go_on)
        view.escaped.connect(self._escape)
        view.begun.connect(self._begin_typing)
        view.back.clicked.connect(self._back)
        view.remove_changed.clicked.connect(self._remove_changed)
        view.rule.clicked.connect(view.changed.turn_rule)
        view.words_asked.connect(self._set_words)
        view.resized.connect(self._screen.show_filters)
        bulletin.entry.entered.connect(self._entered)
        bulletin.entry.typed.connect(self._typed)
        bulletin.entry.escaped.connect(self._escape)
        bulletin.filters.chosen.connect(self._choose_sport)
        bulletin.day.clicked.connect(self._offer_days)
        bulletin.days.chosen.connect(self._choose_day)
        bulletin.search.clicked.connect(self._toggle_search)
        bulletin.whole_offer_asked.connect(self._whole_offer)
        bulletin.offer.picked.connect(self._touched)
        bulletin.offer.event_asked.connect(self._show_event)
        slip.removed.connect(self._remove)
        slip.formula_chosen.connect(self._choose_formula)
        slip.stake_chosen.connect(self._choose_stake)
        slip.emptied.connect(self._start_again)
        slip.minor_refused.connect(self._refuse_minor)
        slip.age_settled.connect(self._age_settled)
        slip.age_asked.connect(self._screen.show_sale)
        view.tender.confirmed.connect(self._go_on)
        self._set_aside.parked.connect(self._parked)
        self._set_aside.taken_up.connect(self._taken_up)
        self._checkout.refused.connect(self._take_focus)
        self._operations.changed.connect(self._heard)

    def _set_words(self) -> None:
        self._screen.say_entry_label()
        self._screen.show_all()
        self._checkout.say_again()

    # -- what the house says -------------------------------------------------------------------

    def _load(self) -> None:
        if self._shown and self._context.desk.operator is not None:
            self._operations.read(self, self.presenter.load).success(self._loaded).run()

    def _loaded(self, loaded: Loaded) -> None:
        self.presenter.show(loaded)
        self._screen.show_offer()
        if self.presenter.step is Step.BULLETIN:
            self._bulletin_changed()

    def _heard(self, change: Change) -> None:
        """Somebody changed the offer, the day's stakes or the drawer: ask again, once for many."""
        if self._shown and change.act in CONCERNS:
            self._ask_again.start()

    def _time_passed(self) -> None:
        self.presenter.refresh(self._context.desk.house.clock.now())
        self._screen.show_offer()

    # -- picking -------------------------------------------------------------------------------

    def _entered(self, text: str) -> None:
        if self._screen.searching:
            return
        if not text:
            self._go_on()
            return
        before = self.presenter.event
        entered = self.presenter.enter(text)
        self._screen.say_echo(entered)
        if entered.echo is Echo.ADDED:
            self._show_where(entered)
        if entered.echo in (Echo.ADDED, Echo.FOUND):
            self.view.bulletin.entry.mark_done()
        else:
            self.view.bulletin.entry.invite()
        if self.presenter.event != before:
            self._screen.show_offer(from_top=True)
        self._bulletin_changed()

    def _show_where(self, entered: Entered) -> None:
        """A pick that was typed leaves the list of another event's bets."""
        line = entered.line
        if line is not None and self.presenter.event != line.on_offer.bet.event.id:
            self.presenter.event = None

    def _typed(self, text: str) -> None:
        self.view.bulletin.entry.echo.clear()
        if self._screen.searching:
            self.presenter.search = text
            self._screen.show_offer(from_top=True)

    def _begin_typing(self, text: str) -> None:
        """The next player's first figure, typed while the last sale is still on the screen."""
        if self.presenter.step is Step.SOLD:
            self._start_again()
            self.view.bulletin.entry.line.insert(text)

    def _touched(self, ref: PickRef) -> None:
        self._screen.say_echo(self.presenter.touch(ref))
        self._bulletin_changed()
        self._take_focus()

    def _remove(self, ref: PickRef) -> None:
        self.presenter.take_off(ref)
        self._bulletin_changed()

    def _choose_sport(self, sport: str) -> None:
        if self._screen.searching:
            self._toggle_search()
        self.presenter.sport, self.presenter.event = sport, None
        self._screen.show_offer(from_top=True)

    def _offer_days(self) -> None:
        self.view.bulletin.turn_days(shown=True)
        self._take_focus()

    def _choose_day(self, day: str) -> None:
        if self._screen.searching:
            self._toggle_search()
        self.presenter.choose_day(date.fromisoformat(day) if day else None)
        self.view.bulletin.turn_days(shown=False)
        self._screen.show_offer(from_top=True)
        self._take_focus()

    def _show_event(self, event: int) -> None:
        self.presenter.event = event
        self._screen.show_offer(from_top=True)

    def _whole_offer(self) -> None:
        self.presenter.event = None
        self._screen.show_offer(from_top=True)
        self._take_focus()

    def _toggle_search(self) -> None:
        self.presenter.search, self.presenter.event = "", None
        self._screen.say_search(searching=not self._screen.searching)
        self._screen.show_offer(from_top=True)
        self._take_focus()

    def _choose_formula(self, formula: Formula) -> None:
        self.presenter.slip = self.presenter.slip.with_formula(formula)
        self._bulletin_changed()

    def _choose_stake(self, stake: Money) -> None:
        self.presenter.slip = self.presenter.slip.with_stake(stake)
        self._bulletin_changed()

    def _parked(self) -> None:
        self._screen.say_search(searching=False)
        self._screen.show_all()
        self._take_focus()

    def _taken_up(self) -> None:
        self._bulletin_changed()
        self._take_focus()

    def _start_again(self) -> None:
        self.view.slip.close_age()
        self.presenter.start_again()
        self._screen.say_search(searching=False)
        self._screen.show_all()
        self._take_focus()

    def _refuse_minor(self) -> None:
        self._age.refuse()
        self._start_again()

    def _age_settled(self) -> None:
        self._screen.show_sale()
        self._take_focus()

    # -- what it costs -------------------------------------------------------------------------

    def _bulletin_changed(self) -> None:
        """Show the bulletin at once; its figures follow as soon as the house has told them."""
        if self.presenter.step is Step.CHANGED:
            self.presenter.back()
        self._go_on_once_quoted = False
        self._screen.show_sale()
        slip = self.presenter.slip
        if slip.is_ready:
            self._operations.read(self, lambda: self.presenter.quote(slip)).success(self._quoted).run()

    def _quoted(self, quotation: Quotation[Slip]) -> None:
        if self.presenter.step is not Step.BULLETIN or not self.presenter.take_quotation(quotation):
            return
        self._screen.show_sale()
        if self._go_on_once_quoted:
            self._go_on()

    # -- taking the money ----------------------------------------------------------------------

    def _go_on(self) -> None:
        """The main action, by touch or by Return."""
        if self.view.primary.is_busy or self.view.slip.asks_age:
            return
        step = self.presenter.step
        if step is Step.BULLETIN:
            self._cash_in()
        elif step is Step.CHANGED:
            self._checkout.accept()
        elif step is Step.TENDER:
            self._checkout.sell()
        else:
            self._start_again()

    def _cash_in(self) -> None:
        presenter = self.presenter
        if not presenter.drawer_open:
            self._context.navigator.go("drawer")
            return
        # Return may be faster than the figures of the bulletin: they come first, then the money.
        self._go_on_once_quoted = presenter.slip.is_ready and presenter.awaits_quotation
        self._checkout.begin()
        if presenter.slip.picks and presenter.slip.stake is None:
            self.view.say_why(translate("Sale", "Choisissez la mise de base."))

    def _remove_changed(self) -> None:
        self.presenter.take_off(*self.presenter.changed)
        self.presenter.back()
        self._bulletin_changed()
        self._take_focus()

    # -- going back ----------------------------------------------------------------------------

    def _back(self) -> None:
        if self.view.primary.is_busy:
            return
        self.presenter.back()
        self._bulletin_changed()
        self._take_focus()

    def _escape(self) -> None:
        if self.presenter.step is Step.SOLD:
            self._start_again()
        elif self.presenter.step is not Step.BULLETIN:
            self._back()
        elif self.view.bulletin.shows_days:
            self.view.bulletin.turn_days(shown=False)
        elif self._screen.searching:
            self._toggle_search()
        elif self.presenter.event is not None:
            self._whole_offer()
        else:
            self.view.bulletin.entry.set_text("")
            self.view.bulletin.entry.echo.clear()

    def _take_focus(self) -> None:
        if self.presenter.step is Step.BULLETIN:
            self.view.bulletin.entry.setFocus()
