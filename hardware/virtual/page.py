"""The paper as it comes out of the slot: a strip that grows line by line."""

from __future__ import annotations

from dataclasses import dataclass, field

from PIL import Image, ImageChops, ImageOps

from hardware.fonts import cell
from hardware.profiles import Profile


@dataclass(slots=True)
class Setting:
    """How the next characters are set; `ESC @` puts all of it back."""

    bold: bool = False
    underline: int = 0
    small: bool = False
    wide: int = 1
    high: int = 1
    reverse: bool = False
    upside_down: bool = False
    side: int = 0
    pitch: int = 30
    code_page: int = 0
    bar_height: int = 162
    bar_module: int = 3
    bar_text: int = 0

    @property
    def cell(self) -> tuple[int, int]:
        """Width and height in dots of one character."""
        width, height = (9, 17) if self.small else (12, 24)
        return width * self.wide, height * self.high


@dataclass(slots=True)
class Strip:
    """Paper that has left the printer since the last cut, and the line that waits for its LF."""

    profile: Profile
    rows: list[Image.Image] = field(default_factory=list)
    waiting: list[Image.Image] = field(default_factory=list)
    text: str = ""
    lines: list[str] = field(default_factory=list)
    codes: list[str] = field(default_factory=list)

    @property
    def width(self) -> int:
        """Dots taken by the line that waits."""
        return sum(glyph.width for glyph in self.waiting)

    @property
    def inked(self) -> bool:
        """Whether anything but empty paper has come out."""
        return bool(self.codes) or any(row.getbbox() for row in self.rows)

    def put(self, glyph: Image.Image, sign: str = "") -> None:
        """Add a character, or a column picture, to the line that waits; black is 255."""
        self.waiting.append(glyph)
        self.text += sign

    def end_line(self, setting: Setting) -> None:
        """Print the line that waits, aligned, and feed by the line's height."""
        high = max((glyph.height for glyph in self.waiting), default=0)
        row = self._white(max(high, setting.pitch))
        at = self._left(self.width, setting.side)
        for glyph in self.waiting:
            row.paste(glyph, (at, high - glyph.height))
            at += glyph.width
        self.rows.append(ImageOps.flip(ImageOps.mirror(row)) if setting.upside_down else row)
        if self.text.strip():
            self.lines.append(" " * self._lead(setting) + self.text.rstrip())
        self.waiting, self.text = [], ""

    def paste(self, picture: Image.Image, side: int) -> None:
        """A picture of its own lines; black is 255."""
        row = self._white(picture.height)
        row.paste(picture, (self._left(picture.width, side), 0))
        self.rows.append(row)

    def feed(self, dots: int) -> None:
        """Empty paper."""
        if dots:
            self.rows.append(self._white(dots))

    def picture(self) -> Image.Image:
        """The strip as it looks, with the margins that the head doesn't reach; paper is white."""
        margin = self.profile.margin
        height = sum(row.height for row in self.rows)
        ink = Image.new("L", (self.profile.dots + 2 * margin, height + margin), 0)
        top = 0
        for row in self.rows:
            ink.paste(row, (margin, top))
            top += row.height
        return ImageChops.invert(ink)

    def _white(self, height: int) -> Image.Image:
        return Image.new("L", (self.profile.dots, height), 0)

    def _left(self, width: int, side: int) -> int:
        spare = max(self.profile.dots - width, 0)
        return (0, spare // 2, spare)[side]

    def _lead(self, setting: Setting) -> int:
        """Spaces before a line that is centred or at the right, so that golden text shows its place."""
        return self._left(self.width, setting.side) // (self.width // max(len(self.text), 1) or 12)


def glyph(sign: str, setting: Setting) -> Image.Image:
    """One character as `setting` wants it; black is 255."""
    width, height = setting.cell
    drawn = cell(sign, width, height, bold=setting.bold)
    if setting.underline:
        drawn = drawn.copy()
        drawn.paste(255, (0, height - setting.underline, width, height))
    return ImageChops.invert(drawn) if setting.reverse else drawn
