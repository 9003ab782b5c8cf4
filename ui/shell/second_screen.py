"""A window for the second screen: the customer display, the tournament clock.

It has no controls and takes no focus. Where there is no second screen it is hidden; where the screen
goes away it says so and comes back with it (F62).
"""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication, QScreen
from PySide6.QtWidgets import QWidget


class SecondScreen(QWidget):
    """Base of what is shown to customers and players; fill it like any widget."""

    shown_changed = Signal(bool)
    """Whether it is on a second screen now; False is for the cashier to be told."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, Qt.WindowType.Window | Qt.WindowType.FramelessWindowHint)
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._wanted = False
        self._on_screen: QScreen | None = None

    @property
    def is_on_second_screen(self) -> bool:
        return self._on_screen is not None

    def start(self) -> bool:
        """Show it full screen on the second screen; False where there is none yet."""
        if not self._wanted:
            self._wanted = True
            application = _gui()
            application.screenAdded.connect(self._screens_changed)
            application.screenRemoved.connect(self._screen_removed)
        self._place(second_screen())
        return self.is_on_second_screen

    def stop(self) -> None:
        """Take it away; a screen that is plugged in later stays dark."""
        if self._wanted:
            self._wanted = False
            application = _gui()
            application.screenAdded.disconnect(self._screens_changed)
            application.screenRemoved.disconnect(self._screen_removed)
        self._place(None)

    def _screens_changed(self, _screen: QScreen) -> None:
        self._place(second_screen())

    def _screen_removed(self, gone: QScreen) -> None:
        if gone is self._on_screen:
            self._place(second_screen(without=gone))

    def _place(self, screen: QScreen | None) -> None:
        before = self.is_on_second_screen
        self._on_screen = screen
        if screen is None:
            self.hide()
        else:
            self.setScreen(screen)
            self.setGeometry(screen.geometry())
            self.showFullScreen()
        if before != self.is_on_second_screen:
            self.shown_changed.emit(self.is_on_second_screen)


def second_screen(without: QScreen | None = None) -> QScreen | None:
    """The first screen that is not the main one."""
    main = QGuiApplication.primaryScreen()
    others = [screen for screen in QGuiApplication.screens() if screen not in (main, without)]
    return others[0] if others else None


def _gui() -> QGuiApplication:
    application: QObject | None = QGuiApplication.instance()
    if not isinstance(application, QGuiApplication):
        raise TypeError("a screen needs a QGuiApplication")
    return application
