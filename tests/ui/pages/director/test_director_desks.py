"""What the director does with the tournament in hand: levels, chiefs, papers, each on its own view."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.services.poker.papers import Paper
from tests.ui.pages.desk_kit import Hand
from tests.ui.pages.seated import Seat, seated
from tests.ui.tournament.playing import Evening, evening
from ui.pages.director.levels.draft import Part
from ui.pages.director.page import DirectorPage
from ui.pages.director.view import Key
from ui.words import Language, Words

Check = Callable[[QWidget], None]


@pytest.fixture
def seat() -> Iterator[Seat]:
    with seated("diane") as seat:
        yield seat


@pytest.fixture
def played(seat: Seat) -> Evening:
    """Twelve players at two tables, in their second level."""
    played = evening(seat, 12)
    played.draw()
    played.start()
    played.after(25)
    return played


def opened(qtbot: QtBot, seat: Seat, size: QSize | None = None) -> tuple[DirectorPage, Hand]:
    page = DirectorPage(seat.context)
    qtbot.addWidget(page.widget)
    page.widget.resize(size or QSize(1270, 656))
    page.widget.show()
    page.on_show()
    seat.rest(qtbot)
    return page, Hand(qtbot, seat, page.widget)


def test_levels_to_come_change_while_those_played_are_frozen(
    qtbot: QtBot, seat: Seat, played: Evening
) -> None:
    before = played.state().terms.levels
    page, hand = opened(qtbot, seat)
    hand.touch(page.view.list.keys[Key.LEVELS])
    view = page.levels.view
    assert not view.primary.isEnabled()
    assert view.by_place[1].isChecked()
    hand.touch(view.by_place[0])
    assert not any(field.isEnabled() for field in view.fields.values())
    hand.touch(view.by_place[3])
    hand.type("350")
    assert view.fields[Part.BIG_BLIND].text() == "700"
    view.keypad.pressed.emit("0")
    hand.press(Qt.Key.Key_Return)
    after = played.state().terms.levels
    assert (after[3].small_blind, after[3].big_blind) == (3_500, 7_000)
    assert after[:3] + after[4:] == before[:3] + before[4:]
    assert view.done.isVisible()
    hand.press(Qt.Key.Key_Escape)
    assert page.view.isVisible()


def test_a_level_that_can_not_be_played_is_not_saved(qtbot: QtBot, seat: Seat, played: Evening) -> None:
    page, hand = opened(qtbot, seat)
    hand.touch(page.view.list.keys[Key.LEVELS])
    view = page.levels.view
    hand.touch(view.by_place[5])
    view.fields[Part.MINUTES].edit.setText("")
    assert view.fault.isVisible()
    assert "Niveau 6" in view.primary.why_disabled
    hand.touch(view.remove)
    assert view.primary.isEnabled()
    hand.touch(view.add)
    hand.touch(view.primary)
    assert not view.primary.isEnabled()


def test_chiefs_are_shared_out_and_a_name_is_written(qtbot: QtBot, seat: Seat, played: Evening) -> None:
    page, hand = opened(qtbot, seat)
    hand.touch(page.view.list.keys[Key.WATCH])
    view = page.watch.view
    hand.touch(view.write)
    hand.type("leon")
    hand.press(Qt.Key.Key_Return)
    assert view.by_chief["leon"].isChecked()
    for tile in view.tiles.values():
        hand.touch(tile)
    assert not view.wrong.isVisible()
    hand.touch(view.primary)
    assert {each.chief for each in played.state().chiefs if each.tables} == {"leon"}


def test_every_paper_that_there_is_prints_or_is_kept(qtbot: QtBot, seat: Seat, played: Evening) -> None:
    page, hand = opened(qtbot, seat)
    hand.touch(page.view.list.keys[Key.PAPERS])
    view = page.papers.view
    made = []
    for paper, row in view.by_paper.items():
        view.rows.ensureWidgetVisible(row)
        hand.touch(row)
        if view.primary.isEnabled():
            hand.touch(view.primary)
            hand.touch(view.keep)
            made.append(paper)
    lacking = {Paper.PRIZE_LIST, Paper.RESULTS, Paper.REGISTER_11_TER}
    assert set(view.by_paper) - set(made) == lacking
    assert len(seat.files.pages) == len(made)
    assert all(name.endswith(".pdf") for name in seat.files.pages)


@pytest.mark.parametrize("size", [QSize(936, 656), QSize(1270, 656)])
@pytest.mark.parametrize("language", Language)
def test_every_desk_is_sound(
    qtbot: QtBot, seat: Seat, played: Evening, words: Words, size: QSize, language: Language,
    assert_page_is_sound: Check,
) -> None:  # fmt: skip
    words.speak(language)
    page, hand = opened(qtbot, seat, size)
    for key, desk in page.desks.items():
        hand.touch(page.view.list.keys[key])
        assert_page_is_sound(page.widget)
        hand.touch(desk.widget.back)
    hand.touch(page.view.list.keys[Key.WATCH])
    hand.touch(page.watch.view.write)
    assert_page_is_sound(page.widget)
