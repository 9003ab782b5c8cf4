"""The layout of the director's page: the tournaments at the left, their legal calendar in the panel."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from app.domain.errors import Refused
from app.domain.poker.facts import NoticeKind
from ui.icons import Icon
from ui.pages.director.keys import Key
from ui.shell import WorkPage
from ui.theme import column, grid, row
from ui.tournament.leaves import Leaves
from ui.widgets import Button, Heading, TintedLine
from ui.widgets.marked_row import MarkedRows
from ui.widgets.refusal import Refusal

_ICONS: Mapping[Key, Icon] = {
    Key.CHANGE: Icon.PENCIL_LINE,
    Key.LEVELS: Icon.TIMER,
    Key.COPY: Icon.FILE_PEN_LINE,
    Key.POSTPONE: Icon.CALENDAR_CLOCK,
    Key.END: Icon.CALENDAR_X,
    Key.WATCH: Icon.LAYOUT_GRID,
    Key.PAPERS: Icon.PRINTER,
    Key.STAFF: Icon.USERS,
    Key.TEMPLATES: Icon.FILE_CHECK,
    Key.MATERIAL: Icon.COINS,
    Key.PLAYERS: Icon.SEARCH,
}
_KEY_COLUMNS = 3


class ListLeaf(QWidget):
    """Every tournament, and under them what can be done with the one in hand."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.heading = Heading("", "", self)
        self.new = Button("", Icon.PLUS, self, height=56)
        self.rows: MarkedRows[str] = MarkedRows(self)
        self.keys = {key: Button("", icon, self, height=56) for key, icon in _ICONS.items()}
        head = row(gap=8)
        head.addWidget(self.heading, 1)
        head.addWidget(self.new)
        cells = grid(gap=8, even_columns=_KEY_COLUMNS)
        for place, key in enumerate(self.keys.values()):
            cells.addWidget(key, place // _KEY_COLUMNS, place % _KEY_COLUMNS)
        lines = column(self, gap=12)
        lines.addLayout(head)
        lines.addWidget(self.rows, 1)
        lines.addLayout(cells)


class CalendarPanel(QWidget):
    """What has to be told of the tournament in hand, by when, and whether it was."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.heading = Heading("", "", self, role="section")
        self.rows: MarkedRows[NoticeKind] = MarkedRows(self)
        self.done = TintedLine("", "good", Icon.CIRCLE_CHECK, self)
        self.letter = Button("", Icon.FILE_DOWN, self, height=56)
        lines = column(self, gap=12)
        lines.addWidget(self.heading)
        lines.addWidget(self.rows, 1)
        lines.addWidget(self.done)
        lines.addWidget(self.letter)
        self.done.hide()

    def say_done(self, words: str) -> None:
        """What has just come about; an empty string takes it back."""
        self.done.say(words, "good", Icon.CIRCLE_CHECK)
        self.done.setVisible(bool(words))


class DirectorView(WorkPage):
    """A refusal takes the panel until it is left."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.list = ListLeaf(self)
        self.content.addWidget(self.list, 1)
        self.calendar = CalendarPanel(self)
        self.refusal = Refusal(self, narrow=True, can_leave=True)
        self._panels = Leaves(self, self.calendar, self.refusal)
        self.panel.addWidget(self._panels, 1)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)

    def say_refusal(self, refusal: Refused) -> None:
        self.refusal.say(refusal)
        self._panels.setCurrentWidget(self.refusal)

    def show_calendar(self) -> None:
        """The panel shows its own again."""
        self._panels.setCurrentWidget(self.calendar)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in (Qt.Key.Key_Down, Qt.Key.Key_Up):
            self.list.rows.step(1 if key is Qt.Key.Key_Down else -1)
        elif key in (Qt.Key.Key_Right, Qt.Key.Key_Left):
            self.calendar.rows.step(1 if key is Qt.Key.Key_Right else -1)
        else:
            super().keyPressEvent(event)
