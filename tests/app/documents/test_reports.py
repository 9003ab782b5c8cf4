"""Reports on paper: the accounts say themselves whether they can be believed."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from app.documents.reports import AccountLine, ledger_report
from app.domain.house.cash import Ledger, drawer_account
from app.domain.values import Money
from tests.app.documents.saying import said

AT = datetime(2026, 9, 5, 16, tzinfo=UTC)


@pytest.mark.parametrize(
    ("drawer", "recomputed", "verdict"),
    [
        (100, 100, "Chaque solde est celui du journal."),
        (100, 90, "Pas celui du journal : Caisse P1."),
        (90, 90, "Chaque solde est celui du journal.\nLa somme de tous les comptes devrait être nulle."),
    ],
)
def test_the_accounts_name_what_is_wrong(drawer: int, recomputed: int, verdict: str) -> None:
    lines = [
        AccountLine(Ledger.SAFE, Money(-100), Money(-100)),
        AccountLine(drawer_account("P1"), Money(drawer), Money(recomputed)),
    ]
    assert said(ledger_report(lines, station="Guichet 1", at=AT)).endswith(f"\n{verdict}")
