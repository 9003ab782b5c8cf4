"""The head of the room: time left, level, players, average, next break, pause (look 08)."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QWidget

from app.domain.poker.clock import ClockState, ClockView
from app.domain.poker.state import Tournament
from app.domain.poker.terms import Level
from ui.icons import Icon
from ui.theme import Token, column, current_theme, respaced, row, sized
from ui.tournament.words import blinds_words, chips, minutes_text
from ui.widgets import Button, Text
from ui.words import translate

_NARROW_BELOW = 700
_LEAST_WIDTH = 552


class _Upright(QWidget):
    """A divider between two figures."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("rule", "upright")
        self.setFixedWidth(1)
        self.setAutoFillBackground(True)
        self.dress()

    def dress(self) -> None:
        palette = self.palette()
        tone: Token = "line"
        palette.setColor(self.backgroundRole(), current_theme().colour(tone))
        self.setPalette(palette)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.StyleChange:
            self.dress()
        super().changeEvent(event)


class _Figure(QWidget):
    """A small label over a figure."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.label = Text("", "note", self)
        self.value = Text("", "strong", self)
        lines = column(self, gap=0)
        lines.addStretch(1)
        lines.addWidget(self.label)
        lines.addWidget(self.value)
        lines.addStretch(1)

    def say(self, label: str, value: str) -> None:
        self.label.setText(label)
        self.value.setText(value)


class RoomHeader(QFrame):
    """Told the clock four times a second; only what has changed is set."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("kind", "card")
        self.time = Text("", "cash", self)
        self._level, self._players, self._average, self._pause_in = (_Figure(self) for _ in range(4))
        self.pause = Button("", Icon.PAUSE, self)
        self._is_narrow = True
        self._shown: tuple[Tournament, ClockView] | None = None
        self._line = line = row(self)
        line.addWidget(self.time)
        self._dividers = []
        for figure in (self._level, self._players, self._average, self._pause_in):
            divider = sized(_Upright(self), height=44)
            self._dividers.append(divider)
            line.addWidget(divider)
            line.addWidget(figure)
        line.addStretch(1)
        line.addWidget(self.pause)
        sized(self, height=72)
        self._lay_out()

    def minimumSizeHint(self) -> QSize:
        """What it needs where it is narrow: a wide one becomes so by itself."""
        needed = super().minimumSizeHint()
        return QSize(min(needed.width(), current_theme().px(_LEAST_WIDTH)), needed.height())

    def show_clock(self, state: Tournament, clock: ClockView) -> None:
        """The figures as they stand at this instant."""
        overtime = clock.overtime > 0
        seconds = clock.overtime if overtime else clock.seconds_left
        _set(self.time, f"+{minutes_text(seconds)}" if overtime else minutes_text(seconds))
        self._shown = state, clock
        self._level.say(_level_words(clock, short=self._narrow), self._blinds(state, clock))
        taken = translate("Room", "{in_play} sur {entries}")
        self._players.say(
            translate("Room", "Joueurs"), taken.format(in_play=state.in_play, entries=state.entries)
        )
        self._average.say(translate("Room", "Tapis moyen"), chips(state.average))
        # Beside blinds and ante there is no room for it on a narrow head.
        self._average.setVisible(not self._narrow)
        self._dividers[2].setVisible(not self._narrow)
        shown = clock.next_break_in is not None and not self._narrow
        if clock.next_break_in is not None:
            self._pause_in.say(translate("Room", "Pause dans"), minutes_text(clock.next_break_in))
        self._pause_in.setVisible(shown)
        self._dividers[3].setVisible(shown)
        self._show_pause(clock)

    def _blinds(self, state: Tournament, clock: ClockView) -> str:
        return blinds_words(_level_shown(state, clock), with_ante=not (self._narrow and clock.overtime))

    def _show_pause(self, clock: ClockView) -> None:
        stands = clock.state is ClockState.PAUSED
        self.pause.setText(translate("Room", "Reprendre") if stands else translate("Room", "Pause"))
        self.pause.set_icon(Icon.PLAY if stands else Icon.PAUSE)
        self.pause.setVisible(
            clock.state is not ClockState.ENDED and clock.state is not ClockState.NOT_STARTED
        )

    @property
    def _narrow(self) -> bool:
        return self.width() < current_theme().px(_NARROW_BELOW)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._is_narrow != self._narrow:
            self._is_narrow = self._narrow
            self._lay_out()
            if self._shown is not None:
                self.show_clock(*self._shown)
        if self._narrow:
            self._pause_in.hide()
            self._dividers[3].hide()

    def _lay_out(self) -> None:
        narrow = self._is_narrow
        self.time.set_role("total" if narrow else "cash")
        respaced(self._line, gap=12 if narrow else 16, margins=(14, 0, 8, 0) if narrow else (20, 0, 12, 0))


def _set(label: Text, text: str) -> None:
    if label.text() != text:
        label.setText(text)


def _level_shown(state: Tournament, clock: ClockView) -> Level:
    number = clock.next_level if clock.on_break and clock.next_level else clock.level
    return state.terms.levels[number - 1]


def _level_words(clock: ClockView, *, short: bool) -> str:
    if clock.state is ClockState.NOT_STARTED:
        return translate("Room", "Niveau 1, au départ")
    if clock.on_break and clock.next_level:
        return translate("Room", "Pause, puis niveau {number}").format(number=clock.next_level)
    if clock.overtime and not short:
        return translate("Room", "Niveau {number}, le dernier").format(number=clock.level)
    return translate("Room", "Niveau {number}").format(number=clock.level)
