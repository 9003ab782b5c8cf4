"""Bands: the verdict on a ticket, a warning across the page, a tinted line."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, Literal

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QSizePolicy, QWidget

from ui.icons import Icon
from ui.theme import Token, Weight, column, current_theme, respaced, row, sized
from ui.widgets.painted import Run, paint_line
from ui.widgets.text import IconText, Text, restyle

BandKind = Literal["good", "bad", "slate", "warn"]

_ON: Final[dict[BandKind, Token]] = {
    "good": "onband",
    "bad": "onband",
    "slate": "onband",
    "warn": "onbandwarn",
}

_AMOUNT_SIZES: Final = (76, 64, 52, 44, 36)
_NARROW_BELOW: Final = 700

_GROUNDS: Final[dict[BandKind, Token]] = {
    "good": "bandgood",
    "bad": "bandbad",
    "slate": "bandslate",
    "warn": "bandwarn",
}


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a band says: one or two words, the sentence under them, perhaps an amount as text."""

    word: str
    sentence: str
    icon: Icon
    kind: BandKind
    amount: str = ""


class VerdictBand(QFrame):
    """The answer across the page: icon 72, word 40, amount 76; 126 high, 136 with an amount.

    Across a narrow page the icon is 48, the word beside an amount 32, the amount as large as fits.
    """

    def __init__(self, verdict: Verdict, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._icon = IconText(verdict.icon, 72, "onband", self)
        self._word = Text("", "word", self)
        self._sentence = Text("", "step", self, wrap=True)
        self._amount = _LoneAmount(self)
        words = column(gap=0)
        words.addStretch(1)
        words.addWidget(self._word)
        words.addWidget(self._sentence)
        words.addStretch(1)
        self._line = row(self, gap=24, margins=(32, 8, 32, 8))
        self._line.addWidget(self._icon)
        self._line.addLayout(words, 1)
        self._line.addWidget(self._amount)
        self.show_verdict(verdict)

    def show_verdict(self, verdict: Verdict) -> None:
        self.setProperty("band", verdict.kind)
        self._icon.set_icon(verdict.icon, _ON[verdict.kind])
        self._word.setText(verdict.word)
        self._sentence.setText(verdict.sentence)
        self._amount.show_amount(verdict.amount, verdict.kind)
        sized(self, height=136 if verdict.amount else 126)
        self.setAccessibleName(f"{verdict.word}. {verdict.sentence} {verdict.amount}".strip())
        restyle(self)
        for label in self.findChildren(Text):
            restyle(label)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        theme = current_theme()
        narrow = self.width() < theme.px(_NARROW_BELOW)
        gap, side, icon = (16, 16, 48) if narrow else (24, 32, 72)
        self._icon.set_size(icon)
        self._word.set_role("total" if narrow and self._amount.isVisibleTo(self) else "word")
        respaced(self._line, gap=gap, margins=(side, 8, side, 8))
        taken = theme.px(icon) + 2 * theme.px(gap) + 2 * theme.px(side)
        self._amount.fit(self.width() - taken - self._word.sizeHint().width())


class _LoneAmount(QWidget):
    """The one place of proportional figures: a lone amount, where a `1` would stand too far apart."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._run = Run("", 76, Weight.AMOUNT, tabular=False)
        self._kind: BandKind = "good"
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_amount(self, amount: str, kind: BandKind) -> None:
        self._run, self._kind = replace(self._run, text=amount), kind
        self.setVisible(bool(amount))
        self.updateGeometry()
        self.update()

    def fit(self, room: int) -> None:
        """Take the largest size that is whole within `room` pixels."""
        for size in _AMOUNT_SIZES:
            self._run = replace(self._run, size=size)
            if self._run.width() <= room:
                break
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(int(self._run.width() + 1), current_theme().px(92))

    def missing_text(self) -> str:
        return self._run.text if self._run.width() > self.width() else ""

    def text_colours(self) -> Sequence[tuple[Token, Token]]:
        return [(_ON[self._kind], _GROUNDS[self._kind])]

    def paintEvent(self, _event: QPaintEvent) -> None:
        left = self.width() - self._run.width()
        paint_line(QPainter(self), [self._run], left, self.height() / 2, _ON[self._kind])


class WarningBand(QFrame):
    """An amber warning, or a red stop, across the page: what, and what did not happen. 96 high."""

    def __init__(
        self,
        what: str = "",
        sentence: str = "",
        icon: Icon = Icon.TRIANGLE_ALERT,
        kind: BandKind = "warn",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._icon = IconText(icon, 40, _ON[kind], self)
        self._what = Text(what, "title", self, wrap=True)
        self._sentence = Text(sentence, "body", self, wrap=True)
        words = column(gap=2)
        words.addStretch(1)
        words.addWidget(self._what)
        words.addWidget(self._sentence)
        words.addStretch(1)
        line = row(self, gap=18, margins=(24, 12, 24, 12))
        line.addWidget(self._icon)
        line.addLayout(words, 1)
        self.setProperty("band", kind)
        sized(self, least_height=96)

    def say(
        self, what: str, sentence: str, icon: Icon = Icon.TRIANGLE_ALERT, kind: BandKind = "warn"
    ) -> None:
        self.setProperty("band", kind)
        self._icon.set_icon(icon, _ON[kind])
        self._what.setText(what)
        self._sentence.setText(sentence)
        restyle(self)
        for label in (self._what, self._sentence):
            restyle(label)


class TintedLine(QFrame):
    """A tinted box with an icon and a sentence, perhaps a figure at its right ("Il manque -0,50 €")."""

    def __init__(
        self,
        text: str,
        kind: Literal["good", "warn", "bad", "pri"] = "pri",
        icon: Icon = Icon.INFO,
        parent: QWidget | None = None,
        *,
        figure: str = "",
    ) -> None:
        super().__init__(parent)
        self._text = Text(text, "strong" if figure else "value", self, wrap=True)
        self._icon = IconText(icon, 24 if figure else 20, kind, self)
        self._figure = Text(figure, "total", self, align="right")
        self._figure.setVisible(bool(figure))
        line = row(self, gap=10, margins=(14, 11, 14, 11))
        line.addWidget(self._icon, 0, Qt.AlignmentFlag.AlignVCenter)
        line.addWidget(self._text, 1)
        line.addWidget(self._figure)
        self.setProperty("tint", kind)

    def say(
        self, text: str, kind: Literal["good", "warn", "bad", "pri"], icon: Icon, figure: str = ""
    ) -> None:
        self.setProperty("tint", kind)
        self._icon.set_icon(icon, kind)
        self._text.setText(text)
        self._figure.setText(figure)
        self._figure.setVisible(bool(figure))
        restyle(self)
        for label in (self._text, self._figure):
            restyle(label)
