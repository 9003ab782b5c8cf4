"""The layout of the levels: a row for each at the left, the figures of the one in hand in the panel."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from ui.icons import Icon
from ui.pages.director.levels.draft import Part
from ui.pages.director.side import SideView
from ui.theme import column, grid
from ui.widgets import Button, Field, Heading, Keypad, Notice
from ui.widgets.marked_row import MarkedRows

_COLUMNS = 3


class LevelsView(SideView):
    """Holds nothing: shows what it is given, says what is touched and typed."""

    typed = Signal(object, str)
    """A `Part`, and what its field holds now."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._filling = False
        self._present = Part.SMALL_BLIND
        self.heading = Heading("", "", self)
        self.rows: MarkedRows[int] = MarkedRows(self)
        self.content.addWidget(self.heading)
        self.content.addWidget(self.rows, 1)
        self.step_through(self.rows)
        self.add = Button("", Icon.PLUS, self)
        self.remove = Button("", Icon.TRASH, self)
        self.add_action(self.add)
        self.add_action(self.remove)
        self.about = Heading("", "", self.beside, role="section")
        self.fields = {part: Field("", self.beside) for part in Part}
        self.fault = Notice("", Icon.TRIANGLE_ALERT, self.beside, tone="bad")
        self.keypad = Keypad(("00", "0", "backspace"), self.beside, key_height=56)
        self._lay_out()
        self._connect()

    def _lay_out(self) -> None:
        cells = grid(gap=8, even_columns=_COLUMNS)
        for place, field in enumerate(self.fields.values()):
            cells.addWidget(field, place // _COLUMNS, place % _COLUMNS)
        lines = column(self.beside, gap=12)
        lines.addWidget(self.about)
        lines.addLayout(cells)
        lines.addWidget(self.fault)
        lines.addWidget(self.done)
        lines.addStretch(1)
        lines.addWidget(self.keypad)
        self.fault.hide()

    def _connect(self) -> None:
        for part, field in self.fields.items():
            field.edit.textChanged.connect(partial(self._type, part))
            field.edit.returnPressed.connect(self.confirmed)
            field.edit.cursorPositionChanged.connect(self._aim)
            field.edit.selectionChanged.connect(self._aim)
        self.keypad.pressed.connect(self._press)

    def show_level(self, figures: Mapping[Part, str], open_parts: Sequence[Part]) -> None:
        """The figures of the level in hand; what is typed is not written over."""
        self._filling = True
        for part, field in self.fields.items():
            if field.text() != figures[part]:
                field.set_text(figures[part])
            field.setEnabled(part in open_parts)
        self._filling = False

    def begin_typing(self) -> None:
        """The cursor into the first field that can be typed into, all of it marked."""
        for field in self.fields.values():
            if field.isEnabled():
                field.edit.setFocus(Qt.FocusReason.OtherFocusReason)
                field.edit.selectAll()
                return
        self.setFocus()

    def _type(self, part: Part, text: str) -> None:
        if not self._filling:
            self.typed.emit(part, text)

    def _aim(self) -> None:
        """The keys of the screen write where the cursor is."""
        for part, field in self.fields.items():
            if field.edit.hasFocus():
                self._present = part

    def _press(self, key: str) -> None:
        field = self.fields[self._present]
        if not field.isEnabled():
            return
        if key == "backspace":
            field.edit.backspace()
        else:
            field.edit.insert(key)
