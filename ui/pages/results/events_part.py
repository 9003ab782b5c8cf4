"""The events of the page in the hand: listed, searched, chosen."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from ui.pages.results.events import MOST
from ui.pages.results.presenter import ResultsPresenter
from ui.pages.results.view import ResultsView
from ui.pages.results.words import PageWords, chooser_words, event_line, rest_words
from ui.words import translate


class EventsPart(QObject):
    """The list at the left and its line over the entry, in step with what is chosen."""

    chosen = Signal()
    """Another event was chosen: its form takes the keys."""
    found = Signal()
    """Another event was found by the search, which keeps the keys."""

    def __init__(self, view: ResultsView, presenter: ResultsPresenter, parent: QObject) -> None:
        super().__init__(parent)
        self._view, self._presenter = view, presenter
        self._empty = ("", "")
        view.events.chosen.connect(self.choose)
        view.events.searched.connect(self._search)
        view.chooser.beside.connect(self._choose_beside)

    def choose(self, code: str) -> None:
        self._presenter.choose(code)
        self.show()
        self.chosen.emit()

    def _choose_beside(self, by: int) -> None:
        self.choose(self._presenter.choice.beside(by))

    def _search(self, wanted: str) -> None:
        changed = self._presenter.search(wanted)
        self.show()
        if changed:
            self.found.emit()

    @property
    def has_keys(self) -> bool:
        """Whether keys are for the search."""
        return self._view.events.search.hasFocus()

    def take_first(self) -> None:
        """The first event that the search found."""
        found, chosen = self._presenter.choice.found(), self._presenter.choice.chosen
        if found and (chosen is None or found[0].code != chosen.code):
            self.choose(found[0].code)

    def forget_search(self) -> None:
        """A search that finds nothing any more would hide the events that still wait."""
        if not self._presenter.choice.found() and not self.has_keys:
            self._presenter.choice.wanted = ""
            self._view.events.search.clear()

    def show(self) -> None:
        presenter, view = self._presenter, self._view
        loading = (translate("Results", "Les matchs se chargent…"), "")
        for empty in (view.events.empty, view.nothing):
            empty.say(*(self._empty if presenter.is_known else loading))
        lines = [event_line(each) for each in presenter.listed()]
        view.events.show_events(lines, len(presenter.choice.events), rest_words(len(lines) - MOST))
        chosen = presenter.choice.chosen
        view.events.mark(chosen.code if chosen else "")
        view.chooser.list.say(chooser_words(chosen))
        several = len(presenter.choice.events) > 1
        view.chooser.before.setEnabled(several)
        view.chooser.after.setEnabled(several)

    def set_words(self, words: PageWords) -> None:
        view = self._view
        view.events.title.setText(words.events)
        view.events.more.setText(translate("Results", "Matchs encore en vente"))
        self._empty = (words.nothing, words.hint)
        view.chooser.before.set_name(translate("Results", "Match précédent"))
        view.chooser.after.set_name(translate("Results", "Match suivant"))
        view.events.search.setPlaceholderText(translate("Results", "Numéro, équipe"))
        view.events.search.setAccessibleName(translate("Results", "Chercher un match"))
        self.show()
