"""Text, line feeds, and the commands that set how both look."""

from __future__ import annotations

from hardware.virtual.commands import Acts, Command, PaperError
from hardware.virtual.mechanism import Mechanism

_CP437, _CP1252, _CP858 = "cp437", "cp1252", "cp858"
_USUAL_PITCH = 30


class Lettering:
    """Errors: an unknown code page, size or alignment; a line wider than the paper."""

    def __init__(self, mechanism: Mechanism) -> None:
        self._mechanism = mechanism
        self._pages = {0: _CP437, 19: _CP858}
        if mechanism.profile.code_page is not None:
            self._pages[mechanism.profile.code_page] = _CP1252

    def acts(self) -> Acts:
        return {
            "text": self._text,
            "LF": self._line_feed,
            "ESC d": self._feed_lines,
            "ESC J": self._feed_units,
            "ESC !": self._print_mode,
            "ESC E": self._switch,
            "ESC M": self._switch,
            "ESC {": self._switch,
            "GS B": self._switch,
            "ESC -": self._underline,
            "GS !": self._size,
            "ESC a": self._side,
            "ESC t": self._page,
            "ESC 2": self._usual_pitch,
            "ESC 3": self._pitch,
        }

    def _text(self, command: Command) -> None:
        self._mechanism.write(command.data.decode(self._pages[self._mechanism.setting.code_page]))
        strip = self._mechanism.strip
        if strip.width > self._mechanism.profile.dots:
            raise PaperError(command.offset, f"a line of {strip.width} dots: {strip.text!r}")

    def _line_feed(self, _command: Command) -> None:
        self._mechanism.end_line()

    def _feed_lines(self, command: Command) -> None:
        self._mechanism.feed(command.data[0] * self._mechanism.setting.pitch)

    def _feed_units(self, command: Command) -> None:
        self._mechanism.feed(command.data[0] // self._mechanism.profile.motion_units)

    def _print_mode(self, command: Command) -> None:
        mode, now = command.data[0], self._mechanism.setting
        now.small, now.bold = bool(mode & 1), bool(mode & 8)
        now.high, now.wide = 2 if mode & 16 else 1, 2 if mode & 32 else 1
        now.underline = 1 if mode & 128 else 0

    def _switch(self, command: Command) -> None:
        name = {"ESC E": "bold", "ESC M": "small", "ESC {": "upside_down", "GS B": "reverse"}[command.name]
        setattr(self._mechanism.setting, name, bool(command.one_of(0, 1)))

    def _underline(self, command: Command) -> None:
        self._mechanism.setting.underline = command.data[0]

    def _size(self, command: Command) -> None:
        wide, high = (command.data[0] >> 4) + 1, (command.data[0] & 15) + 1
        if max(wide, high) > 8:
            raise ValueError("characters are 1 to 8 times as large")
        self._mechanism.setting.wide, self._mechanism.setting.high = wide, high

    def _side(self, command: Command) -> None:
        self._mechanism.need_empty_line(command)
        self._mechanism.setting.side = command.one_of(0, 1, 2)

    def _page(self, command: Command) -> None:
        if command.data[0] not in self._pages:
            raise ValueError("unknown code page")
        self._mechanism.setting.code_page = command.data[0]

    def _usual_pitch(self, _command: Command) -> None:
        self._mechanism.setting.pitch = _USUAL_PITCH

    def _pitch(self, command: Command) -> None:
        self._mechanism.setting.pitch = command.data[0] // self._mechanism.profile.motion_units
