"""All bets of a match as one grid of answers, grouped by type (art. 2.2.2)."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QWidget

from app.domain.betting.bet import PickRef
from app.domain.betting.labels import NO_ODDS
from app.domain.betting.offer import BetState
from ui.betting.answer_button import AnswerButton
from ui.betting.offer_rows import Cell
from ui.betting.questions import bet_words
from ui.icons import Icon
from ui.pages.match_of_day.presenter import MatchBet
from ui.theme import current_theme, grid, row, sized
from ui.widgets import RowList, Tag, Text
from ui.words import translate

_UNITS: Final = 6
_LABEL_WIDTH: Final = 190
_NARROW_BELOW: Final = 700
_SPANS: Final = {1: 6, 2: 3, 3: 2}


class AnswerGrid(RowList):
    """`picked` carries the `PickRef` that was touched."""

    picked = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, gap=8, plain=True)
        self.answers: dict[PickRef, AnswerButton] = {}
        self._bets: Sequence[MatchBet] = ()
        self._made: list[_BetRow] = []

    def show_bets(self, bets: Sequence[MatchBet], chosen: Collection[PickRef]) -> None:
        """Show `bets`; the same bets once more only get their odds of now."""
        if _shape(bets) != _shape(self._bets):
            self._make(bets)
        self._bets = bets
        for bet in bets:
            for cell in bet.cells:
                self._show_cell(cell, marked=cell.ref in chosen)

    def retranslate(self) -> None:
        bets, self._bets = self._bets, ()
        self._make(bets)
        self._bets = bets

    def _make(self, bets: Sequence[MatchBet]) -> None:
        self.clear()
        self.answers, self._made = {}, []
        for bet in bets:
            made = _BetRow(bet, self)
            made.set_narrow(narrow=self._is_narrow)
            self._made.append(made)
            self.add(made)
            for ref, button in made.answers.items():
                button.clicked.connect(partial(self.picked.emit, ref))
                self.answers[ref] = button

    def _show_cell(self, cell: Cell, *, marked: bool) -> None:
        button = self.answers.get(cell.ref)
        if button is None:
            return
        button.set_odds(cell.label, cell.odds.text() if cell.odds else NO_ODDS, cell.moved)
        button.setChecked(marked)
        button.allow_unless(
            "" if cell.open else translate("MatchOfDay", "Ce pronostic ne se joue pas en ce moment.")
        )

    @property
    def _is_narrow(self) -> bool:
        return self.width() < current_theme().px(_NARROW_BELOW)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        for each in self._made:
            each.set_narrow(narrow=self._is_narrow)


def _shape(bets: Sequence[MatchBet]) -> Sequence[tuple[int, BetState, tuple[PickRef, ...]]]:
    return [(bet.bet.id, bet.state, tuple(cell.ref for cell in bet.cells)) for bet in bets]


class _BetRow(QWidget):
    """The question at the left, or above where it is narrow; its answers in columns of one grid."""

    def __init__(self, bet: MatchBet, parent: QWidget) -> None:
        super().__init__(parent)
        self.answers: dict[PickRef, AnswerButton] = {}
        self._label = Text(bet_words(bet.bet), "strong", self, wrap=True)
        self._line = row(self, gap=8)
        self._line.addWidget(self._label)
        if bet.state is BetState.OPEN:
            self._line.addLayout(self._cells(bet), 1)
        else:
            self._line.addWidget(_state_tag(bet.state, self))
            self._line.addStretch(1)

    def _cells(self, bet: MatchBet) -> QBoxLayout:
        cells = grid(gap=8, even_columns=_UNITS)
        span = _SPANS.get(len(bet.cells), 1)
        in_a_row = _UNITS // span
        for place, cell in enumerate(bet.cells):
            button = AnswerButton(cell.label, "", self)
            button.set_narrow(span == 1)
            self.answers[cell.ref] = button
            cells.addWidget(button, place // in_a_row, place % in_a_row * span, 1, span)
        whole = row(gap=0)
        whole.addLayout(cells, 1)
        return whole

    def set_narrow(self, *, narrow: bool) -> None:
        vertical, horizontal = QBoxLayout.Direction.TopToBottom, QBoxLayout.Direction.LeftToRight
        self._line.setDirection(vertical if narrow else horizontal)
        self._label.setWordWrap(not narrow)
        if narrow:
            self._label.setMinimumWidth(0)
            self._label.setMaximumWidth(16_777_215)
            self._label.setProperty("nominal", None)
        else:
            sized(self._label, width=_LABEL_WIDTH)


def _state_tag(state: BetState, parent: QWidget) -> Tag:
    if state is BetState.SUSPENDED:
        return Tag(translate("MatchOfDay", "Suspendu"), "warn", Icon.PAUSE, parent)
    return Tag(translate("MatchOfDay", "Pari annulé"), "neutral", Icon.BAN, parent)
