"""The demonstration goes on to its evening: hours that nobody lives through are no playing time."""

from __future__ import annotations

from datetime import datetime
from typing import Final

from app.demo.clock import DemoClock
from app.demo.founding import POINT_OF_SALE, STATION
from app.demo.sample import DEMO_HANDS
from app.domain.poker.state import Tournament
from app.services.house import House, Origin
from app.services.poker.floor import OnFloor, pause, resume
from app.services.poker.folding import load

_REASON: Final = "L’horloge de la démonstration avance"


def go_on(house: House, clock: DemoClock, instant: datetime) -> None:
    """It is `instant` now; whatever is played has as much time left as before.

    Raises Refused as a pause and its end do.
    """
    names = _running(house)
    for name in names:
        pause(house, _director(house), OnFloor(name, _REASON))
    clock.move_on(instant)
    for name in names:
        resume(house, _director(house), OnFloor(name, _REASON))


def _running(house: House) -> tuple[str, ...]:
    with house.store.read() as unit:
        return tuple(name for name in unit.tournaments.names() if _runs(load(unit, name)))


def _runs(state: Tournament) -> bool:
    return state.clock is not None and state.clock.running() and not state.over


def _director(house: House) -> Origin:
    return Origin(
        DEMO_HANDS.tournament_director,
        POINT_OF_SALE.id,
        STATION.name,
        STATION.drawer,
        STATION.printer,
        house.new_id(),
    )
