"""What the room page is about, without Qt: the tournament and what has been touched in it (POKER P4, P5)."""

from __future__ import annotations

from collections.abc import Sequence

from app.domain.house.rights import Act
from app.services.house import Origin
from app.services.poker import tables
from app.services.poker.room_view import RoomView
from ui.desk import Desk
from ui.pages.room.hand import Hand
from ui.pages.room.moves import Moves
from ui.pages.room.opening import Opening, Watch
from ui.pages.room.pictures import TablePicture, pictures_of
from ui.pages.room.seen import SeenRoom
from ui.pages.room.sessions import Sessions
from ui.tournament.turning import turn


class RoomPresenter:
    """One part for each thing that is done in a room. `open_table` is the table enlarged, `marked` are
    the players that a tool is at."""

    def __init__(self, desk: Desk) -> None:
        self.room = SeenRoom(desk)
        self.hand = Hand(self.room)
        self.moves = Moves(self.room)
        self.watch = Watch(self.room)
        self.opening = Opening(self.room, self.watch)
        self.sessions = Sessions(self.room)
        self.open_table: int | None = None
        self.marked: tuple[str, ...] = ()

    def show(self, view: RoomView | None) -> None:
        """Take a new view; what was touched stays where it still makes sense."""
        before, self.room.view = self.room.view, view
        if view is None or before is None or before.state.tournament != view.state.tournament:
            self.open_table, self.watch.chiefs = None, []
            self.hand.clear()
        if view is None:
            return
        if view.state.between_sessions or self.open_table not in view.state.tables:
            self.open_table = None
        self.hand.look_again()
        self.watch.look_again()

    def pictures(self) -> Sequence[TablePicture]:
        """The open tables as the plan shows them."""
        if self.room.view is None:
            return ()
        return pictures_of(
            self.room.state,
            self.room.view.persons,
            chosen=self.hand.players or self.marked,
            moved=self.moves.drawn,
            breaks=self.moves.due.breaks,
            chiefs=self.watch.names(),
        )

    @property
    def calls(self) -> Sequence[int]:
        """The tables that wait for their chief, the first to call first."""
        calls = self.room.state.calls
        return sorted(calls, key=lambda table: calls[table])

    def answer_call(self, origin: Origin, table: int) -> None:
        command = tables.AtTable(self.room.state.tournament, table)
        tables.answer_call(self.room.desk.house, origin, command)

    @property
    def may_turn(self) -> bool:
        """Whether whoever is logged in stops the clock and lets it go on."""
        return self.room.desk.may(Act.PAUSE)

    def turn_clock(self, origin: Origin) -> None:
        """Pause what runs, resume what stands still."""
        turn(self.room.desk.house, origin, self.room.state)

    @property
    def waiting(self) -> int:
        """How much waits for somebody of the floor: moves to be drawn, calls."""
        return self.moves.due.moves + len(self.room.state.calls)
