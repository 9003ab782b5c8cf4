"""Levels begin by the clock alone: pages hear of it as they hear of acts (POKER P3, P5)."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from app.domain.poker.state import Tournament

_LOOKS_EVERY_MS: Final = 250


class LevelTurns(QObject):
    """`begun`: another level is played, so that rebuys, late entries or the bonus may have ended."""

    begun = Signal()

    def __init__(self, now: Callable[[], datetime], parent: QObject) -> None:
        super().__init__(parent)
        self._now = now
        self._state: Tournament | None = None
        self._level = 0
        self._timer = QTimer(self)
        self._timer.setInterval(_LOOKS_EVERY_MS)
        self._timer.timeout.connect(self.look)

    def follow(self, state: Tournament) -> None:
        """From the level that is played now."""
        self._state, self._level = state, state.level(self._now())
        self._timer.start()

    def stop(self) -> None:
        """Nobody looks any more."""
        self._timer.stop()

    @Slot()
    def look(self) -> None:
        """The recorded instants say which level is played, the timer only when to look."""
        level = self._state.level(self._now()) if self._state is not None else 0
        if level != self._level:
            self._level = level
            self.begun.emit()
