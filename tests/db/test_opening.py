"""A store is opened whole, by a program that knows it, or not at all (HOUSE H5; F52, F54, F56)."""

from __future__ import annotations

import stat
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest
from alembic.script import ScriptDirectory
from sqlalchemy import text

from app.bootstrap import open_house
from app.config import Places
from app.domain.errors import KnownError
from app.ports.printing import JobState
from app.scenarios.verbs import FileClock
from app.services.house import House
from app.services.verify import verify_house
from app.vault.keys import HouseKeys
from app.vault.pins import ArgonPins
from app.vault.system import SystemRandomness
from db import opening
from db.engines import sqlite_writer
from db.migrations import upgrading
from db.mounts import network_file_system
from db.opening import open_postgresql, open_sqlite
from db.unit_of_work import SqlStore
from tests.app.services.kit import Counter
from tests.db.behind import engine_of

KEYS = HouseKeys.make(SystemRandomness())


@pytest.fixture
def places(tmp_path: Path) -> Places:
    return Places(tmp_path / "data", tmp_path / "keys")


@pytest.fixture
def house(places: Places) -> Iterator[House]:
    house = open_house(places, make_keys=True)
    yield house
    house.store.close()


@pytest.fixture
def stored(house: House, clock: FileClock) -> Counter:
    """A founded house in a file, one drawer open."""
    quick = ArgonPins.of_strength(KEYS.pepper, memory_kib=8, passes=1)
    counter = Counter(replace(house, clock=clock, pins=quick), clock).found()
    counter.open()
    return counter


def reopen(places: Places, url: str | None) -> SqlStore:
    return open_sqlite(places.store, KEYS) if url is None else open_postgresql(url, KEYS)


def test_a_newer_store_is_refused_and_left_alone(places: Places, bare_database_url: str | None) -> None:
    store = reopen(places, bare_database_url)
    with store.writer.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    store.close()
    with pytest.raises(KnownError) as error:
        reopen(places, bare_database_url)
    assert (error.value.cause, error.value.details["version"]) == ("store_newer", "9999")


def test_the_versions_that_are_known_are_those_of_the_migrations(places: Places) -> None:
    store = reopen(places, None)
    with store.writer.connect() as connection:
        script = ScriptDirectory.from_config(upgrading.configuration(connection))
    assert opening.versions()[-1] == script.get_current_head()
    assert set(opening.versions()) == {each.revision for each in script.walk_revisions()}
    store.close()


def test_a_store_is_opened_twice_without_a_change(places: Places, bare_database_url: str | None) -> None:
    for _ in range(2):
        store = reopen(places, bare_database_url)
        with store.read() as unit:
            assert unit.journal.missing_triggers() == ()
        store.close()


def test_stores_opened_at_once_in_one_program_do_not_mix(tmp_path: Path) -> None:
    """A copy is read back on a thread of its own, whatever else is being opened."""
    paths = [tmp_path / f"{number}.db" for number in range(4)]
    with ThreadPoolExecutor(len(paths)) as threads:
        for store in threads.map(partial(open_sqlite, keys=KEYS), paths):
            with store.read() as unit:
                assert unit.journal.missing_triggers() == ()
            store.close()


def test_a_migration_that_lost_its_guards_is_not_kept(
    places: Places, bare_database_url: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """F54: a table rebuilt on the way from one version to the next."""
    migrate = upgrading.command.upgrade

    def forgetful(config: object, target: str) -> None:
        migrate(config, target)
        connection = config.attributes["connection"]  # type: ignore[attr-defined]
        on = " ON plays" if connection.dialect.name == "postgresql" else ""
        connection.execute(text(f"DROP TRIGGER plays_no_update{on}"))

    with monkeypatch.context() as patched:
        patched.setattr(upgrading.command, "upgrade", forgetful)
        with pytest.raises(KnownError) as error:
            reopen(places, bare_database_url)
    assert (error.value.cause, error.value.details["tables"]) == ("guards_missing", ["plays"])
    store = reopen(places, bare_database_url)
    with store.read() as unit:
        assert unit.journal.missing_triggers() == ()
    store.close()


def test_what_is_no_database_is_damaged(places: Places) -> None:
    places.data.mkdir()
    places.store.write_bytes(b"this was never a store, whatever its name says" * 100)
    with pytest.raises(KnownError) as error:
        open_sqlite(places.store, KEYS)
    assert error.value.cause == "store_damaged"


def test_a_page_overwritten_is_damage_with_a_name(stored: Counter, places: Places) -> None:
    with engine_of(stored.house).connect() as connection:
        connection.exec_driver_sql("COMMIT")
        connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
        page = connection.exec_driver_sql(
            "SELECT rootpage FROM sqlite_master WHERE name = 'shifts'"
        ).scalar_one()
        size = connection.exec_driver_sql("PRAGMA page_size").scalar_one()
        connection.exec_driver_sql("BEGIN")
    stored.house.store.close()
    with places.store.open("r+b") as file:
        file.seek((page - 1) * size)
        file.write(b"\xff" * size)
    with pytest.raises(KnownError) as error:
        stored.sell(999)
    assert error.value.cause == "store_damaged"


def test_a_full_disk_is_said_and_the_act_is_not_done(stored: Counter) -> None:
    stored.publish(101)
    records = stored.records()
    engine = engine_of(stored.house)
    with engine.connect() as connection:
        pages = connection.exec_driver_sql("PRAGMA page_count").scalar_one()
        connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}")
    sold = []

    def sell_on() -> None:
        while len(sold) < 50:
            sold.append(stored.sell(101))

    with pytest.raises(KnownError) as error:
        sell_on()
    assert error.value.cause == "disk_full"
    with engine.connect() as connection:
        connection.exec_driver_sql("PRAGMA max_page_count = 1000000")
    assert stored.records() == records + len(sold)
    stored.sell(101)
    stored.assert_whole()


def test_a_store_that_may_not_be_written_is_said(stored: Counter) -> None:
    stored.publish(101)
    engine = engine_of(stored.house)
    with engine.connect() as connection:
        connection.exec_driver_sql("PRAGMA query_only = ON")
    with pytest.raises(KnownError) as error:
        stored.sell(101)
    assert error.value.cause == "store_read_only"


def test_a_store_held_by_another_program_is_said(stored: Counter, places: Places) -> None:
    with engine_of(stored.house).connect() as connection:
        connection.exec_driver_sql("PRAGMA busy_timeout = 20")
    other = sqlite_writer(places.store)
    with other.connect() as connection, connection.begin(), pytest.raises(KnownError) as error:
        stored.open("P2")
    other.dispose()
    assert error.value.cause == "store_locked"


def test_a_database_that_does_not_answer_is_unreachable() -> None:
    with pytest.raises(KnownError) as error:
        open_postgresql("postgresql+psycopg://nobody@127.0.0.1:1/test_nowhere?connect_timeout=2", KEYS)
    assert error.value.cause == "store_unreachable"


def test_an_older_sqlite_is_refused(places: Places, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("db.engines.sqlite.sqlite_version", "3.51.2")
    with pytest.raises(KnownError) as error:
        open_sqlite(places.store, KEYS)
    assert error.value.cause == "sqlite_too_old"


MOUNTS = r"""
22 1 8:1 / / rw,relatime shared:1 - ext4 /dev/sda1 rw
40 22 0:35 / /srv/caisse rw,relatime shared:2 - cifs //serveur/caisse rw,vers=3.0
41 22 0:36 / /srv/mon\040dossier rw shared:3 - nfs4 serveur:/export rw
42 40 8:2 / /srv/caisse/disque rw shared:4 - ext4 /dev/sdb1 rw
43 22 0:37 / /mnt/anna/serveur rw - fuse.sshfs anna@serveur: rw
"""


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/var/lib/guichet/guichet.db", None),
        ("/srv/caisse/guichet.db", "cifs"),
        ("/srv/caisse-locale/guichet.db", None),
        ("/srv/mon dossier/a/guichet.db", "nfs4"),
        ("/srv/caisse/disque/guichet.db", None),
        ("/mnt/anna/serveur/guichet.db", "fuse.sshfs"),
    ],
)
def test_a_network_share_is_told_by_its_mount(tmp_path: Path, path: str, kind: str | None) -> None:
    listed = tmp_path / "mountinfo"
    listed.write_text(MOUNTS.strip(), "utf-8")
    assert network_file_system(Path(path), listed) == kind


def test_a_store_on_a_network_share_is_refused_before_a_file_is_made(
    places: Places, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(opening, "network_file_system", lambda _path: "nfs4")
    with pytest.raises(KnownError) as error:
        open_sqlite(places.store, KEYS)
    assert (error.value.cause, error.value.details["file_system"]) == ("store_on_network", "nfs4")
    assert not places.data.exists()


def test_files_of_the_store_are_for_the_stations_account_alone(stored: Counter, places: Places) -> None:
    files = sorted([*places.data.iterdir(), *places.keys.iterdir()])
    assert {file.name for file in files} == {
        "guichet.db", "guichet.db-shm", "guichet.db-wal", "head", "house.key",
    }  # fmt: skip
    for file in files:
        assert stat.S_IMODE(file.stat().st_mode) == 0o600, file
    for folder in (places.data, places.keys):
        assert stat.S_IMODE(folder.stat().st_mode) == 0o700


def test_a_store_moved_with_its_keys_verifies_elsewhere(
    stored: Counter, places: Places, tmp_path: Path
) -> None:
    """F53."""
    stored.house.store.close()
    places.data.rename(tmp_path / "elsewhere")
    house = open_house(replace(places, data=tmp_path / "elsewhere"))
    assert verify_house(house).ok
    house.store.close()


def test_every_commit_is_synced(house: House) -> None:
    with engine_of(house).connect() as connection:
        said = {
            name: connection.exec_driver_sql(f"PRAGMA {name}").scalar_one()
            for name in ("journal_mode", "synchronous", "foreign_keys", "recursive_triggers")
        }
    assert said == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "recursive_triggers": 1}


def test_a_reader_writes_nothing(counter: Counter) -> None:
    store, now = counter.house.store, counter.clock.now()
    with pytest.raises(KnownError) as error, store.read() as unit:
        unit.papers.mark(1, JobState.PRINTED, "", now)
    assert error.value.cause == "store_read_only"
