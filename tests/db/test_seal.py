"""Whatever is changed behind the product's back is found (HOUSE H4; F49, F50, F51, F54)."""

from __future__ import annotations

from dataclasses import replace

import pytest
from sqlalchemy import Column, Connection, Engine, Table, delete, insert, select, text, update
from sqlalchemy.exc import DatabaseError

from app.domain.betting.limits import effect
from app.domain.house.seal import entry_hash
from app.domain.house.verification import Fault, Verdict
from app.scenarios.verbs import Heedless
from app.services.verification.division import Division
from app.services.verify import verify_house
from app.vault.keys import HouseKeys
from app.vault.system import SystemRandomness
from db.repositories.plays import SqlPlays
from db.rows import Rows
from db.schema import SEALED
from db.schema.betting import BETTING_TOTALS, PLAYS
from db.schema.house import BALANCES, JOURNAL, JOURNAL_HEAD, MOVEMENTS, POSTINGS
from tests.app.services.kit import Counter, euros
from tests.db.behind import behind, engine_of, unguarded

IN_PARTS = Division(helpers=0, part=5)
"""What a helper does with a part is what is done here; `test_sealed` holds the rows of a whole journal."""
GUARDED = (JOURNAL, *SEALED)
Row = dict[str, object]


def faults(verdict: Verdict) -> set[Fault]:
    return {finding.fault for finding in verdict.findings}


def other(column: Column[object], value: object) -> object:
    """Another value that the column's checks let through."""
    if isinstance(value, int):
        return value + 1000 if column.primary_key or value not in {0, 1} else 1 - value
    if value is None:
        return 7 if column.type.python_type is int else "7"
    return f"{value}x"


def first_row(connection: Connection, table: Table) -> Row:
    row = connection.execute(select(table).limit(1)).one_or_none()
    assert row is not None, table.name
    return dict(row._mapping)


def named(counter: Counter) -> set[str]:
    """The tables in which a row is not what was sealed, found in a journal that is read in parts."""
    return {
        finding.detail
        for finding in verify_house(counter.house, IN_PARTS).findings
        if finding.fault in {Fault.CHANGED_ROW, Fault.UNKNOWN_ROW}
    }


def test_a_change_in_any_column_of_any_sealed_table_is_found(lived: Counter) -> None:
    """The n-th column of all tables at once: each table has to be named."""
    missed = []
    with unguarded(lived.house) as engine:
        with engine.connect() as connection:
            rows = {table: first_row(connection, table) for table in SEALED}
        assert named(lived) == set()
        for place in range(max(len(table.c) for table in SEALED)):
            columns = {table: list(table.c)[place] for table in SEALED if place < len(table.c)}
            changed = {
                table: rows[table] | {column.name: other(column, rows[table][column.name])}
                for table, column in columns.items()
            }
            for table in columns:
                replace_row(engine, table, rows[table], changed[table])
            there = named(lived)
            missed += [str(column) for table, column in columns.items() if table.name not in there]
            for table in columns:
                replace_row(engine, table, changed[table], rows[table])
    assert missed == []
    assert verify_house(lived.house).ok


def test_a_change_in_any_column_of_the_journal_is_found_at_its_entry(busy: Counter) -> None:
    with unguarded(busy.house) as engine:
        with engine.connect() as connection:
            row = dict(connection.execute(select(JOURNAL).where(JOURNAL.c.number == 4)).one()._mapping)
        for column in JOURNAL.c:
            changed = row | {column.name: other(column, row[column.name])}
            replace_row(engine, JOURNAL, row, changed)
            assert verify_house(busy.house).first_bad == 4, column
            replace_row(engine, JOURNAL, changed, row)


def replace_row(engine: Engine, table: Table, row: Row, by: Row) -> None:
    with engine.begin() as connection:
        this = [key == row[key.name] for key in table.primary_key]
        connection.execute(update(table).where(*this).values(by))


def test_a_removed_row_of_any_sealed_table_is_found(lived: Counter) -> None:
    with unguarded(lived.house) as engine, engine.begin() as connection:
        for table in SEALED:
            row = first_row(connection, table)
            connection.execute(delete(table).where(*(key == row[key.name] for key in table.primary_key)))
    assert named(lived) == {table.name for table in SEALED}


def test_an_inserted_row_is_found_wherever_it_is_put(busy: Counter) -> None:
    last = busy.records()
    for entry in (-1, 0, 2, last, last + 1):
        with behind(busy.house) as connection:
            row = first_row(connection, POSTINGS) | {"entry": entry, "line": 50, "amount": 0}
            connection.execute(insert(POSTINGS), row)
        assert faults(verify_house(busy.house)) & {Fault.UNKNOWN_ROW, Fault.CHANGED_ROW}
        with behind(busy.house) as connection:
            connection.execute(delete(POSTINGS).where(POSTINGS.c.line == 50))


def test_two_rows_swapped_within_an_entry_are_found(busy: Counter) -> None:
    with behind(busy.house) as connection:
        entry = connection.execute(select(POSTINGS.c.entry).where(POSTINGS.c.line == 1).limit(1)).scalar_one()
        for source, target in ((0, 99), (1, 0), (99, 1)):
            this = (POSTINGS.c.entry == entry) & (POSTINGS.c.line == source)
            connection.execute(update(POSTINGS).where(this).values(line=target))
    verdict = verify_house(busy.house)
    assert (faults(verdict), verdict.first_bad) == ({Fault.CHANGED_ROW}, entry)


def swap(connection: Connection, one: int, two: int) -> None:
    for source, target in ((one, -1), (two, one), (-1, two)):
        connection.execute(update(JOURNAL).where(JOURNAL.c.number == source).values(number=target))


def test_two_entries_swapped_are_found_at_the_first(busy: Counter) -> None:
    with behind(busy.house) as connection:
        swap(connection, 3, 6)
    assert verify_house(busy.house).first_bad == 3


def test_an_entry_taken_out_is_found_where_it_is_missing(busy: Counter) -> None:
    with behind(busy.house) as connection:
        connection.execute(delete(JOURNAL).where(JOURNAL.c.number == 6))
    verdict = verify_house(busy.house)
    assert verdict.first_bad == 6
    assert Fault.MISSING in faults(verdict)


def cut_after(connection: Connection, number: int) -> None:
    """Leave a store that is whole in itself."""
    for table in SEALED:
        connection.execute(delete(table).where(table.c.entry > number))
    connection.execute(delete(JOURNAL).where(JOURNAL.c.number > number))
    last = connection.execute(select(JOURNAL).where(JOURNAL.c.number == number)).one()
    connection.execute(update(JOURNAL_HEAD).values(number=number, hash=last.hash, latest_at=last.at))
    connection.execute(delete(BALANCES))
    sums = "SELECT account, CAST(SUM(amount) AS BIGINT) FROM postings GROUP BY account"
    connection.execute(text(f"INSERT INTO balances (account, amount) {sums}"))
    connection.execute(delete(BETTING_TOTALS))
    plays = SqlPlays(connection, Rows(connection, 0))
    for each in plays.unended():
        plays.add_to_totals(effect(each.play))


def test_a_cut_tail_is_found_by_the_head_outside(busy: Counter) -> None:
    last = busy.records()
    with behind(busy.house) as connection:
        cut_after(connection, last - 3)
    verdict = verify_house(busy.house)
    assert (faults(verdict), verdict.first_bad) == ({Fault.OLDER_THAN_HEAD}, last - 2)


def test_acts_done_on_an_older_copy_do_not_hide_it(counter: Counter) -> None:
    """A station that looked at what it knew would do none."""
    counter.publish(101, 102, 103)
    with behind(counter.house) as connection:
        cut_after(connection, counter.records() - 2)
    number = counter.records() + 1
    heedless = replace(counter, house=replace(counter.house, heads=Heedless(counter.house.heads)))
    for _ in range(4):
        heedless.publish(101 + counter.records() * 10)
    verdict = verify_house(counter.house)
    assert Fault.OTHER_HISTORY in faults(verdict)
    assert verdict.first_bad == number


def test_an_entry_rewritten_with_its_chain_lacks_the_houses_seal(busy: Counter) -> None:
    """Edit and rehash: without the key nobody makes the seal."""
    with behind(busy.house) as connection:
        rows = connection.execute(select(JOURNAL).order_by(JOURNAL.c.number)).all()
        link = rows[6].hash
        for row in rows[7:]:
            body = row.body.replace('"pos":"P1"', '"pos":"P9"') if row.number == 8 else row.body
            link = entry_hash(link, body)
            connection.execute(
                update(JOURNAL).where(JOURNAL.c.number == row.number).values(body=body, hash=link)
            )
        connection.execute(update(JOURNAL_HEAD).values(hash=link))
    verdict = verify_house(busy.house)
    assert Fault.FOREIGN_SEAL in faults(verdict)
    assert verdict.first_bad == 8


def test_another_key_makes_every_seal_foreign(busy: Counter) -> None:
    stranger = replace(busy.house, keys=HouseKeys.make(SystemRandomness()))
    verdict = verify_house(stranger)
    assert Fault.FOREIGN_SEAL in faults(verdict)
    assert verdict.first_bad == 1


def test_a_dropped_guard_is_found(busy: Counter) -> None:
    engine = engine_of(busy.house)
    on = " ON plays" if engine.dialect.name == "postgresql" else ""
    with engine.begin() as connection:
        connection.execute(text(f"DROP TRIGGER plays_no_update{on}"))
    assert [(found.fault, found.detail) for found in verify_house(busy.house).findings] == [
        (Fault.GUARD_GONE, "plays")
    ]


HOLLOW = {
    "sqlite": (
        "DROP TRIGGER plays_no_delete",
        "CREATE TRIGGER plays_no_delete BEFORE DELETE ON plays BEGIN SELECT 1; END",
    ),
    "postgresql": (
        "CREATE OR REPLACE FUNCTION guichet_sealed() RETURNS trigger LANGUAGE plpgsql AS "
        "$$ BEGIN RETURN NEW; END $$",
    ),
}


def test_a_guard_of_the_right_name_that_guards_nothing_is_found(busy: Counter) -> None:
    engine = engine_of(busy.house)
    with engine.begin() as connection:
        for statement in HOLLOW[engine.dialect.name]:
            connection.exec_driver_sql(statement)
    assert faults(verify_house(busy.house)) == {Fault.GUARD_GONE}


def test_a_false_balance_is_found(busy: Counter) -> None:
    for way in (
        update(BALANCES).where(BALANCES.c.account == "stakes").values(amount=BALANCES.c.amount + 1),
        delete(BALANCES).where(BALANCES.c.account == "safe"),
        insert(BALANCES).values(account="drawer:P9", amount=500),
    ):
        before = verify_house(busy.house).findings
        with engine_of(busy.house).begin() as connection:
            connection.execute(way)
        after = verify_house(busy.house).findings
        assert len(after) == len(before) + 1
        assert after[-1].fault is Fault.FALSE_BALANCE


def test_a_false_total_is_found_and_one_that_was_left_out(busy: Counter) -> None:
    """Limits look at running totals, and no seal is on them: they have to be those of the tickets."""
    of_bets = BETTING_TOTALS.c.scope == "bet"
    for way, scope in (
        (update(BETTING_TOTALS).where(of_bets).values(stakes=BETTING_TOTALS.c.stakes - 1), "bet"),
        (update(BETTING_TOTALS).where(~of_bets).values(gains=0), "day"),
        (delete(BETTING_TOTALS).where(of_bets), "bet"),
        (insert(BETTING_TOTALS).values(scope="x", item="1", point_of_sale="", stakes=1, gains=1), "x"),
    ):
        with engine_of(busy.house).begin() as connection:
            connection.execute(way)
        found = verify_house(busy.house).findings
        assert {each.fault for each in found} == {Fault.FALSE_TOTAL}
        assert scope in {each.detail for each in found}


def test_a_latest_instant_set_back_is_found(busy: Counter) -> None:
    with engine_of(busy.house).begin() as connection:
        connection.execute(update(JOURNAL_HEAD).values(latest_at="2020-01-01T00:00:00.000000Z"))
    assert faults(verify_house(busy.house)) == {Fault.FALSE_CLOCK}


def test_statements_on_sealed_rows_are_refused_by_the_engine(lived: Counter) -> None:
    engine = engine_of(lived.house)
    for table in GUARDED:
        last = list(table.c)[-1]
        everything = insert(table).prefix_with("OR REPLACE").from_select(list(table.c), select(table))
        truncated = text(f"TRUNCATE {table.name}")
        third = everything if engine.dialect.name == "sqlite" else truncated
        for way in (update(table).values({last: last}), delete(table), third):
            with pytest.raises(DatabaseError, match="sealed rows"), engine.begin() as connection:
                connection.execute(way)
    assert verify_house(lived.house).ok


def test_a_day_verifies_whatever_was_said_of_people_and_bets_afterwards(lived: Counter) -> None:
    """F51: the seal is of stored values, so that what came later changes nothing of it."""
    lived.publish(901)
    lived.open(by="boris")
    lived.sell(901, by="boris")
    lived.assert_whole()
    with lived.house.store.read() as unit:
        assert unit.cash.balance("drawer:P1") == euros("110")


def test_sealed_instants_are_utc_to_the_microsecond(lived: Counter) -> None:
    with engine_of(lived.house).connect() as connection:
        instants = {
            *connection.execute(select(JOURNAL.c.at)).scalars(),
            *connection.execute(select(PLAYS.c.registered_at)).scalars(),
            *connection.execute(select(MOVEMENTS.c.at)).scalars(),
        }
    assert {(len(each), each[-1]) for each in instants} == {(27, "Z")}
