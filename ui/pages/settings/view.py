"""The layout of the settings: groups and what each holds, and the one that is being changed in the panel."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QStackedWidget, QWidget

from app.domain.house.choices import CHOICES, Kind
from ui.icons import Icon
from ui.models.amount_entry import EditKey
from ui.pages.settings.presenter import Section
from ui.shell import WorkPage
from ui.theme import column, grid, row
from ui.widgets import (
    AzertyKeyboard,
    Button,
    ChoiceButton,
    EmptyState,
    Field,
    Heading,
    Keypad,
    RowList,
    Text,
    TintedLine,
)
from ui.widgets.list_button import ListButton
from ui.widgets.refusal import Refusal

_COLUMNS: Final = 3
_NOTHING, _CHANGING = range(2)
_MOST_ANSWERS: Final = max(len(choice.among) for choice in CHOICES)
_FIGURES: Final = frozenset({Kind.WHOLE, Kind.MONEY, Kind.ODDS})
_TOUCHED: Final = frozenset({Kind.SWITCH, Kind.ONE_OF})
"""Answered by a touch, with nothing to type."""


class SettingsView(WorkPage):
    """`chosen` carries the key of a setting."""

    chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.heading = Heading("", "", self)
        self.sections = {section: ChoiceButton("", None, self) for section in Section}
        self.rows = RowList(self, gap=8, plain=True)
        self.keyboard = AzertyKeyboard(self)
        self.refusal = Refusal(self)
        self.nothing = EmptyState(Icon.SLIDERS, "", "", self)
        self.title = Heading("", "", self, role="section")
        self.explains = Text("", "body", self, wrap=True)
        self.field = Field("", self)
        self.yes = ChoiceButton("", None, self, height=56)
        self.no = ChoiceButton("", None, self, height=56)
        self.answers = tuple(ChoiceButton("", None, self, height=56) for _ in range(_MOST_ANSWERS))
        self.keypad = Keypad((",", "0", EditKey.BACKSPACE), self, key_height=56)
        self.change = TintedLine("", "pri", Icon.PENCIL_LINE, self)
        self.keys = Button("", Icon.KEYBOARD, self)
        self.back = Button("", Icon.ARROW_LEFT, self)
        self._panels = QStackedWidget(self)
        self._buttons: dict[str, ListButton] = {}
        self._lay_out()
        self.keypad.pressed.connect(self._press)
        self.keys.setCheckable(True)
        self.keys.toggled.connect(self._show_keys)
        self.keyboard.done.connect(lambda: self.keys.setChecked(False))

    def _lay_out(self) -> None:
        groups = QButtonGroup(self)
        cells = grid(gap=8, even_columns=_COLUMNS)
        for place, button in enumerate(self.sections.values()):
            groups.addButton(button)
            cells.addWidget(button, place // _COLUMNS, place % _COLUMNS)
        self.content.addWidget(self.heading)
        self.content.addLayout(cells)
        self.content.addWidget(self.refusal)
        self.content.addWidget(self.rows, 1)
        self.content.addWidget(self.keyboard)
        self.keyboard.hide()
        self.add_action(self.back)
        self.add_action(self.keys)
        empty = QWidget(self)
        column(empty).addWidget(self.nothing)
        self._panels.addWidget(empty)
        self._panels.addWidget(self._changing())
        self.panel.addWidget(self._panels, 1)

    def _changing(self) -> QWidget:
        page, switch, answers = QWidget(self), QButtonGroup(self), QButtonGroup(self)
        lines, choices, few = column(page, gap=12), row(gap=8), column(gap=8)
        for button in (self.yes, self.no):
            switch.addButton(button)
            choices.addWidget(button, 1)
        for button in self.answers:
            answers.addButton(button)
            few.addWidget(button)
        lines.addWidget(self.title)
        lines.addWidget(self.explains)
        lines.addWidget(self.field)
        lines.addLayout(choices)
        lines.addLayout(few)
        lines.addWidget(self.keypad)
        lines.addStretch(1)
        lines.addWidget(self.change)
        return page

    # -- showing --------------------------------------------------------------------------------

    def show_sections(self, offered: Iterable[Section], shown: Section) -> None:
        there = set(offered)
        for section, button in self.sections.items():
            button.setVisible(section in there)
            button.setChecked(section is shown)

    def show_rows(self, rows: Sequence[tuple[str, str, str]], chosen: str) -> None:
        """Key, label and value of each setting; those that are there already keep their places."""
        if list(self._buttons) != [key for key, _, _ in rows]:
            self.rows.clear()
            self._buttons = {}
            for key, label, value in rows:
                button = ListButton(label, value, self)
                button.setObjectName(key)
                button.clicked.connect(self._touch)
                self.rows.add(button)
                self._buttons[key] = button
        for key, label, value in rows:
            self._buttons[key].say(label, value)
            self._buttons[key].setChecked(key == chosen)

    def button_of(self, key: str) -> ListButton:
        """Raises KeyError."""
        return self._buttons[key]

    def show_nothing(self) -> None:
        self._panels.setCurrentIndex(_NOTHING)
        self.keys.setChecked(False)
        self.keys.hide()
        self.back.hide()
        self.primary.hide()

    def show_changing(self, kind: Kind, typed: str | bool) -> None:
        """The setting that is chosen, to be answered by a touch or typed as its kind asks for."""
        switch, touched = kind is Kind.SWITCH, kind in _TOUCHED
        self.yes.setVisible(switch)
        self.no.setVisible(switch)
        for button in self.answers:
            button.setVisible(kind is Kind.ONE_OF and bool(button.text()))
        self.field.setVisible(not touched)
        self.keypad.setVisible(kind in _FIGURES)
        self.keys.setVisible(not touched and kind not in _FIGURES)
        if isinstance(typed, bool):
            self.yes.setChecked(typed)
            self.no.setChecked(not typed)
        elif self.field.text() != typed:
            self.field.set_text(typed)
        self.back.show()
        self.primary.show()
        self._panels.setCurrentIndex(_CHANGING)

    def show_answers(self, answers: Sequence[tuple[str, bool]]) -> None:
        """The words of each answer that there is, and whether it is the one."""
        for button in self.answers:
            button.setText("")
        for button, (words, chosen) in zip(self.answers, answers, strict=False):
            button.setText(words)
            button.setChecked(chosen)

    def begin(self, key: str, kind: Kind) -> None:
        """Put the hands where the value is given; what is typed replaces the old one."""
        self.rows.show_row(list(self._buttons).index(key))
        self.keys.setChecked(False)
        targets: dict[Kind, QWidget] = {Kind.SWITCH: self.yes, Kind.ONE_OF: self.answers[0]}
        targets.get(kind, self.field.edit).setFocus(Qt.FocusReason.OtherFocusReason)
        if kind not in _TOUCHED:
            self.field.edit.selectAll()

    def _press(self, key: str) -> None:
        edit = self.field.edit
        if key == EditKey.BACKSPACE:
            edit.backspace()
        else:
            edit.insert(key)

    def _show_keys(self, shown: bool) -> None:
        self.keyboard.setVisible(shown)
        self.rows.setVisible(not shown)
        if shown:
            self.keyboard.attach(self.field.edit)

    def _touch(self) -> None:
        self.chosen.emit(self.sender().objectName())
