"""The journal as an inspector reads it (HOUSE H2, H8)."""

from __future__ import annotations

from datetime import date

import pytest

from app.domain.errors import Code, Refused
from app.domain.house.rights import Act
from app.services import cash
from app.services.inspection import OVERRIDES, ExportJournal, JournalQuery, entries, export_journal
from tests.app.services.kit import Counter, euros


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


def test_an_override_names_both_and_its_reason(counter: Counter) -> None:
    approval = counter.approve(Act.FORCE_CLOSE_SHIFT, "P1", asked_by="boris", reason="partie sans compter")
    command = cash.ForceClose("P1", cash.CloseShift(counted=euros("100"), reason="partie sans compter"))
    cash.force_close_shift(counter.house, counter.by("boris", approval=approval), command)
    rows = entries(counter.house, counter.by("odile"), JournalQuery(acts=OVERRIDES))
    assert [(row.act, row.operator, row.approved_by) for row in rows] == [
        ("force_close_shift", "boris", "clara"),
        ("approve", "boris", ""),
    ]
    assert rows[1].reason == "partie sans compter"


def test_the_sheet_computes_nothing_and_is_recorded(counter: Counter) -> None:
    cash.cash_in(counter.house, counter.by("anna"), cash.MoveCash(euros("5"), "=1+1"))
    text = export_journal(counter.house, counter.by("clara"), ExportJournal(JournalQuery()))
    assert ";'=1+1;" in text
    assert text.startswith("numéro;")
    assert counter.last().act == "export_journal"
    counter.assert_whole()


def test_an_export_takes_a_supervisor(counter: Counter) -> None:
    with pytest.raises(Refused) as refused:
        export_journal(counter.house, counter.by("odile"), ExportJournal(JournalQuery()))
    assert refused.value.code is Code.NOT_ALLOWED
