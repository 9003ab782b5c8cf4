"""The real station and the training station, opened from what set-up left (HOUSE H4, H5)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.config import Places
from app.demo.founding import TRAINING
from app.domain.errors import KnownError
from app.services.people import colleagues
from app.station import WhichHouse, parts_of
from tests.app.cli.conftest import PIN
from tests.app.services.kit import on_sqlite
from ui.application import make_application
from ui.not_opened import NotOpened
from ui.operations import Operations
from ui.station import StationBridge, StationParts

Run = Callable[..., int]


@pytest.fixture
def founded(places: Places, set_up: Run, qapp: QApplication) -> Places:
    """A house that was founded on this machine, and its station."""
    make_application([])
    assert set_up() == 0
    return places


@contextmanager
def running(places: Places, which: WhichHouse) -> Iterator[tuple[StationParts, Operations]]:
    """All of a station but its pages."""
    operations, bridge = Operations(), StationBridge()
    try:
        parts = parts_of(places, which)(operations, bridge)
        try:
            yield parts, operations
        finally:
            parts.close()
    finally:
        operations.close()


@on_sqlite
def test_a_second_window_on_a_store_is_told_who_has_it(founded: Places) -> None:
    with (
        running(founded, WhichHouse.REAL),
        pytest.raises(KnownError) as error,
        running(founded, WhichHouse.REAL),
    ):
        """It does not come to this."""
    assert error.value.cause == "store_held"
    words = NotOpened(error.value).refusal.said
    assert words is not None
    assert words.what == "Ce guichet est déjà ouvert"
    assert any("Fermez l’autre fenêtre" in step for step in words.steps)
    with running(founded, WhichHouse.REAL):
        """Once the first is closed, the next one opens."""


@pytest.mark.slow
@on_sqlite
def test_training_beside_the_real_station_is_never_mistaken_for_it(founded: Places) -> None:
    with running(founded, WhichHouse.REAL) as (real, _), running(founded, WhichHouse.TRAINING) as (own, _):
        assert real.desk.establishment.marking == ""
        assert own.desk.establishment.marking == TRAINING.marking
        with own.desk.house.store.read() as unit:
            papers = unit.papers.jobs(limit=1000)
        assert papers
        people = {each.operator.id for each in colleagues(own.desk.house)}
        assert (set(own.pins), dict(real.pins)) == (people, {}), "nobody could practise without his code"
        assert {paper.document.marking for paper in papers} == {TRAINING.marking}
    assert founded.part("training").store.exists()


@on_sqlite
def test_the_station_says_at_its_start_that_its_store_was_touched(
    founded: Places, guichet: Run, qtbot: QtBot
) -> None:
    assert guichet("keys", "rotate", "--operator", "ada", "--reason", "annuel", typed=(PIN,)) == 0
    (founded.keys / "head").unlink()
    said: list[KnownError] = []
    with running(founded, WhichHouse.REAL) as (_, operations):
        operations.failed.connect(said.append)
        qtbot.waitUntil(lambda: bool(said), timeout=60_000)
    assert [error.cause for error in said] == ["head_missing"]


@on_sqlite
def test_a_store_of_no_use_is_said_in_words(
    tmp_path: Path, guichet: Run, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GUICHET_DATABASE_URL", "")
    monkeypatch.setenv("GUICHET_KEYS", str(tmp_path / "nowhere"))
    assert guichet("verify") == 2
    said = capsys.readouterr().err
    assert "guichet: keys_missing" in said
    assert "Les clés de la maison manquent" in said
    assert "- Remettez la copie de secours des clés, avec sa phrase." in said
