"""What happened at the event: scores by steppers, who scored first, how it ended (look 05)."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QButtonGroup, QGridLayout, QWidget

from app.domain.betting.bet import NONE, Period
from app.domain.betting.outcomes import Ending, Score
from ui.icons import Icon
from ui.pages.results.events import EventHeading
from ui.theme import Weight, column, current_theme, grid, respaced, row
from ui.widgets import Button, Card, ChoiceButton, NameText, Stepper, Text, TintedLine
from ui.words import translate

FIRST_GOALS: Final = ("1", "2", NONE)
_HALVES: Final = (Ending.STOPPED_FIRST_HALF, Ending.STOPPED_SECOND_HALF)


class SideChoice(ChoiceButton):
    """A choice named by a side; a name too long is elided at its right."""

    def __init__(self, mark: str, parent: QWidget | None = None, *, height: int) -> None:
        super().__init__("", None, parent, height=height)
        self._mark = mark
        self._name = ""

    def set_side(self, name: str) -> None:
        self._name = name
        self.setAccessibleName(f"{self._mark} · {name}")
        self._fit()

    def natural_width(self) -> float:
        return current_theme().px(96)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        theme = current_theme()
        metrics = QFontMetrics(theme.font(15, Weight.VALUE))
        room = self.width() - theme.px(28) - theme.px(26)
        self.setText(metrics.elidedText(f"{self._mark} · {self._name}", Qt.TextElideMode.ElideRight, room))


class ResultForm(Card):
    """Shows an entry and says what was touched; it decides nothing."""

    score_changed = Signal(object, int, int)
    """Period, side (0 or 1), count."""
    first_goal_chosen = Signal(str)
    ending_chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, gap=10, margin=20)
        self._showing = False
        self.heading = EventHeading(self)
        self.turn = Button("", Icon.LIST, self, height=56)
        self.half = Text("", "value", self)
        self.full = Text("", "value", self)
        self.note = Text("", "note", self, wrap=True)
        self.sides = (NameText("", "field", self, lines=2), NameText("", "field", self, lines=2))
        self._steppers: dict[tuple[Period, int], Stepper] = {}
        self.first_goal = Text("", "field", self)
        self.goals = {
            "1": SideChoice("1", self, height=56),
            "2": SideChoice("2", self, height=56),
            NONE: ChoiceButton("", None, self, height=56),
        }
        self.ended = Text("", "field", self)
        self.endings = {ended: ChoiceButton("", None, self, height=56) for ended in Ending}
        self.verdict = TintedLine("", "good", Icon.CIRCLE_CHECK, self)
        self._lay_out()

    def _lay_out(self) -> None:
        head = row(gap=8)
        head.addWidget(self.heading, 1)
        head.addWidget(self.turn, 0, Qt.AlignmentFlag.AlignTop)
        self.body.addLayout(head)
        self.body.addLayout(self._score_grid())
        first = column(gap=6)
        first.addWidget(self.first_goal)
        goals = row(gap=8)
        for key, button in self.goals.items():
            goals.addWidget(button, 0 if key == NONE else 1)
        first.addLayout(goals)
        self.body.addLayout(first)
        how = column(gap=6)
        how.addWidget(self.ended)
        how.addLayout(_even(list(self.endings.values())))
        self.body.addLayout(how)
        self.body.addStretch(1)
        self.body.addWidget(self.verdict)
        group = QButtonGroup(self)
        for button in self.endings.values():
            group.addButton(button)
            button.clicked.connect(self._choose_ending)
        firsts = QButtonGroup(self)
        for button in self.goals.values():
            firsts.addButton(button)
            button.clicked.connect(self._choose_first_goal)

    def _score_grid(self) -> QGridLayout:
        lines = grid(gap=(8, 8))
        lines.setColumnStretch(0, 1)
        for side, name in enumerate(self.sides):
            name.setAlignment(Qt.AlignmentFlag.AlignCenter)
            lines.addWidget(name, 0, 1 + 2 * side)
        for place, (period, label) in enumerate(
            ((Period.HALF_TIME, self.half), (Period.FULL, self.full)), start=1
        ):
            lines.addWidget(label, place, 0)
            for side in (0, 1):
                stepper = Stepper("", self)
                stepper.changed.connect(self._score_changed)
                self._steppers[period, side] = stepper
                lines.addWidget(stepper, place, 1 + 2 * side)
            lines.addWidget(Text("–", "title", self, align="centre"), place, 2)
        lines.addWidget(self.note, 3, 1, 1, 3)
        return lines

    def set_side_names(self, first: str, second: str) -> None:
        for mark, name, label in zip("12", (first, second), self.sides, strict=True):
            label.set_name(f"{mark} · {name}")
        for mark, name in (("1", first), ("2", second)):
            button = self.goals[mark]
            if isinstance(button, SideChoice):
                button.set_side(name)
        for (period, side), stepper in self._steppers.items():
            words = self.half.text() if period is Period.HALF_TIME else self.full.text()
            stepper.setAccessibleName(f"{words}, {(first, second)[side]}")

    def set_sport(self, *, halves: bool, first_goal: bool) -> None:
        """Which questions the sport has."""
        self.half.setVisible(halves)
        for side in (0, 1):
            self._steppers[Period.HALF_TIME, side].setVisible(halves)
        for part in (self.first_goal, *self.goals.values()):
            part.setVisible(first_goal)
        for ended in _HALVES:
            self.endings[ended].allow_unless(
                "" if halves else translate("Results", "Ce sport n’a pas de mi-temps.")
            )

    def show_scores(self, half: Score, full: Score, *, has_half: bool, has_full: bool) -> None:
        self._showing = True
        for (period, side), stepper in self._steppers.items():
            of_half = period is Period.HALF_TIME
            stepper.set_value((half if of_half else full)[side])
            stepper.setEnabled(has_half if of_half else has_full)
        self._showing = False

    def show_first_goal(self, chosen: str | None, possible: frozenset[str]) -> None:
        self._showing = True
        _check(self.goals[chosen] if chosen else None, list(self.goals.values()))
        for key, button in self.goals.items():
            button.allow_unless("" if key in possible else translate("Results", "Le score dit autre chose."))
        self._showing = False

    def show_ending(self, chosen: Ending | None) -> None:
        _check(self.endings[chosen] if chosen else None, list(self.endings.values()))

    def set_compact(self, compact: bool) -> None:
        """Lower choices in less margin, for a window that is narrow and not high either."""
        self.heading.set_compact(compact)
        respaced(self.body, gap=6 if compact else 10, margins=12 if compact else 20)
        for button in (self.turn, *self.goals.values(), *self.endings.values()):
            button.nominal_height = 48 if compact else 56
            button.updateGeometry()

    def focus_score(self) -> None:
        """The first figure takes the keys."""
        shown = [each for each in self._steppers.values() if not each.isHidden()]
        if shown:
            shown[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def _score_changed(self, count: int) -> None:
        sender = self.sender()
        if self._showing:
            return
        for (period, side), stepper in self._steppers.items():
            if stepper is sender:
                self.score_changed.emit(period, side, count)

    def _choose_first_goal(self) -> None:
        sender = self.sender()
        self.first_goal_chosen.emit(next(key for key, each in self.goals.items() if each is sender))

    def _choose_ending(self) -> None:
        sender = self.sender()
        self.ending_chosen.emit(next(key for key, each in self.endings.items() if each is sender))


def _even(buttons: list[ChoiceButton]) -> QGridLayout:
    lines = grid(gap=8, even_columns=3)
    for place, button in enumerate(buttons):
        lines.addWidget(button, place // 3, place % 3)
    return lines


def _check(chosen: ChoiceButton | None, buttons: list[ChoiceButton]) -> None:
    """One of a group, or none: a group that excludes will not let its last one go by itself."""
    group = buttons[0].group()
    if group is not None:
        group.setExclusive(False)
    for button in buttons:
        button.setChecked(button is chosen)
    if group is not None:
        group.setExclusive(True)
