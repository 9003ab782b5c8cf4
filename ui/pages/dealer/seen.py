"""The table as the dealer's station has it now, without Qt; every part of the page reads it here."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import StrEnum

from app.services.poker.room_view import Move
from app.services.poker.tables import AtTable
from ui.desk import Desk
from ui.tournament.seen import SeenTournament
from ui.tournament.words import full_name, seat_names


class Stage(StrEnum):
    """What the station is there for now."""

    NOTHING = "nothing"
    WAITING = "waiting"
    CHOICE = "choice"
    TAKING = "taking"
    TABLE = "table"
    OVER = "over"


class SeenTable(SeenTournament):
    """The latest `view`, and the `table` of the station: it stays when another dealer sits down."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.table: int | None = None

    @property
    def me(self) -> str:
        return self.desk.operator.id if self.desk.operator else ""

    @property
    def stage(self) -> Stage:
        if self.view is None:
            return Stage.NOTHING
        if self.state.over:
            return Stage.OVER
        if not self.state.drawn or self.state.between_sessions:
            return Stage.WAITING
        if self.table is None or self.table not in self.state.tables:
            return Stage.CHOICE
        return Stage.TABLE if self.state.dealers.get(self.table) == self.me else Stage.TAKING

    @property
    def here(self) -> AtTable:
        """An act at the table."""
        return AtTable(self.state.tournament, self.table or 0)

    def go_where_i_deal(self) -> None:
        """To the table of whoever is logged in; to none where he deals nowhere."""
        dealers = self.view.state.dealers if self.view else {}
        self.table = next((table for table, dealer in dealers.items() if dealer == self.me), None)

    def name(self, player: str) -> str:
        """As it stands on his seat."""
        return seat_names(self.view.persons if self.view else {}).get(player, player)

    def full_name(self, player: str) -> str:
        return full_name(self.view.persons.get(player) if self.view else None, player)

    def chief(self) -> str:
        """Who watches the table, or ""."""
        watchers = {each.id: each.name for each in self.view.watchers} if self.view else {}
        chiefs = (each.chief for each in self.state.chiefs if self.table in each.tables)
        return next((watchers.get(chief, chief) for chief in chiefs), "")

    @property
    def taken(self) -> Mapping[int, str]:
        """Who sits where, by chair."""
        return self.state.room().occupied.get(self.table or 0, {})

    @property
    def moves(self) -> Sequence[Move]:
        """Who leaves the table or comes to it, until he sits where he was drawn."""
        drawn = self.view.to_make if self.view else None
        return [move for move in drawn.moves if self.table in (move.left[0], move.drawn[0])] if drawn else ()

    @property
    def coming(self) -> Sequence[Move]:
        """Those of them who are to sit here."""
        return [move for move in self.moves if move.drawn[0] == self.table]
