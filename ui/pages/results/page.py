"""The results page, wired."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QObject
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from app.domain.errors import KnownError, Refused
from app.domain.house.rights import Act
from app.services.betting.results import AwaitedEvent, Promulgate, ResultRecorded
from ui.context import PageContext
from ui.icons import Icon
from ui.operations import Change
from ui.pages.results.consequences_part import ConsequencesPart
from ui.pages.results.entering import Entering, Missing
from ui.pages.results.entry_part import EntryPart
from ui.pages.results.events_part import EventsPart
from ui.pages.results.presenter import ResultsPresenter
from ui.pages.results.view import ResultsView
from ui.pages.results.words import PageWords, entry_words, first_result_words, missing_words, recorded_words
from ui.words import translate

_OF_THE_OFFER: Final = frozenset(
    {
        Act.PUBLISH_BET,
        Act.RESCHEDULE_EVENT,
        Act.VOID_BET,
        Act.RECORD_EARLY_START,
        Act.PROMULGATE,
        Act.CORRECT_RESULT,
    }
)


class ResultsPage(QObject):
    """An event, what happened, what that makes of every bet, and one touch that makes it known."""

    key = "results"
    icon = Icon.FLAG

    def __init__(self, context: PageContext) -> None:
        super().__init__()
        self._context = context
        self._operations = context.operations
        self.presenter = self.make_presenter(context)
        self._shown = False
        self.view = view = self.make_view()
        self.events = EventsPart(view, self.presenter, self)
        self.entry = EntryPart(view, self.presenter, self)
        self.consequences = ConsequencesPart(view.consequences, context.operations, self.presenter, self)
        self.events.chosen.connect(self._show_chosen)
        self.events.found.connect(self._show_found)
        self.entry.changed.connect(self._show_entry)
        self.consequences.refused.connect(self._refused)
        view.words_asked.connect(self._set_words)
        view.events.more.toggled.connect(self._load_more)
        view.primary.clicked.connect(self._promulgate)
        for key in ("Return", "Enter"):
            QShortcut(QKeySequence(key), view, self._enter)
        self._operations.changed.connect(self._changed)
        self._set_words()

    def make_presenter(self, context: PageContext) -> ResultsPresenter:
        return ResultsPresenter(context.desk)

    def make_view(self) -> ResultsView:
        return ResultsView()

    @property
    def widget(self) -> QWidget:
        return self.view

    def title(self) -> str:
        return translate("Results", "Résultats")

    def on_show(self) -> None:
        self._shown = True
        self.consequences.say_done(None)
        self._load()

    def on_hide(self) -> None:
        self._shown = False
        self.consequences.count.stop()

    def at_login(self) -> None:
        """How many results are awaited, before the page was ever opened."""
        desk = self._context.desk
        if desk.may(Act.PROMULGATE) and not self._shown:
            self._operations.read(self, self.presenter.load).success(self.show_waiting).run()

    # -- the event in hand --------------------------------------------------------------------

    def _load(self) -> None:
        self._operations.read(self, self.presenter.load).success(self._loaded).run()

    def _load_more(self, on_sale_too: bool) -> None:
        self.presenter.on_sale_too = on_sale_too
        self._load()

    def _changed(self, change: Change) -> None:
        if change.act not in _OF_THE_OFFER:
            return
        if self._shown:
            self._load()
        else:
            self.at_login()

    def _loaded(self, events: Sequence[AwaitedEvent]) -> None:
        changed = self.presenter.show(events)
        self.events.forget_search()
        self.events.show()
        self.show_waiting(events)
        if changed:
            self._show_chosen()
        else:
            self._show_entry()

    def show_waiting(self, events: Sequence[AwaitedEvent]) -> None:
        """How many results are awaited."""
        self._context.navigator.show_badge(self.key, sum(1 for each in events if each.closed))

    def _show_chosen(self) -> None:
        self._show_found()
        if self._shown and self.view.shows_form:
            self.entry.take_keys()

    def _show_found(self) -> None:
        self.consequences.forget()
        self.entry.begin()
        self._show_entry()

    def _show_entry(self) -> None:
        self.entry.show()
        self.show_primary()
        self.consequences.count.begin_soon()

    # -- making it known ----------------------------------------------------------------------

    def _enter(self) -> None:
        """The main action; in the search, the first event found, and nothing is made known."""
        if self.events.has_keys:
            self.events.take_first()
            self.entry.take_keys()
        else:
            self.view.primary.click()

    def show_primary(self) -> None:
        primary, entering = self.view.primary, self.presenter.entering
        if primary.is_busy:
            return
        primary.setText(self.primary_words())
        missing = entering.missing()
        if missing is Missing.NOTHING:
            primary.allow()
        else:
            primary.forbid(missing_words(missing, entering.entry))

    def primary_words(self) -> str:
        """What the main action makes known."""
        return entry_words(self.presenter.entering.entry)

    def _promulgate(self) -> None:
        command = self.presenter.command()
        if not isinstance(command, Promulgate) or self.view.primary.is_busy or not self.view.shows_form:
            return
        self.view.primary.set_busy(True)
        origin = self._context.desk.origin()
        entering = self.presenter.entering  # the list may have gone on to the next event by then
        operation = self._operations.act(self, lambda: self.presenter.promulgate(origin, command))
        operation.always(self._not_busy).success(lambda recorded: self._promulgated(entering, recorded))
        operation.refused(self._refused).run()

    def _not_busy(self) -> None:
        self.view.primary.set_busy(False)
        self.show_primary()

    def _promulgated(self, entering: Entering, recorded: ResultRecorded) -> None:
        self.consequences.say_done(
            lambda: recorded_words(translate("Results", "Promulgué : {known}. {bets}."), entering, recorded)
        )
        self._load()

    def _refused(self, refusal: Refused | KnownError) -> None:
        self.view.refusal.say(refusal)
        self.view.show_refusal()

    # -- words --------------------------------------------------------------------------------

    def words(self) -> PageWords:
        return first_result_words()

    def _set_words(self) -> None:
        words = self.words()
        self.events.set_words(words)
        self.entry.set_words()
        self.consequences.set_words(words)
        self.view.remark.say(words.remark)
        self.show_primary()
