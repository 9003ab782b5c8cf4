"""What the dealer's station is about, without Qt: its table and what is done there (POKER P5)."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from app.services.house import Origin
from app.services.poker import floor, sessions, tables
from app.services.poker.room_view import RoomView
from app.services.poker.tables import LastCounts
from ui.desk import Desk
from ui.pages.dealer.elsewhere import Elsewhere
from ui.pages.dealer.hand import DealersHand
from ui.pages.dealer.rebuys import RebuysAsked
from ui.pages.dealer.seen import SeenTable


@dataclass(frozen=True, slots=True)
class SeatSeen:
    """One chair. `player` is "" where it is free; `came_from` the table that he comes from, or 0;
    `away_until` when his expulsion for a time ends."""

    number: int
    player: str = ""
    name: str = ""
    stack: int = 0
    chosen: bool = False
    has_button: bool = False
    asks_rebuy: bool = False
    came_from: int = 0
    away_until: datetime | None = None


class DealerPresenter:
    """One part for each thing that is done at a table. `counts` are when its chips were last counted."""

    def __init__(self, desk: Desk) -> None:
        self.room = SeenTable(desk)
        self.hand = DealersHand(self.room)
        self.rebuys = RebuysAsked(self.room)
        self.elsewhere = Elsewhere(self.room)
        self.counts = LastCounts()

    def show(self, view: RoomView | None) -> None:
        """Take a new view; a task whose players are gone is dropped."""
        before, self.room.view = self.room.view, view
        if view is None or before is None or before.state.tournament != view.state.tournament:
            self.room.go_where_i_deal()
            self.hand.stop()
            self.counts = LastCounts()
        else:
            self.hand.look_again()

    def seats(self) -> tuple[SeatSeen, ...]:
        """Every chair of the table, from 1 on."""
        state = self.room.state
        taken, button = self.room.taken, state.buttons.get(self.room.table or 0)
        came = {move.player: move.left[0] for move in self.room.coming}
        return tuple(
            self._seat(number, taken.get(number, ""), has_button=number == button, came=came)
            for number in range(1, state.terms.seats + 1)
        )

    def _seat(self, number: int, player: str, *, has_button: bool, came: dict[str, int]) -> SeatSeen:
        chosen = number in self.hand.doing.seats
        if not player:
            return SeatSeen(number, chosen=chosen, has_button=has_button)
        known = self.room.state.players[player]
        until = known.suspended_until
        return SeatSeen(
            number,
            player,
            self.room.name(player),
            self.hand.stack_of(player),
            chosen,
            has_button,
            known.rebuy_asked is not None,
            came.get(player, 0),
            until if until is not None and until > self.room.desk.house.clock.now() else None,
        )

    @property
    def last_out(self) -> str:
        """Who went out last, where it was at this table; or ""."""
        state = self.room.state
        last = state.undoable[-1][-1] if state.undoable else ""
        return last if last and state.players[last].table == self.room.table else ""

    # -- acts --------------------------------------------------------------------------------

    def take_table(self, origin: Origin, table: int) -> None:
        command = tables.AtTable(self.room.state.tournament, table)
        tables.take_table(self.room.desk.house, origin, command)
        self.room.table = table

    def call_chief(self, origin: Origin) -> None:
        tables.call_chief(self.room.desk.house, origin, self.room.here)

    def moves_made(self, origin: Origin) -> None:
        """Who was to come sits here."""
        players = tuple(move.player for move in self.room.coming)
        command = tables.MakeMoves(self.room.state.tournament, players)
        tables.make_moves(self.room.desk.house, origin, command)

    def undo(self, origin: Origin, player: str) -> None:
        about = floor.AboutPlayer(self.room.state.tournament, player)
        floor.undo_elimination(self.room.desk.house, origin, about)

    def place_button(self, origin: Origin, seat: int) -> None:
        command = sessions.PlaceButton(self.room.state.tournament, self.room.table or 0, seat)
        sessions.place_button(self.room.desk.house, origin, command)

    def read_counts(self, origin: Origin) -> LastCounts:
        asked = tables.AskCounts(self.room.state.tournament)
        return tables.last_counts(self.room.desk.house, origin, asked)
