"""The layout of the login page: names at the left, the personal code in the panel (look 01)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QObject, QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from ui.icons import Icon
from ui.shell import WorkPage
from ui.theme import column, current_theme, grid, respaced, row
from ui.widgets.buttons import Button
from ui.widgets.pads import PinPad
from ui.widgets.people import PersonButton
from ui.widgets.scrolling import RowList
from ui.widgets.text import Notice, Tag, Text

_COLUMNS: Final = 2
_GAP: Final = 12
_WIDE: Final = (64, 0, 48, 0)
_NARROW: Final = (16, 0, 8, 0)
_FEW: Final = 8
_HEIGHT: Final = 96
_LOW: Final = 72
"""How high a name is where there are more than a few, so that most need no scrolling."""


class _People(RowList):
    """Names in columns, as high as they need and no higher than there is room; then they scroll.

    Two columns, or one where there is no room for the longest name twice.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, gap=_GAP, plain=True)
        self._buttons: Sequence[PersonButton] = ()
        self._columns = _COLUMNS
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)

    def show_buttons(self, buttons: Sequence[PersonButton]) -> None:
        self.clear()
        self._buttons, self._columns = buttons, self._columns_for(buttons)
        self._lay_out()

    def show_person(self, place: int) -> None:
        """Scroll to whoever stands at `place` among the names."""
        self.show_row(place // self._columns)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        columns = self._columns_for(self._buttons)
        if columns != self._columns:
            self._columns = columns
            for button in self._buttons:
                button.setParent(self)
            self.clear()
            self._lay_out()

    def _columns_for(self, buttons: Sequence[PersonButton]) -> int:
        widest = max((button.sizeHint().width() for button in buttons), default=0)
        room = self.viewport().width() + current_theme().px(_GAP)
        return _COLUMNS if _COLUMNS * (widest + current_theme().px(_GAP)) <= room else 1

    def _lay_out(self) -> None:
        buttons, columns = self._buttons, self._columns
        for place in range(0, len(buttons), columns):
            line = QWidget(self)
            line.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
            cells = grid(line, gap=_GAP, even_columns=columns)
            there = buttons[place : place + columns]
            for cell in range(columns):
                cells.addWidget(there[cell] if cell < len(there) else QWidget(line), 0, cell)
            self.add(line)

    def sizeHint(self) -> QSize:
        inner = self.widget()
        return inner.sizeHint() if inner is not None else super().sizeHint()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Other names, another scale: as high as those need."""
        if watched is self.widget() and event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().eventFilter(watched, event)


class LoginView(WorkPage):
    person_chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None, *, guide: bool = False) -> None:
        super().__init__(parent)
        self.title = Text("", "heading", self)
        self.hint = Text("", "quiet", self)
        self._middle = column(gap=12, margins=_WIDE)
        self.people = _People(self)
        self._buttons: dict[str, PersonButton] = {}
        self.journal = Tag("", "good", Icon.SHIELD_CHECK, self)
        self.journal.hide()
        self.papers = Notice("", Icon.PRINTER, self)
        self.papers.hide()
        self.last_act = Notice("", Icon.HISTORY, self)
        self.last_act.hide()
        self.still_open = Notice("", Icon.POWER, self)
        self.still_open.hide()
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
        middle = self._middle
        words = column(gap=2)
        words.addWidget(self.title)
        words.addWidget(self.hint)
        middle.addStretch(1)
        middle.addLayout(words)
        middle.addWidget(self.people)
        middle.addWidget(self.last_act)
        middle.addWidget(self.papers)
        middle.addStretch(1)
        middle.addWidget(self.still_open)
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

    def resizeEvent(self, event: QResizeEvent) -> None:
        respaced(self._middle, gap=12, margins=_NARROW if self.is_narrow else _WIDE)
        super().resizeEvent(event)

    def show_people(self, people: Sequence[tuple[str, str, str]]) -> None:
        """Offer (id, name, function) of everybody who works here."""
        if list(self._buttons) == [key for key, _, _ in people]:
            for key, name, function in people:
                self._buttons[key].say(name, function)
            return
        height = _HEIGHT if len(people) <= _FEW else _LOW
        self._buttons = {}
        for key, name, function in people:
            button = PersonButton(name, function, self, height=height)
            button.setObjectName(key)
            button.clicked.connect(self._choose)
            self._buttons[key] = button
        self.people.show_buttons(list(self._buttons.values()))

    def mark(self, key: str | None) -> None:
        """Show who is chosen, and where."""
        for each, button in self._buttons.items():
            button.setChecked(each == key)
        if key in self._buttons:
            self.people.show_person(list(self._buttons).index(key))

    def _choose(self) -> None:
        sender = self.sender()
        if isinstance(sender, PersonButton):
            self.person_chosen.emit(sender.objectName())
