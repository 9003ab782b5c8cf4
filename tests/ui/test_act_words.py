"""Every act has words, so that nobody reads a code."""

from __future__ import annotations

from app.domain.house.rights import Act
from ui.act_words import FRENCH, act_words
from ui.words import Language, Words


def test_every_act_has_its_words() -> None:
    assert set(FRENCH) == set(Act)
    assert len(set(FRENCH.values())) == len(Act)


def test_they_are_said_in_the_language_of_the_screens(words: Words) -> None:
    assert act_words("sell") == "Vente"
    words.speak(Language.ENGLISH)
    assert act_words("sell") == "Sale"


def test_an_act_of_another_version_is_shown_as_it_is() -> None:
    assert act_words("from_the_future") == "from_the_future"
