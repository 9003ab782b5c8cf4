"""What one row of the offer looks like, wide and at 1024×768 (look 02, 02b)."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import datetime
from typing import Final

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from app.domain.betting.bet import PickRef
from app.domain.betting.labels import NO_ODDS
from app.domain.betting.offer import BetState
from app.domain.values import business_day
from app.domain.values.days import local
from ui.betting.answer_button import AnswerButton
from ui.betting.offer_rows import CELLS, BetRow, Cell, HeadRow
from ui.betting.words import sport_word, weekday_word
from ui.icons import Icon
from ui.theme import Token, Weight, current_theme
from ui.widgets import Face, PaintedButton, Run, Tag, paint_box, paint_line
from ui.words import translate


class HeadRowWidget(QWidget):
    """Sport, competition and round over the bets below, 32 high."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._runs: tuple[Run, ...] = ()

    def show_head(self, row: HeadRow) -> None:
        name, dot, round_ = row.competition.partition(" · ")
        runs = [
            Run(sport_word(row.sport), 13, Weight.VALUE, tone="ink2"),
            Run("·", 13, Weight.VALUE, tone="ink2"),
            Run(name, 13, Weight.AMOUNT, tone="ink"),
        ]
        if dot:
            runs += [Run("·", 13, Weight.VALUE, tone="ink2"), Run(round_, 13, Weight.VALUE, tone="ink2")]
        self._runs = tuple(runs)
        self.setAccessibleName(f"{sport_word(row.sport)}, {row.competition}")
        self.update()

    def text_colours(self) -> Sequence[tuple[Token, Token]]:
        return [("ink", "sunken"), ("ink2", "sunken")]

    def missing_text(self) -> str:
        return ""

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = current_theme()
        painter = QPainter(self)
        painter.fillRect(self.rect(), theme.colour("sunken"))
        painter.fillRect(0, self.height() - 1, self.width(), 1, theme.colour("line"))
        paint_line(painter, self._runs, theme.px(14), self.height() / 2, "ink2", gap=8)


class _MoreButton(PaintedButton):
    """ "+8": the other bets of the event."""

    def resting_face(self) -> Face:
        return Face("surface", "surface", "pri")

    def paint_face(self, painter: QPainter, face: Face) -> None:
        if self.isDown() or face.border_width > 1:
            super().paint_face(painter, face)

    def _runs(self) -> Sequence[Run]:
        return [Run(self.text(), 14), Run(icon=Icon.CHEVRON_RIGHT, size=16)]

    def natural_width(self) -> float:
        return sum(run.width() for run in self._runs()) + current_theme().px(8)

    def paint_content(self, painter: QPainter, face: Face) -> None:
        left = current_theme().px(10)
        paint_line(painter, self._runs(), left, self.height() / 2, face.text, gap=4)


class _StateCell(QWidget):
    """In place of the odds: suspended, or voided."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._run: tuple[Run, Run] = (Run(icon=Icon.PAUSE), Run())

    def show_state(self, state: BetState) -> None:
        if state is BetState.VOIDED:
            word, icon, tone = translate("Sale", "Pari annulé"), Icon.BAN, "ink3"
        else:
            word, icon, tone = translate("Sale", "Suspendu"), Icon.PAUSE, "warn"
        self._run = (Run(icon=icon, size=18, tone=_TONES[tone]), Run(word, 15, tone=_TONES[tone]))
        self.setAccessibleName(word)
        self.update()

    def text_colours(self) -> Sequence[tuple[Token, Token]]:
        return [(self._run[1].tone or "ink3", "offfill")]

    def missing_text(self) -> str:
        return ""

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint_box(painter, self.rect(), Face("offfill", "offline", "ink3"), 8)
        gap = current_theme().px(10)
        width = self._run[0].width() + gap + self._run[1].width()
        paint_line(painter, self._run, (self.width() - width) / 2, self.height() / 2, "ink3", gap=10)


_TONES: Final[dict[str, Token]] = {"ink3": "ink3", "warn": "warn"}


class _Places:
    """Where the parts of a row stand, in pixels of the look."""

    def __init__(self, *, narrow: bool) -> None:
        self.number = 11 if narrow else 14
        self.time = 11 if narrow else 67
        self.sides = 64 if narrow else 138
        self.odds = 84 if narrow else 104
        self.gap = 6 if narrow else 8
        self.more = 58 if narrow else 72

    @property
    def block(self) -> int:
        return CELLS * self.odds + (CELLS - 1) * self.gap


class BetRowWidget(QWidget):
    """Number, time, sides, three odds, and the way to the event's other bets; 58 high."""

    picked = Signal(object)
    event_asked = Signal(int)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._row: BetRow | None = None
        self._narrow = False
        self._now: datetime | None = None
        self.odds = [AnswerButton("", "", self) for _ in range(CELLS)]
        for button in self.odds:
            button.clicked.connect(self._touched)
        self._state = _StateCell(self)
        self.more = _MoreButton("", self)
        self.more.clicked.connect(self._ask_event)
        self._no_single = Tag("", "neutral", Icon.INFO, self)

    @property
    def row(self) -> BetRow:
        """The row that is shown. Raises LookupError before the first."""
        if self._row is None:
            raise LookupError("no row is shown")
        return self._row

    def show_bet(self, row: BetRow, now: datetime, chosen: Collection[PickRef], *, narrow: bool) -> None:
        self._row, self._now, self._narrow = row, now, narrow
        is_open = row.state is BetState.OPEN
        for place, button in enumerate(self.odds):
            cell = row.cells[place] if place < len(row.cells) else None
            button.setVisible(is_open and cell is not None)
            if cell is not None:
                self._show_cell(button, cell, chosen)
        self._state.setVisible(not is_open)
        if not is_open:
            self._state.show_state(row.state)
        self.more.setVisible(row.others > 0)
        self.more.setText(f"+{row.others}")
        self.more.setAccessibleName(
            translate("Sale", "Autres paris du match {number}").format(number=row.number)
        )
        self._no_single.setVisible(row.first and is_open and not row.single_allowed)
        self._no_single.show_state(translate("Sale", "Simple impossible"), "neutral", Icon.INFO)
        self._place()
        self.update()

    def _show_cell(self, button: AnswerButton, cell: Cell, chosen: Collection[PickRef]) -> None:
        button.set_narrow(self._narrow)
        button.set_odds(
            cell.label, cell.odds.text() if cell.odds else NO_ODDS, cell.moved if cell.open else 0
        )
        button.setChecked(cell.ref in chosen)
        if cell.open:
            button.allow()
        elif cell.odds is None:
            button.forbid(translate("Sale", "Ce pronostic n’a pas de cote : il ne se joue pas."))
        else:
            button.forbid(translate("Sale", "Ce pronostic est suspendu."))

    def mark(self, chosen: Collection[PickRef]) -> None:
        """Show which answers are on the bulletin."""
        for cell, button in zip(self.row.cells, self.odds, strict=False):
            button.setChecked(cell.ref in chosen)

    def _touched(self) -> None:
        sender = self.sender()
        for cell, button in zip(self.row.cells, self.odds, strict=False):
            if button is sender:
                self.picked.emit(cell.ref)

    def _ask_event(self) -> None:
        self.event_asked.emit(self.row.event_of)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def _place(self) -> None:
        px, places = current_theme().px, _Places(narrow=self._narrow)
        high = px(48)
        top = (self.height() - 1 - high) // 2
        left = self.width() - px(places.more + places.block)
        for place, button in enumerate(self.odds):
            button.setGeometry(left + place * px(places.odds + places.gap), top, px(places.odds), high)
        self._state.setGeometry(left, top, px(places.block), high)
        right = left + px(places.block)
        self.more.setGeometry(right + px(4), top, self.width() - right - px(8), high)
        tag = self._no_single.sizeHint()
        room = left - px(places.sides + 8)
        self._no_single.setGeometry(
            px(places.sides), self.height() - px(4) - tag.height(), min(tag.width(), room), tag.height()
        )

    def text_colours(self) -> Sequence[tuple[Token, Token]]:
        return [("ink", "surface"), ("ink2", "surface"), ("warn", "surface")]

    def missing_text(self) -> str:
        return ""

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = current_theme()
        painter = QPainter(self)
        painter.fillRect(self.rect(), theme.colour("surface"))
        painter.fillRect(0, self.height() - 1, self.width(), 1, theme.colour("line"))
        if self._row is None or not self._row.first:
            return
        self._paint_number(painter, self._row)
        self._paint_names(painter, self._row)

    def _paint_number(self, painter: QPainter, row: BetRow) -> None:
        px, places = current_theme().px, _Places(narrow=self._narrow)
        middle = self.height() / 2
        when = self._when(row)
        number = Run(str(row.number), 18, Weight.AMOUNT, tone="ink")
        if self._narrow:
            paint_line(painter, [number], px(places.number), middle - px(9), "ink")
            paint_line(painter, [when[-1]], px(places.time), middle + px(11), "ink2")
            return
        paint_line(painter, [number], px(places.number), middle, "ink")
        heights = [middle] if len(when) == 1 else [middle - px(9), middle + px(9)]
        for run, height in zip(when, heights, strict=True):
            paint_line(painter, [run], px(places.time), height, "ink2")

    def _when(self, row: BetRow) -> list[Run]:
        """The closing time; under it the minutes left, over it the day where it is another one."""
        size = 13 if self._narrow else 15
        time = Run(row.time(), size, Weight.TEXT, tone="ink2")
        if self._now is None:
            return [time]
        left = row.minutes_left(self._now)
        if left is not None:
            word = translate("Sale", "{left} min").format(left=left)
            return [time, Run(word, 13, Weight.VALUE, tone="warn")]
        if row.is_later_day(self._now):
            day = f"{weekday_word(business_day(row.closes_at))} {local(row.closes_at).day}"
            if self._narrow:
                return [Run(day, 13, Weight.TEXT, tone="ink2")]
            return [Run(day, 13, Weight.TEXT, tone="ink2"), time]
        return [time]

    def _paint_names(self, painter: QPainter, row: BetRow) -> None:
        px, places = current_theme().px, _Places(narrow=self._narrow)
        left = px(places.sides)
        room = self.width() - px(places.more + places.block + 8) - left
        middle = self.height() / 2
        both = " – ".join(row.sides)
        tagged = self._no_single.isVisibleTo(self)
        if row.title and row.within_event:
            lines = [(row.title, Weight.LABEL, "ink")]
        elif row.title:
            lines = [(row.title, Weight.LABEL, "ink"), (both, Weight.TEXT, "ink2")]
        elif self._narrow and not tagged:
            lines = [(side, Weight.LABEL, "ink") for side in row.sides]
        else:
            lines = [(both, Weight.LABEL, "ink")]
        if tagged:
            lines = lines[:1]
        twice = len(lines) > 1
        shifts = [-px(10), px(10)] if twice else [-px(13) if tagged else 0]
        for (text, weight, tone), shift in zip(lines, shifts, strict=True):
            size = 15 if self._narrow or twice or tagged else 16
            shown = _elided(text, size, weight, room)
            paint_line(painter, [Run(shown, size, weight, tone=_INKS[tone])], left, middle + shift, "ink")

    def areas(self) -> Sequence[QRect]:
        """Where the odds stand, for tests of the layout."""
        return [button.geometry() for button in self.odds if button.isVisibleTo(self)]


_INKS: Final[dict[str, Token]] = {"ink": "ink", "ink2": "ink2"}


def _elided(text: str, size: int, weight: Weight, room: int) -> str:
    metrics = QFontMetricsF(current_theme().font(size, weight))
    return metrics.elidedText(text, Qt.TextElideMode.ElideRight, room)
