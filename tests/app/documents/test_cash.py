"""What a drawer's papers say, to the letter (HOUSE H3, H8)."""

from __future__ import annotations

from datetime import timedelta

from app.documents import Kind
from app.documents.cash import closing_report, movement_receipt, x_report
from app.domain.house.cash import Means
from app.domain.house.shifts import MovementTotal, Shift, ShiftClosing
from app.domain.values import Money
from tests.app.documents.saying import said
from tests.app.domain.betting.samples import NOON

SHIFT = Shift("ab12cd34ef", "Caisse 2", "P1", "anna", Money.euros(100), NOON)
MOVED = (
    MovementTotal("sell", Means.CASH, 12, Money(24_600)),
    MovementTotal("sell", Means.CARD, 1, Money(2_000)),
    MovementTotal("pay_ticket", Means.CASH, 2, Money(-12_700)),
    MovementTotal("cash_out", Means.CASH, 1, Money(-5_000)),
)


def test_a_z_report() -> None:
    closing = ShiftClosing(
        shift=SHIFT.id,
        operator="boris",
        expected=Money(16_900),
        counted=Money(16_850),
        difference=Money(-50),
        reason="erreur de rendu",
        pieces={"50": 3, "10": 1, "5": 1, "2": 1, "1": 1, "0.50": 1},
        closed_at=NOON + timedelta(hours=8),
    )
    document = closing_report(SHIFT, closing, MOVED, opened_by="Anna", closed_by="Boris, Diane", station="C2")
    assert (document.kind, document.opens_drawer) == (Kind.Z_REPORT, False)
    assert (
        said(document)
        == """[Rapport Z] Clôture de caisse
---
Caisse | Caisse 2
Ouverte | sam. 05/09/2026 12:00:00
par | Anna
Clôturée | sam. 05/09/2026 20:00:00
par | Boris, Diane
---
Fonds de caisse | 100,00 €
Ventes · espèces (12) | 246,00 €
Ventes · carte (1) | 20,00 €
Gains payés · espèces (2) | -127,00 €
Sorties · espèces (1) | -50,00 €
---
Attendu | 169,00 €
Compté | 168,50 €
Écart | -0,50 €
Motif | erreur de rendu
---
50 € x 3 | 150,00 €
10 € x 1 | 10,00 €
5 € x 1 | 5,00 €
2 € x 1 | 2,00 €
1 € x 1 | 1,00 €
0,50 € x 1 | 0,50 €
---
Signature :"""
    )


def test_an_x_report() -> None:
    at = NOON + timedelta(hours=3)
    document = x_report(SHIFT, Money(16_900), MOVED, opened_by="Anna", at=at, station="C2")
    assert document.kind is Kind.X_REPORT
    assert (
        said(document)
        == """[Rapport X] Caisse en cours
---
Caisse | Caisse 2
Ouverte | sam. 05/09/2026 12:00:00
par | Anna
Édité | sam. 05/09/2026 15:00:00
---
Fonds de caisse | 100,00 €
Ventes · espèces (12) | 246,00 €
Ventes · carte (1) | 20,00 €
Gains payés · espèces (2) | -127,00 €
Sorties · espèces (1) | -50,00 €
---
Attendu | 169,00 €
---
Ce rapport ne clôture pas la caisse."""
    )


def test_money_out_of_the_drawer() -> None:
    document = movement_receipt(SHIFT, Money(-5_000), "dépôt au coffre", NOON, "C2")
    assert document.opens_drawer
    assert (
        said(document)
        == """[Sortie de caisse] Caisse 2
---
Montant | -50,00 €
Motif | dépôt au coffre
Date | sam. 05/09/2026 12:00:00
Remis par, signature :
Reçu par, signature :"""
    )
