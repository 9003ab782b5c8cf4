"""Text from people, made fit for a printer: no control bytes, every letter right or replaced (F40)."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from itertools import groupby

from text_unidecode import unidecode  # type: ignore[import-untyped]

from hardware.fonts import has_glyph

PAGE = "cp1252"

# What neither CP1252 nor a decomposition knows, as it is written without its sign.
_REPLACEMENTS = str.maketrans(
    {
        "Ł": "L", "ł": "l", "Đ": "D", "đ": "d", "Ħ": "H", "ħ": "h", "ı": "i", "ĸ": "k", "Ŋ": "N", "ŋ": "n",
        "Ŧ": "T", "ŧ": "t", "ẞ": "SS", "Ə": "E", "ə": "e", "Ɓ": "B", "ɓ": "b", "Ɗ": "D", "ɗ": "d",
        "ʼ": "’", "ʻ": "‘", "′": "'", "″": '"', "−": "-", "‐": "-", "‑": "-", "‒": "-", "―": "—",
        "≤": "<=", "≥": ">=", "≠": "<>", "→": "->", "←": "<-", "✓": "x", "№": "N°",
    }
)  # fmt: skip
# A line never begins with the sign that closes what stands before it: `annulé ;`, `12,00 €`.
_BREAK = re.compile(r" (?![;:!?»€%-](?: |$))")
_BLANK = re.compile(r"[\t\n\v\f\r\u0085\u2028\u2029]")


def clean(text: str) -> str:
    """`text` composed (NFC) and on one line, without control or invisible characters.

    Every kind of space (U+00A0, U+202F, tabs, ends of lines) becomes a plain one.
    """
    composed = unicodedata.normalize("NFC", _BLANK.sub(" ", text))
    return "".join(
        " " if unicodedata.category(sign) == "Zs" else sign
        for sign in composed
        if unicodedata.category(sign) not in {"Cc", "Cf", "Cs", "Co", "Cn"}
    )


def on_page(text: str) -> str:
    """`text` cleaned, each letter that CP1252 lacks replaced by its nearest: Łukasz is Lukasz.

    Letters without a nearest one (Ω, Ж) stay if they can be drawn. What the font lacks is romanised,
    sign by sign: 李明 is Li Ming; what has no romanisation is `?`.
    """
    runs = groupby(clean(text), _is_foreign)
    return "".join(_romanised(run) if foreign else "".join(map(_nearest, run)) for foreign, run in runs)


def is_on_page(text: str) -> bool:
    """Whether CP1252 holds every character of `text`."""
    try:
        text.encode(PAGE)
    except UnicodeEncodeError:
        return False
    return True


def _nearest(sign: str) -> str:
    if is_on_page(sign):
        return sign
    replaced = sign.translate(_REPLACEMENTS)
    if is_on_page(replaced):
        return replaced
    bare = "".join(part for part in unicodedata.normalize("NFKD", sign) if not unicodedata.combining(part))
    if bare and is_on_page(bare):
        return bare
    return sign


def _is_foreign(sign: str) -> bool:
    """Whether neither the page, nor a nearest letter, nor the font has `sign`."""
    nearest = _nearest(sign)
    return not is_on_page(nearest) and not has_glyph(nearest)


def _romanised(signs: Iterable[str]) -> str:
    return " ".join(unidecode(sign).strip().capitalize() or "?" for sign in signs)


def words(text: str) -> list[str]:
    """The pieces between which a line may be broken."""
    return _BREAK.split(text)


def wrapped(text: str, columns: int) -> list[str]:
    """`text` on lines of at most `columns` characters, broken between words; a longer word is cut.

    Spaces inside a line are kept, so that figures stay aligned.
    """
    lines: list[str] = []
    rest = text.rstrip()
    while len(rest) > columns:
        breaks = (found.start() for found in _BREAK.finditer(rest))
        at = max((place for place in breaks if place <= columns), default=0)
        if not rest[:at].strip():
            at = columns
        lines.append(rest[:at].rstrip())
        rest = rest[at:].lstrip()
    return [*lines, rest]


def balanced(text: str, columns: int) -> list[str]:
    """`text` on as many lines as `wrapped` needs, about as long as each other: no word alone below."""
    lines = wrapped(text, columns)
    longest = max(map(len, text.split()), default=0)
    for narrower in range(columns - 1, longest - 1, -1):
        evener = wrapped(text, narrower)
        if len(evener) > len(lines):
            break
        lines = evener
    return lines


def without_widow(text: str, columns: int) -> list[str]:
    """`text` as `wrapped` breaks it, words moved down where the last line were less than a quarter full."""
    lines = wrapped(text, columns)
    for narrower in range(columns, columns // 2, -1):
        fuller = wrapped(text, narrower)
        if len(fuller) > len(lines):
            break
        if len(fuller[-1]) >= columns // 4:
            return fuller
    return lines


def grouped(text: str) -> str:
    """Runs of more than four digits in groups of four: 27094120004184 is 2709 4120 0041 84."""
    return re.sub(r"\d{5,}", lambda run: " ".join(re.findall(r"\d{1,4}", run[0])), text)
