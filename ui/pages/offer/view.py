"""The layout of the offer page: bets at the left, the one in hand beside them, its odds in the panel."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QStackedWidget, QWidget

from ui.icons import Icon
from ui.models.amount_entry import EditKey
from ui.pages.offer.keyed import KeyedField
from ui.pages.offer.new_bet_card import NewBetCard
from ui.pages.offer.presenter import NO_ODDS
from ui.pages.offer.times_card import TimesCard
from ui.pages.offer.void_card import VoidCard
from ui.shell import WorkPage
from ui.theme import column, current_theme, row, sized
from ui.widgets import (
    Button,
    Card,
    EmptyState,
    Heading,
    Keypad,
    LineEdit,
    NameText,
    Notice,
    RowList,
    Tag,
    TagKind,
    Text,
    TintedLine,
)
from ui.widgets.list_button import ListButton
from ui.widgets.refusal import Refusal

_LIST_WIDTH: Final = 300
_NARROW_LIST_WIDTH: Final = 236


@dataclass(frozen=True, slots=True)
class BetLine:
    """A bet as the list shows it; touches name it by its identity."""

    bet: int
    number: int
    name: str
    second: str


@dataclass(frozen=True, slots=True)
class PickLine:
    """An answer: its key, its word, the odds on sale as text."""

    pick: str
    word: str
    odds: str


class OddsField(KeyedField):
    """Odds of a pick, as they are typed."""

    def __init__(self, pick: str, odds: str, name: str, parent: QWidget) -> None:
        super().__init__(odds, name, 7, parent)
        self.pick = pick


class OfferView(WorkPage):
    """`odds_typed` carries the pick and what stands in its field."""

    bet_touched = Signal(int)
    odds_typed = Signal(str, str)
    left_refusal = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.search = LineEdit("", self, icon=Icon.SEARCH)
        self.bets = RowList(self, gap=8, plain=True)
        self.new = Button("", Icon.PLUS, self, height=56)
        self.nothing = EmptyState(Icon.LIST, "", "", self)
        self.name = NameText("", "title", self, lines=2)
        self.question = Text("", "note", self, wrap=True)
        self.state = Tag("", "neutral", None, self)
        self.picks = RowList(self, gap=8)
        self.done = TintedLine("", "good", Icon.CIRCLE_CHECK, self)
        self.turn = Button("", Icon.PAUSE, self, height=56)
        self.times = Button("", Icon.CALENDAR_CLOCK, self, height=56)
        self.void = Button("", Icon.BAN, self, height=56)
        self.refusal = Refusal(self, can_leave=True)
        self.panel_heading = Heading("", "", self, role="section")
        self.keypad = Keypad((",", "0", EditKey.BACKSPACE), self)
        self.remark = Notice("", Icon.INFO, self)
        self.remark.hide()
        self._rows: dict[int, ListButton] = {}
        self._fields: dict[str, OddsField] = {}
        self._field: KeyedField | None = None
        self._card = Card(self, gap=12)
        self.void_card = VoidCard(self)
        self.times_card = TimesCard(self)
        self.new_card = NewBetCard(self)
        self._middle = QStackedWidget(self)
        self._refused_on = 0
        self._lay_out()
        self.keypad.pressed.connect(self._press)
        self.times_card.entered.connect(self._take_field)
        self.new_card.entered.connect(self._take_field)
        self._middle.currentChanged.connect(lambda _: self._list.setVisible(not self.shows_new))

    def _lay_out(self) -> None:
        self._list = QWidget(self)
        bets = column(self._list, gap=10)
        bets.addWidget(self.search)
        bets.addWidget(self.bets, 1)
        bets.addWidget(self.nothing, 1)
        bets.addWidget(self.new)
        head = column(gap=2)
        head.addWidget(self.name)
        head.addWidget(self.question)
        self._card.body.addLayout(head)
        self._card.body.addWidget(self.state)
        self._card.body.addWidget(self.done)
        self._card.body.addWidget(self.picks, 1)
        self._card.body.addWidget(self.turn)
        self._card.body.addWidget(self.times)
        self._card.body.addWidget(self.void)
        self.done.hide()
        for card in (self._card, self.void_card, self.times_card, self.new_card, self.refusal):
            self._middle.addWidget(card)
        line = row(gap=16)
        line.addWidget(sized(self._list, width=_LIST_WIDTH))
        line.addWidget(self._middle, 1)
        self.content.addLayout(line, 1)
        self.panel.addWidget(self.panel_heading)
        self.panel.addStretch(1)
        self.panel.addWidget(self.keypad)
        self.panel.addWidget(self.remark)
        self.refusal.left.connect(self._leave_refusal)

    @property
    def shows_void(self) -> bool:
        return self._middle.currentWidget() is self.void_card

    @property
    def shows_times(self) -> bool:
        return self._middle.currentWidget() is self.times_card

    @property
    def shows_new(self) -> bool:
        return self._middle.currentWidget() is self.new_card

    def show_new(self) -> None:
        """In place of the list too: the form wants the room."""
        self._middle.setCurrentWidget(self.new_card)
        self.keypad.show()

    def show_times(self) -> None:
        self._middle.setCurrentWidget(self.times_card)
        self.keypad.show()

    def show_bet(self) -> None:
        self._middle.setCurrentWidget(self._card)
        self.keypad.show()

    def show_void(self) -> None:
        self._middle.setCurrentWidget(self.void_card)
        self.keypad.hide()

    def show_refusal(self) -> None:
        """In place of what was asked, which is there again afterwards."""
        self._refused_on = self._middle.currentIndex()
        self._middle.setCurrentWidget(self.refusal)

    def _leave_refusal(self) -> None:
        self._middle.setCurrentIndex(self._refused_on)
        self.left_refusal.emit()

    def show_bets(self, lines: Sequence[BetLine], chosen: int | None) -> None:
        self.bets.clear()
        self._rows = {}
        for line in lines:
            button = ListButton(f"{line.number} · {line.name}", line.second, self)
            button.clicked.connect(partial(self.bet_touched.emit, line.bet))
            self.bets.add(button)
            self._rows[line.bet] = button
        self.bets.setVisible(bool(lines))
        self.nothing.setVisible(not lines)
        self.mark(chosen)

    def mark(self, chosen: int | None) -> None:
        for bet, button in self._rows.items():
            button.setChecked(bet == chosen)

    def show_state(self, word: str, kind: TagKind) -> None:
        self.state.show_state(word, kind)

    def show_picks(self, lines: Sequence[PickLine], *, may_change: bool) -> None:
        """A field for each answer, with the odds on sale in it."""
        self.picks.clear()
        self._fields, self._field = {}, None
        for line in lines:
            self.picks.add(self._pick_row(line, may_change=may_change))

    def _pick_row(self, line: PickLine, *, may_change: bool) -> QWidget:
        holder = QWidget(self)
        cells = row(holder, gap=12, margins=(0, 0, 8, 0))
        cells.addWidget(Text(line.word, "strong", holder), 1)
        field = OddsField(line.pick, line.odds, line.word, holder)
        field.setPlaceholderText(NO_ODDS)
        field.setEnabled(may_change)
        field.textEdited.connect(self._typed)
        field.entered.connect(partial(self._take_field, field))
        cells.addWidget(sized(field, width=112))
        self._fields[line.pick] = field
        return holder

    def mark_faulty(self, picks: Sequence[str]) -> None:
        for pick, field in self._fields.items():
            field.set_fault(pick in picks)

    def _typed(self, text: str) -> None:
        sender = self.sender()
        if isinstance(sender, OddsField):
            self.odds_typed.emit(sender.pick, text)

    def _take_field(self, field: KeyedField) -> None:
        self._field = field

    def _press(self, key: str) -> None:
        if self._field is not None:
            self._field.press(key)

    def sizeHint(self) -> QSize:
        return QSize(current_theme().px(900), current_theme().px(600))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        sized(self._list, width=_NARROW_LIST_WIDTH if self.is_narrow else _LIST_WIDTH)
