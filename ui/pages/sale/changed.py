"""Odds that moved before the sale: announced, new, and what that changes; one touch accepts (look 04)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from app.domain.betting.bet import PickRef
from app.domain.betting.labels import pick_word
from app.domain.betting.play import Play
from app.domain.values import Odds
from ui.icons import Icon
from ui.pages.sale.slip import AnnouncedPick, Slip
from ui.pages.sale.words import meaning
from ui.theme import column, current_theme, row, sized
from ui.widgets import Card, ListCard, NameText, RowList, Tag, Text, WarningBand, framed
from ui.words import translate

_NUMBER: Final = 64
_ODDS: Final = 116
_TAG: Final = 132


class ChangedView(QWidget):
    """Every pick of the bulletin, those that moved first said aloud."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.band = WarningBand("", "", Icon.TRIANGLE_ALERT, "warn", self)
        self._head = framed("head", self)
        self._heads = [
            Text("", "group", self._head, align="left" if place < 2 else "right") for place in range(4)
        ]
        self._rows = RowList(self)
        self._potential = _Compared(self)
        self._total_odds = _Compared(self)
        self._total = _Compared(self)
        head = row(self._head, gap=12, margins=(20, 12, 20, 12))
        for words, width in zip(self._heads, (_NUMBER, 0, _ODDS, _ODDS), strict=True):
            head.addWidget(sized(words, width=width) if width else words, 0 if width else 1)
        head.addSpacing(current_theme().px(_TAG))
        figures = row(gap=12)
        for card, share in ((self._potential, 4), (self._total_odds, 3), (self._total, 3)):
            figures.addWidget(card, share)
        lines = column(self, gap=12)
        lines.addWidget(self.band)
        lines.addWidget(ListCard(self._rows, self, head=self._head), 1)
        lines.addLayout(figures)

    def retranslate(self) -> None:
        words = (
            translate("Sale", "Pari"),
            translate("Sale", "Rencontre et pronostic"),
            translate("Sale", "Cote annoncée"),
            translate("Sale", "Nouvelle cote"),
        )
        for label, text in zip(self._heads, words, strict=True):
            label.setText(text)
        self._potential.say_label(translate("Sale", "Gain potentiel maximum"))
        self._total_odds.say_label(translate("Sale", "Cote totale"))
        self._total.say_label(translate("Sale", "Montant total"))

    def show_changed(
        self, slip: Slip, changed: Mapping[PickRef, Odds], before: Play | None, now: Play | None
    ) -> None:
        """Show the bulletin at the odds announced and at those of now."""
        self.band.say(
            translate("Sale", "%n cote(s) ont changé pendant la vente", None, len(changed)),
            translate(
                "Sale", "Rien n’est encaissé, rien n’est imprimé. Annoncez les nouvelles cotes au client."
            ),
        )
        self._rows.clear()
        for line in slip.picks:
            self._rows.add(_ChangedRow(line, changed.get(line.ref), self._rows))
        unchanged = translate("Sale", "inchangé")
        self._potential.compare(
            before.potential.text() if before else "", now.potential.text() if now else "–", unchanged
        )
        self._total_odds.setVisible(not slip.formula.simple)
        self._total_odds.compare(_total_odds(before), _total_odds(now) or "–", unchanged)
        self._total.compare(slip.total.text(), slip.total.text(), unchanged)


def _total_odds(play: Play | None) -> str:
    return play.total_odds.text() if play and play.total_odds else ""


class _ChangedRow(QWidget):
    def __init__(self, line: AnnouncedPick, now: Odds | None, parent: QWidget) -> None:
        super().__init__(parent)
        frame = framed("row", self)
        moved = now is not None
        bet = line.bet
        words = column(gap=2)
        words.addStretch(1)
        sides = NameText(" – ".join(bet.event.sides), "strong" if moved else "step", self)
        words.addWidget(sides)
        words.addWidget(NameText(f"{pick_word(line.pick)} · {meaning(bet, line.pick)}", "note", self))
        words.addStretch(1)
        new = Text((now or line.seen).text(), "heading" if moved else "step", self, align="right")
        old = StruckText(line.seen.text(), self, struck=moved)
        inner = row(frame, gap=12, margins=(20, 8, 20, 8))
        inner.addWidget(sized(Text(str(bet.number), "odds", self), width=_NUMBER))
        inner.addLayout(words, 1)
        inner.addWidget(sized(old, width=_ODDS))
        inner.addWidget(sized(new, width=_ODDS))
        tag = _moved_tag(line.seen, now, self)
        side = row(gap=0)
        side.addStretch(1)
        side.addWidget(tag)
        cell = QWidget(self)
        cell.setLayout(side)
        inner.addWidget(sized(cell, width=_TAG))
        column(self, gap=0).addWidget(frame)
        sized(self, height=84)


def _moved_tag(seen: Odds, now: Odds | None, parent: QWidget) -> Tag:
    if now is None:
        return Tag(translate("Sale", "Inchangée"), "neutral", Icon.EQUAL, parent)
    if now > seen:
        return Tag(translate("Sale", "En hausse"), "good", Icon.ARROW_UP, parent)
    return Tag(translate("Sale", "En baisse"), "warn", Icon.ARROW_DOWN, parent)


class StruckText(Text):
    """A figure that no longer holds, struck through."""

    def __init__(self, text: str, parent: QWidget, *, struck: bool) -> None:
        super().__init__(text, "step", parent, tone="quiet", align="right")
        self._struck = struck

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._struck:
            return
        width = QFontMetricsF(self.font()).horizontalAdvance(self.text())
        painter = QPainter(self)
        painter.setPen(current_theme().colour("ink2"))
        middle = self.height() // 2
        painter.drawLine(int(self.width() - width), middle, self.width(), middle)


class _Compared(Card):
    """A figure before and after."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, gap=6, margin=16)
        self._label = Text("", "field", self)
        self._before = StruckText("", self, struck=True)
        self._arrow = Text("→", "step", self)
        self._now = Text("", "figure", self)
        self._same = Text("", "note", self)
        line = row(gap=10)
        for part in (self._before, self._arrow, self._now, self._same):
            line.addWidget(part)
        line.addStretch(1)
        self.body.addWidget(self._label)
        self.body.addLayout(line)

    def say_label(self, label: str) -> None:
        self._label.setText(label)

    def compare(self, before: str, now: str, unchanged: str) -> None:
        moved = bool(before) and before != now
        self._before.setText(before)
        self._now.setText(now)
        self._same.setText(unchanged)
        for part in (self._before, self._arrow):
            part.setVisible(moved)
        self._same.setVisible(not moved)
