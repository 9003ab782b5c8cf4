"""Bytes of ESC/POS to paper, as strictly as the worst printer that the house may meet."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from PIL import Image

from hardware import code128
from hardware.profiles import Profile
from hardware.virtual.commands import Command, PaperError, Parser
from hardware.virtual.page import Setting, Strip, glyph

_CP437, _CP1252, _CP858 = "cp437", "cp1252", "cp858"


@dataclass(frozen=True, slots=True)
class Sheet:
    """A strip that was cut, or torn off: its picture, its lines of text, the digits of its bar codes."""

    picture: Image.Image
    lines: tuple[str, ...]
    codes: tuple[str, ...]
    whole: bool = True


class Renderer:
    """A printer's inside. `feed` takes bytes; sheets, answers and drawer kicks are handed over.

    Errors (PaperError): unknown command, code page, size or alignment; a line, picture or bar code
    wider than the paper; `GS k` or `GS v 0` in the middle of a line; a byte over 99 after `{C`.
    """

    def __init__(
        self,
        profile: Profile,
        *,
        on_sheet: Callable[[Sheet], None],
        on_answer: Callable[[bytes], None],
        on_kick: Callable[[int], None],
        status: Callable[[int], int],
    ) -> None:
        self._profile = profile
        self._on_sheet, self._on_answer, self._on_kick, self._status = on_sheet, on_answer, on_kick, status
        self._parser = Parser()
        self._setting = Setting()
        self._strip = Strip(profile)
        self._graphics: Image.Image | None = None
        self._acts = self._table()
        self._pages = {0: _CP437, 19: _CP858}
        if profile.code_page is not None:
            self._pages[profile.code_page] = _CP1252

    def feed(self, data: bytes) -> None:
        """Take `data`, which may end anywhere. Raises PaperError."""
        for command in self._parser.feed(data):
            try:
                self._acts[command.name](command)
            except PaperError:
                raise
            except (IndexError, KeyError, ValueError) as wrong:
                raise PaperError(
                    command.offset, f"{command.name} {command.data[:8].hex(' ')}: {wrong}"
                ) from wrong

    def finish(self) -> None:
        """The peer says that all was sent. Raises PaperError if a command is cut or a line not ended."""
        if self._parser.pending:
            raise PaperError(0, f"{self._parser.pending} bytes of a command that never came whole")
        if self._strip.waiting:
            raise PaperError(0, f"text without its LF: {self._strip.text!r}")

    def power_off(self) -> None:
        """Forget the half-read command and the line that waits; what has come out is torn off."""
        self._parser = Parser()
        self._setting = Setting()
        self._strip.waiting, self._strip.text = [], ""
        self._tear(whole=False)

    def tear_off(self) -> None:
        """Someone tears the paper off: what a printer without a cutter needs."""
        self._tear(whole=True)

    def _tear(self, *, whole: bool) -> None:
        strip, self._strip = self._strip, Strip(self._profile)
        if strip.inked:
            self._on_sheet(Sheet(strip.picture(), tuple(strip.lines), tuple(strip.codes), whole))

    def _table(self) -> Mapping[str, Callable[[Command], None]]:
        return {
            "text": self._text,
            "LF": self._line_feed,
            "ESC @": self._reset,
            "ESC !": self._print_mode,
            "ESC E": self._switch,
            "ESC a": self._side,
            "ESC t": self._page,
            "ESC M": self._switch,
            "ESC -": self._number,
            "ESC {": self._switch,
            "ESC d": self._feed_lines,
            "ESC J": self._feed_units,
            "ESC 2": self._usual_pitch,
            "ESC 3": self._pitch,
            "ESC p": self._kick,
            "ESC *": self._column_picture,
            "GS !": self._size,
            "GS B": self._switch,
            "GS b": self._nothing,
            "GS h": self._number,
            "GS w": self._module,
            "GS H": self._number,
            "GS f": self._nothing,
            "GS k": self._bar_code,
            "GS V": self._cut,
            "GS v 0": self._raster,
            "GS ( k": self._symbol,
            "GS ( L": self._store_picture,
            "GS ( H": self._completion,
            "GS r": self._ask,
            "GS a": self._nothing,
            "DLE EOT": self._ask_now,
            "DLE DC4": self._act_now,
        }

    # text and lines

    def _text(self, command: Command) -> None:
        page = self._pages[self._setting.code_page]
        for sign in command.data.decode(page):
            self._strip.put(glyph(sign, self._setting), sign)
        if self._strip.width > self._profile.dots:
            raise PaperError(command.offset, f"a line of {self._strip.width} dots: {self._strip.text!r}")

    def _line_feed(self, _command: Command) -> None:
        self._strip.end_line(self._setting)

    def _feed_lines(self, command: Command) -> None:
        self._flush()
        self._strip.feed(command.data[0] * self._setting.pitch)

    def _feed_units(self, command: Command) -> None:
        self._flush()
        self._strip.feed(command.data[0] // self._profile.motion_units)

    def _flush(self) -> None:
        if self._strip.waiting:
            self._strip.end_line(self._setting)

    def _reset(self, _command: Command) -> None:
        self._setting = Setting()
        self._strip.waiting, self._strip.text = [], ""

    # settings

    def _print_mode(self, command: Command) -> None:
        mode, now = command.data[0], self._setting
        now.small, now.bold = bool(mode & 1), bool(mode & 8)
        now.high, now.wide = 2 if mode & 16 else 1, 2 if mode & 32 else 1
        now.underline = 1 if mode & 128 else 0

    def _size(self, command: Command) -> None:
        wide, high = (command.data[0] >> 4) + 1, (command.data[0] & 15) + 1
        if max(wide, high) > 8:
            raise ValueError("characters are 1 to 8 times as large")
        self._setting.wide, self._setting.high = wide, high

    def _page(self, command: Command) -> None:
        if command.data[0] not in self._pages:
            raise ValueError("unknown code page")
        self._setting.code_page = command.data[0]

    def _side(self, command: Command) -> None:
        self._empty_line(command)
        self._setting.side = _one_of(command, 0, 1, 2)

    def _pitch(self, command: Command) -> None:
        self._setting.pitch = command.data[0] // self._profile.motion_units

    def _usual_pitch(self, _command: Command) -> None:
        self._setting.pitch = 30

    def _switch(self, command: Command) -> None:
        name = {"ESC E": "bold", "ESC M": "small", "ESC {": "upside_down", "GS B": "reverse"}[command.name]
        setattr(self._setting, name, bool(_one_of(command, 0, 1)))

    def _number(self, command: Command) -> None:
        name = {"ESC -": "underline", "GS h": "bar_height", "GS H": "bar_text"}[command.name]
        setattr(self._setting, name, command.data[0])

    def _module(self, command: Command) -> None:
        self._setting.bar_module = _one_of(command, 2, 3, 4, 5, 6)

    def _nothing(self, command: Command) -> None:
        """Smoothing, the font below bar codes and automatic status change nothing on this paper."""

    # pictures and bar codes

    def _empty_line(self, command: Command) -> None:
        if self._strip.waiting:
            raise PaperError(command.offset, f"{command.name} in the middle of a line")

    def _picture(self, command: Command, picture: Image.Image) -> None:
        self._empty_line(command)
        if picture.width > self._profile.dots:
            raise PaperError(command.offset, f"{picture.width} dots on paper of {self._profile.dots}")
        self._strip.paste(picture, self._setting.side)

    def _raster(self, command: Command) -> None:
        _one_of(command, 0, 48)
        width, height = (
            int.from_bytes(command.data[1:3], "little") * 8,
            int.from_bytes(command.data[3:5], "little"),
        )
        self._picture(command, Image.frombytes("1", (width, height), command.data[5:]).convert("L"))

    def _column_picture(self, command: Command) -> None:
        mode, count = _one_of(command, 0, 1, 32, 33), int.from_bytes(command.data[1:3], "little")
        high = 24 if mode >= 32 else 8
        upright = Image.frombytes("1", (high, count), command.data[3:]).transpose(Image.Transpose.TRANSPOSE)
        width = count if mode in (1, 33) else count * 2
        self._strip.put(upright.convert("L").resize((width, 24)))
        if self._strip.width > self._profile.dots:
            raise PaperError(command.offset, f"a picture of {self._strip.width} dots")

    def _store_picture(self, command: Command) -> None:
        function, body = command.data[3], command.data[4:]
        if function in (2, 50):
            if self._graphics is None:
                raise ValueError("no picture was stored")
            self._picture(command, self._graphics)
            self._graphics = None
        elif function == 112:
            width, height = int.from_bytes(body[4:6], "little"), int.from_bytes(body[6:8], "little")
            self._graphics = Image.frombytes("1", (width, height), body[8:]).convert("L")
        else:
            raise ValueError("unknown function")

    def _bar_code(self, command: Command) -> None:
        self._empty_line(command)
        if command.data[0] != 73:
            raise ValueError("only CODE128 is known")
        start, values, digits = _code128(command.data[2:])
        pattern = code128.modules(start, values)
        module, height = self._setting.bar_module, self._setting.bar_height
        row = Image.new("L", (len(pattern), 1))
        row.putdata([255 if bar else 0 for bar in pattern])
        if (len(pattern) + 2 * code128.QUIET_MODULES) * module > self._profile.dots:
            raise PaperError(
                command.offset, f"a bar code of {len(pattern) * module} dots and its quiet zones"
            )
        self._picture(command, row.resize((len(pattern) * module, height), Image.Resampling.NEAREST))
        self._strip.codes.append(digits)
        if self._setting.bar_text:
            for sign in digits:
                self._strip.put(glyph(sign, self._setting), sign)
            self._strip.end_line(self._setting)

    def _symbol(self, command: Command) -> None:
        raise PaperError(command.offset, "two-dimensional codes need an imager; the house prints none")

    # paper, drawer, answers

    def _cut(self, command: Command) -> None:
        _one_of(command, 0, 1, 48, 49, 65, 66)
        self._empty_line(command)
        self._tear(whole=True)

    def _kick(self, command: Command) -> None:
        pin = _one_of(command, 0, 1, 48, 49) % 48
        self._on_kick(5 if pin else 2)

    def _ask_now(self, command: Command) -> None:
        self._on_answer(bytes([self._status(_one_of(command, 1, 2, 3, 4))]))

    def _act_now(self, command: Command) -> None:
        match command.data[0]:
            case 1:
                self._on_kick(5 if command.data[1] else 2)
            case 8:
                self._strip.waiting, self._strip.text = [], ""
            case other:
                raise ValueError(f"unknown function {other}")

    def _ask(self, command: Command) -> None:
        kind = _one_of(command, 1, 2, 49, 50) % 48
        end = self._status(4)
        paper = (0x03 if end & 0x0C else 0) | (0x0C if end & 0x60 else 0)
        self._on_answer(bytes([paper if kind == 1 else 0]))

    def _completion(self, command: Command) -> None:
        body = command.data[2:]
        if len(body) != 6 or body[:2] != b"00":
            raise ValueError("a request for completion has four bytes of its own")
        if self._profile.completion_id:
            self._on_answer(b"\x37\x22" + body[2:] + b"\x00")


def _one_of(command: Command, *known: int) -> int:
    value = command.data[0]
    if value not in known:
        raise ValueError(f"{value} is none of {known}")
    return value


def _code128(data: bytes) -> tuple[int, list[int], str]:
    """Start value, values and text of the data of `GS k`. Raises ValueError."""
    match data[:2]:
        case b"{C":
            if any(byte > 99 for byte in data[2:]):
                raise ValueError("after {C each byte is a pair of digits, 0 to 99")
            return code128.START_C, list(data[2:]), "".join(f"{byte:02}" for byte in data[2:])
        case b"{B":
            if b"{" in data[2:]:
                raise ValueError("a CODE128 keeps to one set of characters")
            return code128.START_B, [byte - 32 for byte in data[2:]], data[2:].decode("ascii")
        case _:
            raise ValueError("a CODE128 starts with {B or {C")
