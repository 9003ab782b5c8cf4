"""The login page, wired."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QWidget

from ui.context import PageContext
from ui.icons import Icon
from ui.pages.login.badges import BadgeReading
from ui.pages.login.code_entry import CodeEntry
from ui.pages.login.leaving import Leaving
from ui.pages.login.presenter import LoginPresenter, Seen
from ui.pages.login.view import LoginView
from ui.pages.login.words import hint_words, last_act_words, papers_words
from ui.roles import function_of
from ui.words import translate


class LoginPage(QObject):
    key = "login"
    icon = Icon.LOG_IN

    entered = Signal()
    """Somebody sits at the station now."""
    left = Signal()
    """The station is to be shut down."""

    def __init__(self, context: PageContext) -> None:
        super().__init__()
        self._context = context
        self._pins = context.pins
        self._presenter = presenter = LoginPresenter(context.desk)
        self._shown = False
        self.view = view = LoginView(guide=context.demo is not None)
        self._entry = CodeEntry(context, presenter, view, self._pins)
        self._badges = BadgeReading(context, presenter, view)
        self._leaving = Leaving(presenter, view)
        self._entry.entered.connect(self.entered)
        self._badges.chose.connect(self._chosen)
        self._leaving.left.connect(self.left)
        view.words_asked.connect(self._say_words)
        view.person_chosen.connect(self._choose)
        self._say_words()

    # -- the port `Page` ------------------------------------------------------------------------

    @property
    def widget(self) -> QWidget:
        return self.view

    def title(self) -> str:
        return translate("Login", "Connexion")

    def on_show(self) -> None:
        self._leaving.take_back()
        self.view.pad.take_code()
        self._shown = True
        self._entry.take_focus()
        self.look_again()

    def on_hide(self) -> None:
        self._shown = False
        self._presenter.forget_badge()
        self.view.pad.take_code()

    def take_scan(self, code: str) -> bool:
        """A badge; False where badges are not in use."""
        return self._shown and self._badges.take(code)

    # -- what the station knows beforehand ------------------------------------------------------

    @property
    def papers_that_ask(self) -> int:
        """How many papers of this station wait for somebody's word."""
        return self._presenter.papers

    @property
    def no_offer(self) -> bool:
        """Whether no bet was ever published here."""
        return self._presenter.no_offer

    def tell_unsold(self, bulletins: int) -> None:
        """How many bulletins wait here for a player: they are lost with the program (HOUSE H5)."""
        self._leaving.unsold = bulletins

    def expect(self, operator: str) -> None:
        """Choose somebody before he has touched his name: only the code is left to type."""
        self._presenter.expect(operator)
        self._entry.show()

    @Slot()
    def look_again(self) -> None:
        """Ask who works here and which papers wait; a printer may have just told of one."""
        if self._shown:
            self._context.operations.read(self, self._presenter.load).success(self._loaded).run()

    def _loaded(self, seen: Seen) -> None:
        held = self._presenter
        before, chosen, badge = held.people, held.chosen, held.badge
        held.show(seen)
        self._show_station()
        if seen.people != before:
            self._show_people()
        if seen.badge is not badge:
            self._show_hint()
            self._entry.show()
        if held.chosen != chosen or seen.people != before:
            self._entry.show()
            self._take_focus()

    # -- who is chosen --------------------------------------------------------------------------

    @Slot(str)
    def _choose(self, operator: str) -> None:
        self._presenter.choose(operator)
        self._chosen()

    @Slot()
    def _chosen(self) -> None:
        self._leaving.take_back()
        self._entry.begin()
        self._take_focus()

    def _take_focus(self) -> None:
        if self._shown:
            self._entry.take_focus()

    # -- what is shown --------------------------------------------------------------------------

    def _say_words(self) -> None:
        view = self.view
        view.title.setText(translate("Login", "Bonjour. Qui ouvre le guichet ?"))
        view.language.setText(translate("Login", "English"))
        view.scheme.setText(translate("Login", "Clair ou sombre"))
        view.guide.setText(translate("Login", "Prise en main"))
        self._show_hint()
        self._show_people()
        self._show_station()
        self._leaving.say_words()
        self._entry.say_words()

    def _show_hint(self) -> None:
        self.view.hint.setText(hint_words(self._presenter.badge, codes_shown=bool(self._pins)))

    def _show_people(self) -> None:
        people = [each.operator for each in self._presenter.people]
        self.view.show_people([(each.id, each.name, function_of(each)) for each in people])

    def _show_station(self) -> None:
        """Papers that ask, and after a program that ended by itself what came of the last touch (H5)."""
        held, now = self._presenter, self._context.desk.house.clock.now()
        self.view.papers.say(papers_words(held.papers), Icon.PRINTER, "warn")
        self.view.last_act.say(last_act_words(held.last_act, now) if held.last_act else "")
