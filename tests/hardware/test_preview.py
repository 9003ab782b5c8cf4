"""A paper on the screen is the printer's own, without what it is paid on (HOUSE H6, BETTING B4)."""

from __future__ import annotations

import io
from dataclasses import replace

import pytest
import zxingcpp
from PIL import Image

from app.documents import BarCode
from hardware.preview import preview
from hardware.profiles import PROFILES, VIRTUAL_80, Profile
from tests.hardware.receipts.papers import PAPERS

TICKET = PAPERS["ticket_1n2"]


@pytest.mark.parametrize("profile", PROFILES.values(), ids=lambda profile: profile.name)
def test_a_ticket_is_seen_whole_on_any_printer_and_cannot_be_scanned(profile: Profile) -> None:
    picture = Image.open(io.BytesIO(preview(TICKET, profile)))
    assert picture.width >= profile.dots
    assert picture.height > profile.dots
    assert not zxingcpp.read_barcodes(picture.convert("L"))


def test_it_looks_the_same_whatever_its_control_number_is() -> None:
    [code] = [block for block in TICKET.blocks if isinstance(block, BarCode)]
    other = replace(code, digits=code.digits[::-1], right="Contrôle 0000 0000 00")
    blocks = tuple(other if block is code else block for block in TICKET.blocks)
    assert preview(replace(TICKET, blocks=blocks), VIRTUAL_80) == preview(TICKET, VIRTUAL_80)
