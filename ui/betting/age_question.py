"""Is the customer of age? Asked in the panel, in place of the paper (BETTING B8, art. 11.1)."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from ui.icons import Icon
from ui.theme import column
from ui.widgets import Button, EmptyState
from ui.words import translate


def notice_words() -> str:
    """What every bulletin says: of age, and where to find help (BETTING B9)."""
    return translate("Sale", "Jeu interdit aux moins de 18 ans. Aide : 09 74 75 13 13.")


@dataclass(frozen=True, slots=True)
class AgeWords:
    """The question, how it is answered, and what each of the two answers does."""

    question: str
    hint: str
    refuse: str
    go_on: str


def player_words() -> AgeWords:
    """At a sale: of age today."""
    return AgeWords(
        translate("Sale", "Le joueur a-t-il 18 ans ?"),
        translate("Sale", "Au moindre doute, demandez une pièce d’identité avec photo."),
        translate("Sale", "Refuser, moins de 18 ans"),
        translate("Sale", "Continuer, joueur majeur"),
    )


class AgeQuestion(QWidget):
    """Is the customer of age? One touch refuses him, one goes on."""

    adult = Signal()
    minor = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = EmptyState(Icon.ID_CARD, "", "", self)
        self.minor_button = Button("", Icon.BAN, self, height=64)
        self.adult_button = Button("", Icon.CHECK, self, height=64)
        self.minor_button.clicked.connect(self.minor)
        self.adult_button.clicked.connect(self.adult)
        lines = column(self, gap=8)
        lines.addWidget(self._words, 1)
        lines.addWidget(self.minor_button)
        lines.addWidget(self.adult_button)
        self.hide()

    def say(self, words: AgeWords) -> None:
        self._words.say(words.question, words.hint)
        self.minor_button.setText(words.refuse)
        self.adult_button.setText(words.go_on)
