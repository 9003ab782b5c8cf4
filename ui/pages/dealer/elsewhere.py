"""The other tournaments that have tables now, for a dealer who lands at none of this one."""

from __future__ import annotations

from collections.abc import Sequence

from app.domain.poker.state import Tournament
from app.services.house import Origin
from app.services.poker.tournaments import AskTournaments, tournaments
from ui.pages.dealer.seen import SeenTable


class Elsewhere:
    """`running` as last read."""

    def __init__(self, room: SeenTable) -> None:
        self._room = room
        self.running: Sequence[Tournament] = ()

    def read(self, origin: Origin) -> Sequence[Tournament]:
        """Those other than the one shown."""
        shown = self._room.state.tournament if self._room.view else ""
        known = tournaments(self._room.desk.house, origin, AskTournaments())
        return [each for each in known if each.tables and not each.over and each.tournament != shown]

    def where_i_must_be(self) -> str | None:
        """The one where this dealer must be: where he deals, else the only one that has started, else
        the only one with tables. None where he has to choose."""
        running = self.running
        mine = [each for each in running if self._room.me in each.dealers.values()]
        for candidates in (mine, [each for each in running if each.started], running):
            if len(candidates) == 1:
                return candidates[0].tournament
        return None
