from __future__ import annotations

import pytest

from app.domain.betting import labels
from app.domain.betting.bet import BetType, Counted, Handicap, MatchOfTheDay, Period, Points, Weekday
from app.domain.betting.formulas import Formula
from tests.app.domain.betting.samples import bet, event, nine_types


@pytest.mark.parametrize(
    ("pick", "word"),
    [
        ("over", "Plus"),
        ("odd", "Impair"),
        ("other", "Autres"),
        ("none", "Pas de but"),
        ("1/N", "1/N"),
        ("2:1", "2:1"),
    ],
)
def test_answers_bear_the_words_of_the_bulletin(pick: str, word: str) -> None:
    assert labels.pick_word(pick) == word


def test_titles_name_period_line_and_what_is_counted() -> None:
    line = Points.parse("2.5")
    assert labels.bet_title(bet(1, period=Period.HALF_TIME)) == "1/N/2 Mi-temps"
    assert labels.bet_title(bet(1, BetType.OVER_UNDER, line=line)) == "Plus ou moins 2,5 buts"
    tries = bet(1, BetType.OVER_UNDER, line=line, counted=Counted.TRIES, event=event(sport="rugby"))
    assert labels.bet_title(tries) == "Plus ou moins 2,5 essais"
    assert labels.bet_title(bet(1, BetType.ODD_EVEN, event=event(sport="curling"))) == "Pair ou impair"
    assert all(labels.bet_title(bet(1, type_)) for type_ in nine_types())


def test_the_handicap_follows_the_sides() -> None:
    given = bet(1, BetType.HANDICAP, handicap=Handicap.parse("0:3"))
    assert labels.sides(given) == "Brest – Lorient [0 : 3]"
    assert labels.sides(bet(1)) == "Brest – Lorient"


def test_a_match_of_the_day_is_known_by_day_and_number() -> None:
    assert labels.match_of_the_day(MatchOfTheDay(Weekday.SATURDAY, 3)) == "Samedi 3"


def test_formulas_are_named() -> None:
    texts = [labels.formula_word(Formula.parse(text)) for text in ("1/1", "3/3", "2/3")]
    assert texts == ["Simple", "Combiné 3/3", "Multiple 2/3"]
