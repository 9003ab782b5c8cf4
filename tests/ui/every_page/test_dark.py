"""Every page is sound in the dark scheme."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest
from PySide6.QtWidgets import QApplication

from tests.ui.every_page.walk import walk
from ui.pages.registry import PAGES

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def findings(
    tmp_path_factory: pytest.TempPathFactory, _dressed: object, qapp: QApplication
) -> Mapping[str, Sequence[str]]:
    return walk(qapp, tmp_path_factory.mktemp("demo"), dark=True)


@pytest.mark.parametrize("key", [spec.key for spec in PAGES])
def test_a_page_is_sound_in_every_look(findings: Mapping[str, Sequence[str]], key: str) -> None:
    assert findings[key] == []
