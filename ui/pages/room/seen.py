"""The tournament as the room page has it now, without Qt; every part of the page reads it here."""

from __future__ import annotations

from enum import StrEnum

from app.domain.poker.state import PlayerState
from app.services.poker.floor import OnFloor
from ui.tournament.seen import SeenTournament
from ui.tournament.words import full_name


class Stage(StrEnum):
    """How far the tournament is."""

    NOTHING = "nothing"
    DRAW = "draw"
    START = "start"
    PLAY = "play"
    BETWEEN = "between"
    OVER = "over"


class SeenRoom(SeenTournament):
    @property
    def stage(self) -> Stage:
        if self.view is None:
            return Stage.NOTHING
        if self.state.over:
            return Stage.OVER
        if not self.state.drawn:
            return Stage.DRAW
        if self.state.between_sessions:
            return Stage.BETWEEN
        return Stage.PLAY if self.state.started else Stage.START

    @property
    def about(self) -> OnFloor:
        """An act on the whole tournament."""
        return OnFloor(self.state.tournament)

    def count_of(self, *states: PlayerState) -> int:
        return sum(self.state.count_of(each) for each in states)

    def name(self, player: str) -> str:
        return full_name(self.view.persons.get(player) if self.view else None, player)
