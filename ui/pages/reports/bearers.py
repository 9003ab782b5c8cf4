"""Which bet is meant, where a number was given again before the former bet had its result."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup, QWidget

from app.domain.betting.offer import OnOffer
from app.domain.values.days import local
from ui.betting.questions import bet_words
from ui.theme import column
from ui.widgets import Text, clear_rows
from ui.widgets.list_button import ListButton
from ui.words import translate


class BearerList(QWidget):
    """The bets that bear one number, hidden while there is only one; `chosen` carries an identity."""

    chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._asked = Text("", "field", self, wrap=True)
        self._rows = column(gap=8)
        self._group = QButtonGroup(self)
        self._shown: Sequence[tuple[int, str, str]] = ()
        self._buttons: dict[int, ListButton] = {}
        lines = column(self, gap=8)
        lines.addWidget(self._asked)
        lines.addLayout(self._rows)
        self.hide()

    def say(self, asked: str) -> None:
        self._asked.setText(asked)

    def show_bets(self, bets: Sequence[tuple[int, str, str]], chosen: int) -> None:
        """Each by identity, its sides and its sale; the same ones are not built again."""
        if bets != self._shown:
            self._shown = bets
            self._build()
        for bet, button in self._buttons.items():
            button.setChecked(bet == chosen)
        self.setVisible(bool(bets))

    def _build(self) -> None:
        clear_rows(self._rows)
        self._buttons = {}
        for bet, sides, sale in self._shown:
            button = ListButton(sides, sale, self)
            button.clicked.connect(partial(self.chosen.emit, bet))
            self._group.addButton(button)
            self._rows.addWidget(button)
            self._buttons[bet] = button

    def button(self, bet: int) -> ListButton:
        return self._buttons[bet]


def named_bet(bet: OnOffer) -> str:
    """The bet that the figures are of: its sides, what is asked, its sale."""
    return " · ".join((" – ".join(bet.bet.event.sides), sale_words(bet)))


def sale_words(bet: OnOffer) -> str:
    """What is asked, and when its sale ends: it tells bets of one number apart."""
    closing = local(bet.closes_at)
    words = translate("Reports", "{question} · vente jusqu’au {day} à {time}")
    return words.format(question=bet_words(bet.bet), day=f"{closing:%d/%m}", time=f"{closing:%H:%M}")
