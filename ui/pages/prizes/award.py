"""A thing that tied players share: which one, who gets it, why (POKER P6)."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup, QWidget

from ui.icons import Icon
from ui.theme import column
from ui.widgets import AzertyKeyboard, Button, Field, Heading, Notice, OptionRow, RowList, Text
from ui.words import translate


class AwardLeaf(QWidget):
    """The reason, in the place of the list of prizes."""

    changed = Signal()
    confirmed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.heading = Heading("", "", self)
        self.reason = Field("", self)
        self.keyboard = AzertyKeyboard(self)
        lines = column(self, gap=12)
        lines.addWidget(self.heading)
        lines.addWidget(self.reason)
        lines.addStretch(1)
        lines.addWidget(self.keyboard)
        self.reason.edit.textChanged.connect(self.changed)
        self.reason.edit.returnPressed.connect(self.confirmed)
        self.keyboard.done.connect(self.confirmed)

    def begin(self) -> None:
        self.reason.set_text("")
        self.keyboard.attach(self.reason.edit)

    def say_words(self, name: str) -> None:
        self.heading.say(translate("Prizes", "Attribuer un lot ex æquo"), name)
        self.reason.set_label(translate("Prizes", "Motif, porté au journal"))


class AwardPanel(QWidget):
    """Those who share it; one is touched. Where there are several things, `other` goes to the next."""

    player_chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._thing = Text("", "section", self, wrap=True)
        self._place = Text("", "note", self)
        self.players = RowList(self, gap=8, plain=True)
        self.note = Notice("", Icon.INFO, self)
        self.other = Button("", Icon.ARROW_RIGHT, self, height=56)
        self.options: dict[str, OptionRow] = {}
        self._group = QButtonGroup(self)
        self._shown: Sequence[tuple[str, str]] = ()
        lines = column(self, gap=12)
        lines.addWidget(self._thing)
        lines.addWidget(self._place)
        lines.addWidget(self.players, 1)
        lines.addWidget(self.note)
        lines.addWidget(self.other)

    def show_players(self, players: Sequence[tuple[str, str]], chosen: str) -> None:
        """Each with his name; `chosen` is nobody until one is touched."""
        if players != self._shown:
            self._shown = tuple(players)
            self.players.clear()
            self.options = {}
            for player, name in players:
                option = OptionRow(name, "", self, height=64)
                option.clicked.connect(lambda _checked=False, player=player: self.player_chosen.emit(player))
                self._group.addButton(option)
                self.options[player] = option
                self.players.add(option)
        self._group.setExclusive(False)
        for player, option in self.options.items():
            option.setChecked(player == chosen)
        self._group.setExclusive(True)

    def say_words(self, thing: str, place: str) -> None:
        self._thing.setText(thing)
        self._place.setText(place)
        note = translate("Prizes", "Il le reçoit au guichet des prix, contre un reçu.")
        self.note.say(note, Icon.INFO)
        self.other.setText(translate("Prizes", "Autre lot à attribuer"))
