"""Names as they stand on seats."""

from __future__ import annotations

from app.domain.poker.persons import Person
from ui.tournament.words import seat_names


def test_a_surname_stands_alone_until_another_player_has_the_same() -> None:
    persons = {
        "1": Person("Guérin", "Paul, Marie"),
        "2": Person("GUÉRIN", "Alain"),
        "3": Person("Weiss", "Armelle"),
        "4": Person("Roy", "Luc"),
        "5": Person("Roy", "Lise"),
        "6": Person("", ""),
    }
    assert seat_names(persons) == {
        "1": "Guérin P.",
        "2": "GUÉRIN A.",
        "3": "Weiss",
        "4": "Roy Luc",
        "5": "Roy Lise",
    }
