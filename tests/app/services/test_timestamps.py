"""An authority's timestamp of each closure: nothing waits for it, and it is held against the journal (H4)."""

from __future__ import annotations

import threading
from dataclasses import replace
from datetime import date
from functools import partial
from pathlib import Path

import pytest

from app.domain.errors import KnownError
from app.domain.house.rights import Act
from app.domain.house.seal import Head
from app.domain.house.verification import Fault
from app.ports.changes import Unheard
from app.ports.timestamps import StampTrouble
from app.schedules import Closings, StampSchedule
from app.services.archive import Archive, archive, check_archive
from app.services.backup import SealRestore, check_copy, seal_restore
from app.services.closing import CloseDay, close_day
from app.services.timestamps import stamp_closures
from app.services.verify import verify_house
from app.vault.timestamps import Authority, check_token
from tests.app.services.kit import Counter, on_sqlite
from tests.app.timestamping import Counterpart, Notary


def busy(_query: bytes) -> bytes:
    raise LookupError


@pytest.fixture
def authority(notary: Notary, server: Counterpart, tmp_path: Path) -> Authority:
    return Authority(server.address, notary.roots, tmp_path / "timestamps", deadline=60)


@pytest.fixture
def stamped(counter: Counter, authority: Authority) -> Counter:
    """A counter whose closures are timestamped; its drawer is closed."""
    counter.close("100")
    counter.house = replace(counter.house, timestamps=authority)
    return counter


def close(counter: Counter) -> Head:
    """Close the next day; the entry that sealed it."""
    counter.later(days=1)
    close_day(counter.house, counter.by("clara"), CloseDay())
    entry = counter.last()
    return Head(entry.number, entry.hash)


def test_a_closure_is_timestamped_over_the_hash_of_its_entry(
    stamped: Counter, authority: Authority, notary: Notary
) -> None:
    assert stamp_closures(stamped.house) is None
    assert authority.kept() == []
    closed = close(stamped)
    assert verify_house(stamped.house).unstamped == (closed.number,)
    assert stamp_closures(stamped.house) is None
    assert authority.kept() == [closed]
    [file] = authority.folder.iterdir()
    assert notary.verifies(file, closed.hash)
    assert verify_house(stamped.house).unstamped == ()
    stamped.assert_whole()


def test_nothing_is_asked_where_the_setting_is_off_or_twice(stamped: Counter, server: Counterpart) -> None:
    close(stamped)
    assert stamp_closures(replace(stamped.house, timestamps=None)) is None
    assert server.asked == 0
    for _ in range(2):
        assert stamp_closures(stamped.house) is None
    assert server.asked == 1


def test_what_could_not_be_had_is_asked_for_again_from_the_first_that_was(
    stamped: Counter, server: Counterpart, notary: Notary, authority: Authority
) -> None:
    close(stamped)  # before any was timestamped: the next one vouches for it
    first = close(stamped)
    assert stamp_closures(stamped.house) is None
    server.answer = busy
    missing = [close(stamped), close(stamped)]
    assert stamp_closures(stamped.house) is StampTrouble.UNREACHABLE
    assert server.asked == 2
    verdict = verify_house(stamped.house)
    assert (verdict.ok, verdict.unstamped) == (True, tuple(head.number for head in missing))
    server.answer = notary.answer
    assert stamp_closures(stamped.house) is None
    assert authority.kept() == [first, *missing]


@on_sqlite
def test_verify_names_the_closure_whose_token_proves_nothing(
    stamped: Counter, authority: Authority, notary: Notary, tmp_path: Path
) -> None:
    closed = close(stamped)
    stamp_closures(stamped.house)
    [file] = authority.folder.iterdir()
    good = file.read_bytes()
    stranger = Notary(tmp_path / "stranger")
    for token in (good[:-1] + bytes([good[-1] ^ 1]), b"", stranger.other_digest(b"another")):
        file.write_bytes(token)
        [finding] = verify_house(stamped.house).findings
        assert (finding.fault, finding.number) == (Fault.FALSE_TIMESTAMP, closed.number)
    file.write_bytes(good)
    notary.roots.unlink()
    verdict = verify_house(stamped.house)
    assert [(each.fault, each.detail) for each in verdict.findings] == [(Fault.FALSE_TIMESTAMP, "no_roots")]
    assert verdict.first_bad is None


@on_sqlite
def test_a_token_over_an_entry_that_the_journal_does_not_have_is_found(
    stamped: Counter, authority: Authority
) -> None:
    closed = close(stamped)
    entry = stamped.last()
    with stamped.house.store.read() as unit:
        [before] = unit.keeping.entries_between(entry.number - 1, entry.number - 1)
    authority.stamp(Head(entry.number + 1, closed.hash), f"{before.hash}{entry.body}".encode())
    [finding] = verify_house(stamped.house).findings
    assert (finding.fault, finding.number) == (Fault.OTHER_HISTORY, closed.number + 1)
    with stamped.house.store.read() as unit:
        head = unit.journal.head()
    assert check_copy(stamped.house, None) == head  # a copy knows nothing of later timestamps
    lost = SealRestore(head, head.number + 1, "0" * 64, "disque remplacé")
    seal_restore(stamped.house, stamped.by("clara"), lost)
    assert verify_house(stamped.house).ok  # the entry is known to be lost


@on_sqlite
def test_an_archive_carries_its_timestamps_to_whoever_trusts_the_authority(
    stamped: Counter, notary: Notary, tmp_path: Path
) -> None:
    closed = close(stamped)
    stamp_closures(stamped.house)
    path = tmp_path / "days.archive"
    days = Archive(date(2026, 9, 5), date(2026, 9, 6), path)
    archive(stamped.house, stamped.by("clara"), days)
    verdict = check_archive(path)
    assert (verdict.ok, verdict.stamped) == (True, 1)
    assert check_archive(path, check_token=partial(check_token, roots=notary.roots)).ok
    stranger = Notary(tmp_path / "stranger")
    verdict = check_archive(path, check_token=partial(check_token, roots=stranger.roots))
    assert (verdict.faults, verdict.first_bad) == (("false_timestamp",), closed.number)


@on_sqlite
def test_a_station_tells_once_what_is_missing_and_goes_on_asking(
    stamped: Counter, server: Counterpart, notary: Notary, authority: Authority
) -> None:
    said: list[BaseException] = []
    schedule = StampSchedule(stamped.house, threading.Event(), said.append)
    server.answer = busy
    closed = close(stamped)
    schedule.look()
    schedule.look()
    assert [error.cause for error in said if isinstance(error, KnownError)] == ["closure_unstamped"]
    server.answer = notary.answer
    schedule.look()
    assert (authority.kept(), len(said)) == ([closed], 1)


@on_sqlite
def test_a_station_asks_as_soon_as_the_day_is_closed(
    stamped: Counter, server: Counterpart, notary: Notary
) -> None:
    answered = threading.Event()

    def answer(query: bytes) -> bytes:
        answered.set()
        return notary.answer(query)

    server.answer = answer
    closings = Closings(Unheard())
    schedule = StampSchedule(stamped.house, closings.heard, pytest.fail)
    schedule.start()
    stamped.house = replace(stamped.house, changes=closings)
    closings.announce(Act.SELL, "")
    close(stamped)
    assert answered.wait(60)
    schedule.stop()
    assert verify_house(stamped.house).unstamped == ()
