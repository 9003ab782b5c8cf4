"""The lists of the room on paper, each at one touch (POKER P5)."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from app.services.house import Origin
from app.services.poker.papers import Paper, PaperAsked, print_paper
from ui.icons import Icon
from ui.pages.room.leaves import StepsLeaf
from ui.pages.room.presenter import RoomPresenter
from ui.pages.room.tools.tool import Outcome, Tool
from ui.theme import column
from ui.tournament.acting import Work
from ui.tournament.primary import Primary
from ui.widgets import Heading, TwoLineButton
from ui.words import translate

_PAPERS = (Paper.SEATS_BY_NAME, Paper.SEATS_BY_TABLE, Paper.EMERGENCY_SHEET, Paper.TABLE_PLAN)


class _SheetsLeaf(QWidget):
    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.heading = Heading("", "", self)
        self.buttons = {paper: TwoLineButton("", "", self, height=72) for paper in _PAPERS}
        lines = column(self, gap=12)
        lines.addWidget(self.heading)
        for button in self.buttons.values():
            lines.addWidget(button)
        lines.addStretch(1)


class SheetsTool(Tool):
    def __init__(self, presenter: RoomPresenter, parent: QWidget) -> None:
        self._leaf = _SheetsLeaf(parent)
        self._panel = StepsLeaf(parent)
        super().__init__(presenter, self._leaf, self._panel)
        for paper, button in self._leaf.buttons.items():
            button.clicked.connect(lambda _checked=False, paper=paper: self.asked.emit(self._print(paper)))

    @property
    def buttons(self) -> dict[Paper, TwoLineButton]:
        return self._leaf.buttons

    def begin(self) -> None:
        self.show()

    def show(self) -> None:
        self._leaf.heading.say(
            translate("Room", "Feuilles de la salle"), translate("Room", "Une touche imprime")
        )
        words = {
            Paper.SEATS_BY_NAME: (
                translate("Room", "Places par nom"), translate("Room", "À afficher à l’entrée"),
            ),
            Paper.SEATS_BY_TABLE: (
                translate("Room", "Places par table"), translate("Room", "Pour les chefs de table"),
            ),
            Paper.EMERGENCY_SHEET: (
                translate("Room", "Feuille de secours"),
                translate("Room", "Places, tapis et horloge, pour continuer sur papier"),
            ),
            Paper.TABLE_PLAN: (
                translate("Room", "Plan des tables"), translate("Room", "Les tables et leurs chefs"),
            ),
        }  # fmt: skip
        for paper, (what, why) in words.items():
            self._leaf.buttons[paper].setText(what)
            self._leaf.buttons[paper].set_second(why)
        self._panel.steps.set_title(translate("Room", "Si l’écran s’éteint"))
        self._panel.steps.show_steps(
            [
                translate("Room", "La feuille de secours remplace l’écran : places, tapis, temps qui reste."),
                translate("Room", "Notez-y les sorties dans l’ordre ; elles se saisissent ensuite."),
            ]
        )

    def _print(self, paper: Paper) -> Work:
        asked = PaperAsked(paper, self.presenter.room.state.tournament)

        def work(origin: Origin) -> object:
            return print_paper(self.presenter.room.desk.house, origin, asked)

        return work

    def primary(self) -> Primary:
        return Primary(translate("Room", "Feuille de secours"), Icon.PRINTER)

    def confirm(self) -> Work | None:
        return self._print(Paper.EMERGENCY_SHEET)

    def done(self, _answer: object) -> Outcome:
        return Outcome.GOES_ON
