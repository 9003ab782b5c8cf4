"""Locks the screen of a station that nobody touches (HOUSE H2)."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QTimer, Signal

_TOUCHES: Final = frozenset(
    {
        QEvent.Type.KeyPress,
        QEvent.Type.MouseButtonPress,
        QEvent.Type.TouchBegin,
        QEvent.Type.Wheel,
    }
)
_MINUTE_MS: Final = 60_000


class IdleWatch(QObject):
    """Emits `idle` once nobody has touched, typed or scrolled for so many minutes; 0 for never.

    Install it as an event filter of the application.
    """

    idle = Signal()

    def __init__(self, minutes: int, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(minutes * _MINUTE_MS)
        self._timer.timeout.connect(self.idle)
        self._watches = minutes > 0
        if self._watches:
            self._timer.start()

    def set_minutes(self, minutes: int) -> None:
        """Wait for so long from now on; a change begins the wait anew."""
        if minutes * _MINUTE_MS == self._timer.interval():
            return
        self._watches = minutes > 0
        self._timer.stop()
        self._timer.setInterval(minutes * _MINUTE_MS)
        if self._watches:
            self._timer.start()

    def stop(self) -> None:
        """Nobody is awaited any more."""
        self._watches = False
        self._timer.stop()

    @property
    def remaining_ms(self) -> int:
        """Milliseconds until `idle`, -1 where it is not awaited."""
        return self._timer.remainingTime()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if self._watches and event.type() in _TOUCHES:
            self._timer.start()
        return super().eventFilter(watched, event)
