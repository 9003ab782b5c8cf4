"""The rebuys asked for at the table; the counter sells them and prints their receipts (POKER P5)."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from app.domain.errors import Refused
from app.domain.poker import sales
from app.domain.poker.context import Context
from app.services.house import Origin
from app.services.poker import tables
from ui.pages.dealer.seen import SeenTable


class RebuysAsked:
    def __init__(self, room: SeenTable) -> None:
        self._room = room

    @property
    def waiting(self) -> Sequence[tuple[int, str, datetime]]:
        """Chair, player and when, of those who wait for the counter."""
        players = self._room.state.players
        return [
            (seat, player, at)
            for seat, player in sorted(self._room.taken.items())
            if (at := players[player].rebuy_asked) is not None
        ]

    def refused(self, player: str) -> Refused | None:
        """Why none is sold to him now."""
        now = self._room.desk.house.clock.now()
        return sales.refused(sales.decide_rebuy, self._room.state, player, Context(now))

    def toggle(self, origin: Origin, player: str) -> tables.RebuyPassedOn:
        """He asks for one, or no longer."""
        state = self._room.state
        asked = state.players[player].rebuy_asked is None
        command = tables.AskRebuy(state.tournament, player, asked)
        return tables.ask_rebuy(self._room.desk.house, origin, command)
