"""The layout of going on with a store as it is: what is amiss, why it is gone on with, the key."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtWidgets import QWidget

from ui.icons import Icon
from ui.theme import column
from ui.widgets import Button, Field, Heading, Notice, PrimaryButton, Text, TintedLine, clear_rows
from ui.words import translate


class AcceptingView(QWidget):
    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.heading = Heading("", "", self, role="section")
        self.amiss = TintedLine("", "bad", Icon.SHIELD_X, self)
        self.why = Text("", "brief", self, wrap=True)
        self.follows = Text("", "brief", self, wrap=True)
        self.reason = Field("", self)
        self.reasons = column(gap=8)
        self.why_not = Notice("", Icon.INFO, self)
        self.accept = PrimaryButton("", Icon.SHIELD_CHECK, self)
        self.back = Button("", Icon.ARROW_LEFT, self, height=56)
        self._offered: Sequence[str] = ()
        lines = column(self, gap=8)
        for part in (self.heading, self.amiss, self.why, self.follows, self.reason):
            lines.addWidget(part)
        lines.addLayout(self.reasons)
        lines.addStretch(1)
        lines.addWidget(self.why_not)
        lines.addWidget(self.accept)
        lines.addWidget(self.back)

    def show_words(self, what: str, why: str, reasons: Sequence[str]) -> None:
        """What is amiss, and the usual reasons to go on all the same: a touch writes one."""
        self.heading.say(translate("Inspector", "Reprendre ce magasin"))
        self.amiss.say(what, "bad", Icon.SHIELD_X)
        self.why.setText(why)
        self.follows.setText(
            translate(
                "Inspector",
                "Une copie plus récente ? Remettez-la d’abord (« guichet restore »). Sinon, ce qui manque "
                "est perdu. Nom et motif vont au journal ; les papiers en route attendent votre mot.",
            )
        )
        self.reason.set_label(translate("Inspector", "Motif, porté au journal"))
        self.accept.setText(translate("Inspector", "Le reprendre tel quel"))
        self.back.setText(translate("Inspector", "Revenir au journal"))
        if tuple(reasons) != self._offered:
            self._offered = tuple(reasons)
            clear_rows(self.reasons)
            for reason in reasons:
                button = Button(reason, None, self)
                button.clicked.connect(partial(self.reason.set_text, reason))
                self.reasons.addWidget(button)
