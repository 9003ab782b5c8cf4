"""The legal calendar: what must be told by when, and whether it was (POKER P2)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from enum import StrEnum

from app.domain.errors import Code, Refused
from app.domain.poker.context import Context
from app.domain.poker.facts import NoticeKind, NoticeSent
from app.domain.poker.state import Tournament
from app.domain.poker.terms import Format
from app.domain.values import business_day
from app.domain.values.days import midnight

CALENDAR_DAYS = 21
HOURS = timedelta(hours=72)


class NoticeState(StrEnum):
    TO_DO = "to_do"
    SENT = "sent"
    LATE = "late"


@dataclass(frozen=True, slots=True)
class Notice:
    """A notice that is due. It is in time up to `deadline` itself; None: whenever it is sent."""

    kind: NoticeKind
    deadline: datetime | None
    sent_at: datetime | None
    state: NoticeState


def notices(state: Tournament, now: datetime) -> Mapping[NoticeKind, Notice]:
    """Every notice that the tournament asks for, in the order of the calendar."""
    return {
        kind: Notice(kind, deadline, state.notices.get(kind), _state(state, kind, deadline, now))
        for kind, deadline in _deadlines(state).items()
    }


def _deadlines(state: Tournament) -> dict[NoticeKind, datetime | None]:
    terms = state.terms
    days_before, hours_before = _end_of_day_before(terms.starts_at), terms.starts_at - HOURS
    single = terms.format is Format.SINGLE_TABLE
    due: dict[NoticeKind, tuple[bool, datetime | None]] = {
        NoticeKind.RULES_MINISTER: (True, days_before),
        NoticeKind.RULES_PREFECT: (True, days_before),
        NoticeKind.TABLE_PLAN: (terms.added_tables, days_before),
        NoticeKind.TEMPORARY_STAFF: (terms.temporary_staff, days_before),
        NoticeKind.SEASON_TABLE: (single, terms.starts_at),
        NoticeKind.SINGLE_TABLE: (single and terms.single_session, hours_before),
        NoticeKind.DATE_CHANGE: (state.date_change_by is not None, state.date_change_by),
        NoticeKind.POSTPONEMENT: (state.postponed, None),
        NoticeKind.CANCELLATION: (state.cancelled, hours_before),
    }
    return {kind: deadline for kind, (asked, deadline) in due.items() if asked}


def _end_of_day_before(starts_at: datetime) -> datetime:
    """The last instant of the day that lies 21 calendar days before the start."""
    day = business_day(starts_at) - timedelta(days=CALENDAR_DAYS)
    return midnight(day + timedelta(days=1)) - timedelta(microseconds=1)


def _state(state: Tournament, kind: NoticeKind, deadline: datetime | None, now: datetime) -> NoticeState:
    if state.notices_elsewhere:
        return NoticeState.SENT
    sent_at = state.notices.get(kind)
    if sent_at is None and deadline is None:
        return NoticeState.TO_DO
    if deadline is not None and (sent_at or now) > deadline:
        return NoticeState.LATE
    return NoticeState.TO_DO if sent_at is None else NoticeState.SENT


def missing_notices(state: Tournament, now: datetime) -> tuple[NoticeKind, ...]:
    """Those that stand in the way of a start: to do, or late."""
    return tuple(kind for kind, notice in notices(state, now).items() if notice.state is not NoticeState.SENT)


def decide_notice(kind: NoticeKind, context: Context) -> tuple[NoticeSent]:
    """The notice is sent now. A late one is recorded too, and shows as late."""
    return (NoticeSent(kind, context.now),)


def change_known_by(state: Tournament, starts_at: datetime) -> datetime:
    """When a change of date to `starts_at` has to be known: 72 hours before the earlier date."""
    return min(state.terms.starts_at, starts_at.astimezone(UTC)) - HOURS


def require_time_to_tell(state: Tournament, known_by: datetime, now: datetime) -> None:
    """Raises Refused `notice_missing` for a change of date within the 72 hours."""
    if now > known_by and not state.notices_elsewhere:
        raise Refused(Code.NOTICE_MISSING, kinds=(NoticeKind.DATE_CHANGE,))
