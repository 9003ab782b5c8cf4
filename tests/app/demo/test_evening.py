"""The demonstration's evening."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta

from app.bootstrap import ScenarioHouse
from app.demo.clock import DemoClock
from app.demo.evening import go_on
from app.demo.founding import found_demo
from app.services.poker.folding import load


def test_what_is_played_has_as_much_time_left_after_the_clock_was_moved_on(made: ScenarioHouse) -> None:
    clock = DemoClock()
    house = replace(made.house, clock=clock)
    found_demo(house)
    evening = clock.now() + timedelta(hours=8)
    go_on(house, clock, evening)
    assert clock.now() >= evening
    with house.store.read() as unit:
        seen = [load(unit, name).clock_view(evening) for name in unit.tournaments.names()]
    [running] = [each for each in seen if each.state == "running"]
    assert (running.level, running.overtime) == (3, 0)
