"""The moves of the room: those that balancing would draw, those drawn and not yet made (POKER P4)."""

from __future__ import annotations

from app.domain.poker.view import MovesToMake, moves_to_make
from app.services.house import Origin
from app.services.poker import floor
from app.services.poker.room_view import MovesDrawn
from app.services.poker.seats import SeatsGiven
from app.services.poker.tables import MakeMoves, MovesLeft, make_moves
from ui.pages.room.seen import SeenRoom, Stage


class Moves:
    def __init__(self, room: SeenRoom) -> None:
        self._room = room

    @property
    def due(self) -> MovesToMake:
        """The moves that balancing would make now."""
        if self._room.stage is not Stage.PLAY:
            return MovesToMake(0, (), final_table=False)
        return moves_to_make(self._room.state)

    @property
    def drawn(self) -> MovesDrawn | None:
        """The moves drawn that have not been made."""
        return self._room.view.to_make if self._room.view and self._room.stage is Stage.PLAY else None

    def balance(self, origin: Origin) -> SeatsGiven:
        return floor.balance(self._room.desk.house, origin, self._room.about)

    def all_made(self, origin: Origin) -> MovesLeft:
        """The players sit where the cards say."""
        players = tuple(move.player for move in self.drawn.moves) if self.drawn else ()
        return self.made(origin, *players)

    def made(self, origin: Origin, *players: str) -> MovesLeft:
        """These sit where their cards say."""
        command = MakeMoves(self._room.state.tournament, players)
        return make_moves(self._room.desk.house, origin, command)
