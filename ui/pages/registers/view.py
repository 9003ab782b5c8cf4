"""The layout of the registers: which one, rules and days, its lines, and the rules or a line in the panel."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup, QStackedWidget, QWidget

from app.domain.betting.vigilance import Rule
from app.services.betting.books import Book
from ui.icons import Icon
from ui.pages.registers.presenter import Span
from ui.shell import WorkPage
from ui.theme import column, row
from ui.widgets import (
    Button,
    ChoiceButton,
    EmptyState,
    Heading,
    KeyValueRow,
    NameText,
    RowList,
    Text,
    TintedLine,
    clear_rows,
)
from ui.widgets.list_button import ListButton
from ui.widgets.refusal import Refusal

_RULES, _LINE = range(2)


class RegistersView(WorkPage):
    """`chosen` carries a ticket."""

    chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.heading = Heading("", "", self)
        self.books: dict[Book | None, ChoiceButton] = {
            book: ChoiceButton("", None, self) for book in (None, *Book)
        }
        self.every_rule = ChoiceButton("", None, self)
        self.rules = {rule: ChoiceButton("", None, self) for rule in Rule}
        self.spans = {span: ChoiceButton("", None, self) for span in Span}
        self.rows = RowList(self, gap=8, plain=True)
        self.nothing = EmptyState(Icon.ID_CARD, "", "", self)
        self.refusal = Refusal(self)
        self.rules_title = Heading("", "", self, role="section")
        self.state = TintedLine("", "pri", Icon.INFO, self)
        self.explains = column(gap=8)
        self.switch = Button("", Icon.SHIELD_CHECK, self, height=56)
        self.line_title = Heading("", "", self, role="section")
        self.facts = column(gap=4)
        self.winners = column(gap=8)
        self.back = Button("", Icon.ARROW_LEFT, self, height=56)
        self.saved = TintedLine("", "good", Icon.CIRCLE_CHECK, self)
        self.saved_name = NameText("", "strong", self)
        self.sheet = Button("", Icon.FILE_DOWN, self, height=56)
        self._panels = QStackedWidget(self)
        self._buttons: dict[str, ListButton] = {}
        self.primary.set_icon(Icon.FILE_TEXT)
        self._lay_out()

    def _lay_out(self) -> None:
        books, rules, days = row(gap=8), row(gap=8), row(gap=8)
        for line, buttons in (
            (books, list(self.books.values())),
            (rules, [self.every_rule, *self.rules.values()]),
            (days, list(self.spans.values())),
        ):
            group = QButtonGroup(self)
            for button in buttons:
                group.addButton(button)
                line.addWidget(button)
            line.addStretch(1)
        self.content.addWidget(self.heading)
        self.content.addLayout(books)
        self.content.addLayout(rules)
        self.content.addLayout(days)
        self.content.addWidget(self.refusal)
        self.content.addWidget(self.nothing, 1)
        self.content.addWidget(self.rows, 1)
        for page in (self._rules_page(), self._line_page()):
            self._panels.addWidget(page)
        self.panel.addWidget(self._panels, 1)
        for part in (self.saved, self.saved_name, self.sheet):
            self.panel.addWidget(part)
        self.show_saved("")

    def _rules_page(self) -> QWidget:
        page = QWidget(self)
        lines = column(page, gap=12)
        lines.addWidget(self.rules_title)
        lines.addWidget(self.state)
        lines.addLayout(self.explains)
        lines.addStretch(1)
        lines.addWidget(self.switch)
        return page

    def _line_page(self) -> QWidget:
        page = QWidget(self)
        lines = column(page, gap=8)
        lines.addWidget(self.line_title)
        lines.addLayout(self.facts)
        lines.addLayout(self.winners)
        lines.addStretch(1)
        lines.addWidget(self.back)
        return page

    def show_book(self, book: Book | None) -> None:
        """Which register is shown; only that of identities is read by rule, and has rules to switch."""
        for each, button in self.books.items():
            button.setChecked(each is book)
        for part in (self.every_rule, *self.rules.values(), self.state, self.switch):
            part.setVisible(book is None)

    def show_rows(self, rows: Sequence[tuple[str, str, str]], chosen: str | None) -> None:
        """Key, words and second line of each."""
        self.rows.clear()
        self._buttons = {}
        for ticket, words, second in rows:
            button = ListButton(words, second, self)
            button.setObjectName(ticket)
            button.setChecked(ticket == chosen)
            button.clicked.connect(self._touch)
            self.rows.add(button)
            self._buttons[ticket] = button
        self.rows.setVisible(bool(rows))
        self.nothing.setVisible(not rows)

    def button_of(self, ticket: str) -> ListButton:
        """Raises KeyError."""
        return self._buttons[ticket]

    def show_rules(self, lines: Sequence[str]) -> None:
        clear_rows(self.explains)
        for words in lines:
            self.explains.addWidget(Text(words, "body", self, wrap=True))
        self._panels.setCurrentIndex(_RULES)

    def show_line(self, facts: Sequence[tuple[str, str]], winners: Sequence[str]) -> None:
        clear_rows(self.facts)
        clear_rows(self.winners)
        for label, value in facts:
            self.facts.addWidget(KeyValueRow(label, value, self))
        for words in winners:
            self.winners.addWidget(Text(words, "value", self, wrap=True))
        self._panels.setCurrentIndex(_LINE)

    def show_saved(self, name: str) -> None:
        """Which file was put into the folder; an empty name takes it back."""
        self.saved.setVisible(bool(name))
        self.saved_name.setVisible(bool(name))
        self.saved_name.set_name(name)

    def _touch(self) -> None:
        self.chosen.emit(self.sender().objectName())
