"""The layout of the page of papers: printers, the list, the question (look 14)."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QButtonGroup, QStackedWidget, QWidget

from app.domain.errors import Refused
from app.domain.house.rights import Operator
from app.ports.printing import Job, PrinterStatus
from ui.icons import Icon
from ui.pages.prints.rows import JobListHead, JobRow, PrinterCard
from ui.shell import WorkPage
from ui.theme import column, row
from ui.widgets import (
    ApprovalPanel,
    Button,
    ChoiceButton,
    EmptyState,
    Heading,
    KeyValueRow,
    ListCard,
    Notice,
    PaperView,
    RowList,
    clear_rows,
    framed,
)
from ui.widgets.refusal import Refusal


class PrintsView(WorkPage):
    """`job_chosen` carries a job's number."""

    job_chosen = Signal(int)
    printer_tried = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.heading = Heading("", "", self)
        self.treat = ChoiceButton("", None, self)
        self.all_day = ChoiceButton("", None, self)
        self.head = JobListHead(self)
        self.jobs = RowList(self)
        self.nothing = EmptyState(Icon.PRINTER, "", "", self)
        self.refusal = Refusal(self, can_leave=True)
        self.question = Heading("", "", self)
        self.paper = PaperView(self)
        self.notice = Notice("", Icon.INFO, self)
        self.second = Button("", Icon.CHECK, self)
        self.second.nominal_height = 64
        self.third = Button("", Icon.FILE_TEXT, self)
        self.no_job = EmptyState(Icon.FILE_CHECK, "", "", self)
        self.approval = ApprovalPanel(self)
        self.leave_approval = Button("", Icon.ARROW_LEFT, self)
        self.panel_pages = QStackedWidget(self)
        self._pages = QStackedWidget(self)
        self._cards: list[PrinterCard] = []
        self._rows: list[JobRow] = []
        self._was_narrow: bool | None = None
        self._group = QButtonGroup(self)
        self._printers = row(gap=12)
        self._facts = column(gap=6)
        self._lay_out()

    def _lay_out(self) -> None:
        self.refusal.left.connect(self.show_list)
        ways = QButtonGroup(self)
        filters = row(gap=8)
        for way in (self.treat, self.all_day):
            ways.addButton(way)
            filters.addWidget(way)
        filters.addStretch(1)
        self.treat.setChecked(True)
        self._list = ListCard(self.jobs, self, head=self.head)
        listed, refused = QWidget(self), QWidget(self)
        rows = column(listed, gap=12)
        rows.addLayout(filters)
        rows.addWidget(self._list, 1)
        rows.addWidget(self.nothing, 1)
        said = column(refused)
        said.addWidget(self.refusal)
        said.addStretch(1)
        for page in (listed, refused):
            self._pages.addWidget(page)
        self.content.addWidget(self.heading)
        self.content.addLayout(self._printers)
        self.content.addWidget(self._pages, 1)
        asked = QWidget(self)
        lines = column(asked, gap=10)
        frame = framed("sunken", asked)
        column(frame, gap=0).addWidget(self.paper)
        lines.addWidget(self.question)
        lines.addWidget(frame, 1)
        lines.addLayout(self._facts)
        lines.addWidget(self.notice)
        lines.addWidget(self.third)
        lines.addWidget(self.second)
        word = QWidget(self)
        asking = column(word, gap=8)
        asking.addWidget(self.approval, 1)
        asking.addWidget(self.leave_approval)
        for page in (self.no_job, asked, word):
            self.panel_pages.addWidget(page)
        self.panel.addWidget(self.panel_pages, 1)

    def say_refusal(self, refusal: Refused) -> None:
        """In the place of the list, until it is read."""
        self.refusal.say(refusal)
        self._pages.setCurrentIndex(1)

    def show_list(self) -> None:
        self.refusal.clear()
        self._pages.setCurrentIndex(0)

    def show_printers(self, printers: Sequence[PrinterStatus]) -> None:
        while len(self._cards) < len(printers):
            card = PrinterCard(self)
            card.tried.connect(self.printer_tried)
            self._printers.addWidget(card, 1)
            self._cards.append(card)
        for card, status in zip(self._cards, printers, strict=False):
            card.show_printer(status)
        for place, card in enumerate(self._cards):
            card.setVisible(place < len(printers))

    def show_jobs(self, jobs: Sequence[Job], chosen: int | None) -> None:
        """The list; rows are kept, so that the place scrolled to is kept as well."""
        while len(self._rows) < len(jobs):
            added = JobRow(self)
            added.clicked.connect(self._choose)
            self._group.addButton(added)
            self._rows.append(added)
            self.jobs.add(added)
        for place, each in enumerate(self._rows):
            each.setVisible(place < len(jobs))
            if place < len(jobs):
                each.show_job(jobs[place], narrow=self.is_narrow)
                each.setChecked(jobs[place].number == chosen)
        self._list.setVisible(bool(jobs))
        self.nothing.setVisible(not jobs)

    def show_facts(self, facts: Sequence[tuple[str, str]]) -> None:
        """When the paper was recorded, and what became of it; the question about it is asked."""
        clear_rows(self._facts)
        for label, value in facts:
            self._facts.addWidget(KeyValueRow(label, value, self))
        self.panel_pages.setCurrentIndex(1)

    def show_approval(self, title: str, second: str, people: Sequence[Operator]) -> None:
        """Ask for a supervisor's code in the place of the question."""
        self.approval.ask(title, second, people)
        self.panel_pages.setCurrentIndex(2)
        self.approval.focus_first()

    @property
    def shows_approval(self) -> bool:
        return self.panel_pages.currentIndex() == 2

    def show_no_job(self) -> None:
        self.panel_pages.setCurrentIndex(0)

    def _choose(self) -> None:
        chosen = self.sender()
        if isinstance(chosen, JobRow):
            self.job_chosen.emit(chosen.number)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.is_narrow != self._was_narrow:
            self._was_narrow = self.is_narrow
            self.words_asked.emit()  # head and rows together, so that columns stand under their names

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in (Qt.Key.Key_Down, Qt.Key.Key_Up):
            self._step(1 if key is Qt.Key.Key_Down else -1)
        else:
            super().keyPressEvent(event)

    def _step(self, by: int) -> None:
        shown = [each for each in self._rows if each.isVisibleTo(self)]
        place = next((place for place, each in enumerate(shown) if each.isChecked()), 0) + by
        if 0 <= place < len(shown):
            shown[place].click()
            self.jobs.ensureWidgetVisible(shown[place])
