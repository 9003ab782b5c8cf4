"""The papers of the betting counter, as agreed to the letter, on both widths of paper."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from datetime import UTC, date, datetime
from io import BytesIO
from pathlib import Path

import pytest
from pypdf import PdfReader

from app.documents import Document
from app.documents.bulletins import empty_bulletins
from app.documents.posters import odds_poster, odds_poster_page, results_poster
from app.documents.transfers import attestation, collective_form, recap
from app.domain.betting.bet import BetType, Points
from app.domain.betting.outcomes import BetOutcome, Result, Scores
from app.domain.betting.payment import Sharer, Winner
from app.domain.values import Money
from hardware.pdf import lay_out as on_page
from hardware.profiles import VIRTUAL_58, VIRTUAL_80, Profile
from hardware.virtual import Paper
from tests.app.domain.betting.samples import bet, event, on_offer

GOLDEN = Path(__file__).parent / "golden"
AT = datetime(2026, 9, 5, 12, 32, 47, tzinfo=UTC)
BREST = event(1, sides=("Brest", "Lorient"), competition="Ligue 1")
OPEN = event(2, sides=("J. Delmas", "P. Kovařík"), sport="tennis", competition="Open de Belmont")
OFFER = (
    on_offer(134, {"1": "1.85", "N": None, "2": "4.10"}, of=bet(134, event=BREST)),
    on_offer(
        135,
        {"over": "1.95", "under": "1.75"},
        of=bet(135, BetType.OVER_UNDER, event=BREST, line=Points(250), formulas=bet(1).formulas[1:]),
    ),
    on_offer(136, of=bet(136, event=BREST), voided=True),
    on_offer(221, {"1": "1.45", "2": "2.60"}, of=bet(221, event=OPEN)),
)
SETTLED = (
    replace(OFFER[0], outcome=BetOutcome(1134, 134, voided=False, winners=("1",))),
    replace(OFFER[1], outcome=BetOutcome(1135, 135, voided=False, winners=("over",))),
    OFFER[2],
    replace(OFFER[3], outcome=BetOutcome(1221, 221, voided=False, winners=("2",))),
)
LEA = Winner("Marchand", "Léa", iban="FR7630006000011234567890189", phone="06 00 00 00 00")
TICKET = {"sequence": 418, "identification": "26248000004182", "station": "Guichet 2", "at": AT}
PAPERS: Mapping[str, Document] = {
    "odds_poster": odds_poster(OFFER, station="Guichet 2", at=AT),
    "results_poster": results_poster(
        SETTLED,
        {1: Result(Scores((1, 0), (2, 1)), shoot_out=(5, 4))},
        day=date(2026, 9, 5),
        station="Guichet 2",
        at=AT,
    ),
    "transfer_recap": recap(7, LEA, Money.euros(600), **TICKET),  # type: ignore[arg-type]
    "transfer_attestation": attestation(
        3,
        LEA,
        Money.euros(600),
        due_on=date(2026, 9, 18),
        **TICKET,  # type: ignore[arg-type]
    ),
}


@pytest.mark.parametrize("profile", [VIRTUAL_80, VIRTUAL_58], ids=["80", "58"])
@pytest.mark.parametrize("kind", PAPERS)
def test_a_betting_paper_reads_as_agreed(
    kind: str, profile: Profile, printed: Callable[[Document, Profile], Paper]
) -> None:
    golden = GOLDEN / f"{kind}_{profile.paper_mm}.txt"
    lines = "\n".join(printed(PAPERS[kind], profile).lines) + "\n"
    assert lines == golden.read_text("utf-8")


def words(document: Document) -> str:
    pages = PdfReader(BytesIO(on_page(document))).pages
    return " ".join(" ".join(page.extract_text().split()) for page in pages)


def test_the_poster_says_all_that_the_article_asks_for() -> None:
    """Art. 2.2.1: update, end of validation, sport, competition, event, number, odds, nd, voids, singles."""
    for said in (words(odds_poster_page(OFFER, station="Guichet 2", at=AT)), " ".join(_texts())):
        for needed in (
            "05/09/2026 14:32:47", "05/09 20:00", "Football", "Ligue 1", "Brest - Lorient", "134", "1,85",
            "nd", "4,10", "pari annulé", "pari simple impossible", "Plus ou moins 2,5 buts", "Tennis",
        ):  # fmt: skip
            assert needed in said
    assert "2,00" not in words(odds_poster_page(OFFER, station="Guichet 2", at=AT)), (
        "a voided bet has no odds"
    )


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
    said = words(collective_form(sharers, number=12, **TICKET))  # type: ignore[arg-type]
    for needed in (
        "Marchand Léa",
        "Łukasz O’Neill-Çelik",
        "02/04/1980",
        "3 500,00 €",
        "6 000,01 €",
        "CNI 12AB",
    ):
        assert needed in said
