"""The colour-up: small chips changed up at one table, the odd ones raced off (POKER P5, TDA)."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from app.services.house import Origin
from app.services.poker import rulings
from ui.icons import Icon
from ui.pages.room.leaves import StepsLeaf
from ui.pages.room.panels import SeatMark
from ui.pages.room.presenter import RoomPresenter
from ui.pages.room.tools.tool import Outcome, Tool
from ui.theme import column, row
from ui.tournament.acting import Work
from ui.tournament.primary import Primary
from ui.tournament.words import chips
from ui.widgets import Card, ChipsField, Heading, NameText, RowList, Rule, Stepper, Text
from ui.words import translate

_MOST_RATIO = 100


@dataclass(frozen=True, slots=True)
class _Seated:
    """Somebody at the table; `seat` is his table and seat."""

    player: str
    name: str
    seat: tuple[int, int]


@dataclass(frozen=True, slots=True)
class _Drawn:
    """A race that is over: who had odd chips, and which of them `won` a larger one."""

    command: rulings.RaceChips
    raced: Sequence[_Seated]
    won: Collection[str]


class _RaceLeaf(QWidget):
    """Which chips go, for which; then how many odd ones each player holds; at last who got one."""

    counted = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.heading = Heading("", "", self)
        self.removed = ChipsField("", self, height=56, size=24, figures=6)
        self.smallest = ChipsField("", self, height=56, size=24, figures=6)
        self.rows = RowList(self)
        self.odd: dict[str, Stepper] = {}
        self._values = QWidget(self)
        values = row(self._values, gap=12)
        values.addWidget(self.removed, 1)
        values.addWidget(self.smallest, 1)
        card = Card(self, gap=0, margin=12)
        card.body.addWidget(self.rows, 1)
        lines = column(self, gap=12)
        lines.addWidget(self.heading)
        lines.addWidget(self._values)
        lines.addWidget(card, 1)

    def show_players(self, players: Sequence[_Seated]) -> None:
        """A count for each of them."""
        self._values.show()
        self.rows.clear()
        self.odd = {}
        for each in players:
            stepper = Stepper(each.name, self.rows, most=_MOST_RATIO - 1, height=56)
            stepper.changed.connect(self.counted)
            self.odd[each.player] = stepper
            self._add_row(each, stepper, filled=False)

    def show_drawn(self, drawn: _Drawn) -> None:
        """What each of them got, the winners' seats filled."""
        self._values.hide()
        self.rows.clear()
        self.odd = {}
        got = translate("Room", "Reçoit un jeton de {chips}")
        got = got.format(chips=chips(drawn.command.smallest))
        nothing = translate("Room", "Ne reçoit rien")
        for each in drawn.raced:
            won = each.player in drawn.won
            words = Text(got if won else nothing, "strong" if won else "value", self.rows, align="right")
            self._add_row(each, words, filled=won)

    def _add_row(self, seated: _Seated, at_the_end: QWidget, *, filled: bool) -> None:
        if self.rows.count():
            self.rows.add(Rule(self.rows))
        line = QWidget(self.rows)
        inside = row(line, gap=12, margins=(8, 6, 0, 6))
        inside.addWidget(SeatMark(seated.seat, line, filled=filled))
        inside.addWidget(NameText(seated.name, "value", line), 1)
        inside.addWidget(at_the_end)
        self.rows.add(line)


class RaceTool(Tool):
    """Every odd chip draws; nobody is raced out of play. Who got a chip stays in sight until it is left."""

    def __init__(self, presenter: RoomPresenter, parent: QWidget) -> None:
        self._leaf = _RaceLeaf(parent)
        self._steps = StepsLeaf(parent)
        self._keypad = self._steps.add_keypad()
        self._field = self._leaf.removed
        self._drawn: _Drawn | None = None
        self._is_left = False
        super().__init__(presenter, self._leaf, self._steps)
        for field in (self._leaf.removed, self._leaf.smallest):
            field.changed.connect(self._valued)
            field.pad_asked.connect(self._aim)
        self._keypad.pressed.connect(self._key)
        self._leaf.counted.connect(self.changed)

    @property
    def _players(self) -> Sequence[_Seated]:
        """Who sits at the table, by seat."""
        room, table = self.presenter.room, self.presenter.open_table or 0
        seated = room.state.room().occupied.get(table, {})
        return [_Seated(player, room.name(player), (table, seat)) for seat, player in sorted(seated.items())]

    @property
    def _ratio(self) -> int:
        """How many small chips make a large one; 0 where the values make no race."""
        removed, smallest = self._leaf.removed.number, self._leaf.smallest.number
        if removed < 1 or smallest <= removed or smallest % removed:
            return 0
        return min(_MOST_RATIO, smallest // removed)

    def begin(self) -> None:
        self._drawn, self._is_left = None, False
        self._keypad.show()
        self._leaf.removed.propose(25)
        self._leaf.smallest.propose(100)
        self._leaf.show_players(self._players)
        self.show()
        self._leaf.removed.setFocus()

    def show(self) -> None:
        if self._drawn is not None:
            self._show_drawn(self._drawn)
            return
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

    def _show_drawn(self, drawn: _Drawn) -> None:
        command = drawn.command
        smallest, removed = chips(command.smallest), chips(command.removed)
        title = translate("Room", "Jetons échangés, table {table}")
        given = translate("Room", "Jetons de {chips} donnés : {count}")
        self._leaf.heading.say(
            title.format(table=command.table), given.format(chips=smallest, count=len(drawn.won))
        )
        self._leaf.show_drawn(drawn)
        odd = translate("Room", "Retirez les jetons de {chips} isolés : {count}.")
        steps = [odd.format(chips=removed, count=sum(command.odd.values()))]
        if drawn.won:
            give = translate("Room", "Donnez les jetons de {chips} : {count}.")
            steps.append(give.format(chips=smallest, count=len(drawn.won)))
        self._steps.steps.set_title(translate("Room", "Après le tirage"))
        self._steps.steps.show_steps(steps)
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
        if self._drawn is not None:
            return not self._is_left
        return self.presenter.open_table is not None

    def primary(self) -> Primary:
        if self._drawn is not None:
            return super().primary()
        ratio, words = self._ratio, translate("Room", "Tirer et échanger")
        if ratio < 2:
            why = translate("Room", "La grande valeur doit être un multiple de la petite.")
            return Primary(words, Icon.DICES, ready=False, why=why)
        odd = [stepper.value for stepper in self._leaf.odd.values()]
        why = translate("Room", "Il reste de 0 à {most} jetons isolés à chacun, et un au moins à quelqu’un.")
        ready = any(odd) and all(count < ratio for count in odd)
        return Primary(words, Icon.DICES, ready=ready, why=why.format(most=ratio - 1))

    def confirm(self) -> Work | None:
        if self._drawn is not None:
            self._is_left = True
            return None
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
        raced = [each for each in self._players if odd.get(each.player)]

        def race(origin: Origin) -> _Drawn:
            done = rulings.race_chips(self.presenter.room.desk.house, origin, command)
            return _Drawn(command, raced, done.won)

        return race

    def done(self, answer: object) -> Outcome:
        if not isinstance(answer, _Drawn):
            return super().done(answer)
        self._drawn = answer
        self._keypad.hide()
        self.show()
        self._steps.setFocus()
        return Outcome.GOES_ON
