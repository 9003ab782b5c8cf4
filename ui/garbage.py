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
        self._settling = False
        self._timer = QTimer(self, interval=_EVERY_MS)
        self._timer.timeout.connect(self.sweep)
        self._timer.start()

    @classmethod
    def install(cls, application: QCoreApplication) -> GarbageSweeper:
        """Take over from Python's own collector, which is off from now on."""
        gc.disable()
        return application.findChild(cls) or cls(application)

    def settle(self) -> None:
        """What is there at the next sweep stays as long as the program: no later sweep looks at it.

        All pages of a station take longer to look through than a touch may wait.
        """
        self._settling = True

    def sweep(self) -> None:
        """Sweep the oldest generation whose threshold is passed, and with it those below."""
        if self._settling:
            self._settling = False
            gc.collect()
            gc.freeze()
        for generation in reversed(range(len(gc.get_threshold()))):
            if gc.get_count()[generation] > gc.get_threshold()[generation] > 0:
                gc.collect(generation)
                return
