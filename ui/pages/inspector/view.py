"""The layout of the inspector's page: what is asked for, the entries, and where the journal stands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QButtonGroup, QStackedWidget, QWidget

from app.services.inspection import Topic
from ui.icons import Icon
from ui.pages.inspector.accepting_view import AcceptingView
from ui.pages.inspector.days_entry import DaysEntry
from ui.pages.inspector.presenter import Span
from ui.shell import WorkPage
from ui.theme import column, grid, row
from ui.widgets import (
    Button,
    ChoiceButton,
    EmptyState,
    Heading,
    KeyValueRow,
    NameText,
    Notice,
    RowList,
    Text,
    TintedLine,
    clear_rows,
)
from ui.widgets.list_button import ListButton
from ui.widgets.refusal import Refusal

_TOPICS_IN_A_ROW: Final = 4
_STANDING, _ENTRY, _PEOPLE, _ACCEPTING = range(4)


class InspectorView(WorkPage):
    """`chosen` carries an entry's number, `person_chosen` an operator, empty for everybody."""

    chosen = Signal(int)
    person_chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.topics = {topic: ChoiceButton("", None, self) for topic in Topic}
        self.spans = {span: ChoiceButton("", None, self) for span in Span}
        self.who = ListButton("", "", self)
        self.who.nominal_height = 48
        self.who.setCheckable(False)
        self.rows = RowList(self, gap=8, plain=True)
        self.nothing = EmptyState(Icon.SHIELD_CHECK, "", "", self)
        self.more = Notice("", Icon.INFO, self)
        self.further = Button("", Icon.CHEVRON_DOWN, self)
        self.refusal = Refusal(self)
        self.title = Heading("", "", self, role="section")
        self.seal = TintedLine("", "pri", Icon.INFO, self)
        self.faults = column(gap=4)
        self.verify = Button("", Icon.SHIELD_CHECK, self, height=56)
        self.doubt = Button("", Icon.TRIANGLE_ALERT, self, height=56)
        self.accepting = AcceptingView(self)
        self.facts = column(gap=4)
        self.days = DaysEntry(self)
        self.seal_part = QWidget(self)
        self.saved = TintedLine("", "good", Icon.CIRCLE_CHECK, self)
        self.saved_name = NameText("", "strong", self)
        self.sheet = Button("", Icon.FILE_DOWN, self, height=56)
        self.entry_title = Heading("", "", self, role="section")
        self.entry_facts = column(gap=6)
        self.back = Button("", Icon.ARROW_LEFT, self, height=56)
        self.people_title = Heading("", "", self, role="section")
        self.people = RowList(self, gap=8, plain=True)
        self.panel_pages = QStackedWidget(self)
        self._group = QButtonGroup(self)
        self._lay_out()
        self.primary.set_icon(Icon.FILE_TEXT)

    def _lay_out(self) -> None:
        for buttons in (self.topics.values(), self.spans.values()):
            group = QButtonGroup(self)
            for button in buttons:
                group.addButton(button)
        cells = grid(gap=8, even_columns=_TOPICS_IN_A_ROW)
        for place, button in enumerate(self.topics.values()):
            cells.addWidget(button, place // _TOPICS_IN_A_ROW, place % _TOPICS_IN_A_ROW)
        days = row(gap=8)
        for button in self.spans.values():
            days.addWidget(button)
        days.addWidget(self.who, 1)
        self.content.addLayout(cells)
        self.content.addLayout(days)
        self.content.addWidget(self.refusal)
        self.content.addWidget(self.nothing, 1)
        self.content.addWidget(self.rows, 1)
        further = row(gap=8)
        further.addWidget(self.more, 1)
        further.addWidget(self.further)
        self.content.addLayout(further)
        for page in (self._standing_page(), self._entry_page(), self._people_page(), self.accepting):
            self.panel_pages.addWidget(page)
        self.panel.addWidget(self.panel_pages, 1)
        self.panel.addWidget(self.saved)
        self.panel.addWidget(self.saved_name)
        self.panel.addWidget(self.sheet)
        self.days.typing_changed.connect(self._make_room)
        self.show_saved("")

    def _standing_page(self) -> QWidget:
        page = QWidget(self)
        lines = column(page, gap=8)
        lines.addWidget(self.title)
        lines.addWidget(self.seal)
        seal = column(self.seal_part, gap=8)
        seal.addLayout(self.faults)
        seal.addLayout(self.facts)
        seal.addWidget(self.verify)
        seal.addWidget(self.doubt)
        lines.addWidget(self.seal_part)
        lines.addStretch(1)
        lines.addWidget(self.days)
        return page

    def _entry_page(self) -> QWidget:
        page = QWidget(self)
        lines = column(page, gap=8)
        lines.addWidget(self.entry_title)
        lines.addLayout(self.entry_facts)
        lines.addStretch(1)
        lines.addWidget(self.back)
        return page

    def _people_page(self) -> QWidget:
        page = QWidget(self)
        lines = column(page, gap=8)
        lines.addWidget(self.people_title)
        lines.addWidget(self.people, 1)
        return page

    # -- showing --------------------------------------------------------------------------------

    def show_rows(self, rows: Sequence[tuple[int, str, str]], chosen: int | None) -> None:
        """Number, act and second line of each entry."""
        self.rows.clear()
        for number, words, second in rows:
            button = ListButton(words, second, self)
            button.setObjectName(str(number))
            button.setChecked(number == chosen)
            self._group.addButton(button)
            button.clicked.connect(self._touch_row)
            self.rows.add(button)
        self.rows.setVisible(bool(rows))
        self.nothing.setVisible(not rows and self.refusal.isHidden())

    def show_further(self, words: str) -> None:
        """That there are more than the list holds; empty where it holds them all."""
        self.more.say(words)
        self.further.setVisible(bool(words))

    def row_button(self, number: int) -> ListButton:
        """Raises LookupError."""
        found = [each for each in self._group.buttons() if each.objectName() == str(number)]
        if not found or not isinstance(found[-1], ListButton):
            raise LookupError(number)
        return found[-1]

    def show_people(self, people: Sequence[tuple[str, str, str]], chosen: str) -> None:
        """Identifier, name and function; the first stands for everybody."""
        self.people.clear()
        for key, name, function in people:
            button = ListButton(name, function, self)
            button.setObjectName(key)
            button.setChecked(key == chosen)
            button.clicked.connect(self._touch_person)
            self.people.add(button)
        self._turn(_PEOPLE)

    def show_standing(self, facts: Sequence[tuple[str, str]], faults: Sequence[str]) -> None:
        clear_rows(self.facts)
        for label, value in facts:
            self.facts.addWidget(KeyValueRow(label, value, self))
        clear_rows(self.faults)
        for words in faults:
            self.faults.addWidget(Text(words, "brief", self, tone="bad", wrap=True))

    def show_entry(self, title: str, second: str, facts: Sequence[tuple[str, str]]) -> None:
        self.entry_title.say(title, second)
        clear_rows(self.entry_facts)
        for label, value in facts:
            self.entry_facts.addWidget(Text(label, "caption", self))
            self.entry_facts.addWidget(Text(value, "value", self, wrap=True))
        self._turn(_ENTRY)

    def leave_entry(self) -> None:
        self._turn(_STANDING)

    def show_accepting(self) -> None:
        """It has the panel to itself: one main action."""
        self._turn(_ACCEPTING)

    def _turn(self, page: int) -> None:
        self.panel_pages.setCurrentIndex(page)
        self._make_room()

    def _make_room(self) -> None:
        """Nothing is saved while a day is typed, or a store accepted: the panel is theirs."""
        typing = self.days.is_typing
        self.seal_part.setVisible(not typing)
        for part in (self.primary, self.sheet):
            part.setVisible(not typing and self.panel_pages.currentIndex() != _ACCEPTING)

    @property
    def shows_standing(self) -> bool:
        return self.panel_pages.currentIndex() == _STANDING

    @property
    def shows_entry(self) -> bool:
        return self.panel_pages.currentIndex() == _ENTRY

    def show_saved(self, name: str) -> None:
        """Which file was put into the folder; an empty name takes it back."""
        self.saved.setVisible(bool(name))
        self.saved_name.setVisible(bool(name))
        self.saved_name.set_name(name)

    def _touch_row(self) -> None:
        self.chosen.emit(int(self.sender().objectName()))

    def _touch_person(self) -> None:
        self.person_chosen.emit(self.sender().objectName())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """What is to be accepted has the Enter key while it is asked."""
        returned = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if returned and self.accepting.isVisible():
            self.accepting.accept.click()
        else:
            super().keyPressEvent(event)
