"""The page of the registers, wired."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from app.domain.betting.vigilance import Rule
from app.domain.errors import Refused
from app.domain.house.rights import Act
from app.services.betting.books import Book
from app.services.betting.strict_rules import RulesSwitched
from app.services.files.sheets import sheet_bytes
from ui.context import PageContext
from ui.icons import Icon
from ui.operations import Change
from ui.pages.registers.presenter import Found, RegistersPresenter, Span
from ui.pages.registers.showing import RegistersShowing
from ui.pages.registers.view import RegistersView
from ui.sounds import Sound
from ui.words import translate

_CONCERNS = frozenset(
    {
        Act.PAY_TICKET,
        Act.SWITCH_RULES,
        Act.ERASE_EXPIRED,
        Act.CORRECT_PERSON,
        Act.OPPOSE_PERSON,
        Act.RECEIVE_CLAIM,
        Act.ANSWER_CLAIM,
        Act.REFER_TICKET,
        Act.DECIDE_REFERRAL,
    }
)


class RegistersPage(QObject):
    """Who was asked for his identity, by which rule; claims; damaged tickets: read and taken along."""

    key = "registers"
    icon = Icon.ID_CARD

    def __init__(self, context: PageContext) -> None:
        super().__init__()
        self._context, self._operations = context, context.operations
        self.presenter = RegistersPresenter(context.desk)
        self._shown = False
        self.view = view = RegistersView()
        self._showing = RegistersShowing(view, self.presenter)
        view.every_rule.clicked.connect(partial(self._choose_rule, None))
        for rule, button in view.rules.items():
            button.clicked.connect(partial(self._choose_rule, rule))
        for span, choice in view.spans.items():
            choice.clicked.connect(partial(self._choose_span, span))
        for book, choice in view.books.items():
            choice.clicked.connect(partial(self._choose_book, book))
        view.chosen.connect(self._choose)
        view.back.clicked.connect(self._back)
        view.escaped.connect(self._back)
        view.switch.clicked.connect(self._switch)
        view.primary.clicked.connect(self._save_page)
        view.confirmed.connect(self._save_page)
        view.sheet.clicked.connect(self._save_sheet)
        view.words_asked.connect(self._showing.words)
        self._operations.changed.connect(self._changed)
        self._showing.words()

    @property
    def widget(self) -> QWidget:
        return self.view

    def title(self) -> str:
        return translate("Registers", "Registre")

    def on_show(self) -> None:
        self._shown = True
        self.view.show_saved("")
        self._back()
        self._ask()

    def on_hide(self) -> None:
        self._shown = False
        self.presenter.chosen = None

    def _changed(self, change: Change) -> None:
        if self._shown and change.act in _CONCERNS:
            self._ask()

    # -- asking ---------------------------------------------------------------------------------

    def _ask(self) -> None:
        self._operations.read(self, self.presenter.load).success(self._found).refused(self._refused).run()

    def _found(self, found: Found) -> None:
        self.presenter.found = found
        self.view.refusal.clear()
        self._showing.everything()

    def _refused(self, refusal: Refused) -> None:
        self.view.refusal.say(refusal)

    def _choose_rule(self, rule: Rule | None) -> None:
        self.presenter.rule = rule
        self._ask_anew()

    def _choose_book(self, book: Book | None) -> None:
        self.presenter.book = book
        self._ask_anew()

    def _choose_span(self, span: Span) -> None:
        self.presenter.span = span
        self._ask_anew()

    def _ask_anew(self) -> None:
        self.view.show_saved("")
        self.presenter.chosen = None
        self._ask()

    def _choose(self, ticket: str) -> None:
        self.presenter.chosen = ticket
        self._showing.everything()

    def _back(self) -> None:
        self.presenter.chosen = None
        self._showing.everything()

    # -- the rules, and files -------------------------------------------------------------------

    def _switch(self) -> None:
        self.view.switch.setEnabled(False)
        operation = self._operations.act(self, self.presenter.switch()).always(self._showing.everything)
        operation.success(self._switched).refused(self._refused).run()

    def _switched(self, _switched: RulesSwitched) -> None:
        self._context.sounds.play(Sound.DONE)
        self._ask()

    def _save_page(self) -> None:
        work = self.presenter.page()
        self._save(lambda: self._context.filing.keep_page(*work()))

    def _save_sheet(self) -> None:
        work = self.presenter.sheet()

        def keep() -> str:
            name, text = work()
            return self._context.filing.keep(name, sheet_bytes(text))

        self._save(keep)

    def _save(self, work: Callable[[], str]) -> None:
        if self.view.primary.is_busy or not self.view.primary.isEnabled():
            return
        self.view.primary.set_busy(True)
        self.view.sheet.setEnabled(False)
        operation = self._operations.act(self, work).always(self._over)
        operation.success(self._saved).refused(self._refused).run()

    def _over(self) -> None:
        self.view.primary.set_busy(False)
        self._showing.actions()

    def _saved(self, where: str) -> None:
        self._context.sounds.play(Sound.DONE)
        self.view.show_saved(where.replace("\\", "/").rpartition("/")[2])
