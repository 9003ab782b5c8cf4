"""The scrolling offer: as many row widgets as can be seen, whatever the number of bets."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Collection, Sequence
from datetime import datetime
from itertools import accumulate
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QAbstractScrollArea, QFrame, QWidget

from app.domain.betting.bet import PickRef
from ui.betting.offer_rows import BetRow, HeadRow, Row
from ui.pages.sale.offer_row_widgets import BetRowWidget, HeadRowWidget
from ui.theme import current_theme
from ui.widgets import drag_scroll

HEAD_HEIGHT: Final = 32
BET_HEIGHT: Final = 58
_NARROW_BELOW: Final = 640


class OfferList(QAbstractScrollArea):
    """Rows of the offer. Only those in sight have a widget, which another row takes over on scrolling."""

    picked = Signal(object)
    """This answer (`PickRef`) was touched."""
    event_asked = Signal(int)
    """The other bets of this event are wanted."""

    def __init__(self, now: datetime, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._now = now
        self._rows: Sequence[Row] = ()
        self._tops: list[int] = [0]
        self._chosen: Collection[PickRef] = frozenset()
        self._bets: list[BetRowWidget] = []
        self._heads: list[HeadRowWidget] = []
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setProperty("kind", "list")
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.viewport().setAutoFillBackground(False)
        drag_scroll(self)

    def show_rows(self, rows: Sequence[Row], now: datetime, *, from_top: bool) -> None:
        """List `rows`; `from_top` scrolls back to the first."""
        self._rows, self._now = rows, now
        self._measure()
        if from_top:
            self.verticalScrollBar().setValue(0)
        self._fill()

    def show_chosen(self, chosen: Collection[PickRef]) -> None:
        """Mark the answers that are on the bulletin."""
        self._chosen = frozenset(chosen)
        for widget in self._bets:
            widget.mark(self._chosen)

    def count(self) -> int:
        return len(self._rows)

    def row_widgets(self) -> Sequence[BetRowWidget]:
        """The bets in sight."""
        return [widget for widget in self._bets if widget.isVisibleTo(self)]

    @property
    def is_narrow(self) -> bool:
        return self.viewport().width() < current_theme().px(_NARROW_BELOW)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._measure()
        self._fill()

    def scrollContentsBy(self, _dx: int, _dy: int) -> None:
        self._fill()

    def retranslate(self) -> None:
        self._fill()

    def _measure(self) -> None:
        px = current_theme().px
        heights = (px(HEAD_HEIGHT) if isinstance(row, HeadRow) else px(BET_HEIGHT) for row in self._rows)
        self._tops = list(accumulate(heights, initial=0))
        bar = self.verticalScrollBar()
        seen = self.viewport().height()
        bar.setPageStep(seen)
        bar.setSingleStep(px(BET_HEIGHT))
        bar.setRange(0, max(0, self._tops[-1] - seen))

    def _fill(self) -> None:
        """Give every row in sight a widget."""
        top = self.verticalScrollBar().value()
        bottom = top + self.viewport().height()
        first = max(0, bisect_right(self._tops, top) - 1)
        bets = heads = 0
        width, narrow = self.viewport().width(), self.is_narrow
        for place in range(first, len(self._rows)):
            if self._tops[place] >= bottom:
                break
            row = self._rows[place]
            if isinstance(row, BetRow):
                widget: QWidget = self._bet_widget(bets, row, narrow=narrow)
                bets += 1
            else:
                widget = self._head_widget(heads, row)
                heads += 1
            height = self._tops[place + 1] - self._tops[place]
            widget.setGeometry(0, self._tops[place] - top, width, height)
            widget.show()
        for spare in (*self._bets[bets:], *self._heads[heads:]):
            spare.hide()

    def _bet_widget(self, place: int, row: BetRow, *, narrow: bool) -> BetRowWidget:
        if place == len(self._bets):
            made = BetRowWidget(self.viewport())
            made.picked.connect(self.picked)
            made.event_asked.connect(self.event_asked)
            self._bets.append(made)
        widget = self._bets[place]
        widget.show_bet(row, self._now, self._chosen, narrow=narrow)
        return widget

    def _head_widget(self, place: int, row: HeadRow) -> HeadRowWidget:
        if place == len(self._heads):
            self._heads.append(HeadRowWidget(self.viewport()))
        widget = self._heads[place]
        widget.show_head(row)
        return widget
