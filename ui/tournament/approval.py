"""A second person's word in the panel: who, why, personal code (HOUSE H2)."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QButtonGroup, QWidget

from app.domain.house.rights import Operator
from ui.icons import Icon
from ui.roles import function_of
from ui.theme import column
from ui.widgets import Field, Heading, Notice, OptionRow, PinPad, Text, clear_rows
from ui.words import translate


class ApprovalPane(QWidget):
    """Nobody is chosen beforehand unless only one person may. The code is forgotten once it is taken."""

    changed = Signal()
    """Whether it is `is_complete` may have changed."""
    confirmed = Signal()
    """Return was pressed with everything in place."""

    def __init__(self, parent: QWidget | None = None, *, asks_reason: bool = True) -> None:
        super().__init__(parent)
        self._asks_reason = asks_reason
        self._people: dict[QWidget, str] = {}
        self.heading = Heading("", "", self, role="section")
        self.rows = column(gap=8)
        self._group = QButtonGroup(self)
        self.reason = Field("", self)
        self.reason.setVisible(asks_reason)
        self.pin_words = Text("", "caption", self, align="centre")
        self.pad = PinPad(self, key_height=56, captions=False)
        self.pad.insert_under_dots(self.pin_words)
        self.why = Notice("", Icon.TRIANGLE_ALERT, self, tone="bad")
        self.why.hide()
        lines = column(self, gap=12)
        lines.addWidget(self.heading)
        lines.addLayout(self.rows)
        lines.addWidget(self.reason)
        lines.addWidget(self.why)
        lines.addStretch(1)
        lines.addWidget(self.pad)
        self._group.buttonClicked.connect(self._touched)
        self.pad.changed.connect(self._touched)
        self.pad.confirmed.connect(self._return_pressed)
        self.reason.edit.textChanged.connect(self._touched)
        self.reason.edit.returnPressed.connect(self._return_pressed)
        self._set_words()

    def ask(self, title: str, second: str, people: Sequence[Operator]) -> None:
        """Begin anew with who may give his word."""
        self.heading.say(title, second)
        clear_rows(self.rows)
        self._people = {}
        for operator in people:
            option = OptionRow(operator.name, function_of(operator), self, height=56)
            self._group.addButton(option)
            self.rows.addWidget(option)
            self._people[option] = operator.id
            option.setChecked(len(people) == 1)
        self.pad.setVisible(bool(people))
        self.reason.set_text("")
        self.pad.take_code()
        self.say_why("")
        self.changed.emit()

    @property
    def chosen(self) -> str:
        """The person who gives his word, or an empty string."""
        return next(
            (who for option, who in self._people.items() if option is self._group.checkedButton()), ""
        )

    @property
    def is_complete(self) -> bool:
        reasoned = not self._asks_reason or bool(self.reason.text().strip())
        return reasoned and (not self._people or (bool(self.chosen) and self.pad.is_complete))

    def take_code(self) -> str:
        return self.pad.take_code()

    def say_why(self, why: str) -> None:
        """Why the code was not accepted; an empty string takes it back."""
        self.why.say(why)

    def focus_first(self) -> None:
        (self.reason if self._asks_reason else self.pad).setFocus(Qt.FocusReason.OtherFocusReason)

    def _touched(self, _what: object = None) -> None:
        self.changed.emit()

    def _return_pressed(self) -> None:
        if self.is_complete:
            self.confirmed.emit()

    def _set_words(self) -> None:
        self.reason.set_label(translate("Approval", "Motif, porté au journal"))
        self.pin_words.setText(translate("Approval", "Code personnel, 4 à 6 chiffres"))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._set_words()
        super().changeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.pad.isVisible() and event.text() and event.text() in "0123456789":
            self.pad.press(event.text())
            return
        super().keyPressEvent(event)


def wrong_code_words(tries_left: int) -> str:
    """What is said of a wrong code."""
    return translate("Approval", "Code faux. Encore %n essai(s) avant le blocage.", None, tries_left)
