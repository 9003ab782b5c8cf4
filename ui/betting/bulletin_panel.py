"""The panel of a selling page: what every kind of bulletin has around its picks."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from ui.betting.age_question import AgeQuestion, player_words
from ui.betting.empty_slip import EmptySlip, ParkButton
from ui.errors.said import Said
from ui.icons import Icon
from ui.theme import current_theme, row, sized
from ui.widgets import Button, Heading, IconButton, TintedLine
from ui.words import translate

_NARROW_BELOW: Final = 330


class BulletinPanel(QWidget):
    """Says what is touched; shows what it is told. Nothing is decided here."""

    removed = Signal(object)
    """This `PickRef` leaves the bulletin."""
    stake_chosen = Signal(object)
    emptied = Signal()
    minor_refused = Signal()
    age_asked = Signal()
    age_settled = Signal()
    """The player is of age: the bulletin is to be shown again."""

    def __init__(self, icon: Icon, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.heading = sized(Heading("", "", self, role="section"), least_height=48)
        self.age = Button("", Icon.ID_CARD, self)
        self.park = ParkButton(self)
        self.empty = IconButton(Icon.TRASH, "", self)
        self.nothing = EmptySlip(icon, self)
        self.question = AgeQuestion(self)
        self.trouble = TintedLine("", "warn", Icon.TRIANGLE_ALERT, self)
        self.empty.clicked.connect(self.emptied)
        self.age.clicked.connect(self.ask_age)
        self.question.adult.connect(self._settle_age)
        self.question.minor.connect(self.minor_refused)

    def head(self) -> QHBoxLayout:
        """The first line: what it is, and what can be done with all of it."""
        line = row(gap=8)
        line.addWidget(self.heading, 1)
        for button in (self.age, self.park, self.empty):
            line.addWidget(button)
        return line

    def retranslate(self) -> None:
        self.age.setText(translate("Sale", "18 ans ?"))
        self.park.retranslate()
        self.empty.set_name(translate("Sale", "Vider le bulletin"))
        self.question.say(player_words())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        narrow = self.width() < current_theme().px(_NARROW_BELOW)
        self.age.set_icon(None if narrow else Icon.ID_CARD)

    def show_trouble(self, why: Said | None) -> None:
        """Why the sale would be refused, or that odds have moved."""
        self.trouble.setVisible(why is not None and not self.asks_age)
        if why is not None:
            self.trouble.say(why.why or why.what, why.weight, Icon.TRIANGLE_ALERT)

    # -- the player's age ----------------------------------------------------------------------

    @property
    def asks_age(self) -> bool:
        """Whether the question of age stands in place of the bulletin."""
        return self.question.isVisibleTo(self)

    def ask_age(self) -> None:
        """Put the question of age in place of the bulletin."""
        self.question.show()
        self.question.adult_button.setFocus()
        self.age_asked.emit()

    def close_age(self) -> None:
        self.question.hide()

    def _settle_age(self) -> None:
        self.close_age()
        self.age_settled.emit()
