"""The clock of a tournament turned by one touch, without Qt (POKER P5)."""

from __future__ import annotations

from app.domain.poker.clock import ClockState
from app.domain.poker.state import Tournament
from app.services.house import House, Origin
from app.services.poker import floor
from app.services.poker.floor import OnFloor


def turn(house: House, origin: Origin, state: Tournament) -> None:
    """Pause what runs in `state`, resume what stands still. Raises Refused, as the house decides."""
    stands = state.clock_view(house.clock.now()).state is ClockState.PAUSED
    (floor.resume if stands else floor.pause)(house, origin, OnFloor(state.tournament))
