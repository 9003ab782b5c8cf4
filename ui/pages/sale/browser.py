"""The offer of the sale, wired: what leads to a bet, by day, sport, event or search."""

from __future__ import annotations

from datetime import date

from PySide6.QtCore import QObject

from ui.pages.sale.browsing import Browsing
from ui.pages.sale.screen import SaleScreen
from ui.pages.sale.view import BulletinView


class Browser(QObject):
    """Whatever is touched, the next figures go into the entry."""

    def __init__(self, offer: Browsing, view: BulletinView, screen: SaleScreen) -> None:
        super().__init__(view)
        self._offer, self._view, self._screen = offer, view, screen
        view.filters.chosen.connect(self._choose_sport)
        view.day.clicked.connect(self._offer_days)
        view.days.chosen.connect(self._choose_day)
        view.search.clicked.connect(self._toggle_search)
        view.whole_offer_asked.connect(self._whole_offer)
        view.offer.event_asked.connect(self._show_event)
        view.by_grid.clicked.connect(self._show_grid)
        view.grid.number_changed.connect(self._mark)
        view.entry.keyboard.clicked.connect(self._leave_grid)

    def search(self, text: str) -> None:
        """While something is searched for, what is typed narrows the list."""
        if self._screen.searching:
            self._offer.search = text
            self._screen.show_offer(from_top=True)

    def escape(self) -> bool:
        """One step back to the whole offer; False where it is listed already."""
        if self._view.shows_grid:
            self._whole_offer()
        elif self._view.shows_days:
            self._view.turn_days(shown=False)
        elif self._screen.searching:
            self._toggle_search()
        elif self._offer.event is not None:
            self._whole_offer()
        else:
            return False
        return True

    def _choose_sport(self, sport: str) -> None:
        self._end_search()
        self._offer.choose_sport(sport)
        self._show()

    def _offer_days(self) -> None:
        self._view.turn_days(shown=True)
        self._view.entry.setFocus()

    def _choose_day(self, day: str) -> None:
        self._end_search()
        self._offer.choose_day(date.fromisoformat(day) if day else None)
        self._view.turn_days(shown=False)
        self._show()

    def _show_event(self, event: int) -> None:
        self._offer.event = event
        self._show()

    def _whole_offer(self) -> None:
        self._offer.event = None
        self._leave_grid()
        self._show()

    def _show_grid(self) -> None:
        self._end_search()
        self._offer.event = None
        self._view.turn_grid(shown=True)
        self._view.grid.clear()
        self._show()

    def _mark(self) -> None:
        """Figures were marked: the bet that they make is shown below them, and no longer a line's."""
        self._screen.echoes.forget()
        self._screen.show_grid()
        self._view.entry.setFocus()

    def _leave_grid(self) -> None:
        if self._view.shows_grid:
            self._view.turn_grid(shown=False)
            self._screen.show_offer()

    def _toggle_search(self) -> None:
        self._offer.clear()
        self._screen.say_search(searching=not self._screen.searching)
        self._show()

    def _end_search(self) -> None:
        if self._screen.searching:
            self._offer.clear()
            self._screen.say_search(searching=False)

    def _show(self) -> None:
        self._screen.show_offer(from_top=True)
        self._view.entry.setFocus()
