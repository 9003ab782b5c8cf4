"""Taking a report along, wired: as a page or as a sheet, in the folder for files."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, Signal

from app.documents import Document
from app.services.betting.reports import ReportExported
from ui.context import PageContext
from ui.pages.reports.presenter import ReportsPresenter
from ui.pages.reports.screen import ReportsScreen
from ui.pages.reports.view import ReportsView


class Saving(QObject):
    """One file at a time: the main action is busy until it is there."""

    refused = Signal(object, object)
    """What was asked (`Asked`), and why it is refused."""

    def __init__(
        self, context: PageContext, presenter: ReportsPresenter, view: ReportsView, screen: ReportsScreen
    ) -> None:
        super().__init__(view)
        self._context, self._operations = context, context.operations
        self._presenter, self._view, self._screen = presenter, view, screen
        for asked in (view.number.returnPressed, view.primary.clicked, view.confirmed):
            asked.connect(self._save_page)
        view.sheet.clicked.connect(self._save_sheet)

    def _save_page(self) -> None:
        """The report on A4, as a PDF."""
        if self._presenter.report is None or self._view.primary.is_busy:
            return
        asked = self._presenter.asked()
        self._view.primary.set_busy(True)
        operation = self._operations.read(self, lambda: self._keep_page(*self._presenter.page(asked)))
        operation.always(self._not_busy).success(self._saved).refused(partial(self.refused.emit, asked)).run()

    def _keep_page(self, name: str, page: Document) -> str:
        return self._context.filing.keep_page(name, page)

    def _save_sheet(self) -> None:
        """Its lines for a spreadsheet; sealed, as whatever leaves the house is."""
        if self._presenter.report is None or self._view.primary.is_busy:
            return
        asked, origin = self._presenter.asked(), self._context.desk.origin()
        self._view.primary.set_busy(True)
        operation = self._operations.act(
            self, lambda: self._keep_sheet(self._presenter.export(origin, asked))
        )
        operation.always(self._not_busy).success(self._saved).refused(partial(self.refused.emit, asked)).run()

    def _keep_sheet(self, exported: ReportExported) -> str:
        return self._context.filing.keep(exported.name, exported.text.encode())

    def _saved(self, where: str) -> None:
        self._view.show_saved(where.replace("\\", "/").rpartition("/")[2])

    def _not_busy(self) -> None:
        self._view.primary.set_busy(False)
        self._screen.show_actions()
