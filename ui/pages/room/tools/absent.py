"""Who never came, once entries are over: the chips found at his seat go out of play (POKER P5)."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from app.services.house import Origin
from app.services.poker.floor import Done
from app.services.poker.rulings import NoShow, put_out_no_show
from ui.icons import Icon
from ui.models.amount_entry import EditKey
from ui.pages.room.presenter import RoomPresenter
from ui.pages.room.seen import Stage
from ui.pages.room.tools.tool import Outcome, Tool
from ui.theme import column
from ui.tournament.acting import Work
from ui.tournament.primary import Primary
from ui.widgets import ChipsField, Heading, Keypad, Notice
from ui.words import translate


class _AbsentPanel(QWidget):
    """The chips, as counted at the empty seat."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.heading = Heading("", "", self, role="section")
        self.chips = ChipsField("", self, height=64, size=28)
        self.hint = Notice("", Icon.INFO, self)
        keypad = Keypad(("00", "0", EditKey.BACKSPACE), self, key_height=56)
        keypad.pressed.connect(self.chips.press)
        lines = column(self, gap=12)
        for part in (self.heading, self.chips, keypad, self.hint):
            lines.addWidget(part)
        lines.addStretch(1)


class AbsentTool(Tool):
    """Nothing takes it back, so that it is never one touch."""

    def __init__(self, presenter: RoomPresenter, parent: QWidget) -> None:
        self._panel = _AbsentPanel(parent)
        self._player = ""
        super().__init__(presenter, None, self._panel)
        self._panel.chips.entered.connect(self.entered)

    def begin(self) -> None:
        self._player = self.presenter.hand.one
        self._panel.chips.propose(self.presenter.room.state.players[self._player].stack)
        self.show()

    def take_focus(self) -> None:
        self._panel.chips.setFocus()

    def show(self) -> None:
        room, panel = self.presenter.room, self._panel
        known = room.state.players[self._player]
        seat = translate("Room", "Table {table}, place {seat}").format(table=known.table, seat=known.seat)
        panel.heading.say(room.name(self._player), seat)
        panel.chips.set_label(translate("Room", "Jetons retirés"))
        panel.hint.say(translate("Room", "Il sort sans remboursement, et cela ne s’annule pas."), Icon.INFO)
        self.changed.emit()

    def makes_sense(self) -> bool:
        room = self.presenter.room
        return room.stage is Stage.PLAY and self._player in room.state.seated()

    def primary(self) -> Primary:
        return Primary(translate("Room", "Retirer l’absent"), Icon.CLOCK)

    def confirm(self) -> Work | None:
        room = self.presenter.room
        command = NoShow(room.state.tournament, self._player, self._panel.chips.number)

        def put_out(origin: Origin) -> Done:
            return put_out_no_show(room.desk.house, origin, command)

        return put_out

    def done(self, _answer: object) -> Outcome:
        self.presenter.hand.clear()
        return Outcome.OVER
