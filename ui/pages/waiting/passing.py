"""Places held in vain pass on to the next of the list by themselves, whatever page is shown (POKER P3)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from app.domain.errors import Refused
from app.domain.house.rights import Act
from app.services.poker.waiting import AskPast, PassedOn, PassOn, pass_on, past
from ui.context import PageContext

_LOOK_MS: Final = 30_000


class PassingOn(QObject):
    """Looks every half minute while somebody is logged in who may take people off the list."""

    passed = Signal(object)
    """What came of it, a `PassedOn`."""

    def __init__(self, context: PageContext, parent: QObject) -> None:
        super().__init__(parent)
        self._context = context
        self._timer = QTimer(self)
        self._timer.setInterval(_LOOK_MS)
        self._timer.timeout.connect(self.look)
        self._timer.start()

    @Slot()
    def look(self) -> None:
        """Ask whose time is over; the house's clock says, not the timer."""
        desk = self._context.desk
        if desk.operator is None or not desk.operator.may(Act.WITHDRAW):
            return
        origin = desk.origin()
        work = self._context.operations.read(self, lambda: past(desk.house, origin, AskPast()))
        work.success(self._found).refused(self._left_for_later).run()

    def _found(self, in_vain: Mapping[str, tuple[str, ...]]) -> None:
        for tournament in in_vain:
            desk = self._context.desk
            if desk.operator is None:
                return
            work = partial(pass_on, desk.house, desk.origin(), PassOn(tournament))
            act = self._context.operations.act(self, work)
            act.success(self._passed).refused(self._left_for_later).run()

    def _passed(self, what: PassedOn) -> None:
        if what.gone:
            self.passed.emit(what)

    def _left_for_later(self, _refusal: Refused) -> None:
        """Nobody asked for it: it is tried again at the next look."""
