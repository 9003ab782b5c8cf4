"""The layout of the staff: the files as a list, or one of them with a keyboard; its papers in the panel."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from app.domain.poker.material import StaffPaper
from ui.icons import Icon
from ui.pages.director.side import SideView
from ui.pages.director.staff.presenter import Blank
from ui.theme import column, row
from ui.tournament.leaves import Leaves
from ui.widgets import AzertyKeyboard, CheckRow, EmptyState, Field, Heading, Notice
from ui.widgets.marked_row import MarkedRows, RowWords


class StaffView(SideView):
    """Shows what it is given, says what is touched and typed."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._filling = False
        self.heading = Heading("", "", self)
        self.rows: MarkedRows[int] = MarkedRows(self, choosable=False)
        self.nobody = EmptyState(Icon.USERS, "", "", self)
        self.form = QWidget(self)
        self.fields = {blank: Field("", self.form) for blank in Blank}
        self.keyboard = AzertyKeyboard(self.form)
        self._leaves = Leaves(self, self.rows, self.nobody, self.form)
        self.about = Heading("", "", self.beside, role="section")
        self.note = Notice("", Icon.INFO, self.beside)
        self.papers = {paper: CheckRow("", "", self.beside, height=56) for paper in StaffPaper}
        self._lay_out()
        self._connect()

    def _lay_out(self) -> None:
        fields = row(gap=12)
        for field in self.fields.values():
            fields.addWidget(field, 1)
        lines = column(self.form, gap=12)
        lines.addLayout(fields)
        lines.addStretch(1)
        lines.addWidget(self.keyboard)
        self.content.addWidget(self.heading)
        self.content.addWidget(self._leaves, 1)
        beside = column(self.beside, gap=12)
        beside.addWidget(self.about)
        beside.addWidget(self.note)
        for paper in self.papers.values():
            beside.addWidget(paper)
        beside.addStretch(1)
        beside.addWidget(self.done)

    def _connect(self) -> None:
        for field in self.fields.values():
            field.edit.textChanged.connect(self._change)
            field.edit.returnPressed.connect(self.confirmed)
            field.edit.cursorPositionChanged.connect(self._aim)
            field.edit.selectionChanged.connect(self._aim)
        for paper in self.papers.values():
            paper.toggled.connect(self._change)
        self.keyboard.attach(self.fields[Blank.SURNAME].edit)
        self.keyboard.done.connect(self._next)

    def show_files(self, rows: Mapping[int, RowWords]) -> None:
        self.rows.show_rows(rows)
        self._leaves.setCurrentWidget(self.rows if rows else self.nobody)
        self._show_papers(shown=False)

    def show_form(self) -> None:
        self._leaves.setCurrentWidget(self.form)
        self._show_papers(shown=True)

    def _show_papers(self, *, shown: bool) -> None:
        for paper in self.papers.values():
            paper.setVisible(shown)

    def fill(self, texts: Mapping[Blank, str], papers: frozenset[StaffPaper]) -> None:
        """Show a file; nothing is said to have changed. The cursor is in its first field."""
        self._filling = True
        for blank, field in self.fields.items():
            field.set_text(texts[blank])
        for paper, tick in self.papers.items():
            tick.setChecked(paper in papers)
        self._filling = False
        first = self.fields[Blank.SURNAME].edit
        first.setFocus(Qt.FocusReason.OtherFocusReason)
        first.selectAll()

    def texts(self) -> Mapping[Blank, str]:
        return {blank: field.text() for blank, field in self.fields.items()}

    def _change(self) -> None:
        if not self._filling:
            self.changed.emit()

    def _aim(self) -> None:
        """The keys of the screen write where the cursor is."""
        for field in self.fields.values():
            if field.edit.hasFocus():
                self.keyboard.attach(field.edit)

    def _next(self) -> None:
        """The screen's own return key goes to the field that follows."""
        fields = list(self.fields.values())
        at = next((place for place, field in enumerate(fields) if field.edit.hasFocus()), 0)
        fields[(at + 1) % len(fields)].edit.setFocus(Qt.FocusReason.TabFocusReason)
