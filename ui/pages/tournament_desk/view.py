"""The layout that the pages of the desk share: players at the left, whoever is at the desk in the panel."""

from __future__ import annotations

from PySide6.QtWidgets import QStackedWidget, QWidget

from ui.icons import Icon
from ui.pages.tournament_desk.decision import DecisionView
from ui.pages.tournament_desk.head import TournamentHead, TournamentPicker
from ui.pages.tournament_desk.player_list import PlayerList
from ui.shell import WorkPage
from ui.tournament.leaves import Leaves
from ui.widgets import ApprovalPanel, EmptyState, NameText, RowList
from ui.widgets.refusal import Refusal


class DeskView(WorkPage):
    """A refusal, the choice of a tournament and a supervisor's decision take the place of the list.

    Lay out `somebody`, which is shown while a player is at the desk.
    """

    def __init__(self, nobody: Icon, parent: QWidget | None = None) -> None:
        """`nobody` is the picture of the panel while nobody is at the desk."""
        super().__init__(parent)
        self.head = TournamentHead(self)
        self.picker = TournamentPicker(self)
        self.players = PlayerList(self)
        self.refusal = Refusal(self, can_leave=True)
        self.decision = DecisionView(self)
        self.approval = ApprovalPanel(self)
        self.nobody = EmptyState(nobody, "", "", self)
        self.somebody = QWidget(self)
        self.name = NameText("", "title", self.somebody)
        self._listed: QWidget = self.players
        self._refused = RowList(self, plain=True)
        self._refused.add(self.refusal)
        self._content = QStackedWidget(self)
        self._content.addWidget(self._refused)
        self._content.addWidget(self.picker)
        self._content.addWidget(self.decision)
        self._desk = QStackedWidget(self)
        self._desk.addWidget(self.nobody)
        self._desk.addWidget(self.somebody)
        self._desk.addWidget(self.approval)
        self.content.addWidget(self.head)
        self.content.addWidget(self._content, 1)
        self.panel.addWidget(self._desk, 1)
        self.add_rule(self.decision.read_rule)

    def set_list(self, listed: QWidget) -> None:
        """What is shown as the list: the players, with what stands around them or in their place."""
        self._listed = listed
        self._content.addWidget(listed)
        self._content.setCurrentWidget(listed)

    def show_list(self) -> None:
        self.refusal.clear()
        self._content.setCurrentWidget(self._listed)

    @property
    def shows_list(self) -> bool:
        return self._content.currentWidget() is self._listed

    def show_refusal(self) -> None:
        self._content.setCurrentWidget(self._refused)

    def show_decision(self) -> None:
        self._content.setCurrentWidget(self.decision)
        self._desk.setCurrentWidget(self.approval)

    def show_picker(self) -> None:
        self._content.setCurrentWidget(self.picker)

    def show_somebody(self, *, there: bool) -> None:
        self._desk.setCurrentWidget(self.somebody if there else self.nobody)


class ListOrNone(Leaves):
    """The players, or what is said where there are none."""

    def __init__(self, players: PlayerList, icon: Icon, parent: QWidget) -> None:
        super().__init__(parent)
        self.none = EmptyState(icon, "", "", self)
        self._players = players
        self.addWidget(players)
        self.addWidget(self.none)

    def show_players(self, *, there: bool) -> None:
        self.setCurrentWidget(self._players if there else self.none)
