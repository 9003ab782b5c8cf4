"""What no printer's own font can do: the house's mark, a round notice, figures to be read across a room."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image, ImageDraw, ImageFont

from hardware.fonts import Face, cell, font
from hardware.receipts.text import words

_BLACK, _WHITE = 0, 255
_SMOOTH = 4


def blank(dots: int, height: int) -> Image.Image:
    """White paper, `dots` wide, of one bit a dot."""
    return Image.new("1", (dots, height), _WHITE)


def _sharp(picture: Image.Image, size: tuple[int, int]) -> Image.Image:
    """A grey picture at `_SMOOTH` times the dots, as black and white dots."""
    small = picture.resize(size, Image.Resampling.BOX)
    return small.point(lambda grey: _WHITE if grey >= 140 else _BLACK).convert("1")


def _pen(picture: Image.Image) -> ImageDraw.ImageDraw:
    pen = ImageDraw.Draw(picture)
    pen.fontmode = "1"
    return pen


def _bell() -> Image.Image:
    """The house's mark, a counter bell of 60 × 52 dots: dome, slot and counter with round ends."""
    s = _SMOOTH
    picture = Image.new("L", (60 * s, 52 * s), _WHITE)
    pen = ImageDraw.Draw(picture)

    def bar(left: float, right: float, middle: float, thick: float = 5) -> None:
        box = (left * s, (middle - thick / 2) * s, right * s, (middle + thick / 2) * s)
        pen.rounded_rectangle(box, radius=thick / 2 * s, fill=_BLACK)

    pen.rounded_rectangle(
        (5 * s, 2 * s, 54 * s, 70 * s),
        radius=22 * s,
        outline=_BLACK,
        width=5 * s,
        corners=(True, True, False, False),
    )
    pen.rectangle((0, 46 * s, 60 * s, 52 * s), fill=_WHITE)
    bar(0, 60, 47)
    bar(18, 42, 36)
    return _sharp(picture, (60, 52))


def _fitting(face: Face, pixels: int, text: str, room: int) -> ImageFont.FreeTypeFont:
    """The largest font up to `pixels` at which `text` takes at most `room` dots; 12 is the least."""
    while pixels > 12 and font(face, pixels).getlength(text) > room:
        pixels -= 1
    return font(face, pixels)


def logo(dots: int, title: str, subtitle: str) -> Image.Image:
    """The mark with title and subtitle beside it, centred; a short title is set large."""
    mark, gap = _bell(), 18
    room = dots - mark.width - gap
    head = _fitting(Face.SANS_BOLD, 44 if len(title) <= 8 else 23, title, room)
    foot = _fitting(Face.SANS_BOLD, 19, subtitle, room)
    wide = max(head.getlength(title), foot.getlength(subtitle) if subtitle else 0)
    left = int((dots - mark.width - gap - wide) // 2)
    picture = blank(dots, 70)
    picture.paste(mark, (left, 7))
    pen = _pen(picture)
    beside = left + mark.width + gap
    middle = 26 if subtitle else 33
    large = head.size >= 30
    pen.text((beside, middle - 7 if large else middle), title, fill=_BLACK, font=head, anchor="lm")
    if subtitle:
        pen.text((beside, 57 if large else 54), subtitle, fill=_BLACK, font=foot, anchor="lm")
    return picture


def big_pair(dots: int, left: tuple[str, str], right: tuple[str, str]) -> Image.Image:
    """Two labels with large figures below, parted by an upright line: TABLE 5 | PLACE 7."""
    height = 228
    picture = blank(dots, height)
    pen = _pen(picture)
    half = dots // 2
    for middle, (label, figure) in ((half // 2, left), (half + half // 2, right)):
        head = _fitting(Face.MONO_BOLD, 28, label, half - 24)
        pen.text((middle, 26), label, fill=_BLACK, font=head, anchor="ms")
        digits = _fitting(Face.MONO_BOLD, 192, figure, half - 24)
        pen.text((middle, 130), figure, fill=_BLACK, font=digits, anchor="mm")
    pen.rectangle((half - 1, 0, half + 1, height - 4), fill=_BLACK)
    return picture


def notice(dots: int, mark: str, lines: Sequence[str]) -> Image.Image:
    """A round mark with small lines beside it, wrapped to the room there is."""
    circle, gap, pitch = 72, 18, 24
    small = font(Face.MONO, 17 if dots >= 500 else 14)
    room = dots - circle - gap
    rows = [row for line in lines for row in _even_rows(line, small, room)]
    height = max(circle + 8, len(rows) * pitch + 4)
    picture = blank(dots, height)
    picture.paste(_ring(circle), (0, (height - circle) // 2))
    pen = _pen(picture)
    face = _fitting(Face.SANS_BOLD, 25, mark, circle - 18)
    pen.text((circle // 2, height // 2), mark, fill=_BLACK, font=face, anchor="mm")
    top = (height - len(rows) * pitch) // 2
    for place, row in enumerate(rows):
        pen.text((circle + gap, top + place * pitch + 17), row, fill=_BLACK, font=small, anchor="ls")
    return picture


def _ring(size: int) -> Image.Image:
    s = _SMOOTH
    picture = Image.new("L", (size * s, size * s), _WHITE)
    ImageDraw.Draw(picture).ellipse((0, 0, size * s - 1, size * s - 1), outline=_BLACK, width=5 * s)
    return _sharp(picture, (size, size))


@lru_cache(maxsize=64)
def _even_rows(text: str, face: ImageFont.FreeTypeFont, room: int) -> tuple[str, ...]:
    """As many rows as `room` asks for, about as long as each other; the same on every ticket."""
    rows = _rows(text, face, room)
    for narrower in range(room - 8, 0, -8):
        evener = _rows(text, face, narrower)
        if len(evener) > len(rows):
            break
        rows = evener
    return tuple(rows)


def _rows(text: str, face: ImageFont.FreeTypeFont, room: int) -> list[str]:
    rows = [""]
    for word in words(text):
        longer = f"{rows[-1]} {word}".strip()
        if rows[-1] and face.getlength(longer) > room:
            rows.append(word)
        else:
            rows[-1] = longer
    return rows


def text_row(dots: int, text: str, left: int, cell_size: tuple[int, int], *, bold: bool) -> Image.Image:
    """A line of fixed-width text, for printers that lack its letters; starts `left` dots from the edge."""
    width, height = cell_size
    picture = Image.new("L", (dots, height), _BLACK)
    for place, sign in enumerate(text):
        picture.paste(cell(sign, width, height, bold=bold), (left + place * width, 0))
    return picture.point(lambda ink: _BLACK if ink >= 110 else _WHITE).convert("1")


def bars(dots: int, pattern: Sequence[bool], module: int, height: int) -> Image.Image:
    """A bar code, centred, each module `module` dots wide."""
    picture = blank(dots, height)
    pen = ImageDraw.Draw(picture)
    left = (dots - len(pattern) * module) // 2
    for place, bar in enumerate(pattern):
        if bar:
            at = left + place * module
            pen.rectangle((at, 0, at + module - 1, height - 1), fill=_BLACK)
    return picture
