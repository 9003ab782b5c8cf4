"""The layout of chips and boxes: what there is, the line to be entered under it, its kind in the panel."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final, TypeVar

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QLineEdit, QWidget

from app.domain.poker.material import ChipMove, SixainStep
from ui.icons import Icon
from ui.models.amount_entry import EditKey
from ui.pages.director.material.presenter import BLANKS, Blank, Part
from ui.pages.director.side import SideView
from ui.theme import column, grid, row
from ui.tournament.leaves import Leaves
from ui.widgets import (
    AzertyKeyboard,
    Button,
    CheckRow,
    ChoiceButton,
    EmptyState,
    Field,
    Heading,
    Keypad,
)
from ui.widgets.marked_row import MarkedRows, RowWords

Answer = TypeVar("Answer", ChipMove, SixainStep, Part)
_SHARES: Final[Mapping[Blank, int]] = {Blank.COLOUR: 3, Blank.WITNESS: 3}


class MaterialView(SideView):
    """Holds nothing: shows what it is given, says what is touched and typed."""

    changed = Signal()
    part_chosen = Signal(object)
    move_chosen = Signal(object)
    step_chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._filling = False
        self.heading = Heading("", "", self)
        self.tabs = {part: ChoiceButton("", None, self) for part in Part}
        self.rows: MarkedRows[object] = MarkedRows(self)
        self.nothing = EmptyState(Icon.COINS, "", "", self)
        self.keyboard = AzertyKeyboard(self)
        self._upper = Leaves(self, self.rows, self.nothing, self.keyboard)
        self.fields = {blank: Field("", self) for blank in Blank}
        self._present: QLineEdit = self.fields[Blank.PIECES].edit
        self.write = Button("", Icon.KEYBOARD, self)
        self.about = Heading("", "", self.beside, role="section")
        self.moves = {move: ChoiceButton("", None, self.beside) for move in ChipMove}
        self.steps = {step: ChoiceButton("", None, self.beside) for step in SixainStep}
        self.public = CheckRow("", "", self.beside, height=56)
        self.keypad = Keypad(("00", "0", EditKey.BACKSPACE), self.beside, key_height=56)
        self._lay_out()
        self._connect()
        self.show_part(Part.CHIPS)

    def _lay_out(self) -> None:
        self._tabs = QWidget(self)
        tabs = row(self._tabs, gap=8)
        for tab in self.tabs.values():
            tabs.addWidget(tab)
        tabs.addStretch(1)
        fields = row(gap=12)
        for blank, field in self.fields.items():
            fields.addWidget(field, _SHARES.get(blank, 2))
        self.content.addWidget(self.heading)
        self.content.addWidget(self._tabs)
        self.content.addWidget(self._upper, 1)
        self.content.addLayout(fields)
        self.step_through(self.rows)
        self.add_action(self.write)
        answers = grid(gap=8, even_columns=2)
        for place, button in enumerate((*self.moves.values(), *self.steps.values())):
            answers.addWidget(button, place // 2, place % 2)
        lines = column(self.beside, gap=12)
        lines.addWidget(self.about)
        lines.addLayout(answers)
        lines.addWidget(self.public)
        lines.addWidget(self.done)
        lines.addStretch(1)
        lines.addWidget(self.keypad)
        self.public.hide()

    def _connect(self) -> None:
        _group(self, self.tabs, self.part_chosen.emit)
        _group(self, self.moves, self.move_chosen.emit)
        _group(self, self.steps, self.step_chosen.emit)
        for field in self.fields.values():
            field.edit.returnPressed.connect(self.confirmed)
            field.edit.textChanged.connect(self._change)
            field.edit.cursorPositionChanged.connect(self._aim)
            field.edit.selectionChanged.connect(self._aim)
        self.public.toggled.connect(self._change)
        self.write.clicked.connect(self._write)
        self.keyboard.done.connect(self._close_keyboard)
        self.keypad.pressed.connect(self._press)

    def show_part(self, part: Part) -> None:
        for each, tab in self.tabs.items():
            tab.setChecked(each is part)
        for blank, field in self.fields.items():
            field.setVisible(blank in BLANKS[part])
        chips = part is Part.CHIPS
        for move in self.moves.values():
            move.setVisible(chips)
        for step in self.steps.values():
            step.setVisible(not chips)
        self.keypad.setVisible(chips)

    def show_rows(self, rows: Mapping[object, RowWords], chosen: object) -> None:
        self.rows.show_rows(rows, chosen)
        if self._upper.currentWidget() is not self.keyboard:
            self._upper.setCurrentWidget(self.rows if rows else self.nothing)

    def show_line(self, texts: Mapping[Blank, str], *, before_public: bool) -> None:
        """What is typed is not written over."""
        self._filling = True
        for blank, field in self.fields.items():
            if field.text() != texts[blank]:
                field.set_text(texts[blank])
        self.public.setChecked(before_public)
        self._filling = False

    def texts(self) -> Mapping[Blank, str]:
        return {blank: field.text() for blank, field in self.fields.items()}

    def aim(self, blank: Blank) -> None:
        """The cursor into a field, all of it marked."""
        edit = self.fields[blank].edit
        edit.setFocus(Qt.FocusReason.OtherFocusReason)
        edit.selectAll()

    def _write(self) -> None:
        if self._upper.currentWidget() is self.keyboard:
            self._close_keyboard()
            return
        self._tabs.hide()
        self._upper.setCurrentWidget(self.keyboard)
        if not self._present.isVisible():
            self._present = next(field for field in self.fields.values() if field.isVisible()).edit
        self.keyboard.attach(self._present)

    def _close_keyboard(self) -> None:
        self._tabs.show()
        self._upper.setCurrentWidget(self.rows if self.rows.by_key else self.nothing)

    def _change(self) -> None:
        if not self._filling:
            self.changed.emit()

    def _aim(self) -> None:
        """The keys of the screen write where the cursor is."""
        for field in self.fields.values():
            if field.edit.hasFocus():
                self._present = field.edit
                self.keyboard.attach(field.edit)

    def _press(self, key: str) -> None:
        if key == EditKey.BACKSPACE:
            self._present.backspace()
        else:
            self._present.insert(key)


def _group(owner: QWidget, buttons: Mapping[Answer, ChoiceButton], say: Callable[[object], None]) -> None:
    """One answer excludes the others."""
    group = QButtonGroup(owner)
    for answer, button in buttons.items():
        group.addButton(button)
        button.clicked.connect(partial(say, answer))
