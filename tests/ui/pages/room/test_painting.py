"""What stands on a seat and under the plan where there is little room for it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect
from pytestqt.qtbot import QtBot

from ui.pages.room.leaves import PlanLeaf
from ui.pages.room.painting import ON_PLAN, _first_line
from ui.pages.room.pictures import SeatPicture, SeatState, TablePicture
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


def test_the_legend_follows_the_plan_from_tables_with_seats_to_tiles_and_back(
    qtbot: QtBot, theme: Theme
) -> None:
    seats = tuple(SeatPicture(number, SeatState.TAKEN, f"P{number}", "Zeller", 20_000) for number in (1, 2))
    leaf = PlanLeaf()
    qtbot.addWidget(leaf)
    leaf.show()
    leaf.show_tables([TablePicture(number, seats) for number in range(1, 7)])
    seen = {}
    for side in ("large", "small", "large again"):
        leaf.resize(900, 260 if side == "small" else 900)
        qtbot.wait(20)
        seen[side] = leaf.legend.grab().toImage()
    assert seen["large"] == seen["large again"]
    assert seen["large"] != seen["small"]
