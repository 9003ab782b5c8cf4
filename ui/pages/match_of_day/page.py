"""The page of the *Match du Jour*, wired."""

from __future__ import annotations

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QWidget

from app.domain.betting.bet import PickRef, Weekday
from app.domain.values import Money
from ui.betting.concerns import CONCERNS
from ui.betting.echoes import Echo, Echoes
from ui.betting.loaded import Loaded
from ui.betting.rereading import Rereading
from ui.betting.serving import Serving
from ui.betting.states import Step
from ui.context import PageContext
from ui.icons import Icon
from ui.pages.match_of_day.presenter import MatchOfDayPresenter
from ui.pages.match_of_day.screen import MatchOfDayScreen
from ui.pages.match_of_day.view import MatchOfDayView
from ui.words import translate


class MatchOfDayPage(QObject):
    key = "match_of_day"
    icon = Icon.CALENDAR_DAYS

    def __init__(self, context: PageContext) -> None:
        super().__init__()
        self._context = context
        self.presenter = MatchOfDayPresenter(context.desk)
        self.view = MatchOfDayView()
        self._screen = MatchOfDayScreen(self.view, self.presenter, context.desk, context.customer)
        self._serving = Serving(context, self.key, self.presenter, self.view, self._screen)
        self._echoes = Echoes(self.view.bulletin.entry.echo, self.view)
        self._rereading = Rereading(context, CONCERNS, self.presenter.load, self.view)
        self._wire()
        self.view.retranslate()

    @property
    def widget(self) -> QWidget:
        return self.view

    def title(self) -> str:
        return translate("MatchOfDay", "Match\ndu Jour")

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
        view.words_asked.connect(self._say_again)
        bulletin.entry.entered.connect(self._entered)
        bulletin.entry.typed.connect(self._typed)
        bulletin.entry.escaped.connect(self._escape)
        bulletin.matches.day_chosen.connect(self._choose_day)
        bulletin.matches.number_chosen.connect(self._choose_number)
        bulletin.answers.picked.connect(self._touched)
        slip.line_chosen.connect(self._choose_line)
        slip.removed.connect(self._remove)
        slip.stake_chosen.connect(self._choose_stake)
        slip.alike.clicked.connect(self._stake_all_alike)
        self._serving.emptied.connect(self._clear_entry)
        self._rereading.loaded.connect(self._loaded)
        self._rereading.time_passed.connect(self._time_passed)

    def _say_again(self) -> None:
        self._echoes.say_again()
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
        self.presenter.refresh(self._context.desk.house.clock.now())
        self._screen.show_offer()

    # -- picking -------------------------------------------------------------------------------

    def _typed(self, _text: str) -> None:
        self._echoes.forget()

    def _entered(self, text: str) -> None:
        if not text:
            self._serving.go_on()
            return
        entered = self.presenter.enter(text)
        entry = self.view.bulletin.entry
        self._echoes.say(entered)
        if entered.echo in (Echo.ADDED, Echo.FOUND):
            entry.mark_done()
        else:
            entry.invite()
        self._screen.show_offer()
        self._serving.changed()

    def _touched(self, ref: PickRef) -> None:
        self._echoes.say(self.presenter.touch(ref))
        self._serving.changed()
        self._serving.take_focus()

    def _choose_day(self, day: Weekday) -> None:
        self.presenter.choose_day(day)
        self._screen.show_offer()
        self._serving.take_focus()

    def _choose_number(self, number: int) -> None:
        self.presenter.enter(str(number))
        self._screen.show_offer()
        self._serving.take_focus()

    def _choose_line(self, ref: PickRef) -> None:
        if self.presenter.step is Step.BULLETIN:
            self.presenter.choose_line(ref)
        self._screen.show_sale()
        self._serving.take_focus()

    def _choose_stake(self, stake: Money) -> None:
        self.presenter.choose_stake(stake)
        self._serving.changed()
        self._serving.take_focus()

    def _stake_all_alike(self) -> None:
        self.presenter.stake_all_alike()
        self._serving.changed()
        self._serving.take_focus()

    def _remove(self, ref: PickRef) -> None:
        self.presenter.take_off(ref)
        self._serving.changed()

    def _clear_entry(self) -> None:
        self.view.bulletin.entry.set_text("")
        self._echoes.clear()

    def _escape(self) -> None:
        if not self._serving.escape():
            self._clear_entry()
