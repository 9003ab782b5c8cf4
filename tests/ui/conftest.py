"""What the tests of the screens share: Qt without a screen, the house's look, the walk over a window."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from typing import Any

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.resting import PATIENCE_MS
from ui.garbage import GarbageSweeper
from ui.inspection import Finding, Kind, inspect
from ui.theme import Theme
from ui.widgets import PrimaryButton
from ui.words import Language, Words

Check = Callable[[QWidget], None]


class PatientBot(QtBot):
    """Waits as long as a busy machine may need for what comes in a moment."""

    def waitUntil(self, callback: Callable[[], bool | None], *, timeout: int = PATIENCE_MS) -> None:
        super().waitUntil(callback, timeout=timeout)

    def waitSignal(self, signal: Any, *, timeout: int = PATIENCE_MS, **more: Any) -> Any:
        return super().waitSignal(signal, timeout=timeout, **more)


@pytest.fixture
def qtbot(qapp: QApplication, request: pytest.FixtureRequest) -> QtBot:
    return PatientBot(request)


@pytest.fixture(scope="session")
def _dressed(qapp: QApplication) -> tuple[Theme, Words]:
    return Theme.install(qapp), Words(qapp)


@pytest.fixture(scope="module", autouse=True)
def _swept_on_this_thread(qapp: QApplication) -> None:
    """As in the running program: no other thread destroys a widget."""
    GarbageSweeper.install(qapp)


@pytest.fixture(autouse=True)
def theme(_dressed: tuple[Theme, Words], qapp: QApplication) -> Iterator[Theme]:
    """The house's theme, light and at scale 1; put back after each test."""
    # Without an event loop nothing is deleted by itself, and what the last test left is dressed anew.
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    theme, words = _dressed
    yield theme
    for window in qapp.topLevelWidgets():
        window.close()
        window.deleteLater()
    theme.set_dark(False)
    theme.fit_to_width(1366)
    if words.language is not Language.FRENCH:
        words.speak(Language.FRENCH)


@pytest.fixture
def words(_dressed: tuple[Theme, Words]) -> Words:
    """The language of the screens; French again after each test."""
    return _dressed[1]


@pytest.fixture
def assert_page_is_sound(qapp: QApplication) -> Check:
    """The walk over a window: targets, words, contrast, and the main action within reach.

    Elided names are allowed, as the look allows them; everything else fails the test.
    """

    def check(window: QWidget) -> None:
        window.show()
        qapp.processEvents()
        qapp.processEvents()
        findings: list[Finding] = [finding for finding in inspect(window) if finding.kind is not Kind.ELIDED]
        assert not findings, "\n".join(map(str, findings))
        assert QApplication.activePopupWidget() is None
        for button in window.findChildren(PrimaryButton):
            if button.isVisibleTo(window):
                assert window.rect().contains(button.mapTo(window, button.rect().center()))

    return check
