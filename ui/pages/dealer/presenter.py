"""What the dealer's station shows of its table and asks of the house, without Qt (POKER P5)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from enum import StrEnum

from app.domain.poker.clock import ClockView
from app.domain.poker.ranking import Place
from app.domain.poker.state import PlayerState, Tournament
from app.domain.poker.view import places_if_out
from app.services.house import Origin
from app.services.poker import floor, sessions, tables
from app.services.poker.room_view import Move, RoomView
from app.services.poker.tables import AtTable, LastCounts
from app.services.poker.tournaments import AskTournaments, tournaments
from ui.desk import Desk
from ui.tournament.words import surname_of


class Stage(StrEnum):
    """What the station is there for now."""

    NOTHING = "nothing"
    WAITING = "waiting"
    CHOICE = "choice"
    TAKING = "taking"
    TABLE = "table"
    OVER = "over"


class Task(StrEnum):
    """What the dealer's hand is doing at the table."""

    LOOK = "look"
    STACK = "stack"
    COUNT = "count"
    OUT = "out"


@dataclass(frozen=True, slots=True)
class SeatSeen:
    """One chair. `player` is "" where it is free; `came_from` the table that he has just left, or 0;
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


@dataclass(slots=True)
class Doing:
    """The task, the chairs touched for it in their order, and the chips typed for each player."""

    task: Task = Task.LOOK
    seats: list[int] = field(default_factory=list)
    stacks: dict[str, int] = field(default_factory=dict)


class DealerPresenter:
    """`table` is the station's: it stays when another dealer sits down."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.view: RoomView | None = None
        self.counts = LastCounts()
        self.table: int | None = None
        self.doing = Doing()
        self.running: Sequence[Tournament] = ()
        self._heard: datetime | None = None

    # -- what there is -----------------------------------------------------------------------

    def show(self, view: RoomView | None) -> None:
        """Take a new view; a task whose players are gone is dropped."""
        before, self.view = self.view, view
        if view is None or before is None or before.state.tournament != view.state.tournament:
            self.table, self.doing, self.counts = self._mine(view), Doing(), LastCounts()
            self._heard = view.last_draw.at if view and view.last_draw else None
            return
        taken = self._taken()
        if any(seat not in taken for seat in self.doing.seats) and self.doing.task is not Task.STACK:
            self.doing = Doing()

    def _mine(self, view: RoomView | None) -> int | None:
        me = self.me
        dealers = view.state.dealers if view else {}
        return next((table for table, dealer in dealers.items() if dealer == me), None)

    @property
    def me(self) -> str:
        return self.desk.operator.id if self.desk.operator else ""

    @property
    def state(self) -> Tournament:
        """Raises LookupError while there is no tournament."""
        if self.view is None:
            raise LookupError("no tournament is shown")
        return self.view.state

    @property
    def stage(self) -> Stage:
        if self.view is None:
            return Stage.NOTHING
        if self.state.over:
            return Stage.OVER
        if not self.state.drawn:
            return Stage.WAITING
        if self.table is None or self.table not in self.state.tables:
            return Stage.CHOICE
        return Stage.TABLE if self.state.dealers.get(self.table) == self.me else Stage.TAKING

    def clock(self) -> ClockView:
        return self.state.clock_view(self.desk.house.clock.now())

    def name(self, player: str) -> str:
        return surname_of(self.view.persons.get(player) if self.view else None, player)

    def chief(self) -> str:
        """Who watches the table, or ""."""
        watchers = {each.id: each.name for each in self.view.watchers} if self.view else {}
        chiefs = (each.chief for each in self.state.chiefs if self.table in each.tables)
        return next((watchers.get(chief, chief) for chief in chiefs), "")

    def _taken(self) -> dict[int, str]:
        return dict(self.state.room().occupied.get(self.table or 0, {}))

    def seats(self) -> tuple[SeatSeen, ...]:
        """Every chair of the table, from 1 on."""
        taken, button = self._taken(), self.state.buttons.get(self.table or 0)
        came = {move.player: move.left[0] for move in self.moves() if move.drawn[0] == self.table}
        return tuple(
            self._seat(number, taken.get(number, ""), has_button=number == button, came=came)
            for number in range(1, self.state.terms.seats + 1)
        )

    def _seat(self, number: int, player: str, *, has_button: bool, came: dict[str, int]) -> SeatSeen:
        chosen = number in self.doing.seats
        if not player:
            return SeatSeen(number, chosen=chosen, has_button=has_button)
        known = self.state.players[player]
        until = known.suspended_until
        return SeatSeen(
            number,
            player,
            self.name(player),
            self.stack_of(player),
            chosen,
            has_button,
            known.rebuy_asked is not None,
            came.get(player, 0),
            until if until is not None and until > self.desk.house.clock.now() else None,
        )

    def stack_of(self, player: str) -> int:
        """The chips typed for him, or the last ones known."""
        return self.doing.stacks.get(player, self.state.players[player].stack)

    @property
    def total(self) -> int:
        """The chips of the table as they would be recorded."""
        return sum(self.stack_of(player) for player in self._taken().values())

    @property
    def deviation(self) -> int | None:
        """What these are more, or less, than should lie there; None where moves made that uncertain."""
        supposed = self.state.ledger.get(self.table or 0)
        return None if supposed is None else self.total - supposed

    def moves(self) -> Sequence[Move]:
        """Who leaves the table or comes to it by the latest draw, until that is done."""
        drawn = self.view.last_draw if self.view else None
        if drawn is None or (self._heard is not None and drawn.at <= self._heard):
            return ()
        return [move for move in drawn.moves if self.table in (move.left[0], move.drawn[0])]

    def moves_made(self) -> None:
        """Who was announced has left, or sits."""
        if self.view is None or self.view.last_draw is None:
            return
        self._heard = self.view.last_draw.at
        if self.table not in self.state.tables:
            self.table = None

    # -- what the hand does ------------------------------------------------------------------

    @property
    def chosen(self) -> tuple[str, ...]:
        """The players at the chairs touched."""
        taken = self._taken()
        return tuple(taken[seat] for seat in self.doing.seats if seat in taken)

    @property
    def aimed(self) -> str:
        """Whose chips the keys type: who was touched last; "" at a free chair."""
        return self._taken().get(self.doing.seats[-1], "") if self.doing.seats else ""

    def touch(self, seat: int) -> None:
        """A chair is touched: in a hand it joins or leaves, otherwise its chips are meant."""
        doing = self.doing
        if doing.task is Task.OUT:
            if seat in doing.seats:
                doing.seats.remove(seat)
            elif seat in self._taken():
                doing.seats.append(seat)
        elif doing.task is Task.COUNT:
            if seat in self._taken():
                doing.seats = [seat]
        else:
            self.doing = Doing(Task.STACK, [seat])

    def begin_count(self) -> None:
        """From the first chair on."""
        taken = sorted(self._taken())
        self.doing = Doing(Task.COUNT, taken[:1])

    @property
    def is_last_seat(self) -> bool:
        taken = sorted(self._taken())
        return not taken or self.doing.seats[-1:] == taken[-1:]

    def next_seat(self) -> None:
        """The chair after this one, clockwise."""
        taken = sorted(self._taken())
        after = [seat for seat in taken if seat > (self.doing.seats[-1] if self.doing.seats else 0)]
        self.doing.seats = after[:1] or taken[:1]

    def begin_out(self) -> None:
        """Who was touched goes out; others may join him."""
        taken = self._taken()
        self.doing = Doing(Task.OUT, [seat for seat in self.doing.seats if seat in taken])

    def set_stack(self, stack: int) -> None:
        if self.aimed:
            self.doing.stacks[self.aimed] = stack

    def stop(self) -> None:
        """Back to looking."""
        self.doing = Doing()

    def expected_places(self) -> Mapping[str, Place]:
        """The place that each of the hand would have; empty where nobody would be left."""
        stacks = {player: self.stack_of(player) for player in self.chosen}
        return places_if_out(self.state, self.chosen, stacks)

    def last_out(self) -> str:
        """Who went out last, where it was at this table; or ""."""
        last = self.state.undoable[-1][-1] if self.state.undoable else ""
        return last if last and self.state.players[last].table == self.table else ""

    def rebuys_asked(self) -> Sequence[tuple[int, str, datetime]]:
        """Chair, player and when, of those who wait for the desk."""
        asked = []
        for seat, player in sorted(self._taken().items()):
            at = self.state.players[player].rebuy_asked
            if at is not None:
                asked.append((seat, player, at))
        return asked

    def can_ask_rebuy(self, player: str) -> bool:
        """Whether the rules sell him another one now."""
        terms, known = self.state.terms.rebuy, self.state.players[player]
        if terms is None or known.state is not PlayerState.IN_PLAY:
            return False
        within = terms.limit is None or known.rebuys < terms.limit
        return within and self.state.rebuys_open(self.desk.house.clock.now())

    # -- acts --------------------------------------------------------------------------------

    def act_of_task(self, origin: Origin) -> Callable[[], object]:
        """What confirming the task asks of the house."""
        tournament, table, house = self.state.tournament, self.table or 0, self.desk.house
        if self.doing.task is Task.OUT:
            several = len(self.chosen) > 1
            stacks = {player: self.stack_of(player) for player in self.chosen} if several else {}
            out = floor.Eliminate(tournament, self.chosen, stacks)
            return lambda: floor.eliminate(house, origin, out)
        counted = {player: self.stack_of(player) for player in self._taken().values()}
        command = floor.CountChips(tournament, table, counted)
        return lambda: floor.count_chips(house, origin, command)

    def take_table(self, origin: Origin, table: int) -> object:
        taken = tables.take_table(self.desk.house, origin, AtTable(self.state.tournament, table))
        self.table = table
        return taken

    def call_chief(self, origin: Origin) -> object:
        return tables.call_chief(self.desk.house, origin, self._here())

    def undo(self, origin: Origin, player: str) -> object:
        about = floor.AboutPlayer(self.state.tournament, player)
        return floor.undo_elimination(self.desk.house, origin, about)

    def place_button(self, origin: Origin, seat: int) -> object:
        command = sessions.PlaceButton(self.state.tournament, self.table or 0, seat)
        return sessions.place_button(self.desk.house, origin, command)

    def ask_rebuy(self, origin: Origin, player: str, *, asked: bool) -> object:
        command = tables.AskRebuy(self.state.tournament, player, asked)
        return tables.ask_rebuy(self.desk.house, origin, command)

    def read_running(self, origin: Origin) -> Sequence[Tournament]:
        """The tournaments that have tables now, other than the one shown."""
        mine = self.view.state.tournament if self.view else ""
        known = tournaments(self.desk.house, origin, AskTournaments())
        return [each for each in known if each.tables and not each.over and each.tournament != mine]

    def in_play_elsewhere(self) -> str | None:
        """The one running tournament where this dealer must be: where he deals, else the only one
        that has started, else the only one with tables. None where he has to choose."""
        running = self.running
        mine = [each for each in running if self.me in each.dealers.values()]
        for candidates in (mine, [each for each in running if each.started], running):
            if len(candidates) == 1:
                return candidates[0].tournament
        return None

    def read_counts(self, origin: Origin) -> LastCounts:
        return tables.last_counts(self.desk.house, origin, tables.AskCounts(self.state.tournament))

    def _here(self) -> AtTable:
        return AtTable(self.state.tournament, self.table or 0)
