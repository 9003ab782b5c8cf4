"""Odds that moved before the sale: announced, new, and what that changes; one touch accepts (look 04)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal

from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QBoxLayout, QWidget

from app.domain.betting.bet import PickRef
from app.domain.betting.play import Play
from app.domain.values import Odds
from ui.betting.announced import AnnouncedPick, Bulletin
from ui.betting.questions import pick_words
from ui.betting.words import meaning
from ui.errors.rules import excerpt
from ui.icons import Icon
from ui.theme import column, current_theme, respaced, row, sized
from ui.widgets import Card, ListCard, NameText, RowList, Tag, Text, WarningBand, framed
from ui.words import translate


@dataclass(frozen=True, slots=True)
class _Widths:
    """Columns and spaces of the table, in pixels of the look."""

    number: int
    odds: int
    tag: int
    gap: int
    side: int


_WIDE: Final = _Widths(number=52, odds=116, tag=132, gap=12, side=20)
_NARROW: Final = _Widths(number=40, odds=76, tag=112, gap=8, side=12)


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
        self._rule = Card(self)
        self._rule_text = Text("", "body", self._rule, wrap=True)
        self._rule.body.addWidget(self._rule_text)
        self._rule.hide()
        self._potential = _Compared(self)
        self._total_odds = _Compared(self)
        self._total = _Compared(self)
        self._widths = _WIDE
        self._head_line = row(self._head, gap=12, margins=(20, 12, 20, 12))
        for place, words in enumerate(self._heads):
            self._head_line.addWidget(words, 1 if place == 1 else 0)
        self._over_tags = QWidget(self._head)
        self._head_line.addWidget(self._over_tags)
        figures = row(gap=12)
        for card, share in ((self._potential, 4), (self._total_odds, 3), (self._total, 3)):
            figures.addWidget(card, share)
        lines = column(self, gap=12)
        lines.addWidget(self.band)
        lines.addWidget(ListCard(self._rows, self, head=self._head), 1)
        lines.addLayout(figures)
        lines.addWidget(self._rule)

    def set_narrow(self, *, narrow: bool) -> None:
        """Columns for 1024×768; the rows follow when they are shown next."""
        self._widths = widths = _NARROW if narrow else _WIDE
        for label, width in zip(self._heads, (widths.number, 0, widths.odds, widths.odds), strict=True):
            if width:
                sized(label, width=width)
        sized(self._over_tags, width=widths.tag)
        respaced(self._head_line, gap=widths.gap, margins=(widths.side, 12, widths.side, 12))
        for card in (self._potential, self._total_odds, self._total):
            card.set_narrow(narrow=narrow)
        self.retranslate()

    def retranslate(self) -> None:
        narrow = self._widths is _NARROW
        words = (
            translate("Sale", "Pari"),
            translate("Sale", "Rencontre et pronostic"),
            translate("Sale", "Annoncée") if narrow else translate("Sale", "Cote annoncée"),
            translate("Sale", "Nouvelle") if narrow else translate("Sale", "Nouvelle cote"),
        )
        for label, text in zip(self._heads, words, strict=True):
            label.setText(text)
        self._potential.say_label(translate("Sale", "Gain potentiel maximum"))
        self._total_odds.say_label(translate("Sale", "Cote totale"))
        self._total.say_label(translate("Sale", "Montant total"))

    def turn_rule(self) -> None:
        """Show the article under the figures, or put it away."""
        self._rule_text.setText(excerpt("Art. 2.1.6"))
        self._rule.setVisible(self._rule.isHidden())

    def show_changed(
        self, slip: Bulletin, changed: Mapping[PickRef, Odds], before: Play | None, now: Play | None
    ) -> None:
        """Show the bulletin at the odds announced and at those of now."""
        self.band.say(
            translate("Sale", "%n cote(s) ont changé pendant la vente", None, len(changed)),
            translate(
                "Sale", "Rien n’est encaissé, rien n’est imprimé. Annoncez les nouvelles cotes au client."
            ),
        )
        self._rule.hide()
        self._rows.clear()
        for line in slip.picks:
            self._rows.add(_ChangedRow(line, changed.get(line.ref), self._widths, self._rows))
        unchanged = translate("Sale", "inchangé")
        self._potential.compare(
            before.potential.text() if before else "", now.potential.text() if now else "–", unchanged
        )
        combined = now is not None and not now.formula.simple and not now.formula.multiple
        self._total_odds.setVisible(combined)
        self._total_odds.compare(_total_odds(before), _total_odds(now) or "–", unchanged)
        self._total.compare(slip.total.text(), slip.total.text(), unchanged)


def _total_odds(play: Play | None) -> str:
    return play.total_odds.text() if play and play.total_odds else ""


class _ChangedRow(QWidget):
    def __init__(self, line: AnnouncedPick, now: Odds | None, widths: _Widths, parent: QWidget) -> None:
        super().__init__(parent)
        frame = framed("row", self)
        moved = now is not None
        bet = line.bet
        words = column(gap=2)
        words.addStretch(1)
        sides = NameText(" – ".join(bet.event.sides), "strong" if moved else "step", self)
        words.addWidget(sides)
        words.addWidget(NameText(f"{pick_words(line.pick)} · {meaning(bet, line.pick)}", "note", self))
        words.addStretch(1)
        new = Text((now or line.seen).text(), "heading" if moved else "step", self, align="right")
        old = StruckText(line.seen.text(), self, struck=moved)
        inner = row(frame, gap=widths.gap, margins=(widths.side, 8, widths.side, 8))
        inner.addWidget(sized(Text(str(bet.number), "odds", self), width=widths.number))
        inner.addLayout(words, 1)
        inner.addWidget(sized(old, width=widths.odds))
        inner.addWidget(sized(new, width=widths.odds))
        tag = _moved_tag(line.seen, now, self)
        side = row(gap=0)
        side.addStretch(1)
        side.addWidget(tag)
        cell = QWidget(self)
        cell.setLayout(side)
        inner.addWidget(sized(cell, width=widths.tag))
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

    def __init__(
        self, text: str, parent: QWidget, *, struck: bool, align: Literal["left", "right"] = "right"
    ) -> None:
        super().__init__(text, "step", parent, tone="quiet", align=align)
        self._struck = struck
        self._at_right = align == "right"

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._struck:
            return
        width = QFontMetricsF(self.font()).horizontalAdvance(self.text())
        painter = QPainter(self)
        painter.setPen(current_theme().colour("ink2"))
        middle = self.height() // 2
        left = int(self.width() - width) if self._at_right else 0
        painter.drawLine(left, middle, left + int(width), middle)


class _Compared(Card):
    """A figure before and after."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, gap=6, margin=16)
        self._stacked = False
        self._label = Text("", "field", self)
        self._before = StruckText("", self, struck=True, align="left")
        self._arrow = Text("→", "step", self)
        self._now = Text("", "figure", self)
        self._same = Text("", "note", self)
        self._line = line = row(gap=10)
        for part in (self._before, self._arrow, self._now, self._same):
            line.addWidget(part)
        line.addStretch(1)
        self.body.addWidget(self._label)
        self.body.addLayout(line)

    def set_narrow(self, *, narrow: bool) -> None:
        """The figure of before stands over the new one."""
        self._stacked = narrow
        vertical, horizontal = QBoxLayout.Direction.TopToBottom, QBoxLayout.Direction.LeftToRight
        self._line.setDirection(vertical if narrow else horizontal)

    def say_label(self, label: str) -> None:
        self._label.setText(label)

    def compare(self, before: str, now: str, unchanged: str) -> None:
        moved = bool(before) and before != now
        self._before.setText(before)
        self._now.setText(now)
        self._same.setText(unchanged)
        self._before.setVisible(moved)
        self._arrow.setVisible(moved and not self._stacked)
        self._same.setVisible(not moved)
