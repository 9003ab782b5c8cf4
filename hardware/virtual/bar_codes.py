"""Bar codes: CODE128 alone, since the house prints no other."""

from __future__ import annotations

from PIL import Image

from hardware import code128
from hardware.virtual.commands import Acts, Command, PaperError
from hardware.virtual.mechanism import Mechanism

_CODE128 = 73


class BarCodes:
    """Errors: a code wider than the paper with its quiet zones, in the middle of a line or with a byte over
    99 after `{C`; two dimensions."""

    def __init__(self, mechanism: Mechanism) -> None:
        self._mechanism = mechanism

    def acts(self) -> Acts:
        return {
            "GS h": self._height,
            "GS w": self._module,
            "GS H": self._digits_below,
            "GS k": self._bar_code,
            "GS ( k": self._symbol,
        }

    def _height(self, command: Command) -> None:
        self._mechanism.setting.bar_height = command.data[0]

    def _module(self, command: Command) -> None:
        self._mechanism.setting.bar_module = command.one_of(2, 3, 4, 5, 6)

    def _digits_below(self, command: Command) -> None:
        self._mechanism.setting.bar_text = command.data[0]

    def _bar_code(self, command: Command) -> None:
        self._mechanism.need_empty_line(command)
        if command.data[0] != _CODE128:
            raise ValueError("only CODE128 is known")
        start, values, digits = _code128(command.data[2:])
        pattern = code128.modules(start, values)
        setting = self._mechanism.setting
        width = len(pattern) * setting.bar_module
        if width + 2 * code128.QUIET_MODULES * setting.bar_module > self._mechanism.profile.dots:
            raise PaperError(command.offset, f"a bar code of {width} dots and its quiet zones")
        row = Image.new("L", (len(pattern), 1))
        row.putdata([255 if bar else 0 for bar in pattern])
        bars = row.resize((width, setting.bar_height), Image.Resampling.NEAREST)
        self._mechanism.paste(command, bars)
        self._mechanism.strip.codes.append(digits)
        if setting.bar_text:
            self._mechanism.write(digits)
            self._mechanism.end_line()

    def _symbol(self, command: Command) -> None:
        raise PaperError(command.offset, "two-dimensional codes need an imager; the house prints none")


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
