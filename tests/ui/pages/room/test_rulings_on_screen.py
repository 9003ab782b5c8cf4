"""A ruling put down from the room: with its reason, about a player, his table or the tournament."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QAbstractButton, QWidget
from pytestqt.qtbot import QtBot

from app.domain.poker.facts import RulingLogged
from tests.ui.pages.seated import Seat, seated
from tests.ui.tournament.playing import Evening, evening
from ui.pages.room.page import RoomPage
from ui.theme import Theme
from ui.words import Language, Words

Check = Callable[[QWidget], None]


@pytest.fixture
def seat() -> Iterator[Seat]:
    with seated("clara") as seat:
        yield seat


@pytest.fixture
def played(seat: Seat) -> Evening:
    played = evening(seat, 4)
    played.draw()
    played.start()
    return played


def opened(qtbot: QtBot, seat: Seat, size: QSize) -> RoomPage:
    page = RoomPage(seat.context)
    qtbot.addWidget(page.view)
    page.view.resize(size)
    page.view.show()
    page.on_show()
    seat.rest(qtbot)
    return page


@pytest.fixture
def page(qtbot: QtBot, seat: Seat, played: Evening) -> Iterator[RoomPage]:
    page = opened(qtbot, seat, QSize(1270, 656))
    yield page
    page.on_hide()


def touch(qtbot: QtBot, seat: Seat, button: QAbstractButton) -> None:
    assert button.isVisible()
    assert button.isEnabled()
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    seat.rest(qtbot)


def choose(qtbot: QtBot, seat: Seat, page: RoomPage) -> str:
    """Touch table 1 and the first player there."""
    for painted in (page.view.plan.plan, page.view.table):
        qtbot.mouseClick(painted, Qt.MouseButton.LeftButton, pos=painted.hit_areas()[0].center())
        seat.rest(qtbot)
    [player] = page._presenter.hand.players
    return player


def rulings(seat: Seat, played: Evening) -> list[RulingLogged]:
    with seat.counter.house.store.read() as unit:
        facts = [each.fact for each in unit.tournaments.facts(played.tournament)]
    return [fact for fact in facts if isinstance(fact, RulingLogged)]


def test_a_ruling_on_the_tournament_needs_words(
    qtbot: QtBot, seat: Seat, page: RoomPage, played: Evening
) -> None:
    touch(qtbot, seat, page.view.moves.ruling)
    assert not page.view.primary.isEnabled(), "nothing is written yet"
    qtbot.keyClicks(page._tools.ruling._leaf.text.edit, "Horloge corrigee")
    touch(qtbot, seat, page.view.primary)
    assert rulings(seat, played) == [RulingLogged("Horloge corrigee")]
    assert page._tools.active is None


@pytest.mark.parametrize("about_him", [True, False])
def test_a_ruling_names_the_player_touched_or_his_table_alone(
    qtbot: QtBot, seat: Seat, page: RoomPage, played: Evening, *, about_him: bool
) -> None:
    player = choose(qtbot, seat, page)
    touch(qtbot, seat, page.view.ruling)
    leaf = page._tools.ruling._leaf
    if not about_him:
        touch(qtbot, seat, leaf.at_table)
    qtbot.keyClicks(leaf.text.edit, "Un tour de penalite")
    touch(qtbot, seat, page.view.primary)
    assert rulings(seat, played) == [RulingLogged("Un tour de penalite", player if about_him else None, 1)]


@pytest.mark.parametrize("language", list(Language))
@pytest.mark.parametrize("size", [QSize(936, 656), QSize(1270, 656)])
def test_what_is_written_with_the_keyboard_is_whole_in_every_window(
    qtbot: QtBot,
    seat: Seat,
    played: Evening,
    theme: Theme,
    words: Words,
    assert_page_is_sound: Check,
    size: QSize,
    language: Language,
) -> None:
    theme.fit_to_width(size.width() + 96)
    words.speak(language)
    page = opened(qtbot, seat, size)
    choose(qtbot, seat, page)
    for button in (page.view.ruling, page.view.hand.expel):
        touch(qtbot, seat, button)
        assert_page_is_sound(page.view)
        touch(qtbot, seat, page.view.back)
    page.on_hide()
