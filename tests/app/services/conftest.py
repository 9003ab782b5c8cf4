"""A house that is open for business, on either engine."""

from __future__ import annotations

import pytest

from app.bootstrap import ScenarioHouse
from app.scenarios.verbs import FileClock
from tests.app.services.kit import Counter


@pytest.fixture
def counter(made: ScenarioHouse, clock: FileClock) -> Counter:
    """Founded; Anna's drawer at P1 is open with 100 €."""
    counter = Counter(made.house, clock).found()
    counter.open()
    return counter
