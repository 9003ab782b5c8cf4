"""The bytes of one paper, built by python-escpos: styles, lines, pictures, bar codes, cut, drawer."""

from __future__ import annotations

from dataclasses import dataclass, replace

from PIL import Image

from app.documents import Side
from app.domain.errors import Code, Refused
from hardware import code128
from hardware.profiles import Cut, Profile, Pulse
from hardware.receipts import drawings
from hardware.receipts.text import PAGE, is_on_page, on_page

_SIDES = {Side.LEFT: "left", Side.CENTRE: "center", Side.RIGHT: "right"}


@dataclass(frozen=True, slots=True)
class Style:
    """How a line is set: `size` multiplies width and height (1 to 8), `pitch` is its height in dots."""

    side: Side = Side.LEFT
    bold: bool = False
    small: bool = False
    size: int = 1
    pitch: int = 30

    @property
    def cell(self) -> tuple[int, int]:
        """Width and height in dots of one character."""
        width, height = (9, 17) if self.small else (12, 24)
        return width * self.size, height * self.size


NORMAL = Style()


class Roll:
    """One paper on its way to bytes. Starts with LF and `ESC @`: nothing of a torn one is left over (F37)."""

    def __init__(self, profile: Profile) -> None:
        self._profile = profile
        from hardware.receipts.builder import Builder  # noqa: PLC0415  # python-escpos takes long to load

        self._printer = Builder(profile.dots)
        self._style = NORMAL
        self._printer.raw(b"\n")
        self._printer.hw("INIT")
        if profile.code_page is not None:
            self._printer.raw(b"\x1bt" + bytes([profile.code_page]))

    @property
    def profile(self) -> Profile:
        return self._profile

    def columns(self, style: Style) -> int:
        """Characters that a line holds in `style`."""
        return self._profile.dots // style.cell[0]

    def line(self, text: str, style: Style = NORMAL) -> None:
        """One line of text, no longer than `columns(style)`; drawn where the page lacks a letter."""
        known = on_page(text)
        if self._prints(known):
            self._set(style)
            self._printer.raw(known.encode(PAGE) + b"\n")
        else:
            self._drawn(known, style)

    def picture(self, picture: Image.Image) -> None:
        """A picture as wide as the paper."""
        self._set(replace(self._style, side=Side.LEFT))
        self._printer.image(picture)

    def bar_code(self, digits: str, height: int = 88) -> None:
        """CODE128-C, centred, the largest module that fits with its quiet zones.

        Raises Refused(PAPER_TOO_NARROW) where none does (F41).
        """
        module = widest_module(len(digits), self._profile)
        values = code128.pairs(digits)
        if self._profile.raster_bar_codes:
            pattern = code128.modules(code128.START_C, values)
            self.picture(drawings.bars(self._profile.dots, pattern, module, height))
            return
        self._set(replace(NORMAL, side=Side.CENTRE))
        data = b"{C" + bytes(values)
        settings = b"\x1dh" + bytes([height]) + b"\x1dw" + bytes([module]) + b"\x1dH\x00"
        self._printer.raw(settings + b"\x1dk\x49" + bytes([len(data)]) + data)

    def feed(self, dots: int) -> None:
        """Empty paper of `dots`, at most 255 motion units."""
        self._printer.raw(b"\x1bJ" + bytes([min(dots * self._profile.motion_units, 255)]))

    def cut(self) -> None:
        """The end of the paper: cut, or fed far enough to be torn."""
        match self._profile.cut:
            case Cut.FULL:
                self._printer.raw(b"\x1dV\x41\x00")
            case Cut.PARTIAL:
                self._printer.raw(b"\x1dV\x42\x00")
            case Cut.NONE:
                self._printer.print_and_feed(4)

    @property
    def bytes(self) -> bytes:
        """All that was built."""
        return self._printer.collected()

    def _prints(self, text: str) -> bool:
        return text.isascii() or (self._profile.code_page is not None and is_on_page(text))

    def _drawn(self, text: str, style: Style) -> None:
        width = len(text) * style.cell[0]
        spare = max(self._profile.dots - width, 0)
        left = {Side.LEFT: 0, Side.CENTRE: spare // 2, Side.RIGHT: spare}[style.side]
        row = drawings.text_row(self._profile.dots, text, left, style.cell, bold=style.bold)
        self.picture(row)
        self.feed(max(style.pitch - style.cell[1], 0))

    def _set(self, style: Style) -> None:
        """Send only what differs from the style that the printer is in."""
        now = self._style
        if style.side != now.side:
            self._printer.set(align=_SIDES[style.side])
        if style.bold != now.bold:
            self._printer.set(bold=style.bold)
        if style.small != now.small:
            self._printer.set(font="b" if style.small else "a")
        if style.size != now.size:
            self._printer.set(custom_size=True, width=style.size, height=style.size)
        if style.pitch != now.pitch:
            self._printer.line_spacing(style.pitch * self._profile.motion_units)
        self._style = style


def widest_module(digits: int, profile: Profile) -> int:
    """Dots of a bar code's module on `profile`'s paper. Raises Refused(PAPER_TOO_NARROW) (F41)."""
    module = code128.widest_module(digits, profile.dots)
    if module is None:
        raise Refused(Code.PAPER_TOO_NARROW, digits=digits, paper_mm=profile.paper_mm)
    return module


def kick(pulse: Pulse) -> bytes:
    """The bytes that open the drawer: `ESC p`, times in units of 2 ms."""
    return bytes([0x1B, 0x70, 0 if pulse.pin == 2 else 1, pulse.on_ms // 2, pulse.off_ms // 2])
