"""The layout of the form of a new bet: its event, its question, its odds, one under the other."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup, QWidget

from app.domain.betting.bet import BetType, Counted, Period, Weekday
from ui.icons import Icon
from ui.pages.offer.keyed import KeyedField
from ui.pages.offer.new_bet import SPORTS, Line
from ui.pages.offer.presenter import NO_ODDS
from ui.pages.offer.times_card import MomentFields
from ui.theme import column, grid, row, sized
from ui.widgets import AzertyKeyboard, Button, Card, ChoiceButton, RowList, Text
from ui.widgets.boxes import clear_rows

_COLUMNS = 3
NO_MATCH, SCORE = "no_match", "score"
"""The answers that stand for none: no *Match du Jour*, nothing counted but the score."""


class OneOf(QWidget):
    """One of several answers, by their keys."""

    chosen = Signal(str)

    def __init__(self, keys: Sequence[str], parent: QWidget, *, columns: int) -> None:
        super().__init__(parent)
        self.title = Text("", "field", self)
        self.buttons = {key: ChoiceButton("", None, self) for key in keys}
        group, lines, cells = QButtonGroup(self), column(self, gap=4), grid(gap=8, even_columns=columns)
        lines.addWidget(self.title)
        lines.addLayout(cells)
        for place, (key, button) in enumerate(self.buttons.items()):
            group.addButton(button)
            cells.addWidget(button, place // columns, place % columns)
            button.clicked.connect(partial(self.chosen.emit, key))

    def choose(self, chosen: str) -> None:
        for key, button in self.buttons.items():
            button.setChecked(key == chosen)


class LabelledLine(QWidget):
    """A label over a line that either keyboard can write into."""

    def __init__(self, most: int, parent: QWidget) -> None:
        super().__init__(parent)
        self._label = Text("", "field", self)
        self.edit = KeyedField("", "", most, self)
        lines = column(self, gap=4)
        lines.addWidget(self._label)
        lines.addWidget(self.edit)

    def say(self, label: str) -> None:
        self._label.setText(label)
        self.edit.setAccessibleName(label)


class NewBetCard(Card):
    """Holds nothing: what it shows is given to it, what is typed is read out of it."""

    typed = Signal()
    entered = Signal(KeyedField)
    odds_typed = Signal(str, str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, gap=12)
        self.lines = {
            line: LabelledLine(40 if line in {Line.FIRST, Line.SECOND, Line.COMPETITION} else 6, self)
            for line in Line
        }
        self.about = OneOf(("known", "new"), self, columns=1)
        self.sport = OneOf(SPORTS, self, columns=_COLUMNS)
        self.type = OneOf(tuple(BetType), self, columns=2)
        self.period = OneOf(tuple(Period), self, columns=2)
        self.match_day = OneOf((NO_MATCH, *Weekday), self, columns=_COLUMNS)
        self.counted = OneOf((SCORE, *Counted), self, columns=_COLUMNS)
        self.single = OneOf(("yes", "no"), self, columns=2)
        self.starts, self.closes = MomentFields(self), MomentFields(self)
        self.score = (LabelledLine(2, self), LabelledLine(2, self))
        self.add_score = Button("", Icon.PLUS, self)
        self.odds_title = Text("", "field", self)
        self.keyboard = AzertyKeyboard(self)
        self.keys = Button("", Icon.KEYBOARD, self, height=56)
        self.leave = Button("", Icon.ARROW_LEFT, self, height=56)
        self.area = RowList(self, gap=12, plain=True)
        self.odds: dict[str, KeyedField] = {}
        self._odds_box = QWidget(self)
        self._odds_cells = column(self._odds_box, gap=8)
        self._present = self.lines[Line.NUMBER].edit
        self._lay_out()
        self._connect()

    def _lay_out(self) -> None:
        line = self.lines
        self.new_event = self._together(
            self._beside(line[Line.FIRST], line[Line.SECOND]), self.sport, line[Line.COMPETITION], self.starts
        )
        self.leads = self._beside(line[Line.FIRST_LEAD], line[Line.SECOND_LEAD])
        self.scores = self._beside(*self.score, self.add_score)
        parts = (
            line[Line.NUMBER], self.about, self.new_event, self.match_day, line[Line.MATCH], self.type,
            self.period, self.leads, line[Line.LINE], self.counted, self.single, self.closes,
            self.odds_title, self.scores, self._odds_box,
        )  # fmt: skip
        for part in parts:
            self.area.add(part)
        self.body.addWidget(self.area, 1)
        self.body.addWidget(self.keyboard)
        self.keyboard.hide()
        buttons = row(gap=8)
        buttons.addWidget(self.leave, 1)
        buttons.addWidget(self.keys, 1)
        self.body.addLayout(buttons)

    def _connect(self) -> None:
        for line in (*self.lines.values(), *self.score):
            line.edit.textChanged.connect(self.typed)
            line.edit.entered.connect(partial(self._enter, line.edit))
        for fields in (self.starts, self.closes):
            for edit in (fields.day, fields.hour):
                edit.textChanged.connect(self.typed)
            fields.entered.connect(self._enter)
        self.keys.setCheckable(True)
        self.keys.toggled.connect(self._show_keys)
        self.keyboard.done.connect(lambda: self.keys.setChecked(False))

    def _together(self, *parts: QWidget) -> QWidget:
        box = QWidget(self)
        lines = column(box, gap=12)
        for part in parts:
            lines.addWidget(part)
        return box

    def _beside(self, *parts: QWidget) -> QWidget:
        box = QWidget(self)
        cells = row(box, gap=8)
        for part in parts:
            cells.addWidget(part, 1)
        return box

    def _enter(self, field: KeyedField) -> None:
        self.keyboard.attach(field)
        self._present = field
        self.entered.emit(field)

    def _show_keys(self, shown: bool) -> None:
        """The field that is written in stays in sight over the keyboard."""
        self.keyboard.setVisible(shown)
        self.body.activate()
        self.area.ensureWidgetVisible(self._present)

    def show_odds(self, picks: Mapping[str, tuple[str, str]]) -> None:
        """The word and the typed odds of each pick; fields that are there already stay."""
        if list(self.odds) == list(picks):
            return
        clear_rows(self._odds_cells)
        self.odds = {}
        for pick, (word, text) in picks.items():
            holder = QWidget(self._odds_box)
            cells = row(holder, gap=12)
            cells.addWidget(Text(word, "strong", holder), 1)
            field = KeyedField(text, word, 7, holder)
            field.setPlaceholderText(NO_ODDS)
            field.textChanged.connect(partial(self.odds_typed.emit, pick))
            field.entered.connect(partial(self._enter, field))
            cells.addWidget(sized(field, width=112))
            self._odds_cells.addWidget(holder)
            self.odds[pick] = field
