"""Founding a house at the screen: what was typed so far, and what its station does with it (HOUSE H1, H5)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from itertools import chain, count
from typing import Protocol

from app.documents import Document
from app.domain.house.establishment import Establishment, PointOfSale
from app.domain.house.rights import Role
from app.ports.device_setup import DeviceSettings, DeviceSetup


class Step(StrEnum):
    """In the order in which they are asked for."""

    HOUSE = "house"
    PLACES = "places"
    PEOPLE = "people"
    STATION = "station"
    DEVICES = "devices"
    KEYS = "keys"
    FOUND = "found"


_UNNAMED = Establishment("", "", betting=True, poker=True)
_ON_SCREEN = DeviceSettings("virtual", "virtual-80")


@dataclass(frozen=True, slots=True)
class DraftPerson:
    """An operator to come. His PIN is typed, and written nowhere before the house is founded."""

    operator: str
    name: str
    roles: tuple[Role, ...]


@dataclass(frozen=True, slots=True)
class Draft:
    """A set-up as far as it came, without a secret: kept when it is interrupted, and taken up again.

    `copy` is the file of the keys' recovery copy; `copy_confirmed` is that it was read back.
    """

    step: Step = Step.HOUSE
    establishment: Establishment = _UNNAMED
    points_of_sale: tuple[PointOfSale, ...] = ()
    people: tuple[DraftPerson, ...] = ()
    station: str = "Guichet 1"
    point_of_sale: str = ""
    devices: DeviceSettings = _ON_SCREEN
    copy: str = ""
    copy_confirmed: bool = False


@dataclass(frozen=True, slots=True)
class Joining:
    """Where a house's central store is, and the recovery copy of its keys. Nothing of it is a draft's.

    `address` is a host with or without a port, or the folder of a socket; a password may be empty.
    """

    address: str
    database: str
    user: str
    password: str
    copy: str
    phrase: str


@dataclass(frozen=True, slots=True)
class StationNames:
    """The names that the stations of a house have acted under: drawers and papers go by them."""

    taken: tuple[str, ...]

    def is_taken(self, name: str) -> bool:
        """Whether a station goes by this name already: two of them would share one drawer."""
        return _as_read(name) in map(_as_read, self.taken)

    def as_taken(self, name: str) -> str:
        """`name` as the station that has it writes it: a drawer goes by every letter."""
        return next((each for each in self.taken if _as_read(each) == _as_read(name)), name)

    def free_name(self, name: str) -> str:
        """`name`, or its words with the first number, from 2 on, that is nobody's."""
        words = name.rstrip("0123456789")
        words = words if words and words != name else f"{name} "
        numbered = (f"{words}{number}" for number in count(2))
        return next(each for each in chain((name,), numbered) if not self.is_taken(each))


def _as_read(name: str) -> str:
    return " ".join(name.split()).casefold()


@dataclass(frozen=True, slots=True)
class HouseSeen:
    """The house that was found there."""

    establishment: Establishment
    points_of_sale: tuple[PointOfSale, ...]
    stations: StationNames


class HouseSetUp(Protocol):
    """The station that a house is founded on."""

    @property
    def devices(self) -> DeviceSetup: ...

    def draft(self) -> Draft:
        """What an earlier set-up left, or an empty one."""

    def keep(self, draft: Draft) -> None: ...

    def proposed_copy(self) -> str:
        """A file for the recovery copy, outside the store's own folders."""

    def save_keys(self, file: str, passphrase: str) -> Document:
        """Make the keys where there are none yet, and save their recovery copy; returns its paper.

        Raises KnownError(passphrase_short, file_exists, folder_missing, folder_unusable, keys_exist).
        """

    def confirm_keys(self, file: str, passphrase: str) -> None:
        """Read the copy back. Raises KnownError(recovery_copy_unreadable, passphrase_wrong, keys_wrong)."""

    def print_copy(self, paper: Document, settings: DeviceSettings) -> str:
        """Print the paper of the copy; a `Trouble`, empty where the printer says that it is done."""

    def pictures(self) -> str:
        """The folder where the papers of a virtual printer go, as pictures."""

    def found(self, draft: Draft, codes: Mapping[str, str]) -> None:
        """Found the house and write the station down; `codes` are the PINs by operator.

        Raises KnownError(house_exists, point_of_sale_unknown, profile_unknown), Refused(pin_wrong),
        Refused(not_allowed) without an administrator and a director.
        """

    def look(self, joining: Joining) -> HouseSeen:
        """The house that this station would join; nothing is written.

        Raises KnownError(recovery_copy_unreadable, passphrase_wrong, store_unreachable,
        database_login_wrong, database_unknown, house_missing, store_newer, keys_wrong).
        """

    def join(self, joining: Joining, station: str, point_of_sale: str, *, replaces: bool) -> None:
        """Put keys, address and station in place; `replaces`: the station of this name, on a new machine.

        Raises what `look` raises, KnownError(house_exists, keys_exist, point_of_sale_unknown,
        station_taken)."""
