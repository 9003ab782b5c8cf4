"""The layout of the login page: names at the left, the personal code in the panel (look 01)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from ui.icons import Icon
from ui.shell import WorkPage
from ui.theme import column, grid, row
from ui.widgets.buttons import Button
from ui.widgets.pads import PinPad
from ui.widgets.people import PersonButton
from ui.widgets.text import Notice, Tag, Text

_COLUMNS: Final = 2


class LoginView(WorkPage):
    """`words_asked` is heard on a switch of the language: the page sets its words again."""

    person_chosen = Signal(str)
    words_asked = Signal()

    def __init__(self, parent: QWidget | None = None, *, guide: bool = False) -> None:
        super().__init__(parent)
        self.title = Text("", "heading", self)
        self.hint = Text("", "quiet", self)
        self.people = grid(gap=12, even_columns=_COLUMNS)
        self._buttons: dict[str, PersonButton] = {}
        self.journal = Tag("", "good", Icon.SHIELD_CHECK, self)
        self.journal.hide()
        self.papers = Notice("", Icon.PRINTER, self)
        self.papers.hide()
        self.guide = Button("", Icon.GRADUATION_CAP, self, height=48)
        self.guide.setVisible(guide)
        self.language = Button("", Icon.LANGUAGES, self, height=48)
        self.scheme = Button("", Icon.MOON, self, height=48)
        self.leave = Button("", Icon.POWER, self, height=48)
        self.who = Text("", "strong", self)
        self.function = Text("", "caption", self)
        self.pad = PinPad(self)
        self.pad_words = Text("", "caption", self, align="centre")
        self._lay_out()

    def _lay_out(self) -> None:
        middle = column(gap=12, margins=(64, 0, 48, 0))
        words = column(gap=2)
        words.addWidget(self.title)
        words.addWidget(self.hint)
        middle.addStretch(1)
        middle.addLayout(words)
        middle.addLayout(self.people)
        middle.addWidget(self.papers)
        middle.addStretch(1)
        foot = row(gap=8)
        foot.addWidget(self.journal)
        foot.addWidget(self.guide)
        foot.addStretch(1)
        for button in (self.language, self.scheme, self.leave):
            foot.addWidget(button)
        middle.addLayout(foot)
        self.content.addLayout(middle, 1)
        head = column(gap=2)
        head.addWidget(self.who)
        head.addWidget(self.function)
        self.panel.addLayout(head)
        self.pad.insert_under_dots(self.pad_words)
        self.panel.addSpacing(8)
        self.panel.addWidget(self.pad)
        self.panel.addStretch(1)

    def retranslate(self) -> None:
        self.words_asked.emit()

    def show_people(self, people: Sequence[tuple[str, str, str]]) -> None:
        """Offer (id, name, function) of everybody who works here."""
        for button in self._buttons.values():
            button.hide()
            button.deleteLater()
        self._buttons = {}
        for place, (key, name, function) in enumerate(people):
            button = PersonButton(name, function, self)
            button.setObjectName(key)
            button.clicked.connect(self._choose)
            self.people.addWidget(button, place // _COLUMNS, place % _COLUMNS)
            self._buttons[key] = button

    def mark(self, key: str | None) -> None:
        """Show who is chosen."""
        for each, button in self._buttons.items():
            button.setChecked(each == key)

    def _choose(self) -> None:
        sender = self.sender()
        if isinstance(sender, PersonButton):
            self.person_chosen.emit(sender.objectName())
