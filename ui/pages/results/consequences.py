"""What the result would do, bet by bet, before it counts (look 05)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtWidgets import QFrame, QSizePolicy, QWidget

from app.domain.values import Money
from ui.icons import Icon
from ui.theme import column, row, sized
from ui.widgets import EmptyState, Heading, KeyValueRow, NameText, RowList, Rule, Text, TintedLine, framed

_NUMBER_WIDTH = 38
_WINNERS_WIDTH = 78


@dataclass(frozen=True, slots=True)
class BetLine:
    """One bet: its number, its question, who wins, what that makes to be paid."""

    number: str
    question: str
    winners: str
    to_pay: str
    voided: bool = False


@dataclass(frozen=True, slots=True)
class Counted:
    """How many tickets, and what they are."""

    number: str
    what: str


class _BetRow(QWidget):
    def __init__(self, line: BetLine, parent: QWidget) -> None:
        super().__init__(parent)
        cells = row(self, gap=6, margins=(0, 8, 0, 8))
        cells.addWidget(sized(Text(line.number, "strong", self), width=_NUMBER_WIDTH))
        cells.addWidget(NameText(line.question, "body", self, lines=2), 1)
        winners = NameText(line.winners, "value", self)
        winners.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
        if line.voided:
            winners.set_tone("warn")
        cells.addWidget(sized(winners, width=_WINNERS_WIDTH))
        cells.addWidget(Text(line.to_pay, "value", self, align="right"))


class _Box(QFrame):
    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("kind", "sunken")
        self.number = Text("", "section", self)
        self.what = Text("", "caption", self, wrap=True)
        lines = column(self, gap=2, margins=(10, 6, 10, 6))
        lines.addWidget(self.number)
        lines.addWidget(self.what)


class ConsequencesPanel(QWidget):
    """The panel's body: nothing to tell yet, or the consequences."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.heading = Heading("", "", self, role="section")
        self.done = TintedLine("", "good", Icon.CIRCLE_CHECK, self)
        self.done.hide()
        self.empty = EmptyState(Icon.STAMP, "", "", self)
        self.progress = TintedLine("", "pri", Icon.HOURGLASS, self)
        self._table = framed("plain", self)
        self._heads = [Text("", "caption", self) for _ in range(3)]
        self._rows = RowList(self, plain=True)
        self.total = KeyValueRow("", "", self, role="figure", label_role="strong")
        self._paid = TintedLine("", "warn", Icon.BANKNOTE, self)
        self._boxes = [_Box(self) for _ in range(3)]
        self._lay_out()
        self.show_nothing()

    def _lay_out(self) -> None:
        head = row(gap=6, margins=(0, 4, 0, 4))
        head.addWidget(self._heads[0], 1)
        head.addWidget(sized(self._heads[1], width=_WINNERS_WIDTH))
        head.addWidget(self._heads[2])
        lines = column(self._table, gap=0)
        lines.addLayout(head)
        lines.addWidget(Rule(self))
        lines.addWidget(self._rows, 1)
        lines.addWidget(Rule(self, strong=True))
        lines.addSpacing(6)
        lines.addWidget(self.total)
        lines.addSpacing(10)
        found = column(gap=8)
        found.addWidget(self._paid)
        boxes = row(gap=8)
        for box in self._boxes:
            boxes.addWidget(box, 1)
        found.addLayout(boxes)
        lines.addLayout(found)
        whole = column(self, gap=8)
        whole.addWidget(self.heading)
        whole.addWidget(self.done)
        whole.addWidget(self.progress)
        whole.addWidget(self._table, 1)
        whole.addWidget(self.empty, 1)

    def set_heads(self, bet: str, wins: str, to_pay: str) -> None:
        for label, words in zip(self._heads, (bet, wins, to_pay), strict=True):
            label.setText(words)

    def show_nothing(self) -> None:
        self._table.hide()
        self.progress.hide()
        self.empty.show()

    def say_progress(self, words: str) -> None:
        """How far the count has come; nothing once it is whole."""
        self.progress.say(words, "pri", Icon.HOURGLASS)
        self.progress.setVisible(bool(words))

    def say_paid(self, words: str) -> None:
        """What was paid on these bets before; nothing where nothing was."""
        self._paid.say(words, "warn", Icon.BANKNOTE)
        self._paid.setVisible(bool(words))

    def show_lines(self, lines: Sequence[BetLine], total: Money, counts: Sequence[Counted]) -> None:
        self._rows.clear()
        for place, line in enumerate(lines):
            if place:
                self._rows.add(Rule(self))
            self._rows.add(_BetRow(line, self))
        self.total.set_value(total.text())
        for box, counted in zip(self._boxes, counts, strict=True):
            box.number.setText(counted.number)
            box.what.setText(counted.what)
        self.empty.hide()
        self.done.hide()
        self._table.show()
