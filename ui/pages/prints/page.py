"""The page of papers, wired."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QObject, QTimer, Slot
from PySide6.QtWidgets import QWidget

from app.ports.printing import Job
from ui.context import PageContext
from ui.icons import Icon
from ui.operations import Change
from ui.pages.prints.answering import Answering
from ui.pages.prints.presenter import Found, PrintsPresenter
from ui.pages.prints.showing import PrintsShowing
from ui.pages.prints.view import PrintsView
from ui.words import translate

_ASK_AGAIN_MS: Final = 2000
"""Papers change without an act: the spooler tells nobody but the store."""


class PrintsPage(QObject):
    """What came out, what asks for somebody, and any paper once more."""

    key = "prints"
    icon = Icon.PRINTER

    def __init__(self, context: PageContext) -> None:
        super().__init__()
        self._context = context
        self._operations = context.operations
        self.presenter = PrintsPresenter(context.desk, context.printing)
        self._shown = False
        self._asking = self._asked_meanwhile = False
        self.view = view = PrintsView()
        self._showing = PrintsShowing(self.presenter, view, self._draw)
        self._answering = Answering(context, self.presenter, view, self._showing)
        view.words_asked.connect(self._showing.set_words)
        self._answering.answered.connect(self._ask)
        view.job_chosen.connect(self._choose)
        view.treat.clicked.connect(self._filter)
        view.all_day.clicked.connect(self._filter)
        self._operations.changed.connect(self._changed)
        self._timer = QTimer(self.view)
        self._timer.setInterval(_ASK_AGAIN_MS)
        self._timer.timeout.connect(self._ask)
        self._timer.start()
        self._showing.set_words()

    @property
    def widget(self) -> QWidget:
        return self.view

    def title(self) -> str:
        return translate("Prints", "Impressions")

    def on_show(self) -> None:
        self._shown = True
        self.presenter.chosen = None
        self.view.show_list()
        self._ask()

    def on_hide(self) -> None:
        self._shown = False

    # -- asking -------------------------------------------------------------------------------

    def _changed(self, _change: Change) -> None:
        self._ask()

    @Slot()
    def _ask(self) -> None:
        """What is printed where, while the page is shown; else only how many papers wait."""
        logged_in = self._context.desk.operator is not None
        if not logged_in or not self.view.window().isVisible():
            return
        self._asked_meanwhile = self._asking
        if self._asking:
            return
        self._asking = True
        if self._shown:
            self._operations.read(self, self.presenter.load).always(self._asked).success(self._found).run()
        else:
            count = self._operations.read(self, self.presenter.count_to_treat)
            count.always(self._asked).success(self._show_badge).run()

    def _asked(self) -> None:
        self._asking = False
        if self._asked_meanwhile:
            self._ask()

    def _found(self, found: Found) -> None:
        before = self.presenter.found, self.presenter.chosen
        self.presenter.show(found)
        self._show_badge(len(self.presenter.to_treat()))
        if (found, self.presenter.chosen) != before:
            self._showing.show_lists()
            if not self.view.shows_approval:
                self._showing.show_asked()

    def _draw(self, job: Job) -> None:
        picture = self._operations.read(self, partial(self._context.printing.picture, job))
        picture.success(partial(self._showing.show_picture, job)).run()

    def _show_badge(self, count: int) -> None:
        self._context.navigator.show_badge(self.key, count)

    # -- choosing ------------------------------------------------------------------------------

    def _choose(self, number: int) -> None:
        self.view.show_list()
        self.presenter.choose(number)
        self._showing.show()

    def _filter(self) -> None:
        self.presenter.whole_day = self.view.all_day.isChecked()
        self.presenter.show(self.presenter.found)
        self._showing.show()
