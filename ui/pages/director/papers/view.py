"""The layout of the papers: each of them at the left, what it is for in the panel."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from app.services.poker.papers import Paper
from ui.icons import Icon
from ui.pages.director.side import SideView
from ui.theme import column
from ui.widgets import Button, Heading, Notice
from ui.widgets.marked_row import MarkedRows


class PapersView(SideView):
    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.heading = Heading("", "", self)
        self.rows: MarkedRows[Paper] = MarkedRows(self)
        self.content.addWidget(self.heading)
        self.content.addWidget(self.rows, 1)
        self.step_through(self.rows)
        self.about = Heading("", "", self.beside, role="section")
        self.use = Notice("", Icon.INFO, self.beside)
        self.export = Button("", Icon.FILE_DOWN, self.beside, height=56)
        self.keep = Button("", Icon.FILE_DOWN, self.beside, height=56)
        lines = column(self.beside, gap=12)
        lines.addWidget(self.about)
        lines.addWidget(self.use)
        lines.addStretch(1)
        lines.addWidget(self.done)
        lines.addWidget(self.export)
        lines.addWidget(self.keep)
