"""What moves in a printer: the paper below the head, the line that waits, and how the next one is set."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PIL import Image

from hardware.profiles import Profile
from hardware.virtual.commands import Command, PaperError
from hardware.virtual.page import Setting, Strip, glyph


@dataclass(frozen=True, slots=True)
class Sheet:
    """A strip that was cut, or torn off: its picture, its lines of text, the digits of its bar codes."""

    picture: Image.Image
    lines: tuple[str, ...]
    codes: tuple[str, ...]
    whole: bool = True


class Mechanism:
    """Errors (PaperError): a line or a picture wider than the paper, a picture in the middle of a line."""

    def __init__(self, profile: Profile, on_sheet: Callable[[Sheet], None]) -> None:
        self.profile = profile
        self.setting = Setting()
        self.strip = Strip(profile)
        self._on_sheet = on_sheet

    def write(self, text: str) -> None:
        """Add `text` to the line that waits."""
        for sign in text:
            self.strip.put(glyph(sign, self.setting), sign)

    def end_line(self) -> None:
        self.strip.end_line(self.setting)

    def feed(self, dots: int) -> None:
        """Empty paper, after the line that waits if there is one."""
        if self.strip.waiting:
            self.end_line()
        self.strip.feed(dots)

    def paste(self, command: Command, picture: Image.Image) -> None:
        """A picture of its own lines, placed as lines are; black is 255."""
        self.need_empty_line(command)
        if picture.width > self.profile.dots:
            raise PaperError(command.offset, f"{picture.width} dots on paper of {self.profile.dots}")
        self.strip.paste(picture, self.setting.side)

    def need_empty_line(self, command: Command) -> None:
        if self.strip.waiting:
            raise PaperError(command.offset, f"{command.name} in the middle of a line")

    def reset(self) -> None:
        """Every setting as at first; the line that waits is forgotten."""
        self.setting = Setting()
        self.drop_line()

    def drop_line(self) -> None:
        self.strip.waiting, self.strip.text = [], ""

    def tear(self, *, whole: bool) -> None:
        """Hand over what has come out; a strip without ink is nobody's."""
        strip, self.strip = self.strip, Strip(self.profile)
        if strip.inked:
            self._on_sheet(Sheet(strip.picture(), tuple(strip.lines), tuple(strip.codes), whole))
