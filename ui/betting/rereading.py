"""What a page of the bets shows is asked for anew while the house goes on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from app.domain.house.rights import Act
from ui.context import PageContext
from ui.operations import Change

_ASK_AGAIN_MS: Final = 150
"""Acts that come in a row are answered together."""
_PASSED_MS: Final = 10_000


class Rereading(QObject):
    """Asks while its page is shown: at once, and once more after the acts that concern it."""

    loaded = Signal(object)
    """What `read` answered."""
    time_passed = Signal()
    """Nothing was heard, but matches begin and delays end by themselves."""

    def __init__(
        self, context: PageContext, concerns: frozenset[Act], read: Callable[[], object], parent: QObject
    ) -> None:
        """`read` runs off the screen's thread."""
        super().__init__(parent)
        self._context, self._concerns, self._read = context, concerns, read
        self._is_shown = False
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(_ASK_AGAIN_MS)
        self._soon.timeout.connect(self._ask)
        self._tick = QTimer(self)
        self._tick.setInterval(_PASSED_MS)
        self._tick.timeout.connect(self.time_passed)
        context.operations.changed.connect(self._heard)

    def start(self) -> None:
        """The page is shown."""
        self._is_shown = True
        self._tick.start()
        self._ask()

    def stop(self) -> None:
        """The page is left."""
        self._is_shown = False
        self._tick.stop()

    def _ask(self) -> None:
        if self._is_shown and self._context.desk.operator is not None:
            self._context.operations.read(self, self._read).success(self.loaded.emit).run()

    def _heard(self, change: Change) -> None:
        if self._is_shown and change.act in self._concerns:
            self._soon.start()
