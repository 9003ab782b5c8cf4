"""A further station of a house on PostgreSQL: its address, its keys, and where it stands (HOUSE H1, H5).

Everything is looked at before anything is written: keys, then the address, then the station, so that
what is interrupted is done again from the beginning.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

from app.bootstrap import key_file
from app.config import Places, Station, StationFile
from app.domain.errors import KnownError
from app.domain.house.establishment import PointOfSale
from app.ports.setting_up import HouseSeen, Joining, StationNames
from app.ports.store import Unit
from app.vault.files import private_folder, write_whole
from app.vault.keys import HouseKeys, Keyring
from app.vault.recovery import read_recovery_copy
from db.addresses import postgresql_address
from db.opening import ensure_house_at, open_postgresql
from db.unit_of_work import SqlUnit


def look(joining: Joining) -> HouseSeen:
    """The house at an address, by its own keys. Raises what the port `HouseSetUp` says."""
    with _opened(joining, _keys_of(joining)) as unit:
        establishment = unit.places.establishment()
        if establishment is None:
            raise KnownError("house_missing", database=joining.database)
        return HouseSeen(establishment, tuple(unit.places.points_of_sale()), station_names(unit))


def station_names(unit: Unit) -> StationNames:
    """Of the house that `unit` reads: the station that founded it, and all that somebody logged in at."""
    founded = json.loads(unit.keeping.entries_between(1, 1)[0].body)["station"]
    return StationNames((founded, *unit.people.stations()))


def ensure_may_stand(
    points_of_sale: Iterable[PointOfSale], names: StationNames, station: Station, *, replaces: bool
) -> None:
    """A further station is at a point of sale of the house, under a name of its own (HOUSE H3).

    With `replaces` it is the station of that name, on a new machine. Raises
    KnownError(point_of_sale_unknown, station_taken).
    """
    known = sorted(each.id for each in points_of_sale)
    if station.point_of_sale not in known:
        raise KnownError("point_of_sale_unknown", wanted=station.point_of_sale, known=known)
    if names.is_taken(station.name) and not replaces:
        name = station.name.strip()
        raise KnownError("station_taken", station=name, free=names.free_name(name))


def join_house(places: Places, joining: Joining, station: StationFile, *, replaces: bool = False) -> None:
    """Write keys, address and station down, once the house was looked at.

    Raises what `look` and `ensure_may_stand` raise, KnownError(house_exists, keys_exist).
    """
    keys, file = _keys_of(joining), key_file(places)
    if places.station_file.exists() or places.store.exists():
        raise KnownError("house_exists", store=str(places.station_file))
    if file.exists() and HouseKeys.load(file) != keys:
        raise KnownError("keys_exist", path=str(file))
    seen = look(joining)
    ensure_may_stand(seen.points_of_sale, seen.stations, station.station, replaces=replaces)
    private_folder(places.keys)
    keys.save(file)
    write_whole(places.address_file, address_of(joining).encode("utf-8"))
    private_folder(places.data)
    write_whole(places.station_file, station.content())


def address_of(joining: Joining) -> str:
    """The address as `GUICHET_DATABASE_URL` would have it."""
    return postgresql_address(joining.address, joining.database, joining.user, joining.password)


def _keys_of(joining: Joining) -> HouseKeys:
    return read_recovery_copy(Path(joining.copy), joining.phrase)


@contextmanager
def _opened(joining: Joining, keys: HouseKeys) -> Iterator[SqlUnit]:
    """A reading of the house, once it is known for one that these keys go with."""
    url = address_of(joining)
    ensure_house_at(url)
    store = open_postgresql(url, Keyring(keys))
    try:
        with store.read() as unit:
            named = unit.keeping.key_id()
            if named not in (None, keys.key_id()):
                raise KnownError("keys_wrong", wanted=named, found=keys.key_id())
            yield unit
    finally:
        store.close()
