"""The seat that a player was given, to be read across the desk."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from ui.theme import row
from ui.widgets import Card, Text
from ui.words import translate


class SeatGiven(Card):
    """Table and place, large."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, gap=4, margin=16)
        self._table_words = Text("", "note", self)
        self._seat_words = Text("", "note", self)
        self._table = Text("", "word", self)
        self._seat = Text("", "word", self)
        for left, right in ((self._table_words, self._seat_words), (self._table, self._seat)):
            line = row(gap=16)
            line.addWidget(left, 1)
            line.addWidget(right, 1)
            self.body.addLayout(line)

    def say(self, table: int, seat: int) -> None:
        self._table_words.setText(translate("TournamentDesk", "Table"))
        self._seat_words.setText(translate("TournamentDesk", "Place"))
        self._table.setText(str(table))
        self._seat.setText(str(seat))

    @property
    def words(self) -> str:
        """`4 / 7`, as it is read."""
        return f"{self._table.text()} / {self._seat.text()}"
