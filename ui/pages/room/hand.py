"""The players touched in the room: out in one hand, or one of them for something else (POKER P5)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from app.domain.errors import Refused
from app.domain.poker import sales
from app.domain.poker.context import Context
from app.domain.poker.ranking import Place
from app.domain.poker.view import places_if_out
from app.services.house import Origin
from app.services.poker import floor
from app.services.poker.counter_sales import ChipsSale
from app.services.poker.floor import AboutPlayer, Eliminate, Eliminated, Pin
from app.services.poker.sessions import PlaceButton, place_button
from ui.pages.room.seen import SeenRoom
from ui.tournament.tie import tied


class Hand:
    """`players` in the order touched, and their `stacks` at its start, in chips, as typed: a stack that was
    last counted another time would make ties of players who have none."""

    def __init__(self, room: SeenRoom) -> None:
        self._room = room
        self.players: list[str] = []
        self.stacks: dict[str, int] = {}

    def clear(self) -> None:
        self.players, self.stacks = [], {}

    def look_again(self) -> None:
        """Who has left his seat is no longer touched."""
        state = self._room.state
        if state.between_sessions:
            self.clear()
        seated = state.seated()
        self.players = [each for each in self.players if each in seated]

    def toggle(self, player: str) -> None:
        """He is out in this hand, or is not."""
        if player in self.players:
            self.players.remove(player)
        else:
            self.players.append(player)

    @property
    def one(self) -> str:
        """The only player touched. Raises ValueError where there is none or several."""
        [player] = self.players
        return player

    @property
    def at_several_tables(self) -> bool:
        """Hand for hand: equals share places."""
        return len({self._room.state.players[each].table for each in self.players}) > 1

    @property
    def lacks_stacks(self) -> bool:
        """Whether somebody out with another of his table has no stack yet."""
        tables = Counter(self._room.state.players[each].table for each in self.players)
        return any(
            tables[self._room.state.players[each].table] > 1 and not self.stacks.get(each)
            for each in self.players
        )

    @property
    def ties(self) -> Mapping[Place, Sequence[str]]:
        """Who would share a place because stacks are equal."""
        return tied(self._room.state, self.expected_places())

    def expected_places(self) -> Mapping[str, Place]:
        """The place that each would have; empty where stacks are lacking or nobody would be left."""
        if self.lacks_stacks:
            return {}
        return places_if_out(
            self._room.state, self.players, self.stacks, hand_for_hand=self.at_several_tables
        )

    def eliminate(self, origin: Origin) -> Eliminated:
        several = len(self.players) > 1
        command = Eliminate(
            self._room.state.tournament,
            tuple(self.players),
            {each: self.stacks.get(each, 0) for each in self.players} if several else {},
            hand_for_hand=self.at_several_tables,
        )
        return floor.eliminate(self._room.desk.house, origin, command)

    @property
    def last_out(self) -> tuple[str, ...]:
        """Who went out last and may be brought back."""
        undoable = self._room.state.undoable
        return undoable[-1] if undoable else ()

    def undo(self, origin: Origin, player: str) -> None:
        about = AboutPlayer(self._room.state.tournament, player)
        floor.undo_elimination(self._room.desk.house, origin, about)

    # -- about one player --------------------------------------------------------------------

    def toggle_pin(self, origin: Origin, player: str) -> None:
        """He stays at his table, or may be moved again."""
        state = self._room.state
        command = Pin(state.tournament, player, not state.players[player].pinned)
        floor.pin(self._room.desk.house, origin, command)

    def place_button(self, origin: Origin, player: str) -> None:
        """The dealer button lies before this player."""
        known = self._room.state.players[player]
        command = PlaceButton(self._room.state.tournament, known.table or 0, known.seat or 0)
        place_button(self._room.desk.house, origin, command)

    @property
    def sold(self) -> ChipsSale | None:
        """What the rules of the tournament let a seated player buy, if anything."""
        terms = self._room.state.terms
        if terms.rebuy is not None:
            return ChipsSale.REBUY
        return ChipsSale.DEALERS_BONUS if terms.dealers_bonus is not None else None

    @property
    def sale_refused(self) -> Refused | None:
        """Why that is not sold to the only player touched now."""
        decide = sales.decide_rebuy if self.sold is ChipsSale.REBUY else sales.decide_dealers_bonus
        now = self._room.desk.house.clock.now()
        return sales.refused(decide, self._room.state, self.one, Context(now))

    @property
    def may_be_absent(self) -> bool:
        """Whether who never came may be put out: entries are over."""
        return not self._room.state.entries_open(self._room.desk.house.clock.now())
