"""The layout of the drawer page: the count, a typed amount, the movements, what was done (look 06)."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QButtonGroup, QStackedWidget, QWidget

from app.domain.house.rights import Operator
from ui.icons import Icon
from ui.pages.drawer.counting import CountingGrid
from ui.pages.drawer.panel import AccountSheet
from ui.shell import WorkPage
from ui.theme import column, row, sized
from ui.widgets import (
    ApprovalPanel,
    AzertyKeyboard,
    Button,
    ChoiceButton,
    EmptyState,
    Heading,
    Keypad,
    ListCard,
    MoneyField,
    RowList,
    StepList,
    Text,
    Verdict,
    VerdictBand,
    framed,
)
from ui.widgets.refusal import Refusal


class DrawerView(WorkPage):
    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.heading = Heading("", "", self)
        self.x_report = Button("", Icon.FILE_TEXT, self)
        self.cash_in = Button("", Icon.HAND_COINS, self)
        self.cash_out = Button("", Icon.VAULT, self)
        self.hand_over = Button("", Icon.HANDSHAKE, self)
        self.by_pieces = ChoiceButton("", Icon.COINS, self)
        self.by_amount = ChoiceButton("", Icon.KEYBOARD, self)
        self.back = Button("", Icon.ARROW_LEFT, self)
        self.refusal = Refusal(self, can_leave=True)
        self.grid = CountingGrid(self)
        self.amount = MoneyField("", self, height=84, size=44)
        self.amount_pad = Keypad(parent=self)
        self.movements = RowList(self)
        self.nothing_moved = EmptyState(Icon.ARROW_LEFT_RIGHT, "", "", self)
        self.band = VerdictBand(Verdict("", "", Icon.CIRCLE_CHECK, "good"), self)
        self.steps = StepList("", (), self)
        self.keyboard = AzertyKeyboard(self)
        self.sheet = AccountSheet(self)
        self.approval = ApprovalPanel(self)
        self._papers = QStackedWidget(self)
        self.pages = QStackedWidget(self)
        self._lay_out()

    def _lay_out(self) -> None:
        ways = QButtonGroup(self)
        head = row(gap=8)
        head.addWidget(self.heading, 1)
        for way in (self.by_pieces, self.by_amount):
            ways.addButton(way)
        for button in (self.cash_in, self.cash_out, self.hand_over):
            self.add_action(button)
        for button in (self.by_pieces, self.by_amount, self.x_report, self.back):
            head.addWidget(button, 0, Qt.AlignmentFlag.AlignTop)
        self.content.addLayout(head)
        self.content.addWidget(self.refusal)
        self.content.addWidget(self.pages, 1)
        self._asking, self._writing = QWidget(self), QWidget(self)
        self._before_writing: QWidget = self._asking
        writing = column(self._writing)
        writing.addStretch(1)
        writing.addWidget(self.keyboard)
        self._amount_page, self._open_page, self._done_page = (
            self._make_amount(), self._make_open(), self._make_done(),
        )  # fmt: skip
        shown = (self.grid, self._amount_page, self._open_page, self._done_page)
        for page in (self._asking, self._writing, *shown):
            self.pages.addWidget(page)
        for part in (self.sheet, self.approval):
            self._papers.addWidget(part)
        self.panel.addWidget(self._papers, 1)

    def _make_amount(self) -> QWidget:
        page = QWidget(self)
        middle = column(gap=12)
        middle.addStretch(1)
        middle.addWidget(self.amount)
        middle.addWidget(self.amount_pad)
        middle.addStretch(2)
        narrow = sized(QWidget(page), width=400)
        narrow.setLayout(middle)
        line = row(page)
        line.addStretch(1)
        line.addWidget(narrow)
        line.addStretch(1)
        return page

    def _make_open(self) -> QWidget:
        page = QWidget(self)
        self._list_head = framed("head", self)
        words = row(self._list_head, gap=8, margins=(16, 8, 16, 8))
        self.head_what, self.head_count = Text("", "group", self), Text("", "group", self, align="right")
        self.head_means, self.head_sum = Text("", "group", self), Text("", "group", self, align="right")
        for text, width in _columns(self.head_what, self.head_means, self.head_count, self.head_sum):
            words.addWidget(sized(text, width=width) if width else text, 0 if width else 1)
        lines = column(page, gap=12)
        self._list = ListCard(self.movements, self, head=self._list_head)
        lines.addWidget(self._list, 1)
        lines.addWidget(self.nothing_moved, 1)
        return page

    def _make_done(self) -> QWidget:
        page = QWidget(self)
        lines = column(page, gap=12)
        lines.addWidget(self.band)
        lines.addWidget(self.steps)
        lines.addStretch(1)
        return page

    def show_count(self) -> None:
        self.pages.setCurrentWidget(self.grid)

    def show_amount(self) -> None:
        self.pages.setCurrentWidget(self._amount_page)
        self.amount.setFocus()

    def show_movements(self, rows: Sequence[tuple[str, str, str, str]]) -> None:
        """What moved: kind, means, how often, and the sum."""
        self.movements.clear()
        for what, means, count, amount in rows:
            frame = framed("row", self)
            line = row(frame, gap=8, margins=(16, 0, 16, 0))
            texts = (
                Text(what, "value", frame), Text(means, "quiet", frame),
                Text(count, "body", frame, align="right"), Text(amount, "value", frame, align="right"),
            )  # fmt: skip
            for text, width in _columns(*texts):
                line.addWidget(sized(text, width=width) if width else text, 0 if width else 1)
            self.movements.add(sized(frame, height=50))
        self._list.setVisible(bool(rows))
        self.nothing_moved.setVisible(not rows)
        self.pages.setCurrentWidget(self._open_page)

    def show_done(self) -> None:
        self.pages.setCurrentWidget(self._done_page)

    def show_asking(self) -> None:
        self.pages.setCurrentWidget(self._asking)

    def show_sheet(self) -> None:
        self._papers.setCurrentWidget(self.sheet)

    def show_approval(self, people: Sequence[Operator]) -> None:
        """Ask for somebody else's code in the panel."""
        self.approval.ask("", "", people)
        self._papers.setCurrentWidget(self.approval)
        self.approval.focus_first()

    @property
    def shows_approval(self) -> bool:
        return self._papers.currentWidget() is self.approval

    def show_keyboard(self) -> None:
        """The keyboard on the screen takes the place of the count while a reason is written."""
        if self.pages.currentWidget() is not self._writing:
            self._before_writing = self.pages.currentWidget() or self._asking
        self.pages.setCurrentWidget(self._writing)
        self.keyboard.attach(self.sheet.reasons.other.edit)

    def hide_keyboard(self) -> None:
        """The reason is written: back to what was there."""
        if self.pages.currentWidget() is self._writing:
            self.pages.setCurrentWidget(self._before_writing)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.grid.set_narrow(narrow=self.is_narrow)


def _columns(what: Text, means: Text, count: Text, amount: Text) -> Sequence[tuple[Text, int]]:
    return ((what, 0), (means, 90), (count, 70), (amount, 120))
