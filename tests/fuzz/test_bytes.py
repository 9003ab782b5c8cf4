"""Whatever bytes come from outside: no crash, no hang, no act (`make fuzz` for the millions)."""

from __future__ import annotations

import re
from collections import deque
from datetime import date
from functools import partial
from random import Random

import pytest

from app.domain.errors import Refused
from app.domain.poker.mrz import read_mrz
from app.services.betting.offer_file import BadRow, OfferRow, read_offer
from app.services.betting.result_file import ResultRow, read_results
from hardware.profiles import VIRTUAL_58, VIRTUAL_80
from hardware.scanners import Framer, Garbage, Key, Scan, WedgeDetector
from hardware.status import Listener
from hardware.virtual.commands import PaperError
from hardware.virtual.mechanism import Sheet
from hardware.virtual.renderer import Renderer
from tests.fuzz.mutation import PARTS, share, strings

MILLION, TEN_THOUSAND = 1_000_000, 10_000
TODAY = date(2026, 9, 5)

CODES = (
    b"270941200041847305194605\r\n",
    b"]C1270941200041847305194605\r",
    b"2605090814004201\t",
    b"12345678\n",
)
STATUSES = (
    b"\x12\x12\x12\x12", b"\x1a\x16\x12\x7e", b"\x37\x22 !!!\x00", b"\x10\x00\x00\x00", b"\x18\x08\x0f\x00",
    b"\x11\x13\x00\x0f", b"\x12\x11\x37\x22 !!!",
)  # fmt: skip
ZONES = (
    b"P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<\nL898902C36UTO7408122F1204159ZE184226B<<<<<10",
    b"I<UTOD231458907<<<<<<<<<<<<<<<\n7408122F1204159UTO<<<<<<<<<<<6\nERIKSSON<<ANNA<MARIA<<<<<<<<<<",
    b"I<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<\nD231458907UTO7408122F1204159<<<<<<<6",
    b"IDFRABERTHIER<<<<<<<<<<<<<<<<<<<<<<<\n8806923102858CORINNE<<<<<<<6512068F6",
)
PAPERS = (
    b"\n\x1b@\x1bt\x10Total 15,00 \x80\n\x1bE\x01gras\x1bE\x00\n\x1dV\x42\x00",
    b"\n\x1b@\x1ba\x01\x1dh\x58\x1dw\x02\x1dH\x00\x1dk\x49\x0e{C" + bytes(range(12)) + b"\n\x1dV\x42\x00",
    b"\n\x1b@\x1dv0\x00\x02\x00\x02\x00\xaa\x55\xff\x00\x1bJ\x20\x1bp\x00\x19\xfa\x1b!\x30grand\n",
    b"\x10\x04\x01\x10\x04\x04\x1dr\x01\x1d(H\x06\x0000    \x1dL\x10\x00\x1b-\x01x\n\x1bd\x04",
)
OFFERS = (
    b"event;sport;competition;side_1;side_2;starts_at;number;type;period;handicap;line;single_allowed;odds\n"
    b"lyon;football;L1;Lyon;Istres;2026-09-05T20:45:00+02:00;134;1n2;;;;;1=1.85 N=nd 2=4.10\n",
    b'[{"code": "lyon", "sport": "football", "competition": "L1", "sides": ["Lyon", "Istres"],'
    b' "starts_at": "2026-09-05T20:45:00+02:00", "bets": [{"number": 134, "type": "1n2",'
    b' "odds": {"1": "1.85", "N": null, "2": "4.10"}}]}]',
)
RESULTS = (
    b"event;side_1;side_2;half_time;full_time;extra_time;shoot_out;first_goal;ended;winners\n"
    b"lyon;Lyon;Istres;1:0;2:1;;;1;;\n",
    b'[{"event": "lyon", "sides": ["Lyon", "Istres"], "half_time": "1:0", "full_time": "2:1"}]',
)


_A_SCAN = re.compile(r"[0-9]{8,64}|[A-Z0-9<]{72}|[A-Z0-9<]{88}|[A-Z0-9<]{90}")
"""A ticket's digits, or the whole zone of a document."""


@pytest.mark.parametrize("part", PARTS)
def test_a_scanner_gives_codes_or_garbage_and_keeps_no_more_than_a_code(part: int) -> None:
    framer = Framer()
    for data in strings(part, CODES, share(MILLION)):
        for scanned in framer.feed(data, 0.0):
            assert isinstance(scanned, Garbage) or _A_SCAN.fullmatch(scanned.digits)
        assert len(framer._rest) <= 93


@pytest.mark.parametrize("part", PARTS)
def test_a_printer_may_say_anything(part: int) -> None:
    listener = Listener()
    for data in strings(10 + part, STATUSES, share(MILLION), longest=24):
        assert len(list(listener.feed(data))) <= len(data) + 7
        assert len(listener._rest) < 7


@pytest.mark.parametrize("part", PARTS)
def test_a_document_is_read_or_refused(part: int) -> None:
    for data in strings(20 + part, ZONES, share(MILLION)):
        try:
            read = read_mrz(data.decode("latin-1").splitlines(), TODAY)
        except Refused:
            continue
        assert read.born is None or read.born <= TODAY


@pytest.mark.parametrize("part", PARTS)
def test_no_key_is_lost_or_doubled_and_none_of_a_scan_is_let_go(part: int) -> None:
    """Keys of a person and of a scanner in any order and pace: each is a field's once, or a scan's."""
    random = Random(30 + part)  # noqa: S311
    wedge, at = WedgeDetector(), 0.0
    waiting: deque[int] = deque()
    for number in range(share(MILLION)):
        at += random.choice((0.004, 0.012, 0.012, 0.03, 0.06, 0.2))
        text = random.choice("0123456789à&é\"'(-è_ça]C\r\n\t")
        verdict = wedge.feed(Key(text, at, random.choice((0, 10, 19, 38)), random.random() < 0.01, number))
        for key in verdict.released:
            held = waiting.popleft()
            assert key.token == held, "given back in the order in which they were pressed"
        if verdict.scanned is not None:
            waiting.clear()
        if verdict.held and text not in "\r\n\t":
            waiting.append(number)
        assert len(waiting) <= 68 or isinstance(verdict.scanned, Scan | Garbage) or verdict.held


@pytest.mark.parametrize("part", PARTS)
def test_a_paper_comes_out_or_is_called_wrong(part: int) -> None:
    def no_drawer(_pin: int) -> None:
        """The kick of a mutated paper opens nothing here."""

    for number, data in enumerate(strings(40 + part, PAPERS, share(TEN_THOUSAND))):
        profile = (VIRTUAL_80, VIRTUAL_58)[number % 2]
        sheets: list[Sheet] = []
        said: list[bytes] = []
        renderer = Renderer(
            profile,
            on_sheet=sheets.append,
            on_answer=said.append,
            on_kick=no_drawer,
            status=lambda _kind: 0x12,
        )
        try:
            renderer.feed(data)
            renderer.finish()
        except PaperError:
            renderer.power_off()
        for sheet in sheets:
            assert sheet.picture.height < 100_000


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("is_csv", [True, False])
def test_a_file_is_read_row_by_row_or_refused(part: int, is_csv: bool) -> None:
    offers = partial(read_offer, is_csv=is_csv), OFFERS, OfferRow
    results = partial(read_results, is_csv=is_csv), RESULTS, ResultRow
    for read, samples, kind in (offers, results):
        for data in strings(50 + part, samples, share(TEN_THOUSAND) // 2 + 1, longest=400):
            try:
                rows = list(read(data))
            except Refused:
                continue
            assert all(isinstance(row, kind | BadRow) for row in rows)


def test_the_strings_are_the_same_for_the_same_seed() -> None:
    once, again = (list(strings(7, CODES, 50)) for _ in range(2))
    assert once == again
    assert len(set(once)) > 40
    assert share(MILLION) in (12_500, 250_000)
