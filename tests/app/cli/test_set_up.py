"""`guichet set-up`: a house is founded whole, or nothing is made (HOUSE H1, H2, H5)."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from shutil import copytree

import pytest

from app.bootstrap import key_file, open_house
from app.config import Places, Station, StationDevices, StationFile
from app.domain.errors import KnownError
from app.domain.house.establishment import PointOfSale
from app.domain.house.rights import Role
from app.real_station import printer_of
from app.services.house import Origin
from app.services.people import LogIn, log_in
from app.services.verify import verify_house
from app.station import WhichHouse, parts_of
from app.vault.keys import HouseKeys
from app.vault.recovery import read_recovery_copy
from hardware.setup import transport_at
from hardware.transports import FileTransport, NetworkTransport, SerialTransport
from tests.app.cli.conftest import DIRECTOR_PIN, PASSPHRASE

Run = Callable[..., int]
on_sqlite = pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)


def test_a_house_is_founded_with_its_people_its_keys_and_this_station(
    places: Places, set_up: Run, tmp_path: Path
) -> None:
    assert set_up("--printer", "network:192.0.2.7", "--profile", "tm-t20", "--scanner", "/dev/ttyACM0") == 0
    house = open_house(places)
    with house.store.read() as unit:
        establishment = unit.places.establishment()
        assert establishment is not None
        assert (establishment.name, establishment.betting, establishment.marking) == (
            "Casino de Brécourt",
            True,
            "",
        )
        assert unit.places.points_of_sale() == (
            PointOfSale("P1", "027 115", "Le Narval", "3, quai Est", transfers=True, payment_centre=False),
        )
        roles = {operator.id: set(operator.roles) for operator in unit.people.operators()}
    assert roles == {"ada": {Role.ADMINISTRATOR}, "diane": {Role.DIRECTOR}}
    origin = Origin("diane", "P1", "Guichet 1", "Guichet 1", "Guichet 1", "first")
    assert log_in(house, origin, LogIn("diane", DIRECTOR_PIN)).right
    assert verify_house(house).ok
    house.store.close()
    assert read_recovery_copy(tmp_path / "recovery.keys", PASSPHRASE) == HouseKeys.load(key_file(places))
    assert StationFile.read(places.station_file) == StationFile(
        Station("Guichet 1", "P1", "Guichet 1", "Guichet 1"),
        StationDevices("network:192.0.2.7", "tm-t20", drawer=True, scanner="/dev/ttyACM0"),
    )


@on_sqlite
@pytest.mark.parametrize(
    ("more", "pins", "passphrase"),
    [
        (("--profile", "unheard-of"), ("2468", "8642"), PASSPHRASE),
        (("--at", "P9"), ("2468", "8642"), PASSPHRASE),
        (("--point-of-sale", "P2;;;"), ("2468", "8642"), PASSPHRASE),
        (("--director", "diane"), ("2468", "8642"), PASSPHRASE),
        ((), ("2468", "864"), PASSPHRASE),
        ((), ("2468", "8642"), "court"),
    ],
)
def test_what_is_not_right_makes_nothing(
    places: Places, set_up: Run, more: tuple[str, ...], pins: tuple[str, str], passphrase: str
) -> None:
    assert set_up(*more, pins=pins, passphrase=passphrase) != 0
    assert not places.data.exists()
    assert not places.keys.exists()


def test_a_house_is_founded_once(places: Places, set_up: Run, tmp_path: Path) -> None:
    assert set_up() == 0
    assert set_up("--recovery", str(tmp_path / "other.keys")) == 2
    assert not (tmp_path / "other.keys").exists()


@pytest.mark.parametrize("database_url", ["postgresql"], indirect=True)
def test_a_further_station_joins_with_the_recovery_copy(
    places: Places, set_up: Run, guichet: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert set_up() == 0
    there = Places(tmp_path / "data2", tmp_path / "keys2", places.database_url)
    monkeypatch.setenv("GUICHET_DATA", str(there.data))
    monkeypatch.setenv("GUICHET_KEYS", str(there.keys))
    joining = (
        "set-up",
        "--join",
        "--station",
        "Guichet 2",
        "--printer",
        "virtual",
        "--profile",
        "virtual-80",
    )
    assert guichet(*joining, "--at", "P1") == 2  # no keys yet
    assert guichet("keys", "restore", str(tmp_path / "recovery.keys"), typed=(PASSPHRASE,)) == 0
    assert guichet(*joining, "--at", "P9") == 2
    assert guichet(*joining, "--at", "P1") == 0
    written = StationFile.read(there.station_file)
    assert written is not None
    assert written.station.name == "Guichet 2"


@on_sqlite
def test_the_station_file_is_for_the_stations_account_and_no_half_of_it_is_left(
    places: Places, set_up: Run
) -> None:
    assert set_up() == 0
    assert places.station_file.stat().st_mode & 0o777 == 0o600
    assert not list(places.data.glob("*.new"))


def test_a_station_file_is_read_as_it_was_written(tmp_path: Path) -> None:
    file = StationFile(
        Station('L’"Étoile"', "P1", "C:\\tiroir\n", "é€"),
        StationDevices("file:/dev/usb/lp0", "tm-t20", drawer=False),
    )
    (tmp_path / "station.toml").write_bytes(file.content())
    assert StationFile.read(tmp_path / "station.toml") == file
    assert StationFile.read(tmp_path / "none.toml") is None
    for damaged in ("[station]", "[station", '[station]\nname = "x"\n[devices]\nwheels = 4'):
        (tmp_path / "station.toml").write_text(damaged, "utf-8")
        with pytest.raises(KnownError) as error:
            StationFile.read(tmp_path / "station.toml")
        assert error.value.cause == "station_file_damaged"


@pytest.mark.parametrize(
    ("way", "kind"),
    [
        ("network:192.0.2.7", NetworkTransport),
        ("network:192.0.2.7:9101", NetworkTransport),
        ("network:fe80::1", NetworkTransport),
        ("serial:/dev/serial/by-id/usb-EPSON", SerialTransport),
        ("file:/dev/usb/lp0", FileTransport),
    ],
)
def test_every_way_to_a_printer_has_its_transport(way: str, kind: type) -> None:
    assert isinstance(transport_at(way, "P1"), kind)


@pytest.mark.parametrize("way", ["", "network", "network:", "network:host:port", "fax:1", "file:"])
def test_an_unknown_way_to_a_printer_is_said(way: str) -> None:
    with pytest.raises(KnownError) as error:
        transport_at(way, "P1")
    assert error.value.cause == "printer_way_unknown"


def test_a_virtual_printer_of_a_real_station_is_one_that_is_seen(tmp_path: Path) -> None:
    places = Places(tmp_path, tmp_path)
    station = Station("Guichet 1", "P1", "tiroir", "caisse")
    printer = printer_of(places, StationFile(station, StationDevices(drawer=False)))
    assert (printer.name, printer.virtual, printer.drawer) == ("caisse", True, False)


def test_a_store_without_its_station_file_is_not_taken_for_a_demonstration(
    places: Places, set_up: Run
) -> None:
    assert set_up() == 0
    places.station_file.unlink()
    with pytest.raises(KnownError) as error:
        parts_of(places, WhichHouse.REAL)
    assert error.value.cause == "station_not_set_up"


@on_sqlite
def test_a_house_whose_disk_is_not_there_is_neither_opened_anew_nor_verified_as_another(
    places: Places, set_up: Run, guichet: Run, capsys: pytest.CaptureFixture[str]
) -> None:
    assert set_up() == 0
    assert guichet("verify") == 0
    assert "1 écriture, rien à signaler" in capsys.readouterr().out
    away = places.data.rename(places.data.with_name("away"))
    copytree(away, places.part("demo").data)
    with pytest.raises(KnownError) as error:
        parts_of(places, WhichHouse.REAL)
    assert error.value.cause == "house_gone"
    for command in ("verify", "backup"):
        assert guichet(command) == 2
        assert "house_gone" in capsys.readouterr().err
    assert not places.store.exists()
