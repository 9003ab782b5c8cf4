"""A ruling or a penalty, put down with its reason (POKER P5)."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup, QWidget

from app.services.house import Origin
from app.services.poker.floor import Done
from app.services.poker.rulings import Ruling, log_ruling
from ui.icons import Icon
from ui.pages.room.leaves import StepsLeaf
from ui.pages.room.presenter import RoomPresenter
from ui.pages.room.seen import Stage
from ui.pages.room.tools.tool import Outcome, Tool
from ui.theme import column, row
from ui.tournament.acting import Work
from ui.tournament.primary import Primary
from ui.widgets import AzertyKeyboard, ChoiceButton, Field
from ui.words import translate


class _RulingLeaf(QWidget):
    """Whom it is about, and its words."""

    changed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.everybody, self.at_table, self.player = (ChoiceButton("", None, self) for _ in range(3))
        self._group = QButtonGroup(self)
        self.text = Field("", self)
        self.keyboard = AzertyKeyboard(self)
        self.keyboard.attach(self.text.edit)
        options = row(gap=12)
        for option in (self.everybody, self.at_table, self.player):
            self._group.addButton(option)
            options.addWidget(option, 1)
        lines = column(self, gap=12)
        lines.addLayout(options)
        lines.addWidget(self.text)
        lines.addStretch(1)
        lines.addWidget(self.keyboard)
        self.text.edit.textChanged.connect(self.changed)


class RulingTool(Tool):
    """About the player who was touched, his table, or the whole tournament."""

    needs_height = True

    def __init__(self, presenter: RoomPresenter, parent: QWidget) -> None:
        self._leaf = _RulingLeaf(parent)
        self._panel = StepsLeaf(parent)
        self._player = ""
        super().__init__(presenter, self._leaf, self._panel)
        self._leaf.changed.connect(self.changed)
        self._leaf.keyboard.done.connect(self.entered)

    @property
    def _table(self) -> int | None:
        return self.presenter.room.state.players[self._player].table if self._player else None

    def begin(self) -> None:
        leaf = self._leaf
        self._player = next(iter(self.presenter.hand.players), "")
        leaf.text.set_text("")
        for option in (leaf.everybody, leaf.at_table, leaf.player):
            option.setVisible(bool(self._player))
        (leaf.player if self._player else leaf.everybody).setChecked(True)
        self.show()

    def take_focus(self) -> None:
        self._leaf.text.setFocus()

    def show(self) -> None:
        leaf = self._leaf
        if self._player:
            leaf.player.setText(translate("Room", "Ce joueur"))
            leaf.at_table.setText(translate("Room", "Table {table}").format(table=self._table))
            leaf.everybody.setText(translate("Room", "Tournoi"))
        leaf.text.set_label(translate("Room", "Décision et motif, portés au journal"))
        name = self.presenter.room.name(self._player) if self._player else ""
        self._panel.steps.set_title(name or translate("Room", "Décision d’arbitrage"))
        self._panel.steps.show_steps(
            [
                translate("Room", "Écrivez ce qui s’est passé, puis ce qui est décidé."),
                translate("Room", "L’heure et votre nom sont gardés avec la décision."),
                translate("Room", "Une décision portée au journal ne s’efface pas."),
            ]
        )
        self.changed.emit()

    def makes_sense(self) -> bool:
        return self.presenter.room.stage is Stage.PLAY

    def primary(self) -> Primary:
        ready = bool(self._leaf.text.text().strip())
        why = translate("Room", "Écrivez la décision et son motif.")
        words = translate("Room", "Porter au journal")
        return Primary(words, Icon.FILE_PEN_LINE, ready=ready, why=why)

    def confirm(self) -> Work | None:
        leaf = self._leaf
        command = Ruling(
            self.presenter.room.state.tournament,
            leaf.text.text().strip(),
            self._player if self._player and leaf.player.isChecked() else None,
            None if leaf.everybody.isChecked() else self._table,
        )

        def log(origin: Origin) -> Done:
            return log_ruling(self.presenter.room.desk.house, origin, command)

        return log

    def done(self, _answer: object) -> Outcome:
        self.presenter.hand.clear()
        return Outcome.OVER
