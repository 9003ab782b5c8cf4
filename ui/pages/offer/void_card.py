"""The card on which a bet is voided: usual reasons, or one that is written."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtWidgets import QButtonGroup, QWidget

from ui.icons import Icon
from ui.theme import grid
from ui.widgets import Button, Card, ChoiceButton, Field, Text

REASONS: Final = 3


class VoidCard(Card):
    """A touch on a usual reason writes it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, gap=12)
        self.title = Text("", "section", self, wrap=True)
        self.hint = Text("", "body", self, wrap=True)
        self.reason = Field("", self)
        self.reasons = [ChoiceButton("", None, self, height=56) for _ in range(REASONS)]
        self.leave = Button("", Icon.ARROW_LEFT, self, height=56)
        choices = grid(gap=8, even_columns=1)
        group = QButtonGroup(self)
        for place, button in enumerate(self.reasons):
            group.addButton(button)
            choices.addWidget(button, place, 0)
            button.clicked.connect(partial(self._write, button))
        self.body.addWidget(self.title)
        self.body.addWidget(self.hint)
        self.body.addLayout(choices)
        self.body.addWidget(self.reason)
        self.body.addStretch(1)
        self.body.addWidget(self.leave)

    def _write(self, button: ChoiceButton) -> None:
        self.reason.set_text(button.text())
