"""The sessions of the tournament in the room: one closed with its bags, the next one opened (POKER P1)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from app.domain.poker.ranking import first_placed
from app.domain.values import business_day
from app.services.house import Origin
from app.services.poker import floor
from app.services.poker.papers import Paper, PaperAsked, print_paper
from app.services.poker.seats import SeatsGiven
from app.services.poker.sessions import CloseSession, SessionEnded, close_session, open_session
from ui.pages.room.seen import SeenRoom, Stage


class Sessions:
    def __init__(self, room: SeenRoom) -> None:
        self._room = room

    @property
    def to_come(self) -> bool:
        """Whether another session follows the one that is played."""
        return self._room.state.session < len(self._room.state.terms.sessions)

    @property
    def before_its_day(self) -> bool:
        """Whether the session to be opened is planned for a later day than today."""
        room = self._room
        if room.stage is not Stage.BETWEEN:
            return False
        planned = room.state.terms.sessions[room.state.session - 1]
        return business_day(room.desk.house.clock.now()) < business_day(planned)

    @property
    def at_the_end(self) -> bool:
        """Whether somebody has the first place for good, and only the word is lacking."""
        return self._room.stage is Stage.PLAY and bool(first_placed(self._room.state))

    @property
    def by_seat(self) -> Sequence[str]:
        """Everybody in play, by table and seat."""
        tables = sorted(self._room.state.room().occupied.items())
        return [player for _, seats in tables for _, player in sorted(seats.items())]

    def close(self, closing: Origin, printing: Origin, bags: Mapping[str, int]) -> SessionEnded:
        """The bags as counted, and on paper what to begin again from without a screen."""
        house, tournament = self._room.desk.house, self._room.state.tournament
        ended = close_session(house, closing, CloseSession(tournament, bags))
        print_paper(house, printing, PaperAsked(Paper.EMERGENCY_SHEET, tournament))
        return ended

    def open(self, origin: Origin) -> SeatsGiven:
        return open_session(self._room.desk.house, origin, self._room.about)

    def finish(self, origin: Origin) -> None:
        """Nothing is left to be played."""
        floor.finish(self._room.desk.house, origin, self._room.about)
