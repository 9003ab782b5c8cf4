"""The layout of the page of people's data: the search, one person's form, and what may be done."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QApplication, QLineEdit, QStackedWidget, QWidget

from ui.icons import Icon
from ui.pages.privacy.presenter import Part
from ui.shell import WorkPage
from ui.theme import column, row, show_in_turn
from ui.tournament.leaves import Leaves
from ui.widgets import (
    AzertyKeyboard,
    Button,
    EmptyState,
    Field,
    Heading,
    KeyValueRow,
    LineEdit,
    NameText,
    Notice,
    RowList,
    Text,
    TintedLine,
    clear_rows,
)
from ui.widgets.list_button import ListButton
from ui.widgets.refusal import Refusal

_COLUMNS = 2
_LIST, _FORM = range(2)
_DUTIES, _PERSON = range(2)


class PrivacyView(WorkPage):
    """`chosen` carries a place in the list."""

    chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.heading = Heading("", "", self)
        self.search = LineEdit("", self, icon=Icon.SEARCH)
        self.found = RowList(self, gap=8, plain=True)
        self.nothing = EmptyState(Icon.SEARCH, "", "", self)
        self.refusal = Refusal(self)
        self.parts = {part: Field("", self) for part in Part}
        self.reason = Field("", self)
        self.keyboard = AzertyKeyboard(self)
        self.keyboard.hide()
        self.back = Button("", Icon.ARROW_LEFT, self)
        self.keys = Button("", Icon.KEYBOARD, self)
        self.duties = Heading("", "", self, role="section")
        self.explains = Text("", "body", self, wrap=True)
        self.save_notice = Button("", Icon.FILE_TEXT, self, height=56)
        self.print_notice = Button("", Icon.PRINTER, self, height=56)
        self.erase = Button("", Icon.TRASH, self, height=56)
        self.who = Heading("", "", self, role="section")
        self.facts = column(gap=4)
        self.hint = Notice("", Icon.INFO, self)
        self.hand_over = Button("", Icon.FILE_DOWN, self, height=56)
        self.oppose = Button("", Icon.USER_X, self, height=56)
        self.done = TintedLine("", "good", Icon.CIRCLE_CHECK, self)
        self.done_name = NameText("", "strong", self)
        self._pages, self._panels = Leaves(self), QStackedWidget(self)
        self._buttons: list[ListButton] = []
        self._line: QLineEdit | None = None
        self._lines_of_form: list[QWidget] = []
        self._lay_out()

    def _lay_out(self) -> None:
        listed, form = QWidget(self), QWidget(self)
        lines = column(listed, gap=12)
        lines.addWidget(self.search)
        lines.addWidget(self.nothing, 1)
        lines.addWidget(self.found, 1)
        fields = column(form, gap=12)
        parts = list(self.parts.values())
        for place in range(0, len(parts), _COLUMNS):
            together = QWidget(form)
            cells = row(together, gap=8)
            for field in parts[place : place + _COLUMNS]:
                cells.addWidget(field, 1)
            self._lines_of_form.append(together)
        self._lines_of_form.append(self.reason)
        for together in self._lines_of_form:
            fields.addWidget(together)
        fields.addStretch(1)
        for page in (listed, form):
            self._pages.addWidget(page)
        self.content.addWidget(self.heading)
        self.content.addWidget(self.refusal)
        self.content.addWidget(self._pages, 1)
        self.content.addWidget(self.keyboard)
        for button in (self.back, self.keys):
            self.add_action(button)
        self.keys.setCheckable(True)
        self.keys.toggled.connect(self._show_keys)
        self.keyboard.done.connect(lambda: self.keys.setChecked(False))
        for page in (self._duties_page(), self._person_page()):
            self._panels.addWidget(page)
        self.panel.addWidget(self._panels, 1)
        self.panel.addWidget(self.done)
        self.panel.addWidget(self.done_name)
        self.say_done("")
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._focus_moved)

    def _duties_page(self) -> QWidget:
        page = QWidget(self)
        lines = column(page, gap=8)
        lines.addWidget(self.duties)
        lines.addWidget(self.explains)
        lines.addStretch(1)
        for button in (self.save_notice, self.print_notice, self.erase):
            lines.addWidget(button)
        return page

    def _person_page(self) -> QWidget:
        page = QWidget(self)
        lines = column(page, gap=8)
        lines.addWidget(self.who)
        lines.addLayout(self.facts)
        lines.addStretch(1)
        lines.addWidget(self.hint)
        for button in (self.hand_over, self.oppose):
            lines.addWidget(button)
        return page

    # -- showing --------------------------------------------------------------------------------

    def show_found(self, rows: Sequence[tuple[str, str]]) -> None:
        """Name and second line of everybody found."""
        self.found.clear()
        self._buttons = []
        for words, second in rows:
            button = ListButton(words, second, self)
            button.setCheckable(False)
            button.clicked.connect(self._touch)
            self.found.add(button)
            self._buttons.append(button)
        self.found.setVisible(bool(rows))
        self.nothing.setVisible(not rows)

    def button_at(self, place: int) -> ListButton:
        """Raises IndexError."""
        return self._buttons[place]

    def show_list(self) -> None:
        self._pages.setCurrentIndex(_LIST)
        self._panels.setCurrentIndex(_DUTIES)
        self.back.hide()

    def show_person(self, parts: Mapping[Part, str]) -> None:
        """The fields that can be put right; the others are not shown."""
        for part, field in self.parts.items():
            field.setVisible(part in parts)
            field.set_text(parts.get(part, ""))
        self._pages.setCurrentIndex(_FORM)
        self._panels.setCurrentIndex(_PERSON)
        self.back.show()

    @property
    def shows_person(self) -> bool:
        return self._pages.currentIndex() == _FORM

    def typed(self) -> dict[Part, str]:
        return {part: field.text() for part, field in self.parts.items() if not field.isHidden()}

    def show_facts(self, facts: Sequence[tuple[str, str]]) -> None:
        clear_rows(self.facts)
        for label, value in facts:
            self.facts.addWidget(KeyValueRow(label, value, self))

    def say_done(self, words: str, name: str = "") -> None:
        """What was done, and the file that holds it; an empty text takes it back."""
        self.done.setVisible(bool(words))
        self.done_name.setVisible(bool(name))
        self.done.say(words, "good", Icon.CIRCLE_CHECK)
        self.done_name.set_name(name)

    def _show_keys(self, shown: bool) -> None:
        """The keyboard leaves room for the line that it writes into alone."""
        line = self._line if self._line is not None and self._line.isVisible() else None
        line = line or (self.reason.edit if self.shows_person else self.search)
        show_in_turn(
            {part: not shown or part.isAncestorOf(line) for part in self._lines_of_form}
            | {self.keyboard: shown}
        )
        if shown:
            self.keyboard.attach(line)

    def _focus_moved(self, _before: QWidget | None, now: QWidget | None) -> None:
        if isinstance(now, QLineEdit) and self.isAncestorOf(now):
            self._line = now
            if self.keyboard.isVisible():
                self.keyboard.attach(now)

    def _touch(self) -> None:
        button = self.sender()
        if isinstance(button, ListButton):
            self.chosen.emit(self._buttons.index(button))
