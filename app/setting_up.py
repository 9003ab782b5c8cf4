"""Setting up a house and its first station: keys, recovery copy, people, station file (HOUSE H1, H2, H5).

What is begun may be interrupted at any instant and done again: a mark beside the store names the keys
that it made, so that they are known for its own, and goes with the last step.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from app.bootstrap import key_file, open_house
from app.codec import canonical, read
from app.config import Places, Station, StationDevices, StationFile
from app.device_setup import StationSetup, devices_of
from app.documents import Document
from app.documents.recovery import recovery_paper
from app.domain.errors import Code, KnownError, Refused
from app.domain.house.people import ensure_pin
from app.domain.house.rights import Role
from app.joining import ensure_may_stand, join_house, look, station_names
from app.ports.device_setup import DeviceSettings
from app.ports.setting_up import Draft, HouseSeen, Joining
from app.services.founding import Found, Newcomer, found
from app.services.house import House, Origin
from app.vault.files import private_folder, write_whole
from app.vault.keys import HouseKeys
from app.vault.recovery import ensure_can_save, read_recovery_copy, save_recovery_copy
from app.vault.system import SystemClock, SystemRandomness
from hardware.doctor import print_now
from hardware.pdf import lay_out
from hardware.profiles import PROFILES
from hardware.spooler import USUAL


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
    _ensure_sensible(wanted.found, wanted.station)
    ensure_free(places)
    prepare_keys(places, wanted.recovery, wanted.passphrase)
    return found_house(places, wanted.found, wanted.station)


def prepare_keys(places: Places, recovery: Path, passphrase: str) -> HouseKeys:
    """Keys for a house to come, and their recovery copy; after an interruption, the keys it had made.

    Raises KnownError(house_exists, keys_exist, passphrase_short, file_exists, folder_missing,
    recovery_copy_unreadable, passphrase_wrong).
    """
    ensure_free(places)
    file = key_file(places)
    if file.exists():
        keys = HouseKeys.load(file)
        if recovery.exists() and read_recovery_copy(recovery, passphrase) == keys:
            return keys
        ensure_can_save(recovery, passphrase)
    else:
        ensure_can_save(recovery, passphrase)
        keys = HouseKeys.make(SystemRandomness())
        private_folder(places.data)
        write_whole(_mark(places), keys.key_id().encode("ascii"))
        keys.save(file)
    save_recovery_copy(keys, recovery, passphrase, SystemRandomness())
    return keys


def confirm_keys(places: Places, recovery: Path, passphrase: str) -> None:
    """Read the recovery copy back.

    Raises KnownError(recovery_copy_unreadable, passphrase_wrong, keys_wrong).
    """
    copied, keys = read_recovery_copy(recovery, passphrase), HouseKeys.load(key_file(places))
    if copied != keys:
        raise KnownError("keys_wrong", wanted=keys.key_id(), found=copied.key_id())


def found_house(places: Places, wanted: Found, station: StationFile) -> House:
    """Found the house on the keys that are there, and write the station down.

    A house that an interrupted set-up has founded keeps what it was founded with. Raises what
    `set_up` raises.
    """
    _ensure_sensible(wanted, station)
    ensure_free(places)
    house = open_house(places)
    with house.store.read() as unit:
        founded = unit.places.establishment() is not None
    if not founded:
        here = station.station
        origin = Origin(
            operator=wanted.operators[0].operator,
            point_of_sale=here.point_of_sale,
            station=here.name,
            drawer=here.drawer,
            printer=here.printer,
            request=house.new_id(),
        )
        found(house, origin, wanted)
    write_whole(places.station_file, station.content())
    for left in (_draft_file(places), _mark(places)):
        left.unlink(missing_ok=True)
    return house


def is_under_way(places: Places) -> bool:
    """Whether a set-up was begun here and not finished."""
    return not places.station_file.exists() and (_draft_file(places).exists() or _mark(places).exists())


def join(places: Places, station: StationFile, *, replaces: bool = False) -> House:
    """A further station of a house on PostgreSQL, whose keys came from their recovery copy.

    Raises KnownError(keys_missing, keys_wrong, profile_unknown), and what `ensure_may_stand` raises.
    """
    _ensure_profile(station)
    house = open_house(places)
    try:
        with house.store.read() as unit:
            points, names = unit.places.points_of_sale(), station_names(unit)
        ensure_may_stand(points, names, station.station, replaces=replaces)
    except KnownError:
        house.store.close()
        raise
    private_folder(places.data)
    write_whole(places.station_file, station.content())
    return house


@dataclass(frozen=True, slots=True)
class FreshSetup(StationSetup):
    """The devices of a station that is not written down yet: what is chosen is kept with the draft."""

    def keep(self, settings: DeviceSettings) -> None:
        """Nothing: the draft has it."""

    def _file(self) -> StationFile:
        return StationFile(Station("Guichet", "", "Guichet", "Guichet"), StationDevices())


class StationSettingUp:
    """The port `HouseSetUp` on this station."""

    def __init__(self, places: Places) -> None:
        self._places = places
        self.devices = FreshSetup(places, SystemClock())

    def draft(self) -> Draft:
        """An empty one also where the file can't be read: nothing in it can't be typed again."""
        with suppress(FileNotFoundError, ValueError, TypeError, KeyError):
            return read(_draft_file(self._places).read_text("utf-8"), Draft)
        return Draft()

    def keep(self, draft: Draft) -> None:
        private_folder(self._places.data)
        write_whole(_draft_file(self._places), canonical(draft).encode("utf-8"))

    def proposed_copy(self) -> str:
        return str(Path.home() / f"guichet-cles-{SystemClock().now():%Y%m%d}.json")

    def save_keys(self, file: str, passphrase: str) -> Document:
        path = Path(file)
        prepare_keys(self._places, path, passphrase)
        fields: Mapping[str, str] = json.loads(path.read_text("ascii"))
        paper = recovery_paper(fields, station="Guichet", at=SystemClock().now())
        write_whole(path.with_suffix(".pdf"), lay_out(paper))
        return paper

    def confirm_keys(self, file: str, passphrase: str) -> None:
        confirm_keys(self._places, Path(file), passphrase)

    def print_copy(self, paper: Document, settings: DeviceSettings) -> str:
        finding = print_now(self.devices.printer(settings), paper, USUAL)
        return finding.trouble.value if finding.trouble else ""

    def pictures(self) -> str:
        return str(self._places.pictures)

    def found(self, draft: Draft, codes: Mapping[str, str]) -> None:
        newcomers = tuple(
            Newcomer(each.operator, each.name, each.roles, codes.get(each.operator, ""))
            for each in draft.people
        )
        station = StationFile(
            Station(draft.station, draft.point_of_sale, draft.station, draft.station),
            devices_of(draft.devices),
        )
        wanted = Found(draft.establishment, draft.points_of_sale, newcomers)
        found_house(self._places, wanted, station).store.close()

    def look(self, joining: Joining) -> HouseSeen:
        return look(joining)

    def join(self, joining: Joining, station: str, point_of_sale: str, *, replaces: bool) -> None:
        """Papers stay on the screen until a printer is chosen, page « Appareils »."""
        file = StationFile(Station(station, point_of_sale, station, station), StationDevices())
        join_house(self._places, joining, file, replaces=replaces)
        _draft_file(self._places).unlink(missing_ok=True)


def _mark(places: Places) -> Path:
    return places.data / "set-up.begun"


def _draft_file(places: Places) -> Path:
    return places.data / "set-up.json"


def ensure_free(places: Places) -> None:
    """No house here but one that this set-up has begun. Raises KnownError(house_exists, keys_exist)."""
    file, mark = key_file(places), _mark(places)
    begun = mark.read_text("ascii") if mark.exists() else ""
    if places.station_file.exists() or (not begun and places.database_url is None and places.store.exists()):
        raise KnownError("house_exists", store=str(places.store))
    if file.exists() and HouseKeys.load(file).key_id() != begun:
        raise KnownError("keys_exist", path=str(file))


def _ensure_sensible(wanted: Found, station: StationFile) -> None:
    _ensure_profile(station)
    points = {each.id for each in wanted.points_of_sale}
    if station.station.point_of_sale not in points:
        raise KnownError("point_of_sale_unknown", wanted=station.station.point_of_sale, known=sorted(points))
    roles = {role for newcomer in wanted.operators for role in newcomer.roles}
    if not {Role.ADMINISTRATOR, Role.DIRECTOR} <= roles:
        raise Refused(Code.NOT_ALLOWED, roles=[Role.ADMINISTRATOR, Role.DIRECTOR])
    for newcomer in wanted.operators:
        ensure_pin(newcomer.pin)


def _ensure_profile(station: StationFile) -> None:
    if station.devices.profile not in PROFILES:
        raise KnownError("profile_unknown", wanted=station.devices.profile, known=sorted(PROFILES))
