"""The head of a desk page: which tournament, and another one where there are several."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup, QWidget

from app.domain.poker.state import Tournament
from ui.icons import Icon
from ui.pages.tournament_desk.phrases import tournament_line
from ui.theme import column, row
from ui.widgets import Button, NameText, OptionRow, RowList, Text, TintedLine
from ui.widgets.painted import PaintedButton
from ui.words import translate


class TournamentHead(QWidget):
    """Title, a quiet line, buttons at the right. `other` shows only where there is a choice.

    Under it what stands in the way of every act of the page, while something does.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title = NameText("", "title", self)
        self._second = NameText("", "note", self)
        self.other = Button("", Icon.CHEVRONS_UP_DOWN, self)
        words = column(gap=0)
        words.addWidget(self._title)
        words.addWidget(self._second)
        self._line = row(gap=8)
        self._line.addLayout(words, 1)
        self._line.addWidget(self.other)
        self.trouble = TintedLine("", "warn", Icon.WALLET, self)
        lines = column(self, gap=12)
        lines.addLayout(self._line)
        lines.addWidget(self.trouble)
        self.other.hide()
        self.trouble.hide()

    def add(self, button: PaintedButton) -> None:
        self._line.addWidget(button)

    def say(self, title: str, second: str) -> None:
        self._title.set_name(title)
        self._second.set_name(second)

    def say_trouble(self, words: str) -> None:
        """An empty text says nothing."""
        self.trouble.setVisible(bool(words))
        if words:
            self.trouble.say(words, "warn", Icon.WALLET)

    def offer_others(self, tournaments: Sequence[Tournament]) -> None:
        self.other.setVisible(len(tournaments) > 1)
        self.other.setText(translate("TournamentDesk", "Autre tournoi"))


class TournamentPicker(QWidget):
    """All tournaments, the newest first; a touch chooses one."""

    chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title = Text("", "section", self)
        self._rows = RowList(self, gap=8, plain=True)
        self._group = QButtonGroup(self)
        self._names: dict[int, str] = {}
        lines = column(self, gap=12)
        lines.addWidget(self._title)
        lines.addWidget(self._rows, 1)
        self._group.idClicked.connect(self._touched)

    def show_tournaments(self, tournaments: Sequence[Tournament], current: str | None) -> None:
        self._title.setText(translate("TournamentDesk", "Quel tournoi ?"))
        self._rows.clear()
        self._names.clear()
        newest = sorted(tournaments, key=lambda each: each.terms.starts_at, reverse=True)
        for place, state in enumerate(newest):
            option = OptionRow(state.terms.name, tournament_line(state), self)
            self._group.addButton(option, place)
            option.setChecked(state.tournament == current)
            self._names[place] = state.tournament
            self._rows.add(option)

    def _touched(self, place: int) -> None:
        self.chosen.emit(self._names[place])
