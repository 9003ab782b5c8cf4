"""A journal followed in parts, here and by helpers, is as it was sealed just where the whole one is (H4)."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from sqlalchemy import delete, update

from app.domain.house.verification import Fault
from app.services import closing
from app.services.verification.chain import Part, Read, SealKeys, Wanted, follow
from app.services.verification.division import Division, Following
from app.services.verification.helper import GONE, Helper
from app.services.verification.naming import name_faults
from app.services.verify import verify_house
from db.repositories.journal import SqlJournal
from db.rows import Rows
from db.schema.house import JOURNAL, POSTINGS
from tests.app.services.kit import Counter
from tests.db.behind import behind, unguarded

WHOLE = Division(helpers=0)
PARTED = Division(helpers=0, part=3)
HELPED = Division(helpers=2, part=1, helped_from=1)
TAMPERED = (
    update(JOURNAL).values(body=JOURNAL.c.body + " "),
    update(JOURNAL).values(hash="0" * 64),
    update(JOURNAL).values(seal="0" * 64),
    update(JOURNAL).values(number=99),
    delete(JOURNAL),
)


@pytest.fixture
def busy(counter: Counter) -> Counter:
    counter.publish(101, 102)
    counter.sell(101, 102, formula="2/2")
    counter.later(hours=-1)
    closing.record_clock(counter.house, counter.by("clara"), closing.RecordClock("heure d'hiver"))
    for _ in range(3):
        counter.sell(101, 102, formula="2/2")
    return counter


def wanted(counter: Counter) -> Wanted:
    return Wanted(SealKeys(counter.house.keys.seal_keys()), frozenset({2, 5}))


def followed(counter: Counter, division: Division) -> Read | None:
    with (
        counter.house.store.read() as unit,
        Following(unit.journal, wanted(counter), division) as following,
    ):
        return following.finish()


def test_however_it_is_divided_the_same_is_read(busy: Counter) -> None:
    with busy.house.store.read() as unit:
        thoroughly = name_faults(unit.journal, wanted(busy))
    assert thoroughly.findings == ()
    ways = (WHOLE, HELPED, *(Division(helpers=0, part=part) for part in range(1, busy.records())))
    assert [followed(busy, division) for division in ways] == [thoroughly] * len(ways)


def test_an_entry_changed_at_any_place_of_any_part_is_found(busy: Counter) -> None:
    missed = []
    with unguarded(busy.house) as engine, engine.connect() as connection:
        journal = SqlJournal(connection, Rows(connection, 0))
        for number in range(1, busy.records() + 1):
            for way in TAMPERED:
                with connection.begin_nested() as tried:
                    connection.execute(way.where(JOURNAL.c.number == number))
                    with Following(journal, wanted(busy), PARTED) as following:
                        missed += [(number, str(way))] if following.finish() else []
                    tried.rollback()
    assert missed == []


def test_a_helper_finds_what_is_found_here(busy: Counter) -> None:
    part = Part(3, busy.records())
    with busy.house.store.read() as unit:
        journal = unit.journal
        here = follow(journal.bare(), part, wanted(busy))
        with Helper(journal.elsewhere(), wanted(busy)) as helper:
            there = helper.follow(part)
    assert here is not None
    assert there == here


def test_a_row_changed_in_the_part_of_a_helper_is_found_and_named(busy: Counter) -> None:
    with behind(busy.house) as connection:
        last = POSTINGS.c.entry == busy.records()
        connection.execute(update(POSTINGS).where(last).values(shift="x"))
    with busy.house.store.read() as unit, Helper(unit.journal.elsewhere(), wanted(busy)) as helper:
        assert helper.follow(Part(1, busy.records() - 1)) is not None
        assert helper.follow(Part(busy.records(), busy.records())) is None
    [finding] = verify_house(busy.house, HELPED).findings
    assert (finding.fault, finding.number) == (Fault.CHANGED_ROW, busy.records())


@pytest.mark.parametrize("program", ["missing", "ends at once"])
def test_where_no_helper_is_to_be_had_all_is_followed_here(
    busy: Counter, program: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "program"
    if program == "ends at once":
        path.write_text(f"#!{sys.executable}\n", "utf-8")
        path.chmod(0o700)
    monkeypatch.setattr(sys, "executable", str(path))
    with (
        busy.house.store.read() as unit,
        pytest.raises(GONE),
        Helper(unit.journal.elsewhere(), wanted(busy)) as helper,
    ):
        helper.follow(Part(1, 1))
    assert verify_house(busy.house, HELPED).ok
