"""What is wrong with a paper that the counter may not pay (BETTING B8, art. 11.1.2)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QButtonGroup, QWidget

from ui.icons import Icon
from ui.models.amount_entry import EditKey
from ui.theme import column, grid, row, sized
from ui.widgets import AzertyKeyboard, Card, ChoiceButton, Field, Keypad, StepList, Text
from ui.words import translate

_OTHER: Final = 3


class DamagePane(QWidget):
    """Three usual damages, one that is written by hand, and what the cashier does with the paper."""

    changed = Signal()
    entered = Signal()
    """Enter was pressed in the line written by hand."""
    writing = Signal(bool)
    """Whether the keyboard on the screen needs room."""
    figure = Signal(str)
    """A key of the number's pad, or a figure typed while a choice holds the focus."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._usual: Sequence[str] = ()
        self._title = Text("", "section", self)
        self._choices = [ChoiceButton("", None, self, height=56) for _ in range(_OTHER)]
        self._choices.append(ChoiceButton("", Icon.PENCIL_LINE, self, height=56))
        self._group = QButtonGroup(self)
        self._other = Field("", self)
        self._steps = StepList("", (), self)
        self._asks_number = False
        self.pad = Keypad((EditKey.CLEAR, "0", EditKey.BACKSPACE), self)
        self.pad.pressed.connect(self.figure)
        self._keyboard = AzertyKeyboard(self)
        self._keyboard.attach(self._other.edit)
        self._lay_out()
        self._group.idClicked.connect(self._chosen)
        self._other.edit.textChanged.connect(self.changed)
        self._other.edit.returnPressed.connect(self.entered)
        self._keyboard.done.connect(lambda: self._write_by_hand(by_hand=False))
        self.clear()

    def _lay_out(self) -> None:
        card = Card(self, margin=16)
        cells = grid(gap=8, even_columns=2)
        for place, button in enumerate(self._choices):
            self._group.addButton(button, place)
            cells.addWidget(button, place // 2, place % 2)
        card.body.addWidget(self._title)
        card.body.addLayout(cells)
        card.body.addWidget(self._other)
        lines = column(self, gap=12)
        lines.addWidget(card)
        beside = row(gap=12)
        steps = column(gap=0)
        steps.addWidget(self._steps)
        steps.addStretch(1)
        beside.addLayout(steps, 1)
        beside.addWidget(sized(self.pad, width=264))
        lines.addLayout(beside)
        lines.addStretch(1)
        lines.addWidget(self._keyboard)

    @property
    def choices(self) -> Sequence[ChoiceButton]:
        """The buttons, the one for another damage last."""
        return self._choices

    def ask(self, *, number: bool) -> None:
        """Ask from the start; `number` where the ticket's own is still to be typed, as far as it is read."""
        self._asks_number = number
        self.clear()

    def clear(self) -> None:
        """Nothing is chosen, nothing written."""
        self._group.setExclusive(False)
        for button in self._choices:
            button.setChecked(False)
        self._group.setExclusive(True)
        self._other.set_text("")
        self._other.hide()
        self._write_by_hand(by_hand=False)

    def reason(self) -> str:
        """What is wrong with the paper, or an empty string."""
        chosen = self._group.checkedId()
        if chosen == _OTHER:
            return self._other.text().strip()
        return self._usual[chosen] if chosen >= 0 else ""

    def write(self, text: str) -> None:
        """Put `text` into the line written by hand."""
        self._other.set_text(text)

    def _chosen(self, place: int) -> None:
        self._other.setVisible(place == _OTHER)
        self._write_by_hand(by_hand=place == _OTHER)
        self.changed.emit()

    def _write_by_hand(self, *, by_hand: bool) -> None:
        """The keyboard on the screen takes the room of the choices."""
        self._keyboard.setVisible(by_hand)
        for part in (self._title, self._steps, *self._choices):
            part.setVisible(not by_hand)
        self.pad.setVisible(self._asks_number and not by_hand)
        self.writing.emit(by_hand)
        if by_hand:
            self._other.edit.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._asks_number and event.text().isdecimal():
            self.figure.emit(event.text())
        else:
            super().keyPressEvent(event)

    def retranslate(self) -> None:
        self._usual = (
            translate("Check", "Déchiré"),
            translate("Check", "Raturé ou modifié"),
            translate("Check", "Illisible"),
        )
        words = (*self._usual, translate("Check", "Autre…"))
        for button, word in zip(self._choices, words, strict=True):
            button.setText(word)
        self._title.setText(translate("Check", "Qu’est-ce qui ne va pas ?"))
        self._other.set_label(translate("Check", "Ce que le ticket a"))
        self._steps.set_title(translate("Check", "Ce que vous faites"))
        self._steps.show_steps(
            (
                translate("Check", "Ne payez pas un ticket déchiré, raturé ou illisible."),
                translate("Check", "Gardez le ticket : nom et téléphone du client vont sur son enveloppe."),
                translate("Check", "Touchez le bouton : le service joueurs reçoit le dossier et décide."),
            )
        )
