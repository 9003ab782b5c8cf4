"""A file system that takes no more, a real one, and a store on one that is read-only (HOUSE H5)."""

from __future__ import annotations

import errno
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from app.bootstrap import open_house
from app.config import Places
from app.domain.errors import KnownError
from app.scenarios.verbs import FileClock
from app.services.starting import ensure_head
from app.vault.pins import ArgonPins
from db import opening
from tests.app.services.kit import Counter


@pytest.fixture
def places(tmp_path: Path) -> Places:
    return Places(tmp_path / "data", tmp_path / "keys")


@pytest.fixture
def counter(places: Places, clock: FileClock) -> Counter:
    house = open_house(places, make_keys=True)
    pins = ArgonPins.of_strength(b"pepper", memory_kib=8, passes=1)
    counter = Counter(replace(house, clock=clock, pins=pins), clock).found()
    counter.open()
    counter.publish(101)
    return counter


@pytest.mark.skipif(sys.platform == "win32", reason="Windows limits no process's files")
def test_what_was_sold_before_no_file_could_grow_is_there_and_nothing_else(
    counter: Counter, places: Places
) -> None:
    before, most = counter.records(), places.store.stat().st_size + (1 << 16)
    counter.house.store.close()
    command = [sys.executable, "-m", "tests.db.until_full", str(places.data), str(places.keys), str(most)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)  # noqa: S603
    *sold, stopped = [line.split() for line in done.stdout.splitlines()]
    assert stopped in (["stopped", "disk_full"], ["stopped", "store_unreadable"])
    counter.house = replace(open_house(places), clock=counter.clock)
    ensure_head(counter.house)
    assert counter.records() == before + len(sold)
    with counter.house.store.read() as unit:
        subjects = [entry.subject for entry in unit.journal.recent(len(sold))]
    assert subjects == [ticket for _, ticket in reversed(sold)]
    counter.sell(101)
    counter.assert_whole()


@pytest.mark.parametrize(
    ("number", "cause"),
    [(errno.EROFS, "store_read_only"), (errno.ENOSPC, "disk_full"), (errno.EACCES, "store_unreadable")],
)
def test_why_a_store_is_not_made_is_told_apart(
    places: Places, monkeypatch: pytest.MonkeyPatch, number: int, cause: str
) -> None:
    def refuse(_path: Path) -> None:
        raise OSError(number, "refused")

    monkeypatch.setattr(opening, "make_private", refuse)
    with pytest.raises(KnownError) as error:
        open_house(places, make_keys=True)
    assert error.value.cause == cause
