"""Copies of the house: made while it sells, checked, put back by a sealed act (HOUSE H5, F55)."""

from __future__ import annotations

import errno
import sqlite3
import tempfile
import threading
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from app.bootstrap import copies_of, house_on, key_file, open_house
from app.config import Places
from app.domain.errors import Code, KnownError, Refused
from app.domain.house.verification import Fault
from app.ports.printing import JobState
from app.scenarios.verbs import FileClock
from app.schedules import CopySchedule
from app.services.backup import (
    Restore,
    Restoring,
    back_up,
    kept_copies,
    restore,
    run_due_backup,
)
from app.services.house import House
from app.services.verify import verify_house
from app.vault.keys import Keyring
from app.vault.pins import ArgonPins
from db.copies import SqliteCopies
from tests.app.services.kit import AFTERNOON, PIN, Counter, on_sqlite


@pytest.fixture
def places(database_url: str | None, tmp_path: Path) -> Places:
    return Places(tmp_path / "data", tmp_path / "keys", database_url)


class Station:
    """A real house in its places: opened, closed, and opened again as a program is."""

    def __init__(self, places: Places) -> None:
        self.places, self.clock, self.runs = places, FileClock(AFTERNOON), 0
        self.counter = self.start(make_keys=True)

    def start(self, *, make_keys: bool = False) -> Counter:
        self.runs += 1
        house = self.quick(open_house(self.places, make_keys=make_keys))
        self.counter = Counter(house, self.clock, f"run-{self.runs}")
        return self.counter

    def quick(self, house: House) -> House:
        """PINs as weak as argon2 allows, and the clock of the test."""
        pins = ArgonPins.of_strength(self.ring().keys.pepper, memory_kib=8, passes=1)
        return replace(house, clock=self.clock, pins=pins)

    def ring(self) -> Keyring:
        return Keyring.open(key_file(self.places))

    def stop(self) -> None:
        self.counter.house.store.close()

    def back_up(self) -> Path:
        copies = copies_of(self.places, self.ring())
        return back_up(self.counter.house, copies, self.places.copies_folder).path

    def restoring(self) -> Restoring:
        ring = self.ring()
        return Restoring(
            copies_of(self.places, ring),
            lambda store: self.quick(house_on(self.places, ring, store)),
            lambda: self.quick(open_house(self.places)),
        )

    def restore(self, copy: Path, *, by: str = "clara", pin: str = PIN, replace: bool = True) -> None:
        self.stop()
        command = Restore(copy, by, pin, "disque remplacé", replace=replace)
        restore(self.restoring(), self.counter.by(by), command)


@pytest.fixture
def station(places: Places) -> Iterator[Station]:
    station = Station(places)
    station.counter.found()
    station.counter.open()
    station.counter.publish(101)
    try:
        yield station
    finally:
        station.stop()


def test_a_copy_made_while_selling_is_whole_and_holds_what_was_sold(station: Station) -> None:
    counter = station.counter
    counter.sell(101)
    sold = threading.Event()
    stop = threading.Event()

    def go_on_selling() -> None:
        while not stop.is_set():
            counter.sell(101)
            sold.set()

    selling = threading.Thread(target=go_on_selling)
    selling.start()
    try:
        assert sold.wait(60)
        before = counter.records()
        copied = back_up(
            counter.house, copies_of(station.places, station.ring()), station.places.copies_folder
        )
    finally:
        stop.set()
        selling.join()
    assert before <= copied.head.number <= counter.records()
    assert copied.path.stat().st_mode & 0o777 == 0o600
    assert [each.path for each in kept_copies(station.places.copies_folder)] == [copied.path]


def test_a_copy_that_does_not_verify_is_not_kept(station: Station) -> None:
    copies = copies_of(station.places, station.ring())

    class Careless:
        """Copies that lose a movement on the way."""

        def copy_to(self, target: Path) -> None:
            copies.copy_to(target)
            with sqlite3.connect(target) as there:
                there.execute("DROP TRIGGER postings_no_delete")
                there.execute("DELETE FROM postings WHERE line = 0")

        read_back, last_number, put_back = copies.read_back, copies.last_number, copies.put_back

    with pytest.raises(KnownError) as error:
        back_up(station.counter.house, Careless(), station.places.copies_folder)
    assert error.value.cause == "copy_false"
    assert list(station.places.copies_folder.iterdir()) == []


def test_an_older_copy_than_what_is_known_is_not_kept(station: Station) -> None:
    old = station.back_up()
    station.counter.sell(101)
    copies = copies_of(station.places, station.ring())

    class Stale:
        def copy_to(self, target: Path) -> None:
            target.write_bytes(old.read_bytes())

        read_back, last_number, put_back = copies.read_back, copies.last_number, copies.put_back

    station.clock.set(AFTERNOON.replace(hour=18))
    with pytest.raises(KnownError) as error:
        back_up(station.counter.house, Stale(), station.places.copies_folder)
    assert error.value.details["findings"] == [f"older_than_head {station.counter.records()} "]


def test_a_restored_house_is_whole_and_says_so_in_its_journal(station: Station) -> None:
    sold = station.counter.sell(101)
    copy = station.back_up()
    lost = station.counter.sell(101)
    station.restore(copy)
    counter = station.start()
    entry = counter.last()
    assert (entry.act, entry.operator) == ("restore", "clara")
    with counter.house.store.read() as unit:
        [restored] = unit.keeping.restores()
        assert unit.plays.play(sold.identification) is not None
        assert unit.plays.play(lost.identification) is None
    assert (restored.back_to.number, restored.lost_to) == (entry.number - 1, entry.number)
    counter.assert_whole()
    sold_since = counter.sell(101)
    assert sold_since.identification != lost.identification, "no paper that was lost passes for another"
    assert sold_since.sequence == lost.sequence
    counter.assert_whole()


def test_a_copy_put_back_in_any_other_way_is_found(station: Station) -> None:
    copy = station.back_up()
    station.counter.sell(101)
    station.stop()
    copies_of(station.places, station.ring()).put_back(copy, replace=True)
    counter = station.start()
    assert {finding.fault for finding in verify_house(counter.house).findings} == {Fault.OLDER_THAN_HEAD}
    for _ in range(2):
        with pytest.raises(KnownError) as error:
            counter.sell(101)
        assert error.value.cause == "store_older", "and nothing is sold on top of it"


def test_a_store_that_is_there_is_not_replaced_silently(station: Station) -> None:
    copy = station.back_up()
    records = station.counter.records()
    with pytest.raises(KnownError) as error:
        station.restore(copy, replace=False)
    assert error.value.cause == "store_exists"
    assert station.start().records() == records
    station.counter.assert_whole()


def test_what_was_there_is_put_aside_and_not_thrown_away(station: Station) -> None:
    copy = station.back_up()
    station.counter.sell(101)
    station.stop()
    restoring = station.restoring()
    made = restore(restoring, station.counter.by("clara"), Restore(copy, "clara", PIN, "essai", replace=True))
    assert made.aside is not None
    if station.places.database_url is None:
        with (
            SqliteCopies(Path(made.aside), station.ring()).read_back(Path(made.aside)) as former,
            former.read() as unit,
        ):
            assert unit.journal.head().number == made.back_to.number + 1
    station.start()


def test_a_restore_takes_a_supervisor_and_his_pin(station: Station) -> None:
    copy = station.back_up()
    for by, pin, code in (
        ("anna", PIN, Code.NOT_ALLOWED),
        ("ada", PIN, Code.NOT_ALLOWED),
        ("nobody", PIN, Code.NOT_ALLOWED),
        ("clara", "1111", Code.PIN_WRONG),
    ):
        with pytest.raises(Refused) as refused:
            station.restore(copy, by=by, pin=pin)
        assert refused.value.code is code
    assert station.start().last().act != "restore"


def test_a_house_that_is_open_is_not_replaced(station: Station) -> None:
    copy = station.back_up()
    station.counter.sell(101)
    with pytest.raises(KnownError) as error:
        copies_of(station.places, station.ring()).put_back(copy, replace=True)
    assert error.value.cause == "store_held"
    station.counter.assert_whole()


def test_papers_under_way_at_the_copy_ask_whether_they_came_out(station: Station) -> None:
    station.counter.sell(101)
    copy = station.back_up()
    station.restore(copy)
    states = {job.state for job in station.start().papers()}
    assert states == {JobState.UNCONFIRMED}


def test_a_changed_copy_is_refused(station: Station) -> None:
    copy = station.back_up()
    with sqlite3.connect(copy) as there:
        there.execute("DROP TRIGGER operators_no_update")
        there.execute("UPDATE operators SET roles = '[\"director\"]' WHERE id = 'anna'")
    with pytest.raises(KnownError) as error:
        station.restore(copy, by="anna")
    assert error.value.cause == "copy_false"
    station.start()


@on_sqlite
def test_a_copy_is_put_back_from_a_medium_that_is_only_read(
    station: Station, monkeypatch: pytest.MonkeyPatch
) -> None:
    copy, make_folder = station.back_up(), tempfile.mkdtemp

    def mkdtemp(suffix: str | None, prefix: str | None, folder: Path | None) -> str:
        if folder == copy.parent:
            raise OSError(errno.EROFS, "Read-only file system")
        return make_folder(suffix, prefix, folder)

    monkeypatch.setattr("tempfile.mkdtemp", mkdtemp)
    station.restore(copy)
    station.start().assert_whole()


@on_sqlite
def test_what_is_no_copy_is_not_taken_for_a_damaged_store(station: Station, tmp_path: Path) -> None:
    rubbish = tmp_path / "rubbish.copy"
    rubbish.write_bytes(b"no copy " * 1000)
    with pytest.raises(KnownError) as error:
        station.restore(rubbish)
    assert error.value.cause == "copy_unreadable"
    station.start().assert_whole()


def test_copies_are_made_when_they_are_due_and_the_oldest_go(station: Station) -> None:
    folder, copies = station.places.copies_folder, copies_of(station.places, station.ring())
    counter = station.counter
    settings = replace(counter.house.settings, backup_every_hours=4, backups_kept=2)
    house = replace(counter.house, settings=settings)
    made = []
    for hours in (0, 1, 4, 1, 3):
        counter.later(hours=hours)
        made.append(run_due_backup(house, copies, folder))
    assert [each is not None for each in made] == [True, False, True, False, True]
    assert [each.path for each in kept_copies(folder)] == [made[4].path, made[2].path]  # type: ignore[union-attr]


@on_sqlite
def test_why_no_copy_could_be_made_is_told_once_and_selling_goes_on(station: Station) -> None:
    folder, counter = station.places.copies_folder, station.counter
    said: list[BaseException] = []
    copies = copies_of(station.places, station.ring())
    schedule = CopySchedule(counter.house, copies, station.places, said.append)
    folder.write_text("a file where the folder of copies should be")
    schedule.look()
    counter.sell(101)
    schedule.look()
    assert [error.cause for error in said if isinstance(error, KnownError)] == ["folder_unusable"]
    folder.unlink()
    schedule.look()
    assert (len(kept_copies(folder)), len(said)) == (1, 1)
    counter.assert_whole()
