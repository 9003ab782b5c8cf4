"""What the tournament's verbs share: how players and tournaments are named, and read back."""

from __future__ import annotations

from dataclasses import dataclass

from app.domain.house.rights import Act
from app.domain.poker.state import Tournament
from app.scenarios.reading import Step
from app.scenarios.verbs import Play
from app.services.poker import desk, floor, tournaments


@dataclass(frozen=True, slots=True)
class Naming:
    tournament: str


@dataclass(frozen=True, slots=True)
class Reasoning:
    tournament: str
    reason: str = ""


def player_of(play: Play, alias: str) -> tuple[str, str]:
    name, _, player = play.named("player", alias).partition("/")
    return name, player


def alias_of(play: Play, step: Step, key: str, name: str, player: str) -> str:
    """What the file calls a player: of several names that which the step expects under `key`."""
    wanted = (step.expect or {}).get(key)
    if isinstance(wanted, str) and play.names.get(("player", wanted)) == f"{name}/{player}":
        return wanted
    return play.aliases.get(player, {}).get(name, player)


def give_alias(play: Play, step: Step, name: str, player: str) -> None:
    """The player is known by the step's `as` from now on; without one he keeps the name he has."""
    play.name("player", step.alias, f"{name}/{player}")
    if step.alias is not None:
        play.aliases.setdefault(player, {})[name] = step.alias


@dataclass(frozen=True, slots=True)
class Playing:
    player: str


@dataclass(frozen=True, slots=True)
class Showing:
    """`document`: he shows a valid identity document."""

    player: str
    document: bool = True


def state_of(play: Play, step: Step, name: str) -> Tournament:
    return tournaments.tournament(play.house, play.origin(step, Act.READ), tournaments.AskTournament(name))


def on_floor(play: Play, given: Naming | Reasoning) -> floor.OnFloor:
    reason = given.reason if isinstance(given, Reasoning) else ""
    return floor.OnFloor(play.named("tournament", given.tournament), reason)


def at_desk(play: Play, given: Playing) -> desk.AtDesk:
    return desk.AtDesk(*player_of(play, given.player))
