"""Every page of the registry, measured as a finger and an eye would: both small sizes, both languages,
both schemes, in a house with an open drawer, tickets sold and one of them paid."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from app.config import Places
from app.station import demo_parts
from ui.application import open_screens
from ui.demo_day import DemoDay
from ui.inspection import Kind, inspect
from ui.pages.registry import PAGES
from ui.theme import Theme
from ui.tour import Tour

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("every page")]  # one worker, one walk
SMALL = ((1024, 768), (1366, 768))


@pytest.fixture(scope="module")
def findings(
    tmp_path_factory: pytest.TempPathFactory, _dressed: object, qapp: QApplication
) -> Mapping[str, list[str]]:
    """What is wrong with each page; all of them are walked once, in one house."""
    folder: Path = tmp_path_factory.mktemp("demo")
    Theme.install(qapp)
    screens = open_screens(demo_parts(Places(folder / "data", folder / "keys")))
    found: dict[str, list[str]] = {}
    try:
        screens.window.resize(1366, 768)
        screens.window.show()
        DemoDay(screens, folder, lambda _: None).live_afternoon()
        for spec, look in Tour(screens).walk(SMALL):
            wrong = [each for each in inspect(screens.window) if each.kind is not Kind.ELIDED]
            found.setdefault(spec.key, []).extend(f"{look.name}: {each}" for each in wrong)
    finally:
        screens.close()
        screens.operations.close()
        screens.window.deleteLater()
    return found


@pytest.mark.parametrize("key", [spec.key for spec in PAGES])
def test_a_page_is_sound_in_every_look(findings: Mapping[str, list[str]], key: str) -> None:
    assert findings[key] == []
