"""Joining a house, without Qt: how it is reached, and where this station stands in it."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from typing import Final

from app.ports.setting_up import HouseSeen, HouseSetUp, Joining

_NOWHERE: Final = Joining("", "", "", "", "", "")


class Lack(StrEnum):
    """What is missing before the house is looked for, or joined."""

    ADDRESS = "address"
    KEYS = "keys"
    STATION = "station"
    TAKEN = "taken"


class JoinPresenter:
    """`seen` is the house once it was found; until then it is still being looked for."""

    def __init__(self, setting_up: HouseSetUp) -> None:
        self._setting_up = setting_up
        self.joining = _NOWHERE
        self.seen: HouseSeen | None = None
        self.station = ""
        self.point_of_sale = ""
        self.replaces = False
        """An administrator says that this is the station of that name, on a new machine."""

    @property
    def is_taken(self) -> bool:
        """Whether a station of the house goes by this name already."""
        return self.seen is not None and self.seen.stations.is_taken(self.station)

    @property
    def free_name(self) -> str:
        """What this station may be called instead."""
        return self.seen.stations.free_name(self.station.strip()) if self.seen is not None else self.station

    def lacks(self) -> Lack | None:
        held = self.joining
        if self.seen is not None:
            if not (self.station.strip() and self.point_of_sale):
                return Lack.STATION
            return Lack.TAKEN if self.is_taken and not self.replaces else None
        if not (held.address.strip() and held.database.strip() and held.user.strip()):
            return Lack.ADDRESS
        return None if held.copy.strip() and held.phrase else Lack.KEYS

    def look(self) -> Callable[[], HouseSeen]:
        """Look at the house; what to run. Takes seconds where nobody answers."""
        joining = self.joining
        return lambda: self._setting_up.look(joining)

    def found(self, seen: HouseSeen) -> None:
        """A house with one point of sale leaves no choice."""
        self.seen = seen
        ids = [each.id for each in seen.points_of_sale]
        if self.point_of_sale not in ids:
            self.point_of_sale = ids[0] if len(ids) == 1 else ""

    def back(self) -> bool:
        """From the station to the address; False where that is shown already."""
        was, self.seen = self.seen, None
        return was is not None

    def join(self) -> Callable[[], None]:
        """Write everything down; what to run."""
        joining, station, point_of_sale = self.joining, self.station.strip(), self.point_of_sale
        replaces = self.is_taken and self.replaces
        if replaces and self.seen is not None:
            station = self.seen.stations.as_taken(station)
        return lambda: self._setting_up.join(joining, station, point_of_sale, replaces=replaces)
