"""A store in which a whole day was sealed."""

from __future__ import annotations

import pytest

from app.bootstrap import ScenarioHouse
from app.scenarios.verbs import FileClock
from tests.app.services.day import live_a_day
from tests.app.services.kit import Counter
from tests.db.filling import fill_the_rest


@pytest.fixture
def counter(made: ScenarioHouse, clock: FileClock) -> Counter:
    """Founded; Anna's drawer at P1 is open with 100 €."""
    counter = Counter(made.house, clock).found()
    counter.open()
    return counter


@pytest.fixture
def lived(counter: Counter) -> Counter:
    """A whole day, and a row in every sealed table."""
    live_a_day(counter)
    fill_the_rest(counter)
    return counter


@pytest.fixture
def busy(counter: Counter) -> Counter:
    """Ten entries: founded, opened, bets published, tickets sold, one given back."""
    counter.publish(101, 102)
    sold = [counter.sell(101, 102, formula="2/2") for _ in range(4)]
    counter.cancel(sold[0].identification)
    counter.settle(101)
    return counter
