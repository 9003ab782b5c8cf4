"""The daily closure on paper (HOUSE H4)."""

from __future__ import annotations

from datetime import date, timedelta

from app.documents.closing import day_closure
from app.domain.betting.orders import OrderTotal
from app.domain.betting.payment import Method
from app.domain.house.cash import Means
from app.domain.house.shifts import Closure, MovementTotal
from app.domain.values import Money
from tests.app.documents.saying import said
from tests.app.domain.betting.samples import NOON


def test_a_closure_bears_witness_to_its_head_and_signature() -> None:
    closure = Closure(
        day=date(2026, 9, 5),
        first=18,
        last=431,
        head="0123456789abcdef" * 4,
        movements=(MovementTotal("sell", Means.CASH, 12, Money(24_600)),),
        orders=(
            OrderTotal(Method.CHEQUE, 1, 3, Money(600_000)),
            OrderTotal(Method.TRANSFER, 2, 2, Money(160_050)),
        ),
        turnover=Money(24_600),
        perpetual=Money(1_234_567_890),
        uncertified=(),
        signature="fedcba9876543210" * 8,
        closed_at=NOON + timedelta(hours=11),
    )
    assert said(day_closure(closure, "C2")).splitlines() == [
        "[Clôture journalière] sam. 05/09/2026",
        "---",
        "Ventes · espèces (12) | 246,00 €",
        "---",
        "Gains hors caisse :",
        "3 chèques (1 ticket) | -6 000,00 €",
        "2 virements (2 tickets) | -1 600,50 €",
        "---",
        "Recettes du jour | 246,00 €",
        "Total perpétuel | 12 345 678,90 €",
        "Écritures | 18 à 431",
        "Clôturée | sam. 05/09/2026 23:00:00",
        "---",
        "Empreinte du journal (SHA-256) :",
        *["0123456789abcdef 0123456789abcdef"] * 2,
        "Signature (Ed25519) :",
        *["fedcba9876543210 fedcba9876543210"] * 4,
    ]
