"""What the tournament's verbs share: how players and tournaments are named, and read back."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

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
    starts_at: datetime | None = None


def player_of(play: Play, alias: str) -> tuple[str, str]:
    name, _, player = play.named("player", alias).partition("/")
    return name, player


@dataclass(frozen=True, slots=True)
class Playing:
    player: str
    document: bool = True


def state_of(play: Play, step: Step, name: str) -> Tournament:
    return tournaments.tournament(play.house, play.origin(step, Act.READ), tournaments.AskTournament(name))


def on_floor(play: Play, given: Reasoning) -> floor.OnFloor:
    return floor.OnFloor(play.named("tournament", given.tournament), given.reason)


def at_desk(play: Play, given: Playing) -> desk.AtDesk:
    return desk.AtDesk(*player_of(play, given.player))
