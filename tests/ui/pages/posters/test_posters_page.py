"""Posters: printed on the roll, kept as pages, refused where there is nothing to show."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tests.ui.pages.hands import Hand
from tests.ui.pages.seated import Seat, seated
from ui.pages.posters.page import PostersPage
from ui.pages.posters.presenter import Poster
from ui.theme import Theme
from ui.widgets import Text
from ui.words import Language, Words

Check = Callable[[QWidget], None]


@pytest.fixture
def seat() -> Iterator[Seat]:
    with seated("theo") as seat:
        seat.counter.publish(134, sport="football")
        seat.counter.publish(301, sport="rugby")
        yield seat


@pytest.fixture
def page(qtbot: QtBot, seat: Seat) -> PostersPage:
    page = PostersPage(seat.context)
    qtbot.addWidget(page.view)
    page.view.resize(1270, 712)
    page.view.show()
    page.on_show()
    seat.rest(qtbot)
    return page


@pytest.fixture
def hand(qtbot: QtBot, seat: Seat, page: PostersPage) -> Hand:
    return Hand(qtbot, seat, page.view)


def test_one_touch_prints_the_odds(hand: Hand, page: PostersPage, seat: Seat) -> None:
    before = len(seat.counter.papers())
    hand.touch(page.view.primary)
    assert len(seat.counter.papers()) == before + 1
    assert page.view.done.isVisibleTo(page.view)


def test_what_was_done_is_said_anew_after_a_switch_of_the_language(
    hand: Hand, page: PostersPage, words: Words, qtbot: QtBot
) -> None:
    hand.touch(page.view.primary)
    labels = page.view.done.findChildren(Text)
    assert any("Affiche envoyée" in label.text() for label in labels)
    words.speak(Language.ENGLISH)
    qtbot.waitUntil(lambda: any("Poster sent" in label.text() for label in labels))


def test_a_poster_of_one_sport_becomes_a_page(hand: Hand, page: PostersPage, seat: Seat) -> None:
    hand.touch(page.view.sports["rugby"])
    hand.touch(page.view.save)
    [(name, document)] = seat.files.pages.items()
    assert name == page.view.saved_name.name
    assert "301" in str(document)
    assert "134" not in str(document)


def test_results_without_any_say_so_and_the_page_goes_on(hand: Hand, page: PostersPage, seat: Seat) -> None:
    hand.touch(page.view.posters[Poster.RESULTS])
    hand.touch(page.view.primary)
    assert page.view.refusal.isVisibleTo(page.view)
    seat.counter.settle(134)
    hand.touch(page.view.posters[Poster.RESULTS])
    hand.touch(page.view.primary)
    assert page.view.done.isVisibleTo(page.view)


def test_empty_bulletins_are_a_page(hand: Hand, page: PostersPage, seat: Seat) -> None:
    hand.touch(page.view.posters[Poster.BULLETINS])
    hand.touch(page.view.primary)
    assert list(seat.files.pages) == ["bulletins.pdf"]


@pytest.mark.parametrize("size", [(936, 656), (1270, 656)])
@pytest.mark.parametrize("poster", list(Poster))
def test_it_can_be_read_and_touched_at_every_size(
    hand: Hand,
    page: PostersPage,
    assert_page_is_sound: Check,
    theme: Theme,
    words: Words,
    size: tuple[int, int],
    poster: Poster,
) -> None:
    page.view.resize(*size)
    hand.touch(page.view.posters[poster])
    hand.touch(page.view.primary)
    assert_page_is_sound(page.view)
    theme.set_dark(True)
    words.speak(Language.ENGLISH)
    assert_page_is_sound(page.view)
