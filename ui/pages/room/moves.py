"""The moves of the room: those that balancing would draw, those drawn and not yet made (POKER P4)."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime

from app.domain.poker.view import MovesToMake, moves_to_make
from app.services.house import Origin
from app.services.poker import floor
from app.services.poker.room_view import DrawSeen, RoomView
from app.services.poker.seats import SeatsGiven
from ui.pages.room.seen import SeenRoom, Stage


class Moves:
    def __init__(self, room: SeenRoom) -> None:
        self._room = room
        self._handed_out: datetime | None = None
        self._sitting: set[str] = set()

    def begin(self, view: RoomView | None) -> None:
        """Another tournament: what was drawn there before is made."""
        self._handed_out = view.last_draw.at if view and view.last_draw else None

    @property
    def due(self) -> MovesToMake:
        """The moves that balancing would make now."""
        if self._room.stage is not Stage.PLAY:
            return MovesToMake(0, (), final_table=False)
        return moves_to_make(self._room.state)

    @property
    def drawn(self) -> DrawSeen | None:
        """The moves drawn that have not been made."""
        drawn = self._room.view.last_draw if self._room.view else None
        if drawn is None or (self._handed_out is not None and drawn.at <= self._handed_out):
            return None
        left = tuple(move for move in drawn.moves if move.player not in self._sitting)
        return replace(drawn, moves=left)

    def all_made(self) -> None:
        """The players sit where the cards say."""
        if self._room.view is not None and self._room.view.last_draw is not None:
            self._handed_out = self._room.view.last_draw.at
        self._sitting.clear()

    def made(self, player: str) -> None:
        """One of them sits where his card says; with the last one all are."""
        self._sitting.add(player)
        if self.drawn is not None and not self.drawn.moves:
            self.all_made()

    def balance(self, origin: Origin) -> SeatsGiven:
        return floor.balance(self._room.desk.house, origin, self._room.about)
