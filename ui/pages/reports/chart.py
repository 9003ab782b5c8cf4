"""What stands on each pick of a bet, as bars (BETTING B9)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.domain.betting.labels import NO_ODDS
from app.domain.betting.reports import PickLiability
from app.domain.values import Money
from ui.betting.questions import pick_words
from ui.theme import Token, Weight, current_theme
from ui.widgets import Run, paint_line

_ROW: Final = 44
_BAR: Final = 20
_LABEL: Final = 104
_FIGURE: Final = 128
_GAP: Final = 12


class LiabilityChart(QWidget):
    """A bar of possible gains for each pick, and over all of them a line at the bet's stakes.

    A bar that passes the line is what the bet would cost more than it takes in.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._picks: Sequence[PickLiability] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_picks(self, picks: Sequence[PickLiability]) -> None:
        self._picks = picks
        told = (f"{pick_words(each.pick)} : {each.liability.text()}" for each in picks)
        self.setAccessibleName(", ".join(told))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        px = current_theme().px
        return QSize(px(400), px(_ROW) * max(1, len(self._picks)))

    def text_colours(self) -> Sequence[tuple[Token, Token]]:
        return [("ink", "surface"), ("ink2", "surface")]

    def missing_text(self) -> str:
        return ""

    @property
    def most(self) -> Money:
        """The amount at which a bar fills the whole width."""
        amounts = [amount for each in self._picks for amount in (each.gains, each.bet_stakes)]
        return max(amounts, default=Money.ZERO)

    def bar_width(self, amount: Money) -> float:
        """In pixels on this window."""
        px = current_theme().px
        room = self.width() - px(_LABEL + _FIGURE + 2 * _GAP)
        return room * max(amount.cents, 0) / self.most.cents if self.most else 0.0

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = current_theme()
        px, painter = theme.px, QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        left = px(_LABEL + _GAP)
        for place, each in enumerate(self._picks):
            middle = px(_ROW) * place + px(_ROW) / 2
            odds = each.odds.text() if each.odds else NO_ODDS
            label = [Run(pick_words(each.pick), 15), Run(odds, 13, Weight.TEXT, tone="ink2")]
            paint_line(painter, label, 0, middle, "ink", gap=8)
            painter.setPen(Qt.PenStyle.NoPen)
            track = QRectF(left, middle - px(_BAR) / 2, self.bar_width(self.most), px(_BAR))
            painter.setBrush(theme.colour("sunken"))
            painter.drawRoundedRect(track, px(4), px(4))
            painter.setBrush(theme.colour("pri"))
            track.setWidth(self.bar_width(each.gains))
            painter.drawRoundedRect(track, px(4), px(4))
            figure = Run(each.liability.text(), 15, Weight.AMOUNT)
            paint_line(painter, [figure], self.width() - figure.width(), middle, "ink")
        self._paint_stakes(painter, left)

    def _paint_stakes(self, painter: QPainter, left: float) -> None:
        if not self.most:
            return
        where = left + self.bar_width(self._picks[0].bet_stakes)
        painter.setPen(QPen(current_theme().colour("ink"), 2, Qt.PenStyle.DashLine))
        painter.drawLine(round(where), 0, round(where), self.height())
