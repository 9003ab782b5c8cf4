"""How a page before there is a house runs an act: the main action waits for it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from PySide6.QtCore import QObject, Signal

from ui.operations import Operations
from ui.widgets import PrimaryButton
from ui.widgets.refusal import Refusal

R = TypeVar("R")


class Acting(QObject):
    """`ended`: an act has come back. `failed`: with its error. What was refused before is taken back."""

    ended = Signal()
    failed = Signal(object)

    def __init__(
        self, operations: Operations, primary: PrimaryButton, refusal: Refusal, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._operations, self._primary, self._refusal = operations, primary, refusal

    def run(self, work: Callable[[], R], follow: Callable[[R], None]) -> None:
        self._refusal.clear()
        self._primary.set_busy(True)
        act = self._operations.act(self, work)
        act.always(self._end).success(follow).refused(self.failed.emit).run()

    def _end(self) -> None:
        self._primary.set_busy(False)
        self.ended.emit()
