"""A refusal where the work is: what, why, what next, and the rule one touch away (HOUSE H7)."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QBoxLayout, QWidget

from app.domain.errors import KnownError, Refused
from ui.errors.rules import excerpt
from ui.errors.said import Said
from ui.icons import Icon
from ui.operations import Fault
from ui.theme import column, row
from ui.widgets.bands import TintedLine, WarningBand
from ui.widgets.boxes import Card, StepList
from ui.widgets.buttons import Button
from ui.widgets.text import Text
from ui.words import translate
from ui.words_of_errors import said


class Refusal(QWidget):
    """Put it into the content of a page (or, `narrow`, into its panel) and `say` the error there.

    It is hidden until it says something, and after `clear`. With `can_leave` it has a button
    "Revenir", which clears it and emits `left`: the page goes back to what it showed. It speaks the
    language that is switched to while it is shown.
    """

    left = Signal()

    def __init__(
        self, parent: QWidget | None = None, *, narrow: bool = False, can_leave: bool = False
    ) -> None:
        super().__init__(parent)
        self._said: Said | None = None
        self._error: Refused | KnownError | Fault | None = None
        self._narrow = narrow
        self._band = WarningBand("", "", parent=self)
        self._line = TintedLine("", "warn", Icon.TRIANGLE_ALERT, self)
        self._why = Text("", "body", self, wrap=True)
        self._steps = StepList("", (), self)
        self._short_steps = Text("", "body", self, wrap=True)
        self._rule = Card(self)
        self._rule_text = Text("", "body", self, wrap=True)
        self._rule.body.addWidget(self._rule_text)
        self._leave = Button("", Icon.ARROW_LEFT, self, height=56)
        self._leave.setVisible(can_leave)
        self._read = Button("", Icon.BOOK_OPEN, self, height=48 if narrow else 56)
        self._lay_out()
        self._leave.clicked.connect(self._go_back)
        self._read.clicked.connect(self._turn_rule)
        self.hide()

    def _lay_out(self) -> None:
        lines = column(self, gap=12)
        shown = (self._line, self._why, self._short_steps) if self._narrow else (self._band, self._steps)
        left_out = (self._band, self._steps) if self._narrow else (self._line, self._why, self._short_steps)
        for part in left_out:
            part.hide()
        for part in (*shown, self._rule):
            lines.addWidget(part)
        lines.addStretch(1)
        # In a panel the way back and the name of the rule are too wide for one line.
        foot: QBoxLayout = column(gap=8) if self._narrow else row(gap=8)
        buttons = (self._read, self._leave) if self._narrow else (self._leave, self._read)
        foot.addWidget(buttons[0])
        if not self._narrow:
            foot.addStretch(1)
        foot.addWidget(buttons[1])
        lines.addLayout(foot)

    @property
    def said(self) -> Said | None:
        """What it says now."""
        return self._said

    def say(self, error: Refused | KnownError | Fault) -> None:
        """Show the words for `error`."""
        self.say_words(said(error))
        self._error = error

    def say_words(self, words: Said) -> None:
        """Show words of the page's own."""
        self._error = None
        self._said = words
        icon = Icon.OCTAGON_X if words.weight == "bad" else Icon.TRIANGLE_ALERT
        self._rule.hide()
        self._rule_text.setText(excerpt(words.article))
        if self._narrow:
            self._line.say(words.what, words.weight, icon)
            self._show(self._why, words.why)
            numbered = [f"{number}. {step}" for number, step in enumerate(words.steps, start=1)]
            self._show(self._short_steps, "\n".join(numbered))
        else:
            self._band.say(words.what, words.why, icon, words.weight)
            self._steps.set_title(translate("Refusal", "Ce que vous pouvez dire et faire"))
            self._steps.show_steps(words.steps)
            self._steps.setVisible(bool(words.steps))
        self._read.setVisible(bool(words.article))
        self._set_words()
        self.setAccessibleName(f"{words.what}. {words.why}".strip())
        self.show()

    def clear(self) -> None:
        """Say nothing, and take no room."""
        self._said = self._error = None
        self.hide()

    def _show(self, label: Text, text: str) -> None:
        label.setText(text)
        label.setVisible(bool(text))

    def _set_words(self) -> None:
        self._leave.setText(translate("Refusal", "Revenir"))
        if self._said is None:
            return
        read = translate("Refusal", "{article} · lire la règle")
        close = translate("Refusal", "{article} · fermer la règle")
        sentence = read if self._rule.isHidden() else close
        self._read.setText(sentence.format(article=self._said.article))

    def _turn_rule(self) -> None:
        self._rule.setVisible(self._rule.isHidden())
        self._set_words()

    def _go_back(self) -> None:
        self.clear()
        self.left.emit()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            # Left by another way than its own key, it is not there to be said again.
            if self._error is not None and not self.isHidden():
                self.say(self._error)
            else:
                self._set_words()
        super().changeEvent(event)
