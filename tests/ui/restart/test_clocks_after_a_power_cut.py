"""The clock on the wall after its process was killed: it shows what was recorded, no more (POKER P5)."""

from __future__ import annotations

import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from datetime import timedelta
from pathlib import Path

import pytest

from app.scenarios.verbs import FileClock
from app.services.house import House
from app.services.poker import floor
from app.services.poker.room_view import RoomView
from app.services.poker.tournaments import AskTournament, tournament
from tests.ui.restart.dying_clock import LAST, RUNNING, STANDING, STARTED, by, reopened
from tests.ui.restart.dying_station import places
from ui.second.clock_board import Board, Look, board_of

ROOT = Path(__file__).parents[3]
Shown = Callable[[str, float], Board]

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="nothing is killed there")


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    died = subprocess.run(  # noqa: S603
        [sys.executable, "-m", "tests.ui.restart.dying_clock", str(tmp_path)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert died.returncode == -signal.SIGKILL, died.stderr
    house = reopened(places(tmp_path), STARTED + timedelta(minutes=6))
    yield house
    house.store.close()


@pytest.fixture
def shown(house: House, qapp: object) -> Shown:
    """What the wall says of a tournament, so many minutes after its start."""

    def board(name: str, minutes: float) -> Board:
        state = tournament(house, by(house, "marc"), AskTournament(name))
        return board_of(RoomView(state), "Casino", STARTED + timedelta(minutes=minutes))

    return board


@pytest.mark.slow
def test_every_clock_is_right_as_if_the_power_had_never_gone(house: House, shown: Shown) -> None:
    running = [shown(RUNNING, minutes) for minutes in (6, 25, 45, 51)]
    assert [(each.look, each.level, each.time) for each in running] == [
        (Look.RUNNING, 1, "14:00"),
        (Look.RUNNING, 2, "15:00"),
        (Look.BREAK, 2, "05:00"),
        (Look.LAST_LEVEL, 3, "19:00"),
    ]
    still = shown(STANDING, 24 * 60)
    assert (still.look, still.level, still.time) == (Look.STOOD_STILL, 1, "15:00")
    over = [shown(LAST, minutes) for minutes in (24, 27)]
    assert [(each.look, each.time) for each in over] == [
        (Look.LAST_LEVEL, "01:00"),
        (Look.OVERTIME, "+02:00"),
    ]

    assert isinstance(house.clock, FileClock)
    house.clock.set(STARTED + timedelta(minutes=90))
    floor.resume(house, by(house, "marc"), floor.OnFloor(STANDING))
    again = shown(STANDING, 100)
    assert (again.look, again.level, again.time) == (Look.RUNNING, 1, "05:00")
