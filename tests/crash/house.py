"""A house in a folder of its own, as every round finds it and leaves it."""

from __future__ import annotations

from dataclasses import asdict, dataclass, replace
from datetime import timedelta
from pathlib import Path

from app.bootstrap import open_house
from app.config import Places, Settings
from app.domain.betting.limits import ARTICLE_6
from app.domain.values import Money
from app.scenarios.verbs import FileClock
from app.services.house import House
from app.vault.pins import ArgonPins
from tests.app.services.kit import AFTERNOON, Counter
from tests.app.services.poker.evening import Evening

BETS = (101, 102, 103, 104)
FLOAT = "100000"
_WIDE = Settings(
    limits=replace(
        ARTICLE_6,
        **{
            name: Money.euros(10**9)
            for name in asdict(ARTICLE_6)
            if isinstance(getattr(ARTICLE_6, name), Money)
        },
    )
)
"""Two hundred rounds sell more than a point of sale may in a day."""


def places(folder: Path) -> Places:
    return Places(folder / "data", folder / "keys")


def open_here(folder: Path) -> House:
    """The product's own house, but for PINs that cost no time and limits that nobody reaches."""
    house = open_house(places(folder), settings=_WIDE, make_keys=True)
    return replace(house, pins=ArgonPins.of_strength(b"", memory_kib=8, passes=1))


@dataclass(frozen=True, slots=True)
class Prepared:
    """The house that all rounds of a run work in."""

    folder: Path
    tournament: str


def prepare(folder: Path) -> Prepared:
    """Found the house, open a drawer, put bets on sale, announce a tournament."""
    house = open_here(folder)
    clock = FileClock(AFTERNOON)
    counter = Counter(replace(house, clock=clock), clock).found()
    counter.open(float_=FLOAT)
    counter.publish(*BETS)
    evening = Evening(counter).open(capacity=5000)
    house.store.close()
    return Prepared(folder, evening.tournament)


def clock_of(round_: int) -> FileClock:
    """Half a minute a round: later than whatever was sealed in the one before."""
    return FileClock(AFTERNOON + timedelta(seconds=30 * (round_ + 1)))
