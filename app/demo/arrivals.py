"""Everybody comes at once: the demonstration's players pay and are checked in, through the services."""

from __future__ import annotations

from dataclasses import replace

from app.domain.poker.state import PlayerState
from app.services.house import House, Origin
from app.services.poker.desk import AtDesk, Enter, check_in, register
from app.services.poker.folding import load


def arrive(house: House, origin: Origin, tournament: str) -> int:
    """Register and check in whoever holds a place; returns how many came.

    Raises Refused as the acts themselves do: the drawer has to be open.
    """

    def again() -> Origin:
        return replace(origin, request=house.new_id())

    with house.store.read() as unit:
        known = load(unit, tournament).players
        persons = unit.persons.persons(list(known))
    came = 0
    for player, entry in known.items():
        if entry.state is PlayerState.PRE_REGISTERED:
            register(house, again(), Enter(tournament, persons[player]))
        if entry.state in (PlayerState.PRE_REGISTERED, PlayerState.REGISTERED):
            check_in(house, again(), AtDesk(tournament, player))
            came += 1
    return came
