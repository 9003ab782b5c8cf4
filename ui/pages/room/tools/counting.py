"""Chips counted at one table, player by player (POKER P5)."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from app.services.house import Origin
from app.services.poker import floor
from app.services.poker.floor import ChipsKnown
from ui.icons import Icon
from ui.pages.room.panels import CountPanel
from ui.pages.room.plan import TableView
from ui.pages.room.presenter import RoomPresenter
from ui.pages.room.tools.tool import Tool
from ui.pages.room.words import count_words
from ui.tournament.acting import Work
from ui.tournament.primary import Primary
from ui.tournament.words import chips
from ui.words import translate


class CountTool(Tool):
    """The table stays; who is touched, or comes next, is typed. Recorded as a whole at the end."""

    def __init__(self, presenter: RoomPresenter, table: TableView, parent: QWidget) -> None:
        self._panel = CountPanel(parent)
        self._table = table
        self._stacks: dict[str, int] = {}
        self._at = ""
        super().__init__(presenter, table, self._panel)
        self._panel.field.changed.connect(self._typed)
        self._panel.field.entered.connect(self.entered)

    @property
    def _players(self) -> list[str]:
        """Who sits there, by seat."""
        seated = self.presenter.room.state.room().occupied.get(self.presenter.open_table or 0, {})
        return [player for _, player in sorted(seated.items())]

    def begin(self) -> None:
        players = self.presenter.room.state.players
        self._stacks = {player: players[player].stack for player in self._players}
        self._at = next(iter(self._stacks), "")
        self.show()

    def aim(self, player: str) -> None:
        """His chips are typed now."""
        self._at = player
        self.show()

    def show(self) -> None:
        presenter, panel = self.presenter, self._panel
        panel.heading.say(
            presenter.room.name(self._at),
            translate("Room", "Table {table}, place {seat}").format(
                table=presenter.open_table, seat=presenter.room.state.players[self._at].seat
            ),
        )
        panel.field.set_label(translate("Room", "Jetons comptés"))
        panel.field.propose(self._stacks[self._at])
        panel.field.setFocus()
        presenter.marked = (self._at,)
        self._show_sum()

    def _show_sum(self) -> None:
        total = sum(self._stacks.values())
        supposed = self.presenter.room.state.ledger.get(self.presenter.open_table or 0)
        self._panel.show_sum(chips(total), count_words(None if supposed is None else total - supposed))
        self.changed.emit()

    def _typed(self, number: object) -> None:
        if isinstance(number, int) and self._at in self._stacks:
            self._stacks[self._at] = number
            self._show_sum()

    @property
    def _following(self) -> str:
        order = list(self._stacks)
        after = order[order.index(self._at) + 1 :]
        return after[0] if after else ""

    def makes_sense(self) -> bool:
        return self.presenter.open_table is not None

    def primary(self) -> Primary:
        if self._following:
            return Primary(translate("Room", "Joueur suivant"), Icon.ARROW_RIGHT)
        words = translate("Room", "Enregistrer {chips}").format(chips=chips(sum(self._stacks.values())))
        return Primary(words, Icon.CHECK)

    def confirm(self) -> Work | None:
        if self._following:
            self.aim(self._following)
            return None
        presenter = self.presenter
        command = floor.CountChips(
            presenter.room.state.tournament, presenter.open_table or 0, dict(self._stacks)
        )

        def count(origin: Origin) -> ChipsKnown:
            return floor.count_chips(presenter.room.desk.house, origin, command)

        return count
