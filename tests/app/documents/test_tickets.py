"""A ticket carries all of art. 7.2, and the papers of its return say what became of it (BETTING B4)."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import timedelta

from app.documents import Document, Kind
from app.documents.marking import as_duplicate
from app.documents.tickets import cancellation, copy, payment, ticket
from app.domain.betting.bet import BetType, MatchOfTheDay, PickRef, Weekday
from app.domain.betting.offer import OnOffer
from app.domain.betting.play import Play
from app.domain.betting.sale import Asked, AskedLines, Line, SaleTerms, decide_sale
from app.domain.house.establishment import PointOfSale
from app.domain.values import Money
from tests.app.documents.saying import said
from tests.app.domain.betting.samples import NOON, bet, event, offer_of, on_offer

PLACE = PointOfSale(
    "P1", "001", "Bar des Mouettes", "3, quai des Goélands", transfers=True, payment_centre=False
)
DOUBLE = bet(102, BetType.DOUBLE_CHANCE)
OFFER = offer_of(
    on_offer(101, {"1": "1.85", "N": "3.20", "2": "4.10"}),
    on_offer(102, {"1N": "1.15", "12": "1.25", "N2": "1.60"}, of=DOUBLE),
    on_offer(103),
)
MATCH = event(7, match_of_the_day=MatchOfTheDay(Weekday.SATURDAY, 3))
MATCH_OFFER = offer_of(
    on_offer(7, of=bet(7, event=MATCH)),
    on_offer(8, {"1:0": "6.50", "0:0": "8.00", "other": "3.00"}, of=bet(8, BetType.EXACT_SCORE, event=MATCH)),
)
IDENTIFICATION = "26248000004186"
HEAD = """[1N2] Paris sportifs à cotes
Bar des Mouettes
3, quai des Goélands
---
Point de vente 001 | Caisse 2
Sam. 05/09/2026 12:00:00 | N° 000 418
---
"""
FOOT = """---
Vérifiez votre ticket avant de partir.
Annulable ici, le jour même et sous 2 heures (art. 8.3).
À présenter entier, au plus tard le 60e jour suivant le lendemain des résultats (art. 11.2.2).
---
(18+) Jeu interdit aux mineurs. Jouer comporte des risques : endettement, dépendance. Joueurs Info Service \
09 74 75 13 13 (appel non surtaxé)"""


def registered(asked: Asked | AskedLines, offer: Mapping[int, OnOffer]) -> Play:
    return decide_sale(asked, offer, SaleTerms(), at=NOON, point_of_sale="P1")


def paper(asked: Asked | AskedLines, offer: Mapping[int, OnOffer] = OFFER) -> Document:
    return ticket(
        registered(asked, offer),
        offer={each.bet.id: each for each in offer.values()},
        point_of_sale=PLACE,
        station="Caisse 2",
        identification=IDENTIFICATION,
        sequence=418,
        control="0123456789",
    )


def single() -> Document:
    return paper(Asked("1/1", Money.euros(10), (PickRef(101, "1"),)))


def test_a_multiple() -> None:
    picks = (PickRef(101, "1"), PickRef(102, "12"), PickRef(103, "N"))
    assert said(paper(Asked("2/3", Money.euros(10), picks))) == (
        HEAD
        + """BULLETIN 1N2 | MULTIPLE 2/3
---
101 Brest - Lorient
Pronostic 1 | cote   1,85
102 Brest - Lorient
Double chance
Pronostic 12 | cote   1,25
103 Brest - Lorient
Pronostic N | cote   3,00
---
Mise jouée | 3 combinaisons x 10,00 €
Cote totale | 6,94
Gain potentiel maximum | 116,10 €
---
Montant total | 30,00 €
||262480000041860123456789||
Ident. 2624 8000 0041 86
Contrôle 0123 4567 89
"""
        + FOOT
    )


def test_the_match_of_the_day() -> None:
    lines = (Line(PickRef(7, "1"), Money.euros(5)), Line(PickRef(8, "1:0"), Money.euros(2)))
    assert said(paper(AskedLines(lines), MATCH_OFFER)) == (
        HEAD
        + """LE MATCH DU JOUR | SIMPLE
---
Samedi 3 Brest - Lorient
1/N/2
Pronostic 1 | cote   2,00
Mise | 5,00 €
Score exact
Pronostic 1:0 | cote   6,50
Mise | 2,00 €
---
Gain potentiel maximum | 23,00 €
---
Montant total | 7,00 €
||262480000041860123456789||
Ident. 2624 8000 0041 86
Contrôle 0123 4567 89
"""
        + FOOT
    )


def test_a_copy_says_so_says_paid_and_has_neither_bars_nor_control_number() -> None:
    copied = copy(single(), 2, "PAYÉ")
    assert said(copied).startswith("COPIE 2\nSans valeur de paiement\nPAYÉ\n---\n" + HEAD)
    assert "0123456789" not in said(copied)
    assert "||" not in said(copied)
    assert (copied.opens_drawer, copied.amount) == (False, Money.euros(10))


def test_a_ticket_opens_the_drawer_and_its_duplicate_does_not() -> None:
    original = single()
    again = as_duplicate(original, 1, NOON + timedelta(hours=1))
    assert (original.kind, original.opens_drawer, original.duplicate) == (Kind.TICKET, True, 0)
    assert (again.opens_drawer, again.duplicate) == (False, 1)
    assert said(again) == said(original)


def test_a_cancellation() -> None:
    document = cancellation(
        sequence=418,
        identification=IDENTIFICATION,
        refund=Money.euros(30),
        station="C2",
        at=NOON,
        reason="",
    )
    assert (
        said(document)
        == """[Annulation] Paris sportifs à cotes
---
Ticket | N° 000 418
Identification | 2624 8000 0041 86
Date | sam. 05/09/2026 12:00:00
---
Remboursé | 30,00 €
Motif | À la demande du joueur (art. 8.3)
---"""
    )


def test_a_payment_keeps_gain_and_refund_apart() -> None:
    document = payment(
        sequence=418,
        identification=IDENTIFICATION,
        number=12,
        gain=Money(12_700),
        refund=Money(1_000),
        method="espèces",
        station="C2",
        at=NOON,
    )
    assert (
        said(document)
        == """[Reçu de paiement] Paris sportifs à cotes
---
Ticket | N° 000 418
Identification | 2624 8000 0041 86
Date | sam. 05/09/2026 12:00:00
---
Paiement | N° 000 012
Moyen | espèces
Gain | 127,00 €
Mise remboursée | 10,00 €
Payé | 137,00 €
---"""
    )
