"""What happens to a tournament as a whole, its legal calendar and its sessions.

Version 2 of what holds terms: they say whether seats are drawn anew between sessions.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import ClassVar

from app.domain.poker.clock import Clock
from app.domain.poker.facts.values import NoticeKind, Override, Ranked
from app.domain.poker.terms import Terms


@dataclass(frozen=True, slots=True)
class TournamentCreated:
    """`commitment` is that of the first draw's seed. With `notices_elsewhere` the house keeps its
    letters outside the product, and every legal notice counts as sent in time."""

    VERSION: ClassVar[int] = 2
    tournament: str
    terms: Terms
    commitment: str
    notices_elsewhere: bool = False


@dataclass(frozen=True, slots=True)
class TermsChanged:
    """New terms, whole. `notice_by` is when the change of date must be known, if that changed;
    `clock` is where the clock stands, so that new levels count from there."""

    VERSION: ClassVar[int] = 2
    terms: Terms
    notice_by: datetime | None = None
    clock: Clock | None = None


@dataclass(frozen=True, slots=True)
class TournamentPostponed:
    """Put off before it began: entries stay, check-ins and seats don't. `asks` is the notice due."""

    VERSION: ClassVar[int] = 2
    terms: Terms
    reason: str
    asks: NoticeKind
    notice_by: datetime | None


@dataclass(frozen=True, slots=True)
class TournamentCancelled:
    VERSION: ClassVar[int] = 1
    reason: str


@dataclass(frozen=True, slots=True)
class TournamentStopped:
    """Stopped for a grave reason; `clock` is where it stood, None before the start."""

    VERSION: ClassVar[int] = 1
    reason: str
    clock: Clock | None


@dataclass(frozen=True, slots=True)
class NoticeSent:
    VERSION: ClassVar[int] = 1
    kind: NoticeKind
    at: datetime


@dataclass(frozen=True, slots=True)
class TournamentStarted:
    VERSION: ClassVar[int] = 1
    at: datetime
    clock: Clock
    override: Override | None = None


@dataclass(frozen=True, slots=True)
class TournamentFinished:
    VERSION: ClassVar[int] = 1
    winner: str
    ranking: tuple[Ranked, ...]
    clock: Clock


@dataclass(frozen=True, slots=True)
class SessionClosed:
    """The day's play is over: `bags` are the chips of everybody in play, counted and put away."""

    VERSION: ClassVar[int] = 1
    session: int
    bags: Mapping[str, int]
    clock: Clock


@dataclass(frozen=True, slots=True)
class SessionOpened:
    """The next session begins with the bags of the last; the clock goes on with what was left."""

    VERSION: ClassVar[int] = 1
    session: int
    clock: Clock
