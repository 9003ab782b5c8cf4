"""The clock in the director's hand: one touch, one act."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import timedelta

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QAbstractButton, QWidget
from pytestqt.qtbot import QtBot

from app.demo.founding import tournament_terms
from app.domain.errors import Code, Refused
from app.domain.poker.clock import ClockState
from app.domain.poker.terms import Level
from app.services.poker.sessions import CloseSession, close_session
from app.services.poker.tournaments import CreateTournament, create_tournament
from tests.ui.pages.seated import Seat, seated
from tests.ui.tournament.playing import Evening, evening
from ui.pages.clock_control.page import ClockControlPage
from ui.pages.clock_control.presenter import LevelLine, LevelState
from ui.widgets import OptionRow
from ui.words import Language, Words

Check = Callable[[QWidget], None]


@pytest.fixture
def seat() -> Iterator[Seat]:
    with seated("clara") as seat:
        yield seat


@pytest.fixture
def played(seat: Seat) -> Evening:
    played = evening(seat, 6)
    played.draw()
    played.start()
    return played


def opened(qtbot: QtBot, seat: Seat) -> ClockControlPage:
    page = ClockControlPage(seat.context)
    qtbot.addWidget(page.view)
    qtbot.addWidget(page.wall)
    page.view.resize(936, 656)
    page.view.show()
    page.on_show()
    seat.rest(qtbot)
    return page


@pytest.fixture
def page(qtbot: QtBot, seat: Seat, played: Evening) -> Iterator[ClockControlPage]:
    page = opened(qtbot, seat)
    yield page
    page.on_hide()


def touch(qtbot: QtBot, seat: Seat, button: QAbstractButton) -> None:
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    seat.rest(qtbot)
    seat.rest(qtbot)


def seconds(seat: Seat, played: Evening) -> int:
    return played.state().clock_view(seat.counter.clock.now()).seconds_left


def test_stop_and_go_on_take_one_touch_each(
    qtbot: QtBot, seat: Seat, played: Evening, page: ClockControlPage
) -> None:
    played.after(minutes=3)
    touch(qtbot, seat, page.view.primary)
    played.after(minutes=30)
    assert seconds(seat, played) == 17 * 60
    touch(qtbot, seat, page.view.primary)
    played.after(minutes=1)
    assert seconds(seat, played) == 16 * 60


def test_between_two_sessions_the_clock_stands_and_the_page_says_where_it_goes_on(
    qtbot: QtBot, seat: Seat
) -> None:
    terms = tournament_terms()
    days = (terms.starts_at, terms.starts_at + timedelta(days=1))
    played = evening(seat, 6, terms=replace(terms, sessions=days))
    played.draw()
    played.start()
    bags = dict.fromkeys(played.state().seated(), terms.chips)
    close_session(seat.counter.house, played.origin("clara"), CloseSession(played.tournament, bags))
    page = opened(qtbot, seat)
    view = page.view
    assert view.time.text() == "20:00"
    assert not any(key.isEnabled() for key in (view.primary, view.minus, view.plus, view.next))
    assert "page Salle" in view.primary.why_disabled
    page.on_hide()


def test_a_minute_more_and_a_minute_less_count_once(
    qtbot: QtBot, seat: Seat, played: Evening, page: ClockControlPage
) -> None:
    touch(qtbot, seat, page.view.plus)
    assert seconds(seat, played) == 21 * 60
    qtbot.mouseClick(page.view.minus, Qt.MouseButton.LeftButton)
    qtbot.mouseClick(page.view.minus, Qt.MouseButton.LeftButton)
    seat.rest(qtbot)
    assert seconds(seat, played) == 20 * 60, "a double touch is one act"


def test_levels_played_are_frozen_in_the_list(
    qtbot: QtBot, seat: Seat, played: Evening, page: ClockControlPage
) -> None:
    touch(qtbot, seat, page.view.next)
    touch(qtbot, seat, page.view.next)
    states = [line.state for line in page._presenter.lines()]
    assert states[:4] == [LevelState.PLAYED, LevelState.PLAYED, LevelState.PRESENT, LevelState.TO_COME]
    touch(qtbot, seat, page.view.previous)
    assert page._presenter.clock().level == 2


def test_the_first_level_has_none_before_it(page: ClockControlPage) -> None:
    assert not page.view.previous.isEnabled()
    assert page.view.next.isEnabled()


def test_the_page_says_where_the_clock_on_the_wall_is(
    qtbot: QtBot, seat: Seat, page: ClockControlPage
) -> None:
    touch(qtbot, seat, page.view.show_wall)
    assert page.wall.isVisible()
    assert page.view.wall_state.property("tint") == "warn", "there is no second screen here"
    touch(qtbot, seat, page.view.show_wall)
    assert not page.wall.isVisible()


def test_another_stations_pause_is_shown(
    qtbot: QtBot, seat: Seat, played: Evening, page: ClockControlPage
) -> None:
    page._presenter.turn(played.origin("diane"))
    seat.rest(qtbot)
    seat.rest(qtbot)
    assert page._presenter.clock().state is ClockState.PAUSED
    assert page.view.primary.text() == "Reprendre"


def test_with_several_tournaments_another_clock_is_chosen_in_two_touches(
    qtbot: QtBot, seat: Seat, played: Evening, page: ClockControlPage, assert_page_is_sound: Check
) -> None:
    assert not page.view.head.isVisible(), "there is no choice of one"
    second = replace(tournament_terms(), name="Tournoi du dimanche")
    house, director = seat.counter.house, played.origin("diane")
    other = create_tournament(house, director, CreateTournament(second)).tournament
    page.on_show()
    seat.rest(qtbot)
    assert_page_is_sound(page.view)
    touch(qtbot, seat, page.view.head.other)
    assert_page_is_sound(page.view)
    rows = {each.text(): each for each in page.view.picker.findChildren(OptionRow)}
    touch(qtbot, seat, rows["Tournoi du dimanche"])
    assert seat.context.tournament.current == page._presenter.state.tournament == other
    assert not page.view.is_picking


@pytest.mark.parametrize("size", [QSize(936, 656), QSize(1270, 656)])
@pytest.mark.parametrize("language", [Language.FRENCH, Language.ENGLISH])
def test_the_page_is_sound(
    qtbot: QtBot,
    seat: Seat,
    page: ClockControlPage,
    words: Words,
    assert_page_is_sound: Check,
    size: QSize,
    language: Language,
) -> None:
    if language is not words.language:
        words.speak(language)
    page.view.resize(size)
    high = Level(100_000, 200_000, 200_000, 20, 15)
    page.view.levels.show_levels([LevelLine(18 + n, high, LevelState.TO_COME) for n in range(12)])
    assert_page_is_sound(page.view)
    touch(qtbot, seat, page.view.show_wall)
    assert_page_is_sound(page.view)
    assert page.view.size() == size, "nothing pushes the page beyond its window"


def test_a_clock_that_does_not_run_shows_nothing_of_another_and_no_refusal_of_it(
    qtbot: QtBot, seat: Seat, played: Evening, page: ClockControlPage
) -> None:
    assert all(fact.isVisible() for fact in page.view.facts)
    page._refused(Refused(Code.STOPPED))
    evening(seat, 0, terms=replace(tournament_terms(), name="Finale"))
    seat.rest(qtbot)
    seat.rest(qtbot)
    assert not any(fact.isVisible() for fact in page.view.facts)
    assert page.view.refusal.said is None
    seat.context.tournament.choose(played.tournament)
    seat.rest(qtbot)
    assert page.view.facts[0].value() == "6 / 6"
    assert all(fact.isVisible() for fact in page.view.facts)
