"""A prize in kind: the thing that a place wins beside its amount, and what it is worth (POKER P6)."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from app.domain.poker.facts import PrizeInKind
from app.domain.poker.terms import CONTRIBUTION_LIMIT
from app.domain.values import Money
from ui.icons import Icon
from ui.models.amount_entry import EditKey
from ui.theme import column
from ui.tournament.words import ordinal
from ui.widgets import AzertyKeyboard, Button, Field, Heading, Keypad, MoneyField, Notice
from ui.words import translate

_MOST_LETTERS: Final = 48


def thing_words(thing: PrizeInKind) -> str:
    """`Montre (500,00 €)`."""
    return f"{thing.what} ({thing.value.text()})"


class ThingLeaf(QWidget):
    """What the thing is, written in place of the list of prizes."""

    changed = Signal()
    confirmed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.heading = Heading("", "", self)
        self.what = Field("", self)
        self.what.edit.setMaxLength(_MOST_LETTERS)
        self.keyboard = AzertyKeyboard(self)
        lines = column(self, gap=12)
        lines.addWidget(self.heading)
        lines.addWidget(self.what)
        lines.addStretch(1)
        lines.addWidget(self.keyboard)
        self.what.edit.textChanged.connect(self.changed)
        self.what.edit.returnPressed.connect(self.confirmed)
        self.keyboard.done.connect(self.confirmed)

    def begin(self, thing: PrizeInKind | None) -> None:
        self.what.set_text(thing.what if thing else "")
        self.keyboard.attach(self.what.edit)

    def say_words(self, place: int, name: str) -> None:
        words = translate("Prizes", "Lot en nature du {place}")
        self.heading.say(words.format(place=ordinal(place)), name)
        self.what.set_label(translate("Prizes", "Ce qui est gagné"))


class ThingPanel(QWidget):
    """What the thing is worth."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.value = MoneyField("", self, height=72, size=28)
        self.note = Notice("", Icon.INFO, self)
        self.remove = Button("", Icon.TRASH, self, height=56)
        self.keypad = Keypad((",", "0", EditKey.BACKSPACE), self, key_height=56)
        lines = column(self, gap=12)
        lines.addWidget(self.value)
        lines.addWidget(self.note)
        lines.addWidget(self.remove)
        lines.addStretch(1)
        lines.addWidget(self.keypad)
        self.keypad.pressed.connect(self.value.press)

    def begin(self, thing: PrizeInKind | None) -> None:
        self.value.propose(thing.value if thing else Money.ZERO)
        self.remove.setVisible(thing is not None)

    def say_words(self) -> None:
        self.value.set_label(translate("Prizes", "Valeur"))
        note = translate("Prizes", "Apport du casino, avec les espèces : {limit} au plus.")
        self.note.say(note.format(limit=CONTRIBUTION_LIMIT.text(cents=False)), Icon.INFO)
        self.remove.setText(translate("Prizes", "Retirer le lot"))
