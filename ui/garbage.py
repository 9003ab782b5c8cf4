"""Circular garbage, swept on the window's thread alone.

Python sweeps on whatever thread happens to allocate. Pages and their presenters name one another, so
that a closed one is circular garbage, and the store's thread would now and then be the one to destroy
its widgets: Qt then ends the whole program, in the middle of a sale.
"""

from __future__ import annotations

import gc
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, QTimer

_EVERY_MS: Final = 1000


class GarbageSweeper(QObject):
    """Does on the window's thread what Python's own collector would do, by the same thresholds.

    It lives on the application: `GarbageSweeper.install(application)` puts it there once.
    """

    def __init__(self, application: QCoreApplication) -> None:
        super().__init__(application)
        self._timer = QTimer(self, interval=_EVERY_MS)
        self._timer.timeout.connect(self.sweep)
        self._timer.start()

    @classmethod
    def install(cls, application: QCoreApplication) -> GarbageSweeper:
        """Take over from Python's own collector, which is off from now on."""
        gc.disable()
        return application.findChild(cls) or cls(application)

    def sweep(self) -> None:
        """Sweep the oldest generation whose threshold is passed, and with it those below."""
        for generation in reversed(range(len(gc.get_threshold()))):
            if gc.get_count()[generation] > gc.get_threshold()[generation] > 0:
                gc.collect(generation)
                return
