"""What stands on a seat where there is little room for it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect
from pytestqt.qtbot import QtBot

from ui.pages.room.painting import ON_PLAN, _first_line
from ui.pages.room.pictures import SeatPicture, SeatState
from ui.theme import Theme


@pytest.mark.parametrize("width", [60, 72, 200])
def test_a_namesake_keeps_the_number_of_his_seat_and_his_initial(
    qtbot: QtBot,
    theme: Theme,
    width: int,
) -> None:
    seat = SeatPicture(10, SeatState.TAKEN, "P1", "Marchadier E.", 20_000)
    runs = _first_line(seat, QRect(0, 0, width, 60), ON_PLAN)
    words = "".join(run.text for run in runs)
    assert words.startswith("10 M")
    assert words.endswith(" E.")
    assert sum(run.width() for run in runs) <= width
