"""Days at the house, played through the services on both engines."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from app.bootstrap import OpenStore, scenario_house
from app.scenarios.player import play_file

_OWN = Path(__file__).parent
_BESIDE = Path(__file__).parents[3] / "shared" / "scenarios"


def _files() -> Iterator[Path]:
    for folder in (_OWN, _BESIDE):
        yield from sorted(folder.glob("*/*.json"))


@pytest.mark.parametrize("path", list(_files()), ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_day_comes_out_as_its_file_says(path: Path, open_store: OpenStore) -> None:
    played = play_file(path, partial(scenario_house, open_store=open_store))
    assert played.ok, played.difference
