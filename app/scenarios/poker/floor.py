"""Verbs of the floor: seats, clock, eliminations, counts."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime

from app.domain.house.rights import Act
from app.domain.poker import view
from app.domain.poker.drawing import verify_draws
from app.scenarios.poker.common import (
    Naming,
    Playing,
    Reasoning,
    alias_of,
    on_floor,
    player_of,
    state_of,
)
from app.scenarios.reading import ScenarioError, Step, arguments
from app.scenarios.verbs import Play, Result, register_runner, verb
from app.services.poker import floor


@verb("draw", Naming)
def draw(play: Play, step: Step, given: Naming) -> Result:
    drawn = floor.draw(play.house, play.origin(step, Act.DRAW), on_floor(play, given))
    return {"tables": drawn.tables, "seated": drawn.seated, "spread": drawn.spread}


@verb("balance", Naming)
def balance(play: Play, step: Step, given: Naming) -> Result:
    done = floor.balance(play.house, play.origin(step, Act.BALANCE), on_floor(play, given))
    return {"moves": len(done.moves), "spread": done.spread, "broken": list(done.broken)}


@verb("verify_draws", Naming)
def verify_all_draws(play: Play, _step: Step, given: Naming) -> Result:
    with play.house.store.read() as unit:
        facts = [each.fact for each in unit.tournaments.facts(play.named("tournament", given.tournament))]
    return {"ok": all(verdict.fair for verdict in verify_draws(facts))}


@dataclass(frozen=True, slots=True)
class LookingAtSeat:
    """Whoever sits `nth`, by seat number, at the `open_table`-th of the open tables."""

    tournament: str
    open_table: int
    nth: int


def _looked_at(play: Play, step: Step) -> tuple[str, str]:
    if "player" in step.arguments:
        return player_of(play, arguments(step.arguments, Playing).player)
    seat = arguments(step.arguments, LookingAtSeat)
    name = play.named("tournament", seat.tournament)
    seated = view.seated_at(state_of(play, step, name), seat.open_table)
    if not 1 <= seat.nth <= len(seated):
        raise ScenarioError(f"nobody sits {seat.nth}-th at the {seat.open_table}-th open table")
    return name, seated[seat.nth - 1]


def player(play: Play, step: Step) -> Result:
    """A player by name, or by the seat he sits on."""
    name, who = _looked_at(play, step)
    play.name("player", step.alias, f"{name}/{who}")
    seen = view.view_player(state_of(play, step, name), who)
    place = str(seen.place) if seen.place else None
    return {"state": str(seen.state), "place": place, "table": seen.table, "seat": seen.seat}


register_runner("player", player)


@dataclass(frozen=True, slots=True)
class Assigning:
    tournament: str
    assign: Mapping[str, tuple[int, ...]]


@verb("chiefs", Assigning)
def chiefs(play: Play, step: Step, given: Assigning) -> Result:
    command = floor.AssignChiefs(play.named("tournament", given.tournament), dict(given.assign))
    watch = floor.assign_chiefs(play.house, play.origin(step, Act.ASSIGN_CHIEFS), command)
    return {"problems": [str(code) for code in watch.problems]}


@dataclass(frozen=True, slots=True)
class Starting:
    tournament: str
    override: str | None = None
    reason: str = ""


@verb("start", Starting)
def start(play: Play, step: Step, given: Starting) -> Result:
    name = play.named("tournament", given.tournament)
    command = floor.Start(name, given.override is not None, given.reason)
    origin = play.origin(step, Act.START)
    if given.override is not None and given.override != origin.operator:
        origin = play.approved(origin, given.override, Act.OVERRIDE_START, command.subject)
    floor.start(play.house, origin, command)
    return {}


@verb("pause", Reasoning)
def pause(play: Play, step: Step, given: Reasoning) -> Result:
    floor.pause(play.house, play.origin(step, Act.PAUSE), on_floor(play, given))
    return {}


@verb("resume", Reasoning, when="tournament")
def resume(play: Play, step: Step, given: Reasoning) -> Result:
    floor.resume(play.house, play.origin(step, Act.RESUME), on_floor(play, given))
    return {}


@dataclass(frozen=True, slots=True)
class Levelling:
    tournament: str
    number: int


@verb("level", Levelling)
def level(play: Play, step: Step, given: Levelling) -> Result:
    command = floor.SetLevel(play.named("tournament", given.tournament), given.number)
    floor.set_level(play.house, play.origin(step, Act.SET_LEVEL), command)
    return {}


@dataclass(frozen=True, slots=True)
class Adjusting:
    tournament: str
    seconds: int


@verb("adjust_clock", Adjusting)
def adjust_clock(play: Play, step: Step, given: Adjusting) -> Result:
    command = floor.AdjustClock(play.named("tournament", given.tournament), given.seconds)
    floor.adjust_clock(play.house, play.origin(step, Act.ADJUST_CLOCK), command)
    return {}


@verb("clock", Naming)
def clock(play: Play, step: Step, given: Naming) -> Result:
    seen = state_of(play, step, play.named("tournament", given.tournament)).clock_view(play.clock.now())
    return {"level": seen.level, "seconds_left": seen.seconds_left, "state": str(seen.state)}


@dataclass(frozen=True, slots=True)
class Eliminating:
    players: tuple[str, ...]
    stacks: Mapping[str, int] = field(default_factory=dict)
    hand_for_hand: bool = False
    one_by_one: bool = False


@verb("eliminate", Eliminating)
def eliminate(play: Play, step: Step, given: Eliminating) -> Result:
    who = {alias: player_of(play, alias) for alias in given.players}
    if not who:
        raise ScenarioError("eliminate wants players")
    name = next(iter(who.values()))[0]
    command = floor.Eliminate(
        name,
        tuple(player for _, player in who.values()),
        {player_of(play, alias)[1]: stack for alias, stack in given.stacks.items()},
        given.hand_for_hand,
        given.one_by_one,
    )
    done = floor.eliminate(play.house, play.origin(step, Act.ELIMINATE), command)
    return {"places": {alias: done.places[player] for alias, (_, player) in who.items()}}


@verb("undo_elimination", Playing)
def undo_elimination(play: Play, step: Step, given: Playing) -> Result:
    command = floor.AboutPlayer(*player_of(play, given.player))
    floor.undo_elimination(play.house, play.origin(step, Act.UNDO_ELIMINATION), command)
    return {}


@dataclass(frozen=True, slots=True)
class Expelling:
    player: str
    until: datetime | None
    reason: str = ""
    stack: int | None = None


@verb("expel", Expelling)
def expel(play: Play, step: Step, given: Expelling) -> Result:
    command = floor.Expel(*player_of(play, given.player), given.until, given.reason, given.stack)
    floor.expel(play.house, play.origin(step, Act.EXPEL), command)
    return {}


@dataclass(frozen=True, slots=True)
class Counting:
    tournament: str
    table: int
    stacks: Mapping[str, int] = field(default_factory=dict)
    total: int | None = None


@verb("chip_count", Counting)
def chip_count(play: Play, step: Step, given: Counting) -> Result:
    if ("stacks" in step.arguments) == ("total" in step.arguments):
        raise ScenarioError("chip_count wants stacks or total")
    command = floor.CountChips(
        play.named("tournament", given.tournament),
        given.table,
        {player_of(play, alias)[1]: stack for alias, stack in given.stacks.items()},
        given.total,
    )
    seen = floor.count_chips(play.house, play.origin(step, Act.COUNT_CHIPS), command)
    return {"in_play": seen.in_play, "counted": seen.counted, "difference": seen.difference}


@verb("state", Naming)
def state(play: Play, step: Step, given: Naming) -> Result:
    seen = view.overview(state_of(play, step, play.named("tournament", given.tournament)))
    return {
        "entries": seen.entries,
        "pre_registered": seen.pre_registered,
        "waiting": seen.waiting,
        "in_play": seen.in_play,
        "tables": seen.tables,
        "chips_in_play": seen.chips_in_play,
        "average": seen.average,
        "pool": seen.pool.plain(),
        "rake": seen.rake.plain(),
        "minimum": seen.minimum.plain(),
        "spread": seen.spread,
        "seats_valid": seen.seats_valid,
    }


@verb("finish", Naming)
def finish(play: Play, step: Step, given: Naming) -> Result:
    floor.finish(play.house, play.origin(step, Act.FINISH), on_floor(play, given))
    name = play.named("tournament", given.tournament)
    finished = state_of(play, step, name).finish
    return {"winner": alias_of(play, step, "winner", name, finished.winner) if finished else None}
