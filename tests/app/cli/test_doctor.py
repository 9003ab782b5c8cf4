"""`guichet doctor` says what is connected, what is wrong and how to mend it, in words for the telephone."""

from __future__ import annotations

import fcntl
import os
import sys
from pathlib import Path

import pytest

from app.__main__ import main
from app.config import Places, Station, StationDevices, StationFile
from db.holding import StoreHeld


@pytest.fixture
def places(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Places:
    monkeypatch.setenv("GUICHET_DATA", str(tmp_path))
    monkeypatch.setenv("GUICHET_KEYS", str(tmp_path / "keys"))
    return Places(tmp_path, tmp_path / "keys")


def set_up(places: Places, printer: str, scanner: str = "") -> None:
    station = Station("Guichet 1", "P1", "tiroir", "caisse")
    file = StationFile(station, StationDevices(printer, "virtual-80", scanner=scanner))
    places.station_file.write_bytes(file.content())


def test_where_no_station_is_installed_nothing_is_broken_and_the_way_is_told(
    places: Places, capsys: pytest.CaptureFixture[str]
) -> None:
    demo = StoreHeld(places.part("demo").store, "Démonstration")
    try:
        assert main(["doctor"]) == 0
    finally:
        demo.release()
    said = capsys.readouterr().out
    assert "Aucun poste n’est installé ici" in said
    assert "guichet run --new" in said
    assert "À réparer" not in said


def test_a_printer_and_a_scanner_that_are_not_there_are_told_with_their_remedies(
    places: Places, capsys: pytest.CaptureFixture[str]
) -> None:
    set_up(places, "serial:/dev/serial/by-id/gone", "/dev/serial/by-id/scanner-gone")
    assert main(["doctor"]) == 1
    said = capsys.readouterr().out
    assert said.count("L’appareil n’est pas branché, ou il est éteint.") == 2
    assert said.count("→ Branchez-le et allumez-le") == 2
    assert "modèle virtual-80" in said
    assert "À réparer : les points" in said


def test_no_page_is_printed_on_a_printer_that_is_to_be_mended_first(
    places: Places, capsys: pytest.CaptureFixture[str]
) -> None:
    set_up(places, "network:127.0.0.1:9")
    assert main(["doctor", "--print"]) == 1
    said = capsys.readouterr().out
    assert "Page d’essai : Pas imprimée : réparez d’abord l’imprimante." in said
    assert "À réparer : le point" in said


def test_what_was_learnt_of_a_scanner_that_types_is_said(
    places: Places, capsys: pytest.CaptureFixture[str]
) -> None:
    devices = StationDevices("virtual", "virtual-80", suffix="tab", other_layout=True)
    file = StationFile(Station("Guichet 1", "P1", "tiroir", "caisse"), devices)
    places.station_file.write_bytes(file.content())
    assert main(["doctor"]) == 0
    said = capsys.readouterr().out
    assert "suffixe Tabulation, réglée sur un autre clavier, mais comprise." in said


def test_the_test_page_is_printed_on_a_printer_that_is_well(
    places: Places, capsys: pytest.CaptureFixture[str]
) -> None:
    set_up(places, "virtual")
    assert main(["doctor", "--print"]) == 0
    said = capsys.readouterr().out
    assert "Page d’essai imprimée." in said
    assert "→ Regardez-la : accents justes" in said
    assert len(list((places.data / "papers").glob("*.png"))) == 1


def test_beside_an_open_station_it_says_so_and_leaves_its_devices_alone(
    places: Places, capsys: pytest.CaptureFixture[str]
) -> None:
    set_up(places, "network:127.0.0.1:9")
    held = StoreHeld(places.store, "Guichet 1")
    try:
        assert main(["doctor"]) == 0
        said = capsys.readouterr().out
    finally:
        held.release()
    assert "Le poste « Guichet 1 » est ouvert" in said
    assert "Imprimante de ce poste" not in said
    assert main(["doctor"]) == 1, "once it is closed, everything is examined"
    assert "est ouvert" not in capsys.readouterr().out


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="other systems don't tell")
def test_a_port_that_another_program_has_taken_names_the_program(
    places: Places, capsys: pytest.CaptureFixture[str]
) -> None:
    master, slave = os.openpty()
    port = os.ttyname(slave)
    fcntl.flock(slave, fcntl.LOCK_EX)
    try:
        set_up(places, "virtual", port)
        assert main(["doctor"]) == 1
    finally:
        os.close(slave)
        os.close(master)
    own = Path("/proc/self/comm").read_text("utf-8").strip()
    assert f"Le programme « {own} » tient le port." in capsys.readouterr().out
