"""What the room page is about and what it asks of the house, without Qt (POKER P4, P5)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from enum import StrEnum

from app.domain.errors import Code
from app.domain.house.rights import Act, Operator
from app.domain.poker.clock import ClockView
from app.domain.poker.floor import chief_problems, decide_chiefs
from app.domain.poker.fold import apply
from app.domain.poker.ranking import Place
from app.domain.poker.state import PlayerState, Tournament
from app.domain.poker.view import MovesToMake, moves_to_make, places_if_out
from app.services.house import Origin
from app.services.people import Approve, Approved, approve, supervisors
from app.services.poker import floor, tables
from app.services.poker.floor import (
    AboutPlayer,
    AssignChiefs,
    Eliminate,
    Eliminated,
    Expel,
    OnFloor,
    Pin,
    SeatsGiven,
    Start,
)
from app.services.poker.papers import Paper, PaperAsked, print_paper
from app.services.poker.room_view import DrawSeen, RoomView
from app.services.poker.rulings import NoShow, put_out_no_show
from app.services.poker.sessions import (
    CloseSession,
    PlaceButton,
    SessionEnded,
    close_session,
    open_session,
    place_button,
)
from ui.desk import Desk
from ui.pages.room.pictures import TablePicture, pictures_of
from ui.tournament.watch import proposed, shared
from ui.tournament.words import full_name, surname_of


class Stage(StrEnum):
    """How far the tournament is."""

    NOTHING = "nothing"
    DRAW = "draw"
    START = "start"
    PLAY = "play"
    BETWEEN = "between"
    OVER = "over"


@dataclass(slots=True)
class Hand:
    """Players who go out in one hand, in the order touched, and their chips at its start."""

    players: list[str] = field(default_factory=list)
    stacks: dict[str, int] = field(default_factory=dict)


class RoomPresenter:
    """Holds the latest view of the room and what has been touched in it."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.view: RoomView | None = None
        self.open_table: int | None = None
        self.hand = Hand()
        self.marked: tuple[str, ...] = ()
        self.chiefs: list[str] = []
        self._handed_out: datetime | None = None
        self._sitting: set[str] = set()

    # -- what there is -----------------------------------------------------------------------

    def show(self, view: RoomView | None) -> None:
        """Take a new view; what was touched stays where it still makes sense."""
        before, self.view = self.view, view
        if view is None or before is None or before.state.tournament != view.state.tournament:
            self.open_table, self.hand, self.chiefs = None, Hand(), []
            self._handed_out = view.last_draw.at if view and view.last_draw else None
        if view is None:
            return
        if view.state.between_sessions:
            self.hand = Hand()
        if view.state.between_sessions or self.open_table not in view.state.tables:
            self.open_table = None
        seated = view.state.seated()
        self.hand.players = [each for each in self.hand.players if each in seated]
        if not self.chiefs and view.state.drawn:
            self.chiefs = [watch.chief for watch in view.state.chiefs] or list(
                proposed(view.state.tables, view.watchers)
            )

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
            return Stage.DRAW
        if self.state.between_sessions:
            return Stage.BETWEEN
        return Stage.PLAY if self.state.started else Stage.START

    def clock(self) -> ClockView:
        return self.state.clock_view(self.desk.house.clock.now())

    def count_of(self, *states: PlayerState) -> int:
        return sum(self.state.count_of(each) for each in states)

    def surname(self, player: str) -> str:
        return surname_of(self.view.persons.get(player) if self.view else None, player)

    def name(self, player: str) -> str:
        return full_name(self.view.persons.get(player) if self.view else None, player)

    def pictures(self) -> Sequence[TablePicture]:
        """The open tables as the plan shows them."""
        if self.view is None:
            return ()
        return pictures_of(
            self.state,
            self.view.persons,
            chosen=self.hand.players or self.marked,
            moved=self.moved,
            breaks=self.due.breaks,
            chiefs=self.chief_names(),
        )

    # -- moves -------------------------------------------------------------------------------

    @property
    def due(self) -> MovesToMake:
        """The moves that balancing would make now."""
        if self.stage is not Stage.PLAY:
            return MovesToMake(0, (), final_table=False)
        return moves_to_make(self.state)

    @property
    def moved(self) -> DrawSeen | None:
        """The moves drawn that have not been made."""
        drawn = self.view.last_draw if self.view else None
        if drawn is None or (self._handed_out is not None and drawn.at <= self._handed_out):
            return None
        left = tuple(move for move in drawn.moves if move.player not in self._sitting)
        return replace(drawn, moves=left)

    def handed_out(self) -> None:
        """The players sit where the cards say."""
        if self.view is not None and self.view.last_draw is not None:
            self._handed_out = self.view.last_draw.at
        self._sitting.clear()

    def sits(self, player: str) -> None:
        """One of them sits where his card says; with the last one all are."""
        self._sitting.add(player)
        if self.moved is not None and not self.moved.moves:
            self.handed_out()

    def balance(self, origin: Origin) -> SeatsGiven:
        return floor.balance(self.desk.house, origin, self._about())

    # -- before the start --------------------------------------------------------------------

    def draw(self, origin: Origin) -> SeatsGiven:
        return floor.draw(self.desk.house, origin, self._about())

    def toggle_chief(self, chief: str) -> None:
        """He watches tables, or does not."""
        if chief in self.chiefs:
            self.chiefs.remove(chief)
        else:
            self.chiefs.append(chief)

    def watch(self) -> Mapping[str, tuple[int, ...]]:
        """Who watches which tables, as it would be recorded; the director's own shares are kept."""
        decided = [each.chief for each in self.state.chiefs]
        if self.stage is not Stage.START or (decided and decided == self.chiefs):
            return {each.chief: each.tables for each in self.state.chiefs}
        return shared(self.state.tables, self.chiefs)

    def watch_problems(self) -> Mapping[Code, tuple[int, ...]]:
        """What is wrong with that, and at which tables."""
        [assigned] = decide_chiefs(self.state, self.watch())
        return chief_problems(apply(self.state, assigned))

    def chief_name(self, chief: str) -> str:
        """The name of an operator; a name that was written down stays as it is."""
        watchers = self.view.watchers if self.view else ()
        return next((each.name for each in watchers if each.id == chief), chief)

    def chief_names(self) -> Mapping[int, str]:
        if self.view is None:
            return {}
        return {table: self.chief_name(chief) for chief, tables in self.watch().items() for table in tables}

    def start(
        self, assigning: Origin, starting: Origin, *, overrides: bool = False, reason: str = ""
    ) -> None:
        """Put down who watches what, and begin. Raises Refused."""
        if {each.chief: each.tables for each in self.state.chiefs} != dict(self.watch()):
            command = AssignChiefs(self.state.tournament, self.watch())
            floor.assign_chiefs(self.desk.house, assigning, command)
        floor.start(self.desk.house, starting, Start(self.state.tournament, overrides, reason))

    @property
    def may_override(self) -> bool:
        """Whether whoever is logged in is the one who overrides."""
        return self.desk.may(Act.OVERRIDE_START)

    def who_overrides(self) -> Sequence[Operator]:
        asking = self.desk.operator.id if self.desk.operator else ""
        return supervisors(self.desk.house, Act.OVERRIDE_START, asking)

    def ask_override(self, origin: Origin, supervisor: str, pin: str, reason: str) -> Approved:
        """The casino director's PIN for a start with something lacking."""
        subject = Start(self.state.tournament).subject
        command = Approve(supervisor, pin, Act.OVERRIDE_START, subject, reason=reason)
        return approve(self.desk.house, origin, command)

    # -- play --------------------------------------------------------------------------------

    def toggle_player(self, player: str) -> None:
        """He is out in this hand, or is not."""
        if player in self.hand.players:
            self.hand.players.remove(player)
        else:
            self.hand.players.append(player)
            self.hand.stacks.setdefault(player, self.state.players[player].stack)

    def clear_hand(self) -> None:
        self.hand = Hand()

    @property
    def hand_for_hand(self) -> bool:
        """Whether the players chosen sit at several tables: equals there share places."""
        return len({self.state.players[each].table for each in self.hand.players}) > 1

    def expected_places(self) -> Mapping[str, Place]:
        """The place that each of the hand would have; empty where nobody would be left."""
        return places_if_out(
            self.state, self.hand.players, self.hand.stacks, hand_for_hand=self.hand_for_hand
        )

    def eliminate(self, origin: Origin) -> Eliminated:
        several = len(self.hand.players) > 1
        command = Eliminate(
            self.state.tournament,
            tuple(self.hand.players),
            {each: self.hand.stacks[each] for each in self.hand.players} if several else {},
            hand_for_hand=self.hand_for_hand,
        )
        return floor.eliminate(self.desk.house, origin, command)

    def last_out(self) -> tuple[str, ...]:
        """Who went out last and may be brought back."""
        return self.state.undoable[-1] if self.state.undoable else ()

    def undo(self, origin: Origin, player: str) -> None:
        floor.undo_elimination(self.desk.house, origin, AboutPlayer(self.state.tournament, player))

    def pin(self, origin: Origin, player: str, *, pinned: bool) -> None:
        floor.pin(self.desk.house, origin, Pin(self.state.tournament, player, pinned))

    def expel(self, origin: Origin, player: str, until: datetime | None, reason: str) -> None:
        floor.expel(self.desk.house, origin, Expel(self.state.tournament, player, until, reason))

    @property
    def waiting(self) -> int:
        """How much waits for somebody of the floor: moves to be drawn, calls."""
        return self.due.moves + len(self.state.calls)

    @property
    def calls(self) -> Sequence[int]:
        """The tables that wait for their chief, the first to call first."""
        return sorted(self.state.calls, key=lambda table: self.state.calls[table])

    def answer_call(self, origin: Origin, table: int) -> None:
        tables.answer_call(self.desk.house, origin, tables.AtTable(self.state.tournament, table))

    def place_button(self, origin: Origin, player: str) -> None:
        """The dealer button lies before this player."""
        known = self.state.players[player]
        command = PlaceButton(self.state.tournament, known.table or 0, known.seat or 0)
        place_button(self.desk.house, origin, command)

    @property
    def entries_over(self) -> bool:
        """Whether who never came may be put out."""
        return not self.state.entries_open(self.desk.house.clock.now())

    def put_out_absent(self, origin: Origin, player: str) -> None:
        put_out_no_show(self.desk.house, origin, NoShow(self.state.tournament, player))

    # -- sessions ----------------------------------------------------------------------------

    @property
    def sessions_to_come(self) -> bool:
        """Whether another session follows the one that is played."""
        return self.state.session < len(self.state.terms.sessions)

    @property
    def by_seat(self) -> Sequence[str]:
        """Everybody in play, by table and seat."""
        tables = sorted(self.state.room().occupied.items())
        return [player for _, seats in tables for _, player in sorted(seats.items())]

    def close_session(self, closing: Origin, printing: Origin, bags: Mapping[str, int]) -> SessionEnded:
        """The bags as counted, and on paper what to begin again from without a screen."""
        house, tournament = self.desk.house, self.state.tournament
        ended = close_session(house, closing, CloseSession(tournament, bags))
        print_paper(house, printing, PaperAsked(Paper.EMERGENCY_SHEET, tournament))
        return ended

    def open_session(self, origin: Origin) -> SeatsGiven:
        return open_session(self.desk.house, origin, self._about())

    def finish(self, origin: Origin) -> None:
        floor.finish(self.desk.house, origin, self._about())

    def _about(self) -> OnFloor:
        return OnFloor(self.state.tournament)
