"""The layout of the reports: which figures, the figures, and the files they become."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QButtonGroup, QWidget

from app.services.betting.reports import ReportKind
from ui.icons import Icon
from ui.models.amount_entry import EditKey
from ui.pages.reports.bearers import BearerList
from ui.pages.reports.chart import LiabilityChart
from ui.pages.reports.presenter import Span
from ui.shell import WorkPage
from ui.theme import column, grid, row
from ui.widgets import (
    Button,
    Card,
    ChoiceButton,
    EmptyState,
    Heading,
    Keypad,
    KeyValueRow,
    LineEdit,
    NameText,
    Notice,
    PathText,
    RowList,
    Text,
    TintedLine,
    clear_rows,
)
from ui.widgets.list_button import ListButton
from ui.widgets.refusal import Refusal

_TILES: Final = 11
_COLUMNS: Final = 3


class Tile(Card):
    """One figure under its name."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, gap=2, margin=12)
        self._name = Text("", "field", self)
        self._figure = Text("", "figure", self)
        self.body.addWidget(self._name)
        self.body.addWidget(self._figure)

    def say(self, name: str, figure: str) -> None:
        self._name.setText(name)
        self._figure.setText(figure)

    @property
    def figure(self) -> str:
        return self._figure.text()


class ReportsView(WorkPage):
    typed = Signal(str)
    shift_chosen = Signal(str)
    bet_chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.kinds = {kind: ChoiceButton("", None, self) for kind in ReportKind}
        self.spans = {span: ChoiceButton("", None, self) for span in Span}
        self.everywhere = ChoiceButton("", Icon.MAP_PIN, self)
        self.number = LineEdit("", self, icon=Icon.SEARCH)
        self.bearers = BearerList(self)
        self.heading = Heading("", "", self, role="section")
        self.tiles = tuple(Tile(self) for _ in range(_TILES))
        self.chart = LiabilityChart(self)
        self.chart_words = Text("", "quiet", self, wrap=True)
        self.refusal = Refusal(self)
        self.nothing = EmptyState(Icon.FILE_TEXT, "", "", self)
        self.files = Heading("", "", self, role="section")
        self.folder = Notice("", Icon.DOWNLOAD, self)
        self.folder_path = PathText("", "note", self)
        self.done = TintedLine("", "good", Icon.CIRCLE_CHECK, self)
        self.saved_name = NameText("", "strong", self)
        self.keypad = Keypad((EditKey.CLEAR, "0", EditKey.BACKSPACE), self)
        self.shift_rows = RowList(self, gap=8, plain=True)
        self._shifts: dict[str, ListButton] = {}
        self.sheet = Button("", Icon.FILE_DOWN, self, height=56)
        self.primary.set_icon(Icon.FILE_TEXT)
        self._lay_out()
        self.number.textEdited.connect(self.typed)
        self.bearers.chosen.connect(self.bet_chosen)
        self.keypad.pressed.connect(self._press)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)

    def _lay_out(self) -> None:
        self._group(tuple(self.kinds.values()))
        self._group(tuple(self.spans.values()))
        self._bar = QWidget(self)
        bar = row(self._bar, gap=8)
        for button in self.spans.values():
            bar.addWidget(button)
        bar.addStretch(1)
        bar.addWidget(self.everywhere)
        self.everywhere.setCheckable(True)
        self._rows = RowList(self, gap=12, plain=True)
        self._rows.add(self._tile_grid())
        self._places = Card(self, gap=4)
        self._places_rows = column(gap=4)
        self._places.body.addLayout(self._places_rows)
        chart = Card(self, gap=8)
        chart.body.addWidget(self.chart)
        chart.body.addWidget(self.chart_words)
        self._chart_card = chart
        self._rows.add(self._places)
        self._rows.add(chart)
        kinds = row(gap=8)
        for button in self.kinds.values():
            kinds.addWidget(button)
        kinds.addStretch(1)
        self.content.addLayout(kinds)
        above: tuple[QWidget, ...] = (self._bar, self.number, self.bearers, self.heading, self.refusal)
        for part in above:
            self.content.addWidget(part)
        self.content.addWidget(self.nothing, 1)
        self.content.addWidget(self._rows, 1)
        over_keys: tuple[QWidget, ...] = (
            self.files,
            self.folder,
            self.folder_path,
            self.done,
            self.saved_name,
        )
        for part in over_keys:
            self.panel.addWidget(part)
        self.panel.addWidget(self.shift_rows, 1)
        self._space = QWidget(self)
        self.panel.addWidget(self._space, 1)
        self.panel.addWidget(self.keypad)
        self.panel.addWidget(self.sheet)
        self.show_saved("")

    def _group(self, buttons: Sequence[ChoiceButton]) -> None:
        group = QButtonGroup(self)
        for button in buttons:
            group.addButton(button)

    def _tile_grid(self) -> QWidget:
        whole = QWidget(self)
        cells = grid(whole, gap=12, even_columns=_COLUMNS)
        for place, tile in enumerate(self.tiles):
            cells.addWidget(tile, place // _COLUMNS, place % _COLUMNS)
        return whole

    def show_saved(self, name: str) -> None:
        """Which file was put into the folder; an empty name takes it back."""
        self.done.setVisible(bool(name))
        self.saved_name.setVisible(bool(name))
        self.saved_name.set_name(name)

    def show_kind(self, kind: ReportKind, *, period: bool) -> None:
        """What the kind of report asks for: days, or the number of a bet."""
        bet = kind is ReportKind.BET
        self._bar.setVisible(period)
        self.number.setVisible(bet)
        self.keypad.setVisible(bet)
        shift = kind is ReportKind.SHIFT
        self.shift_rows.setVisible(shift)
        self._space.setVisible(not shift)

    def show_shifts(self, shifts: Sequence[tuple[str, str, str]]) -> None:
        """The shifts that can be read: id, when, by whom."""
        self.shift_rows.clear()
        self._shifts = {}
        for shift, when, who in shifts:
            button = ListButton(when, who, self)
            button.clicked.connect(partial(self.shift_chosen.emit, shift))
            self.shift_rows.add(button)
            self._shifts[shift] = button

    def mark_shift(self, chosen: str) -> None:
        for shift, button in self._shifts.items():
            button.setChecked(shift == chosen)

    def shift_button(self, shift: str) -> ListButton:
        return self._shifts[shift]

    def show_figures(self, figures: Sequence[tuple[str, str]]) -> None:
        self.nothing.hide()
        self.refusal.clear()
        self._rows.show()
        for place, tile in enumerate(self.tiles):
            tile.setVisible(place < len(figures))
            if place < len(figures):
                tile.say(*figures[place])

    def show_places(self, places: Sequence[tuple[str, str]]) -> None:
        """Stakes of each point of sale; none where there is one only."""
        clear_rows(self._places_rows)
        for name, stakes in places:
            self._places_rows.addWidget(KeyValueRow(name, stakes, self._places))
        self._places.setVisible(bool(places))

    def show_chart(self, *, shown: bool) -> None:
        self._chart_card.setVisible(shown)

    def show_nothing(self) -> None:
        self._rows.hide()
        self.nothing.setVisible(self.refusal.isHidden())

    def _press(self, key: str) -> None:
        if key == EditKey.CLEAR:
            self.number.clear()
        elif key == EditKey.BACKSPACE:
            self.number.backspace()
        else:
            self.number.insert(key)
        self.typed.emit(self.number.text())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.everywhere.set_icon(None if self.is_narrow else Icon.MAP_PIN)
        self.words_asked.emit()
