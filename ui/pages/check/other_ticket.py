"""A ticket that was scanned while something was being written about another one: it waits its turn."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QWidget

from app.domain.betting.ticket_numbers import IDENTIFICATION_DIGITS
from ui.icons import Icon
from ui.pages.check.parts import in_fours
from ui.theme import row
from ui.widgets import Button, IconButton, IconText, Text
from ui.words import translate


class OtherTicket(QFrame):
    """Says in place which ticket waits; one touch goes to it, another forgets it."""

    taken_up = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._code = ""
        self._losing = True
        self._words = Text("", "value", self, wrap=True)
        self.take_up = Button("", None, self)
        self.drop = IconButton(Icon.X, "", self, framed=False)
        line = row(self, gap=10, margins=(14, 4, 4, 4))
        line.addWidget(IconText(Icon.SCAN_BARCODE, 20, "warn", self))
        line.addWidget(self._words, 1)
        line.addWidget(self.take_up)
        line.addWidget(self.drop)
        self.setProperty("tint", "warn")
        self.take_up.clicked.connect(self.taken_up)
        self.drop.clicked.connect(self.forget)
        self.forget()

    @property
    def waits(self) -> bool:
        return bool(self._code)

    def wait_with(self, code: str) -> None:
        """The ticket of this bar code comes next."""
        self._code = code
        self.retranslate()
        self.show()

    def take(self) -> str:
        """The bar code of the ticket that waited, which waits no more; empty where none did."""
        code = self._code
        self.forget()
        return code

    def forget(self) -> None:
        self._code = ""
        self.hide()

    def say_losing(self, *, losing: bool) -> None:
        """Whether going to it at once would lose what is written about the ticket in hand."""
        self._losing = losing
        self.retranslate()

    def retranslate(self) -> None:
        words = translate("Check", "Autre ticket lu, {number} : il vient après celui-ci.")
        self._words.setText(words.format(number=in_fours(self._code[:IDENTIFICATION_DIGITS])))
        self.take_up.setText(
            translate("Check", "Effacer et y passer") if self._losing else translate("Check", "Y passer")
        )
        self.drop.set_name(translate("Check", "Oublier l’autre ticket"))
