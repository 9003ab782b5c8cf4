"""The fonts of the paper: DejaVu, as pictures of single lines for printers, receipts and PDFs."""

from __future__ import annotations

from enum import StrEnum
from functools import lru_cache
from importlib.resources import files

from PIL import Image, ImageDraw, ImageFont


class Face(StrEnum):
    """A font file in `resources/fonts/paper`."""

    MONO = "DejaVuSansMono.ttf"
    MONO_BOLD = "DejaVuSansMono-Bold.ttf"
    SANS = "DejaVuSans.ttf"
    SANS_BOLD = "DejaVuSans-Bold.ttf"


# DejaVu Sans Mono advances 1233 of 2048 units: 20 px fill the 12 dots of font A, 15 px the 9 of font B.
_ADVANCE = 1233 / 2048


def font_path(face: Face) -> str:
    """Where the font file lies."""
    return str(files("resources") / "fonts" / "paper" / face.value)


@lru_cache(maxsize=64)
def font(face: Face, pixels: int) -> ImageFont.FreeTypeFont:
    """`face` at a height of `pixels`, set the same on every machine, whatever text libraries it has."""
    return ImageFont.truetype(font_path(face), pixels, layout_engine=ImageFont.Layout.BASIC)


@lru_cache(maxsize=4096)
def cell(character: str, width: int, height: int, *, bold: bool) -> Image.Image:
    """One character of the fixed-width font as a grey picture of `width` × `height` dots, black is 255.

    The shape is drawn for the cell's width and stretched to its height, as printers do.
    """
    face = Face.MONO_BOLD if bold else Face.MONO
    pixels = round(width / _ADVANCE)
    natural = round(24 * pixels / 20)
    picture = Image.new("L", (width, natural), 0)
    # Baseline of font A: 19 of its 24 dots.
    baseline = round(natural * 19 / 24)
    ImageDraw.Draw(picture).text((0, baseline), character, fill=255, font=font(face, pixels), anchor="ls")
    return picture if natural == height else picture.resize((width, height), Image.Resampling.BICUBIC)


@lru_cache(maxsize=1024)
def has_glyph(character: str) -> bool:
    """Whether the fixed-width font can draw `character`."""
    drawn, unknown = (cell(sign, 12, 24, bold=False) for sign in (character, "\U0010ffff"))
    return character.isspace() or drawn.tobytes() != unknown.tobytes()
