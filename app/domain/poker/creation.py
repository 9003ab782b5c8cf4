"""Creating, changing, putting off, cancelling and stopping a tournament (POKER P1, P2, P8)."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime

from app.domain.errors import Code, Refused
from app.domain.poker.calendar import change_known_by, require_time_to_tell
from app.domain.poker.clock import Clock
from app.domain.poker.context import Context, require_reason, require_running_life
from app.domain.poker.facts import (
    NoticeKind,
    TermsChanged,
    TournamentCancelled,
    TournamentCreated,
    TournamentPostponed,
    TournamentStopped,
)
from app.domain.poker.state import Tournament
from app.domain.poker.terms import Format, Terms, broken_rules, impossible_fields


def decide_create(
    tournament: str, terms: Terms, context: Context, *, notices_elsewhere: bool = False
) -> tuple[TournamentCreated]:
    """A new tournament, committed to the seed of its first draw.

    Raises Refused with every rule of P1 that is broken, or `terms_invalid` and the fields.
    """
    _require_sound(terms)
    return (TournamentCreated(tournament, terms, context.next_commitment, notices_elsewhere),)


def _require_sound(terms: Terms) -> None:
    fields = impossible_fields(terms)
    if fields:
        raise Refused(Code.TERMS_INVALID, fields=fields)
    broken = broken_rules(terms)
    if broken:
        raise Refused(*broken)


def decide_change(state: Tournament, terms: Terms, context: Context) -> tuple[TermsChanged]:
    """New terms for what is to come; who entered keeps his price (case F18), levels that have been
    played stay as they were.

    Raises Refused `stopped`, as `decide_create`, `already_started` (date) or `already_drawn`
    (chips, seats) for what can no longer change, `prizes_fixed` (contributions), `times_invalid`
    for a start in the past, `notice_missing` for a change of date within 72 hours.
    """
    require_running_life(state)
    _require_sound(terms)
    _require_still_open(state, terms, context)
    known_by = None
    if terms.starts_at != state.terms.starts_at:
        _require_to_come(terms.starts_at, context)
        known_by = change_known_by(state, terms.starts_at)
        require_time_to_tell(state, known_by, context.now)
    clock = state.clock.at(state.terms.levels, context.now) if state.clock else None
    played = levels_played(state, context.now)
    kept = replace(terms, levels=state.terms.levels[:played] + terms.levels[played:])
    return (TermsChanged(kept, known_by, clock),)


def levels_played(state: Tournament, now: datetime) -> int:
    """How many levels are over at `now`, breaks after them begun: they can no longer be changed."""
    if state.clock is None:
        return 0
    view = state.clock_view(now)
    return view.level if view.on_break else view.level - 1


def _require_still_open(state: Tournament, terms: Terms, context: Context) -> None:
    old = state.terms
    if state.started and (terms.starts_at, terms.format, terms.game) != (
        old.starts_at,
        old.format,
        old.game,
    ):
        raise Refused(Code.ALREADY_STARTED)
    if len(terms.levels) < state.level(context.now):
        raise Refused(Code.TERMS_INVALID, fields=("levels",))
    if state.drawn and (terms.chips, terms.seats) != (old.chips, old.seats):
        raise Refused(Code.ALREADY_DRAWN)
    if state.prizes is not None and (
        terms.contribution_cash,
        terms.contribution_kind,
        terms.guarantee,
    ) != (old.contribution_cash, old.contribution_kind, old.guarantee):
        raise Refused(Code.PRIZES_FIXED)


def _require_to_come(starts_at: datetime, context: Context) -> None:
    if starts_at <= context.now:
        raise Refused(Code.TIMES_INVALID, starts_at=starts_at)


def decide_postpone(
    state: Tournament, starts_at: datetime, reason: str, context: Context
) -> tuple[TournamentPostponed]:
    """Another start; entries stay, check-ins and drawn seats are taken back.

    A single-table tournament put off for want of players asks for its own notice alone. Raises
    Refused `reason_required`, `stopped`, `already_started`, `times_invalid`, `notice_missing`.
    """
    reason = require_reason(reason)
    require_running_life(state)
    if state.started:
        raise Refused(Code.ALREADY_STARTED)
    _require_to_come(starts_at, context)
    terms = state.terms.moved_to(starts_at)
    if state.terms.format is Format.SINGLE_TABLE and terms.starts_at > state.terms.starts_at:
        return (TournamentPostponed(terms, reason, NoticeKind.POSTPONEMENT, None),)
    known_by = change_known_by(state, starts_at)
    require_time_to_tell(state, known_by, context.now)
    return (TournamentPostponed(terms, reason, NoticeKind.DATE_CHANGE, known_by),)


def decide_cancel(state: Tournament, reason: str) -> tuple[TournamentCancelled]:
    """Never refused for lateness. Raises Refused `reason_required`, `stopped`, `already_started`."""
    reason = require_reason(reason)
    require_running_life(state)
    if state.started:
        raise Refused(Code.ALREADY_STARTED)
    return (TournamentCancelled(reason),)


def decide_stop(state: Tournament, reason: str, context: Context) -> tuple[TournamentStopped]:
    """Stopped for a grave reason. Raises Refused `reason_required`, `stopped`, `prizes_paid`,
    `already_certified`."""
    reason = require_reason(reason)
    require_running_life(state)
    if state.prizes_paid:
        raise Refused(Code.PRIZES_PAID)
    if state.certified is not None:
        raise Refused(Code.ALREADY_CERTIFIED)
    return (TournamentStopped(reason, standing(state, context)),)


def standing(state: Tournament, context: Context) -> Clock | None:
    """The clock as it stands now, no longer running; None before the start."""
    if state.clock is None:
        return None
    return state.clock.at(state.terms.levels, context.now).paused(context.now)
