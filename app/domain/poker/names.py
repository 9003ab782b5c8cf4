"""Names as they are compared: no accents, hyphens, apostrophes or case (POKER P3, case F60)."""

from __future__ import annotations

import re
import unicodedata
from itertools import permutations

# NFKD takes accents off; these letters have none to take off and are spelt out by hand.
_SPELT = str.maketrans(
    {"œ": "oe", "æ": "ae", "ß": "ss", "ø": "o", "đ": "d", "ð": "d", "ł": "l", "þ": "th", "ħ": "h", "ı": "i"}
)
_APOSTROPHES = re.compile("['’‘`´ʼ′]")
_BETWEEN_NAMES = re.compile(r"[^\w]+|_+")
_MOST_PERMUTED = 5


def folded(text: str) -> str:
    """`text` in small letters without accents; what separates words stays."""
    apart = unicodedata.normalize("NFKD", text).casefold().translate(_SPELT)
    return "".join(letter for letter in apart if not unicodedata.combining(letter))


def letters(text: str) -> str:
    """The bare letters and digits of a name: `D’Œuvre-Noël` is `doeuvrenoel`."""
    return "".join(letter for letter in folded(text) if letter.isalnum())


def words(text: str) -> tuple[str, ...]:
    """The names in `text`, parted by spaces, commas and hyphens: `Anne-Sophie, Zoé` has three."""
    joined = _APOSTROPHES.sub("", folded(text))
    return tuple(word for word in _BETWEEN_NAMES.split(joined) if word)


def names_of(given_names: str) -> frozenset[str]:
    """Every single name, and names joined by a hyphen written together as well."""
    joined = (letters(group) for group in re.split(r"[\s,;]+", given_names))
    return frozenset(words(given_names)) | frozenset(group for group in joined if group)


def spellings(given_names: str) -> frozenset[str]:
    """Given names written together in every order, so that neither order nor hyphens count.

    Of more than five names only the order as given and the alphabetical one are taken.
    """
    names = words(given_names)
    if len(names) > _MOST_PERMUTED:
        return frozenset(("".join(names), "".join(sorted(names))))
    return frozenset("".join(order) for order in permutations(names))
