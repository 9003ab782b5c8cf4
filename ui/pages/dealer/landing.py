"""A dealer who lands at no table: the tournaments that have some, and the one where he must be."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal, Slot

from app.domain.poker.state import Tournament
from ui.context import PageContext
from ui.pages.dealer.elsewhere import Elsewhere
from ui.pages.dealer.panels import LookPanel


class Landing(QObject):
    """`known`: the tournaments elsewhere have been read, and none of them is turned to."""

    known = Signal()

    def __init__(self, elsewhere: Elsewhere, look: LookPanel, context: PageContext) -> None:
        super().__init__(look)
        self._elsewhere = elsewhere
        self._context = context
        self._lands = False
        look.chosen.connect(self._turn_to)

    def begin(self) -> None:
        """The page is opened: he is led to his table once."""
        self._lands = True

    def end(self) -> None:
        """He has landed: whoever then looks at a tournament without tables is left there."""
        self._lands = False

    def look(self) -> None:
        """Read what there is elsewhere, and go there where he must be."""
        origin = self._context.desk.origin()
        read = self._context.operations.read(self, lambda: self._elsewhere.read(origin))
        read.success(self._read).run()

    def _read(self, running: Sequence[Tournament]) -> None:
        self._elsewhere.running = running
        tournament = self._elsewhere.where_i_must_be() if self._lands else None
        self.end()
        if tournament is None:
            self.known.emit()
        else:
            self._turn_to(tournament)

    @Slot(str)
    def _turn_to(self, tournament: str) -> None:
        self._context.tournament.choose(tournament)
