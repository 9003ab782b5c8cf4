"""Every receipt of the house on both widths: as agreed to the letter and to the dot, its bars read back.

`make papers` draws them and writes their texts, to be looked at; a change is agreed to by the new files.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable, Mapping
from pathlib import Path

import pytest
import zxingcpp

from app.documents import BarCode, Document, Kind
from hardware.doctor import check_page
from hardware.profiles import PROFILES, VIRTUAL_58, VIRTUAL_80, Profile
from hardware.receipts import lay_out
from hardware.virtual import Paper
from tests.hardware.conftest import NOON
from tests.hardware.receipts.papers import PAPERS

GOLDEN = Path(__file__).parent / "golden"
WIDTHS = (VIRTUAL_80, VIRTUAL_58)
RECEIPTS = frozenset(
    {
        Kind.TICKET, Kind.CANCELLATION, Kind.PAYMENT, Kind.ODDS_POSTER, Kind.RESULTS_POSTER,
        Kind.TRANSFER_RECAP, Kind.TRANSFER_ATTESTATION, Kind.REGISTRATION, Kind.BULLETIN, Kind.SEAT_CARD,
        Kind.REBUY, Kind.DEALERS_BONUS, Kind.VOUCHER, Kind.PRIZE, Kind.REFUND, Kind.DRAW_SHEET,
        Kind.X_REPORT, Kind.Z_REPORT, Kind.CASH_MOVEMENT, Kind.CLOSURE, Kind.TEST_PAGE,
    }
)  # fmt: skip

Printed = Callable[[Document, Profile], Paper]


def on(profile: Profile) -> Mapping[str, Document]:
    return {**PAPERS, "test_page": check_page(profile, "Guichet 2", NOON)}


@pytest.fixture(scope="module")
def folder() -> Path | None:
    """Where the papers are to be put for somebody to look at."""
    asked = os.environ.get("GUICHET_PAPERS")
    if asked is None:
        return None
    Path(asked).mkdir(parents=True, exist_ok=True)
    return Path(asked)


def test_every_kind_of_receipt_has_a_sample() -> None:
    assert {document.kind for document in on(VIRTUAL_80).values()} == RECEIPTS


@pytest.mark.parametrize("profile", WIDTHS, ids=["80", "58"])
@pytest.mark.parametrize("name", on(VIRTUAL_80))
def test_a_paper_reads_as_agreed(name: str, profile: Profile, printed: Printed, folder: Path | None) -> None:
    text = "\n".join(printed(on(profile)[name], profile).lines) + "\n"
    golden = f"{name}_{profile.paper_mm}.txt"
    if folder:
        (folder / golden).write_text(text, "utf-8")
    assert text == (GOLDEN / golden).read_text("utf-8")


def test_every_paper_looks_as_agreed(printed: Printed, folder: Path | None) -> None:
    lines = []
    for name in sorted(on(VIRTUAL_80)):
        for profile in WIDTHS:
            picture = printed(on(profile)[name], profile).picture.convert("1")
            seen = f"{picture.width}x{picture.height} ".encode() + picture.tobytes()
            lines.append(f"{name}_{profile.paper_mm} {hashlib.sha256(seen).hexdigest()[:16]}")
            if folder:
                picture.save(folder / f"{name}_{profile.paper_mm}.png")
    said = "\n".join(lines) + "\n"
    if folder:
        (folder / "pictures.txt").write_text(said, "utf-8")
    assert said == (GOLDEN / "pictures.txt").read_text("utf-8")


@pytest.mark.parametrize("profile", WIDTHS, ids=["80", "58"])
def test_every_bar_code_is_read_back_from_its_paper(profile: Profile, printed: Printed) -> None:
    with_bars = []
    for name, document in PAPERS.items():
        bars = [block.digits for block in document.blocks if isinstance(block, BarCode)]
        if bars:
            found = zxingcpp.read_barcodes(printed(document, profile).picture)
            assert [each.text for each in found] == bars, name
            with_bars.append(document.kind)
    assert set(with_bars) == {Kind.TICKET, Kind.REGISTRATION, Kind.SEAT_CARD, Kind.VOUCHER}


@pytest.mark.parametrize("profile", PROFILES.values(), ids=PROFILES)
def test_no_paper_is_wider_than_the_head_on_any_printer(profile: Profile, printed: Printed) -> None:
    for document in (PAPERS["ticket_replacement"], PAPERS["seat_card_moved"], PAPERS["z_report"]):
        printed(document, profile)


def test_a_paper_without_a_mark_of_its_own_starts_with_its_title() -> None:
    """Papers laid out for A4 bear their title above; on a roll the house's mark says it."""
    bulletin, seat_card = (lay_out(PAPERS[name], VIRTUAL_80) for name in ("bulletin", "seat_card_first"))
    assert bulletin.count(b"\x1dv0\x00") == 1
    assert bulletin.index(b"\x1dv0\x00") < bulletin.index(b"Satellite")
    assert seat_card.count(b"\x1dv0\x00") == 2, "its own mark, and table and seat"


def test_every_paper_names_the_house_at_its_foot(printed: Printed) -> None:
    for document in (PAPERS["prize"], PAPERS["voucher"], PAPERS["closure_day"]):
        assert "Casino de Port-Lazare" in printed(document, VIRTUAL_80).lines[-3]
