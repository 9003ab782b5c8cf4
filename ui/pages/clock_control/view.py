"""The layout of the clock page: the time with its keys, the levels, the screen on the wall in the panel."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QBoxLayout, QFrame, QWidget

from ui.icons import Icon
from ui.pages.clock_control.presenter import LevelLine, LevelState
from ui.pages.tournament_desk.head import TournamentHead, TournamentPicker
from ui.shell import WorkPage
from ui.theme import column, current_theme, row, sized
from ui.tournament.leaves import Leaves
from ui.tournament.words import ante_words, blinds_words
from ui.widgets import (
    Button,
    Card,
    EmptyState,
    Heading,
    IconText,
    KeyValueRow,
    ListCard,
    RowList,
    Tag,
    Text,
    TintedLine,
    Tone,
    framed,
)
from ui.widgets.refusal import Refusal
from ui.words import translate


class ClockView(WorkPage):
    """Keys for time and level stand beside the time that they change."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.level = Text("", "section", self)
        self.blinds = Text("", "section", self)
        self.time = Text("", "amount", self)
        self.state = Tag("", "neutral", None, self)
        self.minus = Button("", Icon.MINUS, self, height=64)
        self.plus = Button("", Icon.PLUS, self, height=64)
        self.previous = Button("", Icon.CHEVRON_LEFT, self, height=64)
        self.next = Button("", Icon.CHEVRON_RIGHT, self, height=64)
        self.levels = LevelList(self)
        self.nothing = EmptyState(Icon.TIMER, "", "", self)
        self._clock = self._make_clock()
        self.head = TournamentHead(self)
        self.head.hide()
        self.picker = TournamentPicker(self)
        self._stack = Leaves(self, self.nothing, self._clock, self.picker)
        self.content.addWidget(self.head)
        self.content.addWidget(self._stack, 1)
        self.wall = Heading("", "", self, role="section")
        self.wall_state = TintedLine("", "pri", Icon.INFO, self)
        self.show_wall = Button("", Icon.ZOOM_IN, self, height=56)
        self.facts = [KeyValueRow("", "", self, role="strong") for _ in range(4)]
        self.refusal = Refusal(self, narrow=True, can_leave=True)
        self._fill_panel()

    def _make_clock(self) -> QWidget:
        leaf = QWidget(self)
        lines = column(leaf, gap=12)
        card = Card(leaf, gap=8, margin=12)
        head = row(gap=12)
        head.addWidget(self.level)
        head.addWidget(self.state)
        head.addStretch(1)
        head.addWidget(self.blinds)
        card.body.addLayout(head)
        card.body.addWidget(self.time, 0, Qt.AlignmentFlag.AlignHCenter)
        keys = row(gap=8)
        for key in (self.previous, self.minus, self.plus, self.next):
            keys.addWidget(key, 1)
        card.body.addLayout(keys)
        lines.addWidget(card)
        lines.addWidget(ListCard(self.levels, leaf), 1)
        return leaf

    def _fill_panel(self) -> None:
        self.panel.addWidget(self.wall)
        self.panel.addWidget(self.wall_state)
        self.panel.addWidget(self.show_wall)
        self.panel.addSpacing(8)
        for fact in self.facts:
            self.panel.addWidget(fact)
        self.panel.addStretch(1)
        self.panel.addWidget(self.refusal)

    def show_clock(self, *, is_on: bool) -> None:
        """The clock, or that there is none."""
        self._stack.setCurrentWidget(self._clock if is_on else self.nothing)

    def show_picker(self) -> None:
        """Which tournament's clock it is to be."""
        self._stack.setCurrentWidget(self.picker)

    @property
    def is_picking(self) -> bool:
        return self._stack.currentWidget() is self.picker


class LevelList(RowList):
    """Every level; those played are frozen, the present one is marked and kept in sight."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shown: tuple[LevelLine, ...] = ()

    def show_levels(self, lines: Sequence[LevelLine]) -> None:
        if tuple(lines) == self._shown:
            return
        self._shown = tuple(lines)
        self.clear()
        for line in lines:
            self.add(_level_row(line, self))
        present = next((at for at, line in enumerate(lines) if line.state is LevelState.PRESENT), 0)
        height = current_theme().px(_ROW_HEIGHT)
        self.verticalScrollBar().setValue(max(0, present - 1) * height)

    def say_again(self) -> None:
        """In the language switched to."""
        lines, self._shown = self._shown, ()
        self.show_levels(lines)


_ROW_HEIGHT = 50


def _level_row(line: LevelLine, parent: QWidget) -> QFrame:
    frame = framed("row", parent)
    present = line.state is LevelState.PRESENT
    frame.setProperty("chosen", "true" if present else "false")
    sized(frame, height=_ROW_HEIGHT)
    inside = row(frame, gap=12, margins=(16, 0, 16, 0))
    played = line.state is LevelState.PLAYED
    icons = {LevelState.PLAYED: Icon.LOCK, LevelState.PRESENT: Icon.PLAY, LevelState.TO_COME: Icon.CLOCK}
    inside.addWidget(IconText(icons[line.state], 18, "pri" if present else "ink3", frame))
    number = translate("ClockControl", "Niveau {number}").format(number=line.number)
    tone: Tone = "quiet" if played else "ink"
    inside.addWidget(sized(Text(number, "value", frame, tone=tone), least_width=88))
    ante = ante_words(line.level) if line.level.ante else ""
    inside.addLayout(_over(Text(blinds_words(line.level, with_ante=False), "value", frame, tone=tone), ante))
    inside.addStretch(1)
    minutes = translate("ClockControl", "{minutes} min").format(minutes=line.level.minutes)
    inside.addLayout(_over(Text(minutes, "quiet", frame, align="right"), _rest_words(line), align="right"))
    return frame


def _over(first: Text, second: str, *, align: Literal["left", "right"] = "left") -> QBoxLayout:
    """One over the other: side by side, the longest would be wider than the list."""
    lines = column(gap=0)
    lines.addStretch(1)
    lines.addWidget(first)
    if second:
        lines.addWidget(Text(second, "caption", first.parentWidget(), align=align))
    lines.addStretch(1)
    return lines


def _rest_words(line: LevelLine) -> str:
    if not line.level.break_minutes:
        return ""
    words = translate("ClockControl", "puis pause de {pause} min")
    return words.format(pause=line.level.break_minutes)
