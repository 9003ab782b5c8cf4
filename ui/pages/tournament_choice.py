"""Which tournament the poker pages are working on: one choice for the whole station."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QObject, Signal

from app.domain.poker.state import Tournament


def tournament_at_hand(tournaments: Iterable[Tournament]) -> str | None:
    """The one most likely meant: under way, else the next to start, else the last one of all."""
    ordered = sorted(tournaments, key=lambda each: (each.terms.starts_at, each.tournament))
    living = sorted((each for each in ordered if not each.over), key=lambda each: not each.started)
    if living:
        return living[0].tournament
    return ordered[-1].tournament if ordered else None


class TournamentChoice(QObject):
    """Held by the page context; every poker page shows the same tournament."""

    changed = Signal(object)
    """The identifier now chosen, or None."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._current: str | None = None

    @property
    def current(self) -> str | None:
        """Identifier of the tournament being worked on; None while none is."""
        return self._current

    def choose(self, tournament: str | None) -> None:
        """Work on another tournament."""
        if tournament == self._current:
            return
        self._current = tournament
        self.changed.emit(tournament)

    def settle(self, tournaments: Iterable[Tournament]) -> str | None:
        """Keep a choice that still exists, else take the tournament at hand; returns the choice."""
        known = tuple(tournaments)
        if all(each.tournament != self._current for each in known):
            self.choose(tournament_at_hand(known))
        return self._current
