"""Reading the tournament that is worked on, with its people. No Qt."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from app.domain.poker.state import Tournament
from app.services.cash import AskDrawer, drawer
from app.services.poker.rosters import AskRoster, Roster, roster
from app.services.poker.tournaments import AskTournaments, tournaments
from ui.desk import Desk
from ui.pages.tournament_choice import tournament_at_hand


@dataclass(frozen=True, slots=True)
class DeskRead:
    """All tournaments of the house, the people of the one that is worked on, and the station's drawer."""

    tournaments: Sequence[Tournament] = ()
    roster: Roster | None = None
    drawer_open: bool = True
    """Until it was asked about, nothing is said against it."""

    @property
    def by_name(self) -> Mapping[str, Tournament]:
        return {each.tournament: each for each in self.tournaments}


def read_desk(desk: Desk, chosen: str | None) -> DeskRead:
    """Ask for the tournament `chosen`, or for the one at hand where that one is none."""
    origin = desk.origin()
    known = tournaments(desk.house, origin, AskTournaments())
    is_open = drawer(desk.house, origin, AskDrawer(origin.drawer)).shift is not None
    names = {each.tournament for each in known}
    name = chosen if chosen in names else tournament_at_hand(known)
    if name is None:
        return DeskRead(known, drawer_open=is_open)
    return DeskRead(known, roster(desk.house, origin, AskRoster(name)), is_open)
