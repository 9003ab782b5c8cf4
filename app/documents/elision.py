"""French elision before a name: `la sortie d’Imbert`, `la caisse de Martin`. On papers and screens alike."""

from __future__ import annotations

import re
from typing import Final

_ELIDED: Final = re.compile(r"\b([Dd]|[Qq]u)e \{(\w+)\}")
_VOWELS: Final = frozenset("aeiouàâäéèêëîïôöùûüœæ")


def elide(sentence: str, **names: str) -> str:
    """`sentence` still to be filled, its `de {name}` and `que {name}` elided where the name asks for it.

    `elide("sortie de {name}", name="IMBERT")` is `sortie d’{name}`. Another language has nothing to elide.
    """

    def look(found: re.Match[str]) -> str:
        first, name = found.groups()
        return f"{first}’{{{name}}}" if _opens_with_vowel(names.get(name, "")) else found.group()

    return _ELIDED.sub(look, sentence)


def filled(sentence: str, **names: str) -> str:
    """`sentence` with its names in place, elided."""
    return elide(sentence, **names).format_map(names)


def _opens_with_vowel(name: str) -> bool:
    """A y counts before a consonant (Yves), not before a vowel (Yung); an h is left as it is."""
    letters = name.casefold()[:2]
    if letters.startswith("y"):
        return letters[1:] not in _VOWELS
    return letters[:1] in _VOWELS
