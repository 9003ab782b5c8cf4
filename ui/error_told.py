"""What is said over every page of an error that no page dealt with, for as long as it is true."""

from __future__ import annotations

from PySide6.QtCore import QObject, Slot

from app.domain.errors import KnownError, Refused
from app.domain.house.rights import Act
from app.services.starting import DOUBTS, doubt_of
from ui.context import Navigator
from ui.desk import Desk
from ui.operations import Fault, Operations
from ui.pages.inspector.page import InspectorPage
from ui.shell.bars import Message, MessageBar
from ui.words import translate
from ui.words_of_errors import said


class ErrorTold(QObject):
    """Says what, why and what to do first; whoever may put a doubtful store right is led there in one touch.

    It goes with the next act of this station that succeeds: what stood in the way no longer does. A log-in
    succeeds in a store that this station did not leave as well (HOUSE H4), so that one is looked at again.
    """

    def __init__(self, bar: MessageBar, desk: Desk, operations: Operations, navigator: Navigator) -> None:
        super().__init__(bar)
        self._bar, self._desk, self._operations, self._navigator = bar, desk, operations, navigator
        self._error: Refused | KnownError | Fault | None = None
        operations.failed.connect(self.say)
        operations.acted.connect(self._acted)
        bar.answered.connect(self._answered)

    @Slot(object)
    def say(self, error: Refused | KnownError | Fault) -> None:
        self._error = error
        self._bar.say(self._words)

    def look_at_store(self) -> None:
        """Say whether this station left the store as it is now: whoever logs in knows it before he sells."""
        house = self._desk.house
        self._operations.read(self, lambda: doubt_of(house)).success(self._store_seen).run()

    def _store_seen(self, doubt: KnownError | None) -> None:
        if doubt is not None:
            self.say(doubt)
        elif self._bar.says(self._words):
            self._leave()

    def _words(self) -> Message:
        words = said(self._error) if self._error is not None else None
        if words is None:
            return Message("", "")
        understood, way_out = translate("Shell", "Compris"), translate("Shell", "Ouvrir « Contrôle »")
        action = way_out if self._leads_out() else understood
        return Message(words.what, action, words.why, words.steps[0] if words.steps else "")

    def _is_doubt(self) -> bool:
        return isinstance(self._error, KnownError) and self._error.cause in DOUBTS

    def _leads_out(self) -> bool:
        return self._is_doubt() and self._desk.may(Act.ACCEPT_STORE)

    @Slot()
    def _acted(self) -> None:
        if not self._bar.says(self._words):
            return
        if self._is_doubt():
            self.look_at_store()
        else:
            self._leave()

    @Slot()
    def _answered(self) -> None:
        if self._bar.says(self._words) and self._leads_out():
            self._navigator.go(InspectorPage.key)

    def _leave(self) -> None:
        self._bar.hide()
