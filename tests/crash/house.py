"""A house in a folder of its own, as every round finds it and leaves it."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from app.bootstrap import open_house
from app.config import Places
from app.scenarios.verbs import FileClock
from app.services.house import House
from app.vault.pins import ArgonPins
from tests.app.services.kit import AFTERNOON, Counter

BETS = (101, 102, 103, 104)


def open_here(folder: Path) -> House:
    """The product's own house, but for PINs that cost no time."""
    house = open_house(Places(folder / "data", folder / "keys"), make_keys=True)
    return replace(house, pins=ArgonPins.of_strength(b"", memory_kib=8, passes=1))


def prepare(folder: Path) -> None:
    """Found the house, open a drawer, put bets on sale."""
    house = open_here(folder)
    clock = FileClock(AFTERNOON)
    counter = Counter(replace(house, clock=clock), clock).found()
    counter.open(float_="100000")
    counter.publish(*BETS)
    house.store.close()
