"""The virtual printer is as strict as the worst real one: what it takes, any printer takes."""

from __future__ import annotations

import pytest
import zxingcpp
from hypothesis import given
from hypothesis import strategies as st

from hardware import code128
from hardware.profiles import PROFILES, VIRTUAL_58, VIRTUAL_80, Profile
from hardware.virtual import PaperError, Renderer, Sheet

CUT = b"\x1dVB\x00"


class Bench:
    """A renderer and everything that comes out of it."""

    def __init__(self, profile: Profile = VIRTUAL_80, status: dict[int, int] | None = None) -> None:
        self.sheets: list[Sheet] = []
        self.answers = b""
        self.kicks: list[int] = []
        answers = status or {}
        self.renderer = Renderer(
            profile,
            on_sheet=self.sheets.append,
            on_answer=self.hear,
            on_kick=self.kicks.append,
            status=lambda kind: answers.get(kind, 0x12),
        )

    def hear(self, data: bytes) -> None:
        self.answers += data

    def take(self, *data: bytes) -> Bench:
        for piece in data:
            self.renderer.feed(piece)
        return self


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"\x07", "unknown command"),
        (b"\r", "unknown command"),
        (b"\x1bZ", "unknown command"),
        (b"\x1d(A\x02\x00\x01\x01", "unknown command"),
        (b"\x1bt\x63", "unknown code page"),
        (b"\x1bt\x10\x81", "can't decode"),
        (b"\x1ba\x05", "none of"),
        (b"\x1d!\x88", "1 to 8 times"),
        (b"\x1dw\x09", "none of"),
        (b"x" * 49, "a line of 588 dots"),
        (b"\x1d!\x11" + b"x" * 25, "a line of 600 dots"),
        (b"\x1dv0\x00\x49\x00\x01\x00" + bytes(73), "584 dots on paper of 576"),
        (b"x\x1dv0\x00\x01\x00\x01\x00\xff", "in the middle of a line"),
        (b"x\x1dk\x49\x04{C\x01\x02", "in the middle of a line"),
        (b"x\x1ba\x01", "in the middle of a line"),
        (b"\x1dk\x49\x04{C12\x64", None),
        (b"\x1dk\x49\x03{C\x64", "0 to 99"),
        (b"\x1dk\x49\x04{Xab", "starts with"),
        (b"\x1dk\x43\x0c123456789012", "only CODE128"),
        (b"\x1dk\x49\x1a{C" + bytes(24), "quiet zones"),
        (b"\x1d(k\x03\x001Q0", "two-dimensional"),
        (b"\x1d(H\x02\x0000", "four bytes"),
        (b"\x1d(L\x02\x0002", "no picture"),
    ],
)
def test_what_a_printer_could_get_wrong_is_an_error(data: bytes, reason: str | None) -> None:
    if reason is None:
        Bench().take(data)
        return
    with pytest.raises(PaperError, match=reason):
        Bench().take(data)


def test_an_error_tells_at_which_byte() -> None:
    with pytest.raises(PaperError) as wrong:
        Bench().take(b"abc\n", b"de\n\x07")
    assert wrong.value.offset == 7


@pytest.mark.parametrize(
    ("left", "reason"), [(b"abc", "without its LF"), (b"\x1dv0\x00\x10", "never came whole")]
)
def test_a_ticket_that_ends_in_the_middle_is_an_error(left: bytes, reason: str) -> None:
    bench = Bench().take(b"\n", left)
    with pytest.raises(PaperError, match=reason):
        bench.renderer.finish()


@given(st.lists(st.integers(1, 40), max_size=12))
def test_the_paper_is_the_same_however_the_bytes_are_cut(cuts: list[int]) -> None:
    data = b"\n\x1b@\x1bt\x10\x1bE\x01gras \xe9\x80\n\x1dh\x40\x1dw\x02\x1dk\x49\x06{C\x0c\x22\x38\x4e" + CUT
    pieces, at = [], 0
    for cut in cuts:
        pieces.append(data[at : at + cut])
        at += cut
    whole, parts = Bench().take(data), Bench().take(*pieces, data[at:])
    assert parts.sheets[0].lines == whole.sheets[0].lines == ("gras é€",)
    assert parts.sheets[0].codes == whole.sheets[0].codes == ("12345678",)
    assert parts.sheets[0].picture.tobytes() == whole.sheets[0].picture.tobytes()


@pytest.mark.parametrize("profile", [VIRTUAL_80, VIRTUAL_58])
@pytest.mark.parametrize("digits", [14, 20, 24])
def test_bar_codes_of_every_length_are_read_back(profile: Profile, digits: int) -> None:
    code = "0123456789" * 3
    values = bytes(code128.pairs(code[:digits]))
    module = code128.widest_module(digits, profile.dots)
    assert module is not None
    bench = Bench(profile).take(
        b"\x1ba\x01\x1dh\x50\x1dw" + bytes([module]),
        b"\x1dk\x49" + bytes([len(values) + 2]) + b"{C" + values,
        CUT,
    )
    (found,) = zxingcpp.read_barcodes(bench.sheets[0].picture)
    assert found.text == code[:digits] == bench.sheets[0].codes[0]


@pytest.mark.parametrize(
    ("digits", "module", "dots"),
    [(20, 3, 435), (22, 3, 468), (24, 3, 501), (20, 2, 290), (24, 2, 334)],
)
def test_a_bar_code_is_as_wide_as_the_makers_say(digits: int, module: int, dots: int) -> None:
    assert code128.width_in_modules(digits) * module == dots
    assert len(code128.modules(code128.START_C, (0,) * (digits // 2))) == code128.width_in_modules(digits)


def test_the_largest_module_that_fits_with_its_quiet_zones_is_taken() -> None:
    assert code128.widest_module(24, 576) == 3
    assert code128.widest_module(24, PROFILES["tm-t88"].dots) == 2
    assert code128.widest_module(24, 384) == 2
    assert code128.widest_module(26, 384) is None


def test_other_bar_codes_and_pictures_of_the_makers_manuals_are_known() -> None:
    bench = Bench().take(
        b"\x1dH\x02\x1dk\x49\x06{Bab-1",
        b"\x1b*\x21\x02\x00\xff\x00\xff\xff\x00\xff\n",
        b"\x1d(L\x0b\x000p0\x01\x011\x08\x00\x01\x00\xff" + b"\x1d(L\x02\x0002",
        b"\x1b!\x39gros\n\x1b-\x01\x1b{\x01envers\n\x1dB\x01noir\n\x1b2\x1bd\x02\x1dr\x01\x10\x14\x08\x01\x03\x14\x01\x06\x02\x08",
        CUT,
    )
    assert bench.sheets[0].codes == ("ab-1",)
    assert bench.sheets[0].lines == ("ab-1", "gros", "envers", "noir")
    assert bench.answers == b"\x00"


def test_the_drawer_is_kicked_by_either_command() -> None:
    assert Bench().take(b"\x1bp\x00\x19\xfa", b"\x1bp\x01\x19\xfa", b"\x10\x14\x01\x00\x02").kicks == [
        2,
        5,
        2,
    ]


def test_a_question_is_answered_in_the_middle_of_a_ticket() -> None:
    bench = Bench(status={4: 0x1E}).take(b"abc\n\x10\x04\x04\x1dr\x01\x1d(H\x06\x000012ab")
    assert bench.answers == b"\x1e\x03" + b"\x37\x2212ab\x00"


def test_a_printer_that_can_not_tell_when_it_is_done_does_not() -> None:
    assert Bench(PROFILES["generic-80"]).take(b"\x1d(H\x06\x000012ab").answers == b""


def test_empty_paper_is_no_paper() -> None:
    assert Bench().take(b"\n\n", CUT).sheets == []
