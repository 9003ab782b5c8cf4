"""Setting up a house and its first station: keys, recovery copy, people, station file (HOUSE H1, H2, H5)."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from app.bootstrap import key_file, open_house
from app.config import Places, StationFile
from app.domain.errors import Code, KnownError, Refused
from app.domain.house.people import is_pin
from app.domain.house.rights import Role
from app.services.founding import Found, found
from app.services.house import House, Origin
from app.vault.keys import HouseKeys
from app.vault.recovery import ensure_can_save, save_recovery_copy
from app.vault.system import SystemRandomness
from hardware.profiles import PROFILES


@dataclass(frozen=True, slots=True)
class SetUp:
    """What a new house is founded with, and where the recovery copy of its keys goes."""

    found: Found
    station: StationFile
    recovery: Path
    passphrase: str


def set_up(places: Places, wanted: SetUp) -> House:
    """Make keys, save their recovery copy, found the house, and write the station down.

    Everything is looked at before anything is made. Raises KnownError(house_exists, keys_exist,
    profile_unknown, passphrase_short, file_exists), Refused(pin_wrong), Refused(not_allowed) without an
    administrator and a director.
    """
    _ensure_sensible(wanted)
    if places.station_file.exists() or (places.database_url is None and places.store.exists()):
        raise KnownError("house_exists", store=str(places.store))
    if key_file(places).exists():
        raise KnownError("keys_exist", path=str(key_file(places)))
    ensure_can_save(wanted.recovery, wanted.passphrase)
    house = open_house(places, make_keys=True)
    keys = HouseKeys.load(key_file(places))
    save_recovery_copy(keys, wanted.recovery, wanted.passphrase, SystemRandomness())
    station = wanted.station.station
    origin = Origin(
        operator=wanted.found.operators[0].operator,
        point_of_sale=station.point_of_sale,
        station=station.name,
        drawer=station.drawer,
        printer=station.printer,
        request=house.new_id(),
    )
    found(house, origin, wanted.found)
    wanted.station.write(places.station_file)
    return house


def join(places: Places, station: StationFile) -> House:
    """A further station of a house on PostgreSQL, whose keys came from their recovery copy.

    Raises KnownError(keys_missing, keys_wrong, profile_unknown), KnownError(point_of_sale_unknown)
    where the house has no such point of sale.
    """
    _ensure_profile(station)
    house = open_house(places)
    with house.store.read() as unit:
        known = {each.id for each in unit.places.points_of_sale()}
    if station.station.point_of_sale not in known:
        house.store.close()
        raise KnownError("point_of_sale_unknown", wanted=station.station.point_of_sale, known=sorted(known))
    station.write(places.station_file)
    return house


def _ensure_sensible(wanted: SetUp) -> None:
    _ensure_profile(wanted.station)
    points = {each.id for each in wanted.found.points_of_sale}
    if wanted.station.station.point_of_sale not in points:
        raise KnownError(
            "point_of_sale_unknown", wanted=wanted.station.station.point_of_sale, known=sorted(points)
        )
    roles = {role for newcomer in wanted.found.operators for role in newcomer.roles}
    if not {Role.ADMINISTRATOR, Role.DIRECTOR} <= roles:
        raise Refused(Code.NOT_ALLOWED, roles=[Role.ADMINISTRATOR, Role.DIRECTOR])
    for newcomer in wanted.found.operators:
        if not is_pin(newcomer.pin):
            raise Refused(Code.PIN_WRONG, operator=newcomer.operator)


def _ensure_profile(station: StationFile) -> None:
    if station.devices.profile not in PROFILES:
        raise KnownError("profile_unknown", wanted=station.devices.profile, known=sorted(PROFILES))
