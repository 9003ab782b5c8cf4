"""Which tournament the poker pages are working on."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta

import pytest
from pytestqt.qtbot import QtBot

from app.demo.founding import tournament_terms
from app.domain.poker.state import Tournament
from ui.pages.tournament_choice import TournamentChoice, tournament_at_hand


@pytest.fixture
def evening() -> Tournament:
    return Tournament("0001", tournament_terms(), "")


@pytest.fixture
def next_week(evening: Tournament) -> Tournament:
    later = evening.terms.starts_at + timedelta(days=7)
    return replace(evening, tournament="0002", terms=replace(evening.terms, starts_at=later))


def test_the_next_tournament_that_is_not_over_is_at_hand(evening: Tournament, next_week: Tournament) -> None:
    assert tournament_at_hand((next_week, evening)) == "0001"
    assert tournament_at_hand((next_week, replace(evening, cancelled=True))) == "0002"


def test_the_one_under_way_goes_before_one_that_should_have_begun(
    evening: Tournament, next_week: Tournament
) -> None:
    under_way = replace(next_week, started_at=next_week.terms.starts_at)
    assert tournament_at_hand((evening, under_way)) == "0002"


def test_with_all_over_the_last_one_is_at_hand(evening: Tournament, next_week: Tournament) -> None:
    ended = [replace(each, stopped=True) for each in (evening, next_week)]
    assert tournament_at_hand(ended) == "0002"
    assert tournament_at_hand(()) is None


def test_a_choice_is_kept_while_the_tournament_exists(
    qtbot: QtBot, evening: Tournament, next_week: Tournament
) -> None:
    choice = TournamentChoice()
    choice.choose("0002")
    assert choice.settle((evening, next_week)) == "0002"
    assert choice.settle((evening,)) == "0001"


def test_a_new_choice_is_said_once(qtbot: QtBot) -> None:
    choice = TournamentChoice()
    said: list[object] = []
    choice.changed.connect(said.append)
    choice.choose("0002")
    choice.choose("0002")
    assert said == ["0002"]
