"""The layout of the watch: the tables as tiles, the chiefs in the panel, a keyboard for a name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QButtonGroup, QGridLayout, QWidget

from ui.icons import Icon
from ui.pages.director.side import SideView
from ui.theme import Token, Weight, column, current_theme, grid
from ui.tournament.leaves import Leaves
from ui.widgets import AzertyKeyboard, Button, Face, Field, Heading, Notice, RowList, Run, paint_line
from ui.widgets.list_button import ListButton, elided
from ui.widgets.painted import PaintedButton

_TILE_WIDTH: Final = 132
_GAP: Final = 8


@dataclass(frozen=True, slots=True)
class TileWords:
    """A table: whose it is, whether he is in hand, whether something is wrong there."""

    title: str
    chief: str
    chosen: bool
    wrong: bool


class TableTile(PaintedButton):
    """A table as a whole target, 88 high: its number, and who watches it."""

    nominal_height = 88
    radius = 12

    def __init__(self, parent: QWidget) -> None:
        super().__init__("", parent)
        self._chief = ""
        self._wrong = False
        self.setCheckable(True)

    def say(self, words: TileWords) -> None:
        self.setText(words.title)
        self._chief, self._wrong = words.chief, words.wrong
        self.setChecked(words.chosen)
        self.setAccessibleName(f"{words.title}. {words.chief}")
        self.update()

    def _tone(self, face: Face) -> Token:
        return "warn" if self._wrong and not self.isChecked() else face.text

    def natural_width(self) -> float:
        return current_theme().px(_TILE_WIDTH) - _GAP

    def text_colours(self) -> Sequence[tuple[Token, Token]]:
        face = self.face()
        return [(face.text, face.fill), (self._tone(face), face.fill)] if self.isEnabled() else []

    def paint_content(self, painter: QPainter, face: Face) -> None:
        theme = current_theme()
        left, lift, middle = theme.px(12), theme.px(13), self.height() / 2
        room = self.width() - 2 * left
        title = [Run(self.text(), 15)]
        mark = Icon.CHECK if self.isChecked() else Icon.TRIANGLE_ALERT if self._wrong else None
        if mark is not None:
            sign = Run(icon=mark, size=18)
            paint_line(painter, [sign], self.width() - left - sign.width(), middle - lift, self._tone(face))
        paint_line(painter, title, left, middle - lift, face.text)
        chief = elided(Run(self._chief, 13, Weight.TEXT), room)
        paint_line(painter, [chief], left, middle + lift, self._tone(face))


class WatchView(SideView):
    """Shows what it is given, says what is touched."""

    table_touched = Signal(int)
    chief_chosen = Signal(str)
    written = Signal(str)
    """A name was written to its end."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.heading = Heading("", "", self)
        self.tiles: dict[int, TableTile] = {}
        self.plan = RowList(self, plain=True)
        self._board = QWidget(self.plan)
        self._cells: QGridLayout = grid(self._board, gap=_GAP)
        self.plan.add(self._board)
        self.naming = QWidget(self)
        self.name = Field("", self.naming)
        self.keyboard = AzertyKeyboard(self.naming)
        self._leaves = Leaves(self, self.plan, self.naming)
        self.share = Button("", Icon.USERS, self)
        self.write = Button("", Icon.KEYBOARD, self)
        self.add_action(self.share)
        self.add_action(self.write)
        self.about = Heading("", "", self.beside, role="section")
        self.rows = RowList(self.beside, gap=8, plain=True)
        self.by_chief: dict[str, ListButton] = {}
        self._group = QButtonGroup(self)
        self.wrong = Notice("", Icon.TRIANGLE_ALERT, self.beside, tone="warn")
        self._lay_out()
        self.write.clicked.connect(self._turn)
        self.keyboard.done.connect(self._written)
        self.name.edit.returnPressed.connect(self._written)
        self.keyboard.attach(self.name.edit)

    def _lay_out(self) -> None:
        lines = column(self.naming, gap=12)
        lines.addWidget(self.name)
        lines.addStretch(1)
        lines.addWidget(self.keyboard)
        self.content.addWidget(self.heading)
        self.content.addWidget(self._leaves, 1)
        beside = column(self.beside, gap=12)
        beside.addWidget(self.about)
        beside.addWidget(self.rows, 1)
        beside.addWidget(self.wrong)
        beside.addWidget(self.done)

    # -- what is shown -----------------------------------------------------------------------

    def show_tables(self, words: Mapping[int, TileWords]) -> None:
        """Tiles stay where they are while the tables do."""
        if list(words) != list(self.tiles):
            for tile in self.tiles.values():
                self._cells.removeWidget(tile)
                tile.deleteLater()
            self.tiles = {}
            for table in words:
                tile = TableTile(self._board)
                tile.clicked.connect(partial(self.table_touched.emit, table))
                self.tiles[table] = tile
            self._place()
        for table, tile in self.tiles.items():
            tile.say(words[table])

    def show_chiefs(self, rows: Mapping[str, tuple[str, str]], chosen: str | None) -> None:
        if list(rows) != list(self.by_chief):
            self.rows.clear()
            self.by_chief = {}
            for chief in rows:
                row = ListButton("", "", self.rows)
                self._group.addButton(row)
                row.clicked.connect(partial(self.chief_chosen.emit, chief))
                self.by_chief[chief] = row
                self.rows.add(row)
        for chief, row in self.by_chief.items():
            row.say(*rows[chief])
            row.setChecked(chief == chosen)

    @property
    def is_naming(self) -> bool:
        return self._leaves.currentWidget() is self.naming

    def show_plan(self) -> None:
        self._leaves.setCurrentWidget(self.plan)

    # -- what is touched ---------------------------------------------------------------------

    def _turn(self) -> None:
        if self.is_naming:
            self._written()
            return
        self.name.set_text("")
        self._leaves.setCurrentWidget(self.naming)
        self.name.edit.setFocus()
        self.words_asked.emit()

    def _written(self) -> None:
        self.show_plan()
        self.written.emit(self.name.text())

    def _place(self) -> None:
        theme = current_theme()
        room = max(1, self.plan.viewport().width() - theme.px(16))
        columns = max(1, room // theme.px(_TILE_WIDTH))
        for place in range(self._cells.columnCount()):
            self._cells.setColumnStretch(place, 1 if place < columns else 0)
        for place, tile in enumerate(self.tiles.values()):
            self._cells.addWidget(tile, place // columns, place % columns)
        for place in range(columns):
            self._cells.setColumnStretch(place, 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()
