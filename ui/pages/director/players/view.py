"""The layout of a player's history: who is meant at the left, his tournaments in the panel."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from ui.icons import Icon
from ui.pages.director.side import SideView
from ui.theme import column
from ui.tournament.leaves import Leaves
from ui.widgets import AzertyKeyboard, EmptyState, Field, Heading, RowList, Text, TintedLine
from ui.widgets.marked_row import MarkedRows, RowWords


class PlayersView(SideView):
    """Holds nothing: shows what it is given. The letters of the screen give way to what was found."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.heading = Heading("", "", self)
        self.name = Field("", self)
        self.rows: MarkedRows[str] = MarkedRows(self)
        self.nobody = EmptyState(Icon.USERS, "", "", self)
        self.keyboard = AzertyKeyboard(self)
        self._leaves = Leaves(self, self.keyboard, self.rows, self.nobody)
        self.about = Heading("", "", self.beside, role="section")
        self.listed = TintedLine("", "bad", Icon.BAN, self.beside)
        self.played = RowList(self.beside, gap=4, plain=True)
        self.content.addWidget(self.heading)
        self.content.addWidget(self.name)
        self.content.addWidget(self._leaves, 1)
        self.step_through(self.rows)
        lines = column(self.beside, gap=12)
        lines.addWidget(self.about)
        lines.addWidget(self.listed)
        lines.addWidget(self.played, 1)
        self.listed.hide()
        self.name.edit.returnPressed.connect(self.confirmed)
        self.keyboard.done.connect(self.confirmed)

    def ask_name(self) -> None:
        """The name is to be typed."""
        self._leaves.setCurrentWidget(self.keyboard)
        self.keyboard.attach(self.name.edit)
        self.name.edit.setFocus(Qt.FocusReason.OtherFocusReason)
        self.name.edit.selectAll()

    @property
    def asks(self) -> bool:
        return self._leaves.currentWidget() is self.keyboard

    def show_found(self, rows: Mapping[str, RowWords], chosen: str | None) -> None:
        self.rows.show_rows(rows, chosen)
        self._leaves.setCurrentWidget(self.rows if rows else self.nobody)

    def show_played(self, lines: Sequence[tuple[str, str]]) -> None:
        """Two lines for each tournament: which one, and how it went."""
        self.played.clear()
        for title, words in lines:
            self.played.add(Text(title, "strong", self.played, wrap=True))
            self.played.add(Text(words, "note", self.played, wrap=True))
