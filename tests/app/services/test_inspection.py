"""The journal as an inspector reads it (HOUSE H2, H8)."""

from __future__ import annotations

from datetime import date

import pytest
from sqlalchemy import event

from app.documents import Line, Table
from app.domain.errors import Code, Refused
from app.domain.house.rights import Act
from app.services import cash, closing, people
from app.services.inspection import (
    OVERRIDES,
    ExportJournal,
    JournalQuery,
    Topic,
    entries,
    export_journal,
    print_journal,
    standing,
)
from db.unit_of_work import SqlUnit, connection_of
from hardware.pdf import lay_out
from tests.app.services.kit import Counter, euros, on_sqlite


def test_the_auditor_finds_entries_by_act_operator_day_and_subject(counter: Counter) -> None:
    counter.publish(101)
    sold = counter.sell(101)
    counter.later(days=1)
    counter.publish(102)
    counter.sell(102)
    house, odile = counter.house, counter.by("odile")
    assert [row.act for row in entries(house, odile, JournalQuery(operator="anna"))] == [
        "sell",
        "sell",
        "open_shift",
    ]
    [row] = entries(house, odile, JournalQuery(subject=sold.identification))
    assert (row.act, row.operator, row.point_of_sale) == ("sell", "anna", "P1")
    day = JournalQuery(acts=(Act.SELL,), first=date(2026, 9, 6), last=date(2026, 9, 6))
    assert len(entries(house, odile, day)) == 1
    assert len(entries(house, odile, JournalQuery(limit=2))) == 2


def test_a_drawer_handed_over_is_found_under_either_name(counter: Counter) -> None:
    approval = counter.approve(Act.HAND_OVER_SHIFT, "P1", supervisor="boris", amount=euros("100"))
    command = cash.HandOver("P1", cash.CloseShift(counted=euros("100")))
    cash.hand_over_shift(counter.house, counter.by("anna", approval=approval), command)
    for name in ("anna", "boris"):
        query = JournalQuery(acts=(Act.HAND_OVER_SHIFT,), operator=name)
        [row] = entries(counter.house, counter.by("odile"), query)
        assert (row.operator, row.approved_by) == ("anna", "boris")


def test_an_override_names_both_and_its_reason(counter: Counter) -> None:
    approval = counter.approve(Act.FORCE_CLOSE_SHIFT, "P1", asked_by="boris", reason="partie sans compter")
    command = cash.ForceClose("P1", cash.CloseShift(counted=euros("100"), reason="partie sans compter"))
    cash.force_close_shift(counter.house, counter.by("boris", approval=approval), command)
    rows = entries(counter.house, counter.by("odile"), JournalQuery(acts=OVERRIDES))
    assert [(row.act, row.operator, row.approved_by) for row in rows] == [
        ("force_close_shift", "boris", "clara"),
        ("approve", "boris", "clara"),
    ]
    assert (rows[1].about, rows[1].reason) == ("force_close_shift", "partie sans compter")
    vouched = entries(counter.house, counter.by("odile"), JournalQuery(operator="clara"))
    assert [row.number for row in vouched] == [row.number for row in rows]


@on_sqlite
def test_one_persons_entries_are_found_without_reading_all_others(counter: Counter) -> None:
    asked: list[tuple[str, object]] = []
    with counter.house.store.read() as unit:
        assert isinstance(unit, SqlUnit)
        connection = connection_of(unit)
        event.listen(
            connection, "before_cursor_execute", lambda _c, _u, text, given, *_: asked.append((text, given))
        )
        unit.keeping.find_entries(acts=(), operator="clara", subject=None, start=None, end=None, limit=500)
        text, given = asked[-1]
        plan = connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {text}", given)
        steps = [row[-1] for row in plan if "journal" in row[-1]]
    assert steps
    assert all(step.startswith("SEARCH") for step in steps), steps


def test_the_sheet_computes_nothing_and_is_recorded(counter: Counter) -> None:
    cash.cash_in(counter.house, counter.by("anna"), cash.MoveCash(euros("5"), "=1+1"))
    text = export_journal(counter.house, counter.by("clara"), ExportJournal(JournalQuery()))
    assert ";'=1+1;" in text
    assert text.startswith("numéro;")
    assert counter.last().act == "export_journal"
    counter.assert_whole()


def test_the_pages_say_who_did_what_and_where_the_journal_stands(counter: Counter) -> None:
    counter.approve(Act.FORCE_CLOSE_SHIFT, "P1", asked_by="boris", reason="partie sans compter")
    head = counter.last()
    query = JournalQuery(acts=OVERRIDES, first=date(2026, 9, 5), last=date(2026, 9, 5))
    names = {Act.APPROVE: "Accord", Act.FORCE_CLOSE_SHIFT: "Fermeture forcée"}
    page = print_journal(counter.house, counter.by("odile"), ExportJournal(query, names, "Décisions"))
    [table] = [block for block in page.blocks if isinstance(block, Table)]
    [row] = table.rows
    assert row[2:] == ("Accord : Fermeture forcée", "Boris", "Clara", "P1", "partie sans compter")
    assert Line(head.hash) in page.blocks
    assert lay_out(page).startswith(b"%PDF")
    assert (counter.last().act, counter.last().operator) == ("export_journal", "odile")


def test_near_matches_are_the_approvals_given_for_them(counter: Counter) -> None:
    counter.approve(Act.FORCE_CLOSE_SHIFT, "P1", asked_by="boris")
    counter.approve(Act.DECIDE_NEAR_MATCH, "0001/00000001", asked_by="boris")
    topic = Topic.NEAR_MATCHES
    query = JournalQuery(acts=topic.acts, about=topic.about)
    [row] = entries(counter.house, counter.by("odile"), query)
    assert row.about == "decide_near_match"


def test_an_export_is_for_supervisors_and_auditors(counter: Counter) -> None:
    export_journal(counter.house, counter.by("odile"), ExportJournal(JournalQuery()))
    with pytest.raises(Refused) as refused:
        export_journal(counter.house, counter.by("anna"), ExportJournal(JournalQuery()))
    assert refused.value.code is Code.NOT_ALLOWED


def test_an_inspector_sees_the_closure_that_witnessed_last(counter: Counter) -> None:
    odile = counter.by("odile")
    assert standing(counter.house, odile, None).closure is None
    counter.close("100")
    closing.close_day(counter.house, counter.by("clara"), closing.CloseDay())
    now = standing(counter.house, odile, None)
    assert now.closure is not None
    assert (now.closure.last, now.head.number) == (counter.records() - 1, counter.records())


def test_a_word_that_a_wrong_code_refused_is_no_approval(counter: Counter) -> None:
    word = people.Approve("clara", "0000", Act.FORCE_CLOSE_SHIFT, "P1")
    assert people.approve(counter.house, counter.by("boris"), word).approval is None
    query = JournalQuery(acts=(Act.APPROVE,))
    [row] = entries(counter.house, counter.by("odile"), query)
    assert (row.wrong_code, row.subject, row.approved_by) == (True, "clara", "")
    names = {Act.APPROVE: "Accord"}
    page = print_journal(counter.house, counter.by("odile"), ExportJournal(query, names, "Accords"))
    [table] = [block for block in page.blocks if isinstance(block, Table)]
    assert table.rows[0][2:5] == ("Accord : code faux", "Boris", "")
    assert table.rows[0][5] == "Clara"
