"""The tournaments of the house as last read, and which is in hand. No Qt (POKER P1)."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

from app.domain.poker.state import Tournament
from app.services.house import Origin
from app.services.poker.tournaments import AskTournaments, tournaments
from ui.desk import Desk


class Standing(StrEnum):
    """How far a tournament is, as the list says it."""

    TO_COME = "to_come"
    RUNNING = "running"
    FINISHED = "finished"
    CANCELLED = "cancelled"
    STOPPED = "stopped"


def standing_of(state: Tournament) -> Standing:
    if state.cancelled:
        return Standing.CANCELLED
    if state.stopped:
        return Standing.STOPPED
    if state.finish is not None:
        return Standing.FINISHED
    return Standing.RUNNING if state.started else Standing.TO_COME


class SeenTournaments:
    """`known`, the latest start first; `chosen` is the station's, the one in hand."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.known: Sequence[Tournament] = ()
        self.chosen: str | None = None

    def load(self, origin: Origin) -> Sequence[Tournament]:
        """All tournaments, the latest start first."""
        known = tournaments(self.desk.house, origin, AskTournaments())
        return sorted(known, key=lambda each: (each.terms.starts_at, each.tournament), reverse=True)

    @property
    def state(self) -> Tournament | None:
        return next((each for each in self.known if each.tournament == self.chosen), None)
