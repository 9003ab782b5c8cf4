"""Somebody who may be under 18 is not served: one touch, in the journal (BETTING B8, art. 1.2)."""

from __future__ import annotations

from PySide6.QtCore import QObject

from app.services.betting.registers import AgeRefused, RefuseAge, refuse_age
from ui.context import PageContext
from ui.icons import Icon
from ui.shell import WorkPage
from ui.words import translate


class AgeRefusal(QObject):
    """Records the refusal and says so over the main action of `view`."""

    def __init__(self, context: PageContext, view: WorkPage) -> None:
        super().__init__(view)
        self._context = context
        self._view = view

    def refuse(self) -> None:
        desk = self._context.desk
        origin = desk.origin()
        work = self._context.operations.act(self, lambda: refuse_age(desk.house, origin, RefuseAge()))
        work.success(self._refused).run()

    def _refused(self, refused: AgeRefused) -> None:
        words = translate("Sale", "Refus porté au journal : %n aujourd’hui.", None, refused.today)
        self._view.say_why(words, Icon.CIRCLE_CHECK)
