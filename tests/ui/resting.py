"""Waiting for the screens, however busy the machine is."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ui.operations import Operations

PATIENCE_MS = 60_000


def rest(qtbot: QtBot, operations: Operations) -> None:
    """Until everything that was asked has come back, and stands where it will be seen."""
    qtbot.wait(1)
    qtbot.waitUntil(lambda: not operations.busy, timeout=PATIENCE_MS)
    qtbot.wait(1)
    # What an answer posted, and what that has posted in turn: a place is found in two rounds at most.
    QApplication.processEvents()
    QApplication.processEvents()
