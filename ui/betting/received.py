"""The money received: what is in the hand, how it came together, and the notes to touch."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QBoxLayout, QWidget

from app.domain.values import Money
from ui.models.tendered import Tendered
from ui.theme import column, row, sized
from ui.widgets import KeyButton, MoneyField, Text
from ui.words import translate

_KEY_HEIGHT: Final = 48
_KEY_GAP: Final = 6
"""Five notes find room beside the pad at 1024×768."""


class Received(QWidget):
    """The amount received, which starts at the exact sum.

    Two ways to touch a note, and each says what it does: `20 €` under "Billet donné" is what the customer
    put down and takes the place of what is shown; `+ 20` adds to it (F06). The line under the word says
    what the amount is made of.
    """

    def __init__(self, notes: Sequence[Money], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._due = Money.ZERO
        self._tendered = Tendered()
        self.field = sized(MoneyField("", self, height=60, size=44), least_width=250)
        self._words = Text("", "quiet", self)
        self._made_of = Text("", "caption", self)
        self._given = Text("", "quiet", self)
        self.notes = NoteKeys(notes, self)
        self._amount_line, self._note_line = row(gap=8), row(gap=8)
        self._lay_out()
        self.field.changed.connect(self._seen)
        self.notes.given.connect(self.give)

    def _lay_out(self) -> None:
        self._said = said = column(gap=0)
        for text in (self._words, self._made_of):
            said.addWidget(text)
        self._amount_line.addLayout(said)
        self._amount_line.addStretch(1)
        self._amount_line.addWidget(self.field)
        self._note_line.addWidget(self._given)
        self._note_line.addStretch(1)
        self._note_line.addWidget(self.notes)
        lines = column(self, gap=8)
        lines.addLayout(self._amount_line)
        lines.addLayout(self._note_line)

    def set_words(self) -> None:
        self._words.setText(translate("Sale", "Reçu"))
        self._given.setText(translate("Sale", "Billet donné"))
        self._say()

    def set_narrow(self, *, narrow: bool) -> None:
        """Words over their figures where the room at their left is missing (1024×768)."""
        direction = QBoxLayout.Direction.TopToBottom if narrow else QBoxLayout.Direction.LeftToRight
        for line in (self._amount_line, self._note_line):
            line.setDirection(direction)
        beside, under = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._said.setDirection(beside if narrow else under)

    def begin(self, due: Money) -> None:
        """The exact sum is there at once (BETTING B3)."""
        self._due = due
        self.exact()

    def exact(self) -> None:
        """The customer gives what is due, no more."""
        self.give(self._due)

    def give(self, amount: Money) -> None:
        """The customer put down `amount`, all in all."""
        self._tendered = Tendered((amount,))
        self.field.propose(amount)
        self._say()

    def add(self, note: Money) -> None:
        """The customer put down one more note."""
        self._tendered = self._tendered.plus(note, self.field.amount)
        self.field.add(note)
        self._seen(self.field.amount)

    def _seen(self, amount: Money) -> None:
        self._tendered = self._tendered.seen(amount)
        self._say()

    def _say(self) -> None:
        """`compte juste`, or `12,50 € + 50 €`."""
        parts = self._tendered.parts
        if self.field.amount == self._due:
            words = translate("Sale", "compte juste")
        else:
            words = " + ".join(_short(part) for part in parts) if len(parts) > 1 else ""
        self._made_of.setText(words)
        self._made_of.setVisible(bool(words))


class NoteKeys(QWidget):
    """One key for each note: touched, it is what the customer gave."""

    given = Signal(object)
    """This `Money` was given."""

    def __init__(self, notes: Sequence[Money], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        keys = row(self, gap=_KEY_GAP)
        for note in notes:
            key = KeyButton(_short(note), note.plain(), self, height=_KEY_HEIGHT, text_size=15)
            key.clicked.connect(self._give)
            keys.addWidget(key)

    def _give(self) -> None:
        key = self.sender()
        if isinstance(key, KeyButton):
            self.given.emit(Money.parse(key.value))


def _short(amount: Money) -> str:
    """`20 €`, `12,50 €`."""
    return amount.text(cents=bool(amount.cents % 100))
