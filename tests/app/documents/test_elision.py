"""Names in French sentences."""

from __future__ import annotations

import pytest

from app.documents.elision import elide, filled


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("IMBERT", "la sortie d’IMBERT"),
        ("Élodie", "la sortie d’Élodie"),
        ("Yves", "la sortie d’Yves"),
        ("Yung", "la sortie de Yung"),
        ("Martin", "la sortie de Martin"),
        ("Hamon", "la sortie de Hamon"),
        ("", "la sortie de "),
    ],
)
def test_de_is_elided_before_a_name_that_opens_with_a_vowel(name: str, words: str) -> None:
    assert filled("la sortie de {name}", name=name) == words


def test_what_is_no_elision_stays_as_it_is() -> None:
    assert filled("{name}’s exit, cote {odds}", name="Imbert", odds="1,80") == "Imbert’s exit, cote 1,80"
    assert elide("monde {name}, le {day}", name="Adam") == "monde {name}, le {day}"
    assert filled("Plus que {name}", name="Adam") == "Plus qu’Adam"
