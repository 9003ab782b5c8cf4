"""The layout of the director's page: tournaments or their form at the left, calendar or pad in the panel."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from enum import StrEnum
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from app.domain.poker.facts import NoticeKind
from ui.icons import Icon
from ui.pages.director.form import Item
from ui.pages.director.form_leaf import FormLeaf
from ui.shell import WorkPage
from ui.theme import column, grid, row
from ui.tournament.leaves import Leaves
from ui.widgets import (
    AzertyKeyboard,
    Button,
    Field,
    Heading,
    Keypad,
    Notice,
    RowList,
    StepList,
    TintedLine,
)
from ui.widgets.list_button import ListButton
from ui.widgets.marked_row import MarkedRows
from ui.widgets.refusal import Refusal


class Key(StrEnum):
    """What can be done with the tournament in hand."""

    CHANGE = "change"
    LEVELS = "levels"
    COPY = "copy"
    POSTPONE = "postpone"
    END = "end"
    WATCH = "watch"
    PAPERS = "papers"
    STAFF = "staff"
    TEMPLATES = "templates"
    MATERIAL = "material"
    PLAYERS = "players"


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


class FormPanel(QWidget):
    """Beside the form: what to begin from, or what is wrong with it; the pad under both."""

    source_chosen = Signal(int)
    """The place of a row of `show_sources`."""
    fault_chosen = Signal(object)
    """An `Item`."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.heading = Heading("", "", self, role="section")
        self.warning = TintedLine("", "warn", Icon.TRIANGLE_ALERT, self)
        self.rows = RowList(self, gap=8, plain=True)
        self.sources: list[ListButton] = []
        self.keypad = Keypad((",", "0", "backspace"), self, key_height=56)
        lines = column(self, gap=12)
        lines.addWidget(self.heading)
        lines.addWidget(self.warning)
        lines.addWidget(self.rows, 1)
        lines.addWidget(self.keypad)
        self.warning.hide()

    def warn(self, words: str) -> None:
        """An empty string takes the warning back."""
        self.warning.say(words, "warn", Icon.TRIANGLE_ALERT)
        self.warning.setVisible(bool(words))

    def show_sources(self, sources: Sequence[tuple[str, str]]) -> None:
        """Rows stay while their number does: what is typed beside them changes their words alone."""
        if len(sources) != len(self.sources) or self.rows.count() != len(self.sources):
            self.rows.clear()
            self.sources = [self._row(partial(self.source_chosen.emit, at)) for at in range(len(sources))]
        for button, words in zip(self.sources, sources, strict=True):
            button.say(*words)

    def show_faults(self, faults: Sequence[tuple[Item, str, str]]) -> None:
        self.rows.clear()
        self.sources = []
        for item, label, why in faults:
            self._row(partial(self.fault_chosen.emit, item)).say(label, why)

    def _row(self, follow: Callable[[], None]) -> ListButton:
        button = ListButton("", "", self.rows)
        button.setCheckable(False)
        button.clicked.connect(follow)
        self.rows.add(button)
        return button


class ReasonLeaf(QWidget):
    """A new start or an end, with its reason."""

    changed = Signal()
    confirmed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.day, self.time, self.reason = Field("", self), Field("", self), Field("", self)
        self.keyboard = AzertyKeyboard(self)
        fields = row(gap=12)
        for field, share in ((self.day, 5), (self.time, 2), (self.reason, 7)):
            fields.addWidget(field, share)
        lines = column(self, gap=12)
        lines.addLayout(fields)
        lines.addStretch(1)
        lines.addWidget(self.keyboard)
        for field in (self.day, self.time, self.reason):
            field.edit.textChanged.connect(self.changed)
            field.edit.returnPressed.connect(self.confirmed)
            field.edit.selectionChanged.connect(self._aim)
            field.edit.cursorPositionChanged.connect(self._aim)

    def begin(self, day: str, time: str, *, with_start: bool) -> None:
        self.day.setVisible(with_start)
        self.time.setVisible(with_start)
        self.day.set_text(day)
        self.time.set_text(time)
        self.reason.set_text("")
        first = self.day if with_start else self.reason
        self.keyboard.attach(first.edit)
        first.edit.selectAll()

    def _aim(self) -> None:
        """The keys of the screen write where the cursor is."""
        for field in (self.day, self.time, self.reason):
            if field.edit.hasFocus():
                self.keyboard.attach(field.edit)


class DirectorView(WorkPage):
    """One leaf of the content and one of the panel at a time."""

    words_asked = Signal()
    confirmed = Signal()
    escaped = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.list = ListLeaf(self)
        self.form = FormLeaf(self)
        self.reason = ReasonLeaf(self)
        self._leaves = Leaves(self, self.list, self.form, self.reason)
        self.content.addWidget(self._leaves, 1)
        self.calendar = CalendarPanel(self)
        self.beside = FormPanel(self)
        self.steps_panel = QWidget(self)
        self.about = Heading("", "", self.steps_panel, role="section")
        self.steps = StepList("", (), self.steps_panel)
        self.remark = Notice("", Icon.INFO, self.steps_panel)
        inside = column(self.steps_panel, gap=12)
        inside.addWidget(self.about)
        inside.addWidget(self.steps)
        inside.addWidget(self.remark)
        inside.addStretch(1)
        self.refusal = Refusal(self, narrow=True, can_leave=True)
        self._panels = Leaves(self, self.calendar, self.beside, self.steps_panel, self.refusal)
        self.panel.addWidget(self._panels, 1)
        self.back = Button("", Icon.ARROW_LEFT, self)
        self.add_action(self.back)
        self.add_action(self.form.type_name)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)

    def show_leaf(self, leaf: QWidget, panel: QWidget) -> None:
        self._leaves.setCurrentWidget(leaf)
        self._panels.setCurrentWidget(panel)

    @property
    def leaf(self) -> QWidget | None:
        return self._leaves.currentWidget()

    def retranslate(self) -> None:
        self.words_asked.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.confirmed.emit()
        elif key is Qt.Key.Key_Escape:
            self.escaped.emit()
        elif key in (Qt.Key.Key_Down, Qt.Key.Key_Up) and self.leaf is self.list:
            self.list.rows.step(1 if key is Qt.Key.Key_Down else -1)
        elif key in (Qt.Key.Key_Right, Qt.Key.Key_Left) and self.leaf is self.list:
            self.calendar.rows.step(1 if key is Qt.Key.Key_Right else -1)
        else:
            super().keyPressEvent(event)
