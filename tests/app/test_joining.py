"""A further station joins a house on PostgreSQL, and what is wrong is told apart (HOUSE H1, H5)."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import create_engine, make_url, text

from app.bootstrap import key_file, open_house
from app.config import Places, Station, StationDevices, StationFile
from app.domain.errors import KnownError
from app.joining import address_of, join_house, look
from app.ports.setting_up import Joining
from app.scenarios.verbs import FileClock
from app.vault import recovery
from app.vault.keys import HouseKeys
from app.vault.recovery import save_recovery_copy
from app.vault.system import SystemRandomness
from tests.app.house_to_join import house_to_join

PHRASE = "quatre goélands sur le quai"
STATION = StationFile(Station("Guichet 2", "P2", "Guichet 2", "Guichet 2"), StationDevices())


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(recovery, "_COST", 1 << 8)


@pytest.fixture
def joining(postgresql_url: str, clock: FileClock, tmp_path: Path) -> Joining:
    return house_to_join(postgresql_url, clock, tmp_path, PHRASE)


@pytest.fixture
def places(tmp_path: Path) -> Places:
    return Places(tmp_path / "second" / "data", tmp_path / "second" / "keys")


@pytest.fixture
def told(postgresql_url: str) -> Iterator[Callable[[str], object]]:
    engine = create_engine(postgresql_url, isolation_level="AUTOCOMMIT")

    def tell(command: str) -> object:
        with engine.connect() as connection:
            found = connection.execute(text(command))
            return found.scalar() if found.returns_rows else None

    yield tell
    engine.dispose()


def cause(joining: Joining) -> str:
    with pytest.raises(KnownError) as error:
        look(joining)
    return error.value.cause


def test_a_station_joins_and_opens_by_itself_the_next_time(joining: Joining, places: Places) -> None:
    seen = look(joining)
    assert (seen.establishment.name, seen.points_of_sale[0].id) == ("Maison Lenoir", "P1")
    assert not places.keys.exists()  # looking writes nothing
    join_house(places, joining, STATION)
    found = places.with_address()
    assert StationFile.read(places.station_file) == STATION
    assert (places.address_file.stat().st_mode & 0o777, found.database_url) == (0o600, address_of(joining))
    house = open_house(found)
    with house.store.read() as unit:
        assert unit.journal.head().number == 1
    house.store.close()
    with pytest.raises(KnownError) as again:
        join_house(places, joining, STATION)
    assert again.value.cause == "house_exists"


def test_a_name_in_use_is_refused_unless_its_machine_is_replaced(joining: Joining, places: Places) -> None:
    """Drawer and papers go by the station's name: two of one name would share them."""
    taken = look(joining).stations.taken[0]
    same = StationFile(Station(f" {taken.upper()} ", "P2", taken, taken), StationDevices())
    with pytest.raises(KnownError) as refused:
        join_house(places, joining, same)
    assert (refused.value.cause, refused.value.details["free"]) == ("station_taken", "P2")
    assert not places.station_file.exists()
    join_house(places, joining, same, replaces=True)
    assert places.station_file.exists()


def test_what_is_wrong_is_told_apart(joining: Joining, tmp_path: Path) -> None:
    others = tmp_path / "autre.json"
    save_recovery_copy(HouseKeys.make(SystemRandomness()), others, PHRASE, SystemRandomness())
    assert cause(replace(joining, address=str(tmp_path))) == "store_unreachable"
    assert cause(replace(joining, address="127.0.0.1:1")) == "store_unreachable"
    assert cause(replace(joining, address="maison.invalid")) == "store_unreachable"
    assert cause(replace(joining, user="personne")) == "database_login_wrong"
    assert cause(replace(joining, database="ailleurs")) == "database_unknown"
    assert cause(replace(joining, copy=str(others))) == "keys_wrong"
    assert cause(replace(joining, copy=str(tmp_path / "rien.json"))) == "recovery_copy_unreadable"
    assert cause(replace(joining, phrase="une autre phrase")) == "passphrase_wrong"


def test_a_wrong_password_is_told(joining: Joining, told: Callable[[str], object]) -> None:
    rules = Path(str(told("SHOW hba_file")))
    before = rules.read_text()
    rules.write_text(f"local all clerk scram-sha-256\n{before}")
    told("CREATE ROLE clerk LOGIN PASSWORD 'the right one'")
    told("SELECT pg_reload_conf()")
    try:
        wrong = replace(joining, user="clerk", password="another")
        for _ in range(1200):  # the server takes its new rules in its own time
            if (found := cause(wrong)) == "database_login_wrong":
                break
            time.sleep(0.05)
        assert found == "database_login_wrong"
        assert cause(replace(wrong, password="")) == "database_login_wrong"
    finally:
        rules.write_text(before)
        told("DROP ROLE clerk")
        told("SELECT pg_reload_conf()")


def test_a_store_without_a_house_is_left_as_it_was(joining: Joining, bare_postgresql_url: str) -> None:
    bare = replace(joining, database=make_url(bare_postgresql_url).database or "")
    assert cause(bare) == "house_missing"
    assert cause(bare) == "house_missing"  # asking made nothing


def test_a_newer_store_is_left_alone(joining: Joining, told: Callable[[str], object]) -> None:
    """F52: a program that is older than the house never writes there."""
    told("UPDATE alembic_version SET version_num = '9999'")
    assert cause(joining) == "store_newer"


def test_other_keys_of_this_station_and_a_foreign_point_of_sale_are_refused(
    joining: Joining, places: Places
) -> None:
    elsewhere = replace(STATION, station=replace(STATION.station, point_of_sale="P9"))
    with pytest.raises(KnownError) as unknown:
        join_house(places, joining, elsewhere)
    assert unknown.value.cause == "point_of_sale_unknown"
    HouseKeys.make(SystemRandomness()).save(key_file(places))
    with pytest.raises(KnownError) as other:
        join_house(places, joining, STATION)
    assert other.value.cause == "keys_exist"
    assert not places.station_file.exists()


@pytest.mark.parametrize(
    ("typed", "host", "port"),
    [
        ("centre.exemple", "centre.exemple", None),
        ("10.0.0.8:5433", "10.0.0.8", 5433),
        ("[::1]:5432", "::1", 5432),
    ],
)
def test_an_address_may_name_a_port(typed: str, host: str, port: int | None) -> None:
    url = make_url(address_of(Joining(typed, "maison", "poste", "a:b/c@d", "", "")))
    assert (url.host, url.port, url.password, url.database) == (host, port, "a:b/c@d", "maison")
