"""The colour-up: small chips changed up at one table, the odd ones raced off (POKER P5, TDA)."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from app.services.house import Origin
from app.services.poker import rulings
from app.services.poker.rulings import ChipsRacedOff
from ui.icons import Icon
from ui.pages.room.leaves import StepsLeaf
from ui.pages.room.presenter import RoomPresenter
from ui.pages.room.tools.tool import Tool
from ui.theme import column, row
from ui.tournament.acting import Work
from ui.tournament.primary import Primary
from ui.widgets import Card, ChipsField, Heading, NameText, RowList, Rule, Stepper
from ui.words import translate

_MOST_RATIO = 100


class _RaceLeaf(QWidget):
    """Which chips go, for which; then how many odd ones each player holds."""

    counted = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.heading = Heading("", "", self)
        self.removed = ChipsField("", self, height=56, size=24, figures=6)
        self.smallest = ChipsField("", self, height=56, size=24, figures=6)
        self.rows = RowList(self)
        self.odd: dict[str, Stepper] = {}
        values = row(gap=12)
        values.addWidget(self.removed, 1)
        values.addWidget(self.smallest, 1)
        card = Card(self, gap=0, margin=12)
        card.body.addWidget(self.rows, 1)
        lines = column(self, gap=12)
        lines.addWidget(self.heading)
        lines.addLayout(values)
        lines.addWidget(card, 1)

    def show_players(self, players: Sequence[tuple[str, str]]) -> None:
        self.rows.clear()
        self.odd = {}
        for place, (player, name) in enumerate(players):
            if place:
                self.rows.add(Rule(self.rows))
            line = QWidget(self.rows)
            inside = row(line, gap=12, margins=(8, 6, 0, 6))
            inside.addWidget(NameText(name, "value", line), 1)
            stepper = Stepper(name, line, most=_MOST_RATIO - 1, height=56)
            stepper.changed.connect(self.counted)
            inside.addWidget(stepper)
            self.odd[player] = stepper
            self.rows.add(line)


class RaceTool(Tool):
    """Every odd chip draws; nobody is raced out of play."""

    def __init__(self, presenter: RoomPresenter, parent: QWidget) -> None:
        self._leaf = _RaceLeaf(parent)
        self._steps = StepsLeaf(parent)
        self._keypad = self._steps.add_keypad()
        self._field = self._leaf.removed
        super().__init__(presenter, self._leaf, self._steps)
        for field in (self._leaf.removed, self._leaf.smallest):
            field.changed.connect(self._valued)
            field.pad_asked.connect(self._aim)
        self._keypad.pressed.connect(self._key)
        self._leaf.counted.connect(self.changed)

    @property
    def _players(self) -> Sequence[tuple[str, str]]:
        seated = self.presenter.room.state.room().occupied.get(self.presenter.open_table or 0, {})
        return [(player, self.presenter.room.name(player)) for _, player in sorted(seated.items())]

    @property
    def _ratio(self) -> int:
        """How many small chips make a large one; 0 where the values make no race."""
        removed, smallest = self._leaf.removed.number, self._leaf.smallest.number
        if removed < 1 or smallest <= removed or smallest % removed:
            return 0
        return min(_MOST_RATIO, smallest // removed)

    def begin(self) -> None:
        self._leaf.removed.propose(25)
        self._leaf.smallest.propose(100)
        self._leaf.show_players(self._players)
        self.show()
        self._leaf.removed.setFocus()

    def show(self) -> None:
        title = translate("Room", "Échange de jetons, table {table}")
        self._leaf.heading.say(
            title.format(table=self.presenter.open_table),
            translate("Room", "Comptez les jetons qui ne font pas un jeton plus grand"),
        )
        self._leaf.removed.set_label(translate("Room", "Jetons retirés"))
        self._leaf.smallest.set_label(translate("Room", "Échangés contre"))
        self._steps.steps.set_title(translate("Room", "Le tirage des jetons isolés"))
        self._steps.steps.show_steps(
            [
                translate("Room", "Chaque jeton isolé tire une carte, du bouton vers la gauche."),
                translate("Room", "Personne ne gagne plus d’un jeton, ni ne sort du jeu."),
            ]
        )
        self.changed.emit()

    def _aim(self) -> None:
        field = self.sender()
        if isinstance(field, ChipsField):
            self._field = field

    def _key(self, key: str) -> None:
        self._field.press(key)

    def _valued(self, _number: object = None) -> None:
        self.changed.emit()

    def makes_sense(self) -> bool:
        return self.presenter.open_table is not None

    def primary(self) -> Primary:
        ratio, words = self._ratio, translate("Room", "Tirer et échanger")
        if ratio < 2:
            why = translate("Room", "La grande valeur doit être un multiple de la petite.")
            return Primary(words, Icon.DICES, ready=False, why=why)
        odd = [stepper.value for stepper in self._leaf.odd.values()]
        why = translate("Room", "Il reste de 0 à {most} jetons isolés à chacun, et un au moins à quelqu’un.")
        ready = any(odd) and all(count < ratio for count in odd)
        return Primary(words, Icon.DICES, ready=ready, why=why.format(most=ratio - 1))

    def confirm(self) -> Work | None:
        odd = {player: stepper.value for player, stepper in self._leaf.odd.items()}
        stacks = {player: self.presenter.room.state.players[player].stack for player in odd}
        removed = self._leaf.removed.number
        only = tuple(player for player, count in odd.items() if count and stacks[player] <= count * removed)
        command = rulings.RaceChips(
            self.presenter.room.state.tournament,
            self.presenter.open_table or 0,
            removed,
            self._leaf.smallest.number,
            odd,
            only,
        )

        def race(origin: Origin) -> ChipsRacedOff:
            return rulings.race_chips(self.presenter.room.desk.house, origin, command)

        return race
