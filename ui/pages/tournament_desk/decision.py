"""What a supervisor decides about the person at the desk: a near match, a voluntary limit (look 07b)."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QHideEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QButtonGroup, QWidget

from app.domain.errors import Code
from app.domain.house.rights import Act
from app.domain.poker.persons import Listed, Person
from ui.errors.desk import DESK
from ui.errors.rules import excerpt
from ui.icons import Icon
from ui.pages.tournament_desk.comparison import ComparisonTable
from ui.theme import column, row
from ui.widgets import Button, Card, Field, OptionRow, RowList, Text, WarningBand
from ui.words import translate

_BETWEEN_ANSWERS = 12
_CODES = {Act.DECIDE_NEAR_MATCH: Code.NEAR_MATCH, Act.DECIDE_ACCESS_LIMIT: Code.ACCESS_LIMITED}


class DecisionView(QWidget):
    """No answer is chosen before the supervisor touches one. `changed`: an answer or the reason."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.band = WarningBand(parent=self)
        self.table = ComparisonTable(self)
        self.admit = OptionRow("", "", self)
        self.refuse = OptionRow("", "", self)
        self.reason = Field("", self)
        self._answers = QButtonGroup(self)
        answers = row(gap=_BETWEEN_ANSWERS)
        for answer in (self.admit, self.refuse):
            self._answers.addButton(answer)
            answers.addWidget(answer, 1)
        self.read_rule = Button("", Icon.BOOK_OPEN, self, height=56)
        self._rule = Card(self, gap=6)
        self._rule_text = Text("", "body", self, wrap=True)
        self._rule.body.addWidget(self._rule_text)
        rows = RowList(self, gap=12, plain=True)
        rows.add(self._rule)
        rows.add(self.table)
        lines = column(self, gap=12)
        lines.addWidget(self.band)
        lines.addWidget(rows, 1)
        lines.addLayout(answers)
        lines.addWidget(self.reason)
        self._answers.buttonClicked.connect(self.changed)
        self.reason.edit.textChanged.connect(self.changed)
        self.read_rule.clicked.connect(self._turn_rule)
        self._rule.hide()
        self.read_rule.hide()

    def ask(self, act: Act, person: Person, records: Sequence[Listed]) -> None:
        """Show the doubt, with nothing decided."""
        self._answers.setExclusive(False)
        for answer in (self.admit, self.refuse):
            answer.setChecked(False)
        self._answers.setExclusive(True)
        self.reason.set_text("")
        self._rule.hide()
        self.table.setVisible(act is Act.DECIDE_NEAR_MATCH)
        self.table.compare(person, records)
        self.say(act)

    def say(self, act: Act) -> None:
        """The words of the doubt; an answer already touched stays."""
        self.table.retranslate()
        self.reason.set_label(translate("TournamentDesk", "Motif, repris au journal"))
        stopped = translate("TournamentDesk", "L’inscription est arrêtée. Un superviseur compare et décide.")
        article = DESK[_CODES[act]].article
        self.read_rule.setText(
            translate("TournamentDesk", "{article} · lire la règle").format(article=article)
        )
        self._rule.set_title(article)
        self._rule_text.setText(excerpt(article))
        self._say_answers()
        if act is Act.DECIDE_NEAR_MATCH:
            self.band.say(
                translate("TournamentDesk", "Ressemblance avec une personne interdite de jeux"), stopped
            )
            self.admit.setText(translate("TournamentDesk", "C’est une autre personne"))
            self.refuse.setText(translate("TournamentDesk", "C’est la même personne"))
            return
        self.band.say(
            translate("TournamentDesk", "Accès limité à sa propre demande"),
            translate(
                "TournamentDesk", "L’inscription est arrêtée. Un membre du comité peut en décider autrement."
            ),
        )
        self.admit.setText(translate("TournamentDesk", "L’admettre ce soir"))
        self.refuse.setText(translate("TournamentDesk", "Ne pas l’admettre"))

    def _say_answers(self) -> None:
        """What comes of each answer; at length where both have room for it."""
        self.admit.set_second(
            translate("TournamentDesk", "L’inscription reprend. La décision est journalisée.")
        )
        self.refuse.set_second(translate("TournamentDesk", "L’inscription est refusée. Rien n’est encaissé."))
        needed = max(answer.natural_width() for answer in (self.admit, self.refuse))
        if 2 * needed + _BETWEEN_ANSWERS > self.width():
            self.admit.set_second(translate("TournamentDesk", "L’inscription reprend."))
            self.refuse.set_second(translate("TournamentDesk", "Rien n’est encaissé."))

    def _turn_rule(self) -> None:
        self._rule.setVisible(self._rule.isHidden())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._say_answers()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.read_rule.show()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.read_rule.hide()

    @property
    def is_decided(self) -> bool:
        return self._answers.checkedButton() is not None

    @property
    def admitted(self) -> bool:
        """Whether the answer chosen lets the person in."""
        return self._answers.checkedButton() is self.admit
