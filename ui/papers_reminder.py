"""What is said at log-in about papers that nobody has answered for."""

from __future__ import annotations

from PySide6.QtCore import QObject, Slot

from ui.context import Navigator
from ui.pages.prints.page import PrintsPage
from ui.shell.bars import Message, MessageBar
from ui.words import translate


class PapersReminder(QObject):
    """A paper that a power cut or a printer left in doubt is asked about by whoever logs in next (F33).

    The bar goes by itself once every paper is answered for; one touch opens the page that asks.
    """

    def __init__(self, bar: MessageBar, navigator: Navigator) -> None:
        super().__init__(bar)
        self._bar = bar
        self._navigator = navigator
        self._papers = 0
        bar.answered.connect(self._answered)

    def remind(self, papers: int) -> None:
        """Say that `papers` wait for a word; nothing where none does."""
        if papers:
            self._papers = papers
            self._bar.say(self._words)

    def show_count(self, page: str, papers: int) -> None:
        """The page of papers has counted again."""
        if page == PrintsPage.key and not papers:
            self.leave()

    def leave(self) -> None:
        """Nobody is there, or nothing waits any more."""
        if self._is_here():
            self._bar.hide()

    @Slot()
    def _answered(self) -> None:
        if self._is_here():
            self._navigator.go(PrintsPage.key)

    def _words(self) -> Message:
        words = translate("Shell", "Papiers à confirmer : {count}. Sont-ils sortis de l’imprimante ?")
        return Message(words.format(count=self._papers), translate("Shell", "Répondre"))

    def _is_here(self) -> bool:
        """Whether the bar still says what this reminder has to say, and no later message."""
        return self._bar.says(self._words)
