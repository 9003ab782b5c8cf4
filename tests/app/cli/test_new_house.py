"""From the demonstration to a house of one's own, and what an interrupted set-up left (HOUSE H1, H7)."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from app.bootstrap import key_file
from app.config import Places
from app.domain.errors import KnownError
from app.setting_up import is_under_way, prepare_keys
from app.station import WhichHouse, parts_of, run_station
from app.vault import recovery
from tests.app.cli.conftest import PASSPHRASE
from tests.app.services.kit import on_sqlite
from ui.application import make_application, open_screens


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Guesses of the phrase may be cheap here."""
    monkeypatch.setattr(recovery, "_COST", 1 << 8)


@on_sqlite
def test_the_demonstration_of_a_station_without_a_house_leads_to_founding_one(
    places: Places, qtbot: QtBot
) -> None:
    make_application([])
    screens = open_screens(parts_of(places, WhichHouse.REAL))
    try:
        with qtbot.waitSignal(screens.found_asked, timeout=60_000):
            screens.window.demo.left_asked.emit()
        assert screens.parts.can_found
    finally:
        screens.close()
        screens.operations.close()
    assert screens._idle.remaining_ms == -1, "a station that has ended locks nothing any more"


@on_sqlite
def test_keys_that_an_interrupted_set_up_made_are_its_own_and_nobody_elses(
    places: Places, tmp_path: Path
) -> None:
    keys = prepare_keys(places, tmp_path / "copy.json", PASSPHRASE)
    assert is_under_way(places)
    assert prepare_keys(places, tmp_path / "copy.json", PASSPHRASE) == keys
    (places.data / "set-up.begun").unlink()
    with pytest.raises(KnownError) as error:
        prepare_keys(places, tmp_path / "other.json", PASSPHRASE)
    assert error.value.cause == "keys_exist"
    assert key_file(places).exists()


@on_sqlite
def test_a_house_that_is_there_is_not_founded_again(places: Places, set_up: object) -> None:
    assert callable(set_up)
    assert set_up() == 0
    assert not is_under_way(places)
    with pytest.raises(KnownError) as error:
        run_station(places, WhichHouse.NEW, dark=False, full_screen=False)
    assert error.value.cause == "house_exists"


@on_sqlite
def test_a_set_up_that_broke_off_after_its_keys_is_done_again(
    places: Places, set_up: object, tmp_path: Path
) -> None:
    assert callable(set_up)
    keys = prepare_keys(places, tmp_path / "recovery.keys", PASSPHRASE)
    assert set_up() == 0
    assert not is_under_way(places)
    assert recovery.read_recovery_copy(tmp_path / "recovery.keys", PASSPHRASE) == keys
