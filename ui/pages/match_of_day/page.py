"""The page of the *Match du Jour*, wired."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QWidget

from app.domain.betting.bet import PickRef, Weekday
from app.domain.values import Money
from ui.betting.age_refusal import AgeRefusal
from ui.betting.checkout import Checkout
from ui.betting.concerns import CONCERNS
from ui.betting.echoes import Echo, Entered, say_echo, say_next
from ui.betting.loaded import Loaded
from ui.betting.set_aside import SetAside
from ui.betting.states import Quotation, Step
from ui.context import PageContext
from ui.icons import Icon
from ui.operations import Change
from ui.pages.match_of_day.lines import LinesSlip
from ui.pages.match_of_day.presenter import MatchOfDayPresenter
from ui.pages.match_of_day.screen import MatchOfDayScreen
from ui.pages.match_of_day.view import MatchOfDayView
from ui.words import translate

_TICK_MS: Final = 10_000
_ASK_AGAIN_MS: Final = 150


class MatchOfDayPage(QObject):
    key = "match_of_day"
    icon = Icon.CALENDAR_DAYS

    def __init__(self, context: PageContext) -> None:
        super().__init__()
        self._context = context
        self._operations = context.operations
        self.presenter = MatchOfDayPresenter(context.desk)
        self.view = MatchOfDayView()
        self._screen = MatchOfDayScreen(self.view, self.presenter, context.customer)
        self._checkout = Checkout(context, self.presenter, self.view, self._screen)
        self._age = AgeRefusal(context, self.view)
        slip = self.view.slip
        self._set_aside = SetAside(self.presenter, self.view, slip.park, slip.nothing)
        self._shown = False
        self._go_on_once_quoted = False
        self._ask_again = QTimer(self)
        self._ask_again.setSingleShot(True)
        self._ask_again.setInterval(_ASK_AGAIN_MS)
        self._ask_again.timeout.connect(self._load)
        self._tick = QTimer(self)
        self._tick.setInterval(_TICK_MS)
        self._tick.timeout.connect(self._time_passed)
        self._wire()
        self.view.retranslate()

    @property
    def widget(self) -> QWidget:
        return self.view

    def title(self) -> str:
        return translate("MatchOfDay", "Match\ndu Jour")

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
        view.tender.confirmed.connect(self._go_on)
        bulletin.entry.entered.connect(self._entered)
        bulletin.entry.typed.connect(bulletin.entry.echo.clear)
        bulletin.entry.escaped.connect(self._escape)
        bulletin.matches.day_chosen.connect(self._choose_day)
        bulletin.matches.number_chosen.connect(self._choose_number)
        bulletin.answers.picked.connect(self._touched)
        slip.line_chosen.connect(self._choose_line)
        slip.removed.connect(self._remove)
        slip.stake_chosen.connect(self._choose_stake)
        slip.emptied.connect(self._start_again)
        slip.minor_refused.connect(self._refuse_minor)
        slip.age_asked.connect(self._screen.show_sale)
        slip.age_settled.connect(self._age_settled)
        self._set_aside.parked.connect(self._parked)
        self._set_aside.taken_up.connect(self._taken_up)
        self._checkout.refused.connect(self._take_focus)
        self._operations.changed.connect(self._heard)

    def _set_words(self) -> None:
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
        if not text:
            self._go_on()
            return
        entered = self.presenter.enter(text)
        entry = self.view.bulletin.entry
        self._say(entered)
        if entered.echo in (Echo.ADDED, Echo.FOUND):
            entry.mark_done()
        else:
            entry.invite()
        self._screen.show_offer()
        self._bulletin_changed()

    def _begin_typing(self, text: str) -> None:
        """The next player's first figure, typed while the last sale is still on the screen."""
        if self.presenter.step is Step.SOLD:
            self._start_again()
            self.view.bulletin.entry.line.insert(text)

    def _touched(self, ref: PickRef) -> None:
        entered = self.presenter.touch(ref)
        self._say(entered)
        self._bulletin_changed()
        self._take_focus()

    def _say(self, entered: Entered) -> None:
        """What became of a line or a touch, and what to do where nothing did."""
        say_echo(self.view.bulletin.entry.echo, entered, narrow=self.view.is_narrow)
        say_next(self.view, entered)

    def _choose_day(self, day: Weekday) -> None:
        self.presenter.choose_day(day)
        self._screen.show_offer()
        self._take_focus()

    def _choose_number(self, number: int) -> None:
        self.presenter.enter(str(number))
        self._screen.show_offer()
        self._take_focus()

    def _choose_line(self, ref: PickRef) -> None:
        if self.presenter.step is Step.BULLETIN:
            self.presenter.choose_line(ref)
        self._screen.show_sale()
        self._take_focus()

    def _choose_stake(self, stake: Money) -> None:
        self.presenter.choose_stake(stake)
        self._bulletin_changed()
        self._take_focus()

    def _remove(self, ref: PickRef) -> None:
        self.presenter.take_off(ref)
        self._bulletin_changed()

    def _parked(self) -> None:
        self._clear_entry()
        self._screen.show_all()
        self._take_focus()

    def _taken_up(self) -> None:
        self._screen.show_offer()
        self._bulletin_changed()
        self._take_focus()

    def _start_again(self) -> None:
        self.view.slip.close_age()
        self._clear_entry()
        self.presenter.start_again()
        self._screen.show_all()
        self._take_focus()

    def _clear_entry(self) -> None:
        self.view.bulletin.entry.set_text("")
        self.view.bulletin.entry.echo.clear()

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

    def _quoted(self, quotation: Quotation[LinesSlip]) -> None:
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
        if presenter.slip.lines and not presenter.slip.is_ready:
            self.view.say_why(translate("MatchOfDay", "Choisissez la mise de chaque pari."))

    def _remove_changed(self) -> None:
        self.presenter.take_off(*self.presenter.changed)
        self._back()

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
        else:
            self._clear_entry()

    def _take_focus(self) -> None:
        if self.presenter.step is Step.BULLETIN:
            self.view.bulletin.entry.setFocus()
