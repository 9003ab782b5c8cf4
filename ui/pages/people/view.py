"""The layout of the page of operators: the list or one person's form, facts or the code in the panel."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from app.domain.house.rights import Role
from ui.icons import Icon
from ui.shell import WorkPage
from ui.theme import column, grid
from ui.widgets import (
    AzertyKeyboard,
    Button,
    CheckRow,
    EmptyState,
    Field,
    Heading,
    KeyValueRow,
    PinPad,
    RowList,
    Text,
    TintedLine,
    clear_rows,
)
from ui.widgets.list_button import ListButton
from ui.widgets.refusal import Refusal

_COLUMNS: Final = 2
_LIST, _FORM = range(2)
_NOBODY, _FACTS, _CODE, _BADGE = range(4)


class PeopleView(WorkPage):
    """`chosen` carries an operator."""

    chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.heading = Heading("", "", self)
        self.people = RowList(self, gap=8, plain=True)
        self.refusal = Refusal(self)
        self.name = Field("", self)
        self.roles = {role: CheckRow("", "", self) for role in Role}
        self.roles_area = RowList(self, gap=8, plain=True)
        self.keyboard = AzertyKeyboard(self)
        self.keyboard.hide()
        self.newcomer = Button("", Icon.USER_PLUS, self)
        self.back = Button("", Icon.ARROW_LEFT, self)
        self.keys = Button("", Icon.KEYBOARD, self)
        self.nobody = EmptyState(Icon.USERS, "", "", self)
        self.who = Heading("", "", self, role="section")
        self.state = TintedLine("", "good", Icon.USER_CHECK, self)
        self.facts = column(gap=6)
        self.new_code = Button("", Icon.LOCK, self, height=56)
        self.new_badge = Button("", Icon.ID_CARD, self, height=56)
        self.let_go = Button("", Icon.USER_X, self, height=56)
        self.code_title = Heading("", "", self, role="section")
        self.code_fault = TintedLine("", "bad", Icon.TRIANGLE_ALERT, self)
        self.pad = PinPad(self, key_height=64)
        self.pad_words = Text("", "caption", self, align="centre")
        self.badge_title = Heading("", "", self, role="section")
        self.badge_read = EmptyState(Icon.SCAN_BARCODE, "", "", self)
        self.take_badge = Button("", Icon.X, self, height=56)
        self._pages, self._panels = QStackedWidget(self), QStackedWidget(self)
        self._buttons: dict[str, ListButton] = {}
        self._lay_out()

    def _lay_out(self) -> None:
        listed, form = QWidget(self), QWidget(self)
        column(listed, gap=0).addWidget(self.people, 1)
        lines = column(form, gap=12)
        lines.addWidget(self.name)
        cells_of = QWidget(self)
        cells = grid(cells_of, gap=8, even_columns=_COLUMNS)
        for place, check in enumerate(self.roles.values()):
            cells.addWidget(check, place // _COLUMNS, place % _COLUMNS)
        self.roles_area.add(cells_of)
        lines.addWidget(self.roles_area, 1)
        lines.addWidget(self.keyboard)
        for page in (listed, form):
            self._pages.addWidget(page)
        self.content.addWidget(self.heading)
        self.content.addWidget(self.refusal)
        self.content.addWidget(self._pages, 1)
        for button in (self.newcomer, self.back, self.keys):
            self.add_action(button)
        self.keys.setCheckable(True)
        self.keys.toggled.connect(self._show_keys)
        self.keyboard.done.connect(lambda: self.keys.setChecked(False))
        for page in (self._nobody_page(), self._facts_page(), self._code_page(), self._badge_page()):
            self._panels.addWidget(page)
        self.panel.addWidget(self._panels, 1)

    def _nobody_page(self) -> QWidget:
        page = QWidget(self)
        column(page).addWidget(self.nobody)
        return page

    def _facts_page(self) -> QWidget:
        page = QWidget(self)
        lines = column(page, gap=8)
        lines.addWidget(self.who)
        lines.addWidget(self.state)
        lines.addLayout(self.facts)
        lines.addStretch(1)
        lines.addWidget(self.new_code)
        lines.addWidget(self.new_badge)
        lines.addWidget(self.let_go)
        return page

    def _code_page(self) -> QWidget:
        page = QWidget(self)
        lines = column(page, gap=8)
        lines.addWidget(self.code_title)
        lines.addWidget(self.code_fault)
        self.pad.insert_under_dots(self.pad_words)
        lines.addWidget(self.pad)
        lines.addStretch(1)
        return page

    def _badge_page(self) -> QWidget:
        page = QWidget(self)
        lines = column(page, gap=8)
        lines.addWidget(self.badge_title)
        lines.addWidget(self.badge_read, 1)
        lines.addWidget(self.take_badge)
        return page

    # -- showing --------------------------------------------------------------------------------

    def show_people(self, people: Sequence[tuple[str, str, str]]) -> None:
        """Identifier, name, and roles with what is to be known of each."""
        if list(self._buttons) != [key for key, _, _ in people]:
            self.people.clear()
            self._buttons = {}
            for key, name, second in people:
                button = ListButton(name, second, self)
                button.setObjectName(key)
                button.setCheckable(False)
                button.clicked.connect(self._touch)
                self.people.add(button)
                self._buttons[key] = button
        for key, name, second in people:
            self._buttons[key].say(name, second)

    def button_of(self, operator: str) -> ListButton:
        """Raises KeyError."""
        return self._buttons[operator]

    def show_list(self) -> None:
        self._pages.setCurrentIndex(_LIST)
        self._panels.setCurrentIndex(_NOBODY)
        self._show_buttons(listed=True)
        self.keys.setChecked(False)

    def show_form(self) -> None:
        self._pages.setCurrentIndex(_FORM)
        self._panels.setCurrentIndex(_FACTS)
        self._show_buttons(listed=False)

    def show_code(self) -> None:
        self._pages.setCurrentIndex(_FORM)
        self._panels.setCurrentIndex(_CODE)
        self._show_buttons(listed=False)
        self.keys.setChecked(False)
        self.keys.hide()
        self.pad.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_badge(self) -> None:
        self._pages.setCurrentIndex(_FORM)
        self._panels.setCurrentIndex(_BADGE)
        self._show_buttons(listed=False)
        self.keys.setChecked(False)
        self.keys.hide()
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_facts(self, facts: Sequence[tuple[str, str]]) -> None:
        clear_rows(self.facts)
        for label, value in facts:
            self.facts.addWidget(KeyValueRow(label, value, self))

    def _show_buttons(self, *, listed: bool) -> None:
        self.newcomer.setVisible(listed)
        self.back.setVisible(not listed)
        self.keys.setVisible(not listed)

    def _show_keys(self, shown: bool) -> None:
        self.keyboard.setVisible(shown)
        self.roles_area.setVisible(not shown)
        if shown:
            self.keyboard.attach(self.name.edit)

    def _touch(self) -> None:
        self.chosen.emit(self.sender().objectName())
