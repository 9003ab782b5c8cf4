"""A scanner that types, caught before any field or button sees a key (HOUSE H6, F42 to F46).

Keys are watched where they enter a window, so that each is seen once. One that may be part of a
scan is held back for a moment; if it was a person's after all, it is delivered as if nothing had
been.
"""

from __future__ import annotations

from dataclasses import dataclass
from time import monotonic
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QKeyEvent, QWindow
from PySide6.QtWidgets import QApplication

from app.ports.devices import Wedge, WedgeVerdict

_SILENCE_MS: Final = 110
"""Asked after a little more than the silence that ends a scan."""
_LATE_SECONDS: Final = 0.160
"""A question that comes later than this was held up."""


@dataclass(frozen=True, slots=True)
class _Held:
    """A key press held back: what it takes to deliver it later, to the same window."""

    window: QWindow
    key: int
    modifiers: Qt.KeyboardModifier
    text: str

    def deliver(self) -> None:
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            event = QKeyEvent(kind, self.key, self.modifiers, self.text)
            QCoreApplication.sendEvent(self.window, event)


class ScanFilter(QObject):
    """Installed on the application while a station is open."""

    scanned = Signal(object)
    """A `Scan` or `BadScan`."""

    def __init__(self, wedge: Wedge, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._wedge = wedge
        self._delivering = False
        self._held_keys: list[int] = []
        self._pressed_at = self._seen_at = monotonic()
        self._was_late = False
        self._silence = QTimer(self)
        self._silence.setSingleShot(True)
        self._silence.setInterval(_SILENCE_MS)
        self._silence.timeout.connect(self._ask)

    def install(self, application: QApplication) -> None:
        application.installEventFilter(self)

    def remove(self, application: QApplication) -> None:
        application.removeEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if self._delivering or not isinstance(event, QKeyEvent) or not isinstance(watched, QWindow):
            return False
        if event.type() == QEvent.Type.KeyPress:
            return self._pressed(watched, event)
        if event.type() == QEvent.Type.KeyRelease and event.key() in self._held_keys:
            self._held_keys.remove(event.key())
            return True
        return False

    def _pressed(self, window: QWindow, event: QKeyEvent) -> bool:
        held = _Held(window, event.key(), event.modifiers(), event.text())
        # When the key was pressed, not when a busy screen came round to it.
        self._pressed_at = event.timestamp() / 1000 if event.timestamp() else monotonic()
        self._seen_at = monotonic()
        verdict = self._wedge.feed(
            event.text(),
            self._pressed_at,
            event.nativeScanCode(),
            auto_repeat=event.isAutoRepeat(),
            token=held,
        )
        if verdict.held:
            self._held_keys.append(event.key())
            self._was_late = False
        if verdict.held or verdict.waits:
            self._silence.start()
        self._follow(verdict)
        return verdict.held

    @Slot()
    def _ask(self) -> None:
        silence = monotonic() - self._seen_at
        if silence > _LATE_SECONDS and not self._was_late:
            # The screen was busy: keys pressed meanwhile are still on their way, and come first.
            self._was_late = True
            self._silence.start()
            return
        self._was_late = False
        verdict = self._wedge.idle(self._pressed_at + silence)
        self._follow(verdict)
        if verdict.held or verdict.waits:
            self._silence.start()

    def _follow(self, verdict: WedgeVerdict) -> None:
        self._delivering = True
        try:
            for token in verdict.released:
                if isinstance(token, _Held):
                    token.deliver()
        finally:
            self._delivering = False
        if verdict.scan is not None:
            self.scanned.emit(verdict.scan)
