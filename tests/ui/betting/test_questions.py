"""What is asked and answered: on a French screen in the words of the paper, else in the screen's language."""

from __future__ import annotations

import pytest

from app.domain.betting import labels
from app.domain.betting.bet import PICKS, Bet, BetType, Counted, Event, Handicap, Period, Points
from ui.betting.questions import bet_words, pick_words, type_words
from ui.words import Language, Words

MATCH = Event(1, "football", "", ("Lyon", "Istres"))


@pytest.mark.parametrize("type_", BetType)
@pytest.mark.parametrize("period", Period)
def test_a_french_screen_says_what_the_paper_says(type_: BetType, period: Period) -> None:
    bet = Bet(1, 101, MATCH, type_, period, line=Points(250) if type_ is BetType.OVER_UNDER else None)
    assert bet_words(bet) == labels.bet_title(bet)
    assert type_words(type_) == labels.type_word(type_)
    answers = PICKS.get(type_, ("2:1", "other"))
    assert [pick_words(pick) for pick in answers] == [labels.pick_word(pick) for pick in answers]


def test_an_english_screen_asks_in_english(words: Words) -> None:
    words.speak(Language.ENGLISH)
    asked = Bet(1, 101, MATCH, BetType.OVER_UNDER, line=Points(250), counted=Counted.GOALS)
    assert bet_words(asked) == "Over or under 2,5 goals"
    assert pick_words("over") == "Over"


def test_a_handicap_is_said_once() -> None:
    bet = Bet(1, 101, MATCH, BetType.HANDICAP, handicap=Handicap(Points(0), Points(100)))
    assert bet_words(bet).endswith("[0 : 1]")
    assert "[" not in bet_words(bet, handicap=False)
