"""The tournament as a page has it now, without Qt; every part of the page reads it here."""

from __future__ import annotations

from app.domain.poker.clock import ClockView
from app.domain.poker.state import Tournament
from app.services.poker.room_view import RoomView
from ui.desk import Desk


class SeenTournament:
    """The latest `view`, None while there is no tournament, and whose `desk` it is shown at."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.view: RoomView | None = None

    @property
    def state(self) -> Tournament:
        """Raises LookupError while there is no tournament."""
        if self.view is None:
            raise LookupError("no tournament is shown")
        return self.view.state

    def clock(self) -> ClockView:
        """The clock at this instant."""
        return self.state.clock_view(self.desk.house.clock.now())
