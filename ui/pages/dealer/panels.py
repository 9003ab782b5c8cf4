"""What stands in the panel of the dealer's station: the table at a glance, or one player's chips."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from ui.icons import Icon
from ui.models.amount_entry import EditKey
from ui.pages.room.panels import MoveRow, MoveWords
from ui.theme import column, row, sized
from ui.tournament.words import chips
from ui.widgets import Button, ChipsField, Heading, Keypad, NameText, RowList, Rule, Tag, Text, TintedLine
from ui.widgets.list_button import ListButton
from ui.words import translate


class LookPanel(QWidget):
    """The table's chief, his call, who moves, who waits for the desk."""

    chosen = Signal(str)
    """Another tournament."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.heading = Heading("", "", self, role="section")
        self.call = TintedLine("", "warn", Icon.BELL, self)
        self.hint = TintedLine("", "pri", Icon.INFO, self)
        self.rows = RowList(self, plain=True)
        lines = column(self, gap=12)
        for part in (self.heading, self.call, self.hint):
            lines.addWidget(part)
        lines.addWidget(self.rows, 1)

    def say(self, title: str, second: str, *, call: str = "", hint: str = "") -> None:
        """An empty `call` or `hint` hides its line."""
        self.heading.say(title, second)
        self.call.say(call, "warn", Icon.BELL)
        self.call.setVisible(bool(call))
        self.hint.say(hint, "pri", Icon.INFO)
        self.hint.setVisible(bool(hint))

    def show_moves(self, moves: Sequence[MoveWords]) -> None:
        self.rows.clear()
        for place, move in enumerate(moves):
            if place:
                self.rows.add(Rule(self.rows))
            self.rows.add(MoveRow(move, self.rows))

    def show_tournaments(self, running: Sequence[tuple[str, str, str]]) -> None:
        """Each is (id, name, how many tables); touched, it is chosen."""
        self.rows.clear()
        for tournament, name, second in running:
            button = ListButton(name, second, self.rows)
            button.clicked.connect(lambda _checked=False, which=tournament: self.chosen.emit(which))
            self.rows.add(button)

    def show_rebuys(self, rebuys: Sequence[tuple[str, str]]) -> None:
        """Each is (what, since when)."""
        self.rows.clear()
        for what, when in rebuys:
            line = sized(QWidget(self.rows), height=50)
            inside = row(line, gap=8, margins=(0, 0, 6, 0))
            inside.addWidget(NameText(what, "value", line), 1)
            inside.addWidget(Text(when, "caption", line, align="right"))
            self.rows.add(line)


class EntryPanel(QWidget):
    """One chair: the chips typed and what they differ by; the button, a rebuy."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.heading = Heading("", "", self, role="section")
        self.field = ChipsField("", self, height=76, size=32)
        self.change = Tag("", "info", None, self)
        self.than = Text("", "note", self)
        self.keypad = Keypad(("00", "0", EditKey.BACKSPACE), self, key_height=56)
        self.button = Button("", None, self)
        self.rebuy = Button("", Icon.HAND_COINS, self)
        difference = row(gap=8)
        difference.addWidget(self.change)
        difference.addWidget(self.than, 1)
        acts = row(gap=8)
        acts.addWidget(self.button, 1)
        acts.addWidget(self.rebuy, 1)
        self._change_line = QWidget(self)
        self._change_line.setLayout(difference)
        lines = column(self, gap=8)
        for part in (self.heading, self.field, self._change_line, self.keypad):
            lines.addWidget(part)
        lines.addStretch(1)
        lines.addLayout(acts)
        self.keypad.pressed.connect(self.field.press)
        self.field.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def show_change(self, change: int) -> None:
        """How the chips typed differ from the last ones known."""
        words = (
            translate("Dealer", "{chips} de plus") if change >= 0 else translate("Dealer", "{chips} de moins")
        )
        icon = Icon.ARROW_UP if change > 0 else Icon.ARROW_DOWN
        if change:
            self.change.show_state(words.format(chips=chips(abs(change))), "info", icon)
        else:
            self.change.show_state(translate("Dealer", "Inchangé"), "neutral", Icon.EQUAL)
        self.than.setText(translate("Dealer", "qu’avant") if change else "")

    def show_chips(self, *, shown: bool, compared: bool) -> None:
        """Without a player there are none to type; `compared`: with the last ones known."""
        for part in (self.field, self.keypad):
            part.setVisible(shown)
        self._change_line.setVisible(shown and compared)
