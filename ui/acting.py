"""How the parts of one page run their acts: the page is told when one begins, ends, or is refused."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from PySide6.QtCore import QObject, Signal

from ui.operations import Operations
from ui.widgets import PrimaryButton
from ui.widgets.refusal import Refusal

R = TypeVar("R")


class Acting(QObject):
    """What was refused before is taken back as an act begins; `primary` waits for each where it is given."""

    begun = Signal()
    ended = Signal()
    """Before what follows the act."""
    failed = Signal(object)
    """With a `Refused`."""

    def __init__(
        self,
        operations: Operations,
        refusal: Refusal,
        parent: QObject,
        *,
        primary: PrimaryButton | None = None,
    ) -> None:
        super().__init__(parent)
        self._operations, self._refusal, self._primary = operations, refusal, primary

    def run(self, work: Callable[[], R], follow: Callable[[R], None]) -> None:
        self._refusal.clear()
        if self._primary is not None:
            self._primary.set_busy(True)
        self.begun.emit()
        act = self._operations.act(self, work)
        act.always(self._end).success(follow).refused(self.failed.emit).run()

    def _end(self) -> None:
        if self._primary is not None:
            self._primary.set_busy(False)
        self.ended.emit()
