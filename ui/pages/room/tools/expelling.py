"""A player sent away for a time, or for good (POKER P5)."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup, QWidget

from app.domain.values.days import local
from app.services.house import Origin
from app.services.poker import floor
from app.services.poker.floor import Done, Expel
from ui.icons import Icon
from ui.models.amount_entry import EditKey
from ui.pages.room.presenter import RoomPresenter
from ui.pages.room.seen import Stage
from ui.pages.room.tools.tool import Outcome, Tool
from ui.theme import column, grid, row, show_in_turn
from ui.tournament.acting import Work
from ui.tournament.primary import Primary
from ui.tournament.words import listed
from ui.widgets import (
    AzertyKeyboard,
    ChipsField,
    ChoiceButton,
    Field,
    Heading,
    Keypad,
    Notice,
    OptionRow,
    Stepper,
    Text,
)
from ui.words import translate

_QUICK_MINUTES: Final = (5, 10, 15, 20, 30, 60)
_USUAL_MINUTES: Final = 10
_MOST_MINUTES: Final = 600


class _ExpelLeaf(QWidget):
    """For a time or for good, and why."""

    changed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.for_a_time = OptionRow("", "", self)
        self.for_good = OptionRow("", "", self)
        self._group = QButtonGroup(self)
        options = row(gap=12)
        for option in (self.for_a_time, self.for_good):
            self._group.addButton(option)
            options.addWidget(option, 1)
        self.reason = Field("", self)
        self.keyboard = AzertyKeyboard(self)
        self.keyboard.attach(self.reason.edit)
        lines = column(self, gap=12)
        lines.addLayout(options)
        lines.addWidget(self.reason)
        lines.addStretch(1)
        lines.addWidget(self.keyboard)
        self._group.buttonClicked.connect(self.changed)
        self.reason.edit.textChanged.connect(self.changed)

    def begin(self) -> None:
        """Nothing is chosen beforehand."""
        self._group.setExclusive(False)
        self.for_a_time.setChecked(False)
        self.for_good.setChecked(False)
        self._group.setExclusive(True)
        self.reason.set_text("")

    def set_words(self) -> None:
        self.for_a_time.setText(translate("Room", "Pour un temps"))
        self.for_a_time.set_second(translate("Room", "Il garde sa place et ses jetons"))
        self.for_good.setText(translate("Room", "Définitivement"))
        self.for_good.set_second(translate("Room", "Ni place, ni prix ; jetons retirés"))
        self.reason.set_label(translate("Room", "Motif, porté au journal"))

    @property
    def is_complete(self) -> bool:
        return self._group.checkedButton() is not None and bool(self.reason.text().strip())


class _ForATime(QWidget):
    """How many minutes: those most used at one touch, any other by steps."""

    changed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.keys = {minutes: ChoiceButton("", None, self, height=56) for minutes in _QUICK_MINUTES}
        self._group = QButtonGroup(self)
        self.minutes = Stepper("", self, least=1, most=_MOST_MINUTES)
        self.back_at = Text("", "strong", self)
        keys = grid(gap=8)
        for place, (minutes, key) in enumerate(self.keys.items()):
            self._group.addButton(key)
            keys.addWidget(key, place // 3, place % 3)
            key.clicked.connect(lambda _checked=False, minutes=minutes: self.minutes.set_value(minutes))
        lines = column(self, gap=12)
        lines.addLayout(keys)
        lines.addWidget(self.minutes)
        lines.addWidget(self.back_at)
        self.minutes.changed.connect(self._stepped)

    def begin(self) -> None:
        self.minutes.set_value(_USUAL_MINUTES)
        self._stepped()

    def _stepped(self) -> None:
        self._group.setExclusive(False)
        for minutes, key in self.keys.items():
            key.setChecked(minutes == self.minutes.value)
        self._group.setExclusive(True)
        self.changed.emit()

    def set_words(self) -> None:
        for minutes, key in self.keys.items():
            key.setText(translate("Room", "{minutes} min").format(minutes=minutes))
        self.minutes.setAccessibleName(translate("Room", "Minutes"))


class _ForGood(QWidget):
    """The chips found at his seat, which go out of play."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.chips = ChipsField("", self, height=64, size=28)
        keypad = Keypad(("00", "0", EditKey.BACKSPACE), self, key_height=56)
        keypad.pressed.connect(self.chips.press)
        lines = column(self, gap=12)
        lines.addWidget(self.chips)
        lines.addWidget(keypad)

    def set_words(self) -> None:
        self.chips.set_label(translate("Room", "Jetons retirés"))


class _ExpelPanel(QWidget):
    """What goes with the answer: how long, or how many chips."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.heading = Heading("", "", self, role="section")
        self.for_a_time = _ForATime(self)
        self.for_good = _ForGood(self)
        self.hint = Notice("", Icon.INFO, self)
        lines = column(self, gap=12)
        for part in (self.heading, self.for_a_time, self.for_good, self.hint):
            lines.addWidget(part)
        lines.addStretch(1)


class ExpelTool(Tool):
    """Refunds nothing either way; how long and why are facts of the tournament."""

    needs_height = True

    def __init__(self, presenter: RoomPresenter, parent: QWidget) -> None:
        self.form = _ExpelLeaf(parent)
        self.terms = _ExpelPanel(parent)
        self._player = ""
        super().__init__(presenter, self.form, self.terms)
        self.form.changed.connect(self.show)
        self.form.keyboard.done.connect(self.entered)
        self.terms.for_a_time.changed.connect(self.show)

    def begin(self) -> None:
        self._player = self.presenter.hand.one
        self.terms.for_a_time.begin()
        self.terms.for_good.chips.propose(self.presenter.room.state.players[self._player].stack)
        self.form.begin()
        self.show()

    def take_focus(self) -> None:
        self.form.reason.setFocus()

    def show(self) -> None:
        form, terms = self.form, self.terms
        for part in (form, terms.for_a_time, terms.for_good):
            part.set_words()
        words = translate("Room", "Exclure {name}")
        refund = translate("Room", "Aucun remboursement dans les deux cas.")
        terms.heading.say(words.format(name=self.presenter.room.name(self._player)), refund)
        back_at = translate("Room", "Retour à {time}")
        terms.for_a_time.back_at.setText(back_at.format(time=f"{local(self._now + self._time):%H:%M}"))
        terms.hint.say(self._hint(), Icon.INFO)
        show_in_turn(
            {
                terms.for_a_time: form.for_a_time.isChecked(),
                terms.for_good: form.for_good.isChecked(),
            }
        )
        self.changed.emit()

    def _hint(self) -> str:
        if self.form.for_a_time.isChecked():
            return translate("Room", "Ses mises sont prélevées jusqu’à son retour.")
        if self.form.for_good.isChecked():
            return self._hint_for_good()
        return translate("Room", "Choisissez : pour un temps, ou définitivement.")

    def _hint_for_good(self) -> str:
        room = self.presenter.room
        if room.state.in_play > 1:
            return translate("Room", "Comptez ses jetons : ils quittent le tournoi.")
        if not room.state.outs:
            return translate("Room", "Dernier en jeu, personne n’est classé : il ne restera qu’à arrêter.")
        first = translate("Room", "Dernier en jeu : sans lui la première place revient à {names}.")
        return first.format(names=listed(map(room.name, room.state.outs[-1])))

    @property
    def _now(self) -> datetime:
        return self.presenter.room.desk.house.clock.now()

    @property
    def _time(self) -> timedelta:
        return timedelta(minutes=self.terms.for_a_time.minutes.value)

    def makes_sense(self) -> bool:
        room = self.presenter.room
        return room.stage is Stage.PLAY and self._player in room.state.seated()

    def primary(self) -> Primary:
        why = translate("Room", "Choisissez pour combien de temps, et écrivez pourquoi.")
        words = translate("Room", "Exclure")
        return Primary(words, Icon.USER_X, ready=self.form.is_complete, why=why)

    def confirm(self) -> Work | None:
        for_a_time = self.form.for_a_time.isChecked()
        command = Expel(
            self.presenter.room.state.tournament,
            self._player,
            self._now + self._time if for_a_time else None,
            self.form.reason.text(),
            None if for_a_time else self.terms.for_good.chips.number,
        )

        def expel(origin: Origin) -> Done:
            return floor.expel(self.presenter.room.desk.house, origin, command)

        return expel

    def done(self, _answer: object) -> Outcome:
        self.presenter.hand.clear()
        return Outcome.OVER
