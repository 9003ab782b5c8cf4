"""The layout of the templates: the shelf at the left, what the one in hand holds in the panel."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from ui.icons import Icon
from ui.pages.director.side import SideView
from ui.theme import column, row
from ui.widgets import Button, Heading, RowList, Text
from ui.widgets.marked_row import MarkedRows


class TemplatesView(SideView):
    """Shows what it is given."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.heading = Heading("", "", self)
        self.rows: MarkedRows[int] = MarkedRows(self)
        self.content.addWidget(self.heading)
        self.content.addWidget(self.rows, 1)
        self.step_through(self.rows)
        self.keep = Button("", Icon.FILE_CHECK, self)
        self.keep_levels = Button("", Icon.TIMER, self)
        self.add_action(self.keep)
        self.add_action(self.keep_levels)
        self.about = Heading("", "", self.beside, role="section")
        self.inside = RowList(self.beside, gap=4, plain=True)
        self.edit = Button("", Icon.PENCIL_LINE, self.beside, height=56)
        self.export = Button("", Icon.FILE_DOWN, self.beside, height=56)
        self.remove = Button("", Icon.TRASH, self.beside, height=56)
        buttons = row(gap=8)
        buttons.addWidget(self.export, 1)
        buttons.addWidget(self.remove, 1)
        lines = column(self.beside, gap=12)
        lines.addWidget(self.about)
        lines.addWidget(self.inside, 1)
        lines.addWidget(self.done)
        lines.addWidget(self.edit)
        lines.addLayout(buttons)

    def show_inside(self, lines: Sequence[str]) -> None:
        """What the template in hand holds, line by line."""
        self.inside.clear()
        for line in lines:
            self.inside.add(Text(line, "note", self.inside, wrap=True))
