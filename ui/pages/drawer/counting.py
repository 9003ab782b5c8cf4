"""Counting notes and coins: a row for each, a pad beside them (look 06)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QFrame, QWidget

from app.domain.house.cash import DENOMINATIONS
from app.domain.values import Money
from ui.icons import Icon
from ui.models.amount_entry import EditKey
from ui.theme import column, respaced, row, sized
from ui.widgets import Button, Card, CountField, Keypad, Rule, Text, framed, restyle
from ui.words import translate

_SMALLEST_NOTE: Final = Money.euros(5)
NOTES: Final = tuple(value for value in DENOMINATIONS if value >= _SMALLEST_NOTE)
COINS: Final = tuple(value for value in DENOMINATIONS if value < _SMALLEST_NOTE)


class _PieceField(CountField):
    taken = Signal()
    moved = Signal(int)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.selectAll()
        self.taken.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Down):
            self.moved.emit(1)
        elif key is Qt.Key.Key_Up:
            self.moved.emit(-1)
        else:
            super().keyPressEvent(event)


class _CountRow(QFrame):
    """Something to count; touched anywhere, it is the row that the pad writes to."""

    touched = Signal()

    def __init__(self, name: Callable[[], str], parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("tint", "none")
        self.name = name
        self.field = _PieceField(self)

    def mark(self, *, chosen: bool) -> None:
        self.setProperty("tint", "pri" if chosen else "none")
        restyle(self)

    def mousePressEvent(self, _event: object) -> None:
        self.touched.emit()


class _TicketRow(_CountRow):
    """`Tickets payés × [12]`, and how many there should be."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(lambda: translate("Drawer", "Tickets payés"), parent)
        self._label = Text("", "strong", self)
        self._listed = Text("", "note", self)
        line = row(self, gap=8, margins=(8, 2, 8, 2))
        words = column(gap=0)
        words.addWidget(self._label)
        words.addWidget(self._listed)
        line.addLayout(words, 1)
        line.addWidget(self.field)

    def say(self, listed: str) -> None:
        self._label.setText(self.name())
        self.field.setAccessibleName(self.name())
        self._listed.setText(listed)
        self._listed.setVisible(bool(listed))


class _PieceRow(_CountRow):
    """`50 € × [7] 350,00 €`."""

    def __init__(self, value: Money, parent: QWidget) -> None:
        super().__init__(lambda: _piece_name(value), parent)
        self.value = value
        self._label = Text(value.text(cents=False), "strong", self, align="right")
        self._sum = Text("–", "quiet", self, align="right")
        self._line = row(self, gap=10, margins=(8, 2, 8, 2))
        self._line.addWidget(sized(self._label, width=62))
        self._line.addWidget(Text("×", "quiet", self))
        self._line.addWidget(self.field)
        self._line.addWidget(self._sum, 1)
        self.field.setAccessibleName(value.text(cents=False))
        self.field.textChanged.connect(self._show_sum)

    def set_narrow(self, *, narrow: bool) -> None:
        self._sum.setVisible(not narrow)
        respaced(self._line, gap=6 if narrow else 10, margins=(2 if narrow else 8, 2, 8, 2))

    def _show_sum(self) -> None:
        worth = self.value * self.field.count()
        self._sum.setText(worth.text() if worth else "–")


def _piece_name(value: Money) -> str:
    note = translate("Drawer", "Billets de {value}")
    words = note if value in NOTES else translate("Drawer", "Pièces de {value}")
    return words.format(value=value.text(cents=False))


class _PieceCard(Card):
    def __init__(self, values: Sequence[Money], rows: int, parent: QWidget) -> None:
        super().__init__(parent, gap=0, margin=10)
        self._name = Text("", "section", self)
        self._total = Text("", "odds", self, align="right")
        self._head = row(gap=8, margins=(10, 6, 10, 8))
        self._head.addWidget(self._name)
        self._head.addWidget(self._total, 1)
        self.body.addLayout(self._head)
        self.rows = [_PieceRow(value, self) for value in values]
        for each in self.rows:
            self.body.addWidget(Rule(self))
            self.body.addWidget(each, 1)
        if missing := rows - len(self.rows):
            self.body.addStretch(missing)

    def set_narrow(self, *, narrow: bool) -> None:
        self._name.set_role("group" if narrow else "section")
        self._total.set_role("value" if narrow else "odds")
        side = 6 if narrow else 10
        respaced(self.body, gap=0, margins=side)
        respaced(self._head, gap=8, margins=(side, 6, side, 8))
        for each in self.rows:
            each.set_narrow(narrow=narrow)

    def say(self, name: str, total: Money) -> None:
        self._name.setText(name)
        self._total.setText(total.text())


class CountingGrid(QWidget):
    """Notes, coins, and the pad that writes into the row which is marked.

    Enter, the down arrow and the pad's arrow go on to the next row.
    """

    changed = Signal()
    finished = Signal()
    """Enter was pressed in the last row."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        most = max(len(NOTES), len(COINS))
        self._notes = _PieceCard(NOTES, most, self)
        self._coins = _PieceCard(COINS, most, self)
        self.tickets = _TicketRow(self)
        self.paid_list = Button("", Icon.TICKET, self)
        """To the list of the paid tickets, where their count differs."""
        for part in (self.tickets, self.paid_list):
            part.hide()
        self._pieces = [*self._notes.rows, *self._coins.rows]
        self._rows: list[_CountRow] = [*self._pieces, self.tickets]
        self._current = self._rows[0]
        self._present = framed("hint", self)
        self._present_name = Text("", "body", self._present)
        self._present_count = Text("", "figure", self._present, align="right")
        self.pad = Keypad((EditKey.NEXT, "0", EditKey.BACKSPACE), self, key_height=64)
        self._pad_words = Text("", "note", self, align="centre")
        self._beside = QWidget(self)
        self._lay_out()
        for each in self._rows:
            each.touched.connect(each.field.setFocus)
            each.field.taken.connect(self._taken)
            each.field.moved.connect(self._move)
            each.field.textChanged.connect(self._changed)
        self.pad.pressed.connect(self._press)
        self.retranslate()

    def _lay_out(self) -> None:
        present = row(self._present, gap=8, margins=(16, 8, 16, 8))
        present.addWidget(self._present_name)
        present.addWidget(self._present_count, 1)
        lines = column(self._beside, gap=8)
        lines.addWidget(sized(self._present, height=56))
        lines.addWidget(self.pad)
        lines.addWidget(self._pad_words)
        lines.addStretch(1)
        lines.addWidget(self.paid_list)
        lines.addWidget(self.tickets)
        self._whole = row(self, gap=16)
        self._whole.addWidget(self._notes, 1)
        self._whole.addWidget(self._coins, 1)
        self._whole.addWidget(sized(self._beside, width=232))

    def set_narrow(self, *, narrow: bool) -> None:
        """Leave out the sum of each row where the page is narrow; the totals stay."""
        self._notes.set_narrow(narrow=narrow)
        self._coins.set_narrow(narrow=narrow)
        respaced(self._whole, gap=12 if narrow else 16)
        sized(self._beside, width=216 if narrow else 232)

    def pieces(self) -> Mapping[Money, int]:
        """How many of each note and coin."""
        return {each.value: each.field.count() for each in self._pieces}

    def ask_tickets(self, listed: str, *, asked: bool) -> None:
        """Whether paid tickets are counted as well, and how many the list has (nothing: not told)."""
        self.tickets.setVisible(asked)
        self.tickets.say(listed)

    def tickets_counted(self) -> int | None:
        """How many paid tickets; None while nothing was typed."""
        return self.tickets.field.count() if self.tickets.field.text() else None

    def freeze(self, *, frozen: bool) -> None:
        """Once it is told what was expected, a blind count is not changed any more."""
        for each in self._rows:
            each.field.setReadOnly(frozen)
        self.pad.setEnabled(not frozen)

    def clear(self) -> None:
        """Nothing is counted yet; the first row waits for figures."""
        for each in self._rows:
            each.field.clear()
        self._mark(self._rows[0])

    def take_focus(self) -> None:
        self._current.field.setFocus()

    def retranslate(self) -> None:
        self.paid_list.setText(translate("Drawer", "Voir les tickets payés"))
        self._pad_words.setText(translate("Drawer", "↓ passe à la valeur suivante"))
        self._show_totals()
        self._mark(self._current)

    def _press(self, key: str) -> None:
        if key == EditKey.NEXT:
            self._move(1)
        else:
            self._current.field.press(key)

    def _move(self, by: int) -> None:
        rows = [each for each in self._rows if not each.isHidden()]
        place = rows.index(self._current) + by
        if place >= len(rows):
            self.finished.emit()
        elif place >= 0:
            rows[place].field.setFocus()
            self._mark(rows[place])

    def _taken(self) -> None:
        field = self.sender()
        self._mark(next(each for each in self._rows if each.field is field))

    def _mark(self, chosen: _CountRow) -> None:
        self._current.mark(chosen=False)
        self._current = chosen
        chosen.mark(chosen=True)
        self._present_name.setText(chosen.name())
        self._present_count.setText(str(chosen.field.count()))

    def _changed(self) -> None:
        self._present_count.setText(str(self._current.field.count()))
        self._show_totals()
        self.changed.emit()

    def _show_totals(self) -> None:
        for card, name in (
            (self._notes, translate("Drawer", "Billets")),
            (self._coins, translate("Drawer", "Pièces")),
        ):
            card.say(name, Money.total(each.value * each.field.count() for each in card.rows))
