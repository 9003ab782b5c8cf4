"""What the papers of the betting counter must say, on a roll and on A4."""

from __future__ import annotations

from datetime import date
from io import BytesIO

from pypdf import PdfReader

from app.documents import Document
from app.documents.bulletins import empty_bulletins
from app.documents.posters import odds_poster_page
from app.documents.transfers import collective_form
from app.domain.betting.payment import Sharer
from app.domain.values import Money
from hardware.pdf import lay_out as on_page
from tests.hardware.receipts.papers import AT, MADE, OFFER, PAPERS, TICKET


def words(document: Document) -> str:
    pages = PdfReader(BytesIO(on_page(document))).pages
    return " ".join(" ".join(page.extract_text().split()) for page in pages)


def test_the_poster_says_all_that_the_article_asks_for() -> None:
    """Art. 2.2.1: update, end of validation, sport, competition, event, number, odds, nd, voids, singles."""
    for said in (words(odds_poster_page(OFFER, **MADE)), " ".join(_texts())):
        for needed in (
            "05/09/2026 14:32:47", "05/09 20:00", "Football", "Ligue 1", "Brest - Lorient", "134", "1,85",
            "nd", "4,10", "pari annulé", "pari simple impossible", "Plus ou moins 2,5 buts", "Tennis",
        ):  # fmt: skip
            assert needed in said
    assert "2,00" not in words(odds_poster_page(OFFER, **MADE)), "a voided bet has no odds"


def _texts() -> list[str]:
    blocks = PAPERS["odds_poster"].blocks
    return [
        str(getattr(block, name, "")) for block in blocks for name in ("text", "label", "value", "number")
    ]


def test_the_three_bulletins_have_every_formula_stake_and_answer() -> None:
    said = words(empty_bulletins(station="Guichet 2", at=AT))
    for needed in ("1N2 Simple", "Bulletin 1N2", "Le Match du Jour", "4/6", "6/6", "100€", "Dimanche"):
        assert needed in said
    for needed in ("N/2", "2/2", "Pas de but", "Moins", "Impair", "Score exact", "Centaines"):
        assert needed in said


def test_the_collective_form_names_everybody_with_his_share() -> None:
    sharers = (
        Sharer("Marchand Léa", Money.euros(3500), date(1980, 4, 2), "1, quai des Goélands", "CNI 12AB"),
        Sharer("Łukasz O’Neill-Çelik", Money(250_001), date(1971, 1, 1), "2, quai", "Passeport 9"),
    )
    said = words(collective_form(sharers, number=12, **TICKET, **MADE))
    for needed in (
        "Marchand Léa",
        "Łukasz O’Neill-Çelik",
        "02/04/1980",
        "3 500,00 €",
        "6 000,01 €",
        "CNI 12AB",
    ):
        assert needed in said
