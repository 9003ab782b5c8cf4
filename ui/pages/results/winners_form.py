"""Winners named by hand, bet by bet, where no score decides (BETTING B6)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from ui.icons import Icon
from ui.pages.results.events import EventHeading
from ui.theme import column, grid, row
from ui.widgets import Button, Card, ChoiceButton, NameText, RowList, Rule, Text, TintedLine

_IN_A_ROW = 4


@dataclass(frozen=True, slots=True)
class NamedBet:
    """A bet by its identity, what it is called, and its picks as `(code, word)`."""

    bet: int
    number: int
    question: str
    picks: Sequence[tuple[str, str]]


class _BetRow(QWidget):
    touched = Signal(int, str)

    def __init__(self, bet: NamedBet, nobody: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._bet = bet.bet
        head = row(gap=8)
        head.addWidget(Text(str(bet.number), "strong", self))
        head.addWidget(NameText(bet.question, "body", self, lines=2), 1)
        cells = grid(gap=8, even_columns=_IN_A_ROW)
        self._choices: dict[str, ChoiceButton] = {}
        for place, (pick, word) in enumerate((*bet.picks, ("", nobody))):
            choice = ChoiceButton(word, None, self, height=56)
            choice.setAccessibleName(f"{bet.number} {bet.question}, {word}")
            choice.clicked.connect(self._choose)
            cells.addWidget(choice, place // _IN_A_ROW, place % _IN_A_ROW)
            self._choices[pick] = choice
        lines = column(self, gap=6, margins=(0, 8, 0, 8))
        lines.addLayout(head)
        lines.addLayout(cells)

    @property
    def choices(self) -> Mapping[str, ChoiceButton]:
        return self._choices

    def mark(self, winners: frozenset[str] | None) -> None:
        for pick, choice in self._choices.items():
            nobody = not pick and winners == frozenset()
            choice.setChecked(winners is not None and (pick in winners or nobody))

    def _choose(self) -> None:
        sender = self.sender()
        self.touched.emit(self._bet, next(pick for pick, each in self._choices.items() if each is sender))


class WinnersForm(Card):
    """Shows what is named and says what was touched; it decides nothing."""

    named = Signal(int, str)
    """A bet's identity and a pick of it, empty where nobody wins."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, gap=10, margin=20)
        self.heading = EventHeading(self)
        self.turn = Button("", Icon.FLAG, self, height=56)
        self._rows = RowList(self, plain=True)
        self._bets: dict[int, _BetRow] = {}
        self._shown: tuple[Sequence[NamedBet], str] = ((), "")
        self.verdict = TintedLine("", "pri", Icon.INFO, self)
        head = row(gap=8)
        head.addWidget(self.heading, 1)
        head.addWidget(self.turn, 0, Qt.AlignmentFlag.AlignTop)
        self.body.addLayout(head)
        self.body.addWidget(self._rows, 1)
        self.body.addWidget(self.verdict)

    def show_bets(self, bets: Sequence[NamedBet], nobody: str) -> None:
        """One block for each bet; the same bets are not built again."""
        if (bets, nobody) == self._shown:
            return
        self._shown = bets, nobody
        self._rows.clear()
        self._bets = {}
        for place, bet in enumerate(bets):
            if place:
                self._rows.add(Rule(self))
            line = _BetRow(bet, nobody, self)
            line.touched.connect(self.named)
            self._rows.add(line)
            self._bets[bet.bet] = line

    def mark(self, named: Mapping[int, frozenset[str]]) -> None:
        """Show which picks win."""
        for bet, line in self._bets.items():
            line.mark(named.get(bet))

    def choice(self, bet: int, pick: str) -> ChoiceButton:
        """The button of a pick; an empty pick is nobody's."""
        return self._bets[bet].choices[pick]

    def focus_first(self) -> None:
        for line in self._bets.values():
            next(iter(line.choices.values())).setFocus(Qt.FocusReason.OtherFocusReason)
            return
