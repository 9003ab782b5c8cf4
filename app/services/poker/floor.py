"""The floor: draw, chiefs, start, clock, eliminations, counts, balancing, expulsion (POKER P4, P5)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime

from app.domain.errors import Code
from app.domain.house.rights import Act, ensure_may
from app.domain.poker import drawing, floor, play, timing
from app.domain.poker.facts import Override
from app.domain.poker.ranking import places
from app.domain.poker.sessions import next_big_blinds
from app.domain.poker.state import Tournament
from app.services.act import Work, act
from app.services.house import House, Origin
from app.services.poker.folding import context, load, record
from app.services.poker.seats import SeatsGiven as SeatsGiven  # noqa: PLC0414  # the answer of acts here
from app.services.poker.seats import give_seats
from app.services.poker.tables import ensure_own_table


@dataclass(frozen=True, slots=True)
class OnFloor:
    """An act on a whole tournament."""

    tournament: str
    reason: str = ""

    @property
    def subject(self) -> str:
        return f"tournament {self.tournament}"


@dataclass(frozen=True, slots=True)
class Done:
    tournament: str


@act(Act.DRAW)
def draw(work: Work, command: OnFloor) -> SeatsGiven:
    """The first draw, whole or not at all (F31), with its sheet and a card for each player."""
    state = _state(work, command.tournament)
    return give_seats(work, state, drawing.decide_draw(state, context(work, state)))


@act(Act.BALANCE)
def balance(work: Work, command: OnFloor) -> SeatsGiven:
    """As few moves as make the room level; nothing where it is. By position where the rules say so
    and the buttons are known."""
    state = _state(work, command.tournament)
    blinds = next_big_blinds(state)
    return give_seats(work, state, drawing.decide_balance(state, context(work, state), blinds))


@dataclass(frozen=True, slots=True)
class AssignChiefs:
    """Which chief watches which tables, whole."""

    tournament: str
    assign: Mapping[str, tuple[int, ...]]


@dataclass(frozen=True, slots=True)
class ChiefsWatch:
    problems: tuple[Code, ...]


@act(Act.ASSIGN_CHIEFS)
def assign_chiefs(work: Work, command: AssignChiefs) -> ChiefsWatch:
    """Recorded whatever is wrong with it; what is wrong is told, and refuses the start."""
    state = _state(work, command.tournament)
    after = record(work, state, floor.decide_chiefs(state, command.assign))
    return ChiefsWatch(tuple(floor.chief_problems(after)))


@dataclass(frozen=True, slots=True)
class Start:
    """`overrides`: the casino director starts whatever notices and chiefs lack, for a reason."""

    tournament: str
    overrides: bool = False
    reason: str = ""

    @property
    def subject(self) -> str:
        return f"tournament {self.tournament}"


def start(house: House, origin: Origin, command: Start) -> Done:
    """The first level begins. Refusals in the order of `floor.decide_start`.

    A start that overrides is an act of its own in the journal: inspectors ask for it first (P2, H2).
    """
    return (_start_overridden if command.overrides else _start)(house, origin, command)


@act(Act.START, subject=lambda command: command.subject)
def _start(work: Work, command: Start) -> Done:
    return _begin(work, command, None)


@act(Act.OVERRIDE_START, subject=lambda command: command.subject)
def _start_overridden(work: Work, command: Start) -> Done:
    """Raises Refused(not_allowed): only the casino director overrides, in person or by his PIN."""
    ensure_may(work.operator(work.origin.operator), Act.START)
    return _begin(work, command, Override(work.supervisor_for(Act.OVERRIDE_START), command.reason))


def _begin(work: Work, command: Start, override: Override | None) -> Done:
    state = _state(work, command.tournament)
    record(work, state, floor.decide_start(state, context(work, state), override))
    return Done(command.tournament)


@dataclass(frozen=True, slots=True)
class SetLevel:
    tournament: str
    number: int


@dataclass(frozen=True, slots=True)
class AdjustClock:
    """`seconds` more time left or, negative, less."""

    tournament: str
    seconds: int


@act(Act.PAUSE)
def pause(work: Work, command: OnFloor) -> Done:
    """The clock stands still."""
    state = _state(work, command.tournament)
    record(work, state, timing.decide_pause(state, command.reason, context(work, state)))
    return Done(command.tournament)


@act(Act.RESUME)
def resume(work: Work, command: OnFloor) -> Done:
    """It goes on with what was left."""
    state = _state(work, command.tournament)
    record(work, state, timing.decide_resume(state, command.reason, context(work, state)))
    return Done(command.tournament)


@act(Act.SET_LEVEL)
def set_level(work: Work, command: SetLevel) -> Done:
    """Level `number` begins now."""
    state = _state(work, command.tournament)
    record(work, state, timing.decide_level(state, command.number, context(work, state)))
    return Done(command.tournament)


@act(Act.ADJUST_CLOCK)
def adjust_clock(work: Work, command: AdjustClock) -> Done:
    """More time, or less; never less than none."""
    state = _state(work, command.tournament)
    record(work, state, timing.decide_adjust_clock(state, command.seconds, context(work, state)))
    return Done(command.tournament)


@dataclass(frozen=True, slots=True)
class Eliminate:
    """Players out in one hand; `stacks` are their chips at its start."""

    tournament: str
    players: tuple[str, ...]
    stacks: Mapping[str, int] = field(default_factory=dict)
    hand_for_hand: bool = False
    one_by_one: bool = False


@dataclass(frozen=True, slots=True)
class Eliminated:
    """The places now, as words: `12`, or `12-13` where they are shared."""

    places: Mapping[str, str]


@act(Act.ELIMINATE)
def eliminate(work: Work, command: Eliminate) -> Eliminated:
    """Refusals in the order of `play.decide_eliminate`."""
    state = _state(work, command.tournament)
    ensure_own_table(work, state, *command.players)
    facts = play.decide_eliminate(
        state,
        command.players,
        command.stacks or None,
        hand_for_hand=command.hand_for_hand,
        one_by_one=command.one_by_one,
    )
    ranked = places(record(work, state, facts))
    return Eliminated({player: str(ranked[player]) for player in command.players})


@dataclass(frozen=True, slots=True)
class AboutPlayer:
    tournament: str
    player: str


@act(Act.UNDO_ELIMINATION)
def undo_elimination(work: Work, command: AboutPlayer) -> Done:
    """Place, seat and stack back, the last one out first (F22)."""
    state = _state(work, command.tournament)
    ensure_own_table(work, state, command.player)
    record(work, state, play.decide_undo_elimination(state, command.player))
    return Done(command.tournament)


@dataclass(frozen=True, slots=True)
class Expel:
    """For a time, or for good (`until` None)."""

    tournament: str
    player: str
    until: datetime | None
    reason: str
    stack: int | None = None


@act(Act.EXPEL)
def expel(work: Work, command: Expel) -> Done:
    """No refund, no place, no prize for who is expelled for good."""
    state = _state(work, command.tournament)
    facts = play.decide_expel(state, command.player, command.until, command.reason, command.stack)
    record(work, state, facts)
    return Done(command.tournament)


@dataclass(frozen=True, slots=True)
class Pin:
    """A player stays at his table, or may be moved again (case F28)."""

    tournament: str
    player: str
    pinned: bool = True


@act(Act.PIN_PLAYER)
def pin(work: Work, command: Pin) -> Done:
    """Balancing leaves him where he sits. Raises Refused(unknown)."""
    state = _state(work, command.tournament)
    record(work, state, drawing.decide_pin(state, command.player, pinned=command.pinned))
    return Done(command.tournament)


@dataclass(frozen=True, slots=True)
class CountChips:
    """A table counted, by player or as a whole."""

    tournament: str
    table: int
    stacks: Mapping[str, int] = field(default_factory=dict)
    total: int | None = None


@dataclass(frozen=True, slots=True)
class ChipsKnown:
    """`difference` is counted less in play, None until every open table is counted."""

    in_play: int
    counted: int
    difference: int | None
    explained_by: tuple[int, ...]


@act(Act.COUNT_CHIPS)
def count_chips(work: Work, command: CountChips) -> ChipsKnown:
    """A difference is shown at once, with the tables that explain it."""
    state = _state(work, command.tournament)
    ensure_own_table(work, state, table=command.table)
    facts = play.decide_chip_count(state, command.table, command.stacks or None, command.total)
    seen = play.view_count(record(work, state, facts))
    return ChipsKnown(seen.in_play, seen.counted, seen.difference, seen.explained_by)


@act(Act.FINISH)
def finish(work: Work, command: OnFloor) -> Done:
    """One player has all the chips."""
    state = _state(work, command.tournament)
    record(work, state, play.decide_finish(state, context(work, state)))
    return Done(command.tournament)


def _state(work: Work, tournament: str) -> Tournament:
    work.subject = f"tournament {tournament}"
    return load(work.unit, tournament)
