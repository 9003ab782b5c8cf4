"""`python -m tests.ui.restart.dying_clock FOLDER`: start the clocks of three tournaments, then die at once.

One clock runs, one stands still, one has just been put to its last level. Nothing is closed or saved: what
was committed is all that is left.
"""

from __future__ import annotations

import os
import signal
import sys
from dataclasses import replace
from datetime import datetime, timedelta
from pathlib import Path
from typing import Final

from app.bootstrap import open_house
from app.config import Places
from app.demo.clock import SATURDAY
from app.demo.founding import tournament_terms
from app.demo.sample import players
from app.domain.poker.terms import Level
from app.domain.values import Money
from app.scenarios.verbs import FileClock
from app.services.cash import OpenShift, open_shift
from app.services.house import House, Origin
from app.services.poker import floor
from app.services.poker.desk import AtDesk, Enter, check_in, register
from app.services.poker.floor import OnFloor
from app.services.poker.tournaments import CreateTournament, create_tournament
from tests.ui.restart.dying_station import places, prepare

RUNNING, STANDING, LAST = "0001", "0002", "0003"
LEVELS: Final = (Level(25, 50, 0, 20), Level(50, 100, 0, 20, break_minutes=10), Level(75, 150, 0, 20))
STARTED: Final = SATURDAY + timedelta(hours=4)
"""All three begin at this instant, and five minutes later the power goes."""


def reopened(at: Places, now: datetime) -> House:
    """The house as it is found, at an instant of the test's choice."""
    return replace(open_house(at), clock=FileClock(now))


def by(house: House, operator: str) -> Origin:
    return Origin(operator, "101", "Salle", "Salle de jeu", "Caisse", house.new_id())


def main(folder: Path) -> None:
    """Never returns."""
    clock = FileClock(SATURDAY)
    house = replace(reopened(places(folder), SATURDAY), clock=clock)
    open_shift(house, by(house, "thomas"), OpenShift(Money.euros(500)))
    people = list(players())
    clock.set(STARTED)
    for name in (RUNNING, STANDING, LAST):
        terms = replace(
            tournament_terms(), name=name, starts_at=STARTED, sessions=(STARTED,), levels=LEVELS,
            first_part_levels=0, late_levels=0, rebuy=None,
        )  # fmt: skip
        command = CreateTournament(terms, notices_elsewhere=True)
        assert create_tournament(house, by(house, "sylvie"), command).tournament == name
        for person in people[:2]:
            entered = register(house, by(house, "thomas"), Enter(name, person, bulletin_signed=True))
            check_in(house, by(house, "thomas"), AtDesk(name, entered.player))
        floor.draw(house, by(house, "marc"), OnFloor(name))
        floor.assign_chiefs(house, by(house, "marc"), floor.AssignChiefs(name, {"nadia": (1,)}))
        floor.start(house, by(house, "marc"), floor.Start(name))
    clock.set(STARTED + timedelta(minutes=5))
    floor.pause(house, by(house, "marc"), OnFloor(STANDING, "incident"))
    floor.set_level(house, by(house, "marc"), floor.SetLevel(LAST, len(LEVELS)))
    os.kill(os.getpid(), signal.SIGKILL)


if __name__ == "__main__":
    prepare(Path(sys.argv[1]))
    main(Path(sys.argv[1]))
