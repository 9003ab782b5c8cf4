"""Two windows of a station on one store: the second is told whose it is, and a crash locks nobody out."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from app.domain.errors import KnownError
from db.holding import StoreHeld

ROOT = Path(__file__).parents[2]
HOLD_AND_WAIT = """
import sys
from pathlib import Path
from db.holding import StoreHeld
held = StoreHeld(Path(sys.argv[1]), "Guichet 1")
print("held", flush=True)
sys.stdin.read()
"""


@pytest.fixture
def store(tmp_path: Path) -> Path:
    return tmp_path / "data" / "guichet.db"


def test_a_store_is_one_stations_until_it_lets_go(store: Path) -> None:
    first = StoreHeld(store, "Guichet de l’entrée")
    with pytest.raises(KnownError) as error:
        StoreHeld(store, "Guichet 2")
    assert error.value.cause == "store_held"
    assert error.value.details["station"] == "Guichet de l’entrée"
    first.release()
    StoreHeld(store, "G2").release()
    third = StoreHeld(store, "Guichet 3")
    with pytest.raises(KnownError) as error:
        StoreHeld(store, "Guichet 4")
    assert error.value.details["station"] == "Guichet 3"
    third.release()


def test_a_station_that_was_killed_locks_nobody_out(store: Path) -> None:
    other = subprocess.Popen(  # noqa: S603
        [sys.executable, "-c", HOLD_AND_WAIT, str(store)],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    )
    with other:
        assert other.stdout is not None
        assert other.stdout.readline() == b"held\n"
        with pytest.raises(KnownError) as error:
            StoreHeld(store, "Guichet 2")
        assert error.value.details["station"] == "Guichet 1"
        other.kill()
    assert store.with_name("guichet.db.held").exists()
    StoreHeld(store, "Guichet 2").release()


def test_a_folder_that_can_not_be_used_is_said(store: Path) -> None:
    store.parent.write_text("a file where the folder should be")
    with pytest.raises(KnownError) as error:
        StoreHeld(store, "Guichet 1")
    assert error.value.cause == "store_unreadable"
