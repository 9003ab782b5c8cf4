"""The tournament that a page of the desk works on: read, read anew, exchanged for another."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QObject, Signal

from app.domain.house.rights import Act
from app.domain.poker.state import Tournament
from ui.context import PageContext
from ui.operations import Change
from ui.pages.tournament_desk.head import TournamentHead, TournamentPicker
from ui.tournament.levels import LevelTurns

_DRAWER: Final = frozenset({Act.OPEN_SHIFT, Act.CLOSE_SHIFT, Act.FORCE_CLOSE_SHIFT, Act.HAND_OVER_SHIFT})
"""What every page of the desk hears of, whatever else concerns it."""


class TournamentAtWork(QObject):
    """Reads while its page is shown: at once, after each act that concerns the page, and when a level
    begins.

    `loaded` carries what `read` answered. `picking`: the picker is to be shown; `picked`: it is done with.
    `left`: what was refused or in doubt ends, for the page is left, seen again, or picks a tournament.
    `relieved`: another operator. `anew`: another operator or another tournament; whoever was at the desk
    is there no more.
    """

    loaded = Signal(object)
    picking = Signal()
    picked = Signal()
    left = Signal()
    relieved = Signal()
    anew = Signal()

    def __init__(
        self,
        context: PageContext,
        places: tuple[TournamentHead, TournamentPicker],
        concerns: frozenset[Act],
        read: Callable[[str | None], object],
    ) -> None:
        """`read` asks for the tournament named, or for the one at hand; it runs off the screen's thread."""
        head, self._picker = places
        super().__init__(head)
        self._context, self._concerns, self._read = context, concerns | _DRAWER, read
        self._tournaments: Sequence[Tournament] = ()
        self._current = ""
        self._operator, self._chosen = "", ""
        self.is_shown = False
        self._levels = LevelTurns(context.desk.house.clock.now, self)
        self._levels.begun.connect(self.load)
        head.other.clicked.connect(self._open_picker)
        self._picker.chosen.connect(self._pick)
        context.operations.changed.connect(self._changed)
        context.tournament.changed.connect(self._other_tournament)

    def show(self) -> None:
        """The page is seen from now on."""
        self.is_shown = True
        # A refusal may have come back after the page was left.
        self.left.emit()
        self._begin()
        self.load()

    def hide(self) -> None:
        self.is_shown = False
        self._levels.stop()
        self.left.emit()

    def load(self) -> None:
        """Ask again."""
        chosen, read = self._context.tournament.current, self._read
        self._context.operations.read(self, lambda: read(chosen)).success(self.loaded.emit).run()

    def settle(self, tournaments: Sequence[Tournament], current: str) -> None:
        """What was read: these there are, and this one is worked on by every page from now on."""
        self._tournaments, self._current = tournaments, current
        self._context.tournament.choose(current or None)
        at_work = next((each for each in tournaments if each.tournament == current), None)
        if at_work is not None and self.is_shown:
            self._levels.follow(at_work)

    def _begin(self) -> None:
        """Say so where somebody else is at work, or another tournament was worked on before."""
        operator = self._context.desk.operator.id if self._context.desk.operator else ""
        chosen = self._context.tournament.current or ""
        is_relieved = operator != self._operator
        is_other = is_relieved or bool(self._chosen and chosen != self._chosen)
        self._operator, self._chosen = operator, chosen
        if is_relieved:
            self.relieved.emit()
        if is_other:
            self.anew.emit()

    def _other_tournament(self) -> None:
        if self.is_shown:
            self._begin()
            self.load()

    def _changed(self, change: Change) -> None:
        if change.act in self._concerns:
            self._load_if_shown()

    def _load_if_shown(self) -> None:
        if self.is_shown:
            self.load()

    def _open_picker(self) -> None:
        self._picker.show_tournaments(self._tournaments, self._current)
        self.picking.emit()

    def _pick(self, tournament: str) -> None:
        self.left.emit()
        self.picked.emit()
        self._context.tournament.choose(tournament)
        self.load()
