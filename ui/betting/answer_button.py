"""One answer of the offer, to be touched (look 02, 02b)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtGui import QPainter

from ui.theme import Token, Weight, current_theme
from ui.widgets import Face, OddsButton, Run, line_width, paint_line

_SHORT_ODDS: Final = 4


class AnswerButton(OddsButton):
    """One answer with its odds; an answer in words stands over its odds."""

    @property
    def is_stacked(self) -> bool:
        return len(self._label) > 1 or (self._narrow and len(self.text()) > _SHORT_ODDS)

    def natural_width(self) -> float:
        px = current_theme().px
        if not self.is_stacked:
            words = Run(self._label, 13, Weight.LABEL).width() + Run(self.text(), 18, Weight.AMOUNT).width()
            beside = px(20) if self._mark() and not self._narrow else px(4)
            return words + beside + px(22)
        return max(Run(self._label, 13, Weight.LABEL).width(), line_width(self._odds_line(), 2)) + px(16)

    def _odds_line(self) -> Sequence[Run]:
        odds, mark = Run(self.text(), 18, Weight.AMOUNT), self._mark()
        return (odds,) if mark is None else (mark, odds)

    def paint_content(self, painter: QPainter, face: Face) -> None:
        if not self.is_stacked:
            super().paint_content(painter, face)
            return
        px = current_theme().px
        middle = self.height() / 2
        quiet: Token = face.text if self.isChecked() or not self.isEnabled() else "ink2"
        label = Run(self._label, 13, Weight.LABEL, tone=quiet)
        paint_line(painter, [label], (self.width() - label.width()) / 2, middle - px(11), face.text)
        line = self._odds_line()
        left = (self.width() - line_width(line, 2)) / 2
        paint_line(painter, line, left, middle + px(9), face.text, gap=2)
