"""Taking the money: due, received, to give back; the exact sum stands there at once (look 02d)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRect, QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QSizePolicy, QWidget

from app.domain.house.cash import DENOMINATIONS, Means
from app.domain.values import Money
from ui.betting.received import Received
from ui.icons import Icon
from ui.theme import Token, Weight, column, current_theme, respaced, row, sized
from ui.widgets import Button, Card, Heading, IconText, Keypad, Notice, QuickCash, Rule, Text
from ui.widgets.painted import Face, Run, paint_box, paint_line
from ui.words import translate

NOTES: Final = tuple(Money.euros(euros) for euros in (5, 10, 20, 50, 100))
_LARGEST_NOTE: Final = Money.euros(50)
_PIECE_HEIGHT: Final = 40
_PIECE_PADDING: Final = 32
_LEAD_WIDTH: Final = 40
_KEYS_WIDTH: Final = 344
_NARROW_KEYS_WIDTH: Final = 256


class TenderView(QWidget):
    """`received` says that the amount changed; what is due and given back is told to it."""

    received = Signal(object)
    confirmed = Signal()
    means_asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.heading = Heading("", "", self)
        self.means = Button("", Icon.CREDIT_CARD, self)
        self.card = Card(self, gap=12, margin=24)
        self._due_words = Text("", "quiet", self.card)
        self._due = Text("", "cash", self.card, align="right")
        self.money = Received(NOTES, self.card)
        self.field = self.money.field
        self._change_icon = IconText(Icon.HAND_COINS, 32, "ink", self.card)
        self._change_words = Text("", "section", self.card)
        self._change = Text("", "change", self.card, align="right")
        self.pieces = Pieces(self.card)
        self._notice = Notice("", Icon.INFO, self.card, role="quiet")
        self._more = Text("", "caption", self)
        self.quick = QuickCash(NOTES, self)
        self.keypad = Keypad(parent=self, key_height=56, grows=True)
        self._is_narrow = False
        self._cash_only = (self.money, self._change_icon, self._change_words)
        self._lay_out()
        self.means.clicked.connect(self.means_asked)
        self.field.changed.connect(self.received)
        self.field.entered.connect(self.confirmed)
        self.keypad.pressed.connect(self.field.press)
        self.quick.added.connect(self.money.add)
        self.quick.exact.connect(self.money.exact)

    def _lay_out(self) -> None:
        head = row(gap=12)
        head.addWidget(self.heading, 1)
        head.addWidget(self.means)
        body = self.card.body
        body.addLayout(_line(self._due_words, self._due))
        body.addWidget(Rule(self.card))
        body.addWidget(self.money)
        body.addWidget(Rule(self.card))
        words = row(gap=10)
        words.addWidget(self._change_icon)
        words.addWidget(self._change_words)
        words.addStretch(1)
        change = row(gap=8)
        change.addLayout(words)
        change.addWidget(self._change)
        self._change_line: QBoxLayout = change
        body.addLayout(change)
        body.addWidget(self.pieces)
        body.addStretch(1)
        body.addWidget(self._notice)
        keys = column(gap=12)
        keys.addWidget(self._more)
        keys.addWidget(self.quick)
        keys.addWidget(self.keypad, 1)
        parts = row(gap=16)
        parts.addWidget(self.card, 1)
        self._keys = QWidget(self)
        self._keys.setLayout(keys)
        parts.addWidget(sized(self._keys, width=_KEYS_WIDTH))
        lines = column(self, gap=12)
        lines.addLayout(head)
        lines.addLayout(parts, 1)

    def retranslate(self) -> None:
        self._due_words.setText(translate("Sale", "À payer"))
        self._more.setText(translate("Sale", "Ajouter au montant reçu"))
        self.money.set_words()

    def set_narrow(self, *, narrow: bool) -> None:
        """Words over their figures where the room at their left is missing (1024×768)."""
        sized(self._keys, width=_NARROW_KEYS_WIDTH if narrow else _KEYS_WIDTH)
        direction = QBoxLayout.Direction.TopToBottom if narrow else QBoxLayout.Direction.LeftToRight
        self._change_line.setDirection(direction)
        self.money.set_narrow(narrow=narrow)
        self._due.set_role("total" if narrow else "cash")
        self._change.set_role("cash" if narrow else "change")
        self._is_narrow = narrow
        self._notice.setVisible(not narrow)
        respaced(self.card.body, gap=8 if narrow else 12, margins=16 if narrow else 24)

    def begin(self, due: Money, means: Means) -> None:
        """Ask for `due`: by cash the exact sum is there at once."""
        self._due.setText(due.text())
        cash = means is Means.CASH
        for part in (*self._cash_only, self._change, self.pieces, self._keys):
            part.setVisible(cash)
        sentence = translate("Sale", "La vente est enregistrée quand vous validez, pas avant.")
        if cash:
            self.heading.say(translate("Sale", "Encaissement en espèces"), sentence)
            self.means.setText(translate("Sale", "Carte bancaire"))
            self.means.set_icon(Icon.CREDIT_CARD)
            self._notice.say(translate("Sale", "À la validation, le tiroir s’ouvre et le ticket s’imprime."))
        else:
            self.heading.say(translate("Sale", "Encaissement par carte"), sentence)
            self.means.setText(translate("Sale", "Espèces"))
            self.means.set_icon(Icon.BANKNOTE)
            self._notice.say(
                translate("Sale", "Encaissez d’abord sur le terminal, puis validez : le ticket s’imprime.")
            )
        self._notice.setVisible(not self._is_narrow)
        self.money.begin(due)
        self.field.setFocus()

    def show_change(self, change: Money) -> None:
        """What is given back, or what is still missing."""
        missing = change < Money.ZERO
        word = translate("Sale", "Il manque") if missing else translate("Sale", "À rendre")
        self._change_words.setText(word)
        self._change.setText((-change if missing else change).text())
        self._change.set_tone("warn" if missing else "")
        self.pieces.show_change(Money.ZERO if missing else change)

    @property
    def change(self) -> str:
        """The large figure as it is shown."""
        return self._change.text()


def _line(words: QWidget, figure: QWidget) -> QHBoxLayout:
    line = row(gap=8)
    line.addWidget(words)
    line.addStretch(1)
    line.addWidget(figure)
    return line


def pieces_of(amount: Money) -> Sequence[tuple[Money, int]]:
    """The fewest notes and coins that make `amount`, and how many of each; no note above 50 €."""
    left, pieces = amount, []
    for value in DENOMINATIONS:
        if value > _LARGEST_NOTE:
            continue
        count = max(left.cents, 0) // value.cents
        if count:
            pieces.append((value, count))
            left -= value * count
    return pieces


class Pieces(QWidget):
    """The change in notes and coins, side by side as they lie in the hand."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._pieces: Sequence[tuple[Money, int]] = ()
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def show_change(self, change: Money) -> None:
        self._pieces = pieces_of(change)
        self.setAccessibleName(", ".join(self.words()))
        self.updateGeometry()
        self.update()

    def words(self) -> list[str]:
        """`2 × 20 €`, `5 €`."""
        return [
            f"{count} × {value.text(cents=False)}" if count > 1 else value.text(cents=False)
            for value, count in self._pieces
        ]

    def sizeHint(self) -> QSize:
        px = current_theme().px
        lines = max(1, len(self._lines_for(max(self.width(), px(240)))))
        return QSize(px(240), px(_PIECE_HEIGHT) * lines + px(8) * (lines - 1))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.updateGeometry()

    def _lines_for(self, room: float) -> list[list[Run]]:
        """The pieces in as many lines as they need."""
        lines: list[list[Run]] = []
        left = 0.0
        for words in self.words():
            run = Run(words, 17)
            width = run.width() + current_theme().px(_PIECE_PADDING)
            if not lines or width > left:
                lines.append([])
                left = room - current_theme().px(_LEAD_WIDTH)
            lines[-1].append(run)
            left -= width
        return lines

    def text_colours(self) -> Sequence[tuple[Token, Token]]:
        return [("ink", "surface"), ("ink2", "surface")]

    def missing_text(self) -> str:
        return ""

    def paintEvent(self, _event: QPaintEvent) -> None:
        """From the right, under the figure."""
        px = current_theme().px
        painter = QPainter(self)
        top = 0
        for place, runs in enumerate(self._lines_for(self.width())):
            left = self.width() - sum(run.width() + px(_PIECE_PADDING) for run in runs)
            if place == 0:
                lead = Run(translate("Sale", "soit"), 15, Weight.TEXT, tone="ink2")
                paint_line(painter, [lead], left - lead.width(), top + px(_PIECE_HEIGHT) / 2, "ink2")
            for run in runs:
                box = QRect(int(left + px(8)), top, int(run.width() + px(24)), px(_PIECE_HEIGHT))
                paint_box(painter, box, Face("surface", "ctl", "ink"), 4)
                paint_line(painter, [run], left + px(20), top + px(_PIECE_HEIGHT) / 2, "ink")
                left += run.width() + px(_PIECE_PADDING)
            top += px(_PIECE_HEIGHT + 8)
