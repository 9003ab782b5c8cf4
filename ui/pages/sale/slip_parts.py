"""What the panel of the sale is made of, from the choices down to the total."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QWidget

from app.domain.betting.formulas import Formula
from app.domain.betting.play import Play
from app.domain.values import Money
from ui.betting.stake_grid import StakeGrid
from ui.betting.words import formula_kind, formula_name, odds_words
from ui.pages.sale.slip import Slip
from ui.theme import column, grid, row
from ui.widgets import DashedRule, KeyValueRow, Text, TwoLineButton
from ui.words import translate

_MOST_IN_A_ROW: Final = 4
_FORMULA_COLUMNS: Final = 3


class SlipChoices(QWidget):
    """Formula and base stake."""

    formula_chosen = Signal(object)
    stake_chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._formula_words = Text("", "field", self)
        self._stake_words = Text("", "field", self)
        self._formulas: dict[Formula, TwoLineButton] = {}
        self._formula_group = QButtonGroup(self)
        self._formula_grid = grid(gap=8)
        self._stakes = StakeGrid(self)
        self.stakes = self._stakes.buttons
        lines = column(self, gap=8)
        lines.addWidget(self._formula_words)
        lines.addLayout(self._formula_grid)
        lines.addWidget(self._stake_words)
        lines.addWidget(self._stakes)
        self._formula_group.buttonClicked.connect(self._choose_formula)
        self._stakes.chosen.connect(self.stake_chosen)

    def retranslate(self) -> None:
        self._formula_words.setText(translate("Sale", "Formule"))
        self._stake_words.setText(translate("Sale", "Mise de base, en euros par combinaison"))

    def leave_out_words(self, *, short: bool, crowded: bool) -> None:
        """Where there is little height, what the formulas' buttons say; the stakes' too if crowded."""
        self._formula_words.setVisible(not short)
        self._stake_words.setVisible(not crowded)

    def show_slip(self, slip: Slip) -> None:
        if tuple(self._formulas) != slip.choices:
            self._offer_formulas(slip.choices)
        for formula, button in self._formulas.items():
            button.setText(formula.plain())
            button.set_second(formula_kind(formula, len(slip.picks)))
            button.setChecked(formula == slip.formula)
        self._stakes.show_stake(slip.stake)

    @property
    def formulas(self) -> Sequence[TwoLineButton]:
        """The buttons of the formulas that are offered."""
        return tuple(self._formulas.values())

    def _offer_formulas(self, formulas: Sequence[Formula]) -> None:
        for old in self._formulas.values():
            self._formula_group.removeButton(old)
            self._formula_grid.removeWidget(old)
            old.hide()
            old.deleteLater()
        columns = len(formulas) if len(formulas) <= _MOST_IN_A_ROW else _FORMULA_COLUMNS
        for place in range(_MOST_IN_A_ROW):
            self._formula_grid.setColumnStretch(place, 1 if place < columns else 0)
        self._formulas = {}
        for place, formula in enumerate(formulas):
            button = TwoLineButton("", "", self, checkable=True)
            self._formulas[formula] = button
            self._formula_group.addButton(button)
            self._formula_grid.addWidget(button, place // columns, place % columns)

    def _choose_formula(self, button: QAbstractButton) -> None:
        for formula, offered in self._formulas.items():
            if offered is button:
                self.formula_chosen.emit(formula)


class SlipSummary(QWidget):
    """Formula, base stake and combinations of a sale under way."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._formula = KeyValueRow("", "", self)
        self._stake = KeyValueRow("", "", self)
        self._combinations = KeyValueRow("", "", self)
        lines = column(self, gap=4)
        for each in (self._formula, self._stake, self._combinations):
            lines.addWidget(each)

    def retranslate(self) -> None:
        self._formula.set_label(translate("Sale", "Formule"))
        self._stake.set_label(translate("Sale", "Mise de base"))
        self._combinations.set_label(translate("Sale", "Combinaisons"))

    def show_slip(self, slip: Slip) -> None:
        self._formula.set_value(formula_name(slip.formula))
        self._stake.set_value((slip.stake or Money.ZERO).text())
        self._combinations.set_value(str(slip.combinations))


class SlipTotals(QWidget):
    """What is staked, what it may bring, what is to be paid."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._staked = KeyValueRow("", "", self)
        self._odds = KeyValueRow("", "", self)
        self._potential = KeyValueRow("", "", self, role="strong")
        self._words = Text("", "strong", self)
        self._total = Text("", "total", self, align="right")
        foot = row(gap=8)
        foot.addWidget(self._words)
        foot.addStretch(1)
        foot.addWidget(self._total)
        lines = column(self, gap=2)
        for each in (self._staked, self._odds, self._potential):
            lines.addWidget(each)
        lines.addWidget(DashedRule(self))
        lines.addLayout(foot)

    def retranslate(self) -> None:
        self._staked.set_label(translate("Sale", "Mise jouée"))
        self._potential.set_label(translate("Sale", "Gain potentiel maximum"))
        self._words.setText(translate("Sale", "Montant total"))

    def show_totals(self, slip: Slip, play: Play | None, *, refused: bool) -> None:
        """The figures of `play`; without one, what the bulletin itself tells, or the total alone."""
        stake = slip.stake
        for each in (self._staked, self._potential):
            each.setVisible(not refused)
        self._staked.set_value(f"{slip.combinations} × {stake.text()}" if stake else "–")
        label, odds = odds_words(play) if play else (translate("Sale", "Cote totale"), "–")
        self._odds.setVisible(not slip.formula.simple and not refused)
        self._odds.set_label(label)
        self._odds.set_value(odds)
        self._potential.set_value(play.potential.text() if play else "–")
        self._total.setText(slip.total.text() if stake else "–")

    @property
    def potential(self) -> str:
        """The maximum gain as it is shown."""
        return self._potential.value()
