"""Which event is in hand, and what is searched for, without Qt."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass

from app.services.betting.results import AwaitedEvent


@dataclass(slots=True)
class EventChoice:
    """The events that can be chosen, one of them at a time."""

    events: Sequence[AwaitedEvent] = ()
    chosen: AwaitedEvent | None = None
    wanted: str = ""
    """What is searched for: the number of a bet, or a part of a side's or a competition's name."""

    def show(self, events: Sequence[AwaitedEvent]) -> bool:
        """Whether another event is in hand now: the one that was chosen stays while it is there.

        After it comes the first of those that are searched for, or of all.
        """
        self.events = events
        still = self._known(self.chosen.code) if self.chosen else None
        before, self.chosen = self.chosen, still or next(iter(self.found() or events), None)
        return self.chosen is None or before is None or self.chosen.code != before.code

    def choose(self, code: str) -> None:
        """Another event; none where no event has this code."""
        self.chosen = self._known(code)

    def beside(self, by: int) -> str:
        """The code of the next event of the list, or of the one before."""
        codes = [each.code for each in self.found()]
        if self.chosen is None or not codes:
            return ""
        here = codes.index(self.chosen.code) if self.chosen.code in codes else -by
        return codes[(here + by) % len(codes)]

    def found(self) -> Sequence[AwaitedEvent]:
        """The events that answer what is searched for."""
        words = _plain(self.wanted).split()
        return [each for each in self.events if all(word in _searched(each) for word in words)]

    def _known(self, code: str) -> AwaitedEvent | None:
        return next((each for each in self.events if each.code == code), None)


def _searched(event: AwaitedEvent) -> str:
    about = event.bets[0].bet.event
    numbers = " ".join(str(each.bet.number) for each in event.bets)
    return _plain(f"{numbers} {' '.join(about.sides)} {about.competition or ''} {about.sport}")


def _plain(text: str) -> str:
    """Small letters without accents, so that `evry` finds `Évry`."""
    apart = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in apart if not unicodedata.combining(letter))
