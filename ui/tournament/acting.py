"""How a page of the floor asks the house for something: one act at a time, the main key waits for it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, Signal

from app.services.house import Origin
from ui.context import PageContext
from ui.widgets import PrimaryButton

Work = Callable[[Origin], object]
"""What is asked, with an origin of its own."""


def _nothing(_answer: object) -> None:
    """Its own fact is shown when the house tells of it."""


class Acting(QObject):
    """`ended`: an act has come back. `refused`: with a `Refused`, said in the panel."""

    ended = Signal()
    refused = Signal(object)

    def __init__(self, context: PageContext, primary: PrimaryButton, parent: QObject) -> None:
        super().__init__(parent)
        self._context = context
        self._primary = primary

    def run(self, work: Work, then: Callable[[Any], None] = _nothing) -> None:
        """Ask for `work`, and go on with its answer; while another act is under way this one is not begun."""
        if self._primary.is_busy:
            return
        origin = self._context.desk.origin()
        self._primary.set_busy(True)
        act = self._context.operations.act(self, lambda: work(origin))
        act.always(self._end).success(then).refused(self.refused.emit).run()

    def _end(self) -> None:
        self._primary.set_busy(False)
        self.ended.emit()
