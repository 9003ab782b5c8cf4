"""The composition root: a house opened on its store and keys; `station` puts screens and devices to it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.parse import urlsplit

from app.config import Places, Settings
from app.domain.errors import KnownError
from app.domain.house.seal import Head
from app.ports.copies import Copies
from app.ports.outside import Clock, Keys
from app.ports.store import Store
from app.ports.tampering import Tamperer
from app.ports.timestamps import Timestamps
from app.services.house import House, Origin
from app.services.keys import KeysChanged, ReplaceKeys, replace_lost_keys
from app.services.starting import settle_head
from app.vault.heads import HeadFile
from app.vault.keys import HouseKeys, Keyring
from app.vault.pins import ArgonPins
from app.vault.posting import Proxy
from app.vault.system import SystemClock, SystemRandomness
from app.vault.timestamps import Authority
from db.copies import PostgresqlCopies, SqliteCopies
from db.opening import clear_postgresql, open_postgresql, open_sqlite
from db.tampering import StoreTamperer
from db.unit_of_work import SqlStore


def open_house(places: Places, *, settings: Settings | None = None, make_keys: bool = False) -> House:
    """The house of this station.

    `make_keys`: a house that is just being set up gets keys; any other that has lost them says so.
    Raises KnownError(keys_missing, keys_damaged, house_gone, head_unwritable) and what opening the store
    raises.
    """
    file = key_file(places)
    is_new = make_keys and not file.exists()
    if is_new:
        HouseKeys.make(SystemRandomness()).save(file)
    ring = Keyring.open(file)
    if not make_keys and _is_gone(places):
        raise KnownError("house_gone", folder=str(places.data))
    store = _open_store(places, ring)
    try:
        _settle_keys(store, ring)
        house = house_on(places, ring, store, settings)
        if is_new and house.heads.last() is not None:
            house.heads.start_again(Head.empty())  # it was another house's, with keys that are gone
        settle_head(house)
    except BaseException:
        store.close()
        raise
    return house


def house_on(places: Places, ring: Keyring, store: Store, settings: Settings | None = None) -> House:
    """A house on any store: its own, or one that was read back from a copy."""
    house = House(
        store=store,
        clock=SystemClock(),
        randomness=SystemRandomness(),
        keys=ring,
        pins=ArgonPins.of_strength(ring.keys.pepper),
        heads=HeadFile(places.keys / "head", alone=places.database_url is None),
        settings=settings or Settings(),
    )
    return replace(house, timestamps=_timestamps(places, house))


def _timestamps(places: Places, house: House) -> Timestamps | None:
    """The authority that this station names, else the one that the house has chosen.

    A setting that was tampered with keeps no house shut: it has to be opened to be verified.
    """
    settings = house.settings
    with suppress(KnownError):
        settings = house.at_present().settings
    address = places.timestamp_authority or settings.timestamp_authority
    if not address:
        return None
    roots = places.timestamp_roots or places.keys / "timestamp-roots.pem"
    relay = settings.timestamp_proxy
    proxy = Proxy(relay, places.proxy_login()) if relay else None
    return Authority(address, roots, places.keys / "timestamps", proxy=proxy)


def _settle_keys(store: Store, ring: Keyring) -> None:
    """The keys that the store goes on with are the ones at hand. Raises KnownError(keys_wrong)."""
    with store.read() as unit:
        named, changes = unit.keeping.key_id(), unit.keeping.key_changes()
    ring.turn_where_named(named, max(changes, default=0))


def replace_keys(places: Places, operator: str, pin: str, reason: str) -> KeysChanged:
    """Go on with new keys where the old ones are lost, and record it.

    A power cut on the way is made up for by doing it again. Raises KnownError(keys_exist) where keys
    are there, Refused as `replace_lost_keys` does.
    """
    file = key_file(places)
    if file.exists():
        raise KnownError("keys_exist", path=str(file))
    waiting = file.with_name(f"{file.name}.next")
    if not waiting.exists():
        HouseKeys.make(SystemRandomness()).save(waiting)
    keys = HouseKeys.load(waiting)
    ring = Keyring(keys)
    store = _open_store(places, ring)
    try:
        house = house_on(places, ring, store)
        origin = Origin(operator, "", "console", "console", "console", f"replace {keys.key_id()}")
        changed = replace_lost_keys(house, origin, ReplaceKeys(reason, pin))
        if house.heads.last() is None:  # it lay with the keys
            with house.store.read() as unit:
                house.heads.start_again(unit.journal.head())
    finally:
        store.close()
    keys.after_loss(changed.number - 1).save(file)
    waiting.unlink()
    return changed


def copies_of(places: Places, ring: Keyring) -> Copies:
    """How the house's store is copied and put back."""
    if places.database_url is None:
        return SqliteCopies(places.store, ring)
    return PostgresqlCopies(_postgresql_only(places.database_url), ring)


def _is_gone(places: Places) -> bool:
    """Whether a journal was kept here whose store is nowhere: no empty one is made in its place."""
    kept = HeadFile(places.keys / "head", alone=places.database_url is None).last()
    return places.database_url is None and not places.store.exists() and kept is not None


def key_file(places: Places) -> Path:
    return places.keys / "house.key"


def _open_store(places: Places, keys: Keys) -> SqlStore:
    if places.database_url is None:
        return open_sqlite(places.store, keys)
    return open_postgresql(_postgresql_only(places.database_url), keys)


def _postgresql_only(url: str) -> str:
    if urlsplit(url).scheme.partition("+")[0] != "postgresql":
        raise KnownError("database_url_invalid", url=url)
    return url


OpenStore = Callable[[Path, Keys], SqlStore]
"""Opens the store of a house that is gone afterwards; where it is a file, the one that is given."""


def scenario_store(database_url: str | None) -> OpenStore:
    """A new SQLite file, or a PostgreSQL database that is emptied."""
    if database_url is None:
        return open_sqlite

    def emptied(_file: Path, keys: Keys) -> SqlStore:
        clear_postgresql(database_url)
        return open_postgresql(database_url, keys)

    return emptied


@dataclass(frozen=True, slots=True)
class ScenarioHouse:
    """A house on a store of its own, with the means to tamper with it."""

    house: House
    tamperer: Tamperer


@contextmanager
def scenario_house(clock: Clock, settings: Settings, open_store: OpenStore) -> Iterator[ScenarioHouse]:
    """A fresh house that is gone afterwards.

    PIN digests are as weak as argon2 allows: a scenario is about rules, not about guessing.
    """
    with TemporaryDirectory(prefix="guichet-scenario-") as folder:
        randomness = SystemRandomness()
        keys = Keyring(HouseKeys.make(randomness))
        store = open_store(Path(folder) / "scenario.db", keys)
        house = House(
            store=store,
            clock=clock,
            randomness=randomness,
            keys=keys,
            pins=ArgonPins.of_strength(keys.keys.pepper, memory_kib=8, passes=1),
            heads=HeadFile(Path(folder) / "keys" / "head", alone=True),
            settings=settings,
        )
        try:
            yield ScenarioHouse(house, StoreTamperer(store.writer))
        finally:
            store.close()
