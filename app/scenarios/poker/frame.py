"""Verbs of the tournament's frame and its legal calendar."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum
from typing import Any

from app.domain.house.rights import Act
from app.domain.poker.facts import NoticeKind
from app.domain.poker.terms import (
    DealersBonusTerms,
    Format,
    Game,
    Level,
    RebuyTerms,
    ReentryTerms,
    Terms,
    standard_levels,
)
from app.domain.values import Money
from app.domain.values.days import local
from app.scenarios.poker.common import Naming, Reasoning, state_of
from app.scenarios.reading import ScenarioError, Step, arguments
from app.scenarios.verbs import Play, Result, register_runner, verb
from app.services.poker import tournaments

_ROOM_FOR_ALL = 10_000
"""The capacity of a tournament for which a file names none."""


@dataclass(frozen=True, slots=True)
class LevelGiven:
    sb: int
    bb: int
    minutes: int
    ante: int = 0
    break_: int = 0


@dataclass(frozen=True, slots=True)
class RebuyGiven:
    price: Money
    chips: int
    limit: int | None = None
    until_level: int | None = None


@dataclass(frozen=True, slots=True)
class ReentryGiven:
    """What is announced of a re-entry; what is left out is as at the first entry."""

    buy_in: Money | None = None
    fee: Money | None = None
    chips: int | None = None


@dataclass(frozen=True, slots=True)
class BonusGiven:
    price: Money
    chips: int


class Notices(StrEnum):
    """Whether every legal notice counts as sent in time, or only those that the file sends."""

    SENT = "sent"
    NONE = "none"


@dataclass(frozen=True, slots=True)
class Creating:
    name: str
    game: Game
    format: Format
    buy_in: Money
    chips: int
    starts_at: datetime
    capacity: int | None = None
    fee: Money = Money.ZERO
    seats: int = 9
    sessions: tuple[datetime, ...] = ()
    levels: tuple[dict[str, Any], ...] = ()
    first_part_levels: int = 0
    late_levels: int = 0
    rebuy: RebuyGiven | None = None
    reentry: Any = False
    dealers_bonus: BonusGiven | None = None
    contribution_cash: Money = Money.ZERO
    contribution_kind: Money = Money.ZERO
    guarantee: Money = Money.ZERO
    added_tables: bool = False
    temporary_staff: bool = False
    notices: Notices = Notices.SENT

    def terms(self) -> Terms:
        rebuy, bonus = self.rebuy, self.dealers_bonus
        return Terms(
            name=self.name,
            game=self.game,
            format=self.format,
            buy_in=self.buy_in,
            fee=self.fee,
            chips=self.chips,
            seats=self.seats,
            capacity=self._capacity(),
            starts_at=self.starts_at,
            sessions=self.sessions,
            levels=tuple(map(_level, self.levels)) or standard_levels(),
            first_part_levels=self.first_part_levels,
            late_levels=self.late_levels,
            rebuy=RebuyTerms(rebuy.price, rebuy.chips, rebuy.limit, rebuy.until_level) if rebuy else None,
            reentry=self.reentry is not False,
            reentry_terms=self._reentry(),
            dealers_bonus=DealersBonusTerms(bonus.price, bonus.chips) if bonus else None,
            contribution_cash=self.contribution_cash,
            contribution_kind=self.contribution_kind,
            guarantee=self.guarantee,
            added_tables=self.added_tables,
            temporary_staff=self.temporary_staff,
        )

    def _capacity(self) -> int:
        if self.capacity is not None:
            return self.capacity
        return self.seats if self.format is Format.SINGLE_TABLE else _ROOM_FOR_ALL

    def _reentry(self) -> ReentryTerms | None:
        if isinstance(self.reentry, bool):
            return None
        if not isinstance(self.reentry, Mapping):
            raise ScenarioError(f"reentry is true, false or its terms, not {self.reentry!r}")
        given = arguments(self.reentry, ReentryGiven)
        return ReentryTerms(
            self.buy_in if given.buy_in is None else given.buy_in,
            self.fee if given.fee is None else given.fee,
            self.chips if given.chips is None else given.chips,
        )


def _level(given: Mapping[str, Any]) -> Level:
    named = {("break_" if key == "break" else key): value for key, value in given.items()}
    level = arguments(named, LevelGiven)
    return Level(level.sb, level.bb, level.ante, level.minutes, level.break_)


@verb("tournament", Creating)
def tournament(play: Play, step: Step, given: Creating) -> Result:
    command = tournaments.CreateTournament(given.terms(), given.notices is Notices.SENT)
    made = tournaments.create_tournament(play.house, play.origin(step, Act.CREATE_TOURNAMENT), command)
    play.name("tournament", step.alias, made.tournament)
    play.terms[made.tournament] = dict(step.arguments)
    return {}


def change(play: Play, step: Step) -> Result:
    """Those arguments of `tournament` that change; the others stay as the file last gave them."""
    given = dict(step.arguments)
    if "tournament" not in given:
        raise ScenarioError("change wants tournament")
    name = play.named("tournament", given.pop("tournament"))
    merged = {**play.terms[name], **given}
    if "sessions" in merged and "sessions" not in given:
        before = arguments(play.terms[name], Creating).terms()
        moved = before.moved_to(arguments(merged, Creating).starts_at)
        merged["sessions"] = [each.isoformat() for each in moved.sessions]
    command = tournaments.ChangeTournament(name, arguments(merged, Creating).terms())
    tournaments.change_tournament(play.house, play.origin(step, Act.CHANGE_TOURNAMENT), command)
    play.terms[name] = merged
    return {}


register_runner("change", change)


@dataclass(frozen=True, slots=True)
class Noticing:
    tournament: str
    kind: NoticeKind


@verb("notice", Noticing)
def notice(play: Play, step: Step, given: Noticing) -> Result:
    command = tournaments.SendNotice(play.named("tournament", given.tournament), given.kind)
    sent = tournaments.send_notice(play.house, play.origin(step, Act.SEND_NOTICE), command)
    return {"state": str(sent.state)}


@verb("notices", Naming)
def notices(play: Play, step: Step, given: Naming) -> Result:
    query = tournaments.AskTournament(play.named("tournament", given.tournament))
    due = tournaments.notices(play.house, play.origin(step, Act.READ), query)
    return {"notices": {str(kind): str(each.state) for kind, each in due.items()}}


def _ending(play: Play, given: Reasoning) -> tournaments.EndTournament:
    return tournaments.EndTournament(play.named("tournament", given.tournament), given.reason)


@verb("cancel_tournament", Reasoning)
def cancel_tournament(play: Play, step: Step, given: Reasoning) -> Result:
    origin = play.origin(step, Act.CANCEL_TOURNAMENT)
    tournaments.cancel_tournament(play.house, origin, _ending(play, given))
    return {}


@verb("stop", Reasoning)
def stop(play: Play, step: Step, given: Reasoning) -> Result:
    tournaments.stop_tournament(play.house, play.origin(step, Act.STOP), _ending(play, given))
    return {}


@dataclass(frozen=True, slots=True)
class PuttingOff:
    """Without `starts_at`: to the next day at the same hour."""

    tournament: str
    reason: str = ""
    starts_at: datetime | None = None


@verb("postpone", PuttingOff)
def postpone(play: Play, step: Step, given: PuttingOff) -> Result:
    name = play.named("tournament", given.tournament)
    starts_at = given.starts_at
    if starts_at is None:
        before = local(arguments(play.terms[name], Creating).starts_at)
        starts_at = (before.replace(tzinfo=None) + timedelta(days=1)).replace(tzinfo=before.tzinfo)
    command = tournaments.Postpone(name, starts_at, given.reason)
    tournaments.postpone(play.house, play.origin(step, Act.POSTPONE), command)
    moved = state_of(play, step, name).terms
    play.terms[name] |= {"starts_at": moved.starts_at.isoformat()}
    if moved.sessions:
        play.terms[name] |= {"sessions": [each.isoformat() for each in moved.sessions]}
    return {}
