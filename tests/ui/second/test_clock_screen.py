"""The clock's window: elsewhere when there is no second screen, and never faster than time."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.wall_note import WallFile
from tests.ui.pages.seated import Seat, seated
from tests.ui.tournament.playing import Evening, evening
from ui.pages.tournament_choice import TournamentChoice
from ui.second.clock_painting import paint_board
from ui.second.clock_screen import ClockScreen


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


def test_without_a_second_screen_it_falls_back_to_a_window(qtbot: QtBot, seat: Seat, played: Evening) -> None:
    screen = ClockScreen(seat.context)
    qtbot.addWidget(screen)
    screen.open()
    seat.rest(qtbot)
    assert screen.isVisible()
    assert screen.is_open
    assert not screen.is_on_second_screen
    screen.close()
    assert not screen.is_open, "closing its window puts it away"


def test_a_house_that_is_not_the_real_one_is_marked_on_the_wall_too(
    qtbot: QtBot, seat: Seat, played: Evening
) -> None:
    desk = seat.context.desk
    desk.establishment = replace(desk.establishment, marking="FORMATION - SANS VALEUR")
    screen = ClockScreen(seat.context)
    qtbot.addWidget(screen)
    screen.open()
    seat.rest(qtbot)
    assert screen.board is not None
    marked = screen.grab().toImage()
    assert screen.board.marking == "FORMATION - SANS VALEUR"
    desk.establishment = replace(desk.establishment, marking="")
    screen.look()
    assert screen.grab().toImage() != marked
    screen.put_away()


def test_two_windows_show_one_time_and_a_sleep_is_no_matter(
    qtbot: QtBot, seat: Seat, played: Evening
) -> None:
    screens = [ClockScreen(seat.context) for _ in range(2)]
    for screen in screens:
        qtbot.addWidget(screen)
        screen.open()
        seat.rest(qtbot)
    played.after(minutes=7)
    for _ in range(10):
        for screen in screens:
            screen.look()
    assert [screen.board.time if screen.board else "" for screen in screens] == ["13:00", "13:00"]
    for screen in screens:
        screen.put_away()


def test_it_goes_on_when_the_station_is_locked(qtbot: QtBot, seat: Seat, played: Evening) -> None:
    screen = ClockScreen(seat.context)
    qtbot.addWidget(screen)
    screen.open()
    seat.rest(qtbot)
    seat.context.desk.operator = None
    played.out(played.seated[0])
    seat.rest(qtbot)
    seat.rest(qtbot)
    assert screen.board is not None
    assert screen.board.feet[0].value == "5"
    screen.put_away()


def test_it_hangs_there_again_after_the_station_went_down(
    qtbot: QtBot, qapp: QApplication, seat: Seat, played: Evening, tmp_path: Path
) -> None:
    """Killed or ended, and before anybody has logged in again."""
    wall = WallFile(tmp_path / "wall.json")
    before = ClockScreen(replace(seat.context, wall=wall))
    qtbot.addWidget(before)
    before.open()
    seat.rest(qtbot)
    qapp.lastWindowClosed.emit()
    before.close()
    seat.context.desk.operator = None

    again = ClockScreen(replace(seat.context, wall=wall, tournament=TournamentChoice()))
    qtbot.addWidget(again)
    again.come_back()
    seat.rest(qtbot)
    assert again.is_open
    assert again.board is not None
    assert again.board.feet[0].value == "6"
    again.close()
    nothing = ClockScreen(replace(seat.context, wall=wall))
    qtbot.addWidget(nothing)
    nothing.come_back()
    assert not nothing.is_open, "who closes its window takes it down for good"


def test_digits_do_not_move_as_they_change(qtbot: QtBot, seat: Seat, played: Evening) -> None:
    """The colon is painted at the same place whatever the time."""
    screen = ClockScreen(seat.context)
    qtbot.addWidget(screen)
    screen.open()
    seat.rest(qtbot)
    columns = set()
    for _ in range(3):
        played.after(minutes=3)
        screen.look()
        image = QImage(1920, 1080, QImage.Format.Format_RGB32)
        painter = QPainter(image)
        paint_board(painter, QRectF(0, 0, 1920, 1080), screen.board)
        painter.end()
        bright = [x for x in range(600, 840) if image.pixelColor(x, 370).lightness() > 200]
        columns.add((min(bright), max(bright)) if bright else (0, 0))
    assert len({left for left, _ in columns}) == 1
    screen.put_away()
