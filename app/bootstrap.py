"""The composition root: the only module that knows every room."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.parse import urlsplit

from app.config import Places, Settings
from app.domain.errors import KnownError
from app.ports.outside import Clock
from app.ports.tampering import Tamperer
from app.services.house import House
from app.vault.heads import HeadFile
from app.vault.keys import HouseKeys
from app.vault.pins import ArgonPins
from app.vault.system import SystemClock, SystemRandomness
from db.opening import clear_postgresql, open_postgresql, open_sqlite
from db.tampering import StoreTamperer
from db.unit_of_work import SqlStore


def open_house(places: Places, *, settings: Settings | None = None, make_keys: bool = False) -> House:
    """The house of this station.

    `make_keys`: a house that is just being set up gets keys; any other that has lost them says so.
    Raises KnownError(keys_missing, keys_damaged) and what opening the store raises.
    """
    key_file = places.keys / "house.key"
    if make_keys and not key_file.exists():
        HouseKeys.make(SystemRandomness()).save(key_file)
    keys = HouseKeys.load(key_file)
    store = _open_store(places, keys)
    heads = HeadFile(places.keys / "head", alone=places.database_url is None)
    return House(
        store=store,
        clock=SystemClock(),
        randomness=SystemRandomness(),
        keys=keys,
        pins=ArgonPins.of_strength(keys.pepper),
        heads=heads,
        settings=settings or Settings(),
    )


def _open_store(places: Places, keys: HouseKeys) -> SqlStore:
    if places.database_url is None:
        return open_sqlite(places.store, keys)
    if urlsplit(places.database_url).scheme.partition("+")[0] != "postgresql":
        raise KnownError("database_url_invalid", url=places.database_url)
    return open_postgresql(places.database_url, keys)


@dataclass(frozen=True, slots=True)
class ScenarioHouse:
    """A house on a store of its own, with the means to tamper with it."""

    house: House
    tamperer: Tamperer


@contextmanager
def scenario_house(clock: Clock, settings: Settings, database_url: str | None) -> Iterator[ScenarioHouse]:
    """A fresh house that is gone afterwards: SQLite, or a PostgreSQL database that is emptied.

    PIN digests are as weak as argon2 allows: a scenario is about rules, not about guessing.
    """
    with TemporaryDirectory(prefix="guichet-scenario-") as folder:
        randomness = SystemRandomness()
        keys = HouseKeys.make(randomness)
        if database_url is None:
            store = open_sqlite(Path(folder) / "scenario.db", keys)
        else:
            clear_postgresql(database_url)
            store = open_postgresql(database_url, keys)
        house = House(
            store=store,
            clock=clock,
            randomness=randomness,
            keys=keys,
            pins=ArgonPins.of_strength(keys.pepper, memory_kib=8, passes=1),
            heads=HeadFile(Path(folder) / "keys" / "head", alone=True),
            settings=settings,
        )
        try:
            yield ScenarioHouse(house, StoreTamperer(store.writer))
        finally:
            store.close()
