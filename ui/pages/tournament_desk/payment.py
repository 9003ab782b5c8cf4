"""What is paid, how, and what is given back (look 07, the panel)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup, QWidget

from app.domain.house.cash import Means
from app.domain.values import Money
from ui.pages.tournament_desk.handed_over import HandedOver
from ui.theme import column, row
from ui.widgets import ChoiceButton, DashedRule, KeyValueRow, MoneyField, Text, clear_rows
from ui.words import translate

MEANS: Final = (Means.CASH, Means.CARD, Means.CHEQUE)


class PaymentPanel(QWidget):
    """`changed`: means or amount are others now. `entered`: Enter in the amount.

    Cash starts at nothing received: the exact sum and the sums that are handed over most often are one touch
    each, and typing any other gives the change.
    """

    changed = Signal()
    entered = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._due = Money.ZERO
        self._lines = column(gap=2)
        self._total = KeyValueRow("", "", self, role="total", label_role="section")
        self._means_words = Text("", "group", self)
        self.means_buttons = {means: ChoiceButton("", None, self, height=56) for means in MEANS}
        self.group = QButtonGroup(self)
        self.handed = HandedOver(self)
        self.received = MoneyField("", self)
        self._change = KeyValueRow("", "", self, role="total", label_role="section")
        self._lay_out()
        for button in self.means_buttons.values():
            self.group.addButton(button)
        self.means_buttons[Means.CASH].setChecked(True)
        self.group.buttonToggled.connect(self._means_changed)
        self.received.changed.connect(self._amount_changed)
        self.received.entered.connect(self.entered)
        self.handed.chosen.connect(self.received.propose)

    def _lay_out(self) -> None:
        lines = column(self, gap=8)
        lines.addWidget(DashedRule(self, strong=False))
        lines.addLayout(self._lines)
        lines.addWidget(DashedRule(self, strong=False))
        lines.addWidget(self._total)
        lines.addWidget(self._means_words)
        means = row(gap=6)  # three words and a check fit the narrow panel
        for button in self.means_buttons.values():
            means.addWidget(button, 1)
        lines.addLayout(means)
        lines.addWidget(self.handed)
        lines.addWidget(self.received)
        lines.addWidget(self._change)

    def begin(self, parts: Sequence[tuple[str, Money]]) -> None:
        """Ask for these parts, by cash, with nothing received yet."""
        self.means_buttons[Means.CASH].setChecked(True)
        self.show_due(parts)
        self.received.clear()

    def show_due(self, parts: Sequence[tuple[str, Money]]) -> None:
        """The parts under other words or prices; what was received stays."""
        clear_rows(self._lines)
        for label, amount in parts:
            self._lines.addWidget(KeyValueRow(label, amount.text(), self))
        self._due = Money.total(amount for _, amount in parts)
        self._total.set_value(self._due.text())
        self.handed.offer(self._due)
        self._show_change()

    @property
    def due(self) -> Money:
        return self._due

    @property
    def means(self) -> Means:
        chosen = self.group.checkedButton()
        return next(means for means, button in self.means_buttons.items() if button is chosen)

    @property
    def tendered(self) -> Money | None:
        """What was received in cash; None where exactly what is due is taken."""
        if self.means is not Means.CASH or self.received.is_empty:
            return None
        return self.received.amount

    @property
    def change(self) -> Money:
        """What is given back; never less than nothing."""
        given = self.tendered
        return max(given - self._due, Money.ZERO) if given is not None else Money.ZERO

    @property
    def missing(self) -> Money:
        """What was received too little."""
        given = self.tendered
        return max(self._due - given, Money.ZERO) if given is not None else Money.ZERO

    def retranslate(self) -> None:
        self._total.set_label(translate("TournamentDesk", "Total"))
        self._means_words.setText(translate("TournamentDesk", "Moyen de paiement"))
        words = {
            Means.CASH: translate("TournamentDesk", "Espèces"),
            Means.CARD: translate("TournamentDesk", "Carte"),
            Means.CHEQUE: translate("TournamentDesk", "Chèque"),
        }
        for means, button in self.means_buttons.items():
            button.setText(words[means])
        self.received.set_label(translate("TournamentDesk", "Reçu"))
        self.handed.retranslate()
        self._show_change()

    def _means_changed(self, _button: QWidget, checked: bool) -> None:
        if not checked:
            return
        cash = self.means is Means.CASH
        for part in (self.handed, self.received, self._change):
            part.setVisible(cash)
        self.changed.emit()

    def _amount_changed(self) -> None:
        self._show_change()
        self.changed.emit()

    def _show_change(self) -> None:
        lacks = bool(self.missing)
        label = translate("TournamentDesk", "Il manque") if lacks else translate("TournamentDesk", "À rendre")
        self._change.set_label(label)
        self._change.set_value((self.missing if lacks else self.change).text(), "warn" if lacks else "")
