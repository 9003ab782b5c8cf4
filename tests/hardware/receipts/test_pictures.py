"""The picture of every agreed paper, on both widths, as a hash; `make papers` draws them to be looked at."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable
from pathlib import Path

import pytest

from app.documents import Document
from hardware.doctor import check_page
from hardware.profiles import VIRTUAL_58, VIRTUAL_80, Profile
from hardware.virtual import Paper
from tests.hardware.conftest import NOON
from tests.hardware.receipts.test_betting_papers import PAPERS

GOLDEN = Path(__file__).parent / "golden" / "pictures.txt"
OF_FIXTURES = ("ticket", "seat_card", "z_report")
WIDTHS = (VIRTUAL_80, VIRTUAL_58)


@pytest.fixture
def every_paper(request: pytest.FixtureRequest) -> dict[str, Callable[[Profile], Document]]:
    """What is printed under each name, for a profile."""
    documents = {**{name: request.getfixturevalue(name) for name in OF_FIXTURES}, **PAPERS}
    papers: dict[str, Callable[[Profile], Document]] = {
        name: (lambda _profile, document=document: document) for name, document in documents.items()
    }
    return papers | {"test_page": lambda profile: check_page(profile, "Guichet 2", NOON)}


def test_every_paper_looks_as_agreed(
    every_paper: dict[str, Callable[[Profile], Document]], printed: Callable[[Document, Profile], Paper]
) -> None:
    """A changed picture is looked at first (`make papers`), then agreed to by its new line."""
    folder = os.environ.get("GUICHET_PAPERS")
    lines = []
    for name, of_profile in sorted(every_paper.items()):
        for profile in WIDTHS:
            picture = printed(of_profile(profile), profile).picture.convert("1")
            seen = f"{picture.width}x{picture.height} ".encode() + picture.tobytes()
            lines.append(f"{name}_{profile.paper_mm} {hashlib.sha256(seen).hexdigest()[:16]}")
            if folder:
                Path(folder).mkdir(parents=True, exist_ok=True)
                picture.save(Path(folder) / f"{name}_{profile.paper_mm}.png")
    said = "\n".join(lines) + "\n"
    if folder:
        (Path(folder) / "pictures.txt").write_text(said, "utf-8")
    assert said == GOLDEN.read_text("utf-8")
