"""A question of the form that has few answers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup, QWidget

from ui.theme import column, grid
from ui.widgets import ChoiceButton, Text

Answer = TypeVar("Answer")


class Choices(QWidget, Generic[Answer]):
    """One of several answers under a label."""

    chosen = Signal()

    def __init__(
        self,
        answers: Sequence[Answer],
        label: Callable[[], str],
        words: Callable[[Answer], str],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._label, self._words = label, words
        self._title = Text("", "field", self)
        self._group = QButtonGroup(self)
        self.buttons: dict[Answer, ChoiceButton] = {}
        lines = column(self, gap=4)
        lines.addWidget(self._title)
        self._cells = grid(gap=8)
        lines.addLayout(self._cells)
        self.offer(answers)
        self._group.buttonClicked.connect(self.chosen)

    def offer(self, answers: Sequence[Answer]) -> None:
        """Offer these in place of the others."""
        for button in self.buttons.values():
            self._group.removeButton(button)
            button.deleteLater()
        self.buttons = {}
        for place, answer in enumerate(answers):
            button = ChoiceButton("", None, self)
            self._group.addButton(button)
            self._cells.addWidget(button, place // 4, place % 4)
            self.buttons[answer] = button
        self.say()

    def say(self) -> None:
        """Set the words again."""
        self._title.setText(self._label())
        for answer, button in self.buttons.items():
            button.setText(self._words(answer))

    def choose(self, answer: Answer) -> None:
        for each, button in self.buttons.items():
            button.setChecked(each == answer)

    def answer(self, otherwise: Answer) -> Answer:
        """The one chosen; `otherwise` while none is."""
        return next((each for each, button in self.buttons.items() if button.isChecked()), otherwise)
