"""What a station finds as it opens: its store as it left it, or a word for the administrator (HOUSE H4)."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import pytest
from sqlalchemy import text, update

from app.bootstrap import open_house
from app.config import Places
from app.domain.betting.ticket_numbers import bar_code
from app.domain.errors import Code, KnownError, Refused
from app.domain.house.seal import Head
from app.scenarios.verbs import FileClock
from app.services import people
from app.services.accepting import AcceptStore, accept_store
from app.services.betting.tickets import CheckTicket, check
from app.services.house import House
from app.services.starting import ensure_head
from app.services.verify import verify_house
from app.vault.heads import HeadFile
from app.vault.pins import ArgonPins
from db.schema.house import JOURNAL
from tests.app.services.kit import PIN, Counter, on_sqlite
from tests.db.behind import behind


@pytest.fixture
def places(tmp_path: Path, database_url: str | None) -> Places:
    return Places(tmp_path / "data", tmp_path / "keys", database_url)


@contextmanager
def opened(places: Places, clock: FileClock) -> Iterator[Counter]:
    """The station's own house, from its opening to its end."""
    house = open_house(places, make_keys=True)
    quick = ArgonPins.of_strength(b"", memory_kib=8, passes=1)
    try:
        yield Counter(replace(house, clock=clock, pins=quick), clock, name=f"from-{records(house)}")
    finally:
        house.store.close()


def records(house: House) -> int:
    with house.store.read() as unit:
        return unit.journal.head().number


@pytest.fixture
def lived(places: Places, clock: FileClock) -> Places:
    """A house that has sold and was closed."""
    with opened(places, clock) as counter:
        counter.found().open()
        counter.publish(101)
        counter.sell(101)
    return places


def found_at_start(places: Places, clock: FileClock) -> KnownError:
    with opened(places, clock) as counter, pytest.raises(KnownError) as error:
        ensure_head(counter.house)
    return error.value


def test_a_store_as_it_was_left_is_fine(lived: Places, clock: FileClock) -> None:
    with opened(lived, clock) as counter:
        ensure_head(counter.house)


@on_sqlite
def test_yesterdays_copy_is_found_as_the_station_opens(lived: Places, clock: FileClock) -> None:
    yesterday = shutil.copy(lived.store, lived.store.with_name("yesterday"))
    with opened(lived, clock) as counter:
        counter.sell(101)
        counter.sell(101)
    shutil.move(yesterday, lived.store)
    error = found_at_start(lived, clock)
    assert (error.cause, dict(error.details)) == ("store_older", {"last": 4, "known": 6})


def test_a_cut_tail_is_found_as_the_station_opens(lived: Places, clock: FileClock) -> None:
    with opened(lived, clock) as counter, behind(counter.house) as connection:
        connection.execute(text("DELETE FROM journal WHERE number = 4"))
        before = connection.execute(text("SELECT hash FROM journal WHERE number = 3")).scalar_one()
        connection.execute(text("UPDATE journal_head SET number = 3, hash = :hash"), {"hash": before})
    assert found_at_start(lived, clock).cause == "store_older"


@pytest.mark.parametrize("column", ["body", "hash", "seal"])
def test_a_changed_last_entry_is_found_as_the_station_opens(
    lived: Places, clock: FileClock, column: str
) -> None:
    with opened(lived, clock) as counter, behind(counter.house) as connection:
        changed = update(JOURNAL).where(JOURNAL.c.number == 4).values({column: "0" * 64})
        connection.execute(changed)
    assert found_at_start(lived, clock).cause == "store_other"


@on_sqlite
def test_a_head_that_was_taken_away_is_missed(lived: Places, clock: FileClock) -> None:
    (lived.keys / "head").unlink()
    assert found_at_start(lived, clock).cause == "head_missing"


@on_sqlite
def test_a_kill_between_act_and_head_may_come_twice_in_a_row(lived: Places, clock: FileClock) -> None:
    for _ in range(2):
        with opened(lived, clock) as counter:
            head = (lived.keys / "head").read_bytes()
            counter.sell(101)
        (lived.keys / "head").write_bytes(head)
    with opened(lived, clock) as counter:
        ensure_head(counter.house)
        counter.sell(101)
        assert verify_house(counter.house).ok


class HeldUp(HeadFile):
    """A program that stops between its commit and its head."""

    def keep(self, before: Head, after: Head) -> None:
        """Not yet."""


@on_sqlite
def test_whoever_acts_beside_whom_a_cut_leaves_one_entry_ahead_at_most(
    lived: Places, clock: FileClock
) -> None:
    with opened(lived, clock) as counter:
        for _ in range(3):
            counter.house = replace(counter.house, heads=HeldUp(lived.keys / "head", alone=True))
            counter.sell(101)
            kept = HeadFile(lived.keys / "head", alone=True).last()
            assert kept is not None
            assert records(counter.house) == kept.number + 1
    with opened(lived, clock) as counter:
        ensure_head(counter.house)
        assert verify_house(counter.house).ok


@on_sqlite
def test_nothing_more_is_sealed_while_the_last_head_can_not_be_written(
    lived: Places, clock: FileClock
) -> None:
    head = lived.keys / "head"
    with opened(lived, clock) as counter:
        head.unlink()
        head.mkdir()
        causes = []
        for _ in range(3):
            with pytest.raises(KnownError) as error:
                counter.sell(101)
            causes.append((error.value.cause, records(counter.house)))
        assert causes == [("head_unwritable", 5), ("head_behind", 5), ("head_behind", 5)]
        head.rmdir()
        counter.sell(101)
        assert verify_house(counter.house).ok


@on_sqlite
def test_two_entries_that_this_station_never_saw_are_found(lived: Places, clock: FileClock) -> None:
    head = (lived.keys / "head").read_bytes()
    with opened(lived, clock) as counter:
        counter.sell(101)
        counter.sell(101)
    (lived.keys / "head").write_bytes(head)
    assert found_at_start(lived, clock).cause == "head_missing"


# -- a store that this station did not leave ------------------------------------------------------


def back_to_yesterday(places: Places, clock: FileClock) -> list[str]:
    """The bar codes of the tickets that are lost with it."""
    yesterday = shutil.copy(places.store, places.store.with_name("yesterday"))
    with opened(places, clock) as counter:
        lost = [counter.sell(101).identification for _ in range(2)]
        codes = [bar_code(ticket, counter.control(ticket)) for ticket in lost]
    shutil.move(yesterday, places.store)
    return codes


def cause_of(act: Callable[[], object]) -> str:
    with pytest.raises(KnownError) as error:
        act()
    return error.value.cause


@on_sqlite
def test_yesterdays_copy_sells_nothing_however_often_somebody_logs_in(
    lived: Places, clock: FileClock
) -> None:
    back_to_yesterday(lived, clock)
    with opened(lived, clock) as counter:
        causes = []
        for _ in range(4):
            causes.append(cause_of(lambda: counter.sell(101)))
            assert people.log_in(counter.house, counter.by("ada"), people.LogIn("ada", PIN)).right is not None
        assert causes == ["store_older", "store_older", "store_other", "store_other"]
    with opened(lived, clock) as counter:
        assert cause_of(lambda: counter.sell(101)) == "store_other", "also after a restart"
        assert not verify_house(counter.house).ok


@on_sqlite
def test_an_administrator_goes_on_with_it_for_a_reason_that_the_journal_keeps(
    lived: Places, clock: FileClock
) -> None:
    back_to_yesterday(lived, clock)
    with opened(lived, clock) as counter:
        house, accepting = counter.house, AcceptStore("Le disque a été remplacé.")
        for who, command, code in (
            ("anna", accepting, Code.NOT_ALLOWED),
            ("ada", AcceptStore(" "), Code.REASON_REQUIRED),
        ):
            with pytest.raises(Refused) as refused:
                accept_store(house, counter.by(who), command)
            assert refused.value.code is code
        accepted = accept_store(house, counter.by("ada"), accepting)
        assert (accepted.back_to.number, accepted.lost_to) == (4, 6)
        assert (counter.last().act, counter.last().operator) == ("accept_store", "ada")
        counter.sell(101)
        with pytest.raises(Refused) as refused:
            accept_store(house, counter.by("ada"), accepting)
        assert refused.value.code is Code.UNKNOWN, "nothing is amiss any more"
    with opened(lived, clock) as counter:
        ensure_head(counter.house)
        assert verify_house(counter.house).ok


@on_sqlite
def test_no_ticket_sold_after_a_take_over_answers_to_a_paper_that_was_lost(
    lived: Places, clock: FileClock
) -> None:
    lost = back_to_yesterday(lived, clock)
    lost += back_to_yesterday_again(lived, clock)
    with opened(lived, clock) as counter:
        counter.sell(101)
        counter.sell(101)
        for code in lost:
            with pytest.raises(Refused) as refused:
                check(counter.house, counter.by("anna"), CheckTicket(code, "P1", "S1"))
            assert refused.value.code is Code.TICKET_UNKNOWN
        assert verify_house(counter.house).ok


def back_to_yesterday_again(places: Places, clock: FileClock) -> list[str]:
    """The same older store a second time, which knows nothing of the first: what was sold in between."""
    yesterday = shutil.copy(places.store, places.store.with_name("again"))
    with opened(places, clock) as counter:
        accept_store(counter.house, counter.by("ada"), AcceptStore("Le disque a été remplacé."))
        lost = counter.sell(101).identification
        code = bar_code(lost, counter.control(lost))
    shutil.move(yesterday, places.store)
    clock.set(clock.now() + timedelta(minutes=10))
    with opened(places, clock) as counter:
        accept_store(counter.house, counter.by("ada"), AcceptStore("Encore remplacé."))
    return [code]


@on_sqlite
def test_a_store_that_was_tampered_with_is_not_gone_on_with(lived: Places, clock: FileClock) -> None:
    back_to_yesterday(lived, clock)
    with opened(lived, clock) as counter:
        with behind(counter.house) as connection:
            connection.execute(text("UPDATE plays SET total = 1"))
        accepting = AcceptStore("Le disque a été remplacé.")
        assert cause_of(lambda: accept_store(counter.house, counter.by("ada"), accepting)) == "store_false"
        assert cause_of(lambda: counter.sell(101)) == "store_older"
