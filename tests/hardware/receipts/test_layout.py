from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime
from itertools import repeat
from pathlib import Path

import pytest
import zxingcpp

from app.documents import BarCode, Columns, Document, Emphasis, Line, Side
from app.domain.errors import Code, Refused
from hardware.profiles import PROFILES, VIRTUAL_58, VIRTUAL_80, Profile, Pulse
from hardware.receipts import check_fits, kick, lay_out
from hardware.virtual import Paper, VirtualPrinter
from hardware.virtual.commands import Parser
from tests.hardware.receipts.papers import PAPERS

Printed = Callable[[Document, Profile], Paper]
GOLDEN = Path(__file__).parent / "golden"
EVERY_PROFILE = pytest.mark.parametrize("profile", PROFILES.values(), ids=PROFILES)
WITH_A_PAGE = pytest.mark.parametrize(
    "profile", [each for each in PROFILES.values() if each.code_page], ids=lambda each: each.name
)
EVERY_WIDTH = pytest.mark.parametrize("profile", [VIRTUAL_80, VIRTUAL_58], ids=["80", "58"])


def commands(data: bytes) -> str:
    """The bytes as a list to be read: one command a line, pictures by their size alone."""
    lines = []
    for command in Parser().feed(data):
        if command.name == "text":
            lines.append(f"  {command.data.decode('cp1252')}")
        elif command.name == "GS v 0":
            size = [int.from_bytes(command.data[at : at + 2], "little") for at in (1, 3)]
            lines.append(f"GS v 0  {size[0] * 8} x {size[1]}")
        elif command.name != "LF":
            lines.append(f"{command.name}  {command.data.hex(' ')}".rstrip())
    return "\n".join(lines) + "\n"


@EVERY_WIDTH
@pytest.mark.parametrize("name", ["ticket_1n2", "seat_card_moved", "z_report"])
def test_a_paper_is_made_of_the_agreed_bytes(name: str, profile: Profile) -> None:
    golden = GOLDEN / f"{name}_{profile.paper_mm}_commands.txt"
    assert commands(lay_out(PAPERS[name], profile)) == golden.read_text(encoding="utf-8")


@EVERY_PROFILE
def test_the_bar_code_is_read_back_from_the_paper(
    profile: Profile, printed: Printed, ticket: Document, seat_card: Document
) -> None:
    for document, digits in ((ticket, "270941200041847305194605"), (seat_card, "26090508140042")):
        (found,) = zxingcpp.read_barcodes(printed(document, profile).picture)
        assert found.text == digits
        assert found.format == zxingcpp.BarcodeFormat.Code128


@EVERY_WIDTH
def test_f41_a_bar_code_too_wide_for_the_paper_is_refused_before_anything_is_printed(
    profile: Profile, ticket: Document
) -> None:
    wide = replace(ticket, blocks=(Line("Ticket"), BarCode("12" * 24)))
    for act in (lay_out, check_fits):
        with pytest.raises(Refused) as refused:
            act(wide, profile)
        assert refused.value.code is Code.PAPER_TOO_NARROW
        assert refused.value.details["paper_mm"] == profile.paper_mm


def test_f40_a_name_can_not_open_the_drawer(ticket: Document, printed: Printed) -> None:
    hostile = replace(
        ticket, number="\x1bp\x00", blocks=(Line("\x1bp\x00\x19\x19 Zoé"), Columns("\x10\x14", "\x1d"))
    )
    data = lay_out(hostile, VIRTUAL_80)
    assert b"\x1bp" not in data
    assert b"\x10\x14" not in data
    assert printed(hostile, VIRTUAL_80).lines[0] == "p Zoé"


@WITH_A_PAGE
def test_f38_accents_and_euro_come_out_after_every_change_of_font_and_in_every_run(
    profile: Profile, ticket: Document
) -> None:
    """In between, somebody else left the printer in a large font at the right."""
    words = ("3,50 €", "3,50 €", "é", "3,50 €")
    fonts = (Emphasis.NORMAL, Emphasis.LARGE, Emphasis.NORMAL, Emphasis.SMALL)
    paper = replace(ticket, blocks=tuple(map(Line, words, repeat(Side.LEFT), fonts)))
    printer = VirtualPrinter(profile)
    for left_behind in (b"", b"\x1d!\x11\x1bM\x01\x1ba\x02"):
        printer.open()
        printer.send(left_behind + lay_out(paper, profile))
        printer.close()
    assert printer.errors == ()
    assert [paper.lines[:4] for paper in printer.papers] == [words, words]


def test_letters_that_no_page_holds_are_drawn(printed: Printed, z_report: Document) -> None:
    greek = replace(z_report, blocks=(Line("Ωμέγα", Side.CENTRE),))
    paper = printed(greek, VIRTUAL_80)
    assert not any("?" in line for line in paper.lines)
    assert b"GS v 0".decode() in commands(lay_out(greek, VIRTUAL_80))


def test_a_printer_without_the_page_draws_its_accents(z_report: Document) -> None:
    listing = commands(lay_out(z_report, PROFILES["generic-80-ascii"]))
    assert "ESC t" not in listing
    assert "€" not in listing
    assert "GS v 0  576 x 24" in listing
    assert "RAPPORT Z" in listing


def test_every_paper_has_number_date_station_and_page(printed: Printed, z_report: Document) -> None:
    foot = printed(z_report, VIRTUAL_80).lines[-2:]
    assert foot[0].strip() == "N° Z-118 - Guichet 2 - page 1 sur 1"
    assert foot[1].strip() == "06/09/2026 00:01:00"


@EVERY_WIDTH
def test_a_duplicate_says_so_with_the_time_before_anything_else(
    profile: Profile, printed: Printed, z_report: Document
) -> None:
    again = replace(z_report, duplicate=2, duplicated_at=datetime(2026, 9, 6, 8, 5, tzinfo=UTC))
    lines = printed(again, profile).lines
    assert lines[0].strip() == "DUPLICATA 2"
    assert "06/09/2026 à 10:05:00" in " ".join(" ".join(lines[1:3]).split())


@EVERY_WIDTH
def test_a_paper_of_a_training_house_says_so_at_head_and_foot(
    profile: Profile, printed: Printed, z_report: Document
) -> None:
    lines = printed(replace(z_report, marking="FORMATION"), profile).lines
    assert (lines[0].strip(), lines[-1].strip()) == ("*** FORMATION ***", "FORMATION")


def test_an_amount_is_never_cut(printed: Printed, z_report: Document) -> None:
    long = replace(z_report, blocks=(Columns("Paris sportifs et tournois du casino", "1 234 567,89 €"),))
    lines = printed(long, VIRTUAL_58).lines
    assert lines[:2] == ("Paris sportifs et tournois du", "casino            1 234 567,89 €")


def test_a_paper_starts_fresh_whatever_was_left_over(ticket: Document) -> None:
    assert lay_out(ticket, VIRTUAL_80).startswith(b"\n\x1b@\x1bt\x10")


def test_the_pulse_of_the_drawer_is_a_setting() -> None:
    assert kick(Pulse()) == b"\x1bp\x00\x19\xfa"
    assert kick(Pulse(pin=5, on_ms=100, off_ms=400)) == b"\x1bp\x01\x32\xc8"
    with pytest.raises(ValueError, match="pin 2 or 5"):
        Pulse(pin=3)
