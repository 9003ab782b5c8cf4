"""The generator's store is a house like any other."""

from __future__ import annotations

from app.bootstrap import OpenStore, scenario_house
from app.config import Settings
from app.demo.crowd import CrowdClock, fill
from app.services.verify import verify_house
from tests.empty_stores import copied_sqlite


def test_a_crowd_of_the_size_wanted_verifies_whole(open_store: OpenStore) -> None:
    clock = CrowdClock()
    with scenario_house(clock, Settings(), open_store) as made:
        heard: list[int] = []
        crowd = fill(made.house, clock, 700, told=heard.append)
        assert (crowd.tickets, heard[-1]) == (700, 700)
        with made.house.store.read() as unit:
            assert sum(1 for _ in unit.plays.unended()) == 700
        assert verify_house(made.house).ok


def test_the_same_seed_gives_the_same_crowd() -> None:
    stakes = []
    for _ in range(2):
        clock = CrowdClock()
        with scenario_house(clock, Settings(), copied_sqlite) as made:
            stakes.append(fill(made.house, clock, 100, seed=5).stakes)
    assert stakes[0] == stakes[1]
