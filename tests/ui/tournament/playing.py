"""A tournament in a test: made, entered and played through the services, in the house of a seat."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import timedelta
from itertools import islice

from app.demo.founding import players, tournament_terms
from app.domain.poker.state import Tournament
from app.domain.poker.terms import Terms
from app.services.house import Origin
from app.services.poker import floor
from app.services.poker.desk import AtDesk, Enter, check_in, register
from app.services.poker.floor import AssignChiefs, Eliminate, OnFloor, Start
from app.services.poker.folding import load
from app.services.poker.room_view import AskRoom, RoomView, room
from app.services.poker.tournaments import CreateTournament, create_tournament
from tests.ui.pages.seated import Seat

DIRECTOR, CASHIER = "diane", "anna"


@dataclass(frozen=True, slots=True)
class Evening:
    """A tournament of the seat's house; every act of its own makes a new request."""

    seat: Seat
    tournament: str

    def origin(self, operator: str) -> Origin:
        return replace(self.seat.context.desk.origin(), operator=operator)

    def state(self) -> Tournament:
        with self.seat.counter.house.store.read() as unit:
            return load(unit, self.tournament)

    def view(self) -> RoomView:
        return room(self.seat.counter.house, self.origin(DIRECTOR), AskRoom(self.tournament))

    def draw(self) -> None:
        floor.draw(self.seat.counter.house, self.origin(DIRECTOR), OnFloor(self.tournament))

    def start(self) -> None:
        house = self.seat.counter.house
        watch = AssignChiefs(self.tournament, {"clara": self.state().tables})
        floor.assign_chiefs(house, self.origin(DIRECTOR), watch)
        floor.start(house, self.origin(DIRECTOR), Start(self.tournament))

    def out(self, *out: str) -> None:
        floor.eliminate(self.seat.counter.house, self.origin(DIRECTOR), Eliminate(self.tournament, out, {}))

    def out_until(self, left: int) -> None:
        """One after the other, until so many are left."""
        while self.state().in_play > left:
            self.out(next(iter(self.state().seated())))

    def at_the_announced_time(self) -> None:
        self.seat.counter.clock.set(self.state().terms.starts_at)

    def after(self, minutes: int) -> None:
        clock = self.seat.counter.clock
        clock.set(clock.now() + timedelta(minutes=minutes))

    @property
    def seated(self) -> Sequence[str]:
        return tuple(self.state().seated())


def evening(
    seat: Seat,
    entries: int,
    *,
    notices_elsewhere: bool = True,
    checked_in: bool = True,
    terms: Terms | None = None,
) -> Evening:
    """A tournament with so many paid entries (36 at most), chosen at the station."""
    house = seat.counter.house
    asked = replace(seat.context.desk.origin(), operator=DIRECTOR)
    command = CreateTournament(terms or tournament_terms(), notices_elsewhere=notices_elsewhere)
    made = Evening(seat, create_tournament(house, asked, command).tournament)
    for person in islice(players(), entries):
        entered = register(house, made.origin(CASHIER), Enter(made.tournament, person))
        if checked_in:
            check_in(house, made.origin(CASHIER), AtDesk(made.tournament, entered.player))
    seat.context.tournament.choose(made.tournament)
    return made
