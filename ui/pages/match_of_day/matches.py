"""Day and number of the match, like the grid of the paper bulletin (BETTING B2)."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from app.domain.betting.bet import MATCHES_OF_THE_DAY, Weekday
from app.domain.values.days import local
from ui.betting.number_button import NumberButton
from ui.betting.words import day_word
from ui.pages.match_of_day.presenter import Match
from ui.theme import column, row
from ui.widgets import ChoiceButton, NameText, Text
from ui.words import translate


class MatchChooser(QWidget):
    """Days where there are several, the ten numbers, and which match is shown."""

    day_chosen = Signal(object)
    number_chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.numbers = tuple(NumberButton(number, self) for number in MATCHES_OF_THE_DAY)
        self.days = {day: ChoiceButton("", None, self) for day in Weekday}
        self._days_row = QWidget(self)
        days = row(self._days_row, gap=8)
        for day, choice in self.days.items():
            choice.setObjectName(day)
            choice.clicked.connect(self._day_touched)
            days.addWidget(choice)
        days.addStretch(1)
        self._name = NameText("", "section", self)
        self._when = Text("", "quiet", self, align="right")
        numbers = row(gap=8)
        for button in self.numbers:
            numbers.addWidget(button, 1)
            button.clicked.connect(self._number_touched)
        head = row(gap=12)
        head.addWidget(self._name, 1)
        head.addWidget(self._when)
        lines = column(self, gap=12)
        lines.addWidget(self._days_row)
        lines.addLayout(numbers)
        lines.addLayout(head)

    def show_days(self, days: Sequence[Weekday], chosen: Weekday | None) -> None:
        """Offer the days; a single one needs no button."""
        self._days_row.setVisible(len(days) > 1)
        for day, button in self.days.items():
            button.setVisible(day in days)
            button.setText(day_word(day))
            button.setChecked(day is chosen)

    def show_matches(self, matches: Sequence[Match], shown: Match | None) -> None:
        """Mark the match whose bets are shown; numbers without a match say so when touched."""
        by_number = {match.number: match for match in matches}
        for button in self.numbers:
            match = by_number.get(button.number)
            button.setChecked(match is not None and match is shown)
            if match is None:
                button.forbid(translate("MatchOfDay", "Aucun match à l’offre sous ce numéro."))
                button.setAccessibleName(button.text())
            else:
                button.allow()
                button.setAccessibleName(f"{button.text()}, {' – '.join(match.sides)}")
        self._name.setVisible(shown is not None)
        self._when.setVisible(shown is not None)
        if shown is not None:
            place = f"{day_word(shown.day)} {shown.number}"
            self._name.set_name(f"{place} · {' – '.join(shown.sides)}")
            words = translate("MatchOfDay", "ferme à {time}")
            self._when.setText(words.format(time=f"{local(shown.closes_at):%H:%M}"))

    def _number_touched(self) -> None:
        sender = self.sender()
        if isinstance(sender, NumberButton):
            sender.setChecked(True)
            self.number_chosen.emit(sender.number)

    def _day_touched(self) -> None:
        sender = self.sender()
        if isinstance(sender, ChoiceButton):
            self.day_chosen.emit(Weekday(sender.objectName()))
