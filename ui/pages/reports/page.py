"""The page of the reports, wired."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from app.domain.errors import Refused
from app.services.betting.reports import ReportKind
from app.services.cash import ShiftLine
from ui.context import PageContext
from ui.icons import Icon
from ui.pages.reports.accounts import shift_words
from ui.pages.reports.presenter import Asked, Report, ReportsPresenter, Span
from ui.pages.reports.saving import Saving
from ui.pages.reports.screen import ReportsScreen
from ui.pages.reports.view import ReportsView
from ui.words import translate


class ReportsPage(QObject):
    """Figures to be read here, or taken along as a page or a sheet."""

    key = "reports"
    icon = Icon.FILE_TEXT

    def __init__(self, context: PageContext) -> None:
        super().__init__()
        self._context = context
        self._operations = context.operations
        self.presenter = ReportsPresenter(context.desk)
        self.view = view = ReportsView()
        self._screen = ReportsScreen(view, self.presenter, context.desk, context.filing.outgoing)
        self._saving = Saving(context, self.presenter, view, self._screen)
        for kind, button in view.kinds.items():
            button.clicked.connect(partial(self._choose_kind, kind))
        view.shift_chosen.connect(self._choose_shift)
        view.bet_chosen.connect(self._choose_bet)
        for span, choice in view.spans.items():
            choice.clicked.connect(partial(self._choose_span, span))
        view.everywhere.toggled.connect(self._choose_places)
        view.typed.connect(self._typed)
        view.escaped.connect(self._forget_number)
        view.words_asked.connect(self._screen.set_words)
        self._saving.refused.connect(self._refused)
        self._screen.set_words()

    @property
    def widget(self) -> QWidget:
        return self.view

    def title(self) -> str:
        return translate("Reports", "Rapports")

    def on_show(self) -> None:
        """Figures of now: whoever comes back asks again."""
        self.view.show_saved("")
        self._find_shifts()

    def on_hide(self) -> None:
        self.view.show_saved("")

    def _find_shifts(self) -> None:
        """Shifts of the days that are looked at, then the figures."""
        if self._context.desk.operator is not None:
            self._operations.read(self, self.presenter.find_shifts).success(self._shifts_found).run()

    def _shifts_found(self, found: tuple[ShiftLine, ...]) -> None:
        self.presenter.show_shifts(found)
        self.view.show_shifts([(each.past.shift.id, *shift_words(each)) for each in found])
        self._ask()

    def _choose_shift(self, shift: str) -> None:
        self.presenter.shift = shift
        self._ask()

    # -- which figures -------------------------------------------------------------------------

    def _choose_kind(self, kind: ReportKind) -> None:
        self.presenter.kind = kind
        self._find_shifts() if kind is ReportKind.SHIFT else self._ask()
        if kind is ReportKind.BET:
            self.view.number.setFocus()

    def _choose_bet(self, bet: int) -> None:
        self.presenter.choose_bet(bet)
        self._ask()

    def _choose_span(self, span: Span) -> None:
        self.presenter.span = span
        self._find_shifts()

    def _choose_places(self, everywhere: bool) -> None:
        self.presenter.everywhere = everywhere
        self._find_shifts()

    def _typed(self, text: str) -> None:
        self.presenter.type(text)
        if text != self.presenter.typed:
            self.view.number.setText(self.presenter.typed)
        self._ask()

    def _forget_number(self) -> None:
        self.view.number.clear()
        self._typed("")

    def _ask(self) -> None:
        presenter = self.presenter
        presenter.report = None
        self.view.show_saved("")
        self.view.refusal.clear()
        asked = presenter.asked()
        if asked.is_complete and self._context.desk.operator is not None:
            work = self._operations.read(self, lambda: presenter.ask(asked))
            work.success(partial(self._answered, asked)).refused(partial(self._refused, asked)).run()
        self._screen.show()

    def _answered(self, asked: Asked, report: Report) -> None:
        if asked == self.presenter.asked():
            self.presenter.report = report
            self._screen.show()

    def _refused(self, asked: Asked, refusal: Refused) -> None:
        if asked == self.presenter.asked():
            self.view.refusal.say(refusal)
            self._screen.show()
